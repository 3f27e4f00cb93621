"""Clear Away as text: six rows from the top joined by `/`, `O` a stone, `.` a free place.

A move is where the stone stands and where it lands, `c6-a6`, a chain by the same stone `b1-b3-b5`; columns are a to f
from the left, rows 6 to 1 from the top.
"""

import re

from fives.core.refusal import UnreadableMove, UnreadablePosition
from fives.games.clear_away.rules import PLACES, RING, SIDE, ClearAway, Move, Options, name

ROW = f"[.O]{{{SIDE}}}"
POSITION = re.compile(f"{ROW}(/{ROW}){{{SIDE - 1}}}")
PLACE = f"[a-{chr(ord('a') + SIDE - 1)}][1-{SIDE}]"
MOVE = re.compile(f"{PLACE}(-{PLACE}){{1,{PLACES - 1}}}")
BY_NAME = {name(place): place for place in range(PLACES)}


def write_move(move: Move) -> str:
    """Return the places of a jump or a chain, joined by hyphens."""
    return "-".join(map(name, move))


def read_move(text: str) -> Move:
    """Return the move that `text` names."""
    if not MOVE.fullmatch(text):
        raise UnreadableMove(text=text[:40], example="c6-a6")
    return tuple(BY_NAME[word] for word in text.split("-"))


def write_state(state: ClearAway) -> str:
    """Return the position as one line."""
    places = "".join("O" if state.stones >> place & 1 else "." for place in range(PLACES))
    return "/".join(places[at : at + SIDE] for at in range(0, PLACES, SIDE))


def draw_state(state: ClearAway) -> str:
    """Return the board as a terminal shows it, with the names of its rows and columns."""
    rows = [f"{SIDE - row} {' '.join(line)}" for row, line in enumerate(write_state(state).split("/"))]
    return "\n".join([*rows, "  a b c d e f"])


def read_state(text: str, options: Options) -> ClearAway:
    """Return the position that `text` describes; there is at least one stone."""
    text = text.strip()
    if not POSITION.fullmatch(text) or "O" not in text:
        raise UnreadablePosition(text=text[:80], example=".OOOO./OOOOOO/OOOOOO/OOOOOO/OOOOOO/.OOOO.")
    stones = sum(1 << place for place, char in enumerate(text.replace("/", "")) if char == "O")
    return ClearAway(stones, stones & RING)
