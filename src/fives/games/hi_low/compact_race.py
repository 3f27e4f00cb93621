"""The race and the chase of Hi-Low by plain Python: what a turn begins with is read, lying dice are worked out.

It says the same as `solved_race` and `solved_turn`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from fives.core.chance.rolls import KEEPS
from fives.games.hi_low.rules import FARTHEST, FRESH, LOST, MIDDLE
from fives.solving.compact_tables import Read, read, remembered
from fives.solving.plain_dice_odds import DICE, Row, best_keeps, expected

LONGEST = 6  # turns to win (HL4R)
TOTALS = range(5, 31)
PAIRS = {pair: at for at, pair in enumerate((low, high) for low in TOTALS for high in TOTALS if low <= high)}
TOTAL_OF = [sum(dice) - 5 for dice in DICE]  # by dice, where its total stands among TOTALS
Stakes = tuple[float, float, float]  # what a turn lost, tied and won is worth to the side that begins it


def race_table(ten_dice: bool, players: int, alternate: bool) -> str:
    """Return the name of the compact table of a race."""
    return f"hi_low-race-{ten_dice:d}-{players}-{alternate:d}"


def chase_table(ten_dice: bool, equal_chases: bool) -> str:
    """Return the name of the compact table of a chase."""
    return f"hi_low-chase-{ten_dice:d}-{equal_chases:d}"


def lying(ten_dice: bool, ends: Row) -> list[list[float]]:
    """Return what lying dice are worth to their roller, by what is left to roll; ends[t] is that of the total t + 5."""
    end = [ends[total] for total in TOTAL_OF]
    tables, landed = [end], list[list[float]]()
    for left in range(1, FRESH[ten_dice] - (5 if ten_dice else 1) + 1):
        landed.append([expected(keep, tables[-1]) for keep in KEEPS])
        if ten_dice:  # any number of dice, or none and stop
            rolled = best_keeps(
                lambda keep, left=left: landed[left - 5 + len(keep)][KEEPS[keep]],  # type: ignore[misc]
                tuple(range(5 - min(5, left), 5)),
            )
            tables.append(list(map(max, end, rolled)))
        else:  # exactly so many, or none and go on
            rolled = best_keeps(lambda keep: landed[-1][KEEPS[keep]], (5 - left,))
            tables.append(list(map(max, tables[-1], rolled)))
    return tables


def before(ten_dice: bool, ends: Row) -> float:
    """Return what a player's whole go is worth before the first roll."""
    return expected((), lying(ten_dice, ends)[-1])


class CompactTurn:
    """A solved turn of `players`, the first of them rolling high: values are worth to the side of the first.

    starts[r]  worth before the first roll of player r, by the pair of lowest and highest total so far
    """

    def __init__(self, ten_dice: bool, players: int, kept: Read) -> None:
        self.ten_dice = ten_dice
        tie, self.value, *rest = (kept[at] for at in range(len(kept)))
        ends = [(0.0, tie, 1.0)[1 + (low + high > MIDDLE) - (low + high < MIDDLE)] for low, high in PAIRS]
        singles = dict(zip((PAIRS[total, total] for total in TOTALS), rest, strict=False))
        self.starts: list[Sequence[float] | Mapping[int, float]] = [[], singles]
        self.starts += [rest[at : at + len(PAIRS)] for at in range(len(TOTALS), len(rest), len(PAIRS))]
        self.starts.append(ends)
        assert len(self.starts) == players + 1
        self.tables = lru_cache(maxsize=64)(self._tables)

    def _tables(self, totals: tuple[int, ...]) -> list[list[float]]:
        """Return what lying dice are worth to the player who rolls after `totals`, by what is left to roll."""
        follow, role = self.starts[len(totals) + 1], len(totals)
        pairs = (PAIRS[min(*totals, total, total), max(*totals, total, total)] for total in TOTALS)
        worth = [follow[pair] for pair in pairs]
        return lying(self.ten_dice, [1 - each for each in worth] if role % 2 else worth)

    def start(self, totals: tuple[int, ...]) -> float:
        """Return what is to be expected before the next player's first roll."""
        return self.starts[len(totals)][PAIRS[min(totals), max(totals)]] if totals else self.value


