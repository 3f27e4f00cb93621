"""The field as bits: a set of cells is one number, a step in a direction is a shift.

Cell (column, row) is bit `column + WIDE * row`. The field is always pushed into the corner so that its first column and
its first row are number 1: column 0 and row 0 are free for stones laid there next, and so is the last column, so that
nothing runs over from one row into the next. 32 connected stones never span more than 32 columns.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple, TypeAlias

Cells: TypeAlias = int  # a set of cells

WIDE = 34
ALONG = (1, WIDE, WIDE + 1, WIDE - 1)  # across, down and both diagonals
ROW = (1 << WIDE) - 1
COLUMN = sum(1 << WIDE * row for row in range(WIDE))


class Lift(NamedTuple):
    """A stone that may be lifted, with what stays lying and where the stone may then go (FW3, FW4R)."""

    stone: Cells  # none: it comes from the hand
    kept: Cells
    targets: Cells
    keep: Cells  # the first stone of the part kept, if there is a choice; else none


def around(cells: Cells) -> Cells:
    """Return the cells that share a side with one of `cells`."""
    return cells << 1 | cells >> 1 | cells << WIDE | cells >> WIDE


def frontier(stones: Cells) -> Cells:
    """Return the free cells that touch a stone with a side (FW1)."""
    return around(stones) & ~stones


def movable(own: Cells, stones: Cells) -> Cells:
    """Return the stones of `own` that have a free side (FW3)."""
    return own & ~(stones << 1 & stones >> 1 & stones << WIDE & stones >> WIDE)


def bits(cells: Cells) -> Iterator[Cells]:
    """Return each cell alone, in reading order."""
    while cells:
        first = cells & -cells
        yield first
        cells ^= first


def parts(stones: Cells, within: Cells) -> list[Cells]:
    """Return the parts of `within`, each of which holds one of `stones`."""
    found: list[Cells] = []
    while stones:
        seed = stones & -stones
        while True:
            if not stones & ~seed:  # the rest of `within` can only belong to this part
                return [*found, within]
            grown = (seed | seed << 1 | seed >> 1 | seed << WIDE | seed >> WIDE) & within
            if grown == seed:
                break
            seed = grown
        found.append(seed)
        stones &= ~seed
        within ^= seed
    return found


@lru_cache(maxsize=512)
def lifts(own: Cells, stones: Cells) -> tuple[Lift, ...]:
    """Return every stone that the owner of `own` may lift, once for each part that may be kept (FW3, FW4R)."""
    left, right, up, down = stones << 1, stones >> 1, stones << WIDE, stones >> WIDE
    edge = (left | right | up | down) & ~stones
    single = edge & ~(left & right | up & down | (left | right) & (up | down))  # touched by one stone only
    found = []
    for stone in bits(own & ~(left & right & up & down)):
        beside = stone << 1 | stone >> 1 | stone << WIDE | stone >> WIDE
        split = parts(beside & stones, stones ^ stone)
        if len(split) == 1:
            found.append(Lift(stone, split[0], edge & ~(beside & single), 0))
            continue
        sizes = [each.bit_count() for each in split]
        most = max(sizes)
        if sizes.count(most) == 1:
            kept = split[sizes.index(most)]
            found.append(Lift(stone, kept, frontier(kept) & ~stone, 0))
        else:
            largest = sorted((each & -each, each) for each, size in zip(split, sizes, strict=True) if size == most)
            found += [Lift(stone, kept, frontier(kept) & ~stone, keep) for keep, kept in largest]
    return tuple(found)


def connected(stones: Cells) -> bool:
    """Say whether the stones are one field."""
    return len(parts(stones, stones)) < 2


def rows(own: Cells, exactly: bool = False) -> Cells:
    """Return the cells of all rows of five or more, or of exactly five (FW2)."""
    found = 0
    for step in ALONG:
        two = own & own >> step
        four = two & two >> 2 * step
        five = four & own >> 4 * step  # where a run of five begins
        if not five:
            continue
        if exactly:
            five &= ~(five >> step) & ~(five << step)
        for place in range(5):
            found |= five << place * step
    return found


def pushed(one: Cells, other: Cells, x: int, y: int) -> tuple[Cells, Cells, int, int]:
    """Return both sets of stones pushed into the corner, and where on the table that corner is then."""
    stones = one | other
    if stones & COLUMN:
        one, other, stones, x = one << 1, other << 1, stones << 1, x - 1
    while stones and not stones & COLUMN << 1:
        one, other, stones, x = one >> 1, other >> 1, stones >> 1, x + 1
    if stones & ROW:
        one, other, stones, y = one << WIDE, other << WIDE, stones << WIDE, y - 1
    while stones and not stones & ROW << WIDE:
        one, other, stones, y = one >> WIDE, other >> WIDE, stones >> WIDE, y + 1
    return one, other, x, y
