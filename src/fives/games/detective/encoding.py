"""Numbers of Detective.

Actions, 230 for any number of seats and any options:

    0         roll
    1         record nothing
    2 - 19    record a piece: 2 + 3 * (suspect - 1), + 0 means, + 1 motive, + 2 opportunity
    20 - 229  keep none to four dice, in the order of `fives.core.chance.rolls.KEEPS`

Observation, 23 numbers and 7 a seat; seats are counted from one's own, which is 0:

    phase       0 rolls for the start, 1 to roll, 2 dice in the air, 3 the first roll lies, 4 the second lies, 5 over
    turn        whose turn it is
    first       who began; -1 unknown
    last        turns still to come after the murder is solved; -1 before that
    idle        turns in a row without a record, where they end the game (option `record`), else 0
    circles     by suspect who circled it (variation 2); -1 nobody
    dice        how many of the first roll's dice (once some are kept, of those) show 1, 2, ... 6
    landed      how many of the dice rolled again show 1, 2, ... 6
    sheets      for each seat by suspect the evidence recorded: 1 means + 2 motive + 4 opportunity
    rolled      for each seat its roll for the start: -1 not yet, 0 out of it or decided
"""

from __future__ import annotations

from itertools import chain

from fives.core.chance.rolls import KEEPS
from fives.core.chance.who_begins import Act
from fives.core.game import Seat
from fives.core.observation_parts import ROLLED, Bounds, chairs_on, count_faces, from_chair, opening_rolls
from fives.games.detective.rules import MOST_IDLE, SOLVED, Detective, Move, Options, Pass, Piece, over

OPENING, TO_ROLL, IN_AIR, FIRST_ROLL, SECOND_ROLL, OVER = range(6)  # the phases

_PIECES = [Piece(suspect, bit) for suspect in range(1, 7) for bit in (1, 2, 4)]
MOVES: tuple[Move, ...] = (Act.ROLL, Pass.NOTHING, *_PIECES, *KEEPS)
_NUMBERS = {move: number for number, move in enumerate(MOVES)}


def actions(seats: int, options: Options) -> int:
    """Return how many different moves there are."""
    return len(MOVES)


def action(state: Detective, move: Move) -> int:
    """Return the number of a legal move."""
    return _NUMBERS[move]


def move(state: Detective, action: int) -> Move:
    """Return the move of a number."""
    return MOVES[action]


def bounds(seats: int, options: Options) -> tuple[Bounds, ...]:
    """Return the least and the greatest value of each number of an observation."""
    head = ((OPENING, OVER), (0, seats - 1), (-1, seats - 1), (-1, seats - 1), (0, MOST_IDLE))
    return (*head, *((-1, seats - 1),) * 6, *((0, 5),) * 12, *((0, SOLVED),) * 6 * seats, *(ROLLED,) * seats)


def observe(view: Detective, seat: Seat) -> tuple[int, ...]:
    """Return a view as numbers; seats are counted from `seat`."""
    seats = len(view.sheets)
    return (
        phase(view),
        chairs_on(view.turn, seat, seats),
        chairs_on(None if view.opening else view.first, seat, seats),
        -1 if view.last is None else view.last,
        view.idle,
        *(chairs_on(other, seat, seats) for other in view.circles),
        *count_faces(view.dice),
        *count_faces(view.landed),
        *chain(*from_chair(view.sheets, seat)),
        *opening_rolls(view.opening, seat, seats),
    )


def phase(view: Detective) -> int:
    """Return what goes on."""
    if over(view):
        return OVER
    if view.opening:
        return OPENING
    if view.in_air:
        return IN_AIR
    if view.again:
        return SECOND_ROLL
    return FIRST_ROLL if view.dice else TO_ROLL
