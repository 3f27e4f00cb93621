"""A game in numbers, as the environments of every library use it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping
from fractions import Fraction
from random import Random
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from fives.core.catalogue import find_encoding, find_game
from fives.core.game import Result, Seat
from fives.core.options import read_options
from fives.core.refusal import BadSeats

Numbers: TypeAlias = NDArray[np.int32]
Mask: TypeAlias = NDArray[np.int8]
POSITION: Final = "position"  # option of `reset`: where to begin, in the game's notation


class Playing(ABC):
    """A game that is played, over and over: who is asked, what each may do and what each sees, by numbers.

    Nature has always acted and, where nobody else can, the clock.
    """

    def __init__(self, id: str, seats: int | None, settings: Mapping[str, Any], fewest: int = 1) -> None:
        self.game = find_game(id)
        self.options = read_options(self.game, settings)
        self.seats = self._count(seats, fewest)
        self.encoding = find_encoding(self.game)
        self.actions = self.encoding.actions(self.seats, self.options)
        bounds = np.array(self.encoding.bounds(self.seats, self.options), np.int32)
        self.low, self.high = bounds[:, 0], bounds[:, 1]
        self._start = self.game.rules.start(self.seats, self.options)
        self.asked: tuple[Seat, ...] = ()  # in order of seats; nobody once the game is over

    def __getstate__(self) -> dict[str, Any]:
        """Return what a copy needs: a module is kept by its name."""
        kept = self.__dict__.copy()
        del kept["encoding"]
        return kept

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self.encoding = find_encoding(self.game)

    def _count(self, seats: int | None, fewest: int) -> int:
        """Return how many play, or raise BadSeats."""
        if seats is None:
            allowed = [count for count in self.game.seats_for(self.options) if count >= fewest]
            seats = allowed[0] if allowed else fewest
        if seats < fewest:
            raise BadSeats(seats=seats, fewest=fewest, most=self.game.seats[1])
        self.game.check_seats(seats, self.options)
        return seats

    def begin(self, random: Random, told: Mapping[str, Any] | None = None) -> None:
        """Begin anew with this chance, at the position in `told` if there is one."""
        position = told.get(POSITION) if told else None
        self._begin(random, self.game.notation.read_state(position, self.options) if position else self._start)

    @abstractmethod
    def _begin(self, random: Random, state: Any) -> None:
        """Begin with this state and this chance."""

    @property
    @abstractmethod
    def state(self) -> Any:
        """Return the position as the rules know it."""

    @property
    @abstractmethod
    def next(self) -> Seat:
        """Return who acts next, of those who are asked."""

    @abstractmethod
    def allows(self, seat: Seat, action: int | None) -> bool:
        """Return whether an action of `seat` is legal now."""

    @abstractmethod
    def mask(self, seat: Seat) -> Mask:
        """Return a new array of 1 for each action that is legal now and 0 for each that is not."""

    @abstractmethod
    def observe(self, seat: Seat) -> Numbers:
        """Return a new array of what `seat` sees."""

    @abstractmethod
    def play(self, seat: Seat, action: int) -> None:
        """Play a legal action."""

    @abstractmethod
    def play_at_once(self, chosen: Mapping[Seat, int]) -> None:
        """Play a legal action for each seat that is asked."""

    def returns(self) -> list[float]:
        """Return what each seat gets at the end."""
        return returns(self.game.rules.result(self.state), self.game.low)

    def forfeit(self, seats: Collection[Seat]) -> list[float]:
        """End the game: these lose at once, the others, if there are any, share the victory. Return what each gets."""
        self.asked = ()
        return shares([seat for seat in range(self.seats) if seat not in seats] or range(self.seats), self.seats)


def returns(result: Result | None, low: bool) -> list[float]:
    """Return by seat `players * share of the victory - 1`; of one alone the score, negative where less is better."""
    assert result is not None
    if len(result.ranks) == 1:
        return [float(-result.scores[0] if low else result.scores[0])]
    return shares(result.winners, len(result.ranks))


def shares(winners: Collection[Seat], seats: int) -> list[float]:
    """Return what each seat gets if `winners` share the victory; the sum is nothing."""
    share = Fraction(seats, len(winners))
    return [float((seat in winners) * share - 1) for seat in range(seats)]
