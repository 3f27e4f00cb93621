"""Three to six players, estimated: everyone races alone from here, and then nobody's choices concern another.

A race of several players who look only at their own sheet can be worked out exactly; it is what a turn's end is worth
to each seat, and the player in turn makes the best of this turn by it. In variation 2 everyone plays for circles, and
each open suspect falls to a seat as often as that seat expects circles.
"""

from collections.abc import Sequence
from functools import cache
from itertools import combinations
from math import factorial, prod

import numpy as np

from fives.games.detective.canonical_sheets import NUMBER, POOL, nameless
from fives.games.detective.fast.best_turns import share_out
from fives.games.detective.rules import Sheet
from fives.games.detective.solved_tables import alone, circles, circles_within
from fives.solving.array_types import Ints

# A shared victory is worth the integral of x to the power of the others who share; these points make it exact.
POINTS, WEIGHTS = (0.5 + np.polynomial.legendre.leggauss(3)[0] / 2, np.polynomial.legendre.leggauss(3)[1] / 2)


def race_shares(any_string: bool, sheets: Sequence[Sheet], follows: Sequence[Sequence[bool]]) -> tuple[float, ...]:
    """Return what the game is worth to each player, the one to move first.

    follows[k][j]   whether j gets a last turn when k is the first to solve (DE3R)
    """
    table, own = alone(any_string), [NUMBER[nameless(sheet)] for sheet in sheets]
    unsolved, solves = table.unsolved[:, own], table.next_solves[:, own]
    shares = share_out(unsolved, solves, np.array(follows, dtype=np.float64), POINTS, WEIGHTS)
    total = float(shares.sum())  # 1 but for what is negligible
    return tuple(float(share) / total for share in shares)


def last_shares(any_string: bool, solved: Sequence[bool], to_come: Sequence[tuple[int, Sheet]]) -> tuple[float, ...]:
    """Return each seat's share while last turns are played; this is exact.

    solved    by seat, whether it has solved the murder
    to_come   the seats with a last turn still to come, and their sheets
    """
    table = alone(any_string)
    chances = {seat: float(table.solve_now[NUMBER[nameless(sheet)]]) for seat, sheet in to_come}
    factors = {seat: 1 - chance * (1 - POINTS) for seat, chance in chances.items()}
    shares = []
    for seat, has_solved in enumerate(solved):
        rest = prod((factor for other, factor in factors.items() if other != seat), start=np.ones(len(POINTS)))
        sharing = POINTS ** (sum(solved) - has_solved)
        shares.append(float(WEIGHTS @ (sharing * rest)) * (1.0 if has_solved else chances.get(seat, 0.0)))
    return tuple(shares)


def circle_shares(
    pool: Sheet, scores: Sequence[int], any_string: bool = False, idle: int | None = None
) -> tuple[float, ...]:
    """Return what variation 2 is worth to each player, the one to move first; `scores` are their circles.

    idle   turns in a row without a record, where they end the game; then some suspects may be nobody's
    """
    still_open, seats = 6 - sum(scores), len(scores)
    if not still_open:
        return _won(np.array([scores]))[0]
    at = POOL[nameless(pool)]
    if idle is None:
        falls = circles(seats, any_string)[at] / still_open
    else:
        found = circles_within(seats, any_string)[idle, at] / still_open
        falls = np.append(found, max(0.0, 1 - found.sum()))
    splits, ways = _splits(still_open, len(falls))
    chances = ways * np.prod(falls**splits, axis=1)
    shares = chances @ np.array(_won(splits[:, :seats] + np.array(scores)))
    return tuple(float(share) / float(shares.sum()) for share in shares)


@cache
def _splits(suspects: int, parts: int) -> tuple[Ints, Ints]:
    """Return each way to split `suspects` into parts, a seat's or nobody's, and in how many orders it comes about."""
    bars = combinations(range(suspects + parts - 1), parts - 1)
    splits = [np.diff([-1, *places, suspects + parts - 1]) - 1 for places in bars]
    ways = [factorial(suspects) // prod(factorial(int(n)) for n in split) for split in splits]
    return np.array(splits), np.array(ways)


def _won(scores: Ints) -> list[tuple[float, ...]]:
    """Return for each row of circles what it is worth to each seat (DE-V2, G2R)."""
    best = scores == scores.max(axis=1, keepdims=True)
    return [tuple(map(float, row)) for row in best / best.sum(axis=1, keepdims=True)]
