"""Variation 2 by plain Python: turns are worked out, the race is read from a compact table (DO-V2).

It says the same as `solved_race_to_fifteen`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from math import prod
from operator import mul
from typing import TypeAlias

from fives.core.chance.rolls import FACES
from fives.games.dominoes.rules import MOST, RACE
from fives.games.dominoes.strings_of_dice import LONGEST, Place, String, additions, either_way, laid
from fives.solving.compact_tables import read, remembered

POINTS = tuple(range(LONGEST + 1))
Lengths: TypeAlias = tuple[float, ...]


def race_table(seats: int) -> str:
    """Return the name of the compact table of a race."""
    return f"dominoes-race-{seats}"


def _mean(ends: Lengths) -> float:
    mean: float = sum(map(mul, ends, POINTS))
    return mean


def hits(dice: int, wanted: int) -> Lengths:
    """Return how likely the best of `wanted` different faces in a roll is the first, the second, …; at last none."""
    without = [((6 - best) / 6) ** dice for best in range(wanted + 1)]
    return (*(more - less for more, less in pairwise(without)), without[-1])


@cache
def lengths(string: String) -> Lengths:
    """Return how likely a turn ends with 0, 1, … dice, from `string` with all other dice to be rolled."""
    ends = tuple(float(points == len(string)) for points in POINTS)
    if len(string) == LONGEST:
        return ends
    added = [_best(string, face) for face in FACES if additions(string, face)]
    added.sort(key=lambda each: -_mean(each))
    odds = hits(LONGEST - len(string), len(added))
    return tuple(sum(map(mul, odds, each)) for each in zip(*added, ends, strict=True))


def _best(string: String, face: int) -> Lengths:
    return max((place_lengths(string, place) for place in additions(string, face)), key=_mean)


def place_lengths(string: String, place: Place) -> Lengths:
    """Return how likely a turn ends with 0, 1, … dice once a die lies at this place."""
    return lengths(either_way(laid(string, place)))


@cache
def turn_lengths() -> Lengths:
    """Return how likely a turn ends with 0, 1, … dice, before its string is begun."""
    return tuple(sum(each) / len(FACES) for each in zip(*(lengths((face,)) for face in FACES), strict=True))


def shape(seats: int, had: int) -> tuple[int, ...]:
    """Return how many scores each player can have as a turn begins, of whom `had` have had theirs in this lap."""
    return tuple(MOST + 1 if place < had else RACE for place in range(seats))


class CompactRace:
    """The solved race: by who has had a turn in this lap, the shares of all players but the last, score by score."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        kept = read(race_table(seats))
        self._tables = [kept[str(had)] for had in range(seats)]

    def _shares(self, scores: Sequence[int], had: int) -> Lengths:
        best = max(scores)
        if not had and best >= RACE:  # the highest win, ties shared (G2R)
            return tuple((score == best) / list(scores).count(best) for score in scores)
        sizes, at = shape(self.seats, had), 0
        for score, size in zip(scores, sizes, strict=True):
            at = at * size + score
        count, table = prod(sizes), self._tables[had]
        shares = [table[place * count + at] for place in range(self.seats - 1)]
        return (*shares, 1 - sum(shares))

    def goes(self, scores: tuple[int, ...], had: int) -> list[Lengths]:
        """Return the shares after a turn of 0, 1, … points; a turn never scores 0."""
        after = ([score + points * (place == had) for place, score in enumerate(scores)] for points in POINTS)
        return [self._shares(each, (had + 1) % self.seats) for each in after]


solve_race = remembered(CompactRace)
