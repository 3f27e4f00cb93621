"""The policy for puzzle and solo by plain Python: the network's estimates, without a look at the rolls that may follow.

It chooses as `puzzle_policy` does when that has no time to look ahead.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from math import sqrt
from operator import mul
from typing import NamedTuple

from fives.core.game import Seat
from fives.games.find_fives.dice import throws
from fives.games.find_fives.rules import Cross, FindFives, Hatch, Sheet, free_squares
from fives.games.find_fives.search_fives import fives_by_roll
from fives.games.find_fives.shapes import (
    FULL,
    SHAPES,
    SIDE,
    SQUARES,
    TILES,
    VALUES,
    Outline,
    fitting,
    masks,
    values,
)

INPUTS = 52  # what the network is told: see `puzzle_policy.description`
WEIGHTS = 4 * (INPUTS + 2) * 32 + 4  # bytes at the end of its file: single floats for 32 units
NOT_LAST = sum(1 << square for square in range(SQUARES) if square % SIDE < SIDE - 1)


class Circle(NamedTuple):
    """A FIVE that can still be circled: its squares as bits, its shape's number, its roll's number."""

    squares: int
    shape: int
    roll: int
    five: Outline


class Net(NamedTuple):
    """A network with one layer between: by unit what inputs add to it, its own, its weight; and a constant."""

    inputs: tuple[tuple[float, ...], ...]
    units: tuple[float, ...]
    outputs: tuple[float, ...]
    constant: float


@cache
def learned() -> Net:
    """Return the network that tests/games/find_fives/learn.py has taught."""
    data = files("fives.games.find_fives.fast").joinpath("learned.npy").read_bytes()
    row = array("f", data[-WEIGHTS:])
    units = (len(row) - 1) // (INPUTS + 2)
    end = INPUTS * units
    inputs = tuple(tuple(row[unit:end:units]) for unit in range(units))
    return Net(inputs, tuple(row[end : end + units]), tuple(row[end + units : -1]), row[-1])


@cache
def _chances() -> tuple[float, ...]:
    return tuple(map(float, throws().values()))


@lru_cache(maxsize=32)
def _board_fives(board: str) -> tuple[Circle, ...]:
    found, mask = fives_by_roll(board), masks()
    return tuple(
        Circle(mask[five], SHAPES.index(five.shape), roll, five)
        for roll, thrown in enumerate(throws())
        for five in found[thrown.symbols]
    )


@lru_cache(maxsize=64)
def _open(board: str, free: int, left: str) -> tuple[Circle, ...]:
    """Return the FIVES of shapes still available on free squares."""
    taken, available = FULL & ~free, [shape in left for shape in SHAPES]
    return tuple(each for each in _board_fives(board) if available[each.shape] and not each.squares & taken)


@lru_cache(maxsize=4096)
def hope(board: str, free: int, left: str, tiles: str = TILES) -> float:
    """Return about how many points the available shapes will still bring, in as many rounds as there are shapes."""
    return _estimate(_open(board, free, left), free, left, tiles)


def _estimate(open: Sequence[Circle], free: int, left: str, tiles: str) -> float:
    worth = values(tiles)
    told = _description(open, free, left)
    if len(left) < 2:
        return sum(worth[shape] * told[12 + SHAPES.index(shape)] for shape in left)
    net = learned()
    units = (max(sum(map(mul, told, adds)) + own, 0.0) for adds, own in zip(net.inputs, net.units, strict=True))
    lost: float = (net.constant + sum(map(mul, units, net.outputs))) / sum(VALUES[shape] for shape in left)  # a share
    return sum(worth[shape] for shape in left) * (1 - lost)


def _description(open: Sequence[Circle], free: int, left: str) -> list[float]:
    """Return what the network is told; the twin of `puzzle_policy.description`."""
    chance = _chances()
    there: dict[tuple[int, int], int] = {}
    for _, shape, roll, _ in open:
        there[shape, roll] = there.get((shape, roll), 0) + 1
    once, twice, number = [0.0] * 12, [0.0] * 12, [0.0] * 12
    for (shape, roll), count in there.items():
        once[shape] += chance[roll]
        twice[shape] += chance[roll] * (count > 1)
        number[shape] += chance[roll] * count
    some = sum(chance[roll] for roll in {roll for _, roll in there})
    pairs = free & free >> 1 & NOT_LAST
    stacked, blocks = free & free >> SIDE, pairs & pairs >> SIDE
    return [
        *(float(shape in left) for shape in SHAPES),
        *once,
        *twice,
        *map(sqrt, number),
        some,
        len(left) / 12,
        (pairs.bit_count() + stacked.bit_count()) / 100,
        blocks.bit_count() / 50,
    ]


def _after(open: Sequence[Circle], free: int, left: str, shape: str, used: int, tiles: str) -> float:
    """Return what is to be expected once a shape is gone, and these squares are used."""
    number, rest = SHAPES.index(shape), left.replace(shape, "")
    still = [each for each in open if each.shape != number and not each.squares & used]
    return _estimate(still, free & ~used, rest, tiles)


def worths(board: str, roll: str, sheet: Sheet, tiles: str = TILES) -> Mapping[Outline, float]:
    """Return each FIVE that may be circled now and the points to expect in all with it."""
    free, left, mask = free_squares(sheet), sheet.left, masks()
    open = _open(board, free, left)
    there = (five for five in fives_by_roll(board)[roll] if five.shape in left and not mask[five] & ~free)
    return {five: values(tiles)[five.shape] + _after(open, free, left, five.shape, mask[five], tiles) for five in there}


def hatch_worths(board: str, sheet: Sheet, tiles: str = TILES) -> Mapping[Hatch | Cross, float]:
    """Return, for each shape that can be crossed out, its coolest place and the points to expect then."""
    free, left, mask = free_squares(sheet), sheet.left, masks()
    open = _open(board, free, left)
    found = _coolest(open, free, left, tiles)
    if not found:
        return {Cross(shape): _after(open, free, left, shape, 0, tiles) for shape in left}
    return {Hatch(place): _after(open, free, left, place.shape, mask[place], tiles) for place in found}


def _coolest(open: Sequence[Circle], free: int, left: str, tiles: str) -> list[Outline]:
    """Return the place of each shape whose use costs the FIVES least; the twin of `puzzle_policy.coolest_places`."""
    chance, worth = _chances(), [values(tiles)[shape] for shape in SHAPES]
    alike: dict[tuple[int, int], int] = {}
    for _, shape, roll, _ in open:
        alike[shape, roll] = alike.get((shape, roll), 0) + 1
    heat = [0.0] * SQUARES
    for _, shape, roll, five in open:
        warms = chance[roll] * worth[shape] / alike[shape, roll]
        for cell in five.cells:
            heat[cell] += warms
    best: dict[str, tuple[float, Outline]] = {}
    for place in fitting(free, left):
        warmth = round(sum([heat[cell] for cell in place.cells]), 9)  # of equally cool places it is the first
        if place.shape not in best or warmth < best[place.shape][0]:
            best[place.shape] = warmth, place
    return [best[shape][1] for shape in left if shape in best]


def pass_worth(board: str, sheet: Sheet, tiles: str = TILES) -> float:
    """Return the points to expect if nothing is circled now and the best shape is crossed out."""
    return max(hatch_worths(board, sheet, tiles).values(), default=0.0)


def best_five(state: FindFives, seat: Seat, until: float = 0.0) -> Outline | None:
    """Return the FIVE to circle now; None if it is better, or the only way, to circle nothing."""
    board, sheet, tiles = state.boards[seat], state.sheets[seat], state.options.tiles
    found = worths(board, state.roll, sheet, tiles)
    best = max(found, key=found.__getitem__, default=None)
    return None if best is None or found[best] < pass_worth(board, sheet, tiles) else best


def best_hatch(state: FindFives, seat: Seat, until: float = 0.0) -> Hatch | Cross:
    """Return the shape to cross out, and where."""
    found = hatch_worths(state.boards[seat], state.sheets[seat], state.options.tiles)
    return max(found, key=found.__getitem__)
