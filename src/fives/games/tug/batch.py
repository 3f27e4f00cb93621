"""5-Dice Tug as a row of numbers; dice on the table are the number of a hand, see `encoding`."""

from __future__ import annotations

from itertools import product
from typing import Final

import numpy as np
from numpy.typing import NDArray

from fives.core.opening import Opening
from fives.core.rolls import FACES, keeps
from fives.games.tug.encoding import (
    BEGINNING,
    CHOOSE,
    CHOOSING,
    GOALS,
    HANDS,
    KEEP,
    MOST_TURNS,
    NUMBER,
    OPENING,
    OVER,
    ROLL,
    TURN,
    stage,
)
from fives.games.tug.rules import TARGET, Options, Tug, forms
from fives.solving.batch import Chance, Flags, Row, Seen, Shares, draw
from fives.solving.jit import lean_kernel

STAGE, SEAT, LOT, AIR, GOAL, DICE, TURNS, LEFT, VARIATION, FULL_HOUSE, GIFT = range(11)
SCORES, ROLLED, WIDTH = 11, 13, 15  # of seat 0, and next to it of seat 1

FIVES: Final = len(HANDS) - 252  # the first hand of five dice
FORMS = np.array(  # by hand, and whether a full house counts: the goal it forms, from 1; else 0
    [
        [next((n for n, goal in enumerate(GOALS, 1) if forms(hand, goal, full)), 0) for full in (False, True)]
        for hand in HANDS
    ],
    np.int8,
)
SIZES = np.array([len(hand) for hand in HANDS], np.int8)
SHOWN = np.array([[hand.count(face) for face in FACES] for hand in HANDS], np.int32)


def _keeps() -> tuple[NDArray[np.int16], NDArray[np.int8]]:
    """Return by five dice what can be kept, fewest dice lifted first, and how many ways lift up to 0, 1, ... 5."""
    listed = np.full((252, 32), -1, np.int16)
    upto = np.zeros((252, 6), np.int8)
    for n, hand in enumerate(HANDS[FIVES:]):
        ways = [keep for lifted in range(1, 6) for keep in keeps(hand, (5 - lifted,))]
        listed[n, : len(ways)] = [NUMBER[keep] for keep in ways]
        upto[n] = [sum(len(keep) >= 5 - lifted for keep in ways) for lifted in range(6)]
    return listed, upto


def _landings() -> tuple[NDArray[np.int16], NDArray[np.int32]]:
    """Return the hands that kept dice become, by how the others fall, and by kept hand where its list begins."""
    landed: list[int] = []
    begins = []
    for hand in HANDS[:FIVES]:
        begins.append(len(landed))
        landed += [NUMBER[tuple(sorted(hand + fall))] for fall in product(FACES, repeat=5 - len(hand))]
    return np.array(landed, np.int16), np.array(begins, np.int32)


KEEPS, UPTO = _keeps()
LANDED, BEGINS = _landings()
PAIRS = np.array([NUMBER[tuple(sorted(pair))] for pair in product(FACES, repeat=2)], np.int16)
TOTALS = np.array([sum(hand) for hand in HANDS], np.int8)
FALLS = np.array([6**count for count in range(6)], np.int64)


def pack(state: Tug) -> Row:
    """Return a state as a row."""
    row = np.zeros(WIDTH, np.int64)
    options, opening = state.options, state.opening
    row[STAGE], row[SEAT], row[TURNS], row[LEFT] = stage(state), state.turn, state.number, state.left
    row[VARIATION], row[FULL_HOUSE], row[GIFT] = options.variation, options.full_house, options.gift
    row[GOAL] = 1 + GOALS.index(state.goals[0]) if state.goals else 0
    row[DICE], row[AIR] = NUMBER[state.dice], state.in_air
    row[SCORES : SCORES + 2] = state.scores
    if opening:
        row[LOT], row[AIR] = opening.how == "lot", 2 * opening.in_air
        row[ROLLED : ROLLED + 2] = [NUMBER[dice or ()] for dice in opening.rolled]
    return row


def unpack(row: Row, options: Options) -> Tug:
    """Return the state of a row."""
    opens = row[STAGE] == OPENING
    rolled = tuple(HANDS[n] or None for n in row[ROLLED : ROLLED + 2])
    goal = GOALS[row[GOAL] - 1]
    return Tug(
        options,
        turn=int(row[SEAT]),
        opening=Opening(options.start, rolled, bool(row[AIR])) if opens else None,
        goals=(goal, goal.other) if row[GOAL] else None,
        dice=HANDS[row[DICE]],
        in_air=0 if opens else int(row[AIR]),
        number=int(row[TURNS]),
        left=int(row[LEFT]),
        scores=(int(row[SCORES]), int(row[SCORES + 1])),
    )


@lean_kernel
def actor(row: Row) -> int:
    """Return who acts; -1 once a player has five points (TU4)."""
    return -1 if row[STAGE] == OVER else row[SEAT]


