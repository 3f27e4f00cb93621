"""Clear Away where NumPy is missing: its search answers instead of the tables, within a count of positions."""

from __future__ import annotations

from fives.core.bot import LevelHere, levels_reading
from fives.games.clear_away import GAME
from fives.games.clear_away.rules import Options
from fives.solving.compact_tables import Numbers

NAMES: tuple[str, ...] = ()
LOSS = {"perfect": 0.0}  # not proved there


def levels(options: Options, seats: int) -> tuple[LevelHere, ...]:
    """Return the levels of such a table."""
    return levels_reading(GAME.levels, NAMES, LOSS)


def tables(options: Options, seats: int) -> tuple[str, ...]:
    """Return the tables that hints read: none."""
    return NAMES


def build(name: str) -> dict[str, Numbers]:
    """Return the arrays of a table; there is none."""
    raise KeyError(name)
