"""A second, plain reading of the rulebook that shares nothing with the rules, to count lines of play.

It keeps dice in the order in which they were thrown and sorts only to tell moves apart; it knows seats,
not sides, and looks at the totals only when all are written. It wrote the counts of `hi_low.perft`; after a change of
the rules: `python tests/perfts.py hi_low`.
"""

from itertools import combinations, product

import pytest

from perfts import Reading, digits, opening_steps


def begins(seat, players):
    return ("choice", players, seat)


def choice(house, seats, seat):
    return {
        word: ("cup", seats, seat, (), "high" if (word == "high") == (seat in (0, 2)) else "low", 0, 0)
        for word in ("high", "low")
    }


def cup(house, seats, seat, totals, even, zero, one):
    """Before the first roll; `even` is what seats 0 and 2 roll for, `zero` and `one` are the scores."""
    if ended(house, zero, one):
        return {}
    return {"roll": ("flight", seats, seat, totals, even, zero, one, "", 10 if house[0] == 1 else 4)}


def ended(house, zero, one):
    variation, target, _ = house
    return max(zero, one) >= 15 if variation == 2 else target in (zero, one)


def flight(house, seats, seat, totals, even, zero, one, stay, left):
    after = {}
    for landed in product(range(1, 7), repeat=5 - len(stay)):
        dice = digits([*map(int, stay), *landed])
        after[digits(landed)] = table(house, seats, seat, totals, even, zero, one, dice, left)
    return after


def table(house, seats, seat, totals, even, zero, one, dice, left):
    """Return where the dice lie, or what follows once nothing is left to roll."""
    if left > 0:
        return ("lying", seats, seat, totals, even, zero, one, dice, left)
    totals = [*totals, sum(map(int, dice))]
    if len(totals) < (2 if house[0] == 2 else seats):
        return ("cup", seats, (seat + 1) % seats, tuple(totals), even, zero, one)
    return (
        chased(seats, seat, totals, zero, one) if house[0] == 2 else judged(house, seats, seat, totals, even, zero, one)
    )


def judged(house, seats, seat, totals, even, zero, one):
    first = (seat + 1) % seats + (1 if house[2] else 0)  # the last of a turn sits before its first
    ordered = sorted(totals)
    both = ordered[0] + ordered[-1]
    if both != 35:
        winner = "high" if both > 35 else "low"
        zero, one = (zero + 1, one) if winner == even else (zero, one + 1)
    return ("cup", seats, first % seats, (), even, zero, one)


def chased(seats, seat, totals, zero, one):
    missed = max(sum(totals) - 35, 35 - sum(totals))
    zero, one = (zero + missed, one) if seat in (0, 2) else (zero, one + missed)
    return ("cup", seats, seat, (), "", zero, one)


def lying(house, seats, seat, totals, even, zero, one, dice, left):
    after = {dice: table(house, seats, seat, totals, even, zero, one, dice, 0 if house[0] == 1 else left - 1)}
    for lift in range(1, min(left, 5) + 1) if house[0] == 1 else [left]:
        for places in combinations(range(5), lift):
            stay = "".join(die for place, die in enumerate(dice) if place not in places)
            rest = left - (lift if house[0] == 1 else 1)
            after[stay] = ("flight", seats, seat, totals, even, zero, one, stay, rest)
    return after


STEPS = {
    **opening_steps(begins),
    "choice": choice,
    "cup": cup,
    "flight": flight,
    "lying": lying,
}


def place_of(position, house):
    """Return the place that a position of the file names."""
    *words, last = position.split()
    seats = 4 if last == "teams" else 2
    words = words if seats == 4 else [*words, last]
    if words[0] == "choose":
        return ("choice", seats, int(words[1]))
    dice, left, side, seat, totals, scores = words
    even = side if int(seat) in (0, 2) else {"high": "low", "low": "high"}.get(side, "")
    even = "" if side in ("set", "chase") else even
    written = () if totals == "-" else tuple(map(int, totals.split(",")))
    head = (seats, int(seat), written, even, *map(int, scores.split("-")))
    return ("cup", *head) if dice == "-" else ("lying", *head, dice, int(left))


def house_of(said):
    """Return variation, target and alternating order as the settings have them."""
    return int(said.get("variation", 0)), int(said.get("target", 5)), said.get("alternate") == "true"


READING = Reading("hi_low", STEPS, place_of, house_of)


@pytest.mark.parametrize("line", READING.lines, ids=str)
def test_the_plain_reading_counts_as_the_file_says(line):
    assert READING.counts(line) == line.counts, READING.remedy
