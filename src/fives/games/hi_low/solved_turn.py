"""One turn of Hi-Low as arrays: what every way the dice can lie is worth, for every total written down before.

The side that begins the turn rolls high. If it rolls low, read every die d as 7 - d and every total t as 35 - t: that
is the same problem. A column of a table is a case: what the totals written so far come to.
"""

from collections.abc import Callable
from functools import cache, lru_cache

import numpy as np

from fives.core.chance.rolls import KEEPS, keeps
from fives.games.hi_low.rules import FRESH, MIDDLE
from fives.solving.array_types import Floats, Ints
from fives.solving.five_dice_odds import DICE, ODDS, SIZES

TOTALS = range(5, 31)
TOTAL_OF: Ints = np.array([sum(dice) - 5 for dice in DICE])  # by dice, where its total stands among TOTALS
PAIRS = {pair: at for at, pair in enumerate((low, high) for low in TOTALS for high in TOTALS if low <= high)}
SUMS: Ints = np.array([low + high for low, high in PAIRS])
SINGLE: Ints = np.array([PAIRS[total, total] for total in TOTALS])
NEXT: Ints = np.array([[PAIRS[min(low, total), max(high, total)] for low, high in PAIRS] for total in TOTALS])
STILL = 1e-15  # how far a fixed point may stay from what it is made of


@cache
def _choices(size: int) -> tuple[Ints, Ints, Ints]:
    """Return the keeps of one size, the choices among them of all 252 dice in one row, and where each dice begins."""
    of_size = np.flatnonzero(size == SIZES)
    lists = [[KEEPS[keep] - of_size[0] for keep in keeps(dice, (size,))] for dice in DICE]
    begins = np.cumsum([0] + [len(own) for own in lists[:-1]])
    return of_size, np.array([keep for own in lists for keep in own]), begins


def best_keep(landed: Floats, size: int) -> Floats:
    """Return, for each of the 252 dice, what its best keep of `size` dice is worth to the roller.

    landed[d, c]   worth of dice d once they have landed, in case c         Twin: solver.turn_value
    """
    of_size, choices, begins = _choices(size)
    best: Floats = np.maximum.reduceat((ODDS[of_size] @ landed)[choices], begins, axis=0)
    return best


def lying(ten_dice: bool, ends: Floats) -> list[Floats]:
    """Return what lying dice are worth to their roller, by what is left to roll: from nothing to all (HL2, HL-V1).

    ends[t, c]      worth of writing down the total t + 5 in case c
    tables[l][d, c] worth of dice d with l left: the size of the next step, with ten dice the dice left in all
    """
    end = ends[TOTAL_OF]
    tables = [end]
    for left in range(1, FRESH[ten_dice] - (5 if ten_dice else 1) + 1):
        if ten_dice:  # any number of dice, or none and stop
            rolled = [best_keep(tables[left - lifted], 5 - lifted) for lifted in range(1, min(5, left) + 1)]
            tables.append(np.maximum.reduce([end, *rolled]))
        else:  # exactly so many, or none and go on
            tables.append(np.maximum(tables[-1], best_keep(tables[-1], 5 - left)))
    return tables


def before(ten_dice: bool, ends: Floats) -> Floats:
    """Return by case what a player's whole go is worth before the first roll; cases that are the same are one."""
    unlike, where = np.unique(ends, axis=1, return_inverse=True)
    worth: Floats = (ODDS[KEEPS[()]] @ lying(ten_dice, unlike)[-1])[where.reshape(-1)]
    return worth


class Turn:
    """A solved turn of `players`, the first of them rolling high: values are worth to the side of the first.

    stakes     what a turn lost, tied and won is worth
    starts[r]  worth before the first roll of player r, by the pair of lowest and highest total so far
    value      worth before the first roll of all
    """

    def __init__(self, ten_dice: bool, players: int, stakes: tuple[float, float, float]) -> None:
        self.ten_dice = ten_dice
        outcome = 1 + np.sign(SUMS - MIDDLE)
        self.starts: list[Floats] = [np.array(stakes)[outcome]]
        for role in range(players - 1, 0, -1):
            cases = SINGLE if role == 1 else np.arange(len(PAIRS))
            start = np.zeros(len(PAIRS))
            start[cases] = for_first(role, before(ten_dice, for_first(role, self.starts[0][NEXT[:, cases]])))
            self.starts.insert(0, start)
        self.starts.insert(0, before(ten_dice, self.starts[0][SINGLE][:, None]))
        self.value = float(self.starts[0][0])
        self.tables = lru_cache(maxsize=64)(self._tables)

    def _tables(self, totals: tuple[int, ...]) -> list[Floats]:
        """Return what lying dice are worth to the player who rolls after `totals`, by what is left to roll."""
        role = len(totals)
        after = SINGLE if role == 0 else NEXT[:, PAIRS[min(totals), max(totals)]]
        tables = lying(self.ten_dice, for_first(role, self.starts[role + 1][after])[:, None])
        return [table[:, 0] for table in tables]

    def start(self, totals: tuple[int, ...]) -> float:
        """Return what is to be expected before the next player's first roll."""
        return float(self.starts[len(totals)][PAIRS[min(totals), max(totals)]]) if totals else self.value


def for_first(role: int, worth: Floats) -> Floats:
    """Return a worth to the roller as one to the first side, or the other way round: they are on one side or not."""
    return 1 - worth if role % 2 else worth


def fixed_point(improve: Callable[[float], float]) -> float:
    """Return the x that `improve` leaves as it is; it must bring any two values nearer to each other."""
    x, y = 0.5, improve(0.5)
    slope = 0.0
    while abs(y - x) > STILL:
        guess = x + (y - x) / (1 - slope)
        found = improve(guess)
        slope = (found - y) / (guess - x) if guess != x else 0.0
        x, y = guess, found
    return x


@lru_cache(maxsize=64)
def solve_turn(ten_dice: bool, players: int, tie: float) -> Turn:
    """Return the turn in which winning is worth 1, losing 0 and a tie `tie`."""
    return Turn(ten_dice, players, (0.0, tie, 1.0))
