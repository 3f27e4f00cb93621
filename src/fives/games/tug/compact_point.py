"""One point of Tug by plain Python, from compact tables; it says the same as `solved_point`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import count, islice

from fives.games.tug.rules import Goal, forms
from fives.solving.compact_tables import read, remembered
from fives.solving.plain_dice_odds import DICE, Row, best_keeps, expected

GOALS = {Goal.FIVE_DIFFERENT: 0, Goal.THREE_ALIKE: 1}
Pair = Sequence[Row]  # a row for each goal of the player to move


def table_name(variation: int, full_house: bool, gift: bool) -> str:
    """Return the name of the compact table of these options."""
    return f"tug-{variation}-{full_house:d}-{gift:d}"


class CompactPoint:
    """A solved point; its tables as turns begin lie in a file, those within a turn are worked out."""

    def __init__(self, variation: int, full_house: bool, gift: bool) -> None:
        self.variation = variation
        self._own = [[float(forms(dice, goal, full_house)) for dice in DICE] for goal in GOALS]
        self._goes_on = [
            [1 - mine - theirs * gift for mine, theirs in zip(self._own[g], self._own[1 - g], strict=True)]
            for g in (0, 1)
        ]
        kept = read(table_name(variation, full_house, gift))["tops"]
        rows = [[kept[at] for at in range(begin, begin + len(DICE))] for begin in range(0, len(kept), len(DICE))]
        self._tops: list[Pair] = [rows[at : at + 2] for at in range(0, len(rows), 2)]
        self.last = len(self._tops)
        self._turn = lru_cache(maxsize=32)(self._play_turn)

    def to_move(self, number: int, left: int) -> Pair:
        """Return what dice are worth to the player to move; only variation 1 looks at the turn and the dice left."""
        if self.variation != 1:
            return self._tops[0]
        return self._turn(min(number, self.last))[min(left, self.last)]

    def landed(self, number: int, left: int) -> Pair:
        """Return what dice that land in turn `number` are worth to their roller, with `left` dice still to roll."""
        return self._settled(self.to_move(number, left) if left else _passed(self.to_move(number + 1, number + 1)))

    def begun(self) -> list[float]:
        """Return by goal how likely the player who rolls the beginning scores the point (TU2)."""
        first, one, other = self.to_move(1, 1), *self._own
        open = [1 - mine - theirs for mine, theirs in zip(one, other, strict=True)]
        return [
            expected((), [own + free * each for own, free, each in zip(self._own[g], open, first[g], strict=True)])
            for g in (0, 1)
        ]

    def _settled(self, otherwise: Pair) -> Pair:
        """Return what landed dice are worth to their roller, given what they are worth if nobody scores."""
        return [
            [own + goes * each for own, goes, each in zip(self._own[g], self._goes_on[g], otherwise[g], strict=True)]
            for g in (0, 1)
        ]

    def _play_turn(self, number: int) -> tuple[Pair, ...]:
        following = self._tops[min(number, self.last - 1)]
        return tuple(islice(self._spend(_passed(following)), number + 1))

    def _spend(self, used_up: Pair) -> Iterator[Pair]:
        """Yield what dice are worth with 0, 1, 2, … dice left in the turn, given what they are worth with none."""
        table, settled = used_up, list[Pair]()  # settled[i]: landed dice once i + 1 more are spent
        for left in count(1):
            yield table
            settled = [self._settled(table), *settled[:4]]
            sizes = tuple(range(5 - min(5, left), 5))
            table = [_best(settled, g, sizes) for g in (0, 1)]


def _best(settled: list[Pair], goal: int, sizes: tuple[int, ...]) -> list[float]:
    return best_keeps(lambda keep: expected(keep, settled[4 - len(keep)][goal]), sizes)


def _passed(table: Pair) -> Pair:
    """Return what is left for a player whose opponent, of the other goal, has `table`."""
    return [[1 - each for each in table[1 - g]] for g in (0, 1)]


solve_point = remembered(CompactPoint)
