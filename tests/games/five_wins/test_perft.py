"""The plain reading in `plain.py`, which keeps sets of cells, to count lines of play.

It wrote the counts of `five_wins.perft`; after a change of the rules: `python tests/perfts.py five_wins`.
"""

import pytest

from games.five_wins import plain
from perfts import Reading


def turn(house, place):
    """Return what follows each move."""
    return {move: ("turn", after) for move, after in place.moves().items()}


def place_of(position, exactly):
    """Return the place that a position of the file names."""
    return ("turn", plain.read(position, exactly))


def house_of(said):
    """Say whether a row must have exactly five stones."""
    return said.get("exactly_five") == "true"


READING = Reading("five_wins", {"turn": turn}, place_of, house_of, quick=15_000)


def test_twenty_set_ups_are_counted_to_depth_four():
    """Both phases are among them."""
    deep = [line.position for line in READING.lines if len(line.counts) == 4]
    assert len(deep) >= 20
    assert 8 <= sum("| 0 0 |" in position for position in deep) <= len(deep) - 8


def test_eight_after_games_go_on_for_four_turns():
    """The others end sooner: by a row, by a capture, or by the 200th turn."""
    after_games = [line.counts for line in READING.lines if "| 0 0 |" in line.position]
    assert sum(len(counts) == 4 and all(counts) for counts in after_games) >= 8


@pytest.mark.parametrize("line", READING.lines, ids=str)
def test_the_plain_reading_gives_the_perft_counts(line):
    assert READING.counts(READING.quickly(line)) == READING.quickly(line).counts, READING.remedy


@pytest.mark.slow
@pytest.mark.parametrize("line", READING.lines, ids=str)
def test_the_plain_reading_gives_the_perft_counts_to_the_end(line):
    assert READING.counts(line) == line.counts, READING.remedy
