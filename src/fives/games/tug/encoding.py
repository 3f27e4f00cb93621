"""5-Dice Tug in numbers.

There are 213 actions:

    0        roll, for who begins or the beginning of a point
    1, 2     choose five different, choose three alike
    3-212    keep these dice and roll the others: none, each die, each two, three and four dice, in order

An observation has 17 numbers:

    0-1      points, own and the other's
    2        own combination: 0 not chosen yet, 1 five different, 2 three alike
    3        1 if it is one's own turn
    4        what goes on: 0 who begins, 1 choosing, 2 the beginning of a point, 3 a turn, 4 the game is over
    5        dice in the air
    6-11     dice on the table that show 1, 2, ... 6
    12       variation 1: dice still to be rolled again in this turn, up to 99
    13       variation 1: the turn of this point, up to 99
    14-15    the rolls for who begins, own and the other's: their totals, 0 if not rolled
    16       1 if nature draws the lot for who begins
"""

from typing import Final

from fives.core.chance.rolls import FACES, KEEPS, Dice
from fives.core.chance.who_begins import Act
from fives.core.game import Seat
from fives.games.tug.rules import TARGET, Goal, Move, Options, Tug

GOALS: Final = tuple(Goal)
ROLL: Final = 0
CHOOSE: Final = 1  # and the goal
KEEP: Final = 3  # and the number of the dice in KEEPS
KEPT: Final[tuple[Dice, ...]] = tuple(KEEPS)
ACTIONS: Final = KEEP + len(KEPT)
MOST_TURNS: Final = 99
OPENING, CHOOSING, BEGINNING, TURN, OVER = range(5)

BOUNDS: Final = (
    *[(0, TARGET)] * 2,
    (0, 2),
    (0, 1),
    (0, OVER),
    *[(0, 5)] * 7,
    *[(0, MOST_TURNS)] * 2,
    *[(0, 12)] * 2,
    (0, 1),
)


def actions(seats: int, options: Options) -> int:
    """Return how many different moves there are."""
    return ACTIONS


def action(state: Tug, move: Move) -> int:
    """Return the number of a move."""
    match move:
        case Goal():
            return CHOOSE + GOALS.index(move)
        case tuple():
            return KEEP + KEEPS[move]
    return ROLL


def move(state: Tug, action: int) -> Move:
    """Return the move of a number."""
    if action == ROLL:
        return Act.ROLL
    return KEPT[action - KEEP] if action >= KEEP else GOALS[action - CHOOSE]


def bounds(seats: int, options: Options) -> tuple[tuple[int, int], ...]:
    """Return the least and the greatest value of each number of an observation."""
    return BOUNDS


def observe(view: Tug, seat: Seat) -> tuple[int, ...]:
    """Return a view as numbers; seats are counted from `seat`."""
    opening, other = view.opening, 1 - seat
    rolled = opening.rolled if opening else (None, None)
    return (
        view.scores[seat],
        view.scores[other],
        CHOOSE + GOALS.index(view.goals[seat]) if view.goals else 0,
        int(view.turn == seat),
        stage(view),
        2 if opening and opening.in_air else view.in_air,
        *(view.dice.count(face) for face in FACES),
        min(view.left, MOST_TURNS),
        min(view.number, MOST_TURNS),
        sum(rolled[seat] or ()),
        sum(rolled[other] or ()),
        int(opening is not None and opening.how == "lot"),
    )


def stage(view: Tug) -> int:
    """Return what goes on: OPENING, CHOOSING, BEGINNING, TURN or OVER."""
    if TARGET in view.scores:
        return OVER
    if view.opening:
        return OPENING
    if view.goals is None:
        return CHOOSING
    return TURN if view.number else BEGINNING
