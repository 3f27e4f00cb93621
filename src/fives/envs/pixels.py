"""Pictures of a table: text drawn as pixels."""

from __future__ import annotations

from functools import cache
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from fives.core.game import AnyGame, Seat
from fives.core.text_drawing import COLOURS, LINKS, MARGIN, draw_table, wrapped
from fives.envs.pixel_font import HIGH, WIDE, letters

Pixels: TypeAlias = NDArray[np.uint8]
Picture: TypeAlias = str | Pixels
Cell: TypeAlias = NDArray[np.bool_]

RENDER_MODES: Final = ("ansi", "rgb_array")
CELL: Final = (14, 7)  # dots of a letter with the space around it, high and wide
DOT: Final = 2  # pixels of a dot
COLUMNS, LINES = 72, 20  # of a picture, in letters: longer lines go on below, and more lines make it higher


def check_mode(render_mode: str | None) -> None:
    """Raise ValueError unless a table can be drawn in this way; None is not at all."""
    if render_mode not in (None, *RENDER_MODES):
        raise ValueError(f"render_mode {render_mode!r} is none of {RENDER_MODES}")


def picture(game: AnyGame, state: Any, seat: Seat | None, render_mode: str | None) -> Picture | None:
    """Return the table as `seat` sees it, or as anyone may if that is None; nothing without a mode."""
    if render_mode is None:
        return None
    text = draw_table(game, game.rules.view(state, seat))
    return text if render_mode == "ansi" else pixels(text)


def pixels(text: str) -> Pixels:
    """Return `text` as rows of pixels in red, green and blue."""
    lines = wrapped(text, COLUMNS)
    high = max(LINES, len(lines))
    dots = np.zeros(((high + 2 * MARGIN) * CELL[0], (COLUMNS + 2 * MARGIN) * CELL[1]), np.bool_)
    for row, line in enumerate(lines, MARGIN):
        for column, letter in enumerate(line, MARGIN):
            top, left = row * CELL[0], column * CELL[1]
            dots[top : top + CELL[0], left : left + CELL[1]] = _cell(letter)
    return np.array(COLOURS, np.uint8)[dots.astype(np.int8).repeat(DOT, axis=0).repeat(DOT, axis=1)]


@cache
def _cell(letter: str) -> Cell:
    """Return a letter with the space around it; one that is not known is a #."""
    cell = np.zeros(CELL, np.bool_)
    if letter in LINKS:
        return _lines(cell, LINKS[letter])
    if letter in "●○":
        return _disc(cell, filled=letter == "●")
    top, left = (CELL[0] - HIGH) // 2, (CELL[1] - WIDE) // 2
    known = letters()
    cell[top : top + HIGH, left : left + WIDE] = known.get(letter, known["#"])
    return cell


def _lines(cell: Cell, ways: str) -> Cell:
    middle, centre = CELL[0] // 2, CELL[1] // 2
    parts: dict[str, Any] = {
        "u": (slice(None, middle + 1), centre),
        "d": (slice(middle, None), centre),
        "l": (middle, slice(None, centre + 1)),
        "r": (middle, slice(centre, None)),
    }
    for way in ways:
        cell[parts[way]] = True
    return cell


def _disc(cell: Cell, filled: bool) -> Cell:
    down, across = np.mgrid[: CELL[0], : CELL[1]]
    away = (down - CELL[0] // 2) ** 2 + (across - CELL[1] // 2) ** 2
    inside: Cell = (away <= 10) if filled else (away <= 10) & (away > 4)
    return cell | inside
