"""The figures of Hi-Low's page, worked out anew: `python tests/page_tables.py hi_low` prints its tables."""

from collections.abc import Iterator
from itertools import product

import numpy as np

from fives.core.chance.rolls import KEEPS
from fives.games.hi_low import rules
from fives.games.hi_low.notation import read_state, write_move
from fives.games.hi_low.rules import HiLow, Options
from fives.games.hi_low.solved_race import solve_chase, solve_race
from fives.games.hi_low.solved_turn import SINGLE, TOTALS, before, lying, solve_turn
from fives.games.hi_low.solver import begin_value, move_values
from fives.solving.five_dice_odds import ODDS
from page_tables import Page, count_states, percent, row, yes


def games_table() -> Iterator[str]:
    """Yield how likely the starting player's side wins the game."""
    for variation, seats in product((0, 1), (2, 4)):
        for alternate in (False, True):
            values = [begin_value(Options(variation, target, alternate), seats) for target in (5, 6)]
            yield row(variation, seats, yes(alternate), *map(percent, values))


def options_table() -> Iterator[str]:
    """Yield how likely the starting player of two wins under each option, and by how much the option changes it."""
    base = begin_value(Options(), 2)
    yield row("all by default", percent(base), "")
    for setting in (
        {"target": 6},
        {"alternate": True},
        {"alternate": True, "target": 6},
        {"variation": 1},
        {"variation": 1, "target": 6},
        {"variation": 1, "alternate": True},
        {"variation": 2},
        {"variation": 2, "equal_chases": True},
        {"variation": "both"},
        {"variation": "both", "equal_chases": True},
    ):
        words = ", ".join(f"`{name}={str(value).lower()}`" for name, value in setting.items())
        value = begin_value(Options(**setting), 2)
        yield row(words, percent(value), f"{100 * (value - base):+.2f}")


def turns_table() -> Iterator[str]:
    """Yield how a turn ends for the side that always begins: won, tied, lost, and won after all ties."""
    for variation, players in product((0, 1), (2, 4)):
        wins = solve_race(variation, players, False).turn(5, 5).value
        tie = _tie_chance(bool(variation), players, wins)
        won = wins - wins * tie
        yield row(variation, players, percent(won), percent(tie), percent(1 - won - tie), percent(wins))


def _tie_chance(ten_dice: bool, players: int, wins: float) -> float:
    """Return how often best play ties: what a turn gains if a tie is worth a hair more."""
    hair = 1e-7
    return (solve_turn(ten_dice, players, wins + hair).value - solve_turn(ten_dice, players, wins - hair).value) / (
        2 * hair
    )


def replies_table() -> Iterator[str]:
    """Yield how likely the first of two, rolling high, wins the turn with each total written down."""
    turns = [solve_race(variation, 2, False).turn(5, 5) for variation in (0, 1)]
    for total in range(18, 31):
        yield row(total, *(percent(turn.starts[1][SINGLE[total - TOTALS[0]]]) for turn in turns))


def totals_table() -> Iterator[str]:
    """Yield the highest mean total that one player can reach alone."""
    for variation in (0, 1):
        alone = float(before(variation, np.array([[float(total)] for total in TOTALS]))[0])
        yield row(variation, f"{alone:.2f}")


def chase_table() -> Iterator[str]:
    """Yield how likely the side that sets wins at some scores of variation 2."""
    scores = (0, 5, 10, 14)
    for mine in scores:
        yield row(mine, *(percent(solve_chase(False, False).value(mine, theirs)) for theirs in scores))


def aims_table() -> Iterator[str]:
    """Yield, at 0-0 in variation 2, what each total set is worth to its setter, and how often 35 is hit."""
    chase = solve_chase(False, False)
    worth = 1 - before(False, chase.ends(0, 0))
    hit = np.eye(26)[::-1]  # only an exact 35 counts: how often it can be hit at most
    hits = ODDS[KEEPS[()]] @ lying(False, hit)[-1]
    for total in (5, 8, 11, 14, 17, 18, 21, 24, 27, 30):
        at = total - TOTALS[0]
        yield row(total, percent(float(worth[at])), percent(float(hits[at])))


def keeps_table() -> Iterator[str]:
    """Yield what each keep is worth in the page's example."""
    values = move_values(read_state("12344 3 high 0 - 0-0", Options()), 0)
    for keep, value in sorted(values.items(), key=lambda each: (-round(each[1], 12), each[0])):
        yield row(f"`{write_move(keep)}`", percent(value))


def turn_over(now: HiLow, after: HiLow) -> bool:
    """Say whether this step ends the turn."""
    return after.scores != now.scores or bool(now.totals and not after.totals)


def states_table() -> Iterator[str]:
    """Yield how many states a turn of two has; every score, order and side has as many."""
    for variation, text in (
        (0, "- 5 high 0 - 0-0"),
        (1, "- 15 high 0 - 0-0"),
        (2, "- 5 set 0 - 0-0"),
        ("both", "- 15 set 0 - 0-0"),
    ):
        states = count_states(rules, read_state(text, Options(variation)), turn_over)
        yield row(variation, f"{states:,}")


def options_of(position: str) -> Options:
    """Return the options under which the page shows a position."""
    variation = "both" if " 10 set" in position else 2 if "chase" in position else 1 if " 10 " in position else 0
    return Options(variation, equal_chases="second" in position, start="lot" if position.startswith("lot") else "roll")


PAGE = Page(
    "hi_low",
    tables=(options_table, games_table, turns_table, replies_table, totals_table, chase_table, aims_table, keeps_table),
    slow=(states_table,),
    positions=13,
    options_of=options_of,
)
