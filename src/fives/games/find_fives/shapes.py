"""The twelve FIVE tiles, and every place of each on a board of ten by ten squares."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from types import MappingProxyType

SIDE = 10
SQUARES = SIDE * SIDE
FULL = (1 << SQUARES) - 1

DRAWN = {
    "F": ".XX XX. .X.",
    "I": "X X X X X",
    "L": "X. X. X. XX",
    "N": ".X .X XX X.",
    "P": "XX XX X.",
    "T": "XXX .X. .X.",
    "U": "X.X XXX",
    "V": "X.. X.. XXX",
    "W": "X.. XX. .XX",
    "X": ".X. XXX .X.",
    "Y": ".X XX .X .X",
    "Z": "XX. .X. .XX",
}
SHAPES = "".join(DRAWN)
TILES = "F2I4L1N2P1T3U2V3W4X4Y1Z3"  # what ours are worth: the harder to find and to see, the more (FF13R)
TILES_PATTERN = "^" + "".join(f"{shape}[1-4]" for shape in SHAPES) + "$"


@lru_cache(maxsize=256)
def values(tiles: str) -> Mapping[str, int]:
    """Return what the tiles of a box are worth by shape (FF13R)."""
    return MappingProxyType({tiles[at]: int(tiles[at + 1]) for at in range(0, len(tiles), 2)})


@lru_cache(maxsize=256)
def cheapest_first(tiles: str) -> tuple[str, ...]:
    """Return the shapes from the cheapest to the dearest."""
    return tuple(sorted(SHAPES, key=lambda shape: (values(tiles)[shape], shape)))


VALUES = values(TILES)

Cells = tuple[int, ...]  # sorted; 0 is the square at the top left, 9 at the top right, 99 at the bottom right
Place = frozenset[tuple[int, int]]  # row and column


@dataclass(frozen=True, slots=True)
class Outline:
    """Five squares connected by sides, as a player outlines them."""

    cells: Cells
    shape: str  # its usual letter, the same turned or mirrored (FF4)

    def __hash__(self) -> int:
        return hash(self.cells)  # which say the shape


def drawing(shape: str) -> Place:
    """Return the squares of a tile as it is drawn above."""
    rows = DRAWN[shape].split()
    return frozenset((row, column) for row, line in enumerate(rows) for column, ink in enumerate(line) if ink == "X")


def turns(squares: Place) -> set[Place]:
    """Return the shape turned and mirrored in every way, each pushed into the corner."""
    found = set()
    for _ in range(4):
        squares = _corner((column, -row) for row, column in squares)
        found |= {squares, _corner((row, -column) for row, column in squares)}
    return found


def _corner(squares: Iterable[tuple[int, int]]) -> Place:
    listed = list(squares)
    top, left = min(row for row, _ in listed), min(column for _, column in listed)
    return frozenset((row - top, column - left) for row, column in listed)


@cache
def placements() -> tuple[Outline, ...]:
    """Return all 4,096 outlines, shape by shape."""
    return tuple(
        Outline(cells, shape)
        for shape in SHAPES
        for cells in sorted(cells for turned in turns(drawing(shape)) for cells in _shifted(turned))
    )


def _shifted(squares: Place) -> Iterable[Cells]:
    height, width = 1 + max(row for row, _ in squares), 1 + max(column for _, column in squares)
    for top in range(SIDE + 1 - height):
        for left in range(SIDE + 1 - width):
            yield tuple(sorted(SIDE * (top + row) + left + column for row, column in squares))


@cache
def by_cells() -> dict[Cells, Outline]:
    """Return each outline by its squares."""
    return {outline.cells: outline for outline in placements()}


@cache
def masks() -> dict[Outline, int]:
    """Return each outline's squares as the bits of a number."""
    return {outline: mask_of(outline.cells) for outline in placements()}


@cache
def numbers() -> dict[Outline, int]:
    """Return each outline's number in the list of all."""
    return {outline: number for number, outline in enumerate(placements())}


def total(outlines: Iterable[Outline], tiles: str) -> int:
    """Return what some outlines are worth together."""
    worth = values(tiles)
    return sum(worth[outline.shape] for outline in outlines)


def mask_of(cells: Iterable[int]) -> int:
    """Return squares as the bits of a number."""
    return sum(1 << cell for cell in cells)


def covered(outlines: Iterable[Outline]) -> int:
    """Return all squares of some outlines as the bits of a number."""
    mask, known = 0, masks()
    for outline in outlines:
        mask |= known[outline]
    return mask


@lru_cache(maxsize=1024)  # there are more boards than a server has memory for
def fitting(free: int, shapes: str) -> tuple[Outline, ...]:
    """Return every place of these shapes that lies on free squares."""
    known = masks()
    return tuple(outline for outline in placements() if outline.shape in shapes and known[outline] & ~free == 0)
