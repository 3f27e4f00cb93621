"""Perft counts lines of play, each outcome of nature once."""

import pytest

from fives.core.catalogue import find_game
from fives.core.game import NATURE
from fives.core.perft import perft

TUG = find_game("tug")


def count_one_by_one(state, depth):
    """Return the number of lines by walking every one of them."""
    if depth == 0:
        return 1
    rules = TUG.rules
    return sum(
        count_one_by_one(rules.play(state, actor, move), depth - 1)
        for actor in rules.actors(state)
        for move in (rules.chances(state) if actor == NATURE else rules.moves(state, actor))
    )


@pytest.mark.parametrize(("depth", "lines"), [(0, 1), (1, 11), (2, 171), (3, 1464)])
def test_the_counts_of_the_page_of_tug(depth, lines):
    assert perft(TUG, TUG.notation.read_state("12344 three", TUG.options()), depth) == lines


@pytest.mark.parametrize("variation", [0, 1, 2])
def test_counting_a_position_once_loses_no_line(variation):
    options = TUG.options(variation=variation)
    for text in ("open ? ?", "- five 1 3-4", "11223 five 0 4-4", "66666 three 1 0-0"):
        state = TUG.notation.read_state(text, options)
        for depth in range(4):
            assert perft(TUG, state, depth) == count_one_by_one(state, depth)


def test_a_finished_game_has_no_line_but_the_empty_one():
    over = TUG.notation.read_state("- five 1 5-2", TUG.options())
    assert perft(TUG, over, 0) == 1
    assert perft(TUG, over, 1) == 0
    assert perft(TUG, over, 6) == 0
