"""Number Poker for two as a row of numbers.

What is left to a player is one number, see `LEFTS`; where the empty hand needs a stone, they are counted on from there,
so that one number finds what may be played. Loot has eight bits for each value, so that a stone more is an
addition.
"""

from __future__ import annotations

from itertools import product
from typing import Final

import numpy as np

from fives.games.number_poker.encoding import CLOSING, EMPTY_FIST, NO_FIST, OVER, TAKE, TAKING
from fives.games.number_poker.rules import (
    CLOSED,
    EMPTY,
    VALUES,
    WHOLE,
    Left,
    NumberPoker,
    Options,
    actors,
    plays,
    stones,
)
from fives.solving.batch import Chance, Flags, Row, Seen, Shares, draw
from fives.solving.jit import lean_kernel

ACTOR, TAKER, LEFT, FIST, LOOT, NEEDS, WIDTH = 0, 1, 2, 4, 6, 8, 9  # LEFT, FIST, LOOT of seat 0, then of seat 1
NOBODY: Final = -1
NONE: Final = -1  # no fist
NEEDS_A_STONE: Final = Options(empty_hand="needs_a_stone")

LEFTS: Final[tuple[Left, ...]] = tuple(product(*(range(count + 1) for count in WHOLE)))
NUMBER: Final = {left: n for n, left in enumerate(LEFTS)}
FISTS: Final = (
    NONE,
    EMPTY,
    *VALUES,
)  # tables by fist begin with no fist, so that a fist is at the place after its number
LESS = np.array([NUMBER[WHOLE] - NUMBER[tuple(c - (f == n) for n, c in enumerate(WHOLE))] for f in FISTS], np.int64)
ALL: Final = len(LEFTS)
FISTS_OF: Final = [plays(left, options) for options in (Options(), NEEDS_A_STONE) for left in LEFTS]
WAYS = np.array([len(fists) for fists in FISTS_OF], np.int64)
PLAYS = np.array([(*fists, *(0,) * (8 - len(fists))) for fists in FISTS_OF], np.int64)
STONES = np.array([stones(left) for left in 2 * LEFTS], np.int64)
WON = np.array([0, *(1 << 8 * (value - 1) for value in VALUES)], np.int64)  # one stone of loot
REST = np.array([sum(int(WON[v]) * left[v] for v in VALUES) for left in 2 * LEFTS], np.int64)  # all stones left as loot
ONLY_EMPTY = np.array([NUMBER[(left[EMPTY], 0, 0, 0, 0)] + at for at in (0, ALL) for left in LEFTS], np.int64)
COUNTS = np.array(2 * LEFTS, np.int64)


def _taker(first: int, second: int) -> int:
    """Return who takes what the other shows: a single empty hand (NP3)."""
    if EMPTY not in (first, second) or max(first, second) <= EMPTY:
        return NOBODY
    return (first, second).index(EMPTY)


TAKERS = np.array([[_taker(first, second) for second in FISTS] for first in FISTS], np.int64)
GAINS = np.array([[WON[max(f, 0)] if f > other else 0 for other in FISTS] for f in FISTS], np.int64)  # NP2


def pack(state: NumberPoker) -> Row:
    """Return a state as a row."""
    row = np.zeros(WIDTH, np.int64)
    row[ACTOR] = min(actors(state), default=NOBODY)
    row[TAKER] = NOBODY if state.taker is None else state.taker
    needs = state.options == NEEDS_A_STONE
    row[LEFT : LEFT + 2] = [NUMBER[left] + ALL * needs for left in state.left]
    row[FIST : FIST + 2] = [NONE if fist is None else fist for fist in state.fists]
    row[LOOT : LOOT + 2] = [sum(WON[value] for value in loot) for loot in state.loot]
    row[NEEDS] = needs
    return row


def unpack(row: Row, options: Options) -> NumberPoker:
    """Return the state of a row."""
    return NumberPoker(
        options,
        left=tuple(LEFTS[n % ALL] for n in row[LEFT : LEFT + 2]),
        loot=tuple(_stones(int(loot)) for loot in row[LOOT : LOOT + 2]),
        fists=tuple(None if fist == NONE else int(fist) for fist in row[FIST : FIST + 2]),
        taker=None if row[TAKER] == NOBODY else int(row[TAKER]),
    )


def _stones(loot: int) -> tuple[int, ...]:
    return tuple(value for value in VALUES for _ in range(loot >> 8 * (value - 1) & 255))


