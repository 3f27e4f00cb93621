"""How evenly the six sides of the dice fell, and how likely fair dice fall at least as unevenly.

A count of `n` throws is as uneven as its chi-square: the sum of (count - n/6)² / (n/6). How likely fair dice have a
count at least this uneven is exact up to `EXACT` throws. Above, the chi-square distribution with five degrees of
freedom says it, taken half a step below the count; it is wrong by less than 0.01 there. How long a game lasts may
depend on its dice, which this leaves out. The page works out the same (`web/src/lib/evenness.ts`).
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from fives.core.game import NATURE, AnyGame
from fives.core.matches.event import Event, Kind

AGAIN: Final = "-"  # between a roll that does not stand and the next
EXACT: Final = 60  # throws


def fallen(game: AnyGame, log: Iterable[Event]) -> tuple[int, ...]:
    """Return how often each side fell, without throws by hand that were taken back; nothing if no die fell.

    A roll that had to be thrown again counts, too, where the log tells it (`aaabc-aabcd`).
    """
    sides, throws = game.dice_sides, list[str]()
    for event in log:
        if event.actor != NATURE:
            continue
        if event.kind is Kind.UNDO and throws:
            throws.pop()
        elif event.kind is Kind.MOVE and event.move and set(event.move) <= {*sides, AGAIN}:
            throws.append(event.move)
    counts = Counter("".join(throws))
    return tuple(counts[side] for side in sides) if counts else ()


def at_least_as_uneven(counts: Sequence[int]) -> float | None:
    """Return how likely fair dice that fall as often fall at least as unevenly; None if no die fell."""
    n, squares = sum(counts), sum(count * count for count in counts)
    if n == 0:
        return None
    if n <= EXACT:
        return _tails(n)[squares]
    half_a_step = 1  # sums of squares are all even, or all odd
    return _upper_tail(max(0.0, 6 * (squares - half_a_step) / n - n))


@lru_cache(maxsize=EXACT)
def _tails(n: int) -> dict[int, float]:
    """Return by the sum of squares how likely a count of `n` throws has that or more."""
    ways = _ways(n)
    tails, more = {}, 0
    for squares in sorted(ways, reverse=True):
        more += ways[squares]
        tails[squares] = more / 6**n
    return tails


def _ways(n: int) -> dict[int, int]:
    """Return by the sum of squares in how many ways `n` dice, one after the other, fall so: side by side added."""
    rows: list[dict[int, int]] = [{0: 1}, *({} for _ in range(n))]  # by throws so far, ways by squares
    for side in range(6):
        least = n if side == 5 else 0
        rows = [_one_side_more(rows, thrown) if thrown >= least else {} for thrown in range(n + 1)]
    return rows[n]


def _one_side_more(rows: list[dict[int, int]], thrown: int) -> dict[int, int]:
    ways: dict[int, int] = {}
    for count in range(thrown + 1):
        places = math.comb(thrown, count)
        for squares, before in rows[thrown - count].items():
            total = squares + count * count
            ways[total] = ways.get(total, 0) + places * before
    return ways


def _upper_tail(chi_square: float) -> float:
    """Return how likely a chi-square with five degrees of freedom is this or more, by a series."""
    half = chi_square / 2
    if half > 100:  # less than 1e-40
        return 0.0
    term, below, k = half**2.5 * math.exp(-half) / (15 * math.sqrt(math.pi) / 8), 0.0, 2.5
    while term > 1e-17 or k < half:
        below += term
        k += 1
        term *= half / k
    return min(1.0, max(0.0, 1 - below))
