"""One point of Tug as arrays: how likely the player to move scores it, for every way the five dice can lie.

A table has a row for each goal of the player to move (five different, three alike) and a column for each of the 252
ways to lie. Every table is enclosed by a lower and an upper bound that meet, so its value is the only one.
"""

from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import count, islice, pairwise

import numpy as np

from fives.core.chance.rolls import KEEPS, keeps
from fives.games.tug.rules import Goal, forms
from fives.solving.array_types import Floats, Ints
from fives.solving.five_dice_odds import DICE, ODDS, SIZES
from fives.solving.solved_tables import solved

VERSION = 1  # of the tables kept on disk
GOALS = {Goal.FIVE_DIFFERENT: 0, Goal.THREE_ALIKE: 1}
PRECISION = 1e-13  # how far apart the two bounds of a table may stay
STILL = 1e-14  # variation 1: a turn is long enough when one more die changes less than this


FRESH = ODDS[KEEPS[()]]


@cache
def _choices(sizes: tuple[int, ...]) -> tuple[Ints, Ints]:
    """Return the keeps of all 252 dice in one row, and where those of each dice begin."""
    lists = [[KEEPS[keep] for keep in keeps(dice, sizes)] for dice in DICE]
    begins = np.cumsum([0] + [len(own) for own in lists[:-1]])
    return np.array([keep for own in lists for keep in own]), begins


def best_keep(worth: Floats, sizes: tuple[int, ...]) -> Floats:
    """Return, for each of the 252 dice, what its best keep is worth to the player to move.

    worth[g, k]   worth of keep k to a player of goal g
    best[g, d]    worth of dice d, keeping as many as `sizes` allow         Twin: solver.score_chance
    """
    choices, begins = _choices(sizes)
    best: Floats = np.maximum.reduceat(np.take(worth, choices, axis=1), begins, axis=1)
    return best


class Point:
    """A solved point: `own[g, d]` is 1 where dice d are goal g, `gift` says whether they score by anyone's hand.

    bracket   how far apart the bounds have stayed
    last      variation 1: every turn from this one on is as good as endless
    """

    def __init__(self, variation: int, own: Floats, gift: bool, name: str = "") -> None:
        self.variation = variation
        self._own = own
        self._goes_on: Floats = 1 - own - own[::-1] * gift
        self.bracket = 1.0
        self.last = 1
        self.tops = self._kept_turns(name) if name else self._solve()  # as turn 1, 2, … begins
        self._turn = lru_cache(maxsize=32)(self._play_turn)

    def _solve(self) -> tuple[Floats, ...]:
        return self._count_turns() if self.variation == 1 else self._go_round()

    def _kept_turns(self, name: str) -> tuple[Floats, ...]:
        """Return the tables as they are kept on disk under this name."""
        kept = solved(name, VERSION, lambda: {"tops": np.array(self._solve()), "bracket": np.array(self.bracket)})
        self.last, self.bracket = len(kept["tops"]), float(kept["bracket"])
        return tuple(kept["tops"])

    def to_move(self, number: int, left: int) -> Floats:
        """Return what dice are worth to the player to move; only variation 1 looks at the turn and the dice left."""
        if self.variation != 1:
            return self.tops[0]
        return self._turn(min(number, self.last))[min(left, self.last)]

    def landed(self, number: int, left: int) -> Floats:
        """Return what dice that land in turn `number` are worth to their roller, with `left` dice still to roll."""
        return self._settled(self.to_move(number, left) if left else _passed(self.to_move(number + 1, number + 1)))

    def begun(self) -> Floats:
        """Return by goal how likely the player who rolls the beginning scores the point (TU2)."""
        undecided = 1 - self._own - self._own[::-1]
        chances: Floats = (self._own + undecided * self.to_move(1, 1)) @ FRESH
        return chances

    def _settled(self, otherwise: Floats) -> Floats:
        """Return what landed dice are worth to their roller, given what they are worth if nobody scores."""
        return self._own + self._goes_on * otherwise

    def _go_round(self) -> tuple[Floats]:
        """Return the table of a point whose turns are all alike: improve both bounds until they meet."""
        sizes = (3,) if self.variation == 2 else (3, 4)
        low, high = _bounds()
        while self._apart(low, high):
            low, high = (best_keep(self._settled(_passed(table)) @ ODDS.T, sizes) for table in (low, high))
        return ((low + high) / 2,)

    def _count_turns(self) -> tuple[Floats, ...]:
        """Return the tables of variation 1 as turns 1, 2, … begin, worked out backwards from an endless turn."""
        low, high = _bounds()
        longer = enumerate(pairwise(self._spend(_passed(low))), start=1)
        self.last = next(left for left, (fewer, more) in longer if np.abs(more - fewer).max() <= STILL)
        while self._apart(low, high):
            low, high = (self._spent(_passed(table), self.last)[-1] for table in (low, high))
        tops = [(low + high) / 2]
        for number in range(self.last - 1, 0, -1):
            tops.append(self._spent(_passed(tops[-1]), number)[-1])
        return tuple(reversed(tops))

    def _apart(self, low: Floats, high: Floats) -> bool:
        self.bracket = float(np.abs(high - low).max())
        return self.bracket > PRECISION

    def _play_turn(self, number: int) -> tuple[Floats, ...]:
        following = self.tops[min(number, self.last - 1)]
        return self._spent(_passed(following), number)

    def _spent(self, used_up: Floats, dice: int) -> tuple[Floats, ...]:
        """Return the tables of a turn by dice left, up to `dice`."""
        return tuple(islice(self._spend(used_up), dice + 1))

    def _spend(self, used_up: Floats) -> Iterator[Floats]:
        """Yield what dice are worth with 0, 1, 2, … dice left in the turn, given what they are worth with none."""
        table = used_up
        worth = np.zeros((5, 2, len(KEEPS)))  # worth[i]: of each keep once i + 1 more dice are spent
        for left in count(1):
            yield table
            worth = np.concatenate([[self._settled(table) @ ODDS.T], worth[:-1]])
            table = best_keep(worth[4 - SIZES, :, np.arange(len(KEEPS))].T, tuple(range(5 - min(5, left), 5)))


def _passed(table: Floats) -> Floats:
    """Return what is left for a player whose opponent, of the other goal, has `table`."""
    return 1 - table[::-1]


def _bounds() -> tuple[Floats, Floats]:
    """Return the bounds to begin with: a point without end is lost, or won, by the player of five different."""
    low = np.repeat([[0.0], [1.0]], len(DICE), axis=1)
    return low, 1 - low


@cache
def solve_point(variation: int, full_house: bool, gift: bool) -> Point:
    """Return the solved point of these options (TU1 to TU3R, TU-V1, TU-V2)."""
    own = np.array([[float(forms(dice, goal, full_house)) for dice in DICE] for goal in GOALS])
    return Point(variation, own, gift, f"tug-turns-{full_house}-{gift}" if variation == 1 else "")
