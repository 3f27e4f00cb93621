"""Dominoes where NumPy is missing: rounds and the race to fifteen are read from compact tables.

The race of four is large: its chances have five bytes each, so that they are right within 1e-12. Which place is best
does not depend on the score, so the bots read no table of a race.
"""

from __future__ import annotations

from itertools import product

from fives.core.bot import LevelHere, levels_reading
from fives.games.dominoes import GAME
from fives.games.dominoes.compact_race_to_fifteen import race_table
from fives.games.dominoes.compact_round import TABLE, array_name
from fives.games.dominoes.rules import Options
from fives.solving.compact_tables import Numbers

NAMES = (TABLE, *(race_table(seats) for seats in (2, 3, 4)))
AT_SIGHT = {"beginner": 0.018}  # what it loses where it counts the numbers that fit


def levels(options: Options, seats: int) -> tuple[LevelHere, ...]:
    """Return the levels of such a table."""
    return tuple(map(LevelHere, GAME.levels)) if options.alone else levels_reading(GAME.levels, (TABLE,), AT_SIGHT)


def tables(options: Options, seats: int) -> tuple[str, ...]:
    """Return the tables that hints read."""
    return (race_table(seats),) if options.alone else (TABLE,)


def build(name: str) -> dict[str, Numbers]:
    """Return the arrays of a table, as the solver has them."""
    if name == TABLE:
        return _rounds()
    from fives.games.dominoes.solved_race_to_fifteen import solve_race

    seats = int(name[-1])
    by_place = [table.reshape(-1, seats).T[:-1] for table in solve_race(seats).tables]
    return {
        str(had): Numbers([*map(float, table.ravel())], 5 if seats == 4 else 8) for had, table in enumerate(by_place)
    }


def _rounds() -> dict[str, Numbers]:
    from fives.games.dominoes.solved_round import solve_round

    arrays = {}
    for variation, may_decline, single in product((0, 1), (False, True), (False, True)):
        solved = solve_round(1 if variation else 0, may_decline, single)
        row = [solved.begun, *map(float, solved.table.ravel())]
        arrays[array_name(variation, may_decline, single)] = Numbers(row)
    return arrays
