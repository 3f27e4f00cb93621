"""Torris by the thousand: the board of `board_array.py` in a row, and who is to move which way behind it.

TURN     who is to move, or would be once the stones are laid
FIRST    who began, -1 if nobody has
LAID     1 once the stones lie; LOT 1 while the lot is to be drawn
COUNT    how many moves there are, and from MOVES on which
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import numpy as np

from fives.core.chance.who_begins import opening
from fives.core.game import Seat
from fives.games.torris.fast.board_array import (
    LEVEL,
    MOST_MOVES,
    POINTS,
    SIZE,
    STACK,
    TOP,
    TOWER,
    do,
    end_of,
    highest,
    list_moves,
    load,
    prepare,
    unload,
)
from fives.games.torris.rules import CHEQUERED, PLACES, SYMBOLS, Options, Torris, count, stand
from fives.solving.batch import UNLISTED, Chance, Flags, Row, Seen, Shares, draw
from fives.solving.jit import lean_kernel

TURN, FIRST, LAID, LOT, COUNT, MOVES = range(SIZE, SIZE + 6)
VALUES: Final = np.array([int(symbol) - 1 for symbol in SYMBOLS], np.int64)
OF_ONE: Final = len(SYMBOLS)  # stones of each colour
SPOTS: Final = np.array([[p for p in range(PLACES) if CHEQUERED[p] == colour] for colour in (0, 1)], np.int64)


def pack(state: Torris) -> Row:
    """Return a table as a row."""
    row = np.zeros(MOVES + MOST_MOVES, np.int64)
    row[:SIZE] = load(state.towers or ("",) * PLACES, state.options.closing)
    row[TURN], row[FIRST] = state.turn, -1 if state.first is None else state.first
    row[LAID], row[LOT] = bool(state.towers), state.opening is not None
    if state.towers and not state.opening:
        hand_over(row, state.turn)
    return row


def unpack(row: Row, options: Options) -> Torris:
    """Return the table of a row."""
    turn, first = int(row[TURN]), None if row[FIRST] < 0 else int(row[FIRST])
    lot = opening(2, "lot") if row[LOT] else None
    if not row[LAID]:
        return Torris(options, turn, opening=lot, first=first)
    towers = unload(row)
    if lot:
        scores, heights = count(towers)
        return Torris(options, turn, towers, lot, {}, scores, heights, first)
    return replace(stand(options, towers, turn), first=first)


@lean_kernel
def actor(row: Row) -> Seat:
    """Return who is to move, -1 when neither can. Twin: rules.actors."""
    return int(row[TURN] if row[COUNT] else -1)


@lean_kernel
def mask(row: Row, out: Flags) -> None:
    """Mark every move. Twin: rules.moves."""
    for n in range(row[COUNT]):
        out[numbered(row[MOVES + n])] = True


@lean_kernel
def numbered(move: int) -> int:
    """Return the action of a move as `board_array.py` writes it."""
    return 4 * (move & 31) + (move >> 10)


@lean_kernel
def observe(row: Row, seat: Seat, out: Seen) -> None:
    """Write the table as numbers. Twin: encoding.observe."""
    on = row[COUNT] > 0
    out[0] = 2 if on else 0 if not row[LAID] else 1 if row[LOT] else 3
    out[1] = (row[TURN] - seat) % 2 if on or not (row[LAID] or row[LOT]) else -1
    out[2], out[3] = row[POINTS + seat], row[POINTS + 1 - seat]
    at = 4 + 2 * PLACES
    for place in range(PLACES):
        level = row[LEVEL + place]
        out[4 + place] = level
        out[4 + PLACES + place] = told(row[TOP + place], seat) if level else 0
        for stone in range(level):
            out[at] = told(row[STACK + PLACES * row[TOWER + place] + stone], seat)
            at += 1
    while at < 4 + 3 * PLACES:
        out[at] = 0
        at += 1


@lean_kernel
def told(stone: int, seat: Seat) -> int:
    """Return a stone as the encoding tells it: one's own are 1 to 4."""
    return 1 + (stone + 4 * seat) % 8


@lean_kernel
def play(row: Row, action: int) -> None:
    """Move a stone and hand over. Twin: rules.play."""
    place, way = action // 4, action % 4
    do(row, place + 32 * end_of(row, place, way) + 1024 * way)
    hand_over(row, 1 - row[TURN])


@lean_kernel
def hand_over(row: Row, turn: Seat) -> None:
    """Let `turn` move, or the other if that player cannot (TO5)."""
    row[TURN], row[COUNT] = turn, list_moves(row, turn, row, MOVES)
    if row[COUNT] == 0:
        row[COUNT] = list_moves(row, 1 - turn, row, MOVES)
        if row[COUNT]:
            row[TURN] = 1 - turn


@lean_kernel
def ways(row: Row) -> int:
    """Return in how many ways the lot for who begins may fall (G1R); those to lay the stones are too many to list."""
    return UNLISTED if not row[LAID] else 2 if row[LOT] else 0


@lean_kernel
def land(row: Row, way: int) -> None:
    """Draw the lot."""
    row[LOT] = 0
    row[TURN] = row[FIRST] = way
    hand_over(row, row[TURN])


@lean_kernel
def nature(row: Row, chance: Chance) -> None:
    """Lay the stones and draw the lot, before the first move. Twin: rules.draw."""
    if not row[LAID]:
        set_up(row, chance)
    if row[LOT]:
        land(row, draw(chance, 2))


@lean_kernel
def set_up(row: Row, chance: Chance) -> None:
    """Lay the stones of both colours, shuffled, in a chequered pattern (TO1)."""
    for colour in range(2):
        for at in range(OF_ONE):
            row[STACK + PLACES * SPOTS[colour, at]] = 4 * colour + VALUES[at]
        for last in range(OF_ONE - 1, 0, -1):
            one = STACK + PLACES * SPOTS[colour, last]
            other = STACK + PLACES * SPOTS[colour, draw(chance, last + 1)]
            row[one], row[other] = row[other], row[one]
    for place in range(PLACES):
        row[LEVEL + place] = 1
    row[LAID] = 1
    prepare(row)
    if not row[LOT]:
        hand_over(row, row[TURN])


@lean_kernel
def pick(row: Row, chance: Chance) -> int:
    """Return a move, each as likely."""
    return numbered(row[MOVES + draw(chance, row[COUNT])])


@lean_kernel
def returns(row: Row, out: Shares) -> None:
    """Write 1 for most points, or else the highest tower, -1 for the other; 0 if both. Twin: rules.result."""
    ahead = row[POINTS] - row[POINTS + 1]
    if ahead == 0:
        ahead = highest(row, 0) - highest(row, 1)
    out[0], out[1] = np.sign(ahead), np.sign(-ahead)
