"""The rolls that decide who begins (G1R), in the rows of a batch of two: columns, and what nature does with them."""

from __future__ import annotations

from typing import Final

from fives.core.options import Start
from fives.core.rolls import Dice
from fives.core.who_begins import Lot, Opening, rolling
from fives.solving.batch import Row, Seen
from fives.solving.dice_codes import HANDS, NUMBER, TOTALS, WAYS, fallen
from fives.solving.jit import lean_kernel

OPENS, LOT, LIFTED, ROLLED = 0, 1, 2, 3  # whether it goes on, by lot, whether dice are in the air; two hands by seat
OPENING_WIDTH: Final = 5


def pack_opening(state: Opening | None, row: Row) -> None:
    """Write the opening into a row of zeros."""
    if state:
        row[OPENS], row[LOT], row[LIFTED] = True, state.how == "lot", state.in_air
        row[ROLLED : ROLLED + 2] = [NUMBER[dice or ()] for dice in state.rolled]


def unpack_opening(row: Row, how: Start) -> Opening | None:
    """Return the opening of a row."""
    if not row[OPENS]:
        return None
    rolled = tuple(HANDS[hand] or None for hand in row[ROLLED : ROLLED + 2])
    return Opening(how if row[LOT] else rolling(how), rolled, bool(row[LIFTED]))


@lean_kernel
def opener(row: Row) -> int:
    """Return who rolls next for the start."""
    return 1 if row[ROLLED] else 0


def way_of(act: Dice | Lot) -> int:
    """Return a way in which nature does this: the seat of a lot, or of all ways dice fall the one in order."""
    if isinstance(act, Lot):
        return act.seat
    return sum((die - 1) * 6**place for place, die in enumerate(reversed(act)))


@lean_kernel
def opening_ways(row: Row) -> int:
    """Return in how many ways nature may settle or land what waits for it; 0 if nothing does."""
    return 2 if row[LOT] else WAYS[2] if row[LIFTED] else 0


@lean_kernel
def open_game(row: Row, way: int) -> int:
    """Draw the lot or land a roll; return who begins, -1 if nobody knows yet. Twin: core.who_begins.play_opening."""
    if row[LOT]:
        row[OPENS] = row[LOT] = 0
        return way
    row[ROLLED + opener(row)] = fallen(2, way)
    row[LIFTED] = 0
    if row[ROLLED + 1] == 0:
        return -1
    ahead = TOTALS[row[ROLLED]] - TOTALS[row[ROLLED + 1]]
    row[ROLLED] = row[ROLLED + 1] = 0
    if ahead == 0:
        return -1
    row[OPENS] = 0
    return 0 if ahead > 0 else 1


@lean_kernel
def observe_opening(row: Row, seat: int, out: Seen) -> None:
    """Write the rolls for the start, one's own first: -1 not yet, 0 all is settled. Twin: chair.opening_rolls."""
    for n in range(2):
        rolled = row[ROLLED + (n ^ seat)]
        out[n] = TOTALS[rolled] if rolled or not row[OPENS] else -1
