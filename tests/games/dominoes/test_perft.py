"""Lines of play, counted by the rules and by a second, plain reading of the rulebook that shares nothing with them.

The plain reading keeps strings as text and asks the rulebook's own table what matches. It wrote the counts of
`dominoes.perft`; after a change of the rules: `python tests/games/dominoes/test_perft.py`.
"""

from functools import cache
from itertools import product
from pathlib import Path

import pytest

from fives.core.catalogue import find_game
from fives.core.options import read_options, read_setting
from fives.core.perft import perft

FILE = Path(__file__).with_name("dominoes.perft")
MATCHES = {"1": "35", "2": "3456", "3": "125", "4": "256", "5": "1234", "6": "24"}


def lines():
    """Return position, settings and counts of every line of the file."""
    rows = [line.split("|") for line in FILE.read_text().splitlines() if line and not line.startswith("#")]
    return [
        (position.strip(), tuple(settings.split()), list(map(int, counts.split())))
        for position, settings, counts in rows
    ]


@cache
def count(place, house, depth):
    """Return how many lines of `depth` events there are from `place`."""
    if depth == 0:
        return 1
    after = STEPS[place[0]](house, *place[1:])
    return len(after) if depth == 1 else sum(count(next, house, depth - 1) for next in after.values())


def opening(house, rolled):
    """Both or more roll two dice in turn; None is a player who is still to roll, 0 one who is out."""
    return {"roll": ("opening thrown", rolled)}


def opening_thrown(house, rolled):
    who, after = rolled.index(None), {}
    for pair in product(range(1, 7), repeat=2):
        totals = [*rolled[:who], sum(pair), *rolled[who + 1 :]]
        best = max(total or 0 for total in totals)
        tied = [seat for seat, total in enumerate(totals) if total == best]
        if None in totals:
            next = ("opening", tuple(totals))
        elif len(tied) > 1:
            next = ("opening", tuple(None if seat in tied else 0 for seat in range(len(totals))))
        else:
            scores = (0,) * len(totals)
            next = ("beginning", tied[0], scores, 0)
        after[min(pair), max(pair)] = next
    return after


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
    "opening": opening,
    "opening thrown": opening_thrown,
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
    if words[0] == "open":
        return ("opening", tuple(None for _ in words[1:]))
    (string, _, rolled), seat, scores = words[0].partition(":"), int(words[1]), tuple(map(int, words[2].split("-")))
    number = int(words[3]) if len(words) > 3 else 0
    if string == "-":
        return ("beginning", seat, scores, number)
    if house[0] == 2:
        return (
            ("adding", string, rolled, seat, scores, number) if rolled else ("building", string, seat, scores, number)
        )
    return ("use", string, rolled, seat, scores, number) if rolled else ("turn", string, seat, scores, number)


def house_of(settings):
    """Return variation, declining and replacing a lone die as the settings have them."""
    said = dict(setting.split("=") for setting in settings)
    return int(said.get("variation", 0)), said.get("may_decline") == "true", said.get("replace_single") == "true"


@pytest.mark.parametrize(("position", "settings", "counts"), lines())
def test_the_rules_count_as_the_file_says(position, settings, counts):
    game = find_game("dominoes")
    state = game.notation.read_state(position, read_options(game, dict(read_setting(game, text) for text in settings)))
    assert [perft(game, state, depth) for depth in range(1, len(counts) + 1)] == counts


@pytest.mark.parametrize(("position", "settings", "counts"), lines())
def test_the_plain_reading_counts_as_the_file_says(position, settings, counts):
    house = house_of(settings)
    place = place_of(position, house)
    assert [count(place, house, depth) for depth in range(1, len(counts) + 1)] == counts


def rewrite():
    """Write the counts of the plain reading into the file."""
    head = [line for line in FILE.read_text().splitlines() if line.startswith("#")]
    rows = []
    for position, settings, counts in lines():
        house = house_of(settings)
        place = place_of(position, house)
        again = [count(place, house, depth) for depth in range(1, len(counts) + 1)]
        rows.append(" | ".join([position, " ".join(settings), " ".join(map(str, again))]))
    FILE.write_text("\n".join([*head, *rows]) + "\n")


if __name__ == "__main__":
    rewrite()
