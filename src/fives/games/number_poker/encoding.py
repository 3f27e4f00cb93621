"""Number Poker in numbers.

There are 4 actions and one more for each player, as `n` play:

    0          close an empty hand
    1-4        close the fist around a dot, a line, a triangle, a square
    5-n+3      the empty hand takes the stone that the next player shows, the one after, ...

An observation has `2 + 8 * n` numbers:

    0          what goes on: 0 fists are being closed, 1 an empty hand takes a stone, 2 the game is over
    1          who takes: 0 nobody, 1 oneself, 2 the next player, 3 the one after, ...
    2-9        about oneself: stones of loot, their sum; what is left: the empty hand, dots, lines, triangles, squares;
               the fist: 0 nothing chosen, 1-4 the stone in it, 5 the empty hand, -1 closed and not one's own
    10-17 ...  the same about the next player, then the one after, ...
"""

from typing import Final

from fives.core.game import Seat
from fives.games.number_poker.rules import CLOSED, EMPTY, WHOLE, Move, NumberPoker, Options, Take, over, stones

TAKE: Final = 5  # and how far round the table, less one
NO_FIST, EMPTY_FIST = 0, 5
CLOSING, TAKING, OVER = range(3)


def actions(seats: int, options: Options) -> int:
    """Return how many different moves there are."""
    return TAKE + seats - 1


def action(state: NumberPoker, move: Move) -> int:
    """Return the number of a move."""
    if isinstance(move, Take):
        return TAKE + (move.seat - (state.taker or 0) - 1) % len(state.left)
    return move


def move(state: NumberPoker, action: int) -> Move:
    """Return the move of a number."""
    if action < TAKE:
        return action
    return Take(((state.taker or 0) + action - TAKE + 1) % len(state.left))


def bounds(seats: int, options: Options) -> tuple[tuple[int, int], ...]:
    """Return the least and the greatest value of each number of an observation."""
    most = stones(WHOLE) * seats
    each = ((0, most), (0, 4 * most), *((0, count) for count in WHOLE), (CLOSED, EMPTY_FIST))
    return ((0, OVER), (0, seats), *each * seats)


def observe(view: NumberPoker, seat: Seat) -> tuple[int, ...]:
    """Return a view as numbers; seats are counted from `seat`."""
    seats = len(view.left)
    seen = [_stage(view), 0 if view.taker is None else 1 + (view.taker - seat) % seats]
    for away in range(seats):
        other = (seat + away) % seats
        seen += [len(view.loot[other]), sum(view.loot[other]), *view.left[other], _fist(view.fists[other])]
    return tuple(seen)


def _fist(fist: int | None) -> int:
    if fist is None:
        return NO_FIST
    return EMPTY_FIST if fist == EMPTY else fist


def _stage(view: NumberPoker) -> int:
    if view.taker is not None:
        return TAKING
    return OVER if over(view.left) else CLOSING
