"""Number Poker where NumPy is missing: two players by a compact table, three and four by fewer playouts."""

from __future__ import annotations

from fives.core.bot import LevelHere
from fives.core.game import Level
from fives.games.number_poker import GAME
from fives.games.number_poker.compact_hand_pairs import table_name
from fives.games.number_poker.rules import Options
from fives.solving.compact_tables import Numbers

NAMES = (table_name(True), table_name(False))
SOLVED = ("perfect", "reader")  # the others need no table


def levels(options: Options, seats: int) -> tuple[LevelHere, ...]:
    """Return the levels of such a table."""
    return tuple(_level(each, options, seats) for each in GAME.levels)


def _level(level: Level, options: Options, seats: int) -> LevelHere:
    return LevelHere(level, tables(options, seats) if level.id in SOLVED else ())


def tables(options: Options, seats: int) -> tuple[str, ...]:
    """Return the tables that hints read."""
    return (table_name(options.empty_hand == "needs_a_stone"),) if seats == 2 else ()


def build(name: str) -> dict[str, Numbers]:
    """Return the values of a table, as the solver has them."""
    from fives.games.number_poker.fast.solve_hand_pairs import table_of

    return {"values": Numbers(table_of(name == table_name(True), 0).values.tolist())}
