"""Parts of observations that many games share, listed from a seat's side: its own first, then round the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

from fives.core.chance.rolls import FACES, Dice
from fives.core.chance.who_begins import Opening
from fives.core.game import Seat

T = TypeVar("T")

Bounds = tuple[int, int]  # the least and the greatest value of a number

ROLLED: Final[Bounds] = (-1, 12)  # of each number of `opening_rolls`


def from_chair(values: Sequence[T], seat: Seat) -> tuple[T, ...]:
    """Return what is listed by seat, beginning with that of `seat`."""
    return (*values[seat:], *values[:seat])


def chairs_on(other: Seat | None, seat: Seat, seats: int) -> int:
    """Return how many seats after `seat` another sits: 0 is `seat` itself, -1 is nobody."""
    return -1 if other is None else (other - seat) % seats


def count_faces(dice: Dice) -> tuple[int, ...]:
    """Return how many dice show 1, 2, 3, 4, 5 and 6."""
    return tuple(map(dice.count, FACES))


def opening_rolls(state: Opening | None, seat: Seat, seats: int) -> tuple[int, ...]:
    """Return what each has rolled for the start: the total, -1 not yet, 0 if out of it or all is settled (G1R)."""
    if state is None:
        return (0,) * seats
    return tuple(-1 if dice is None else sum(dice) for dice in from_chair(state.rolled, seat))
