"""What sheets and pools of Detective are worth, by plain Python from compact tables.

It says the same as `solved_tables` and `many_players_estimate`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations
from math import factorial, prod, sqrt
from operator import mul

from fives.games.detective.canonical_sheets import NUMBER, POOL, SHEETS, nameless
from fives.games.detective.rules import LastTurn, Sheet
from fives.solving.compact_tables import read

LEADS = 13  # from six circles behind to six ahead
MOST_CIRCLES = 6  # what expected circles are measured by
STILL = 1e-12  # a chance that is less does not matter to an estimate
# A shared victory is worth the integral of x to the power of the others who share; these points make it exact.
POINTS = (0.5 - sqrt(0.6) / 2, 0.5, 0.5 + sqrt(0.6) / 2)
WEIGHTS = (5 / 18, 8 / 18, 5 / 18)


def race_table(any_string: bool, last_turn: LastTurn) -> str:
    """Return the name of the compact table of a race of two."""
    return f"detective-race-{any_string:d}-{last_turn.replace('_', '-')}"


def alone_table(any_string: bool) -> str:
    """Return the name of the compact table of players who look at their own sheet alone."""
    return f"detective-alone-{any_string:d}"


def lead_table(any_string: bool, within: bool) -> str:
    """Return the name of the compact table of variation 2 with two players; `within`: idle turns end the game."""
    return f"detective-lead{'-within' * within}-{any_string:d}"


def circles_table(seats: int, any_string: bool, within: bool) -> str:
    """Return the name of the compact table of variation 2 with more."""
    return f"detective-circles{'-within' * within}-{any_string:d}-{seats}"


def race_chance(any_string: bool, last_turn: LastTurn, began: bool, mine: int, theirs: int) -> float:
    """Return how likely the player to move wins a race of two, by the numbers of both sheets."""
    kept = read(race_table(any_string, last_turn))
    table = kept["first"] if began or "second" not in kept else kept["second"]
    return table[mine * len(SHEETS) + theirs]


def lead_chance(any_string: bool, idle: int | None, pool: int, ahead: int) -> float:
    """Return how likely the player to move wins variation 2 of two, `ahead` circles ahead."""
    values = read(lead_table(any_string, idle is not None))["values"]
    return values[((idle or 0) * len(POOL) + pool) * LEADS + LEADS // 2 + ahead]


def race_shares(any_string: bool, sheets: Sequence[Sheet], follows: Sequence[Sequence[bool]]) -> tuple[float, ...]:
    """Return what the game is worth to each player, the one to move first (see `many_players_estimate`)."""
    own = tuple(NUMBER[nameless(sheet)] for sheet in sheets)
    return _race_shares(any_string, own, tuple(map(tuple, follows)))


@cache
def _column(any_string: bool, name: str, sheet: int) -> list[float]:
    """Return what an array of players alone says of one sheet, turn by turn."""
    table = read(alone_table(any_string))[name]
    return [table[at] for at in range(sheet, len(table), len(SHEETS))]


def _race_shares(any_string: bool, own: tuple[int, ...], follows: tuple[tuple[bool, ...], ...]) -> tuple[float, ...]:
    """Share out the victory turn by turn: player k is the first to solve, and others may have a last turn."""
    players = range(len(own))
    unsolved = [_column(any_string, "unsolved", sheet) for sheet in own]
    solves = [_column(any_string, "next_solves", sheet) for sheet in own]
    shares = [0.0] * len(own)
    for t in range(len(unsolved[0]) - 1):
        for k in players:
            first = unsolved[k][t] - unsolved[k][t + 1]
            had = [t + (j < k) for j in players]
            hits = [solves[j][had[j]] * follows[k][j] for j in players]
            open = [1.0 if j == k else unsolved[j][had[j]] for j in players]
            for point, weight in zip(POINTS, WEIGHTS, strict=True):
                misses = [each if j == k else each - (1 - point) * hits[j] for j, each in enumerate(open)]
                everyone = weight * first * prod(misses)
                shares[k] += everyone
                for j in players:
                    if hits[j] > 0.0:
                        shares[j] += everyone / misses[j] * point * hits[j]
        if prod(each[t] for each in unsolved) < STILL:
            break
    total = sum(shares)
    return tuple(share / total for share in shares)


def last_shares(any_string: bool, solved: Sequence[bool], to_come: Sequence[tuple[int, Sheet]]) -> tuple[float, ...]:
    """Return each seat's share while last turns are played; this is exact (see `many_players_estimate`)."""
    table = read(alone_table(any_string))["solve_now"]
    chances = {seat: table[NUMBER[nameless(sheet)]] for seat, sheet in to_come}
    shares = []
    for seat, has_solved in enumerate(solved):
        others = [chance for other, chance in chances.items() if other != seat]
        sharing = [
            point ** (sum(solved) - has_solved) * prod(1 - chance * (1 - point) for chance in others)
            for point in POINTS
        ]
        shares.append(sum(map(mul, WEIGHTS, sharing)) * (1.0 if has_solved else chances.get(seat, 0.0)))
    return tuple(shares)


def circle_shares(
    pool: Sheet, scores: Sequence[int], any_string: bool = False, idle: int | None = None
) -> tuple[float, ...]:
    """Return what variation 2 is worth to each player, the one to move first (see `many_players_estimate`)."""
    still_open, seats = 6 - sum(scores), len(scores)
    if not still_open:
        return _won(tuple(scores))
    table = read(circles_table(seats, any_string, idle is not None))["expected"]
    begin = ((idle or 0) * len(POOL) + POOL[nameless(pool)]) * seats
    falls = [MOST_CIRCLES * table[begin + seat] / still_open for seat in range(seats)]
    if idle is not None:
        falls.append(max(0.0, 1 - sum(falls)))
    shares = [0.0] * seats
    for split, ways in _splits(still_open, len(falls)):
        chance = ways * prod(map(pow, falls, split))
        won = _won(tuple(map(sum, zip(scores, split, strict=False))))
        shares = [share + chance * part for share, part in zip(shares, won, strict=True)]
    total = sum(shares)
    return tuple(share / total for share in shares)


@cache
def _splits(suspects: int, parts: int) -> list[tuple[tuple[int, ...], int]]:
    """Return each way to split `suspects` into parts, a seat's or nobody's, and in how many orders it comes about."""
    last = suspects + parts - 1
    splits = []
    for bars in combinations(range(last), parts - 1):
        split = tuple(to - begin - 1 for begin, to in zip((-1, *bars), (*bars, last), strict=True))
        splits.append((split, factorial(suspects) // prod(map(factorial, split))))
    return splits


@cache
def _won(scores: tuple[int, ...]) -> tuple[float, ...]:
    """Return what circles are worth to each seat (DE-V2, G2R)."""
    best = max(scores)
    return tuple((score == best) / scores.count(best) for score in scores)
