"""The rolls that decide who begins (G1R), in the rows of a batch of two: columns, and what nature does with them."""

from __future__ import annotations

from typing import Final

from fives.core.chance.rolls import Dice
from fives.core.chance.who_begins import Lot, Opening, rolling
from fives.core.options import Start
from fives.solving.batch import Row, Seen
from fives.solving.hand_numbers import HANDS, NUMBER, TOTALS, WAYS, fallen
from fives.solving.jit import lean_kernel

OPENS, LOT, LIFTED = 0, 1, 2  # whether it goes on, whether by lot, whether dice are in the air
ROLLED = 3  # the hand of seat 0, and next to it of seat 1
TURN = 5  # who rolls next, and in the end who begins
OPENING_WIDTH: Final = 6


def pack_opening(state: Opening | None, row: Row) -> None:
    """Write the opening into a row of zeros."""
    if state:
        row[OPENS], row[LOT], row[LIFTED], row[TURN] = True, state.how == "lot", state.in_air, state.seat
        row[ROLLED : ROLLED + 2] = [NUMBER[dice or ()] for dice in state.rolled]


def unpack_opening(row: Row, how: Start) -> Opening | None:
    """Return the opening of a row."""
    if not row[OPENS]:
        return None
    rolled = tuple(HANDS[hand] or None for hand in row[ROLLED : ROLLED + 2])
    return Opening(how if row[LOT] else rolling(how), rolled, bool(row[LIFTED]))


def way_of(act: Dice | Lot) -> int:
    """Return a way in which nature does this: the seat of a lot, or of all ways dice fall the one in order."""
    if isinstance(act, Lot):
        return act.seat
    return sum((die - 1) * 6**place for place, die in enumerate(reversed(act)))


@lean_kernel
def opening_ways(row: Row) -> int:
    """Return in how many ways nature may draw the lot or land a roll; 0 if nothing does."""
    return 2 if row[LOT] else WAYS[2] if row[LIFTED] else 0


@lean_kernel
def open_game(row: Row, way: int) -> bool:
    """Draw the lot or land a roll; say whether it is known who begins. Twin: core.chance.who_begins.play_opening."""
    if row[LOT]:
        row[OPENS], row[LOT], row[TURN] = 0, 0, way
        return True
    row[ROLLED + row[TURN]], row[LIFTED] = fallen(2, way), 0
    row[TURN] = 1 - row[TURN]
    if row[ROLLED] == 0 or row[ROLLED + 1] == 0:
        return False
    ahead = TOTALS[row[ROLLED]] - TOTALS[row[ROLLED + 1]]  # equal ones are rolled again, seat 0 first
    row[ROLLED] = row[ROLLED + 1] = 0
    row[OPENS], row[TURN] = ahead == 0, 1 if ahead < 0 else 0
    return bool(ahead != 0)


@lean_kernel
def observe_opening(row: Row, seat: int, out: Seen) -> None:
    """Write the rolls for the start, own first: -1 not yet, 0 at the end. Twin: observation_parts.opening_rolls."""
    for n in range(2):
        rolled = row[ROLLED + (n ^ seat)]
        out[n] = TOTALS[rolled] if rolled or not row[OPENS] else -1
