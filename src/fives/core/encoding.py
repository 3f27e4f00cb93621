"""Encoding for machine learning: a seat's view and its moves as numbers, each in a fixed place."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, TypeVar

from fives.core.game import Seat, State

S_contra = TypeVar("S_contra", bound=State, contravariant=True)
M = TypeVar("M")
O_contra = TypeVar("O_contra", contravariant=True)


class Encoding(Protocol[S_contra, O_contra, M]):
    """The functions of a game's `encoding.py`; the module itself is the object.

    The same number is the same move in every state of a game with the same seats and options, as far as the game
    allows: where a table has no edge, places are counted from where the stones lie.
    """

    def actions(self, seats: int, options: O_contra) -> int:
        """Return how many different moves there are; they are numbered from 0."""
        ...

    def action(self, state: S_contra, move: M) -> int:
        """Return the number of a legal move."""
        ...

    def move(self, state: S_contra, action: int) -> M:
        """Return the move of a number; one that is not legal now may be any move, and `play` refuses it."""
        ...

    def bounds(self, seats: int, options: O_contra) -> Sequence[tuple[int, int]]:
        """Return the least and the greatest value of each number that `observe` gives."""
        ...

    def observe(self, view: S_contra, seat: Seat) -> Sequence[int]:
        """Return a view as numbers, from the side of `seat`: its own things come first. Unknown is -1."""
        ...
