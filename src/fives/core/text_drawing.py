"""Drawing a table as text: dice as boxes, the board where a game draws one, and the position as one line."""

from typing import Any, Final

from fives.core.game import AnyGame
from fives.core.refusal import Param

PIPS: Final = {
    1: ("     ", "  ●  ", "     "),
    2: ("●    ", "     ", "    ●"),
    3: ("●    ", "  ●  ", "    ●"),
    4: ("●   ●", "     ", "●   ●"),
    5: ("●   ●", "  ●  ", "●   ●"),
    6: ("●   ●", "●   ●", "●   ●"),
}

COLOURS: Final = ((250, 247, 240), (34, 34, 46))  # paper and ink of a picture, in red, green and blue
MARGIN: Final = 1  # letters around the text of a picture
LINKS: Final = {  # lines of boxes by where they go from the middle: up, down, left, right
    "─": "lr",
    "│": "ud",
    "╭": "dr",
    "╮": "dl",
    "╰": "ur",
    "╯": "ul",
    "┌": "dr",
    "┐": "dl",
    "└": "ur",
    "┘": "ul",
    "├": "udr",
    "┤": "udl",
    "┬": "dlr",
    "┴": "ulr",
    "┼": "udlr",
}


def wrapped(text: str, columns: int) -> list[str]:
    """Return the lines of a text; what is longer than so many letters goes on below."""
    return [line[at : at + columns] for line in text.split("\n") for at in range(0, len(line) or 1, columns)]


def draw_dice(faces: Param) -> str | None:
    """Return `faces` as a row of dice, each a small box with its pips; None if these are not dice."""
    if not isinstance(faces, list) or not faces or not all(face in PIPS for face in faces):
        return None
    shown = [PIPS[int(face)] for face in faces]
    rows = ["╭───────╮" * len(shown)]
    rows += ["".join(f"│ {pips[row]} │" for pips in shown) for row in range(3)]
    rows.append("╰───────╯" * len(shown))
    return "\n".join(rows)


def draw_board(game: AnyGame, view: Any) -> str | None:
    """Return the board as its game draws it; None where the position as one line is easy to read."""
    draw = getattr(game.notation, "draw_state", None)
    return draw(view) if draw else None


def draw_table(game: AnyGame, view: Any) -> str:
    """Return a view as text: the dice that fell last or lie on the table, and the position."""
    rolled = (*(happening.params.get("dice") for happening in view.happened), [*getattr(view, "dice", ())])
    parts = [next(filter(None, map(draw_dice, rolled)), None), draw_board(game, view), game.notation.write_state(view)]
    return "\n".join(part for part in parts if part)
