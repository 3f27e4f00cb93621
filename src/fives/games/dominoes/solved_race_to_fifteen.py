"""Variation 2 as arrays: the turn that each player builds alone, and the race of two to four to fifteen (DO-V2).

One way to build is best for every wish at once: it makes each length at least as likely as any other way does (a test
shows it for every string). More points are never worse, so the score does not matter to the builder, and the race is a
chain of turns that are all alike.
"""

from collections.abc import Iterator
from functools import cache
from itertools import product

import numpy as np

from fives.core.chance.rolls import FACES
from fives.games.dominoes.rules import MOST, RACE
from fives.games.dominoes.strings_of_dice import LONGEST, Place, String, additions, either_way, laid
from fives.solving.array_types import Floats, Ints

POINTS = np.arange(LONGEST + 1)


def hits(dice: int, wanted: int) -> Floats:
    """Return how likely the best of `wanted` different faces in a roll is the first, the second, …; at last none.

    Every face is as likely as any other, so only their order counts: the j-th is the best one rolled if it is among
    the dice and none of those before it is.
    """
    without = np.array([((6 - best) / 6) ** dice for best in range(wanted + 1)])
    return np.append(without[:-1] - without[1:], without[-1])


@cache
def lengths(string: String) -> Floats:
    """Return how likely a turn ends with 0, 1, … dice, from `string` with all other dice to be rolled."""
    ends = np.eye(LONGEST + 1)[len(string)]
    if len(string) == LONGEST:
        return np.array(ends)
    added = [_best(string, face) for face in FACES if additions(string, face)]
    added.sort(key=lambda each: -each @ POINTS)
    odds = hits(LONGEST - len(string), len(added))
    return np.array(odds @ np.stack([*added, ends]))


def _best(string: String, face: int) -> Floats:
    return max((place_lengths(string, place) for place in additions(string, face)), key=lambda each: each @ POINTS)


def place_lengths(string: String, place: Place) -> Floats:
    """Return how likely a turn ends with 0, 1, … dice once a die lies at this place."""
    return lengths(either_way(laid(string, place)))


@cache
def turn_lengths() -> Floats:
    """Return how likely a turn ends with 0, 1, … dice, before its string is begun."""
    mean: Floats = np.mean([lengths((face,)) for face in FACES], axis=0)
    return mean


class Race:
    """The solved race of two to four players.

    tables[had][scores]    each player's share of the victory as a turn begins; players and their scores in the order
                           of the lap, of whom `had` have had their turn in it
    """

    def __init__(self, seats: int) -> None:
        self.seats = seats
        shapes = [tuple(MOST + 1 if place < had else RACE for place in range(seats)) for had in range(seats)]
        self.tables = [np.zeros((*shape, seats)) for shape in shapes]
        grids = [np.indices(shape).reshape(seats, -1).T for shape in shapes]
        totals = [grid.sum(axis=1) for grid in grids]
        for total, had in product(range(max(int(each.max()) for each in totals), -1, -1), range(seats)):
            scores = grids[had][totals[had] == total]  # a turn always scores: what follows has a higher total
            self.tables[had][tuple(scores.T)] = sum(self._ends(scores, had))

    def _ends(self, scores: Ints, had: int) -> Iterator[Floats]:
        """Yield the shares after a turn of 1, 2, … points, weighed by how likely that is."""
        for points in range(1, LONGEST + 1):
            after = scores + points * (np.arange(self.seats) == had)
            yield turn_lengths()[points] * self._shares(after, (had + 1) % self.seats)

    def _shares(self, scores: Ints, had: int) -> Floats:
        if had:
            return np.asarray(self.tables[had][tuple(scores.T)])
        best = scores == scores.max(axis=1, keepdims=True)
        shares: Floats = best / best.sum(axis=1, keepdims=True)  # the highest win, ties shared (G2R)
        racing = scores.max(axis=1) < RACE
        shares[racing] = self.tables[0][tuple(scores[racing].T)]
        return shares

    def shares(self, scores: tuple[int, ...], had: int) -> Floats:
        """Return each player's share as a turn begins, in the order of the lap."""
        found: Floats = self._shares(np.array([scores]), had)[0]
        return found

    def goes(self, scores: tuple[int, ...], had: int) -> Floats:
        """Return the shares after a turn of 0, 1, … points; a turn never scores 0."""
        after = np.array(scores) + POINTS[:, None] * (np.arange(self.seats) == had)
        shares: Floats = self._shares(after, (had + 1) % self.seats)
        return shares


@cache
def solve_race(seats: int) -> Race:
    """Return the solved race of so many players."""
    return Race(seats)
