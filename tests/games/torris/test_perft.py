"""The plain reading in `plain.py`, to count lines of play.

It wrote the counts of `torris.perft`; after a change of the rules: `python tests/perfts.py torris`.
"""

import pytest

from games.torris import plain
from perfts import Reading


def turn(whole, frozen, side):
    """Return what follows each move of the side in turn, or of the other if that one sits out."""
    stacks = dict(frozen)
    side = plain.to_move(stacks, side)
    other = "b" if side == "w" else "w"
    listed = plain.moves(stacks, side) if side else {}
    return {name: ("turn", plain.freeze(plain.after(stacks, move, whole)), other) for name, move in listed.items()}


def house_of(said):
    """Return whether what stands behind an emptied place closes the whole gap."""
    assert set(said) <= {"closing"}
    return said.get("closing") == "whole_gap"


def place_of(position, house):
    """Return the place that a position of the file names."""
    stacks, side = plain.read(position)
    return ("turn", plain.freeze(stacks), side)


WHOLE = ("closing=whole_gap",)
READING = Reading("torris", {"turn": turn}, place_of, house_of, quick=31_000)


def test_there_are_twenty_set_ups_four_deep_under_both_values():
    """The same set-ups; what closes up further changes how many lines there are, but not in every one of them."""
    by_house = {house: [line for line in READING.lines if line.settings == house] for house in ((), WHOLE)}
    assert [len(lines) for lines in by_house.values()] == [20, 20]
    assert all(len(line.counts) == 4 for line in READING.lines)
    pairs = [*zip(*by_house.values(), strict=True)]
    assert all(one.position == whole.position for one, whole in pairs)
    assert sum(one.counts != whole.counts for one, whole in pairs) > 10


@pytest.mark.parametrize("line", READING.lines, ids=str)
def test_the_plain_reading_gives_the_perft_counts(line):
    assert READING.counts(READING.quickly(line)) == READING.quickly(line).counts, READING.remedy


@pytest.mark.slow
@pytest.mark.parametrize("line", READING.lines, ids=str)
def test_the_plain_reading_gives_the_perft_counts_to_the_end(line):
    assert READING.counts(line) == line.counts, READING.remedy
