"""A second, plain reading of the rulebook that shares nothing with the rules, to count lines of play.

It keeps dice in the order in which they were thrown and sorts only to tell moves apart. It wrote the
counts of `tug.perft`; after a change of the rules: `python tests/perfts.py tug`.
"""

from itertools import combinations, product

import pytest

from perfts import Reading, digits, opening_steps

OTHER = {"five": "three", "three": "five"}


def begins(seat, players):
    return ("choice", seat, 0, 0)


def choice(house, seat, mine, theirs):
    return {goal: ("beginning", seat, goal, mine, theirs) for goal in ("five", "three")}


def beginning(house, seat, goal, mine, theirs):
    return {} if 5 in (mine, theirs) else {"roll": ("thrown", seat, goal, mine, theirs)}


def thrown(house, seat, goal, mine, theirs):
    after = {}
    for dice in product(range(1, 7), repeat=5):
        after[digits(dice)] = scored(house, dice, seat, goal, mine, theirs, True) or (
            "turn", digits(dice), seat, goal, mine, theirs, 1, 1
        )  # fmt: skip
    return after


def turn(house, dice, seat, goal, mine, theirs, number, left):
    variation = house[0]
    if 5 in (mine, theirs):
        return {}
    lifts = {0: [1, 2], 1: range(1, min(left, 5) + 1), 2: [2]}[variation]
    after = {}
    for lift in lifts:
        for places in combinations(range(5), lift):
            stay = "".join(die for place, die in enumerate(dice) if place not in places)
            after[stay] = ("flight", stay, seat, goal, mine, theirs, number, left - lift)
    return after


def flight(house, stay, seat, goal, mine, theirs, number, left):
    after = {}
    for landed in product(range(1, 7), repeat=5 - len(stay)):
        dice = [*map(int, stay), *landed]
        after[digits(landed)] = scored(house, dice, seat, goal, mine, theirs, False) or (
            ("turn", digits(dice), seat, goal, mine, theirs, number, left)
            if house[0] == 1 and left > 0
            else ("turn", digits(dice), 1 - seat, OTHER[goal], theirs, mine, number + 1, number + 1)
        )
    return after


def scored(house, dice, seat, goal, mine, theirs, first):
    """Return the next beginning, or choice, if these dice score; it is the turn of the scorer's opponent."""
    _, full_house, gift, anew = house
    if made(dice, goal, full_house):
        return started(anew, 1 - seat, OTHER[goal], theirs, mine + 1)
    if made(dice, OTHER[goal], full_house) and (first or gift):
        return started(anew, seat, goal, mine, theirs + 1)
    return None


def started(anew, seat, goal, mine, theirs):
    if anew and theirs < 5:
        return ("choice", seat, mine, theirs)
    return ("beginning", seat, goal, mine, theirs)


def made(dice, goal, full_house):
    if goal == "five":
        return all(a != b for a, b in combinations(dice, 2))
    triple = [face for face in range(1, 7) if list(dice).count(face) == 3]
    if not triple or (1 in dice and 6 in dice):
        return False
    rest = [die for die in dice if die != triple[0]]
    return full_house or rest[0] != rest[1]


STEPS = {
    **opening_steps(begins),
    "choice": choice,
    "beginning": beginning,
    "thrown": thrown,
    "turn": turn,
    "flight": flight,
}


def place_of(position, house):
    """Return the place that a position of the file names."""
    words = position.split()
    if words[0] == "choose":
        return ("choice", int(words[1]), *from_the_seat(words[1], words[2] if len(words) > 2 else "0-0"))
    dice, goal, seat = words[0], words[1], int(words[2])
    mine, theirs = from_the_seat(words[2], words[3])
    if dice == "-":
        return ("beginning", seat, goal, mine, theirs)
    number, left = map(int, words[4].split("/")) if len(words) > 4 else (1, 1)
    return ("turn", dice, seat, goal, mine, theirs, number, left)


def from_the_seat(seat, scores):
    """Return the points of this seat, then the other's."""
    points = [*map(int, scores.split("-"))]
    return points if seat == "0" else points[::-1]


def house_of(said):
    """Return variation, full house, gift and whether every point begins with a choice, as the settings have them."""
    switches = [said.get(name) == "true" for name in ("full_house", "gift")]
    return int(said.get("variation", 0)), *switches, said.get("choose") == "each_beginning"


READING = Reading("tug", STEPS, place_of, house_of)


@pytest.mark.parametrize("line", READING.lines, ids=str)
def test_the_plain_reading_gives_the_perft_counts(line):
    assert READING.counts(line) == line.counts, READING.remedy


def test_the_file_holds_the_counts_of_the_page():
    """From 1-2-3-4-4 with three alike to move, one point from the end."""
    assert ("12344 three 0 4-4", (), (11, 171, 1464)) in [(p.position, p.settings, p.counts[:3]) for p in READING.lines]
