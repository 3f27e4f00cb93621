"""Five Wins' engine: the kernel agrees with the rules and with its readable twins, and what it calls proved is so."""

import os
import subprocess
import sys
from random import Random

import pytest

from fives.core.game import Happening
from fives.games.five_wins.bots import Spot, force, lines
from fives.games.five_wins.fast.board_array import (
    COUNT,
    EDGES,
    HASH,
    LEFT,
    MOST,
    QUOTA,
    STONES,
    TURN,
    TURNS,
    WORTH,
    bit_of,
    do,
    undo,
)
from fives.games.five_wins.fast.proof import NEVER, new_proofs, prove
from fives.games.five_wins.fast.search import SURE, WON
from fives.games.five_wins.fast.threats import FORCING
from fives.games.five_wins.fast.threats import force as kernel_force
from fives.games.five_wins.notation import read_move, read_state, write_move, write_state
from fives.games.five_wins.rules import Options, actors, moves, play, start
from fives.games.five_wins.search_engine import Engine, Purse
from fives.games.five_wins.solver import evaluate
from games.five_wins.boards import board
from games.five_wins.certificate import certificate, check, write

UNHURRIED = 600.0  # seconds: positions run out first
COUNTED = (TURN, LEFT, TURNS, HASH, EDGES, STONES, COUNT, COUNT + 1, WORTH, WORTH + 1)


def positions(count, seed, laying=None, every=5):
    """Return positions of games of moves at random, under both settings."""
    random, found = Random(seed), []
    while len(found) < count:
        state = start(2, Options(exactly_five=bool(random.randrange(2))), first=random.randrange(2))
        while actors(state) and len(found) < count and state.turns < 60:
            if random.randrange(every) == 0 and laying in (None, not state.after_game):
                found.append(state)
            legal = moves(state, state.turn)
            state = play(state, state.turn, legal[random.randrange(len(legal))])
    return found


