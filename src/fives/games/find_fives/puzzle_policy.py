"""A policy for puzzle and solo: take the FIVE, or hatch the shape, after which most points are expected.

Its network has learned with our tiles. With others (FF13R) what is gained now counts as printed, and of what is still
to come the same share is assumed to be lost as with ours: it was not trained on others.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from math import inf, sqrt

import numpy as np

from fives.core.game import Seat
from fives.games.find_fives.dice import throws
from fives.games.find_fives.fast.remaining_points import (
    HALF,
    Fives,
    Floats,
    Net,
    all_outlines,
    board_fives,
    coolest,
    estimates,
    learned,
    look_ahead,
    remaining,
)
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
    placements,
    values,
)

DEEP = 6  # so many of the best choices are looked at with every roll that may follow,
MARGIN = 0.8  # if the network does not think them that many points worse than the best


@lru_cache(maxsize=4096)
def hope(board: str, free: int, left: str, tiles: str = TILES) -> float:
    """Return about how many points the available shapes will still bring, in as many rounds as there are shapes."""
    fives, prices = _fives(board, free, left), prices_of(tiles)
    return float(look_ahead(fives, all_outlines(), learned(), prices, *_taken(free), _bits(left)))


@lru_cache(maxsize=64)
def _fives(board: str, free: int, left: str) -> Fives:
    return remaining(board_fives(board), *_taken(free), _bits(left))


@lru_cache(maxsize=64)
def prices_of(tiles: str) -> Floats:
    """Return what the tiles are worth, in the order of shapes."""
    return np.array([float(values(tiles)[shape]) for shape in SHAPES])


def _taken(free: int) -> tuple[np.uint64, np.uint64]:
    """Return the squares that are not free, as the kernels have them."""
    taken = FULL & ~free
    return np.uint64(taken & HALF), np.uint64(taken >> 50)


def _bits(shapes: str) -> int:
    return sum(1 << SHAPES.index(shape) for shape in shapes)


@dataclass(frozen=True, slots=True)
class Choice:
    """What can be done with a roll: circle a FIVE, or cross out a shape; and what is free then."""

    move: Outline | Hatch | Cross
    shape: str
    points: int
    free: int


def circles(board: str, roll: str, sheet: Sheet, tiles: str = TILES) -> list[Choice]:
    """Return each FIVE that may be circled now."""
    free, mask, worth = free_squares(sheet), masks(), values(tiles)
    there = _on(board, roll, free, sheet.left)
    return [Choice(five, five.shape, worth[five.shape], free & ~mask[five]) for five in there]


def hatches(board: str, sheet: Sheet, tiles: str = TILES) -> list[Choice]:
    """Return the coolest place of each shape that can be crossed out; if none fits, each shape without a place."""
    free, left = free_squares(sheet), sheet.left
    places = coolest(_fives(board, free, left), all_outlines(), prices_of(tiles), *_taken(free), _bits(left))
    found = [placements()[place] for place in places if place >= 0]
    hatched = [Choice(Hatch(place), place.shape, 0, free & ~masks()[place]) for place in found]
    return hatched or [Choice(Cross(shape), shape, 0, free) for shape in left]


def weigh(board: str, sheet: Sheet, choices: Sequence[Choice], until: float = inf, tiles: str = TILES) -> list[float]:
    """Return the points to expect of each choice, its own included.

    The best few by the network's estimate are looked at with every roll that may follow, until it is time; a choice
    that is not looked at closely is never put above one that is.
    """
    if not choices:
        return []
    taken = np.array([_taken(choice.free) for choice in choices], np.uint64)
    shapes = np.array([SHAPES.index(choice.shape) for choice in choices], np.int64)
    fives = _fives(board, free_squares(sheet), sheet.left)
    low, high = taken[:, 0].copy(), taken[:, 1].copy()
    estimate = estimates(fives, learned(), prices_of(tiles), _bits(sheet.left), low, high, shapes)
    rough = [choice.points + float(more) for choice, more in zip(choices, estimate, strict=True)]
    close = dict[int, float]()
    for n in sorted(range(len(choices)), key=lambda n: -rough[n])[:DEEP]:
        if close and (rough[n] < max(rough) - MARGIN or time.monotonic() > until):
            break
        close[n] = choices[n].points + hope(board, choices[n].free, sheet.left.replace(choices[n].shape, ""), tiles)
    least = min(close.values())
    return [close.get(n, min(rough[n], least)) for n in range(len(choices))]


def worths(board: str, roll: str, sheet: Sheet, tiles: str = TILES) -> Mapping[Outline, float]:
    """Return each FIVE that may be circled now and the points to expect in all with it."""
    choices = circles(board, roll, sheet, tiles)
    weighed = zip(choices, weigh(board, sheet, choices, tiles=tiles), strict=True)
    return {choice.move: worth for choice, worth in weighed if isinstance(choice.move, Outline)}


def hatch_worths(board: str, sheet: Sheet, tiles: str = TILES) -> Mapping[Hatch | Cross, float]:
    """Return, for each shape that can be crossed out, its coolest place and the points to expect then."""
    choices = hatches(board, sheet, tiles)
    weighed = zip(choices, weigh(board, sheet, choices, tiles=tiles), strict=True)
    return {choice.move: worth for choice, worth in weighed if not isinstance(choice.move, Outline)}


def pass_worth(board: str, sheet: Sheet, tiles: str = TILES) -> float:
    """Return the points to expect if nothing is circled now and the best shape is crossed out."""
    return max(hatch_worths(board, sheet, tiles).values(), default=0.0)


def best_five(state: FindFives, seat: Seat, until: float = inf) -> Outline | None:
    """Return the FIVE to circle now; None if it is better, or the only way, to circle nothing."""
    board, sheet, tiles = state.boards[seat], state.sheets[seat], state.options.tiles
    move = _best(board, sheet, circles(board, state.roll, sheet, tiles) + hatches(board, sheet, tiles), until, tiles)
    return move if isinstance(move, Outline) else None


def best_hatch(state: FindFives, seat: Seat, until: float = inf) -> Hatch | Cross:
    """Return the shape to cross out, and where."""
    board, sheet, tiles = state.boards[seat], state.sheets[seat], state.options.tiles
    move = _best(board, sheet, hatches(board, sheet, tiles), until, tiles)
    assert not isinstance(move, Outline)
    return move


def _best(board: str, sheet: Sheet, choices: Sequence[Choice], until: float, tiles: str) -> Outline | Hatch | Cross:
    worth = weigh(board, sheet, choices, until, tiles)
    return choices[max(range(len(choices)), key=lambda n: worth[n])].move


# The readable twins of the kernels.


def description(board: str, free: int, left: str) -> list[float]:
    """Return what the network is told of these free squares and shapes; the twin of `describe`."""
    there = {roll: Counter(five.shape for five in _on(board, roll.symbols, free, left)) for roll in throws()}
    chance = {roll: float(likely) for roll, likely in throws().items()}
    once = [sum(chance[roll] for roll in there if there[roll][shape] >= 1) for shape in SHAPES]
    twice = [sum(chance[roll] for roll in there if there[roll][shape] >= 2) for shape in SHAPES]
    number = [sum(chance[roll] * there[roll][shape] for roll in there) for shape in SHAPES]
    some = sum(chance[roll] for roll in there if there[roll])
    open_squares = {square for square in range(SQUARES) if free >> square & 1}
    pairs = {square for square in open_squares if square % SIDE < SIDE - 1 and square + 1 in open_squares}
    stacked = sum(square + SIDE in open_squares for square in open_squares)
    blocks = sum(square + SIDE in pairs for square in pairs)
    return [
        *(float(shape in left) for shape in SHAPES),
        *once,
        *twice,
        *map(sqrt, number),
        some,
        len(left) / 12,
        (len(pairs) + stacked) / 100,
        blocks / 50,
    ]


def _on(board: str, roll: str, free: int, left: str) -> Iterable[Outline]:
    """Return the FIVES of a roll that may be circled."""
    return (five for five in fives_by_roll(board)[roll] if five.shape in left and not masks()[five] & ~free)


def estimated(net: Net, board: str, free: int, left: str, tiles: str = TILES) -> float:
    """Return about how many points the shapes left will bring; the twin of `estimate`."""
    told, worth = description(board, free, left), values(tiles)
    if len(left) < 2:
        return sum(worth[shape] * told[12 + SHAPES.index(shape)] for shape in left)
    units = np.maximum(np.array(told) @ net.inputs + net.units, 0)
    lost = (net.constant + float(units @ net.outputs)) / sum(VALUES[shape] for shape in left)  # as a share
    return sum(worth[shape] for shape in left) * (1 - lost)


def coolest_places(board: str, free: int, left: str, tiles: str = TILES) -> dict[str, Outline]:
    """Return the place of each shape whose use costs the FIVES least; the twin of `coolest`."""
    heat = [Fraction(0)] * SQUARES  # exact, so that of equally cool places it is the first
    for roll, likely in throws().items():
        found = list(_on(board, roll.symbols, free, left))
        for five in found:
            alike = sum(other.shape == five.shape for other in found)
            for cell in five.cells:
                heat[cell] += likely * values(tiles)[five.shape] / alike
    warmth = {place: sum(heat[cell] for cell in place.cells) for place in fitting(free, left)}
    return {
        shape: min((place for place in warmth if place.shape == shape), key=lambda place: warmth[place])
        for shape in left
        if any(place.shape == shape for place in warmth)
    }


def looked_ahead(net: Net, board: str, free: int, left: str, tiles: str = TILES) -> float:
    """Return the points to expect before a roll, by the best answer to each; the twin of `look_ahead`."""
    if not left:
        return 0.0
    mask = masks()
    places = coolest_places(board, free, left, tiles)
    crossed = max(
        estimated(net, board, free & ~mask[places[shape]] if places else free, left.replace(shape, ""), tiles)
        for shape in places or left
    )
    total = 0.0
    for roll, likely in throws().items():
        answers = [
            values(tiles)[five.shape] + estimated(net, board, free & ~mask[five], left.replace(five.shape, ""), tiles)
            for five in _on(board, roll.symbols, free, left)
        ]
        total += float(likely) * max(crossed, *answers, 0.0)
    return total
