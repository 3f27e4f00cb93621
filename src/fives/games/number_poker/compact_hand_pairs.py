"""Number Poker of two players by plain Python, from a compact table; it says the same as `fast/solve_hand_pairs`.

The table holds pairs of hands with as many plays each, which is all that play can bring about. A position set up by
hand may have others: these are worked out.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from itertools import product

from fives.games.number_poker.hands import HANDS, HIGHEST
from fives.games.number_poker.rules import EMPTY, VALUES, Left, stones
from fives.solving.compact_tables import read, remembered
from fives.solving.plain_matrix_game import solve_matrix, times

ORDER = (*VALUES, EMPTY)
REMEMBERED = 200_000


def table_name(needs: bool) -> str:
    """Return the name of the compact table; `needs`: an empty hand needs a stone (NP5R)."""
    return f"number_poker-{'needs_a_stone' if needs else 'ninth_play'}"


class CompactTable:
    """The value of every pair of hands in which seat 0 holds `ahead` plays more than seat 1, at every lead."""

    def __init__(self, needs: bool, ahead: int) -> None:
        self.needs, self._ahead = needs, ahead
        if not ahead:
            self._values, self._starts = read(table_name(needs))["values"], _starts()
        self._worked_out = lru_cache(maxsize=REMEMBERED)(self._work_out)

    def value(self, hands: tuple[Left, Left], count: int, points: int) -> float:
        """Return how likely seat 0 wins with so many stones and points more than seat 1, when a round begins."""
        own, other = hands
        mine, theirs = stones(own), stones(other)
        if not mine and not theirs:
            return _ended(count, points)
        if self._sits_out(other):
            return _ended(count + mine, points + _points(own))
        if self._sits_out(own):
            return _ended(count - theirs, points - _points(other))
        rounds = max(sum(own), sum(other))
        if abs(count) > rounds:
            return _ended(count, points)
        if self._ahead:
            return self._worked_out(hands, count, points)
        most = most_points(rounds)
        begin = self._starts[own, other] + (count + rounds) * (2 * most + 1)
        return self._values[begin + min(max(points, -most), most) + most]

    def game(self, hands: tuple[Left, Left], count: int, points: int) -> list[list[float]]:
        """Return how likely seat 0 wins with each pair of choices; plays in the order of `rules.plays`."""
        mine, theirs = ([play for play in ORDER if hand[play]] for hand in hands)
        return [[self._after(hands, count, points, own, other) for other in theirs] for own in mine]

    def against(self, hands: tuple[Left, Left], count: int, points: int, habit: Sequence[float]) -> list[float]:
        """Return what each play of seat 0 is worth against a player of a known habit, who then plays best."""
        return times(self.game(hands, count, points), habit)

    def _after(self, hands: tuple[Left, Left], count: int, points: int, own: int, other: int) -> float:
        gain = shown_points(own, other)
        left = _without(hands[0], own), _without(hands[1], other)
        return self.value(left, count + (gain > 0) - (gain < 0), points + gain)

    def _sits_out(self, hand: Left) -> bool:
        return not stones(hand) and (self.needs or not hand[EMPTY])

    def _work_out(self, hands: tuple[Left, Left], count: int, points: int) -> float:
        return solve_matrix(self.game(hands, count, points)).value


@cache
def _starts() -> Mapping[tuple[Left, Left], int]:
    """Return where the values of each pair of hands begin."""
    pairs = sorted((pair for pair in product(HANDS, repeat=2) if sum(pair[0]) == sum(pair[1])), key=lambda p: sum(p[0]))
    starts, size = {}, 0
    for own, other in pairs:
        starts[own, other] = size
        size += (2 * sum(own) + 1) * (2 * most_points(sum(own)) + 1)
    return starts


def most_points(rounds: int) -> int:
    """Return a lead in points that so many rounds cannot make up for, were the loot as many stones each."""
    return HIGHEST * rounds + 1


def shown_points(own: int, other: int) -> int:
    """Return the points by which the lead of seat 0 grows; their sign is that of the stone won or lost."""
    if own == other:
        return 0
    if own == EMPTY:
        return other
    return -max(own, other) if other == EMPTY or own < other else own


def _ended(count: int, points: int) -> float:
    """Return the share of seat 0 in the victory at the end (NP6)."""
    ahead = count or points
    return 0.5 if ahead == 0 else float(ahead > 0)


def _points(hand: Left) -> int:
    return sum(value * hand[value] for value in VALUES)


@cache
def _without(hand: Left, play: int) -> Left:
    return (*hand[:play], hand[play] - 1, *hand[play + 1 :])


table_of = remembered(CompactTable)
