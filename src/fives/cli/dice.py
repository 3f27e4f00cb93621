"""Dice in a terminal, each a small box with its pips."""

from rich.text import Text

from fives.core.refusal import Param

PIPS = {
    1: ("     ", "  ●  ", "     "),
    2: ("●    ", "     ", "    ●"),
    3: ("●    ", "  ●  ", "    ●"),
    4: ("●   ●", "     ", "●   ●"),
    5: ("●   ●", "  ●  ", "●   ●"),
    6: ("●   ●", "●   ●", "●   ●"),
}


def draw_dice(faces: Param) -> Text | None:
    """Return `faces` as a row of dice; None if these are not dice."""
    if not isinstance(faces, list) or not faces or not all(face in PIPS for face in faces):
        return None
    shown = [PIPS[int(face)] for face in faces]
    rows = ["╭───────╮" * len(shown)]
    rows += ["".join(f"│ {pips[row]} │" for pips in shown) for row in range(3)]
    rows.append("╰───────╯" * len(shown))
    return Text("\n".join(rows), no_wrap=True)
