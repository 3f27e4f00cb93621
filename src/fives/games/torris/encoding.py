"""Torris as numbers.

128 actions: 4 times the place (0 to 31, row by row from a1) and the way, 0 north, 1 east, 2 south, 3 west.

100 numbers to see, told from one's own seat:

    0           0 the stones are not laid yet, 1 the lot is to be drawn, 2 the game is on, 3 it is over
    1           whose turn it is: 0 one's own, 1 the other's, -1 nobody's
    2, 3        one's own points as they stand, the other's
    4 - 35      by place how high the tower is, 0 for a gap
    36 - 67     by place the stone on top: 1 to 4 one's own of that value, 5 to 8 the other's, 0 for a gap
    68 - 99     all stones, tower by tower in the order of places, each from the bottom to the top; 0 where none is left
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fives.core.game import Seat
from fives.games.torris.rules import COLOURS, NAMES, PLACE, PLACES, STEPS, Move, Options, Torris

WAYS: Final = "NESW"
NONE: Final = 0  # where no stone lies
OVER: Final = 3


def actions(seats: int, options: Options) -> int:
    """Return how many moves there are: every place in four ways."""
    return PLACES * len(WAYS)


def action(state: Torris, move: Move) -> int:
    """Return the number of a move."""
    assert isinstance(move, str)
    return len(WAYS) * PLACE[move[:-1]] + WAYS.index(move[-1])


def move(state: Torris, action: int) -> Move:
    """Return the move of a number."""
    place, way = divmod(action, len(WAYS))
    return NAMES[place] + WAYS[way]


def bounds(seats: int, options: Options) -> Sequence[tuple[int, int]]:
    """Return the least and the greatest value of each number to see."""
    stones = [(0, 8)] * PLACES
    return [(0, OVER), (-1, 1), *[(0, PLACES)] * 2, *[(0, PLACES)] * PLACES, *stones, *stones]


def observe(view: Torris, seat: Seat) -> Sequence[int]:
    """Return the table as numbers; seats are counted from `seat`."""
    towers = view.towers or ("",) * PLACES
    own = COLOURS[seat]
    stones = [_stone(tower[at : at + 2], own) for tower in towers for at in range(0, len(tower), 2)]
    phase = _phase(view)
    return [
        phase,
        -1 if view.opening or phase == OVER else (view.turn - seat) % 2,
        view.scores[seat],
        view.scores[1 - seat],
        *(len(tower) // 2 for tower in towers),
        *(_stone(tower[-2:], own) for tower in towers),
        *stones,
        *[NONE] * (PLACES - len(stones)),
    ]


def _phase(view: Torris) -> int:
    if view.landings:
        return 2
    return 0 if not view.towers else 1 if view.opening else OVER


def _stone(stone: str, own: str) -> int:
    return NONE if not stone else STEPS[stone[1]] + (0 if stone[0] == own else len(STEPS))
