"""The race over the turns: how likely the side that begins the next turn wins the game, at every score.

In a fixed order the next turn begins as this one did, so a tie is worth what the turn is worth, a turn is worth the
same at every score, and it is solved once. In alternating order (HL4R), and while chasing (HL-V2), what a tie or an
exact hit is worth depends on the score: two scores that lead to each other are solved together.
"""

from collections.abc import Callable
from functools import cache
from itertools import product

import numpy as np

from fives.games.hi_low.kernel import TOTALS, Turn, before, fixed_point, for_first, lying, solve_turn
from fives.games.hi_low.rules import LOST, MIDDLE
from fives.solving.dice_tables import Floats, Ints
from fives.solving.solved_tables import report, solved

VERSION = 1  # of the tables kept on disk
LONGEST = 6  # turns to win (HL4R)
DISTANCES: Ints = np.array([[abs(set_ + total - MIDDLE) for set_ in TOTALS] for total in TOTALS])
Stakes = tuple[float, float, float]  # what a turn lost, tied and won is worth to the side that begins it


class Race:
    """A race of turns: `value(m, n)` for the side that begins the turn and still needs m turns, the other n.

    The same table serves every target: only what is missing counts.
    """

    def __init__(self, variation: int, players: int, alternate: bool) -> None:
        self._variation, self._players, self._alternate = variation, players, alternate
        self._values = np.zeros((LONGEST, LONGEST))
        self._values = self._alternating() if alternate else self._same_order()

    def value(self, mine: int, theirs: int) -> float:
        """Return how likely the side that begins this turn wins the game."""
        if 0 in (mine, theirs):
            return float(mine == 0)
        return float(self._values[mine - 1, theirs - 1])

    def stakes(self, mine: int, theirs: int) -> Stakes:
        """Return what losing, tying and winning this turn is worth to the side that begins it."""
        needs = (mine, theirs - 1), (mine, theirs), (mine - 1, theirs)
        if self._alternate:
            lose, tie, win = (1 - self.value(other, own) for own, other in needs)
        else:
            lose, tie, win = (self.value(*need) for need in needs)
        return lose, tie, win

    def turn(self, mine: int, theirs: int) -> Turn:
        """Return the turn as it is to be played now, in shares of what is at stake."""
        tie = _share(*self.stakes(mine, theirs)) if self._alternate else _turn_wins(self._variation, self._players)
        return solve_turn(self._variation, self._players, tie)

    def _same_order(self) -> Floats:
        """Return the values of a race whose turns are all worth the same."""
        wins = _turn_wins(self._variation, self._players)
        for mine, theirs in product(range(1, LONGEST + 1), repeat=2):
            lose, _, win = self.stakes(mine, theirs)
            self._values[mine - 1, theirs - 1] = lose + (win - lose) * wins
        return self._values

    def _alternating(self) -> Floats:
        """Return the values of a race in which the other side begins the next turn, from disk if they are kept."""
        name = f"hi_low-alternate-{self._variation}-{self._players}"
        return np.asarray(solved(name, VERSION, lambda: {"values": self._solve_alternating(name)})["values"])

    def _solve_alternating(self, name: str) -> Floats:
        needs = [(mine, theirs) for mine in range(1, LONGEST + 1) for theirs in range(1, mine + 1)]
        for done, (mine, theirs) in enumerate(sorted(needs, key=sum)):
            values = _both(mine, theirs, self._improved)
            self._values[mine - 1, theirs - 1], self._values[theirs - 1, mine - 1] = values
            report(name, done / len(needs))
        return self._values

    def _improved(self, mine: int, theirs: int, tie: float) -> float:
        """Return the value now if a tie is worth `tie`."""
        lose, _, win = self.stakes(mine, theirs)
        return lose + (win - lose) * Turn(self._variation, self._players, (0.0, _share(lose, tie, win), 1.0)).value


class Chase:
    """The chase of variation 2: `value(p, q)` for the side that sets the total with p points, the other q (HL-V2)."""

    def __init__(self) -> None:
        self._values = np.asarray(solved("hi_low-chase", VERSION, lambda: {"values": self._solve()})["values"])

    def value(self, mine: int, theirs: int) -> float:
        """Return how likely the side that sets wins the game; whoever has fifteen points has lost."""
        if max(mine, theirs) >= LOST:
            return float(theirs >= LOST)
        return float(self._values[mine, theirs])

    def ends(self, mine: int, theirs: int, exact: float | None = None) -> Floats:
        """Return what the chaser's total t + 5 is worth to the chaser who has `theirs`, by the total that was set.

        `exact` is what hitting 35 is worth, if that is not known yet.
        """
        by_distance = np.array([self.value(theirs + points, mine) for points in range(DISTANCES.max() + 1)])
        if exact is not None:
            by_distance[0] = exact
        return by_distance[DISTANCES]

    def tables(self, mine: int, theirs: int, totals: tuple[int, ...]) -> list[Floats]:
        """Return what lying dice are worth to their roller, by what is left to roll."""
        ends = self.ends(mine, theirs)
        if totals:
            return lying(2, ends[:, [totals[0] - TOTALS[0]]])
        return lying(2, for_first(1, before(2, ends))[:, None])

    def start(self, mine: int, theirs: int, totals: tuple[int, ...]) -> float:
        """Return what is to be expected for the side that sets, before the next player's first roll."""
        if not totals:
            return self.value(mine, theirs)
        return float(1 - before(2, self.ends(mine, theirs)[:, [totals[0] - TOTALS[0]]])[0])

    def _solve(self) -> Floats:
        self._values = np.zeros((LOST, LOST))
        scores = [(mine, theirs) for mine in range(LOST) for theirs in range(mine + 1)]
        for done, (mine, theirs) in enumerate(sorted(scores, key=sum, reverse=True)):
            self._values[mine, theirs], self._values[theirs, mine] = _both(mine, theirs, self._improved)
            report("hi_low-chase", done / len(scores))
        return self._values

    def _improved(self, mine: int, theirs: int, exact: float) -> float:
        """Return the setter's value if it keeps `exact` after an exact hit."""
        chased = 1 - before(2, self.ends(mine, theirs, 1 - exact))
        return float(before(2, chased[:, None])[0])


def _share(lose: float, tie: float, win: float) -> float:
    return (tie - lose) / (win - lose)


def _both(mine: int, theirs: int, improved: Callable[[int, int, float], float]) -> tuple[float, float]:
    """Return the values of a score and of its mirror, which lead to each other when neither side has moved on."""

    def mirror(value: float) -> float:
        return improved(theirs, mine, 1 - value)

    value = fixed_point(lambda value: improved(mine, theirs, 1 - mirror(value)))
    return value, mirror(value)


@cache
def _turn_wins(variation: int, players: int) -> float:
    return fixed_point(lambda tie: Turn(variation, players, (0.0, tie, 1.0)).value)


@cache
def solve_race(variation: int, players: int, alternate: bool) -> Race:
    """Return the solved race of these options (HL4R)."""
    return Race(variation, players, alternate)


@cache
def solve_chase() -> Chase:
    """Return the solved chase (HL-V2)."""
    return Chase()
