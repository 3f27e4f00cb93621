"""Number Poker of two players as arrays: how likely seat 0 wins from every pair of hands and every lead.

A hand is what is left to a player, 162 in all. Of the loot only the lead matters: how many stones, and how many points,
seat 0 is ahead (NP6). A round is a matrix game of at most five choices each, an empty hand takes the one stone there is
(NP3), and every round takes one play from either hand. So pairs of hands are solved in the order of what they hold, and
only together with pairs of the same difference: in play that is none, a position set up by hand may have another.
"""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import Final

import numpy as np

from fives.games.number_poker.hands import HANDS, HIGHEST
from fives.games.number_poker.rules import EMPTY, Left
from fives.solving.array_types import Floats, Ints
from fives.solving.jit import kernel
from fives.solving.matrix_game import TINY
from fives.solving.solved_tables import Arrays, solved

VERSION: Final = 1  # of the tables kept on disk
STEPS: Final = (81, 27, 9, 3, 1)  # by how much the number of a hand falls with each play, EMPTY first
LISTED: Final[Ints] = np.array([*HANDS])


@cache
def table_of(needs: bool, ahead: int) -> Table:
    """Return the solved table of pairs in which seat 0 holds so many plays more; `needs`: a stone (NP5R)."""
    return Table(needs, ahead)


class Table:
    """The value of every pair of hands in which seat 0 holds `ahead` plays more than seat 1, at every lead.

    starts[h, k]   where the values of hands h and k begin; -1: not in this table
    values         by pair, lead in stones and lead in points: how likely seat 0 wins, a shared victory counted half
    """

    def __init__(self, needs: bool, ahead: int) -> None:
        assert ahead >= 0
        self.needs = needs
        pairs = sorted(
            ((h, k) for (own, h), (other, k) in product(HANDS.items(), repeat=2) if sum(own) - sum(other) == ahead),
            key=lambda pair: sum(LISTED[pair[0]]),
        )
        self.pairs: Ints = np.array(pairs)
        self.starts: Ints = np.full((len(HANDS), len(HANDS)), -1)
        size = 0
        for h, k in pairs:
            self.starts[h, k] = size
            rounds = int(LISTED[h].sum())
            size += (2 * rounds + 1) * (2 * most_points(rounds) + 1)
        self._size = size
        name = f"number_poker-{'needs_a_stone' if needs else 'ninth_play'}-{ahead}"
        self.values: Floats = solved(name, VERSION, self._build)["values"]

    def _build(self) -> Arrays:
        values: Floats = np.zeros(self._size)
        solve_pairs(self.pairs, LISTED, self.starts, self.needs, values)
        return {"values": values}

    def value(self, hands: tuple[Left, Left], count: int, points: int) -> float:
        """Return how likely seat 0 wins with so many stones and points more than seat 1, when a round begins."""
        h, k = (HANDS[hand] for hand in hands)
        return float(value_at(h, k, count, points, LISTED, self.starts, self.needs, self.values))

    def against(self, hands: tuple[Left, Left], count: int, points: int, habit: Floats) -> Floats:
        """Return what each play of seat 0 is worth, played best to the end, against a player of a known habit.

        habit[k]   how likely hand k shows each of its plays, in the order of `rules.plays`
        """
        h, k = (HANDS[hand] for hand in hands)
        values: Floats = np.zeros_like(self.values)
        answer_pairs(h, k, count, points, self.pairs, LISTED, self.starts, self.needs, habit, values)
        game = round_game(h, k, count, points, LISTED, self.starts, self.needs, values)
        return game @ habit[k, : game.shape[1]]

    def game(self, hands: tuple[Left, Left], count: int, points: int) -> Floats:
        """Return how likely seat 0 wins with each pair of choices; plays in the order of `rules.plays`."""
        h, k = (HANDS[hand] for hand in hands)
        return round_game(h, k, count, points, LISTED, self.starts, self.needs, self.values)


