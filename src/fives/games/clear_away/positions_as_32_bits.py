"""Positions of the start's colours as 32 bits: the four corners follow from the other places.

Each place has a sign, its two colours of the diagonals, written so that a jump's three places add up to nothing: the
sum of all signs never changes. The signs of the corners are independent, so every sign is the sum of those of some
corners, and what lies on the other 32 places leaves only one way to fill the corners (a test
proves it).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce
from itertools import combinations
from operator import xor
from typing import Final, TypeAlias

from fives.games.clear_away.rules import CORNERS, PLACES, SIDE, START, Place

Packed: TypeAlias = int  # 32 bits, a place each, in the order of PACKED
PACKED: Final = tuple(place for place in range(PLACES) if not CORNERS >> place & 1)
CORNER: Final = tuple(place for place in range(PLACES) if CORNERS >> place & 1)
_COLOUR: Final = (0b01, 0b10, 0b11)  # of three colours each is the sum of the others


def sign(place: Place) -> int:
    """Return the two colours of a place as four bits."""
    row, column = divmod(place, SIDE)
    return _COLOUR[(row + column) % 3] | _COLOUR[(row - column) % 3] << 2


def signs(stones: int) -> int:
    """Return the sum of the signs of all stones, which no jump changes."""
    return reduce(xor, (sign(place) for place in range(PLACES) if stones >> place & 1), 0)


_CORNERS_OF: Final = {  # by sign the corners, as four bits, whose signs add up to it
    reduce(xor, (sign(CORNER[at]) for at in chosen), 0): sum(1 << at for at in chosen)
    for size in range(5)
    for chosen in combinations(range(4), size)
}
SIGNS: Final = signs(START)
AT_ZERO: Final = _CORNERS_OF[SIGNS]  # the corners filled if nothing else is
CHANGES: Final = tuple(_CORNERS_OF[sign(place)] for place in PACKED)  # by place the corners that a stone there changes


def belongs(stones: int) -> bool:
    """Say whether a position has the colours of the start, as every position reachable from it has."""
    return signs(stones) == SIGNS


def pack(stones: int) -> Packed:
    """Return the 32 places other than corners."""
    return stones >> 1 & 0xF | (stones >> 6 & 0xFFFFFF) << 4 | (stones >> 31 & 0xF) << 28


def unpack(packed: Packed) -> int:
    """Return the position of the start's colours with these 32 places."""
    filled = reduce(xor, (change for at, change in enumerate(CHANGES) if packed >> at & 1), AT_ZERO)
    stones = (packed & 0xF) << 1 | (packed >> 4 & 0xFFFFFF) << 6 | (packed >> 28) << 31
    return stones | sum(1 << place for at, place in enumerate(CORNER) if filled >> at & 1)


_TURNS: Final[tuple[Callable[[int, int], tuple[int, int]], ...]] = (
    lambda row, column: (row, SIDE - 1 - column),
    lambda row, column: (SIDE - 1 - row, column),
    lambda row, column: (SIDE - 1 - row, SIDE - 1 - column),
    lambda row, column: (column, row),
    lambda row, column: (column, SIDE - 1 - row),
    lambda row, column: (SIDE - 1 - column, row),
    lambda row, column: (SIDE - 1 - column, SIDE - 1 - row),
)
TURNED: Final = tuple(  # by turning or mirroring, where each place goes
    tuple(SIDE * row + column for row, column in (turn(*divmod(place, SIDE)) for place in range(PLACES)))
    for turn in _TURNS
)
