"""Numbers of Dominoes.

Actions, 25 for any number of seats and any options:

    0         roll, also instead of using a roll that fits
    1 - 24    lay a die: 1 + 4 * (face - 1), + 0 at the left end, + 1 at the right; + 2 if it replaces the die there

Observation, 15 numbers and 2 a seat; seats are counted from one's own, which is 0:

    phase       0 rolls for the start, 1 to roll, 2 dice in the air, 3 a die that fits waits for its place, 4 over
    turn        whose turn it is
    left        rolls still to be had in this turn (variation 2 does not count them: 0)
    had         how many have had their turn since all had the same number (variation 2)
    string      five numbers from left to right, 0 where there is no die yet
    rolled      how many of the dice just rolled show 1, 2, ... 6
    scores      for each seat
    opening     for each seat its roll for the start: -1 not yet, 0 out of it or decided
"""

from __future__ import annotations

from fives.core.chance.rolls import FACES
from fives.core.chance.who_begins import Act
from fives.core.game import Seat
from fives.core.observation_parts import ROLLED, Bounds, chairs_on, count_faces, from_chair, opening_rolls
from fives.games.dominoes.rules import MOST, ROLLS, TARGET, Dominoes, Move, Options
from fives.games.dominoes.strings_of_dice import LONGEST, End, Place

OPENING, TO_ROLL, IN_AIR, LYING, OVER = range(5)  # the phases

_PLACES = [Place(face, end, swap) for face in FACES for swap in (False, True) for end in End]
MOVES: tuple[Move, ...] = (Act.ROLL, *_PLACES)
_NUMBERS = {move: number for number, move in enumerate(MOVES)}


def actions(seats: int, options: Options) -> int:
    """Return how many different moves there are."""
    return len(MOVES)


def action(state: Dominoes, move: Move) -> int:
    """Return the number of a legal move."""
    return _NUMBERS[move]


def move(state: Dominoes, action: int) -> Move:
    """Return the move of a number."""
    return MOVES[action]


def bounds(seats: int, options: Options) -> tuple[Bounds, ...]:
    """Return the least and the greatest value of each number of an observation."""
    most = MOST if options.alone else TARGET
    head = ((OPENING, OVER), (0, seats - 1), (0, ROLLS), (0, seats - 1))
    return (*head, *((0, 6),) * LONGEST, *((0, LONGEST - 1),) * 6, *((0, most),) * seats, *(ROLLED,) * seats)


def observe(view: Dominoes, seat: Seat) -> tuple[int, ...]:
    """Return a view as numbers; seats are counted from `seat`."""
    seats = len(view.scores)
    return (
        phase(view),
        chairs_on(view.turn, seat, seats),
        view.left,
        view.had,
        *view.string,
        *(0,) * (LONGEST - len(view.string)),
        *count_faces(view.rolled),
        *from_chair(view.scores, seat),
        *opening_rolls(view.opening, seat, seats),
    )


def phase(view: Dominoes) -> int:
    """Return what goes on."""
    if view.over:
        return OVER
    if view.opening:
        return OPENING
    if view.in_air:
        return IN_AIR
    return LYING if view.rolled else TO_ROLL
