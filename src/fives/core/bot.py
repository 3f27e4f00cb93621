"""Bots: players who get the same redacted view as a person."""

from typing import Any, Protocol

import msgspec

from fives.core.game import Chance, Seat


class Level(msgspec.Struct, frozen=True):
    """One strength of a game's bot, named by what it loses: `loss` is the value given away per decision, measured."""

    id: str
    loss: float
    exact: bool = False  # proved to give nothing away
    seats: int | None = None  # the proof holds for at most so many players; None: for any number


class Bots(Protocol):
    """The names of a game's `bots.py`."""

    LEVELS: tuple[Level, ...]

    def choose(self, view: Any, seat: Seat, level: str, random: Chance, budget: float) -> Any:
        """Return the move a bot of `level` makes for `seat` within `budget` seconds."""
        ...
