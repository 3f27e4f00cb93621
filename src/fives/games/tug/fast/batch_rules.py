"""5-Dice Tug as a row of numbers; dice on the table are the number of a hand (`fives.solving.hand_numbers`)."""

from __future__ import annotations

from itertools import product
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from fives.core.chance.rolls import FACES, keeps
from fives.games.tug.encoding import (
    BEGINNING,
    CHOOSE,
    CHOOSING,
    GOALS,
    KEEP,
    MOST_TURNS,
    OPENING,
    OVER,
    ROLL,
    TURN,
    stage,
)
from fives.games.tug.rules import TARGET, Options, Tug, forms
from fives.solving.batch import Chance, Flags, Row, Seen, Shares, draw, draw_two
from fives.solving.batch_who_begins import (
    LIFTED,
    LOT,
    OPENING_WIDTH,
    ROLLED,
    open_game,
    opening_ways,
    pack_opening,
    unpack_opening,
)
from fives.solving.batch_who_begins import TURN as SEAT
from fives.solving.hand_numbers import FIVES, HANDS, NUMBER, SHOWN, TOTALS, landed
from fives.solving.hand_numbers import WAYS as FALLS
from fives.solving.jit import lean_kernel

STAGE, AIR, GOAL, DICE, TURNS, LEFT, VARIATION, FULL_HOUSE, CHOOSES, GIFT = range(OPENING_WIDTH, OPENING_WIDTH + 10)
SCORES = OPENING_WIDTH + 10  # of seat 0, and next to it of seat 1
FALL, WIDTH = (
    OPENING_WIDTH + 12,
    OPENING_WIDTH + 13,
)  # how two dice fall next, if that is drawn along with what is lifted; else -1
NONE: Final = -1

Small: TypeAlias = NDArray[np.int16]  # small, so that tables used by every move stay in the processor's cache
ALL: Final = len(HANDS)
LIFTS: Final = ((2,), (1,), (1, 2), (1, 2, 3), (1, 2, 3, 4), (1, 2, 3, 4, 5))  # how many dice may be rolled again
TWO, UP_TO_TWO = 0, 2
FORMS = np.array(  # by whether a full house counts, and by hand: the goal it forms, from 1; else 0
    [
        [next((n for n, goal in enumerate(GOALS, 1) if forms(hand, goal, full)), 0) for hand in HANDS]
        for full in (False, True)
    ],
    np.int8,
)
PAIRS: Final = 36  # ways in which two dice fall


def _choices() -> tuple[Small, Small, Small]:
    """Return lists of actions, and by LIFTS and hand where its list begins and how many it has; no dice: to roll."""
    listed, first, ways = [ROLL], np.zeros((len(LIFTS), ALL), np.int16), np.ones((len(LIFTS), ALL), np.int16)
    for kind, lifts in enumerate(LIFTS):
        for n, hand in enumerate(HANDS[FIVES:], FIVES):
            found = keeps(hand, tuple(5 - lifted for lifted in lifts))
            first[kind, n], ways[kind, n] = len(listed), len(found)
            listed += [KEEP + NUMBER[kept] for kept in found]
    return np.array(listed, np.int16), first, ways


def _soon() -> Small:
    """Return the hand that three or four kept dice become, by `kept << 6 | way` of two dice; one falls as the first."""
    hands = np.zeros(FIVES << 6, np.int16)
    for (kept, hand), (way, fall) in product(enumerate(HANDS[:FIVES]), enumerate(product(FACES, repeat=2))):
        if len(hand) > 2:
            hands[kept << 6 | way] = NUMBER[tuple(sorted(hand + fall[: 5 - len(hand)]))]
    return hands


CHOICES, FIRST, WAYS = _choices()
SOON = _soon()
REST = np.array([5 - len(hand) for hand in HANDS], np.int16)  # the dice that are rolled if a hand is kept


def pack(state: Tug) -> Row:
    """Return a state as a row."""
    row = np.zeros(WIDTH, np.int64)
    options = state.options
    pack_opening(state.opening, row)
    row[STAGE], row[SEAT], row[TURNS], row[LEFT] = stage(state), state.turn, state.number, state.left
    row[FALL] = NONE
    row[VARIATION], row[FULL_HOUSE], row[GIFT] = options.variation, options.full_house, options.gift
    row[CHOOSES] = options.choose == "each_beginning"
    row[GOAL] = 1 + GOALS.index(state.goals[0]) if state.goals else 0
    row[DICE], row[AIR] = NUMBER[state.dice], state.in_air
    row[SCORES : SCORES + 2] = state.scores
    return row


def unpack(row: Row, options: Options) -> Tug:
    """Return the state of a row."""
    goal = GOALS[row[GOAL] - 1]
    return Tug(
        options,
        turn=int(row[SEAT]),
        opening=unpack_opening(row, options.start),
        goals=(goal, goal.other) if row[GOAL] else None,
        dice=HANDS[row[DICE]],
        in_air=int(row[AIR]),
        number=int(row[TURNS]),
        left=int(row[LEFT]),
        scores=(int(row[SCORES]), int(row[SCORES + 1])),
    )


@lean_kernel
def actor(row: Row) -> int:
    """Return who acts; -1 once a player has five points (TU4)."""
    return -1 if row[STAGE] == OVER else row[SEAT]


