"""Five Wins' bots: they see what wins and what must be stopped; the rest is in `games/test_every_game.py`."""

from random import Random

import pytest

from fives.games.five_wins import GAME
from fives.games.five_wins.bots import DEFENCE, Sight, choose, holes, lines, wins
from fives.games.five_wins.field_as_bits import lifts, rows
from fives.games.five_wins.notation import write_move
from fives.games.five_wins.rules import moves, view
from games.five_wins.boards import after, board

IDS = [level.id for level in GAME.levels]


def chosen(state, level, seeds=12):
    """Return the moves a level makes with different luck; the master needs none, but time, and first it is compiled."""
    seen = view(state, state.turn)
    if level == "master":
        choose(seen, state.turn, level, Random(), 0.2)
        return {write_move(choose(seen, state.turn, level, Random(), 1.0))}
    return {write_move(choose(seen, state.turn, level, Random(seed), 0.2)) for seed in range(seeds)}


@pytest.mark.parametrize("level", IDS)
def test_every_level_takes_a_row(level):
    assert chosen(board("oooo. xxxx.", "w", laying=True), level) <= {"4,0", "-1,0"}


@pytest.mark.parametrize("level", IDS[1:])
def test_a_row_of_the_other_is_stopped(level):
    state = board("xxxxo ooo..", "w", laying=True)
    assert chosen(state, level) == {"-1,0"}


def test_the_beginner_overlooks_it_now_and_then():
    assert len(chosen(board("xxxxo ooo..", "w", laying=True), "beginner", seeds=30)) > 1


def test_the_strong_level_does_not_let_four_stand_open():
    """An open three of the other player must be stopped now: with four it is too late."""
    state = board("..o.... .xxx... ..oo...", "w", laying=True)
    assert chosen(state, "strong", seeds=4) <= {"0,1", "4,1", "5,1", "-1,1"}


def test_in_the_after_game_a_stone_is_moved_into_the_row():
    state = board("oooo.x xxx.xx o.x...".replace("xxx.xx", "xxxoxx"), "w")
    for level in IDS:
        assert all(after(state, move).winner == 0 for move in chosen(state, level, seeds=3))


def test_the_last_stone_is_taken():
    for level in IDS:
        state = board("oo.. ooox", "w")
        assert all(after(state, move).winner == 0 for move in chosen(state, level, seeds=3))


def test_holes_are_the_cells_that_complete_a_row():
    """Compared with trying every cell."""
    random = Random(1)
    for _ in range(60):
        own = sum(1 << (34 * y + x) for y in range(4, 12) for x in range(4, 12) if random.random() < 0.45)
        free = [1 << (34 * y + x) for y in range(2, 14) for x in range(2, 14) if not own >> (34 * y + x) & 1]
        if not rows(own):
            assert {cell for cell in free if rows(own | cell)} == {cell for cell in free if holes(own) & cell}


def test_a_row_that_would_be_too_long_is_no_win():
    state = board("ooo.oo xxx.xx ..xox.", "w", laying=True)
    own, stones = state.stones[0], state.stones[0] | state.stones[1]
    there = holes(own) & ~stones
    assert list(wins(own, stones, 9, False, there)) == [there] != [0]
    assert list(wins(own, stones, 9, True, there)) == []


def test_a_stone_is_worth_what_it_adds_to_all_lines():
    """Seen from nine cells in four directions, and counted over the whole table."""
    state = board("oxo.o xxoox o.xo. ..x..", "w")
    for move in moves(state, 0):
        lift = next(lift for lift in lifts(state.stones[0], sum(state.stones)) if lift.stone == state.bit(move.lift))
        mine, theirs, target = state.stones[0] & lift.kept, state.stones[1] & lift.kept, state.bit(move.to)
        sight = Sight(mine, theirs, 5, False)
        gain, _ = sight._gain(target)
        after = lines(mine | target, theirs) - DEFENCE * lines(theirs, mine | target)
        assert sight.base + gain == pytest.approx(after)
