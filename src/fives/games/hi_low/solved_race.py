"""The race over the turns: how likely the side that begins the next turn wins the game, at every score.

In a fixed order the next turn begins as this one did, so a tie is worth what the turn is worth, a turn is worth the
same at every score, and it is solved once. In alternating order (HL4R), and while chasing (HL-V2), what a tie or an
exact hit is worth depends on the score: two scores that lead to each other are solved together.
"""

from collections.abc import Callable
from functools import cache, partial
from itertools import product

import numpy as np

from fives.games.hi_low.rules import FARTHEST, LOST, MIDDLE
from fives.games.hi_low.solved_turn import TOTALS, Turn, before, fixed_point, lying, solve_turn
from fives.solving.array_types import Floats, Ints
from fives.solving.solved_tables import report, solved

VERSION = 1  # of the tables kept on disk
LONGEST = 6  # turns to win (HL4R)
DISTANCES: Ints = np.array([[abs(set_ + total - MIDDLE) for set_ in TOTALS] for total in TOTALS])
Improved = Callable[[float], float]
Stakes = tuple[float, float, float]  # what a turn lost, tied and won is worth to the side that begins it


class Race:
    """A race of turns: `value(m, n)` for the side that begins the turn and still needs m turns, the other n.

    The same table serves every target: only what is missing counts.
    """

    def __init__(self, ten_dice: bool, players: int, alternate: bool) -> None:
        self._ten_dice, self._players, self._alternate = ten_dice, players, alternate
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
        tie = _share(*self.stakes(mine, theirs)) if self._alternate else _turn_wins(self._ten_dice, self._players)
        return solve_turn(self._ten_dice, self._players, tie)

    def _same_order(self) -> Floats:
        """Return the values of a race whose turns are all worth the same."""
        wins = _turn_wins(self._ten_dice, self._players)
        for mine, theirs in product(range(1, LONGEST + 1), repeat=2):
            lose, _, win = self.stakes(mine, theirs)
            self._values[mine - 1, theirs - 1] = lose + (win - lose) * wins
        return self._values

    def _alternating(self) -> Floats:
        """Return the values of a race in which the other side begins the next turn, from disk if they are kept."""
        name = f"hi_low-alternate-{self._ten_dice:d}-{self._players}"
        return np.asarray(solved(name, VERSION, lambda: {"values": self._solve_alternating(name)})["values"])

    def _solve_alternating(self, name: str) -> Floats:
        needs = [(mine, theirs) for mine in range(1, LONGEST + 1) for theirs in range(1, mine + 1)]
        for done, (mine, theirs) in enumerate(sorted(needs, key=sum)):
            own, other = partial(self._improved, mine, theirs), partial(self._improved, theirs, mine)
            self._values[mine - 1, theirs - 1], self._values[theirs - 1, mine - 1] = _both(own, other)
            report(name, done / len(needs))
        return self._values

    def _improved(self, mine: int, theirs: int, tie: float) -> float:
        """Return the value now if a tie is worth `tie`."""
        lose, _, win = self.stakes(mine, theirs)
        return lose + (win - lose) * Turn(self._ten_dice, self._players, (0.0, _share(lose, tie, win), 1.0)).value