@lean_kernel
def span(row: Row) -> tuple[int, int]:
    """Return from where to where KEEPS lists what may stay on the table (TU3, TU-V1, TU-V2)."""
    dice = row[DICE] - FIVES
    if row[VARIATION] == 1:
        return 0, UPTO[dice, min(5, row[LEFT])]
    return UPTO[dice, 1] if row[VARIATION] == 2 else 0, UPTO[dice, 2]


@lean_kernel
def mask(row: Row, out: Flags) -> None:
    """Mark the legal actions."""
    if row[STAGE] == TURN:
        first, end = span(row)
        for n in range(first, end):
            out[KEEP + KEEPS[row[DICE] - FIVES, n]] = True
    elif row[STAGE] == CHOOSING:
        out[CHOOSE] = out[CHOOSE + 1] = True
    else:
        out[ROLL] = True


@lean_kernel
def pick(row: Row, chance: Chance) -> int:
    """Return a legal action, each equally likely."""
    if row[STAGE] == TURN:
        first, end = span(row)
        kept: int = KEEPS[row[DICE] - FIVES, first + draw(chance, end - first)]
        return KEEP + kept
    return CHOOSE + draw(chance, 2) if row[STAGE] == CHOOSING else ROLL


@lean_kernel
def play(row: Row, action: int) -> None:
    """Lift dice, or choose a combination."""
    if action >= KEEP:
        kept = action - KEEP
        row[DICE], row[AIR] = kept, 5 - SIZES[kept]
        row[LEFT] = max(0, row[LEFT] - row[AIR])
    elif action == ROLL:
        row[AIR] = 2 if row[STAGE] == OPENING else 5
    else:
        row[GOAL] = action if row[SEAT] == 0 else 3 - action
        row[STAGE] = BEGINNING


@lean_kernel
def nature(row: Row, chance: Chance) -> None:
    """Land the dice in the air, or draw the lot."""
    if row[STAGE] == OPENING:
        open_game(row, chance)
    elif row[AIR]:
        kept = row[DICE]
        row[DICE] = LANDED[BEGINS[kept] + draw(chance, FALLS[row[AIR]])]
        row[AIR] = 0
        land(row)


@lean_kernel
def open_game(row: Row, chance: Chance) -> None:
    """Settle who begins (G1R)."""
    if row[LOT]:
        row[SEAT] = draw(chance, 2)
        row[STAGE] = CHOOSING
    elif row[AIR]:
        row[AIR] = 0
        row[ROLLED + row[SEAT]] = PAIRS[draw(chance, 36)]
        row[SEAT] = 1 - row[SEAT]
        if row[ROLLED] and row[ROLLED + 1]:
            settle(row)


@lean_kernel
def settle(row: Row) -> None:
    """Let the higher roll begin; equal ones are rolled again, seat 0 first (G1R)."""
    ahead = TOTALS[row[ROLLED]] - TOTALS[row[ROLLED + 1]]
    row[ROLLED] = row[ROLLED + 1] = 0
    row[SEAT] = 1 if ahead < 0 else 0
    if ahead:
        row[STAGE] = CHOOSING


@lean_kernel
def land(row: Row) -> None:
    """Score the point, or let the next turn begin (TU2, TU3); twin: rules._land."""
    formed, seat, begins = FORMS[row[DICE], row[FULL_HOUSE]], row[SEAT], row[STAGE] == BEGINNING
    scorer = 0 if formed == row[GOAL] else 1
    if formed and (begins or scorer == seat or row[GIFT]):
        row[SCORES + scorer] += 1
        row[STAGE] = OVER if row[SCORES + scorer] == TARGET else BEGINNING
        row[DICE] = row[TURNS] = row[LEFT] = 0
        row[SEAT] = 1 - scorer
    elif begins:
        row[STAGE], row[TURNS], row[LEFT] = TURN, 1, row[VARIATION] == 1
    elif row[LEFT] == 0:
        row[SEAT] = 1 - seat
        if row[VARIATION] == 1:
            row[TURNS] += 1
            row[LEFT] = row[TURNS]


@lean_kernel
def observe(row: Row, seat: int, out: Seen) -> None:
    """Write what `seat` sees."""
    other = 1 - seat
    out[0], out[1] = row[SCORES + seat], row[SCORES + other]
    out[2] = row[GOAL] if seat == 0 or row[GOAL] == 0 else 3 - row[GOAL]
    out[3], out[4], out[5] = row[SEAT] == seat, row[STAGE], row[AIR]
    for n in range(6):
        out[6 + n] = SHOWN[row[DICE], n]
    out[12], out[13] = min(row[LEFT], MOST_TURNS), min(row[TURNS], MOST_TURNS)
    out[14], out[15] = TOTALS[row[ROLLED + seat]], TOTALS[row[ROLLED + other]]
    out[16] = row[LOT] if row[STAGE] == OPENING else 0


@lean_kernel
def returns(row: Row, out: Shares) -> None:
    """Write who has won (TU4)."""
    winner = 0 if row[SCORES] == TARGET else 1
    out[winner], out[1 - winner] = 1.0, -1.0
