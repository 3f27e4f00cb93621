"""Torris's bots: quick, and awake when a game can be decided; the rest is in `games/test_every_game.py`."""

from random import Random

import pytest

from fives.core.game import NATURE
from fives.games.torris import GAME, bots
from fives.games.torris.bots import choose
from fives.games.torris.notation import read_state
from fives.games.torris.rules import (
    COLOURS,
    Options,
    actors,
    climb,
    count,
    draw,
    find_landings,
    moves,
    play,
    raise_stone,
    start,
)
from games.torris.figures import PAGE
from games.torris.ladder import measure_losses
from games.torris.random_positions import BOTH

FLAT = "- - - - - - - -"


def position(*rows, turn="w"):
    return read_state("/".join([*rows, *[FLAT] * (4 - len(rows))]) + f" | {turn}", Options())


def test_the_gain_of_a_move_is_what_the_points_say():
    """The order in which moves are looked at rests on it."""
    state, random = start(2, Options(), 0), Random(2)
    state = play(state, NATURE, draw(state, random))
    while actors(state):
        seat = state.turn
        for move, end in state.landings.items():
            after, _ = count(raise_stone(state.towers, move, end))
            lead = [points[seat] - points[1 - seat] for points in (state.scores, after)]
            assert bots._gain(state.towers, move, end) == lead[1] - lead[0]
        state = play(state, seat, random.choice(moves(state, seat)))


def test_the_strong_bot_takes_the_tower_that_ends_the_game():
    """It wins by two moves in a row: black sits out after either."""
    state = position("w1 b1b2b3 - - - w2 w3 -")
    assert choose(state, 0, "strong", Random(1), 1.0) == "a1E"


def best(towers, seat, closing):
    """Return what the end is worth to `seat`, in terms of the rules alone: everything is tried."""
    mine = find_landings(towers, COLOURS[seat])
    if not mine:
        sits_out = find_landings(towers, COLOURS[1 - seat])
        return -best(towers, 1 - seat, closing) if sits_out else bots._final(towers, seat)
    return max(-best(climb(towers, move, end, closing)[0], 1 - seat, closing) for move, end in mine.items())


@BOTH
@pytest.mark.parametrize("seed", range(6))
def test_the_strong_bot_finds_the_best_end(seed, options):
    """Near the end it sees everything that can still be played, as if all was tried."""
    state, random = start(2, options, 0), Random(seed)
    state = play(state, NATURE, draw(state, random))
    line = [state]
    while actors(state):
        state = play(state, state.turn, random.choice(moves(state, state.turn)))
        line.append(state)
    late = line[-4]
    seat, move = late.turn, choose(late, late.turn, "strong", random, 1.0)
    after, _, _ = climb(late.towers, move, late.landings[move], options.closing)
    assert -best(after, 1 - seat, options.closing) == best(late.towers, seat, options.closing)


def test_a_bot_looks_at_no_more_positions_than_it_says():
    state = start(2, Options(), 0)
    state = play(state, NATURE, draw(state, Random(4)))
    search = bots.Search(100, "one_place")
    with pytest.raises(bots.TooMany):
        search.worth(state.towers, 0, 9, -1e9, 1e9)
    assert search.left == -1


@pytest.mark.slow
def test_the_levels_give_away_what_they_state():
    """In other games than those of the page; the master, by whose eye all are judged, next to nothing."""
    for level, loss in zip(GAME.levels, measure_losses(8, seed=2).values(), strict=True):
        assert abs(loss.mean - level.loss) < 4 * loss.error + 0.01


def test_the_page_says_what_the_levels_state():
    rows = [line.split("|") for line in PAGE.under("| level | gives away per decision |")]
    stated = {line[1].strip(" `"): float(line[2].split("±")[0]) / 100 for line in rows}
    assert stated == {level.id: pytest.approx(level.loss, abs=0.0006) for level in GAME.levels if level.loss} | {
        "master": pytest.approx(0, abs=0.01)
    }
