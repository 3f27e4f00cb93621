"""Compiled kernels of Clear Away on positions as 32 bits (`positions_as_32_bits.py`): jumps, pictures, sorted lists.

A list holds the smallest of the eight pictures that turning and mirroring make of a position.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from fives.games.clear_away.positions_as_32_bits import AT_ZERO, CHANGES, CORNER, PACKED, TURNED, pack
from fives.games.clear_away.rules import DOWN, LEFT, PLACES, RIGHT, SIDE, UP
from fives.solving.bitsets import ones
from fives.solving.jit import kernel

Words: TypeAlias = NDArray[np.uint64]
Positions: TypeAlias = NDArray[np.uint32]
Halves: TypeAlias = NDArray[np.uint16]
Ints: TypeAlias = NDArray[np.int64]

MOST_JUMPS = 128  # more than there can be
ONE, NONE = np.uint64(1), np.uint64(0)
TO_RIGHT, TO_LEFT, TO_DOWN, TO_UP = (np.uint64(places) for places in (RIGHT, LEFT, DOWN, UP))
SIX, TWELVE = np.uint64(SIDE), np.uint64(2 * SIDE)


def _by_byte(change: Any, start: int, kind: type) -> NDArray[Any]:
    """Return [byte of a packed position, its value] -> the sum of `change(bit)` over the bits set."""
    table: NDArray[Any] = np.zeros((4, 256), kind)
    for bit in range(32):
        for value in range(256):
            if value >> bit % 8 & 1:
                table[bit // 8, value] ^= kind(change(bit))
    table[0] ^= kind(start)
    return table


def _corners(at: int) -> int:
    return sum(1 << place for corner, place in enumerate(CORNER) if CHANGES[at] >> corner & 1)


# UNPACK[b, v]: the places that byte b of a packed position fills, corners included; PICTURES[t, b, v]: as turned by t.
UNPACK = _by_byte(
    lambda at: 1 << PACKED[at] | _corners(at),
    sum(1 << place for corner, place in enumerate(CORNER) if AT_ZERO >> corner & 1),
    np.uint64,
)
PICTURES = np.array([_by_byte(lambda at, to=to: 1 << PACKED.index(to[PACKED[at]]), 0, np.uint32) for to in TURNED])


@kernel
def unpacked(packed: Any, unpack: Words) -> Any:
    """Return all 36 places of a packed position. Twin: positions_as_32_bits.unpack."""
    return (
        unpack[0, packed & 255] ^ unpack[1, packed >> 8 & 255] ^ unpack[2, packed >> 16 & 255] ^ unpack[3, packed >> 24]
    )


@kernel
def packed_of(stones: Any) -> Any:
    """Return the 32 places other than corners. Twin: positions_as_32_bits.pack."""
    return (
        stones >> np.uint64(1) & np.uint64(0xF)
        | (stones >> np.uint64(6) & np.uint64(0xFFFFFF)) << np.uint64(4)
        | (stones >> np.uint64(31) & np.uint64(0xF)) << np.uint64(28)
    )


@kernel
def smallest(packed: Any, pictures: Any) -> Any:
    """Return the smallest of a position's eight pictures."""
    a, b, c, d = packed & 255, packed >> 8 & 255, packed >> 16 & 255, packed >> 24
    least = packed
    for turn in range(7):
        picture = np.int64(pictures[turn, 0, a] ^ pictures[turn, 1, b] ^ pictures[turn, 2, c] ^ pictures[turn, 3, d])
        least = min(least, picture)
    return least


def key_of(stones: int) -> int:
    """Return the smallest picture of a position."""
    return int(smallest(pack(stones), PICTURES))


def once(positions: Positions) -> Positions:
    """Return positions in order, each once."""
    ordered: Positions = np.sort(positions)
    unlike: Positions = ordered[np.append(True, ordered[1:] != ordered[:-1])[: len(ordered)]]
    return unlike