@lean_kernel
def actor(row: Row) -> int:
    """Return who acts: of two, seat 0 closes the fist first."""
    seat: int = row[ACTOR]
    return seat


@lean_kernel
def mask(row: Row, out: Flags) -> None:
    """Mark the legal actions."""
    if row[TAKER] != NOBODY:
        out[TAKE] = True
        return
    left = row[LEFT + row[ACTOR]]
    for n in range(WAYS[left]):
        out[PLAYS[left, n]] = True


@lean_kernel
def pick(row: Row, chance: Chance) -> int:
    """Return a legal action, each equally likely."""
    if row[TAKER] != NOBODY:
        return TAKE
    left = row[LEFT + row[ACTOR]]
    fist: int = PLAYS[left, draw(chance, WAYS[left])]
    return fist


@lean_kernel
def play(row: Row, action: int) -> None:
    """Close a fist, or take the stone that the other shows; twin: rules.play."""
    seat = row[ACTOR]
    if action == TAKE:
        row[LOOT + seat] += WON[row[FIST + 1 - seat]]
        row[TAKER] = NOBODY
        end_round(row)
        return
    row[FIST + seat] = action
    if seat == 0 and WAYS[row[LEFT + 1]]:
        row[ACTOR] = 1
    else:
        open_hands(row)


@lean_kernel
def open_hands(row: Row) -> None:
    """Let a single empty hand take (NP3), or the higher of two different stones win (NP2)."""
    first, second = row[FIST] + 1, row[FIST + 1] + 1
    taker = TAKERS[first, second]
    if taker != NOBODY:
        row[ACTOR] = row[TAKER] = taker
    else:
        row[LOOT] += GAINS[first, second]
        row[LOOT + 1] += GAINS[second, first]
        end_round(row)


@lean_kernel
def end_round(row: Row) -> None:
    """Put away what was shown; who can close a fist is asked, until no stones are left (NP5R)."""
    for seat in range(2):
        row[LEFT + seat] -= LESS[row[FIST + seat] + 1]
        row[FIST + seat] = NONE
    first, second = row[LEFT], row[LEFT + 1]
    if row[NEEDS] and (STONES[first] == 0) != (STONES[second] == 0):
        holder = 0 if STONES[first] else 1
        row[LOOT + holder] += REST[row[LEFT + holder]]
        row[LEFT + holder] = ONLY_EMPTY[row[LEFT + holder]]
        row[ACTOR] = NOBODY
    elif STONES[first] + STONES[second] == 0:
        row[ACTOR] = NOBODY
    else:
        row[ACTOR] = 0 if WAYS[first] else 1


@lean_kernel
def ways(row: Row) -> int:
    """Return 0: nature has no part in this game."""
    return 0


@lean_kernel
def land(row: Row, way: int) -> None:
    """Do nothing: nature has no part in this game."""


@lean_kernel
def nature(row: Row, chance: Chance) -> None:
    """Do nothing: there is no chance in Number Poker."""


@lean_kernel
def stones_of(loot: int) -> tuple[int, int]:
    """Return how many stones of loot, and their sum."""
    one, two, three, four = loot & 255, loot >> 8 & 255, loot >> 16 & 255, loot >> 24 & 255
    return one + two + three + four, one + 2 * two + 3 * three + 4 * four


@lean_kernel
def observe(row: Row, seat: int, out: Seen) -> None:
    """Write what `seat` sees: the other's fist is closed until all are open."""
    out[0] = TAKING if row[TAKER] != NOBODY else OVER if row[ACTOR] == NOBODY else CLOSING
    out[1] = 0 if row[TAKER] == NOBODY else 1 if row[TAKER] == seat else 2
    for away in range(2):
        other, at = seat ^ away, 2 + 8 * away
        out[at], out[at + 1] = stones_of(row[LOOT + other])
        for n in range(5):
            out[at + 2 + n] = COUNTS[row[LEFT + other], n]
        fist = row[FIST + other]
        if fist == NONE:
            out[at + 7] = NO_FIST
        elif away and row[TAKER] == NOBODY:
            out[at + 7] = CLOSED
        else:
            out[at + 7] = EMPTY_FIST if fist == EMPTY else fist


@lean_kernel
def returns(row: Row, out: Shares) -> None:
    """Write who has most stones of loot, then the higher sum (NP6)."""
    count, total = stones_of(row[LOOT])
    others, others_total = stones_of(row[LOOT + 1])
    ahead = (count - others) * 1000 + total - others_total
    out[0] = 1.0 if ahead > 0 else -1.0 if ahead < 0 else 0.0
    out[1] = -out[0]
