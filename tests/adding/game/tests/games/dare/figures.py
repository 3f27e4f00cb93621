"""The figures of Dare's page, worked out anew: `python tests/page_tables.py dare` prints its tables."""

from collections.abc import Iterator
from itertools import product

from fives.games.dare.notation import read_state
from fives.games.dare.rules import Nerve, Options
from fives.games.dare.solver import begin_value, move_values
from page_tables import Page, percent, row, yes


def begin_table() -> Iterator[str]:
    """Yield how likely it is to win for who begins a round."""
    for holds, (mine, theirs) in product((False, True), ((0, 0), (1, 1), (2, 2))):
        yield row(yes(holds), f"{mine}-{theirs}", percent(begin_value(Options(holds=holds), mine, theirs)))


def stop_table() -> Iterator[str]:
    """Yield the lowest total at which the player who begins a game stops."""
    for holds in (False, True):
        stops = [total for total in range(5, 31) if _stops(total, holds)]
        assert stops == [*range(stops[0], 31)]
        yield row(yes(holds), stops[0])


def _stops(total: int, holds: bool) -> bool:
    dice = "".join(str(total // 5 + (die < total % 5)) for die in range(5))
    worth = move_values(read_state(f"{dice} 0 - 0-0", Options(holds=holds)), 0)
    return worth[Nerve.STOP] > worth[Nerve.AGAIN]


PAGE = Page("dare", tables=(begin_table, stop_table), positions=7)
