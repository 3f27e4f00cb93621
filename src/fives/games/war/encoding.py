"""Numbers of War.

Actions, 42 for any options; a group is one die or two that add up to what they take:

    0         roll
    1         capture nothing
    2 - 16    take an opposing die by one group, in the order of `GROUPS`
    17 - 30   take the middle die by one group, in the order of `GROUPS` without the lone 1
    31 - 36   take two opposing dice by a lone die that shows 1, 2, ... 6 (variation 2)
    37 - 41   take an opposing die and the middle one by a lone die that shows 2, 3, ... 6 (variation 2)

Observation, 29 numbers, one's own before the other's:

    phase       0 rolls for the start, 1 the middle die, 2 armies are thrown, 3 dice in the air, 4 to capture, 5 over
    asked       for each seat whether it may act now
    roller      who is to roll the middle die: 0 oneself, 1 the other; -1 nobody
    middle      what the middle die shows; 0 if there is none
    sizes       for each seat how many dice it holds
    thrown      for each seat whether its dice are thrown
    dice        for each seat how many of its dice show 1, 2, ... 6
    chosen      for each seat whether its captures are chosen
    captures    for each seat the number of the captures chosen; -1 if there are none or they are secret
    scores      for each seat
    rolled      for each seat its roll for the start: -1 not yet, 0 decided
"""

from __future__ import annotations

from itertools import chain

from fives.core.chance.rolls import FACES, Dice
from fives.core.chance.who_begins import Act
from fives.core.game import NATURE, Seat
from fives.core.observation_parts import ROLLED, Bounds, chairs_on, count_faces, from_chair, opening_rolls
from fives.games.war.captures import Capture, Captures
from fives.games.war.rules import TARGET, Move, Options, War, actors

OPENING, ROLLING, THROWING, IN_AIR, CAPTURING, OVER = range(6)  # the phases

ROLL, NOTHING, OPPOSING, MIDDLE, TWO, BOTH, ACTIONS = 0, 1, 2, 17, 31, 37, 42  # where each kind of action begins

_ALONE: list[Dice] = [(face,) for face in FACES]
GROUPS: tuple[Dice, ...] = (*_ALONE, *((low, high) for low in FACES for high in range(low, 7 - low)))
CAPTURES: tuple[Captures, ...] = (
    (),
    *((Capture(False, group),) for group in GROUPS),
    *((Capture(True, group),) for group in GROUPS[1:]),
    *((Capture(False, die), Capture(False, die)) for die in _ALONE),
    *((Capture(False, die), Capture(True, die)) for die in _ALONE[1:]),
)
MOVES: tuple[Move, ...] = (Act.ROLL, *CAPTURES)  # by number
_NUMBERS = {move: number for number, move in enumerate(MOVES)}


def actions(seats: int, options: Options) -> int:
    """Return how many different moves there are."""
    return ACTIONS


def action(state: War, move: Move) -> int:
    """Return the number of a legal move."""
    return _NUMBERS[move]


def move(state: War, action: int) -> Move:
    """Return the move of a number."""
    return MOVES[action]


def bounds(seats: int, options: Options) -> tuple[Bounds, ...]:
    """Return the least and the greatest value of each number of an observation."""
    flag, number = (0, 1), (-1, ACTIONS - 1)
    head = ((OPENING, OVER), flag, flag, (-1, 1), (0, 6), (1, 4), (1, 4), flag, flag)
    chosen = (flag, flag, number, number)
    return (*head, *((0, 4),) * 12, *chosen, (0, TARGET), (0, TARGET), ROLLED, ROLLED)


def observe(view: War, seat: Seat) -> tuple[int, ...]:
    """Return a view as numbers; seats are counted from `seat`."""
    armies = from_chair(view.armies, seat)
    asked = actors(view)
    return (
        phase(view),
        *(int(each in asked) for each in (seat, 1 - seat)),
        chairs_on(view.roller, seat, 2),
        view.middle or 0,
        *(army.size for army in armies),
        *(int(army.thrown) for army in armies),
        *chain(*(count_faces(army.dice) for army in armies)),
        *(int(army.secret or army.captures is not None) for army in armies),
        *(-1 if army.captures is None else _NUMBERS[army.captures] for army in armies),
        *from_chair(view.scores, seat),
        *opening_rolls(view.opening, seat, 2),
    )


def phase(view: War) -> int:
    """Return what goes on."""
    asked = actors(view)
    if not asked:
        return OVER
    if view.opening:
        return OPENING
    if NATURE in asked:
        return IN_AIR
    if view.roller is not None:
        return ROLLING
    return CAPTURING if all(army.dice for army in view.armies) else THROWING