@lean_kernel
def kind(row: Row) -> int:
    """Return how many dice may be rolled again, as a place in LIFTS (TU3, TU-V1, TU-V2)."""
    if row[VARIATION] == 1:
        return int(min(5, row[LEFT]))
    return TWO if row[VARIATION] == 2 else UP_TO_TWO


@lean_kernel
def mask(row: Row, out: Flags) -> None:
    """Mark the legal actions."""
    if row[STAGE] == CHOOSING:
        out[CHOOSE] = out[CHOOSE + 1] = True
    elif row[STAGE] == OPENING:
        out[ROLL] = True
    else:
        lifts, dice = kind(row), row[DICE]
        for n in range(WAYS[lifts, dice]):
            out[CHOICES[FIRST[lifts, dice] + n]] = True


@lean_kernel
def pick(row: Row, chance: Chance) -> int:
    """Return a legal action, each equally likely; where it lifts two dice at most, how they fall is drawn as well."""
    if row[STAGE] >= BEGINNING:
        lifts, dice = kind(row), row[DICE]
        if row[STAGE] == TURN and row[VARIATION] != 1:
            way, row[FALL] = draw_two(chance, WAYS[lifts, dice], PAIRS)
        else:
            way = draw(chance, WAYS[lifts, dice])
        choice: int = CHOICES[FIRST[lifts, dice] + way]
        return choice
    return CHOOSE + draw(chance, 2) if row[STAGE] == CHOOSING else ROLL


@lean_kernel
def play(row: Row, action: int) -> None:
    """Lift dice, or choose a combination."""
    if row[STAGE] >= BEGINNING:
        kept = max(0, action - KEEP)  # to roll is to keep nothing
        row[DICE], row[AIR] = kept, REST[kept]
        row[LEFT] = max(0, row[LEFT] - REST[kept])
    elif row[STAGE] == OPENING:
        row[LIFTED] = 1
    else:
        row[GOAL] = action if row[SEAT] == 0 else 3 - action
        row[STAGE] = BEGINNING


@lean_kernel
def ways(row: Row) -> int:
    """Return in how many ways the dice in the air may fall, or the lot; 0 if none waits for nature."""
    if row[AIR]:
        return int(FALLS[row[AIR]])
    return opening_ways(row) if row[STAGE] == OPENING else 0


@lean_kernel
def land(row: Row, way: int) -> None:
    """Land the dice in the air, or draw the lot."""
    if row[STAGE] == OPENING:
        if open_game(row, way):
            row[STAGE] = CHOOSING
    else:
        kept = row[DICE]
        row[AIR] = 0
        after_landing(row, landed(kept, way))


@lean_kernel
def nature(row: Row, chance: Chance) -> None:
    """Let nature act, if something waits for it."""
    possible = ways(row)
    if possible:
        if row[FALL] == NONE:
            land(row, draw(chance, possible))
        else:
            dice = SOON[row[DICE] << 6 | row[FALL]]
            row[AIR], row[FALL] = 0, NONE
            after_landing(row, dice)


@lean_kernel
def after_landing(row: Row, dice: int) -> None:
    """Score the point, or let the next turn begin (TU2, TU3); twin: rules._land."""
    formed, seat, begins = FORMS[row[FULL_HOUSE], dice], row[SEAT], row[STAGE] == BEGINNING
    scorer = 0 if formed == row[GOAL] else 1
    if (formed != 0) & (begins | (scorer == seat) | (row[GIFT] == 1)):
        row[SCORES + scorer] += 1
        row[DICE] = row[TURNS] = row[LEFT] = 0
        row[SEAT] = 1 - scorer
        if row[SCORES + scorer] == TARGET:
            row[STAGE] = OVER
        elif row[CHOOSES]:
            row[STAGE], row[GOAL] = CHOOSING, 0
        else:
            row[STAGE] = BEGINNING
    else:
        row[DICE], row[STAGE] = dice, TURN
        if row[VARIATION] == 1:
            count_turn(row, begins)
        else:
            row[SEAT], row[TURNS] = seat if begins else 1 - seat, 1


@lean_kernel
def count_turn(row: Row, begins: bool) -> None:
    """Let the turn begin in which one die more may be rolled again, once those of this turn have been (TU-V1)."""
    if row[LEFT] == 0:
        row[SEAT] = row[SEAT] if begins else 1 - row[SEAT]
        row[TURNS] += 1
        row[LEFT] = row[TURNS]


@lean_kernel
def observe(row: Row, seat: int, out: Seen) -> None:
    """Write what `seat` sees."""
    other = 1 - seat
    out[0], out[1] = row[SCORES + seat], row[SCORES + other]
    out[2] = row[GOAL] if seat == 0 or row[GOAL] == 0 else 3 - row[GOAL]
    out[3], out[4], out[5] = row[SEAT] == seat, row[STAGE], row[AIR] + 2 * row[LIFTED]
    for n in range(6):
        out[6 + n] = SHOWN[row[DICE], n]
    out[12], out[13] = min(row[LEFT], MOST_TURNS), min(row[TURNS], MOST_TURNS)
    out[14], out[15] = TOTALS[row[ROLLED + seat]], TOTALS[row[ROLLED + other]]
    out[16] = row[LOT]


@lean_kernel
def returns(row: Row, out: Shares) -> None:
    """Write who has won (TU4)."""
    winner = 0 if row[SCORES] == TARGET else 1
    out[winner], out[1 - winner] = 1.0, -1.0
