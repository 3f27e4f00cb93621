"""One round of Dominoes as arrays: how likely the player to move scores it, for every string and roll.

A string and its mirror image are one. With replacing (DO-V1) a round has no longest way, so its table is enclosed by a
lower and an upper bound that meet: the only value there is.
"""

from functools import cache
from typing import Literal

import numpy as np

from fives.core.chance.rolls import FACES
from fives.games.dominoes.rules import ROLLS, Options, places
from fives.games.dominoes.strings_of_dice import LONGEST, STRINGS, String, either_way, laid
from fives.solving.array_types import Floats, Ints

PRECISION = 1e-13  # how far apart the two bounds of a table may stay


FIFTH, NONE = len(STRINGS), len(STRINGS) + 1  # past the strings: the round is won; there is no such choice


class Round:
    """A solved round.

    begun      how likely the player who rolls the beginning scores
    bracket    how far apart the bounds have stayed
    table[k, s]     worth of string s to the player to move with k rolls left
    used[s, face]   worth of a rolled face laid at its best place; 0 where none is
    """

    def __init__(self, options: Options) -> None:
        self._after = _choices(options)
        self._fits = (self._after != NONE).any(axis=2)
        self._may_decline = options.may_decline
        self.bracket = 1.0
        self.turns = 0  # how often both bounds were improved
        bounds = np.repeat([[0.0], [1.0]], len(STRINGS), axis=1)  # the player to move loses, or wins, an endless round
        while self.bracket > PRECISION:
            bounds = self._turn(bounds[::-1])[1][:, ROLLS]
            self.bracket = float(np.abs(bounds[1] - bounds[0]).max())
            self.turns += 1
        (self.used,), (self.table,) = self._turn(bounds.mean(axis=0, keepdims=True))
        first = [STRINGS[face,] for face in FACES]
        self.begun = float(1 - self.table[ROLLS, first].mean())

    def _turn(self, passed: Floats) -> tuple[Floats, Floats]:
        """Return `used` and `table` of a turn for each row of `passed`: what strings are worth once it is over."""
        rows = len(passed)
        worth = np.concatenate([1 - passed, np.repeat([[1.0, -np.inf]], rows, axis=0)], axis=1)
        used = np.where(self._fits, np.take(worth, self._after, axis=1).max(axis=3), 0.0)
        table = np.zeros((rows, ROLLS + 1, len(STRINGS)))  # no rolls left: the turn has failed
        for left in range(1, ROLLS + 1):
            rest = table[:, left - 1, :, None]
            kept = np.maximum(used, rest) if self._may_decline and left > 1 else used
            table[:, left] = np.where(self._fits, kept, rest).mean(axis=2)
        return used, table


def _choices(options: Options) -> Ints:
    """Return for each string and rolled face the strings it may become, padded with NONE."""
    lists = [
        [[_index(laid(string, place)) for place in places(options, string, (face,))] for face in FACES]
        for string in STRINGS
    ]
    most = max(len(each) for row in lists for each in row)
    return np.array([[each + [NONE] * (most - len(each)) for each in row] for row in lists])


def _index(string: String) -> int:
    return FIFTH if len(string) == LONGEST else STRINGS[either_way(string)]


@cache
def solve_round(variation: Literal[0, 1, 2], may_decline: bool, replace_single: bool) -> Round:
    """Return the solved round of these options (DO1 to DO3R, DO-V1, DO-V1R)."""
    return Round(Options(variation, may_decline, replace_single and variation == 1))