class CompactRace:
    """A race of turns: `value(m, n)` for the side that begins the turn and still needs m turns, the other n."""

    def __init__(self, ten_dice: bool, players: int, alternate: bool) -> None:
        self._ten_dice, self._players, self._alternate = ten_dice, players, alternate
        self._kept = read(race_table(ten_dice, players, alternate))
        self._turns: dict[str, CompactTurn] = {}

    def value(self, mine: int, theirs: int) -> float:
        """Return how likely the side that begins this turn wins the game."""
        if 0 in (mine, theirs):
            return float(mine == 0)
        return self._kept["values"][LONGEST * (mine - 1) + theirs - 1]

    def stakes(self, mine: int, theirs: int) -> Stakes:
        """Return what losing, tying and winning this turn is worth to the side that begins it."""
        needs = (mine, theirs - 1), (mine, theirs), (mine - 1, theirs)
        if self._alternate:
            lose, tie, win = (1 - self.value(other, own) for own, other in needs)
        else:
            lose, tie, win = (self.value(*need) for need in needs)
        return lose, tie, win

    def turn(self, mine: int, theirs: int) -> CompactTurn:
        """Return the turn as it is to be played now, in shares of what is at stake."""
        name = turn_name(mine, theirs) if self._alternate else turn_name(1, 1)
        if name not in self._turns:
            self._turns[name] = CompactTurn(self._ten_dice, self._players, self._kept[name])
        return self._turns[name]


def turn_name(mine: int, theirs: int) -> str:
    """Return what a turn is called in a table: tie, value and starts in one row."""
    return f"turn-{mine}-{theirs}"


class CompactChase:
    """The chase: `value(p, q)` for the side that sets the total with p points, the other q (HL-V2)."""

    def __init__(self, ten_dice: bool, equal_chases: bool) -> None:
        self._ten_dice, self._pairs = ten_dice, equal_chases
        kept = read(chase_table(ten_dice, equal_chases))
        self._values, self._setter = kept["values"], kept["setter"]
        self._height = LOST + FARTHEST if equal_chases else LOST

    def _at(self, mine: int, theirs: int, second: bool) -> int:
        return (second * self._height + mine) * LOST + theirs

    def value(self, mine: int, theirs: int, second: bool = False) -> float:
        """Return how likely the side that sets wins the game; once nobody is still to chase, fewer points win."""
        if max(mine, theirs) >= LOST and not second:
            return (1 + (theirs > mine) - (theirs < mine)) / 2
        return self._values[self._at(mine, theirs, second)]

    def tables(self, mine: int, theirs: int, second: bool, totals: tuple[int, ...]) -> list[list[float]]:
        """Return what lying dice are worth to their roller, by what is left to roll."""
        if totals:
            return lying(self._ten_dice, self._ends(mine, theirs, second, totals[0]))
        half, at = len(TOTALS) // 2, self._at(mine, theirs, second)
        lower = [self._setter[at * half + total] for total in range(half)]
        return lying(self._ten_dice, lower + lower[::-1])

    def start(self, mine: int, theirs: int, second: bool, totals: tuple[int, ...]) -> float:
        """Return what is to be expected for the side that sets, before the next player's first roll."""
        if not totals:
            return self.value(mine, theirs, second)
        return 1 - before(self._ten_dice, self._ends(mine, theirs, second, totals[0]))

    def _ends(self, mine: int, theirs: int, second: bool, set_: int) -> list[float]:
        """Return what the chaser's total t + 5 is worth to the chaser who has `theirs`, once `set_` is set."""
        follows = self._pairs and not second
        return [self.value(theirs + abs(set_ + total - MIDDLE), mine, follows) for total in TOTALS]


solve_race = remembered(CompactRace)
solve_chase = remembered(CompactChase)
