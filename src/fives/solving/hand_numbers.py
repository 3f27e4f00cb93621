"""Hands of up to five dice as numbers, for the rows of a batch: what they show, what may be kept, how dice fall.

A hand's number is its place in `HANDS`: the empty hand is 0, and those of fewer than five dice have the numbers of
`fives.core.chance.rolls.KEEPS`.
"""

from __future__ import annotations

from itertools import product
from typing import Final

import numpy as np
from numpy.typing import NDArray

from fives.core.chance.rolls import FACES, KEEPS, Dice, keeps, rolls
from fives.solving.jit import lean_kernel

HANDS: Final[tuple[Dice, ...]] = (*KEEPS, *rolls(5))
NUMBER: Final = {hand: number for number, hand in enumerate(HANDS)}
FIVES: Final = len(KEEPS)  # the first hand of five dice

SIZES = np.array([len(hand) for hand in HANDS], np.int64)
TOTALS = np.array([sum(hand) for hand in HANDS], np.int64)
SHOWN = np.array([[hand.count(face) for face in FACES] for hand in HANDS], np.int64)
WAYS = np.array([6**count for count in range(6)], np.int64)  # in which so many dice fall


def _falls() -> tuple[NDArray[np.int16], NDArray[np.int64]]:
    """Return the hand of every way dice fall, and where the ways of 0, 1, ... 5 dice begin."""
    hands = [NUMBER[tuple(sorted(fall))] for count in range(6) for fall in product(FACES, repeat=count)]
    return np.array(hands, np.int16), np.cumsum([0, *WAYS[:5]])


def _landings() -> tuple[NDArray[np.int16], NDArray[np.int64]]:
    """Return the five dice that kept ones become by every way the others fall, and by hand where its ways begin."""
    landed: list[int] = []
    begins = []
    for hand in KEEPS:
        begins.append(len(landed))
        landed += [NUMBER[tuple(sorted(hand + fall))] for fall in product(FACES, repeat=5 - len(hand))]
    return np.array(landed, np.int16), np.array(begins, np.int64)


def _keeps() -> tuple[NDArray[np.int16], NDArray[np.int64]]:
    """Return by five dice what may be kept, most dice first, and how many keeps lift at most 0, 1, ... 5 dice."""
    listed = np.zeros((len(HANDS) - FIVES, 31), np.int16)
    upto = np.zeros((len(HANDS) - FIVES, 6), np.int64)
    for n, hand in enumerate(HANDS[FIVES:]):
        ways = [keep for lifted in range(1, 6) for keep in keeps(hand, (5 - lifted,))]
        listed[n, : len(ways)] = [NUMBER[keep] for keep in ways]
        upto[n] = [sum(len(keep) >= 5 - lifted for keep in ways) for lifted in range(6)]
    return listed, upto


FALLEN, FALLEN_FROM = _falls()
LANDED, LANDED_FROM = _landings()
KEPT, UPTO = _keeps()


@lean_kernel
def fallen(count: int, way: int) -> int:
    """Return the hand of so many dice as they fall in this way."""
    return int(FALLEN[FALLEN_FROM[count] + way])


@lean_kernel
def landed(kept: int, way: int) -> int:
    """Return the five dice that a kept hand becomes if the others fall in this way."""
    return int(LANDED[LANDED_FROM[kept] + way])
