"""What the shapes of a puzzle may still bring, as arrays: a table over all sets of shapes that may be left."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from fives.games.find_fives.dice import throws
from fives.games.find_fives.search import fives_by_roll
from fives.games.find_fives.shapes import SHAPES, VALUES, masks
from fives.solving.jit import kernel

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]
Bits = NDArray[np.uint64]
HALF = (1 << 50) - 1  # a board's hundred squares are two numbers of fifty bits


class Board(NamedTuple):
    """A board's FIVES: low and high squares, the roll and the shape of each; and how likely each roll is."""

    low: Bits
    high: Bits
    roll: Ints
    shape: Ints
    likely: Floats


@lru_cache(maxsize=32)
def board_arrays(board: str) -> Board:
    """Return a board's FIVES as arrays."""
    found, mask = fives_by_roll(board), masks()
    rows = [
        (mask[five] & HALF, mask[five] >> 50, number, SHAPES.index(five.shape))
        for number, roll in enumerate(throws())
        for five in found[roll.symbols]
    ]
    low, high, roll_numbers, shapes = zip(*rows, strict=True)
    return Board(
        np.array(low, np.uint64),
        np.array(high, np.uint64),
        np.array(roll_numbers, np.int64),
        np.array(shapes, np.int64),
        np.array([float(chance) for chance in throws().values()]),
    )


PRICES: Floats = np.array([float(VALUES[shape]) for shape in SHAPES])


@kernel
def chances_of_shapes(
    low: Bits, high: Bits, roll: Ints, shape: Ints, likely: Floats, taken_low: int, taken_high: int
) -> Floats:
    """Return, by shape, how likely a roll has a FIVE of it on free squares (twin: policy.shape_chances)."""
    there = np.zeros((likely.size, 12), np.bool_)
    for n in range(low.size):
        if low[n] & np.uint64(taken_low) == 0 and high[n] & np.uint64(taken_high) == 0:
            there[roll[n], shape[n]] = True
    chance = np.zeros(12)
    for r in range(likely.size):
        for s in range(12):
            if there[r, s]:
                chance[s] += likely[r]
    return chance


@kernel
def expect(chance: Floats, values: Floats, shrink: float) -> float:
    """Return the points to expect of these shapes in as many rounds, each circled if it is there when it is wanted.

    chance[s]   how likely shape s is there in the next round; later ones are rarer: its mean number shrinks each round
    worth[S]    points to expect once the shapes of the bit set S are left         Twin: policy.expected
    """
    count = chance.size
    worth = np.zeros(1 << count)
    option = np.empty(count)
    there = np.empty(count)
    number = np.empty(count)
    for s in range(count):
        number[s] = -np.log(max(1e-12, 1 - chance[s]))
    for left in range(1, 1 << count):
        size, crossed = 0, 0.0
        for s in range(count):
            size += (left >> s) & 1
        fade = shrink ** (count - size)
        used = 0
        for s in range(count):
            if (left >> s) & 1:
                after = worth[left & ~(1 << s)]
                crossed = max(crossed, after)
                place = used
                while place > 0 and option[place - 1] < values[s] + after:  # best first
                    option[place], there[place] = option[place - 1], there[place - 1]
                    place -= 1
                option[place], there[place] = values[s] + after, 1 - np.exp(-number[s] * fade)
                used += 1
        total, rest = 0.0, 1.0
        for place in range(used):
            if option[place] <= crossed:
                break
            total += rest * there[place] * option[place]
            rest *= 1 - there[place]
        worth[left] = total + rest * crossed
    return float(worth[(1 << count) - 1])
