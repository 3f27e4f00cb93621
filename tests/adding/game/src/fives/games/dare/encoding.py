"""5-Dice Dare in numbers.

There are 3 actions:

    0        roll, for who begins or the first throw of a turn
    1, 2     once more, stop

An observation has 16 numbers:

    0-1      points, own and the other's
    2        1 if it is one's own turn
    3        what goes on: 0 who begins, 1 a turn, 2 the game is over
    4        dice in the air
    5        1 if they are the second throw of the turn
    6-11     dice on the table that show 1, 2, ... 6
    12       the total to beat, 0 if there is none
    13       1 if nature draws the lot for who begins
    14-15    the rolls for who begins, own and the other's: their totals, 0 if not rolled
"""

from typing import Final

from fives.core.chance.rolls import FACES
from fives.core.chance.who_begins import Act
from fives.core.game import Seat
from fives.games.dare.rules import TARGET, Dare, Move, Nerve, Options

MOVES: Final[tuple[Move, ...]] = (Act.ROLL, *Nerve)
OPENING, TURN, OVER = range(3)
BOUNDS: Final = (
    *[(0, TARGET)] * 2,
    (0, 1),
    (0, OVER),
    (0, 5),
    (0, 1),
    *[(0, 5)] * 6,
    (0, 30),
    (0, 1),
    *[(0, 12)] * 2,
)


def actions(seats: int, options: Options) -> int:
    """Return how many different moves there are."""
    return len(MOVES)


def action(state: Dare, move: Move) -> int:
    """Return the number of a move."""
    return MOVES.index(move)


def move(state: Dare, action: int) -> Move:
    """Return the move of a number."""
    return MOVES[action]


def bounds(seats: int, options: Options) -> tuple[tuple[int, int], ...]:
    """Return the least and the greatest value of each number of an observation."""
    return BOUNDS


def observe(view: Dare, seat: Seat) -> tuple[int, ...]:
    """Return a view as numbers, from the chair of `seat`."""
    opening, other = view.opening, 1 - seat
    rolled = opening.rolled if opening else (None, None)
    return (
        view.scores[seat],
        view.scores[other],
        int(view.turn == seat),
        OVER if TARGET in view.scores else OPENING if opening else TURN,
        2 if opening and opening.in_air else view.in_air,
        int(view.again),
        *(view.dice.count(face) for face in FACES),
        view.held or 0,
        int(opening is not None and opening.how == "lot"),
        sum(rolled[seat] or ()),
        sum(rolled[other] or ()),
    )
