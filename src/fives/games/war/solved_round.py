"""One round of War as arrays: how likely seat 0 wins it from every place, and what each joint roll is worth.

Each joint roll is a matrix game (choices of seat 0, choices of seat 1); rolls that lead to the same matrix of places
are counted together. Every table is enclosed by a lower and an upper bound that meet.
"""

from __future__ import annotations

from collections import defaultdict
from functools import cache
from itertools import product

import numpy as np

from fives.core.chance.rolls import Dice, rolls
from fives.games.war.captures import Captures, takes
from fives.games.war.round_places import LOST, PLACES, WON, Place, RoundRules, distinct, follows
from fives.solving.array_types import Floats, Ints
from fives.solving.matrix_game import Solution, saddles, solve_matrix
from fives.solving.solved_tables import Arrays, solved

VERSION = 1  # of the tables kept on disk
PRECISION = 1e-13  # how far apart the two bounds of a table may stay
ROLLS: dict[int, dict[Dice, int]] = {size: {dice: at for at, dice in enumerate(rolls(size))} for size in (1, 2, 3, 4)}
ODDS: dict[int, Floats] = {size: np.array([float(chance) for chance in rolls(size).values()]) for size in (1, 2, 3, 4)}


class Round:
    """A solved round.

    games[g]       matrix game g: the place that follows each pair of choices
    at[p]          by place the matrix game of each joint roll, rows by the dice of seat 0
    values[p]      how likely seat 0 wins the round from place p, then 0 for LOST and 1 for WON
    worth[g]       the same for matrix game g
    bracket        how far apart the bounds have stayed
    """

    def __init__(self, rules: RoundRules) -> None:
        self.rules = rules
        kept = solved(f"war-{'-'.join(map(str, rules))}", VERSION, self._arrange)
        rolled = [(len(ROLLS[place.mine]), len(ROLLS[place.theirs])) for place in PLACES]
        self.at: list[Ints] = _cut(kept["at"], rolled)
        self.games: list[Ints] = _cut(kept["games"], kept["shapes"].tolist())
        self._weights: Floats = np.zeros((len(PLACES), len(self.games)))
        for place, p in PLACES.items():
            odds = np.outer(ODDS[place.mine], ODDS[place.theirs])
            np.add.at(self._weights[p], self.at[p], odds)
        self._shapes: dict[tuple[int, ...], list[int]] = defaultdict(list)
        for number, game in enumerate(self.games):
            self._shapes[game.shape].append(number)
        self._stacks = [(np.array(own), np.array([self.games[g] for g in own])) for own in self._shapes.values()]
        self.bracket = 1.0
        self.values = self._enclose()
        self.worth: Floats = self._judge(self.values)

    def takes(self, mine: Dice, theirs: Dice, middle: int | None) -> tuple[tuple[Captures, ...], tuple[Captures, ...]]:
        """Return the choices of both seats when these dice lie."""
        how, twice, _ = self.rules
        return takes(mine, theirs, middle, how, twice), takes(theirs, mine, middle, how, twice)

    def solution(self, game: int) -> Solution:
        """Return value and best mixes of a matrix game."""
        return solve_matrix(self.values[self.games[game]])

    def matrix(self, place: Place, mine: Dice, theirs: Dice) -> list[list[int]]:
        """Return the matrix game of a joint roll: the place that follows each pair of choices."""
        listed: list[list[int]] = self.games[self.game_of(place, mine, theirs)].tolist()
        return listed

    def landed(self, place: Place, mine: Dice) -> float:
        """Return how likely seat 0 wins once its dice lie and the others are in the air."""
        row = self.at[PLACES[place]][ROLLS[place.mine][mine]]
        return float(self.worth[row] @ ODDS[place.theirs])

    def game_of(self, place: Place, mine: Dice, theirs: Dice) -> int:
        """Return the matrix game of a joint roll."""
        return int(self.at[PLACES[place]][ROLLS[place.mine][mine], ROLLS[place.theirs][theirs]])

    def _arrange(self) -> Arrays:
        """Return all matrix games and where they are played, one after the other: what takes the time."""
        numbers: dict[tuple[tuple[int, ...], ...], int] = {}
        at = [self._play_all(place, numbers) for place in PLACES]
        games = [np.array(game) for game in numbers]
        shapes = np.array([game.shape for game in games])
        return {"at": np.concatenate(at, axis=None), "games": np.concatenate(games, axis=None), "shapes": shapes}

    def _play_all(self, place: Place, numbers: dict[tuple[tuple[int, ...], ...], int]) -> Ints:
        at = np.empty((len(ROLLS[place.mine]), len(ROLLS[place.theirs])), dtype=np.int64)
        for (mine, row), (theirs, column) in product(ROLLS[place.mine].items(), ROLLS[place.theirs].items()):
            ours, others = map(distinct, self.takes(mine, theirs, place.middle))
            game = tuple(tuple(follows(place, own, other, self.rules.sudden) for other in others) for own in ours)
            at[row, column] = numbers.setdefault(game, len(numbers))
        return at

    def _enclose(self) -> Floats:
        """Return the table of the round: improve both bounds, an endless round lost or won, until they meet."""
        low, high = _bounds(0.0), _bounds(1.0)
        while self.bracket > PRECISION:
            for table in (low, high):
                table[:LOST] = self._weights @ self._judge(table)
            self.bracket = float(np.abs(high - low).max())
        return (low + high) / 2

    def _judge(self, table: Floats) -> Floats:
        """Return what each matrix game is worth, given what the places are worth."""
        worth: Floats = np.empty(len(self.games))
        for numbers, games in self._stacks:
            low, high = saddles(table[games])
            worth[numbers] = low
            for mixed in np.flatnonzero(low < high):
                worth[numbers[mixed]] = solve_matrix(table[games[mixed]]).value
        return worth


def _cut(row: Ints, shapes: list[tuple[int, int]]) -> list[Ints]:
    """Return the arrays of these shapes that stand one after the other."""
    ends = np.cumsum([height * width for height, width in shapes])[:-1]
    return [part.reshape(shape) for part, shape in zip(np.split(row, ends), shapes, strict=True)]


def _bounds(endless: float) -> Floats:
    table: Floats = np.full(len(PLACES) + 2, endless)
    table[LOST], table[WON] = 0.0, 1.0
    return table


@cache
def solve_round(rules: RoundRules) -> Round:
    """Return the solved round of these settings (WA2 to WA4, WA-V2)."""
    return Round(rules)
