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


def counts_dice(house):
    """Say whether ten dice are counted instead of steps."""
    return house[0] in ("1", "both")


def chases(house):
    """Say whether 35 is chased."""
    return house[0] in ("2", "both")


def choice(house, seats, seat):
    return {
        word: ("cup", seats, seat, (), "high" if (word == "high") == (seat in (0, 2)) else "low", 0, 0, (0, 0))
        for word in ("high", "low")
    }


def cup(house, seats, seat, totals, even, zero, one, times):
    """Before the first roll; `even` is what seats 0 and 2 roll for, `zero` and `one` are the scores.

    `times` is how often seats 0 and 2 have chased, and how often the others have.
    """
    if ended(house, zero, one, times):
        return {}
    return {"roll": ("flight", seats, seat, totals, even, zero, one, times, "", 10 if counts_dice(house) else 4)}


def ended(house, zero, one, times):
    _, target, _, equal = house
    if not chases(house):
        return target in (zero, one)
    return max(zero, one) >= 15 and (times[0] == times[1] or not equal)


def flight(house, seats, seat, totals, even, zero, one, times, stay, left):
    after = {}
    for landed in product(range(1, 7), repeat=5 - len(stay)):
        dice = digits([*map(int, stay), *landed])
        after[digits(landed)] = table(house, seats, seat, totals, even, zero, one, times, dice, left)
    return after


def table(house, seats, seat, totals, even, zero, one, times, dice, left):
    """Return where the dice lie, or what follows once nothing is left to roll."""
    if left > 0:
        return ("lying", seats, seat, totals, even, zero, one, times, dice, left)
    totals = [*totals, sum(map(int, dice))]
    if len(totals) < (2 if chases(house) else seats):
        return ("cup", seats, (seat + 1) % seats, tuple(totals), even, zero, one, times)
    return (
        chased(seats, seat, totals, zero, one, times)
        if chases(house)
        else judged(house, seats, seat, totals, even, zero, one, times)
    )


def judged(house, seats, seat, totals, even, zero, one, times):
    first = (seat + 1) % seats + (1 if house[2] else 0)  # the last of a turn sits before its first
    ordered = sorted(totals)
    both = ordered[0] + ordered[-1]
    if both != 35:
        winner = "high" if both > 35 else "low"
        zero, one = (zero + 1, one) if winner == even else (zero, one + 1)
    return ("cup", seats, first % seats, (), even, zero, one, times)


def chased(seats, seat, totals, zero, one, times):
    missed = max(sum(totals) - 35, 35 - sum(totals))
    if seat in (0, 2):
        zero, times = zero + missed, (times[0] + 1, times[1])
    else:
        one, times = one + missed, (times[0], times[1] + 1)
    return ("cup", seats, seat, (), "", zero, one, times)


def lying(house, seats, seat, totals, even, zero, one, times, dice, left):
    after = {
        dice: table(house, seats, seat, totals, even, zero, one, times, dice, 0 if counts_dice(house) else left - 1)
    }
    for lift in range(1, min(left, 5) + 1) if counts_dice(house) else [left]:
        for places in combinations(range(5), lift):
            stay = "".join(die for place, die in enumerate(dice) if place not in places)
            rest = left - (lift if counts_dice(house) else 1)
            after[stay] = ("flight", seats, seat, totals, even, zero, one, times, stay, rest)
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
    second = words[-1] == "second"
    words = words[:-1] if second else words
    if words[0] == "choose":
        return ("choice", seats, int(words[1]))
    dice, left, side, seat, totals, scores = words
    even = side if int(seat) in (0, 2) else {"high": "low", "low": "high"}.get(side, "")
    even = "" if side in ("set", "chase") else even
    written = () if totals == "-" else tuple(map(int, totals.split(",")))
    setter = (int(seat) - len(written)) % 2  # before a second chase who sets has chased once more than the others
    times = (int(second and setter == 0), int(second and setter == 1))
    head = (seats, int(seat), written, even, *map(int, scores.split("-")), times)
    return ("cup", *head) if dice == "-" else ("lying", *head, dice, int(left))


def house_of(said):
    """Return variation, target, alternating order and equal chases as the settings have them."""
    switches = said.get("alternate") == "true", said.get("equal_chases") == "true"
    return said.get("variation", "0"), int(said.get("target", 5)), *switches


READING = Reading("hi_low", STEPS, place_of, house_of)


@pytest.mark.parametrize("line", READING.lines, ids=str)
def test_the_plain_reading_gives_the_perft_counts(line):
    assert READING.counts(line) == line.counts, READING.remedy
