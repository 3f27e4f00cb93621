"""Can this still be solved? What the solver says is true, and it says when it does not know."""

from functools import cache
from random import Random
from time import process_time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fives.games.clear_away.notation import read_move, read_state, write_state
from fives.games.clear_away.positions_as_32_bits import belongs
from fives.games.clear_away.rules import ME, PLACES, START, Options, actors, jumps, moves, play, start
from fives.games.clear_away.solvability_search import beam, canonical, could_be_one
from fives.games.clear_away.solver import UNIT, UNKNOWN, evaluate

UNSOLVABLE = ".OOOO./OOOOOO/OOOOOO/OOOOOO/OOOOOO/OOOOO."  # a stone too many: the colours forbid it


def at(text):
    return read_state(text, Options())


def rows_after(rows):
    """Return every board one jump later, read off rows of letters."""
    found = []
    for turned in (False, True):
        lines = ["".join(column) for column in zip(*rows, strict=True)] if turned else list(rows)
        for row, line in enumerate(lines):
            for before, then in (("OO.", "..O"), (".OO", "O..")):
                for column in range(4):
                    if line[column : column + 3] == before:
                        changed = [*lines]
                        changed[row] = line[:column] + then + line[column + 3 :]
                        back = ["".join(c) for c in zip(*changed, strict=True)] if turned else changed
                        found.append(tuple(back))
    return found


@cache
def plainly_solvable(rows):
    """Say whether a board can be solved, by trying everything."""
    return "".join(rows).count("O") == 1 or any(plainly_solvable(after) for after in rows_after(rows))


def some_states(seed, least, most):
    """Return the positions of a random game with so many stones."""
    random, state = Random(seed), start(1, Options())
    while actors(state):
        if least <= state.left <= most:
            yield state
        state = play(state, ME, random.choice(moves(state, ME)))


@pytest.mark.parametrize("seed", range(12))
def test_with_few_stones_it_is_always_right(seed):
    """Against a plain search that tries everything, from random games and from the ends of solved ones."""
    line = beam(START, 8, lambda stones: hash((stones, seed)) % 1000 / 100)
    states = [*some_states(seed, 2, 11), *(read_state(text_of(stones), Options()) for stones in line[-9:])]
    for state in states:
        found = evaluate(state, ME)
        assert found.exact
        assert found.value == plainly_solvable(tuple(write_state(state).split("/")))
        for valued in found.moves:
            after = play(state, ME, read_move(valued.move))
            assert valued.value == plainly_solvable(tuple(write_state(after).split("/")))


def text_of(stones):
    drawn = "".join("O" if stones >> place & 1 else "." for place in range(PLACES))
    return "/".join(drawn[row : row + 6] for row in range(0, PLACES, 6))


def test_the_start_can_be_solved():
    found = evaluate(start(1, Options()), ME)
    assert (found.value, found.unit, found.exact) == (1.0, UNIT, True)
    assert len(found.moves) == 8


def test_the_colours_prove_at_once_that_there_is_no_solution():
    found = evaluate(at(UNSOLVABLE), ME)
    assert (found.value, found.exact) == (0.0, True)
    assert not could_be_one(at(UNSOLVABLE).stones)


def test_the_last_stone_must_end_on_one_of_four_places():
    """The colours of the start are those of b5, e5, b2 and e2 alone."""
    ends = [place for place in range(PLACES) if belongs(1 << place)]
    assert ends == [read_move(f"{name}-a1")[0] for name in ("b5", "e5", "b2", "e2")]


def test_the_end_is_worth_what_it_is():
    assert evaluate(at("....../....../..O.../....../....../......"), ME).value == 1
    assert evaluate(at("....../....../O.O.../....../....../......"), ME).value == 0


def test_a_value_between_is_never_called_exact():
    """And the value of a position is that of its best move, moves best first."""
    for state in some_states(1, 15, 31):
        found = evaluate(state, ME)
        values = [valued.value for valued in found.moves]
        assert set(values) <= {0.0, UNKNOWN, 1.0}
        assert values == sorted(values, reverse=True)
        assert found.value == values[0]
        assert found.exact == (UNKNOWN not in values)


def test_a_solution_that_is_promised_is_found():
    """Following moves that keep it solvable leads to one stone."""
    state = next(state for state in some_states(2, 2, 24) if evaluate(state, ME).value == 1)
    while actors(state):
        best = evaluate(state, ME).moves[0]
        assert best.value == 1
        state = play(state, ME, read_move(best.move))
    assert state.left == 1


@given(st.integers(1, 2**PLACES - 1))
def test_turned_and_mirrored_boards_are_the_same_to_it(stones):
    rows = text_of(stones).split("/")
    turned = ["".join(column)[::-1] for column in zip(*rows, strict=True)]
    mirrored = [row[::-1] for row in rows]
    pictures = {canonical(at("/".join(each)).stones) for each in (rows, turned, mirrored)}
    assert len(pictures) == 1
    assert len(jumps(pictures.pop())) == len(jumps(stones))


def test_a_hint_comes_soon():
    """Within 0.3 s on an idle core of this kind; three times that in a busy test run."""
    slowest = 0.0
    for state in some_states(99, 2, 32):
        began = process_time()
        evaluate(state, ME)
        slowest = max(slowest, process_time() - began)
    assert slowest < 0.9
