"""A second, plain reading of the rulebook that shares nothing with the rules, to count lines of play.

It goes through the targets one by one and asks which unused dice take each. It wrote the counts of
`war.perft`; after a change of the rules: `python tests/perfts.py war`.
"""

from functools import cache
from itertools import combinations, product

import pytest

from perfts import Reading, opening_steps


def lot(house):
    return [begins(seat, 2) for seat in (0, 1)]


def begins(seat, players):
    return ("middle", seat, (0, 0))


def middle(house, seat, scores):
    return [] if 5 in scores else [("middle thrown", seat, scores)]


def middle_thrown(house, seat, scores):
    again = ("middle", seat, scores)
    return [again if die == 1 else ("turn", (2, 2), die, (False, False), scores) for die in range(1, 7)]


def turn(house, sizes, die, thrown, scores):
    if 5 in scores:
        return []
    if thrown == (True, True):
        return [("first landed", dice, sizes[1], die, scores) for dice in ways(sizes[0])]
    return [
        ("turn", sizes, die, (True, thrown[1]) if seat == 0 else (thrown[0], True), scores)
        for seat in (0, 1)
        if not thrown[seat]
    ]


def first_landed(house, mine, size, die, scores):
    return [lie(house, mine, theirs, die, scores) for theirs in ways(size)]


def ways(size):
    return sorted({tuple(sorted(dice)) for dice in product(range(1, 7), repeat=size)})


def lie(house, mine, theirs, die, scores):
    """Return what follows when all dice lie: the exchange, unless somebody has a choice."""
    options = listed(house, mine, theirs, die), listed(house, theirs, mine, die)
    chosen = tuple(own[0] if len(own) == 1 else None for own in options)
    return next_place(house, (mine, theirs), die, scores, chosen)


def next_place(house, dice, die, scores, chosen):
    return ("choice", dice, die, scores, chosen) if None in chosen else exchange(house, dice, die, scores, chosen)


def choice(house, dice, die, scores, chosen):
    after = []
    for seat in (0, 1):
        if chosen[seat] is None:
            for own in listed(house, dice[seat], dice[1 - seat], die):
                both = (own, chosen[1]) if seat == 0 else (chosen[0], own)
                after.append(next_place(house, dice, die, scores, both))
    return after


@cache
def listed(house, mine, theirs, die):
    """Return which dice may be taken: faces of the other's dice, and `m` for the middle die."""
    _, how, _ = house
    found = sorted(takes(house, list(mine), [*theirs, *(["m"] if die else [])], die), key=str)
    most = max(map(len, found))
    if how == "forced":
        found = [taken for taken in found if len(taken) == most]
    if how == "auto":
        found = [min((taken for taken in found if len(taken) == most), key=lambda taken: "m" in taken)]
    return found


def takes(house, unused, targets, die, lone_again=True):
    """Return every set of targets that the unused dice can take."""
    if not targets:
        return {()}
    target, rest = targets[0], targets[1:]
    found = takes(house, unused, rest, die, lone_again)
    number = die if target == "m" else target
    if len(unused) == 1 and lone_again is not None and number == unused[0]:
        left = unused if house[0] in ("2", "both") and lone_again else []
        found |= {add(target, taken) for taken in takes(house, left, rest, die, False)}
    for one, two in combinations(range(len(unused)), 2):
        if unused[one] + unused[two] == number:
            left = [face for place, face in enumerate(unused) if place not in (one, two)]
            found |= {add(target, taken) for taken in takes(house, left, rest, die, None)}
    return found


def add(target, taken):
    return tuple(sorted((target, *taken), key=str))


def exchange(house, dice, die, scores, chosen):
    """Return what follows the exchange."""
    variation, _, sudden = house
    lost = [sum(target != "m" for target in chosen[1 - seat]) for seat in (0, 1)]
    wants = ["m" in own for own in chosen]
    sizes = [len(dice[seat]) - lost[seat] + lost[1 - seat] + (wants[seat] and not wants[1 - seat]) for seat in (0, 1)]
    for seat in (0, 1):
        if sizes[seat] == 0 or (sudden and lost[seat] == len(dice[seat])):
            winner = 1 - seat
            after = tuple(score + (at == winner) for at, score in enumerate(scores))
            if variation in ("1", "both"):
                return ("turn", (2, 3) if winner == 0 else (3, 2), None, (False, False), after)
            return ("middle", winner, after)
    return ("turn", tuple(sizes), None if wants[0] != wants[1] else die, (False, False), scores)


STEPS = {
    **opening_steps(begins),
    "lot": lot,
    "middle": middle,
    "middle thrown": middle_thrown,
    "turn": turn,
    "first landed": first_landed,
    "choice": choice,
}


def place_of(position, house):
    """Return the place that a position of the file names."""
    words = position.split()
    if words[0] == "lot":
        return ("lot",)
    scores = tuple(map(int, words[2].split("-")))
    if words[0] == "middle":
        return ("middle", int(words[1]), scores)
    mine, theirs = words[0].split(":")
    die = None if words[1] == "-" else int(words[1])
    if "x" in mine:
        return ("turn", (mine.count("x"), theirs.count("x")), die, (mine[-1] == "+", theirs[-1] == "+"), scores)
    if "x" in theirs:
        return ("first landed", faces(mine), theirs.count("x"), die, scores)
    return lie(house, faces(mine), faces(theirs), die, scores)


def faces(text):
    return tuple(map(int, text))


def house_of(said):
    """Return variation, captures and sudden as the settings have them."""
    return said.get("variation", "0"), said.get("captures", "forced"), said.get("sudden") == "true"


READING = Reading("war", STEPS, place_of, house_of)


@pytest.mark.parametrize("line", READING.lines, ids=str)
def test_the_plain_reading_gives_the_perft_counts(line):
    assert READING.counts(line) == line.counts, READING.remedy
