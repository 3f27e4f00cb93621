"""A second, plain reading of the rulebook that shares nothing with the rules, to count lines of play.

It keeps evidence as a set of words and goes through every ordered throw. It wrote the counts of
`detective.perft`; after a change of the rules: `python tests/perfts.py detective`.
"""

from itertools import combinations, product

import pytest

from perfts import Reading, digits, opening_steps

NEEDS = {"means": 2, "motive": 3, "opportunity": 4}
ONE_FILE, ANY_STRING = ("2", "both"), ("1", "both")  # variations


def begins(seat, players):
    return ("turn", seat, seat, (frozenset(),) * players, None, None, 0)


def turn(house, seat, first, *table):
    return {} if ended(house, *table) else {"roll": ("thrown", seat, first, *table)}


def thrown(house, *table):
    return {digits(dice): ("rolled", digits(dice), *table) for dice in product("123456", repeat=5)}


def rolled(house, dice, *table):
    variation, _, record = house
    after = found(house, dice, "", *table)
    if variation in ONE_FILE and record == "first_roll" and after:
        return after
    for size in range(5):
        for places in combinations(range(5), size):
            stay = "".join(dice[place] for place in places)
            after["keep " + stay] = ("flight", stay, *table)
    return after


def flight(house, stay, *table):
    return {
        digits(landed): ("rerolled", stay, digits(landed), *table) for landed in product("123456", repeat=5 - len(stay))
    }


def rerolled(house, stay, landed, *table):
    variation, _, record = house
    after = found(house, stay, landed, *table)
    if variation not in ONE_FILE or not after:
        *files, idle = table
        counted = variation in ONE_FILE and record == "after_reroll"
        after["nothing"] = passed(*files, idle + 1 if counted else 0)
    return after


def found(house, stay, landed, seat, first, files, last, circles, idle):
    """Return what each piece that can be written down leads to."""
    variation, rule, _ = house
    written = frozenset().union(*files) if variation in ONE_FILE else files[seat]
    after = {}
    for number, (kind, need) in product("123456", NEEDS.items()):
        one_kind_only = stay and landed and (number not in stay or number not in landed)
        if (
            (stay + landed).count(number) < need
            or (number, kind) in written
            or (one_kind_only and variation not in ANY_STRING)
        ):
            continue
        more = tuple(own | {(number, kind)} if who == seat else own for who, own in enumerate(files))
        solved = {(number, other) for other in NEEDS} <= written | {(number, kind)}
        count, circled = last, circles
        if solved and variation in ONE_FILE:
            circled = (*(circles or ()), seat)
        elif solved and last is None:
            seats = len(files)
            fewer = [who for who in range(seats) if (who - first) % seats > (seat - first) % seats]
            count = 1 + {"others": seats - 1, "equal_turns": len(fewer), "none": 0}[rule]
        after[kind + number] = passed(seat, first, more, count, circled, 0)
    return after


def passed(seat, first, files, last, circles, idle):
    return ("turn", (seat + 1) % len(files), first, files, None if last is None else last - 1, circles, idle)


def ended(house, files, last, circles, idle):
    """Say whether it is over; with three and more players no place is settled before all suspects are solved."""
    if house[0] not in ONE_FILE:
        return last == 0
    scores = [(circles or ()).count(seat) for seat in range(len(files))]
    decided = len(files) == 2 and abs(scores[0] - scores[1]) > 6 - sum(scores)
    return sum(scores) == 6 or decided or idle == 30


STEPS = {
    **opening_steps(begins),
    "turn": turn,
    "thrown": thrown,
    "rolled": rolled,
    "flight": flight,
    "rerolled": rerolled,
}


def place_of(position, house):
    """Return the place that a position of the file names."""
    words = position.split()
    dice, seat, sheets, *rest = words
    files = tuple(frozenset(written_on(sheet)) for sheet in sheets.split("-"))
    first = int(next((word[5:] for word in rest if word.startswith("first")), 0))
    last = next((int(word[4:]) for word in rest if word.startswith("last")), None)
    circles = next((tuple(int(c) for c in word if c != "-") for word in rest if word[0] in "-012345"), None)
    idle = next((int(word[4:]) for word in rest if word.startswith("idle")), 0)
    table = (int(seat), first, files, last, circles, idle)
    stay, slash, landed = dice.partition("/")
    if slash:
        return ("rerolled", stay.strip("-"), landed, *table)
    return ("turn", *table) if dice == "-" else ("rolled", dice, *table)


def written_on(sheet):
    for number, digit in enumerate(sheet, 1):
        for power, kind in enumerate(NEEDS):
            if int(digit) >> power & 1:
                yield str(number), kind


def house_of(said):
    """Return variation, last turn and when recording is compulsory as the settings have them."""
    return said.get("variation", "0"), said.get("last_turn", "others"), said.get("record", "first_roll")


READING = Reading("detective", STEPS, place_of, house_of)


@pytest.mark.parametrize("line", READING.lines, ids=str)
def test_the_plain_reading_gives_the_perft_counts(line):
    assert READING.counts(line) == line.counts, READING.remedy
