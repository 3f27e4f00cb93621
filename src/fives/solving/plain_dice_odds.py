"""Five dice in plain Python, as `five_dice_odds` has them in arrays: how they lie, what may be kept, how it lands."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from operator import itemgetter, mul
from typing import Any, TypeAlias

from fives.core.chance.rolls import KEEPS, Dice, keeps, rolls

Row: TypeAlias = Sequence[float]  # a number for each of the 252 ways that five dice can lie

DICE: dict[Dice, int] = {dice: d for d, dice in enumerate(rolls(5))}


@cache
def _landings(keep: Dice) -> tuple[Callable[[Any], tuple[float, ...]], tuple[float, ...]]:
    """Return what picks the ways a keep can land out of a row, and how likely each of them is."""
    landed = rolls(5 - len(keep))
    return itemgetter(*(DICE[tuple(sorted(keep + each))] for each in landed)), tuple(map(float, landed.values()))


def expected(keep: Dice, worth: Row) -> float:
    """Return what a keep is worth once the other dice have landed."""
    pick, odds = _landings(keep)
    total: float = sum(map(mul, pick(worth), odds))
    return total


@cache
def _choices(sizes: tuple[int, ...]) -> tuple[tuple[Dice, ...], tuple[Callable[[Any], Any], ...]]:
    """Return the keeps of these sizes, and by dice what picks those that the dice have."""
    listed = tuple(keep for keep in KEEPS if len(keep) in sizes)
    at = {keep: k for k, keep in enumerate(listed)}
    picks = [[at[keep] for keep in keeps(dice, sizes)] for dice in DICE]
    return listed, tuple(itemgetter(*own, own[0]) for own in picks)  # one more, so that there are always several


def best_keeps(worth: Callable[[Dice], float], sizes: tuple[int, ...]) -> list[float]:
    """Return, for each of the 252 dice, what the best of its keeps of these sizes is worth."""
    listed, picks = _choices(sizes)
    of_keep = [worth(keep) for keep in listed]
    return [max(pick(of_keep)) for pick in picks]
