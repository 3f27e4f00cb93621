"""Detective where NumPy is missing: its solved tables as compact ones.

The races of two take most of the room: their chances have five bytes each, so that they are right within 1e-12, as far
as the solver is. What is only part of an estimate has three.
"""

from __future__ import annotations

from itertools import product
from typing import Any, get_args

from fives.core.bot import LevelHere, levels_reading
from fives.games.detective import GAME
from fives.games.detective.compact_values import MOST_CIRCLES, alone_table, circles_table, lead_table, race_table
from fives.games.detective.rules import LastTurn, Options
from fives.solving.compact_tables import Numbers, Width

EITHER = (False, True)
MANY = (3, 4, 5, 6)
NAMES = (
    *(race_table(*each) for each in product(EITHER, get_args(LastTurn))),
    *(alone_table(any_string) for any_string in EITHER),
    *(lead_table(*each) for each in product(EITHER, EITHER)),
    *(circles_table(*each) for each in product(MANY, EITHER, EITHER)),
)
AT_SIGHT = {"beginner": 0.017}  # what it loses by what this turn may find


def levels(options: Options, seats: int) -> tuple[LevelHere, ...]:
    """Return the levels of such a table."""
    return levels_reading(GAME.levels, tables(options, seats), AT_SIGHT)


def tables(options: Options, seats: int) -> tuple[str, ...]:
    """Return the tables that hints read."""
    any_string = options.any_string
    if options.one_file:
        within = options.ends_idle
        return (circles_table(seats, any_string, within) if seats > 2 else lead_table(any_string, within),)
    last = () if options.last_turn == "none" and seats == 2 else (alone_table(any_string),)
    return last if seats > 2 else (race_table(any_string, options.last_turn), *last)


def build(name: str) -> dict[str, Numbers]:
    """Return the arrays of a table, as the solver has them."""
    from fives.games.detective import solved_tables as solved

    _, kind, *settings = name.split("-")
    within, rest = settings[0] == "within", [each for each in settings if each != "within"]
    any_string = rest[0] == "1"
    if kind == "race":
        last_turn = next(each for each in get_args(LastTurn) if name == race_table(any_string, each))
        first, second = solved.race(any_string, last_turn)
        return {"first": _row(first, 5)} | ({} if second is first else {"second": _row(second, 5)})
    if kind == "alone":
        table = solved.alone(any_string)
        more = {each: _row(getattr(table, each), 3) for each in ("unsolved", "next_solves")}
        return {"solve_now": _row(table.solve_now)} | more
    if kind == "lead":
        return {"values": _row(solved.lead_within(any_string) if within else solved.lead(any_string))}
    seats = int(rest[1])
    circles = solved.circles_within(seats, any_string) if within else solved.circles(seats, any_string)
    return {"expected": _row(circles / MOST_CIRCLES, 3)}


def _row(table: Any, width: Width = 8) -> Numbers:
    return Numbers(table.ravel().tolist(), width)