@kernel
def jump_all(stones: Any, pictures: Any, after: Any) -> int:
    """Write the smallest pictures of all positions one jump later into `after`; return how many there are."""
    found = 0
    ways = (
        stones & stones >> ONE & ~(stones >> np.uint64(2)) & TO_RIGHT,
        stones & stones << ONE & ~(stones << np.uint64(2)) & TO_LEFT,
        stones & stones >> SIX & ~(stones >> TWELVE) & TO_DOWN,
        stones & stones << SIX & ~(stones << TWELVE) & TO_UP,
    )
    for way in range(4):
        jumping = ways[way]
        while jumping != NONE:
            stone = jumping & (~jumping + ONE)
            jumping ^= stone
            if way == 0:
                flips = stone | stone << ONE | stone << np.uint64(2)
            elif way == 1:
                flips = stone | stone >> ONE | stone >> np.uint64(2)
            elif way == 2:
                flips = stone | stone << SIX | stone << TWELVE
            else:
                flips = stone | stone >> SIX | stone >> TWELVE
            after[found] = smallest(np.int64(packed_of(stones ^ flips)), pictures)
            found += 1
    return found


@kernel
def list_after(listed: Positions, unpack: Words, pictures: Any, out: Positions) -> int:
    """Write the smallest pictures of all that one jump makes of those listed, some more than once; return how many."""
    after = np.zeros(MOST_JUMPS, np.int64)
    size = 0
    for at in range(len(listed)):
        found = jump_all(unpacked(np.int64(listed[at]), unpack), pictures, after)
        for each in range(found):
            out[size] = after[each]
            size += 1
    return size


@kernel
def find(lower: Halves, begins: Ints, packed: int) -> int:
    """Return where a sorted list of lower halves holds a position, -1 if it does not; `begins` is by upper half."""
    low, high = begins[packed >> 16], begins[(packed >> 16) + 1]
    end, half = high, packed & 0xFFFF
    while low < high:
        middle = (low + high) >> 1
        if np.int64(lower[middle]) < half:
            low = middle + 1
        else:
            high = middle
    return low if low < end and np.int64(lower[low]) == half else -1


@kernel
def fill_fewest(
    listed: Positions, lower: Halves, begins: Ints, most: int, fewest: Any, unpack: Words, pictures: Any
) -> None:
    """Fill in the fewest stones that can remain, for a list of all positions with at most so many stones."""
    after = np.zeros(MOST_JUMPS, np.int64)
    for stones in range(1, most + 1):
        for at in range(len(listed)):
            board = unpacked(np.int64(listed[at]), unpack)
            if ones(board) != stones:
                continue
            best = stones
            for each in range(jump_all(board, pictures, after)):
                best = min(best, int(fewest[find(lower, begins, after[each])]))
            fewest[at] = best


@kernel
def list_moves(listed: Positions, back: bool, unpack: Words, pictures: Any, out: Positions) -> int:
    """Write what one move, a jump or a chain, makes of the positions listed, or one taken back; return how many.

    A position can be written more than once. Stops when `out` could be too small: then the answer is its size.
    """
    boards, places, steps = np.zeros(64, np.uint64), np.zeros(64, np.int64), np.array([1, -1, SIDE, -SIDE])
    size = 0
    for at in range(len(listed)):
        start = unpacked(np.int64(listed[at]), unpack)
        for stone in range(PLACES):
            if not start >> np.uint64(stone) & ONE:
                continue
            boards[0], places[0], waiting = start, stone, 1
            while waiting:
                waiting -= 1
                board, place = boards[waiting], places[waiting]
                for way in range(4):
                    column, row = place % SIDE, place // SIDE
                    if way < 2 and not 0 <= column + 2 * steps[way] < SIDE:
                        continue
                    if way >= 2 and not 0 <= row + 2 * (steps[way] // SIDE) < SIDE:
                        continue
                    between, landing = np.uint64(place + steps[way]), np.uint64(place + 2 * steps[way])
                    if board >> landing & ONE or (board >> between & ONE != NONE) == back:
                        continue
                    then = board ^ (ONE << np.uint64(place) | ONE << between | ONE << landing)
                    if size == len(out):
                        return size
                    out[size] = smallest(np.int64(packed_of(then)), pictures)
                    size += 1
                    boards[waiting], places[waiting] = then, place + 2 * steps[way]
                    waiting += 1
    return size
