"""A second, plain reading of the rulebook that shares nothing with the rules, to count lines of play.

It wrote the counts of `dare.perft`; after a change of the rules: `python tests/perfts.py dare`.
"""

from itertools import product

import pytest

from perfts import Reading, digits, opening_steps


def begins(seat, players):
    return ("turn", seat, 0, (0, 0))


def turn(house, seat, beat, points):
    return {} if 3 in points else {"roll": ("thrown", seat, beat, points)}


def thrown(house, seat, beat, points):
    return {digits(dice): ("lying", sum(dice), seat, beat, points) for dice in product(range(1, 7), repeat=5)}


def lying(house, total, seat, beat, points):
    return {"again": ("thrown again", seat, beat, points), "stop": ended(house, total, seat, beat, points)}


def thrown_again(house, seat, beat, points):
    return {digits(dice): ended(house, sum(dice), seat, beat, points) for dice in product(range(1, 7), repeat=5)}


def ended(house, total, seat, beat, points):
    other = 1 - seat
    if not beat:
        return ("turn", other, total, points)
    if total == beat and not house:
        return ("turn", other, 0, points)
    winner = seat if total > beat else other
    return ("turn", 1 - winner, 0, (points[0] + (winner == 0), points[1] + (winner == 1)))


STEPS = {**opening_steps(begins), "turn": turn, "thrown": thrown, "lying": lying, "thrown again": thrown_again}


def place_of(position, house):
    """Return the place that a position of the file names."""
    dice, seat, beat, points = position.split()
    where = int(seat), int(beat.replace("-", "0")), tuple(map(int, points.split("-")))
    return ("turn", *where) if dice == "-" else ("lying", sum(map(int, dice)), *where)


def house_of(said):
    """Return whether the first of equal totals holds."""
    return said.get("holds") == "true"


READING = Reading("dare", STEPS, place_of, house_of)


@pytest.mark.parametrize("line", READING.lines, ids=str)
def test_the_plain_reading_gives_the_perft_counts(line):
    assert READING.counts(line) == line.counts, READING.remedy
