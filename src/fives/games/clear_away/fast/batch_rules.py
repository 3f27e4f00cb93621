"""Clear Away by the thousand: a board is four numbers.

STONES   the places with a stone, BLACK with a black one, as bits
LAST     where the stone stands that jumped last, -1 before the first jump
MOVES    moves so far
"""

from __future__ import annotations

from typing import Final

import numpy as np

from fives.core.game import Seat
from fives.games.clear_away import rules
from fives.games.clear_away.encoding import JUMPS, NUMBERS
from fives.games.clear_away.rules import FLIPS, PLACES, STEPS, ClearAway, Options
from fives.solving.batch import Chance, Flags, Row, Seen, Shares, draw
from fives.solving.batch_without_chance import land as land
from fives.solving.batch_without_chance import nature as nature
from fives.solving.batch_without_chance import ways as ways
from fives.solving.bitsets import lowest, nth, ones
from fives.solving.jit import lean_kernel

STONES, BLACK, LAST, MOVES = range(4)
ACTION: Final = np.array(  # by the way of a jump and where the stone stands
    [[NUMBERS.get((place, place + 2 * step), -1) for place in range(PLACES)] for step in STEPS], np.int64
)
FROM: Final = np.array([place for place, _ in JUMPS], np.int64)
TO: Final = np.array([landing for _, landing in JUMPS], np.int64)
CHANGED: Final = np.array([FLIPS[jump] for jump in JUMPS], np.int64)

jumpers = lean_kernel(rules.jumpers)


def pack(state: ClearAway) -> Row:
    """Return a board as a row."""
    return np.array([state.stones, state.black, -1 if state.last is None else state.last, state.moves], np.int64)


def unpack(row: Row, options: Options) -> ClearAway:
    """Return the board of a row."""
    stones, black, last, moves = map(int, row)
    return ClearAway(stones, black, None if last < 0 else last, moves)


@lean_kernel
def actor(row: Row) -> Seat:
    """Return the one player, -1 when no jump is left. Twin: rules.actors."""
    right, left, down, up = jumpers(row[STONES])
    return 0 if right | left | down | up else -1


@lean_kernel
def mask(row: Row, out: Flags) -> None:
    """Mark every jump. Twin: rules.moves."""
    ways = jumpers(row[STONES])
    for way in range(4):
        jumping = ways[way]
        while jumping:
            out[ACTION[way, lowest(jumping)]] = True
            jumping &= jumping - 1


@lean_kernel
def observe(row: Row, seat: Seat, out: Seen) -> None:
    """Write the board as numbers. Twin: encoding.observe."""
    for place in range(PLACES):
        out[place] = row[STONES] >> place & 1
    out[PLACES], out[PLACES + 1] = row[LAST], row[MOVES]


@lean_kernel
def play(row: Row, action: int) -> None:
    """Jump. Twin: rules.play."""
    place, landing, changed = FROM[action], TO[action], CHANGED[action]
    row[STONES] ^= changed
    row[BLACK] = row[BLACK] & ~changed | (row[BLACK] >> place & 1) << landing
    row[MOVES] += place != row[LAST]
    row[LAST] = landing


@lean_kernel
def pick(row: Row, chance: Chance) -> int:
    """Return a jump, each as likely."""
    ways = jumpers(row[STONES])
    rest = draw(chance, ones(ways[0]) + ones(ways[1]) + ones(ways[2]) + ones(ways[3]))
    way = 0
    while rest >= ones(ways[way]):
        rest -= ones(ways[way])
        way += 1
    return int(ACTION[way, nth(ways[way], rest)])


@lean_kernel
def returns(row: Row, out: Shares) -> None:
    """Write how many stones are left, as a negative number: fewer are better. Twin: rules.result."""
    out[0] = -ones(row[STONES])
