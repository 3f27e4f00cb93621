"""The solver of Dare: no state is worth anything but what follows from it."""

from itertools import product

import pytest

from fives.core.game import NATURE
from fives.games.dare.notation import read_state
from fives.games.dare.rules import Options, chances, moves, play
from fives.games.dare.solver import bounds, win_chance

HOUSES = (Options(), Options(holds=True))
SCORES = [*product(range(3), repeat=2)]


@pytest.mark.parametrize("options", HOUSES, ids=str)
def test_the_bounds_from_below_and_from_above_meet(options):
    for mine, theirs in SCORES:
        low, high = bounds(options, mine, theirs)
        assert 0 <= high - low < 1e-13


@pytest.mark.parametrize("options", HOUSES, ids=str)
def test_no_state_is_left_that_the_rules_would_change(options):
    """The mean of what may land, the best of what may be done: for every score, with and without a total to beat."""
    heads = ("-", "+", "++", "12346")
    for head, held, (mine, theirs) in product(heads, ("-", "16", "30"), SCORES):
        state = read_state(f"{head} 1 {held} {mine}-{theirs}", options)
        after = {move: play(state, NATURE if head[0] == "+" else 1, move) for move in chances(state) or moves(state, 1)}
        worth = {move: win_chance(next, 1) for move, next in after.items()}
        expected = sum(float(p) * worth[move] for move, p in chances(state).items()) or max(worth.values())
        assert win_chance(state, 1) == pytest.approx(expected, abs=1e-12)


def test_a_tie_decides_who_would_rather_begin():
    """The second player knows what to beat; the first has more of it where equal totals are theirs."""
    ties, holds = (win_chance(read_state("- 0 - 0-0", options), 0) for options in HOUSES)
    assert ties < 0.5 < holds
