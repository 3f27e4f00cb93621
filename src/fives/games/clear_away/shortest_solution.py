"""The fewest moves to a solution, a chain of jumps by one stone counted once (CA1R): from both ends to the middle.

From the position all that one move more can reach is listed, from the last stones all that one move taken back more
can; the smaller list grows. When the two meet first no shorter solution exists.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from fives.games.clear_away.fast.packed_positions import PICTURES, UNPACK, Positions, key_of, list_moves, once
from fives.games.clear_away.positions_as_32_bits import belongs
from fives.games.clear_away.rules import FLIPS, PLACES, Move, jumps

AT_A_TIME = 1 << 14  # positions whose moves are listed
MOVES_EACH = 256  # at most, on average


class Shortest(NamedTuple):
    """A solution in the fewest moves; without one, how many it takes at least, as far as the search got."""

    moves: tuple[Move, ...] | None
    bound: int


def shortest(stones: int, budget: int) -> Shortest | None:
    """Return a shortest solution, searching lists of up to `budget` positions; None if there is no solution at all."""
    if not belongs(stones):
        return None
    ends = once(np.array([key_of(1 << place) for place in range(PLACES) if belongs(1 << place)], np.uint32))
    there, back = [np.array([key_of(stones)], np.uint32)], [ends]
    while not len(met := np.intersect1d(there[-1], back[-1])):
        ahead, behind = len(there[-1]), len(back[-1])
        if not ahead:
            return None
        if sum(map(len, there)) + sum(map(len, back)) > budget:
            return Shortest(None, len(there) + len(back) - 1)
        grows, taken_back = (there, False) if ahead <= behind else (back, True)
        grows.append(_layer(grows, taken_back))
    return Shortest(tuple(_replay(stones, list(_path(there, back, met[0])))), len(there) + len(back) - 2)


def _layer(layers: list[Positions], back: bool) -> Positions:
    """Return what one move more makes of the last layer and is in none before."""
    parts = [once(_moved(layers[-1][at : at + AT_A_TIME], back)) for at in range(0, len(layers[-1]), AT_A_TIME)]
    new = once(np.concatenate(parts))
    for known in layers:
        new = new[~_among(new, known)]
    return new


def _among(some: Positions, known: Positions) -> np.typing.NDArray[np.bool_]:
    at = np.minimum(np.searchsorted(known, some), len(known) - 1)
    found: np.typing.NDArray[np.bool_] = known[at] == some
    return found


def _moved(positions: Positions, back: bool) -> Positions:
    out = np.empty(max(1, len(positions)) * MOVES_EACH + 4096, np.uint32)
    size = list_moves(positions, back, UNPACK, PICTURES, out)
    if size == len(out):
        raise OverflowError("more moves than room for them")
    return out[:size]


def _path(there: list[Positions], back: list[Positions], met: int) -> Iterator[int]:
    """Yield the smallest pictures on a way through all layers."""
    before = [met]
    for layer in there[-2::-1]:
        before.append(_step(before[-1], layer, back=True))
    yield from reversed(before)
    for layer in back[-2::-1]:
        met = _step(met, layer, back=False)
        yield met


def _step(position: int, layer: Positions, back: bool) -> int:
    near = _moved(np.array([position], np.uint32), back)
    return int(near[_among(near, layer)][0])


def _replay(stones: int, keys: list[int]) -> Iterator[Move]:
    """Yield moves from a position whose pictures are these, one after the other."""
    for key in keys[1:]:
        move, stones = next((move, after) for move, after in _moves(stones) if key_of(after) == key)
        yield move


def _moves(stones: int, chain: Move = ()) -> Iterator[tuple[Move, int]]:
    """Yield every move, chains too, and what it leads to."""
    for jump in jumps(stones):
        if not chain or jump[0] == chain[-1]:
            move, after = (*chain, jump[1]) if chain else jump, stones ^ FLIPS[jump]
            yield move, after
            yield from _moves(after, move)
