"""Drawing a table as SVG: the same text that a terminal shows and environments turn into pixels."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final
from xml.sax.saxutils import escape

from fives.core.game import AnyGame
from fives.core.text_drawing import COLOURS, LINKS, MARGIN, draw_table, wrapped

WIDE, HIGH = 9, 18  # of a letter with the space around it
COLUMNS: Final = 72
WORD: Final = re.compile(f"[^ {''.join(LINKS)}●○]+")
PAPER, INK = (f"rgb{colour}".replace(" ", "") for colour in COLOURS)
ENDS: Final = {"u": (0.0, -0.5), "d": (0.0, 0.5), "l": (-0.5, 0.0), "r": (0.5, 0.0)}  # of a line, from the middle


def draw_svg(game: AnyGame, view: Any) -> str:
    """Return a view as a picture: the table as `draw_table` has it."""
    return svg_of_text(draw_table(game, view))


def svg_of_text(text: str) -> str:
    """Return a text as an SVG: its lines as lines, its discs as discs, its words as words that can be copied."""
    lines = wrapped(text, COLUMNS)
    wide = (max(map(len, lines)) + 2 * MARGIN) * WIDE
    high = (len(lines) + 2 * MARGIN) * HIGH
    drawn = "".join(part for row, line in enumerate(lines, MARGIN) for part in _draw_line(line, row))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" width="{wide}" height="{high}">'
        f'<rect width="{wide}" height="{high}" rx="{WIDE}" fill="{PAPER}"/>'
        f'<g fill="none" stroke="{INK}" stroke-width="1.5" font-family="monospace" font-size="15">{drawn}</g></svg>'
    )


def _draw_line(line: str, row: int) -> Iterator[str]:
    middle = (row + 0.5) * HIGH
    for column, letter in enumerate(line, MARGIN):
        centre = (column + 0.5) * WIDE
        if letter in LINKS:
            yield f'<path d="{_path(LINKS[letter], centre, middle)}"/>'
        elif letter in "●○":
            filled = f' fill="{INK}"' if letter == "●" else ""
            yield f'<circle cx="{centre:g}" cy="{middle:g}" r="4"{filled}/>'
    for word in WORD.finditer(line):
        left, wide = (word.start() + MARGIN) * WIDE, len(word[0]) * WIDE
        place = f'x="{left}" y="{middle + 5:g}" textLength="{wide}" lengthAdjust="spacingAndGlyphs"'
        yield f'<text {place} fill="{INK}" stroke="none">{escape(word[0])}</text>'


def _path(ways: str, centre: float, middle: float) -> str:
    """Return a line through the middle of a letter's place, round where it turns."""
    ends = [f"{centre + across * WIDE:g} {middle + down * HIGH:g}" for across, down in map(ENDS.__getitem__, ways)]
    if len(ends) == 2:
        return f"M{ends[0]}Q{centre:g} {middle:g} {ends[1]}"
    return "".join(f"M{centre:g} {middle:g}L{end}" for end in ends)