class Chase:
    """The chase: `value(p, q)` for the side that sets the total with p points, the other q (HL-V2).

    With `equal_chases` fifteen points do not lose at once: chases come in pairs, after the second of a pair both sides
    have chased equally often. What is worth something before a second chase has `second`. A shared victory is a half.
    """

    def __init__(self, ten_dice: bool, equal_chases: bool) -> None:
        self._ten_dice, self._pairs = ten_dice, equal_chases
        self._name = f"hi_low-chase-{ten_dice:d}-{equal_chases:d}"
        self.values = np.asarray(solved(self._name, VERSION, lambda: {"values": self._solve()})["values"])

    def value(self, mine: int, theirs: int, second: bool = False) -> float:
        """Return how likely the side that sets wins the game; once nobody is still to chase, fewer points win."""
        if max(mine, theirs) >= LOST and not second:
            return float((1 + np.sign(theirs - mine)) / 2)
        return float(self.values[int(second), mine, theirs])

    def ends(self, mine: int, theirs: int, second: bool = False, exact: float | None = None) -> Floats:
        """Return what the chaser's total t + 5 is worth to the chaser who has `theirs`, by the total that was set.

        `exact` is what hitting 35 is worth, if that is not known yet.
        """
        follows = self._pairs and not second
        points = range(0 if exact is None else 1, FARTHEST + 1)
        known = [self.value(theirs + each, mine, follows) for each in points]
        by_distance = np.array(known if exact is None else [exact, *known])
        return by_distance[DISTANCES]

    def tables(self, mine: int, theirs: int, second: bool, totals: tuple[int, ...]) -> list[Floats]:
        """Return what lying dice are worth to their roller, by what is left to roll."""
        ends = (
            self.ends(mine, theirs, second)[:, totals[0] - TOTALS[0]] if totals else self.setter(mine, theirs, second)
        )
        return [table[:, 0] for table in lying(self._ten_dice, ends[:, None])]

    def setter(self, mine: int, theirs: int, second: bool) -> Floats:
        """Return what each total is worth to who sets it."""
        return self._to_setter(self.ends(mine, theirs, second))

    def start(self, mine: int, theirs: int, second: bool, totals: tuple[int, ...]) -> float:
        """Return what is to be expected for the side that sets, before the next player's first roll."""
        if not totals:
            return self.value(mine, theirs, second)
        return float(1 - before(self._ten_dice, self.ends(mine, theirs, second)[:, [totals[0] - TOTALS[0]]])[0])

    def _solve(self) -> Floats:
        """Return the values by whether this chase is the second of a pair, own points, and the other side's.

        After an exact hit the same score is told from the other side: as it is, or as the other chase of the pair.
        """
        self.values = np.zeros((2, LOST + FARTHEST, LOST)) if self._pairs else np.zeros((1, LOST, LOST))
        if self._pairs:
            lasts = [self._last(lead) for lead in range(LOST + FARTHEST)]
            for mine, theirs in product(range(LOST, LOST + FARTHEST), range(LOST)):
                self.values[1, mine, theirs] = lasts[mine - theirs]
        scores = [score for score in product(range(LOST), repeat=2) if self._pairs or score[0] >= score[1]]
        for done, (mine, theirs) in enumerate(sorted(scores, key=sum, reverse=True)):
            one = partial(self._improved, mine, theirs, False)
            other = partial(self._improved, theirs, mine, self._pairs)
            self.values[0, mine, theirs], self.values[int(self._pairs), theirs, mine] = _both(one, other)
            report(self._name, done / len(scores))
        return self.values

    def _improved(self, mine: int, theirs: int, second: bool, exact: float | None = None) -> float:
        """Return the setter's value if it keeps `exact` after an exact hit; None: what is known of it."""
        hit = None if exact is None else 1 - exact
        return float(before(self._ten_dice, self._to_setter(self.ends(mine, theirs, second, hit))[:, None])[0])

    def _to_setter(self, ends: Floats) -> Floats:
        """Return what each total is worth to who sets it, given what then ends the chase; t and 35 - t are the same."""
        lower = 1 - before(self._ten_dice, ends[:, : len(TOTALS) // 2])
        return np.concatenate([lower, lower[::-1]])

    def _last(self, lead: int) -> float:
        """Return the setter's value before the last chase of the game, with so many points more than the chaser."""
        mine = max(LOST, lead)
        return self._improved(mine, mine - lead, True)


def _share(lose: float, tie: float, win: float) -> float:
    return (tie - lose) / (win - lose)


def _both(one: Improved, other: Improved) -> tuple[float, float]:
    """Return the values of two scores that lead to each other while nobody moves on.

    Each tells its value from what it keeps then: that the side which begins at the other score does not win.
    """
    value = fixed_point(lambda value: one(1 - other(1 - value)))
    return value, other(1 - value)


@cache
def _turn_wins(ten_dice: bool, players: int) -> float:
    return fixed_point(lambda tie: Turn(ten_dice, players, (0.0, tie, 1.0)).value)


@cache
def solve_race(ten_dice: bool, players: int, alternate: bool) -> Race:
    """Return the solved race of these options (HL4R)."""
    return Race(ten_dice, players, alternate)


@cache
def solve_chase(ten_dice: bool, equal_chases: bool) -> Chase:
    """Return the solved chase of these options (HL-V1, HL-V2)."""
    return Chase(ten_dice, equal_chases)
