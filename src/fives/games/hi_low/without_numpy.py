"""Hi-Low where NumPy is missing: what turns begin with is read from compact tables."""

from __future__ import annotations

from itertools import product

from fives.core.bot import LevelHere, levels_reading
from fives.games.hi_low import GAME
from fives.games.hi_low.compact_race import LONGEST, PAIRS, TOTALS, chase_table, race_table, turn_name
from fives.games.hi_low.rules import LOST, Options, chase, ten_dice
from fives.solving.compact_tables import Numbers

EITHER = (False, True)
HALF = len(TOTALS) // 2  # a total and 35 less it are worth the same to who sets it
NAMES = (
    *(race_table(*each) for each in product(EITHER, (2, 4), EITHER)),
    *(chase_table(*each) for each in product(EITHER, EITHER)),
)
AT_SIGHT = {"beginner": 0.025}  # what it loses by the next roll alone


def levels(options: Options, seats: int) -> tuple[LevelHere, ...]:
    """Return the levels of such a table."""
    return levels_reading(GAME.levels, tables(options, seats), AT_SIGHT)


def tables(options: Options, seats: int) -> tuple[str, ...]:
    """Return the tables that hints read."""
    if chase(options):
        return (chase_table(ten_dice(options), options.equal_chases),)
    return (race_table(ten_dice(options), seats, options.alternate),)


def build(name: str) -> dict[str, Numbers]:
    """Return the arrays of a table, as the solver has them."""
    _, kind, *settings = name.split("-")
    if kind == "chase":
        return _chase(*(each == "1" for each in settings))
    ten, players, alternate = settings
    return _race(ten == "1", int(players), alternate == "1")


def _race(ten: bool, players: int, alternate: bool) -> dict[str, Numbers]:
    from fives.games.hi_low.solved_race import solve_race

    race, needs = solve_race(ten, players, alternate), range(1, LONGEST + 1)
    arrays = {"values": Numbers([race.value(mine, theirs) for mine, theirs in product(needs, needs)])}
    for mine, theirs in product(needs, needs) if alternate else ((1, 1),):
        turn = race.turn(mine, theirs)
        row = [float(turn.starts[-1][PAIRS[5, 30]]), turn.value, *(turn.start((total,)) for total in TOTALS)]
        row += [float(each) for starts in turn.starts[2:-1] for each in starts]
        arrays[turn_name(mine, theirs)] = Numbers(row)
    return arrays


def _chase(ten: bool, pairs: bool) -> dict[str, Numbers]:
    from fives.games.hi_low.solved_race import solve_chase

    solved = solve_chase(ten, pairs)
    setter = list[float]()
    for second, rows in enumerate(solved.values):
        for mine, theirs in product(range(len(rows)), range(LOST)):
            known = second or mine < LOST  # with more there is no first chase
            setter += map(float, solved.setter(mine, theirs, bool(second))[:HALF]) if known else [0.0] * HALF
    return {"values": Numbers([float(each) for each in solved.values.ravel()]), "setter": Numbers(setter)}
