"""Numbers of Hi-Low.

Actions, 214 for any number of seats and any options:

    0         roll all five dice
    1         choose high
    2         choose low
    3         let all dice stay
    4 - 213   keep none to four dice and roll the others, in the order of `fives.core.chance.rolls.KEEPS`

Observation, 12 numbers and 2 a seat, with `equal_chases` 1 more; seats are counted from one's own, which is 0:

    phase       0 rolls for the start, 1 high or low is chosen, 2 to roll, 3 dice in the air, 4 the dice lie, 5 over
    turn        whose turn it is
    side        what one's own side rolls for: 1 high, 0 low, -1 not chosen yet (the chase: never)
    left        the dice that may be rolled next: 5 at first, then 4, 3, 2, 1; with ten dice: dice left in all
    dice        how many dice on the table show 1, 2, ... 6
    scores      of one's own side and of the other: turns won, in the chase points
    totals      written down in this turn, in order of play, a place a seat; -1 not yet
    rolled      for each seat its roll for the start: -1 not yet, 0 out of it or decided
    second      only with `equal_chases`: 1 if both sides have chased equally often after this chase, 0 if not
"""

from __future__ import annotations

from fives.core.chance.rolls import KEEPS, Dice
from fives.core.chance.who_begins import Act
from fives.core.game import Seat
from fives.core.observation_parts import ROLLED, Bounds, chairs_on, count_faces, from_chair, opening_rolls
from fives.games.hi_low.rules import FARTHEST, LOST, HiLow, Move, Options, Side, chase, choosing, fresh, over

OPENING, CHOOSING, TO_ROLL, IN_AIR, LYING, OVER = range(6)  # the phases
STAY = 3

_BEFORE_STAY: tuple[Move, ...] = (Act.ROLL, *Side)
_KEPT: tuple[Dice, ...] = tuple(KEEPS)


def actions(seats: int, options: Options) -> int:
    """Return how many different moves there are."""
    return STAY + 1 + len(_KEPT)


def action(state: HiLow, move: Move) -> int:
    """Return the number of a legal move."""
    if not isinstance(move, tuple):
        return _BEFORE_STAY.index(move)
    return STAY if len(move) == 5 else STAY + 1 + KEEPS[move]


def move(state: HiLow, action: int) -> Move:
    """Return the move of a number."""
    if action == STAY:
        return state.dice
    return _BEFORE_STAY[action] if action < STAY else _KEPT[action - STAY - 1]


def bounds(seats: int, options: Options) -> tuple[Bounds, ...]:
    """Return the least and the greatest value of each number of an observation."""
    most = LOST - 1 + FARTHEST if chase(options) else options.target
    head = ((OPENING, OVER), (0, seats - 1), (-1, 1), (0, fresh(options)))
    second = ((0, 1),) * options.equal_chases
    return (*head, *((0, 5),) * 6, *((0, most),) * 2, *((-1, 30),) * seats, *(ROLLED,) * seats, *second)


def observe(view: HiLow, seat: Seat) -> tuple[int, ...]:
    """Return a view as numbers; seats are counted from `seat`."""
    return (
        phase(view),
        chairs_on(view.turn, seat, view.seats),
        -1 if view.sides is None else int(view.sides[seat % 2] is Side.HIGH),
        view.left,
        *count_faces(view.dice),
        *from_chair(view.scores, seat % 2),
        *view.totals,
        *(-1,) * (view.seats - len(view.totals)),
        *opening_rolls(view.opening, seat, view.seats),
        *(int(view.second),) * view.options.equal_chases,
    )


def phase(view: HiLow) -> int:
    """Return what goes on."""
    if over(view):
        return OVER
    if view.opening:
        return OPENING
    if choosing(view):
        return CHOOSING
    if view.in_air:
        return IN_AIR
    return LYING if view.dice else TO_ROLL
