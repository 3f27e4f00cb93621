"""Can this still be solved? A search that looks for a solution first and for a proof that there is none after that.

It answers until the tables are there, and for positions that they do not know. It is bounded by positions, not by
time, so it says the same on every machine; it remembers what it has found.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Final

from fives.games.clear_away.positions_as_32_bits import TURNED, sign, signs
from fives.games.clear_away.rules import CORNERS, FLIPS, PLACES, SIDE, STEPS, Move, jumpers
from fives.solving.compact_tables import NUMPY

NARROW: Final = 8  # positions of each size kept when each move is looked at
WIDE: Final = 24  # and when none of them was seen to lead to a solution
PROVABLE: Final = 21  # with more stones a proof that there is no solution would take too long
BUDGET: Final = 6_000 if NUMPY else 1_500  # positions that the proofs for all moves of a state may look at
MOST_KEPT: Final = 300_000  # positions remembered

# By direction and by the bit of the stone that jumps, the places that change.
JUMPS: Final = tuple(
    {1 << place: flips for (place, landing), flips in FLIPS.items() if landing - place == 2 * step} for step in STEPS
)
Symmetry = tuple[tuple[int, ...], ...]  # by two rows, what each of their 4,096 fillings becomes


def can_be_solved(after: dict[Move, int]) -> dict[Move, bool | None]:
    """Return by jump whether the position after it can be solved; None where the search gave up."""
    found = {jump: look(stones) for jump, stones in after.items()}
    if True not in found.values():
        found = {jump: look(stones, WIDE) if found[jump] is None else False for jump, stones in after.items()}
    left = BUDGET
    for jump, stones in sorted(after.items(), key=lambda each: cost(each[1])):
        if found[jump] is None and stones.bit_count() <= PROVABLE:
            found[jump], left = _prove(stones, left)
    return found


def look(stones: int, width: int = NARROW) -> bool | None:
    """Return what is remembered, what the signs prove, or whether a look so wide finds a solution."""
    key = canonical(stones)
    if key in _memory.solved:
        return True
    if key in _memory.dead or not could_be_one(stones):
        return False
    line = beam(stones, width)
    if line[-1].bit_count() > 1:
        return None
    _memory.keep(solved=map(canonical, line))
    return True


def _prove(stones: int, budget: int) -> tuple[bool | None, int]:
    """Look at everything, at most `budget` positions; return what was found and what is left of the budget."""

    def search(stones: int) -> bool | None:
        nonlocal budget
        key = canonical(stones)
        if key in _memory.dead:
            return False
        if key in _memory.solved or stones & stones - 1 == 0:
            return True
        budget -= 1
        if budget < 0:
            return None
        for next in sorted(jumped(stones), key=cost):
            found = search(next)
            if found is None:
                return None
            if found:
                _memory.keep(solved=(key,))
                return True
        _memory.keep(dead=(key,))
        return False

    return search(stones), budget


def fewest(stones: int, known: dict[int, int]) -> int:
    """Return the fewest stones that can remain, by trying everything; `known` fills up by canonical position."""
    key = canonical(stones)
    if key not in known:
        known[key] = min((fewest(next, known) for next in jumped(stones)), default=stones.bit_count())
    return known[key]


class _Memory:
    """What has been found, by canonical position."""

    def __init__(self) -> None:
        self.solved: set[int] = set()
        self.dead: set[int] = set()

    def keep(self, solved: Iterator[int] | tuple[int, ...] = (), dead: tuple[int, ...] = ()) -> None:
        """Remember positions; start afresh when there are too many."""
        if len(self.solved) + len(self.dead) > MOST_KEPT:
            self.solved, self.dead = set(), set()
        self.solved.update(solved)
        self.dead.update(dead)


_memory = _Memory()


def beam(stones: int, width: int, rank: Callable[[int], float] | None = None) -> list[int]:
    """Return a line of positions to the fewest stones that are found by keeping the `width` best of each size."""
    rank = rank or cost
    levels: list[dict[int, int]] = [{stones: stones}]  # by position where it came from
    while True:
        after = {next: before for before in levels[-1] for next in jumped(before)}
        if not after:
            break
        if len(after) > width:
            after = {stones: after[stones] for stones in sorted(after, key=rank)[:width]}
        levels.append(after)
    line = [next(iter(levels[-1]))]
    for level in levels[:0:-1]:
        line.append(level[line[-1]])
    return line[::-1]


def jumped(stones: int) -> list[int]:
    """Return every position one jump later."""
    after = []
    for way, flips in zip(jumpers(stones), JUMPS, strict=True):
        while way:
            after.append(stones ^ flips[way & -way])
            way &= way - 1
    return after


_ENDS: Final = frozenset(map(sign, range(PLACES)))  # the signs of a single stone


def could_be_one(stones: int) -> bool:
    """Say whether the signs, which no jump changes, allow a single stone at the end; if not, there is no solution."""
    return signs(stones) in _ENDS


def _around(steps: int) -> int:
    """Return the places so many steps from the middle four, corners apart."""
    away = [max(2 - row, row - 3, 2 - column, column - 3) for row in range(SIDE) for column in range(SIDE)]
    return sum(1 << place for place in range(PLACES) if away[place] == steps) & ~CORNERS


NEAR, EDGE = _around(1), _around(2)
NOT_RIGHT: Final = sum(1 << place for place in range(PLACES) if place % SIDE < SIDE - 1)
NOT_LEFT: Final = sum(1 << place for place in range(PLACES) if place % SIDE)


def cost(stones: int) -> float:
    """Return how bad a position looks: stones far from the middle, stones without a neighbour, few jumps."""
    beside = (stones & NOT_RIGHT) << 1 | (stones & NOT_LEFT) >> 1 | stones << SIDE | stones >> SIDE
    return (
        (stones & NEAR).bit_count()
        + 2 * (stones & EDGE).bit_count()
        + 5 * (stones & CORNERS).bit_count()
        + 2 * (stones & ~beside).bit_count()
        - sum(way.bit_count() for way in jumpers(stones)) / 2
    )


def canonical(stones: int) -> int:
    """Return the least of the eight pictures of a position that turning and mirroring make."""
    top, middle, bottom = stones & 4095, stones >> 12 & 4095, stones >> 24
    least = stones
    for first, second, third in _symmetries():
        picture = first[top] | second[middle] | third[bottom]
        if picture < least:
            least = picture
    return least


@cache
def _symmetries() -> tuple[Symmetry, ...]:
    return tuple(
        tuple(_fillings([1 << place for place in to[first : first + 12]]) for first in (0, 12, 24)) for to in TURNED
    )


def _fillings(bits: list[int]) -> tuple[int, ...]:
    """Return what each filling of twelve places becomes if each place becomes the bit given."""
    fillings = [0]
    for bit in bits:
        fillings += [filling | bit for filling in fillings]
    return tuple(fillings)
