"""Find Fives where NumPy is missing: the network of the puzzle policy does not look one roll ahead."""

from __future__ import annotations

from fives.core.bot import LevelHere, levels_reading
from fives.games.find_fives import GAME
from fives.games.find_fives.rules import Options
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
