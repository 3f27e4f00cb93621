"""War where NumPy is missing: the worth of all places, for all settings, in one compact table of some kilobytes."""

from __future__ import annotations

from itertools import product
from typing import get_args

from fives.core.bot import LevelHere, levels_reading
from fives.games.war import GAME
from fives.games.war.captures import How
from fives.games.war.compact_round import TABLE, array_name
from fives.games.war.round_places import RoundRules
from fives.games.war.rules import Options
from fives.solving.compact_tables import Numbers

NAMES = (TABLE,)
ANY = {level.id: level.loss for level in GAME.levels if level.id == "beginner"}  # it makes any choice, as everywhere


def levels(options: Options, seats: int) -> tuple[LevelHere, ...]:
    """Return the levels of such a table."""
    return levels_reading(GAME.levels, NAMES, ANY)


def tables(options: Options, seats: int) -> tuple[str, ...]:
    """Return the tables that hints read."""
    return NAMES


def build(name: str) -> dict[str, Numbers]:
    """Return the arrays of the table, as the solver has them."""
    from fives.games.war.solved_round import solve_round

    settings = [RoundRules(*each) for each in product(get_args(How), (False, True), (False, True))]
    return {array_name(rules): Numbers([*map(float, solve_round(rules).values)]) for rules in settings}
