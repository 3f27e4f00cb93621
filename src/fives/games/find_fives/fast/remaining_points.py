"""What a puzzle's free squares may still bring, as arrays: chances of shapes, a small network, one roll ahead."""

from __future__ import annotations

from functools import cache, lru_cache
from importlib.resources import files
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from fives.games.find_fives.dice import throws
from fives.games.find_fives.search_fives import fives_by_roll
from fives.games.find_fives.shapes import SHAPES, VALUES, masks, numbers, placements
from fives.solving.bitsets import ones
from fives.solving.jit import kernel

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]
Bits = NDArray[np.uint64]
HALF = (1 << 50) - 1  # a board's hundred squares are two numbers of fifty bits
WAYS: Ints = np.array([chance / min(throws().values()) for chance in throws().values()], np.int64)  # by roll: 1, 2 or 4
ALL_WAYS = int(WAYS.sum())
PRICES: Floats = np.array([float(VALUES[shape]) for shape in SHAPES])  # of our tiles, which the network has learned
ROLLS = WAYS.size
INPUTS = 52  # what the network is told: see `describe`
NOT_LAST = sum(1 << square for square in range(50) if square % 10 != 9)  # squares with another to their right


class Fives(NamedTuple):
    """The FIVES that can still be circled: low and high squares, shape and roll as one number, number as an outline."""

    low: Bits
    high: Bits
    key: Ints  # shape times ROLLS and roll, in this order
    place: Ints


class Outlines(NamedTuple):
    """All 4,096 outlines: low and high squares, shape, and the five squares by number."""

    low: Bits
    high: Bits
    shape: Ints
    cells: Ints


class Net(NamedTuple):
    """A network with one layer between: what an input adds to each unit, the units' own, their weights, a constant."""

    inputs: Floats  # INPUTS rows
    units: Floats
    outputs: Floats
    constant: float


@lru_cache(maxsize=32)
def board_fives(board: str) -> Fives:
    """Return a board's FIVES as arrays."""
    found, mask = fives_by_roll(board), masks()
    rows = sorted(
        (SHAPES.index(five.shape) * ROLLS + roll, numbers()[five], mask[five] & HALF, mask[five] >> 50)
        for roll, thrown in enumerate(throws())
        for five in found[thrown.symbols]
    )
    keys, places, low, high = zip(*rows, strict=True)
    return Fives(
        np.array(low, np.uint64), np.array(high, np.uint64), np.array(keys, np.int64), np.array(places, np.int64)
    )


@cache
def all_outlines() -> Outlines:
    """Return all outlines as arrays."""
    mask = [masks()[outline] for outline in placements()]
    return Outlines(
        np.array([each & HALF for each in mask], np.uint64),
        np.array([each >> 50 for each in mask], np.uint64),
        np.array([SHAPES.index(outline.shape) for outline in placements()], np.int64),
        np.array([outline.cells for outline in placements()], np.int64),
    )


def net_of(weights: Floats) -> Net:
    """Return the network whose weights stand in one row."""
    units = (weights.size - 1) // (INPUTS + 2)
    inputs, own, outputs = np.split(weights[:-1], [INPUTS * units, (INPUTS + 1) * units])
    return Net(inputs.reshape(INPUTS, units), own, outputs, float(weights[-1]))


@cache
def learned() -> Net:
    """Return the network that tests/games/find_fives/learn.py has taught."""
    with files(__package__).joinpath("learned.npy").open("rb") as file:
        return net_of(np.load(file).astype(np.float64))


@kernel
def stacked(low: np.uint64, high: np.uint64) -> int:
    """Return how many of these squares lie right above another of them."""
    ten, forty, row = np.uint64(10), np.uint64(40), np.uint64(1023)
    return ones(low & (low >> ten)) + ones(high & (high >> ten)) + ones((low >> forty) & high & row)


@kernel
def describe(fives: Fives, low: np.uint64, high: np.uint64, left: int, x: Floats) -> None:
    """Fill in what the network is told of the shapes `left` (bit s: shape s) once the squares `low`, `high` are used.

    x[s]        1 if shape s is left
    x[12 + s]   how likely a roll has a FIVE of it on free squares
    x[24 + s]   how likely a roll has two or more
    x[36 + s]   the root of how many a roll has on average
    x[48]       how likely a roll has any FIVE
    x[49]       the share of shapes that are left
    x[50]       a hundredth of the pairs of free squares side by side
    x[51]       a fiftieth of the blocks of two by two free squares                Twin: puzzle_policy.description
    """
    x[:] = 0.0
    count = np.zeros(12 * ROLLS, np.uint8)
    for n in range(fives.key.size):
        count[fives.key[n]] += (fives.low[n] & low) | (fives.high[n] & high) == 0
    some = np.zeros(ROLLS, np.bool_)
    for s in range(12):
        if (left >> s) & 1:
            once, twice, number = 0, 0, 0
            of_shape = count[s * ROLLS : (s + 1) * ROLLS]
            for roll in range(ROLLS):
                once += WAYS[roll] * (of_shape[roll] > 0)
                twice += WAYS[roll] * (of_shape[roll] > 1)
                number += WAYS[roll] * of_shape[roll]
                some[roll] |= of_shape[roll] > 0
            x[s] = 1.0
            x[12 + s] = once / ALL_WAYS
            x[24 + s] = twice / ALL_WAYS
            x[36 + s] = np.sqrt(number / ALL_WAYS)
            x[49] += 1 / 12
    x[48] = (WAYS * some).sum() / ALL_WAYS
    free_low, free_high = np.uint64(HALF) & ~low, np.uint64(HALF) & ~high
    one = np.uint64(1)
    pairs_low = free_low & (free_low >> one) & np.uint64(NOT_LAST)
    pairs_high = free_high & (free_high >> one) & np.uint64(NOT_LAST)
    x[50] = (ones(pairs_low) + ones(pairs_high) + stacked(free_low, free_high)) / 100
    x[51] = stacked(pairs_low, pairs_high) / 50


