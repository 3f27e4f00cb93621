"""A game told in numbers: what the environments of every library share."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from fractions import Fraction
from random import Random
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from fives.core.catalogue import find_encoding, find_game
from fives.core.game import CLOCK, NATURE, Result, Seat
from fives.core.options import read_options
from fives.core.refusal import BadSeats

Numbers: TypeAlias = NDArray[np.int32]
Mask: TypeAlias = NDArray[np.int8]
POSITION: Final = "position"  # what `reset` may be told: where to begin, as the game's notation writes it


class Playing:
    """A game that is played, over and over: who is asked, what each may do and what each sees, by numbers.

    Nature has always acted and, where nobody else can, the clock. Who acts at once is asked in turns: one who has just
    acted waits until the others have.
    """

    def __init__(self, id: str, seats: int | None, settings: Mapping[str, Any], fewest: int = 1) -> None:
        self.game = find_game(id)
        self.options = read_options(self.game, settings)
        self.seats = self._count(seats, fewest)
        self.encoding = find_encoding(self.game)
        self.actions = self.encoding.actions(self.seats, self.options)
        bounds = np.array(self.encoding.bounds(self.seats, self.options), np.int32)
        self.low, self.high = bounds[:, 0], bounds[:, 1]
        self.state: Any = None
        self.asked: tuple[Seat, ...] = ()  # in order of seats; nobody once the game is over
        self._last: Seat | None = None
        self._legal: dict[Seat, dict[int, Any]] = {}

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
        """Begin anew, with this chance; at the position that `told` names, if it does."""
        position = told.get(POSITION) if told else None
        rules, notation = self.game.rules, self.game.notation
        self.random, self._last = random, None
        self.state = notation.read_state(position, self.options) if position else rules.start(self.seats, self.options)
        self._settle()

    def _settle(self) -> None:
        """Let nature and the clock act until a seat is asked or the game is over."""
        rules, state = self.game.rules, self.state
        while actors := rules.actors(state):
            if NATURE in actors:
                state = rules.play(state, NATURE, rules.draw(state, self.random))
            elif asked := [actor for actor in actors if actor >= 0]:
                self.asked = tuple(sorted(asked))
                break
            else:
                alarm = rules.alarm(state)
                assert alarm is not None
                state = rules.play(state, CLOCK, alarm.move)
        else:
            self.asked = ()
        self.state, self._legal = state, {}

    @property
    def next(self) -> Seat:
        """Return who acts next, of those who are asked."""
        asked, last = self.asked, self._last
        if len(asked) == 1 or last not in asked:
            return asked[0]
        return asked[(asked.index(last) + 1) % len(asked)]

    def legal(self, seat: Seat) -> dict[int, Any]:
        """Return what `seat` may do now, by number; nothing unless it is asked."""
        if seat not in self._legal:
            state, number = self.state, self.encoding.action
            moves = self.game.rules.moves(state, seat) if seat in self.asked else ()
            self._legal[seat] = {number(state, move): move for move in moves}
        return self._legal[seat]

    def mask(self, seat: Seat) -> Mask:
        """Return an array of 1 for each action that is legal now and 0 for each that is not."""
        mask: Mask = np.zeros(self.actions, np.int8)
        if legal := self.legal(seat):
            mask[[*legal]] = 1
        return mask

    def observe(self, seat: Seat) -> Numbers:
        """Return what `seat` sees."""
        return np.array(self.encoding.observe(self.game.rules.view(self.state, seat), seat), np.int32)

    def play(self, chosen: Mapping[Seat, int]) -> None:
        """Play a legal action for each seat named, in order; one that comes too late with it waits.

        It is too late if another has ended the phase, or has done what only one can do, as turn a timer.
        """
        rules, state = self.game.rules, self.state
        moves = [(seat, self.legal(seat)[action]) for seat, action in sorted(chosen.items())]
        for number, (seat, move) in enumerate(moves):
            if number == 0 or (seat in rules.actors(state) and move in rules.moves(state, seat)):
                state = rules.play(state, seat, move)
                self._last = seat
        self.state = state
        self._settle()

    def returns(self) -> list[float]:
        """Return what each seat gets at the end."""
        return returns(self.game.rules.result(self.state), self.game.low)

    def forfeit(self, seats: Collection[Seat]) -> list[float]:
        """End the game: these lose at once, the others, if there are any, share the victory. Return what each gets."""
        self.asked, self._legal = (), {}
        rest = [seat for seat in range(self.seats) if seat not in seats] or range(self.seats)
        return shares(rest, self.seats)


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