def check_twins(state, random):
    """Compare lists of moves, lines, what a move does and that it is taken back whole."""
    engine = Engine(state)
    codes, _ = engine.listed()
    listed = [engine.move(int(code)) for code in codes]
    assert len(listed) == len(set(listed))
    assert set(listed) == set(moves(state, state.turn))
    assert [engine.now[WORTH + seat] for seat in (0, 1)] == [
        lines(state.stones[seat], state.stones[1 - seat]) for seat in (0, 1)
    ]
    before = [int(engine.now[each]) for each in COUNTED]
    table = engine.game[: engine.game.size // 12].copy()
    at = random.randrange(len(listed))
    done = do(engine.game, engine.now, int(codes[at]), engine.room)
    after = play(state, state.turn, listed[at])
    assert [engine.now[COUNT + seat] for seat in (0, 1)] == [own.bit_count() for own in after.stones]
    assert [engine.now[WORTH + seat] for seat in (0, 1)] == [
        lines(after.stones[seat], after.stones[1 - seat]) for seat in (0, 1)
    ]
    assert after.ending or engine.now[TURN] == after.turn
    undo(engine.game, engine.now, int(codes[at]), done, engine.room)
    assert [int(engine.now[each]) for each in COUNTED] == before
    assert (engine.game[: table.size] == table).all()


def check_force(state):
    """Compare the series of fours that is found, or is not, with the twin's."""
    seat, engine = state.turn, Engine(state)
    spot = Spot(state.stones[seat], state.stones[1 - seat], sum(state.hands), state.options.exactly_five)
    for depth in (0, 1, 3):
        engine.now[QUOTA] = 1 << 30
        found = kernel_force(engine.game, engine.now, seat, depth, engine.room, engine.memory[2])
        twin = force(spot, depth, [1 << 30])
        assert (found >= 0) == (twin is not None)


def test_the_kernel_plays_by_the_rules():
    random = Random(2)
    for state in positions(150, seed=1):
        check_twins(state, random)


def test_the_kernel_finds_the_same_series_of_fours():
    for state in positions(300, seed=3, laying=True, every=2):
        check_force(state)


def test_a_stone_threatens_by_touching_the_gap_of_a_row():
    """FW1: a diagonal row whose last cell no stone touches is no threat; the stone that touches it makes one."""
    state = read_state("w -1,-2 -1,0 1,0 2,0 2,1 b -2,-1 -1,-1 0,0 0,1 1,1 | 11 11 | b", Options())
    assert write_move(Engine(state).state.cell(bit_of(Engine(state).forced()))) == "-2,-2"


@pytest.mark.slow
def test_the_kernel_plays_by_the_rules_in_ten_thousand_positions():
    random = Random(4)
    for state in positions(10_000, seed=5):
        check_twins(state, random)


@pytest.mark.slow
def test_the_kernel_finds_the_same_series_of_fours_in_ten_thousand_positions():
    for state in positions(10_000, seed=6, laying=True, every=2):
        check_force(state)


def play_random(games, seed, ask):
    """Let the engine choose now and then in games at random, and see that each move is allowed."""
    random = Random(seed)
    for _ in range(games):
        state = start(2, Options(exactly_five=bool(random.randrange(2))), first=random.randrange(2))
        while actors(state) and state.turns < 40:
            legal = moves(state, state.turn)
            move = legal[random.randrange(len(legal))]
            if random.randrange(ask) == 0:
                engine = Engine(state)
                move = engine.move(engine.best(60, UNHURRIED))
                assert move in legal
            state = play(state, state.turn, move)


def test_the_engine_never_makes_an_illegal_move():
    play_random(15, seed=1, ask=6)


@pytest.mark.slow
def test_the_engine_never_makes_an_illegal_move_in_ten_thousand_games():
    play_random(10_000, seed=2, ask=20)


# What is proved


def surely_wins(state, seat, depth):
    """Say whether a plain search finds that `seat` wins: at once, by a series of fours, or against every answer."""
    if state.ending:
        return state.winner == seat
    legal = list(moves(state, state.turn))
    if state.turn != seat:
        return all(surely_wins(play(state, state.turn, move), seat, depth) for move in legal)
    if any(play(state, seat, move).winner == seat for move in legal):
        return True
    spot = Spot(state.stones[seat], state.stones[1 - seat], sum(state.hands), state.options.exactly_five)
    if sum(state.hands) and force(spot, FORCING, [100_000]):
        return True
    return depth > 0 and any(surely_wins(play(state, seat, move), seat, depth - 1) for move in legal)


def check_proved(state):
    """Confirm each value of an exact evaluation by the plain search, and return whether it was exact."""
    seen = evaluate(state, state.turn)
    assert {each.move for each in seen.moves} == {write_move(move) for move in moves(state, state.turn)}
    assert [each.value for each in seen.moves] == sorted((each.value for each in seen.moves), reverse=True)
    if not seen.exact:
        return False
    assert seen.value in (0, 1)
    for each in seen.moves:
        after = play(state, state.turn, read_move(each.move))
        winner = state.turn if each.value == 1 else 1 - state.turn
        assert surely_wins(after, winner, depth=1), (write_state(state), each.move)
    return True


LOST = [  # white has four in a row, open at both ends, or two rows at once
    "w 0,0 1,0 2,0 3,0 b 0,1 1,1 2,1 | 12 13 | b",
    "w 0,0 1,0 2,0 3,0 1,-1 1,-2 b 0,1 1,1 2,1 3,1 0,-1 | 10 11 | b",
]


@pytest.mark.parametrize("text", LOST)
def test_a_lost_position_is_proved_and_a_plain_search_agrees(text):
    assert check_proved(read_state(text, Options()))


def crowded(count, seed):
    """Return positions shortly before an end, from games of the lines' own eye against chance."""
    random, found = Random(seed), []
    while len(found) < count:
        state, past = start(2, Options(), first=random.randrange(2)), []
        while actors(state) and not state.after_game:
            past.append(state)
            legal = list(moves(state, state.turn))
            state = play(state, state.turn, max(random.sample(legal, min(6, len(legal))), key=lambda m: gain(state, m)))
        found += past[-3:] if state.ending else []
    return found[:count]


def gain(state, move):
    """Return what a stone adds to the lines of its owner."""
    seat = state.turn
    return lines(state.stones[seat] | state.bit(move), state.stones[1 - seat])


@pytest.mark.slow
def test_what_is_proved_in_two_hundred_positions_is_confirmed():
    assert sum(map(check_proved, crowded(200, seed=8))) > 10


def test_an_estimate_is_not_called_proved():
    seen = evaluate(read_state("w 0,0 b 0,1 | 15 15 | w", Options()), 0)
    assert not seen.exact
    assert 0 < seen.value < 1


def test_the_values_of_both_seats_add_up_to_one():
    for state in positions(12, seed=9):
        mine, theirs = evaluate(state, state.turn), evaluate(state, 1 - state.turn)
        assert mine.value + theirs.value == pytest.approx(1)
        assert mine.value == mine.moves[0].value
        assert theirs.moves == ()


def test_a_win_of_the_after_game_is_not_called_proved_when_the_past_is_not_known():
    """FW6R: the view does not say how often a position has been."""
    for state in positions(30, seed=10, laying=False):
        seen = evaluate(state, state.turn)
        assert not seen.exact or seen.value in (0, 1)


def test_the_engine_says_how_far_a_win_is():
    """Four in a row open at both ends wins with the next stone but one."""
    thought = Engine(board("ooo. xxx.", "w", laying=True)).think(2000, full=True)
    assert thought.values[0] > SURE
    assert Engine(board("oooo. xxxx.", "w", laying=True)).think(100).values[0] == WON


QUIET = "w 1,-1 -1,0 0,0 1,0 2,0 1,1 b 0,-2 1,-2 -1,-1 0,-1 -2,0 3,0 | 10 10 | w"  # white wins, not by fours alone


def is_proved(state, attacker):
    """Say whether the proof numbers find that the attacker wins."""
    engine = Engine(state)
    engine.now[MOST] = 40_000
    known, memo = new_proofs(1 << 17), engine.memory[2]
    found = prove(engine.game, engine.now, attacker, NEVER, NEVER, 8, 40, engine.room, engine.score, memo, *known)
    return found > 0


def test_the_master_proves_a_win_that_it_does_not_see_by_looking():
    state = read_state(QUIET, Options())
    engine = Engine(state)
    assert engine.think(2_000).values[0] < SURE
    assert engine.forced() < 0
    before = [int(engine.now[each]) for each in COUNTED]
    won = play(state, 0, engine.move(engine.best(40_000, UNHURRIED)))
    assert [int(engine.now[each]) for each in COUNTED] == before
    assert is_proved(won, 0)


def test_the_master_passes_over_a_move_that_is_proved_to_lose():
    """Black's stone on 1,-2 leads to the position above; against the one on 1,2 no proof is found in time."""
    state = read_state("w 1,-1 -1,0 0,0 1,0 2,0 1,1 b 0,-2 -1,-1 0,-1 -2,0 3,0 | 10 11 | b", Options())
    engine = Engine(state)
    codes = {write_move(engine.move(int(code))): int(code) for code in engine.listed()[0]}
    assert is_proved(play(state, 1, read_move("1,-2")), 0)
    held = engine._first_that_holds([codes["1,-2"], codes["1,2"]], Purse(20_000, UNHURRIED))
    assert held == codes["1,2"]


# Why


def reasons(state):
    """Return by move why it is good or bad."""
    return {each.move: each.why for each in evaluate(state, state.turn).moves if each.why}


def test_a_move_says_why():
    five = reasons(board("oooo. xxxx.", "w", laying=True))
    assert five["4,0"] == Happening("five_wins-why-five", {})
    two = reasons(board("ooo. xxx.", "w", laying=True))
    assert two["3,0"] == Happening("five_wins-why-two", {})
    stops = reasons(board("xxxxo ooo..", "w", laying=True))
    assert stops["-1,0"] in (Happening("five_wins-why-stops", {}), Happening("five_wins-why-two", {}))
    assert reasons(board("oooo. xxx..", "b", laying=True))["-1,0"] == Happening("five_wins-why-loses", {})


def test_taking_the_last_stone_says_so():
    whys = {why.key for why in reasons(board("oo.. ooox", "w")).values()}
    assert "five_wins-why-takes-last" in whys


# The opening


@pytest.mark.parametrize(("stones", "answers"), [(5, 14), (6, 256)])
def test_the_first_player_cannot_force_five_within_so_many_stones(stones, answers):
    """The certificate holds the other player's answer to every attack; a plain reading of FW1 and FW2 replays it."""
    assert check(stones, certificate(stones)) == answers


@pytest.mark.slow
def test_the_first_player_cannot_force_five_within_seven_stones():
    assert check(7, certificate(7)) == 3475


@pytest.mark.slow
def test_the_search_finds_no_forced_five_within_eight_stones():
    """Every move of the attacker is followed, after the other player's answer beside the first stone."""
    engine = Engine(read_state("w 0,0 b 0,1 | 15 15 | w", Options()))
    engine.now[LEFT], engine.now[MOST] = 2 * 8 - 3, 1 << 40
    everything, memo = 99, engine.memory[2]
    known = new_proofs(1 << 22)
    found = prove(engine.game, engine.now, 0, NEVER, NEVER, everything, 1000, engine.room, engine.score, memo, *known)
    assert found == -1


@pytest.mark.slow
@pytest.mark.parametrize("stones", [5, 6, 7])
def test_a_certificate_is_what_the_search_writes(stones):
    assert write(stones) == certificate(stones)


def test_a_certificate_with_a_wrong_answer_is_refused():
    """Read backwards its answers go to other cells, and an attack gets through."""
    with pytest.raises((AssertionError, StopIteration, IndexError)):
        check(6, certificate(6)[::-1])


# What is kept on disk


@pytest.mark.slow
def test_kernels_loaded_back_from_disk_work(tmp_path):
    """Numba keeps recursive kernels only if all calls have the same types (its issue 6061): two fresh processes."""
    script = (
        "from fives.games.five_wins.solver import evaluate; from fives.games.five_wins.notation import read_state;"
        "from fives.games.five_wins.rules import Options;"
        "s = read_state('w 0,0 1,0 2,0 b 0,1 1,1 | 13 14 | b', Options()); print(evaluate(s, 1));"
        "from fives.games.five_wins.search_engine import Engine; print(Engine(s).best(2000, 600.0))"
    )
    told = [
        subprocess.run(
            [sys.executable, "-c", script],
            env=os.environ | {"NUMBA_CACHE_DIR": str(tmp_path)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for _ in range(2)
    ]
    assert told[0] == told[1] != ""