@kernel
def most_points(rounds: int) -> int:
    """Return a lead in points that so many rounds cannot make up for, were the loot as many stones each."""
    return HIGHEST * rounds + 1


@kernel
def shown_points(own: int, other: int) -> int:
    """Return the points by which the lead of seat 0 grows; their sign is that of the stone won or lost."""
    if own == other:
        return 0
    if own == EMPTY:
        return other
    if other == EMPTY or own < other:
        return -max(own, other)
    return own


@kernel
def ended(count: int, points: int) -> float:
    """Return the share of seat 0 in the victory at the end (NP6)."""
    ahead = count if count != 0 else points
    return 0.5 if ahead == 0 else (1.0 if ahead > 0 else 0.0)


@kernel
def sits_out(h: int, hands: Ints, needs: bool) -> bool:
    """Say whether hand h has nothing to show; an empty hand alone may need a stone (NP5R)."""
    none = hands[h, 1] + hands[h, 2] + hands[h, 3] + hands[h, 4] == 0
    return none and (needs or hands[h, EMPTY] == 0)


@kernel
def value_at(h: int, k: int, count: int, points: int, hands: Ints, starts: Ints, needs: bool, values: Floats) -> float:
    """Return how likely seat 0 wins with hand h against hand k; leftovers are won at once (NP5R)."""
    own, other, own_points, other_points = 0, 0, 0, 0
    for value in range(1, HIGHEST + 1):
        own, other = own + hands[h, value], other + hands[k, value]
        own_points, other_points = own_points + value * hands[h, value], other_points + value * hands[k, value]
    if own == 0 and other == 0:
        return ended(count, points)
    if sits_out(k, hands, needs):
        return ended(count + own, points + own_points)
    if sits_out(h, hands, needs):
        return ended(count - other, points - other_points)
    rounds = max(own + hands[h, EMPTY], other + hands[k, EMPTY])
    if abs(count) > rounds:
        return ended(count, points)
    most = most_points(rounds)
    column = min(max(points, -most), most) + most
    worth: float = values[starts[h, k] + (count + rounds) * (2 * most + 1) + column]
    return worth


@kernel
def round_game(
    h: int, k: int, count: int, points: int, hands: Ints, starts: Ints, needs: bool, values: Floats
) -> Floats:
    """Return how likely seat 0 wins for each pair of choices: stones by value, the empty hand last."""
    own, other = np.empty(5, np.int64), np.empty(5, np.int64)
    height = width = 0
    for play in (1, 2, 3, 4, 0):
        if hands[h, play]:
            own[height] = play
            height += 1
        if hands[k, play]:
            other[width] = play
            width += 1
    game = np.empty((height, width))
    for row in range(height):
        for column in range(width):
            mine, theirs = own[row], other[column]
            gain = shown_points(mine, theirs)
            game[row, column] = value_at(
                h - STEPS[mine], k - STEPS[theirs], count + np.sign(gain), points + gain, hands, starts, needs, values
            )
    return game


@kernel
def solve_pairs(pairs: Ints, hands: Ints, starts: Ints, needs: bool, values: Floats) -> None:
    """Fill `values` for all pairs, those with the fewest plays first. Twin: the recursion in the tests."""
    for pair in range(len(pairs)):
        h, k = pairs[pair, 0], pairs[pair, 1]
        if sits_out(h, hands, needs) or sits_out(k, hands, needs):
            continue  # the other wins what is left, see value_at
        rounds = count_plays(h, hands)  # hand k has no more
        most = most_points(rounds)
        at = starts[h, k]
        for count in range(-rounds, rounds + 1):
            for points in range(-most, most + 1):
                values[at] = game_value(round_game(h, k, count, points, hands, starts, needs, values))
                at += 1


