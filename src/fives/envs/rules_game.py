"""A game played by its rules: any number of seats, also at once."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import numpy as np

from fives.core.game import CLOCK, NATURE, Seat
from fives.envs.numeric_game import Mask, Numbers, Playing


class ByRules(Playing):
    """A game whose states are the rules' own.

    Seats that act at once are asked in order; in a game against the clock they take turns, so that a seat that has just
    acted waits until the others have.
    """

    def _begin(self, random: Random, state: Any) -> None:
        self._random, self._last = random, -1
        self._advance(state)

    @property
    def state(self) -> Any:
        """Return the position."""
        return self._state

    def _advance(self, state: Any) -> None:
        """Let nature and the clock act until a seat is asked or the game is over."""
        rules = self.game.rules
        while (actors := rules.actors(state)) and not (NATURE not in actors and max(actors) >= 0):
            if NATURE in actors:
                state = rules.play(state, NATURE, rules.draw(state, self._random))
            else:
                alarm = rules.alarm(state)
                assert alarm is not None
                state = rules.play(state, CLOCK, alarm.move)
        self.asked = tuple(sorted([actor for actor in actors if actor >= 0]))
        self._state, self._moves = state, dict[Seat, dict[int, Any]]()

    @property
    def next(self) -> Seat:
        """Return who acts next, of those who are asked."""
        asked, last = self.asked, self._last
        if self.game.timed and last in asked:
            return asked[(asked.index(last) + 1) % len(asked)]
        return asked[0]

    def _legal(self, seat: Seat) -> dict[int, Any]:
        """Return what `seat` may do now, by number; nothing unless it is asked."""
        if seat not in self.asked:
            return {}
        if seat not in self._moves:
            state, number = self._state, self.encoding.action
            self._moves[seat] = {number(state, move): move for move in self.game.rules.moves(state, seat)}
        return self._moves[seat]

    def allows(self, seat: Seat, action: int | None) -> bool:
        """Return whether an action of `seat` is legal now."""
        return action in self._legal(seat)

    def mask(self, seat: Seat) -> Mask:
        """Return a new array of 1 for each action that is legal now and 0 for each that is not."""
        mask: Mask = np.zeros(self.actions, np.int8)
        mask[[*self._legal(seat)]] = 1
        return mask

    def observe(self, seat: Seat) -> Numbers:
        """Return a new array of what `seat` sees."""
        return np.array(self.encoding.observe(self.game.rules.view(self._state, seat), seat), np.int32)

    def play(self, seat: Seat, action: int) -> None:
        """Play a legal action."""
        self._last = seat
        self._advance(self.game.rules.play(self._state, seat, self._legal(seat)[action]))

    def play_at_once(self, chosen: Mapping[Seat, int]) -> None:
        """Play a legal action for each seat that is asked, in order; one that comes too late with it waits.

        It is too late if another has ended the phase, or has done what only one can do, as turn a timer.
        """
        rules, state = self.game.rules, self._state
        for seat, move in [(seat, self._legal(seat)[action]) for seat, action in sorted(chosen.items())]:
            if seat in rules.actors(state) and move in rules.moves(state, seat):
                state = rules.play(state, seat, move)
        self._advance(state)
