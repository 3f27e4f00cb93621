"""Five Wins where NumPy is missing: every level but the compiled master plays as everywhere; hints look less far."""

from __future__ import annotations

from fives.core.bot import LevelHere
from fives.games.five_wins import GAME
from fives.games.five_wins.rules import Options
from fives.solving.compact_tables import Numbers

NAMES: tuple[str, ...] = ()


def levels(options: Options, seats: int) -> tuple[LevelHere, ...]:
    """Return the levels of such a table."""
    return tuple(LevelHere(level) for level in GAME.levels if level.id != "master")


def tables(options: Options, seats: int) -> tuple[str, ...]:
    """Return the tables that hints read: none."""
    return NAMES


def build(name: str) -> dict[str, Numbers]:
    """Return the arrays of a table; there is none."""
    raise KeyError(name)
