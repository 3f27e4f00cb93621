"""Clear Away as numbers.

96 actions, one for each jump on the board: the 24 to the right, the 24 to the left, 24 down, 24 up, each row by row
from the top left by where the stone stands. A chain is played jump by jump; it has no number of its own.

38 numbers to see:

    0 - 35      by place, row by row from the top left: 1 a stone, 0 none (colours mean nothing)
    36          where the stone stands that jumped last, -1 before the first jump: if it jumps on, it is the same move
    37          moves so far
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fives.core.game import Seat
from fives.games.clear_away.rules import FLIPS, PLACES, ClearAway, Move, Options

JUMPS: Final = tuple(FLIPS)
NUMBERS: Final = {jump: number for number, jump in enumerate(JUMPS)}


def actions(seats: int, options: Options) -> int:
    """Return how many jumps there are on the board."""
    return len(JUMPS)


def action(state: ClearAway, move: Move) -> int:
    """Return the number of a jump."""
    return NUMBERS[move]


def move(state: ClearAway, action: int) -> Move:
    """Return the jump of a number."""
    return JUMPS[action]


def bounds(seats: int, options: Options) -> Sequence[tuple[int, int]]:
    """Return the least and the greatest value of each number to see."""
    return [*[(0, 1)] * PLACES, (-1, PLACES - 1), (0, PLACES)]


def observe(view: ClearAway, seat: Seat) -> Sequence[int]:
    """Return the board as numbers."""
    last = -1 if view.last is None else view.last
    return [*(view.stones >> place & 1 for place in range(PLACES)), last, view.moves]
