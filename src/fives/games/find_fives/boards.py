"""Boards of a hundred squares from a seed, rich in FIVES and fair to each other (FF15R)."""
from __future__ import annotations
from functools import lru_cache
from random import Random
from fives.games.find_fives.dice import SYMBOLS
from fives.games.find_fives.judge import symbols
from fives.games.find_fives.shapes import Outline, placements


@lru_cache(maxsize=64)
def make_boards(seed: int, count: int) -> tuple[str, ...]:
    """Return `count` different boards, equally rich."""
    r = Random(seed)
    out = []
    for _ in range(count):
        s = list(SYMBOLS * 16 + "abcd")
        r.shuffle(s)
        out.append("".join(s))
    return tuple(out)


@lru_cache(maxsize=64)
def fives_by_roll(board: str) -> dict[str, tuple[Outline, ...]]:
    """Return every FIVE on a board by its roll (FF3)."""
    found: dict[str, list[Outline]] = {}
    for outline in placements():
        found.setdefault(symbols(board, outline.cells), []).append(outline)
    return {roll: tuple(outlines) for roll, outlines in found.items()}


def fives_of(board: str, roll: str) -> tuple[Outline, ...]:
    """Return every FIVE of `roll` on a board."""
    return fives_by_roll(board).get(roll, ())