@kernel
def answer_pairs(
    h: int,
    k: int,
    count: int,
    points: int,
    pairs: Ints,
    hands: Ints,
    starts: Ints,
    needs: bool,
    habit: Floats,
    values: Floats,
) -> None:
    """Fill `values` for all that can follow hands h and k at a lead, seat 0 playing best against a known habit.

    habit[k]   how likely hand k shows each play, in the order of `rules.plays`. Twin: the recursion in the tests.
    """
    before = count_plays(h, hands)
    for pair in range(len(pairs)):
        own, other = pairs[pair, 0], pairs[pair, 1]
        if own == h or not (is_within(own, h, hands) and is_within(other, k, hands)):
            continue
        if sits_out(own, hands, needs) or sits_out(other, hands, needs):
            continue
        rounds = count_plays(own, hands)
        gone = before - rounds
        most = most_points(rounds)
        for ahead in range(max(-rounds, count - gone), min(rounds, count + gone) + 1):
            at = starts[own, other] + (ahead + rounds) * (2 * most + 1) + most
            for more in range(max(-most, points - HIGHEST * gone), min(most, points + HIGHEST * gone) + 1):
                values[at + more] = answer_value(
                    round_game(own, other, ahead, more, hands, starts, needs, values), habit[other]
                )
            for edge in (-most, most):  # leads beyond these are looked up here
                values[at + edge] = answer_value(
                    round_game(own, other, ahead, edge, hands, starts, needs, values), habit[other]
                )


@kernel
def answer_value(game: Floats, habit: Floats) -> float:
    """Return what the best row is worth against a player who chooses columns by habit."""
    best = 0.0
    for row in range(game.shape[0]):
        worth = 0.0
        for column in range(game.shape[1]):
            worth += game[row, column] * habit[column]
        best = max(best, worth)
    return best


@kernel
def is_within(part: int, whole: int, hands: Ints) -> bool:
    """Say whether a hand can be what is left of another."""
    fits = True
    for play in range(HIGHEST + 1):
        fits = fits and hands[part, play] <= hands[whole, play]
    return fits


@kernel
def count_plays(h: int, hands: Ints) -> int:
    """Return how many plays a hand holds."""
    total = 0
    for play in range(HIGHEST + 1):
        total += hands[h, play]
    return total


@kernel
def game_value(game: Floats) -> float:
    """Return what a matrix game is worth to the row player. Twin: `fives.solving.matrix_game.solve_matrix`."""
    height, width = game.shape
    low, high, least = -np.inf, np.inf, np.inf
    for row in range(height):
        worst = np.inf
        for column in range(width):
            worst = min(worst, game[row, column])
        low, least = max(low, worst), min(least, worst)
    for column in range(width):
        best = -np.inf
        for row in range(height):
            best = max(best, game[row, column])
        high = min(high, best)
    if low == high:
        return low
    shift = 1.0 - least
    last = width + height
    tableau = np.zeros((height + 1, last + 1))
    basis = np.empty(height, np.int64)
    for row in range(height):
        basis[row] = width + row
        tableau[row, width + row] = tableau[row, last] = 1.0
        for column in range(width):
            tableau[row, column] = game[row, column] + shift
            tableau[height, column] = -1.0
    while True:
        entering = 0
        while entering < last and tableau[height, entering] >= -TINY:
            entering += 1
        if entering == last:
            return float(1.0 / tableau[height, last] - shift)
        leaving, limit = -1, np.inf
        for row in range(height):
            if tableau[row, entering] > TINY:
                ratio = tableau[row, last] / tableau[row, entering]
                if ratio < limit or (ratio == limit and basis[row] < basis[leaving]):
                    leaving, limit = row, ratio
        basis[leaving] = entering
        pivot = tableau[leaving, entering]
        for column in range(last + 1):
            tableau[leaving, column] /= pivot
        for row in range(height + 1):
            factor = tableau[row, entering]
            if row != leaving and factor != 0.0:
                for column in range(last + 1):
                    tableau[row, column] -= factor * tableau[leaving, column]
