"""Tug where NumPy is missing: the values of its points are read from compact tables of a few kilobytes."""

from __future__ import annotations

from itertools import product

from fives.core.bot import LevelHere, levels_reading
from fives.games.tug import GAME
from fives.games.tug.compact_point import table_name
from fives.games.tug.rules import Options
from fives.solving.compact_tables import Numbers

NAMES = tuple(table_name(*each) for each in product((0, 1, 2), (False, True), (False, True)))
AT_SIGHT = {"beginner": 0.026}  # what it loses by the next roll alone


def levels(options: Options, seats: int) -> tuple[LevelHere, ...]:
    """Return the levels of such a table."""
    return levels_reading(GAME.levels, tables(options, seats), AT_SIGHT)


def tables(options: Options, seats: int) -> tuple[str, ...]:
    """Return the tables that hints read."""
    return (table_name(options.variation, options.full_house, options.gift),)


def build(name: str) -> dict[str, Numbers]:
    """Return the arrays of a table, as the solver has them."""
    from fives.games.tug.solved_point import solve_point

    _, variation, full_house, gift = name.split("-")
    tops = solve_point(int(variation), full_house == "1", gift == "1").tops
    return {"tops": Numbers([float(each) for table in tops for row in table for each in row])}
