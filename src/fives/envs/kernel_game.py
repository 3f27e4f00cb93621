"""A game played by compiled kernels, in a few microseconds instead of a hundred.

A game is compiled when it is first played, which takes seconds; what is compiled is kept for the next time. Kernels
know two players, or one where the game is for one.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Final, cast

import numpy as np

from fives.core.catalogue import find_batch, has_batch
from fives.core.game import Seat
from fives.envs.numeric_game import Mask, Numbers, Playing
from fives.envs.rules_game import ByRules
from fives.solving.batch import MOST_SEATS, NOTHING, AnyBatchRules, Flags, asks_both, drive

ASKED: Final = ((), (0,), (1,), (0, 1))  # by the seats as bits


def new_game(
    id: str, seats: int | None, settings: Mapping[str, Any], fewest: int, compiled: bool, at_once: bool = False
) -> Playing:
    """Return a game to play, by kernels if there are any for it and `compiled` is not False."""
    playing = ByRules(id, seats, settings, fewest)
    if not (compiled and has_batch(playing.game) and playing.seats <= MOST_SEATS):
        return playing
    both = playing.seats == MOST_SEATS and (at_once or playing.game.timed) and asks_both(find_batch(playing.game))
    return (BothByKernels if both else ByKernels)(id, seats, settings, fewest)


class ByKernels(Playing):
    """A game as a row of numbers. Seats that act at once are asked one after the other, in order."""

    def __init__(self, id: str, seats: int | None, settings: Mapping[str, Any], fewest: int) -> None:
        super().__init__(id, seats, settings, fewest)
        self._find_kernels()
        self._first = self._rules.pack(self._start)
        self._row, self._chance = self._first.copy(), np.zeros(1, np.uint64)
        self._flags: Flags = np.zeros(self.actions, np.bool_)
        self._signs: Mask = self._flags.view(np.int8)
        self._won = np.zeros(self.seats)

    def _find_kernels(self) -> None:
        module = find_batch(self.game)
        self._rules, self._loops = cast(AnyBatchRules, module), drive(module)

    def __getstate__(self) -> dict[str, Any]:
        kept = super().__getstate__()
        for name in ("_rules", "_loops", "_signs"):
            del kept[name]
        return kept

    def __setstate__(self, kept: dict[str, Any]) -> None:
        super().__setstate__(kept)
        self._find_kernels()
        self._signs = self._flags.view(np.int8)  # the same bytes

    def _begin(self, random: Random, state: Any) -> None:
        self._chance[0] = random.getrandbits(64)
        self._row[:] = self._first if state is self._start else self._rules.pack(state)
        self._turn(NOTHING)

    def _turn(self, action: int) -> None:
        """Play an action of the seat that is asked, then nature, and find out who is asked next."""
        seat = self._loops.turn(self._row, self._chance, action, self._flags)
        self.asked = (seat,) if seat >= 0 else ()

    @property
    def state(self) -> Any:
        """Return the position as the rules know it; what happened last is not told."""
        return self._rules.unpack(self._row, self.options)

    @property
    def next(self) -> Seat:
        """Return who acts next."""
        return self.asked[0]

    def allows(self, seat: Seat, action: int | None) -> bool:
        """Return whether an action of `seat` is legal now."""
        known = action is not None and 0 <= action < self.actions
        return known and seat in self.asked and bool(self._flags[action])

    def mask(self, seat: Seat) -> Mask:
        """Return a new array of 1 for each action that is legal now and 0 for each that is not."""
        return self._signs.copy() if seat in self.asked else np.zeros(self.actions, np.int8)

    def observe(self, seat: Seat) -> Numbers:
        """Return a new array of what `seat` sees."""
        seen: Numbers = np.empty(len(self.low), np.int32)
        self._rules.observe(self._row, seat, seen)
        return seen

    def play(self, seat: Seat, action: int) -> None:
        """Play a legal action."""
        self._turn(int(action))

    def play_at_once(self, chosen: Mapping[Seat, int]) -> None:
        """Play a legal action for the seat that is asked."""
        for seat, action in chosen.items():
            self.play(seat, action)

    def returns(self) -> list[float]:
        """Return what each seat gets at the end."""
        self._rules.returns(self._row, self._won)
        won: list[float] = self._won.tolist()
        return won


class BothByKernels(ByKernels):
    """The same, but seats that act at once are asked at once; against a clock in turns, as in `ByRules`."""

    def __init__(self, id: str, seats: int | None, settings: Mapping[str, Any], fewest: int) -> None:
        super().__init__(id, seats, settings, fewest)
        self._flags = np.zeros((MOST_SEATS, self.actions), np.bool_)
        self._signs = self._flags.view(np.int8)
        self._last = -1

    def _begin(self, random: Random, state: Any) -> None:
        self._last = -1
        super()._begin(random, state)

    def _turn(self, action: int, second: int = NOTHING) -> None:
        self.asked = ASKED[self._loops.both(self._row, self._chance, action, second, self._flags)]

    @property
    def next(self) -> Seat:
        """Return who acts next, of those who are asked."""
        both = len(self.asked) == MOST_SEATS
        return 1 - self._last if both and self.game.timed and self._last >= 0 else self.asked[0]

    def allows(self, seat: Seat, action: int | None) -> bool:
        """Return whether an action of `seat` is legal now."""
        known = action is not None and 0 <= action < self.actions
        return known and seat in self.asked and bool(self._flags[seat, action])

    def mask(self, seat: Seat) -> Mask:
        """Return a new array of 1 for each action that is legal now and 0 for each that is not."""
        return self._signs[seat].copy() if seat in self.asked else np.zeros(self.actions, np.int8)

    def play(self, seat: Seat, action: int) -> None:
        """Play a legal action."""
        self._last = seat
        self._turn(*((int(action), NOTHING) if seat == 0 else (NOTHING, int(action))))

    def play_at_once(self, chosen: Mapping[Seat, int]) -> None:
        """Play a legal action for each seat that is asked, in order; one that comes too late with it waits."""
        self._turn(int(chosen.get(0, NOTHING)), int(chosen.get(1, NOTHING)))
