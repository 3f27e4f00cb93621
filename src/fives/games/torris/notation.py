"""Torris as text: four rows of eight cells from the top, then the side to move, `w1 b2 … b4/b1 … | w`.

A cell is `-` or its stones from bottom to top (`b2w1`), rows are joined by `/`. `… | lot` is before the lot is drawn,
`shuffle | lot` and `shuffle | w` before the stones are laid. A move is a cell and a direction, `c2E`.
"""

import re
from collections import Counter

from fives.core.chance.who_begins import Lot, opening
from fives.core.refusal import UnreadableMove, UnreadablePosition
from fives.games.torris.rules import (
    BEHIND,
    COLOURS,
    COLUMNS,
    NAMES,
    PLACES,
    ROWS,
    Deal,
    Move,
    Options,
    Torris,
    Towers,
    count,
    stand,
)

EXAMPLE = "/".join(["w1 b2 w3 b4 w1 b2 w3 b4", "b1 w2 b3 w4 b1 w2 b3 w4"] * 2) + " | w"
SHUFFLE = "shuffle"
DEAL = re.compile(f"[1-4]{{{COLUMNS}}}(/[1-4]{{{COLUMNS}}}){{{ROWS - 1}}}")
CELL = re.compile(r"([wb][1-4])+")


def write_move(move: Move) -> str:
    """Return `c2E`; for nature `seat1`, or the values it lays row by row."""
    match move:
        case Deal(values):
            return "/".join(values[row : row + COLUMNS] for row in range(0, PLACES, COLUMNS))
        case Lot(seat):
            return f"seat{seat}"
    return move


def read_move(text: str) -> Move:
    """Return the move that `text` names."""
    if text in BEHIND:
        return text
    if text in ("seat0", "seat1"):
        return Lot(int(text[-1]))
    if DEAL.fullmatch(text):
        return Deal(text.replace("/", ""))
    raise UnreadableMove(text=text[:40], example="c2E")


def write_state(state: Torris) -> str:
    """Return the position as one line."""
    side = "lot" if state.opening else COLOURS[state.turn]
    cells = [tower or "-" for tower in state.towers]
    rows = [" ".join(cells[row : row + COLUMNS]) for row in range(0, len(cells), COLUMNS)]
    return f"{'/'.join(rows) or SHUFFLE} | {side}"


def draw_state(state: Torris) -> str:
    """Return the towers as a terminal shows them, by their top and, if there are more, how many stones: `w1:3`."""
    cells = [_draw(tower) for tower in state.towers] or ["."] * PLACES
    rows = [
        NAMES[at][1:] + "".join(f"{cell:>7}" for cell in cells[at : at + COLUMNS]) for at in range(0, PLACES, COLUMNS)
    ]
    return "\n".join([*rows, " " + "".join(f"{name[0]:>7}" for name in NAMES[:COLUMNS])])


def _draw(tower: str) -> str:
    high = len(tower) // 2
    return tower[-2:] + (f":{high}" if high > 1 else "") if tower else "."


def read_state(text: str, options: Options) -> Torris:
    """Return the position that `text` describes."""
    board, _, side = (part.strip() for part in text.partition("|"))
    if side in (*COLOURS, "lot"):
        lot, turn = (opening(2, "lot"), 0) if side == "lot" else (None, COLOURS.index(side))
        if text == f"{SHUFFLE} | {side}":
            return Torris(options, turn, opening=lot)
        if (towers := _towers(board)) and lot:
            scores, highest = count(towers)
            return Torris(options, turn, towers, lot, {}, scores, highest)
        if towers:
            return stand(options, towers, turn)
    raise UnreadablePosition(text=text[:80], example=EXAMPLE)


def _towers(board: str) -> Towers | None:
    """Return the towers that four rows describe, made of stones that are in the box."""
    rows = [row.split() for row in board.split("/")]
    cells = [cell for row in rows for cell in row]
    if [len(row) for row in rows] != [COLUMNS] * ROWS or not all(cell == "-" or CELL.fullmatch(cell) for cell in cells):
        return None
    towers = tuple("" if cell == "-" else cell for cell in cells)
    stones = Counter(tower[at : at + 2] for tower in towers for at in range(0, len(tower), 2))
    return towers if stones and max(stones.values()) <= 4 else None
