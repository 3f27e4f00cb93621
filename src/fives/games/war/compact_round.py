"""One round of War by plain Python: the worth of its places is read, that of a joint roll is worked out.

It says the same as `solved_round`.
"""

from __future__ import annotations

from functools import cache
from operator import mul

from fives.core.chance.rolls import Dice, rolls
from fives.games.war.captures import takes
from fives.games.war.round_places import Place, RoundRules, distinct, follows
from fives.solving.compact_tables import read, remembered
from fives.solving.plain_matrix_game import solve_matrix

TABLE = "war"  # one for all settings


def array_name(rules: RoundRules) -> str:
    """Return what the values of a round are called in the table."""
    return f"{rules.how}-{rules.twice:d}-{rules.sudden:d}"


class CompactRound:
    """A solved round: `values[p]` is how likely seat 0 wins it from place p, then 0 for LOST and 1 for WON."""

    def __init__(self, rules: RoundRules) -> None:
        self.rules = rules
        kept = read(TABLE)[array_name(rules)]
        self.values = [kept[at] for at in range(len(kept))]
        self.landed = cache(self._landed)

    def matrix(self, place: Place, mine: Dice, theirs: Dice) -> tuple[tuple[int, ...], ...]:
        """Return the matrix game of a joint roll: the place that follows each pair of choices."""
        how, twice, sudden = self.rules
        ours = distinct(takes(mine, theirs, place.middle, how, twice))
        others = distinct(takes(theirs, mine, place.middle, how, twice))
        return tuple(tuple(follows(place, own, other, sudden) for other in others) for own in ours)

    def _landed(self, place: Place, mine: Dice) -> float:
        """Return how likely seat 0 wins once its dice lie and the others are in the air."""
        odds = rolls(place.theirs)
        worth = [self._worth(self.matrix(place, mine, theirs)) for theirs in odds]
        total: float = sum(map(mul, map(float, odds.values()), worth))
        return total

    def _worth(self, matrix: tuple[tuple[int, ...], ...]) -> float:
        return solve_matrix([[self.values[place] for place in row] for row in matrix]).value


solve_round = remembered(CompactRound)
