"""The judge: which outlines count, and why the others do not (FF10, FP2)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Literal

from fives.games.find_fives.shapes import TILES, Cells, Outline, covered, masks, values

MOST_FIVES = 5  # FF5
Why = Literal["counts", "mismatch", "overlap", "repeat", "surplus", "used", "occupied"]


@dataclass(frozen=True, slots=True)
class Verdict:
    """What an outline is worth after the stop, and why."""

    why: Why
    points: int = 0
    other: int | None = None  # the number of the outline it overlaps or repeats, from 0


def symbols(board: str, cells: Cells) -> str:
    """Return the symbols on some squares, sorted, as a roll is written."""
    return "".join(sorted([board[cell] for cell in cells]))


def judge_round(
    board: str, roll: str, outlines: Sequence[Outline], factor: int = 1, tiles: str = TILES
) -> tuple[Verdict, ...]:
    """Return a verdict for each outline of a race, in the order of FF10; `factor` is 2 in round five (FF11)."""
    verdicts: dict[int, Verdict] = {}
    fives = [number for number, outline in enumerate(outlines) if symbols(board, outline.cells) == roll]
    for number in set(range(len(outlines))) - set(fives):
        verdicts[number] = Verdict("mismatch")  # FF10 (a): no FIVE, so it harms nothing either (FF10R)
    mask = masks()
    clear = []
    for number in fives:
        other = next((n for n in fives if n != number and mask[outlines[n]] & mask[outlines[number]]), None)
        if other is None:
            clear.append(number)
        else:
            verdicts[number] = Verdict("overlap", other=other)
    first: dict[str, int] = {}
    for number in clear:
        other = first.setdefault(outlines[number].shape, number)
        if other != number:
            verdicts[number] = Verdict("repeat", other=other)
    worth = [values(tiles)[outline.shape] for outline in outlines]
    cheapest = sorted(first.values(), key=lambda number: (worth[number], number))
    for place, number in enumerate(cheapest):
        counts = place < MOST_FIVES
        verdicts[number] = Verdict("counts", factor * worth[number]) if counts else Verdict("surplus")
    return tuple(verdicts[number] for number in range(len(outlines)))


def judge_piece(
    board: str, roll: str, outline: Outline, placed: Iterable[Outline], left: str, tiles: str = TILES
) -> Verdict:
    """Return the verdict on a puzzle's outline: of a shape still available, on free squares, matching (FP2)."""
    if symbols(board, outline.cells) != roll:
        return Verdict("mismatch")
    if outline.shape not in left:
        return Verdict("used")
    if masks()[outline] & covered(placed):
        return Verdict("occupied")
    return Verdict("counts", values(tiles)[outline.shape])