@kernel
def estimate(net: Net, prices: Floats, left: int, x: Floats, h: Floats) -> float:
    """Return about how many points the shapes `left` will bring: all but what the network expects to lose.

    The network has learned what is lost of the points on our tiles; with other `prices` the same share is taken to be
    lost. The last shape alone brings what its chance says. h is room for the units.    Twin: puzzle_policy.estimated
    """
    total, ours, count, alone = 0.0, 0.0, 0, 0.0
    for s in range(12):
        if (left >> s) & 1:
            total += prices[s]
            ours += PRICES[s]
            alone = prices[s] * x[12 + s]
            count += 1
    if count < 2:
        return alone
    h[:] = net.units
    for n in range(INPUTS):
        if x[n] != 0.0:
            for unit in range(h.size):
                h[unit] += x[n] * net.inputs[n, unit]
    lost = net.constant
    for unit in range(h.size):
        lost += max(h[unit], 0.0) * net.outputs[unit]
    return total - lost * (total / ours)


@kernel
def estimates(fives: Fives, net: Net, prices: Floats, left: int, low: Bits, high: Bits, shape: Ints) -> Floats:
    """Return, for each choice, about how many points follow: the squares used then, and the shape."""
    x, h = np.empty(INPUTS), np.empty(net.units.size)
    found = np.empty(shape.size)
    for n in range(shape.size):
        after = left & ~(1 << shape[n])
        describe(fives, low[n], high[n], after, x)
        found[n] = estimate(net, prices, after, x, h)
    return found


@kernel
def remaining(fives: Fives, low: np.uint64, high: np.uint64, left: int) -> Fives:
    """Return the FIVES of the shapes `left` that need none of these squares."""
    stay = np.empty(fives.low.size, np.bool_)
    for n in range(stay.size):
        clear = (fives.low[n] & low) | (fives.high[n] & high) == 0
        stay[n] = clear and (left >> (fives.key[n] // ROLLS)) & 1 == 1
    return Fives(fives.low[stay], fives.high[stay], fives.key[stay], fives.place[stay])


@kernel
def coolest(fives: Fives, outlines: Outlines, prices: Floats, low: np.uint64, high: np.uint64, left: int) -> Ints:
    """Return, by shape, the outline on free squares whose use costs the FIVES least; -1 where none fits.

    A square is as warm as the FIVES that need it: their value and chance, shared by those of one shape and roll.
    `low` and `high` are the squares that are taken.                            Twin: puzzle_policy.coolest_places
    """
    heat = np.zeros(100)
    n = 0
    while n < fives.key.size:
        end = n
        while end < fives.key.size and fives.key[end] == fives.key[n]:
            end += 1
        warmth = WAYS[fives.key[n] % ROLLS] * prices[fives.key[n] // ROLLS] / (end - n)
        for m in range(n, end):
            for cell in outlines.cells[fives.place[m]]:
                heat[cell] += warmth
        n = end
    found, least = np.full(12, -1), np.full(12, np.inf)
    for m in range(outlines.shape.size):
        s = outlines.shape[m]
        if (left >> s) & 1 and (outlines.low[m] & low) | (outlines.high[m] & high) == 0:
            warmth = 0.0
            for cell in outlines.cells[m]:
                warmth += heat[cell]
            if warmth < least[s] - 1e-9:
                found[s], least[s] = m, warmth
    return found


@kernel
def passed(
    fives: Fives, outlines: Outlines, net: Net, prices: Floats, low: np.uint64, high: np.uint64, left: int
) -> float:
    """Return what is to be expected if the best shape is crossed out in its coolest place."""
    place = coolest(fives, outlines, prices, low, high, left)
    fits = place.max() >= 0
    x, h = np.empty(INPUTS), np.empty(net.units.size)
    best = 0.0
    for s in range(12):
        if (left >> s) & 1 and (place[s] >= 0 or not fits):
            after = left & ~(1 << s)
            if fits:
                describe(fives, low | outlines.low[place[s]], high | outlines.high[place[s]], after, x)
            else:
                describe(fives, low, high, after, x)
            best = max(best, estimate(net, prices, after, x, h))
    return best


@kernel
def look_ahead(
    fives: Fives, outlines: Outlines, net: Net, prices: Floats, low: np.uint64, high: np.uint64, left: int
) -> float:
    """Return the points to expect of the shapes `left`, before a roll: the best answer to each of the 126.

    fives           those of the shapes left on free squares; `low` and `high` are the squares that are taken
    prices          what the tiles are worth, by shape
    Twin: puzzle_policy.looked_ahead
    """
    if left == 0:
        return 0.0
    x, h = np.empty(INPUTS), np.empty(net.units.size)
    best = np.full(ROLLS, passed(fives, outlines, net, prices, low, high, left))
    for n in range(fives.key.size):
        s, roll = fives.key[n] // ROLLS, fives.key[n] % ROLLS
        after = left & ~(1 << s)
        describe(fives, low | fives.low[n], high | fives.high[n], after, x)
        best[roll] = max(best[roll], prices[s] + estimate(net, prices, after, x, h))
    total = 0.0
    for roll in range(ROLLS):
        total += WAYS[roll] * best[roll]
    return total / ALL_WAYS
