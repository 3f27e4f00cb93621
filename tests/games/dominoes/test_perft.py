"""A second, plain reading of the rulebook that shares nothing with the rules, to count lines of play.

It keeps strings as text and asks the rulebook's own table what matches. It wrote the counts of
`dominoes.perft`; after a change of the rules: `python tests/perfts.py dominoes`.
"""

from itertools import product

import pytest

from perfts import Reading, opening_steps

MATCHES = {"1": "35", "2": "3456", "3": "125", "4": "256", "5": "1234", "6": "24"}


def begins(seat, players):
    return ("beginning", seat, (0,) * players, 0)


def beginning(house, seat, scores, had):
    over = max(scores) >= 15 and had == 0 if house[0] == 2 else 5 in scores
    return {} if over else {"roll": ("first die", seat, scores, had)}


def first_die(house, seat, scores, had):
    if house[0] == 2:
        return {face: ("building", face, seat, scores, had) for face in MATCHES}
    return {face: ("turn", face, 1 - seat, scores, 3) for face in MATCHES}


# Two players, one string


def turn(house, string, seat, scores, left):
    return {"roll": ("die", string, seat, scores, left - 1)}


def die(house, string, seat, scores, left):
    after = {}
    for face in MATCHES:
        if uses(house, string, face):
            after[face] = ("use", string, face, seat, scores, left)
        elif left:
            after[face] = ("turn", string, seat, scores, left)
        else:
            after[face] = point(1 - seat, scores)
    return after


def use(house, string, face, seat, scores, left):
    after = {
        move: point(seat, scores) if len(next) == 5 else ("turn", next, 1 - seat, scores, 3)
        for move, next in uses(house, string, face).items()
    }
    if house[1] and left:
        after["again"] = ("die", string, seat, scores, left - 1)
    return after


def uses(house, string, face):
    """Return by move what a die makes of the string."""
    variation, _, single = house
    if face in string:
        return {}
    made = grown(string, face)
    if variation == 1 and len(string) > 1:
        if face in MATCHES[string[1]]:
            made["instead left"] = face + string[1:]
        if face in MATCHES[string[-2]]:
            made["instead right"] = string[:-1] + face
    elif variation == 1 and single:
        made["instead"] = face
    return made


def grown(string, face):
    if face in string:
        return {}
    ends = {"left": (string[0], face + string), "right": (string[-1], string + face)}
    return {f"{end}{face}": next for end, (beside, next) in ends.items() if face in MATCHES[beside]}


def point(scorer, scores):
    return ("beginning", 1 - scorer, tuple(n + (seat == scorer) for seat, n in enumerate(scores)), 0)


# Everyone alone


def building(house, string, seat, scores, had):
    return {"roll": ("dice", string, seat, scores, had)}


def dice(house, string, seat, scores, had):
    after = {}
    for roll in product("123456", repeat=5 - len(string)):
        fits = any(grown(string, face) for face in roll)
        faces = "".join(sorted(roll))
        after[faces] = ("adding", string, faces, seat, scores, had) if fits else counted(string, seat, scores, had)
    return after


def adding(house, string, faces, seat, scores, had):
    made = {}
    for face in faces:
        made |= grown(string, face)
    return {
        move: counted(next, seat, scores, had) if len(next) == 5 else ("building", next, seat, scores, had)
        for move, next in made.items()
    }


def counted(string, seat, scores, had):
    players = len(scores)
    more = tuple(n + len(string) * (each == seat) for each, n in enumerate(scores))
    return ("beginning", (seat + 1) % players, more, (had + 1) % players)


STEPS = {
    **opening_steps(begins),
    "beginning": beginning,
    "first die": first_die,
    "turn": turn,
    "die": die,
    "use": use,
    "building": building,
    "dice": dice,
    "adding": adding,
}


def place_of(position, house):
    """Return the place that a position of the file names."""
    words = position.split()
    (string, _, rolled), seat, scores = words[0].partition(":"), int(words[1]), tuple(map(int, words[2].split("-")))
    number = int(words[3]) if len(words) > 3 else 0
    if string == "-":
        return ("beginning", seat, scores, number)
    if house[0] == 2:
        return (
            ("adding", string, rolled, seat, scores, number) if rolled else ("building", string, seat, scores, number)
        )
    return ("use", string, rolled, seat, scores, number) if rolled else ("turn", string, seat, scores, number)


def house_of(said):
    """Return variation, declining and replacing a lone die as the settings have them."""
    return int(said.get("variation", 0)), said.get("may_decline") == "true", said.get("replace_single") == "true"


READING = Reading("dominoes", STEPS, place_of, house_of)


@pytest.mark.parametrize("line", READING.lines, ids=str)
def test_the_plain_reading_gives_the_perft_counts(line):
    assert READING.counts(line) == line.counts, READING.remedy
