"""Captures in War: which dice an army can take, and between which takes its owner may choose."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import chain, combinations, product
from typing import Literal, TypeAlias

from fives.core.chance.rolls import Dice

How = Literal["forced", "optional", "auto"]


@dataclass(frozen=True, slots=True, order=True)
class Capture:
    """One die taken: by a die that shows the same, or by two that add up to it (WA2)."""

    middle: bool
    dice: Dice

    @property
    def target(self) -> int:
        """Return the number that the captured die shows."""
        return sum(self.dice)


Captures: TypeAlias = tuple[Capture, ...]  # sorted, opposing dice before the middle one


@cache
def takes(mine: Dice, theirs: Dice, middle: int | None, how: How, twice: bool) -> tuple[Captures, ...]:
    """Return what the owner of `mine` may choose between, the most dice first (WA2, WA3R).

    Two ways to take the same dice are one choice: which dice make the sum changes nothing. With `twice` a lone die
    takes up to two dice (WA-V2).
    """
    found: dict[tuple[Dice, bool], Captures] = {}
    for captures in sorted(possible(mine, theirs, middle, twice), key=lambda each: (-len(each), each)):
        taken = tuple(sorted(capture.target for capture in captures if not capture.middle))
        found.setdefault((taken, any(capture.middle for capture in captures)), captures)
    listed = tuple(found.values())
    if how == "optional":
        return listed
    most = tuple(captures for captures in listed if len(captures) == len(listed[0]))
    return most[:1] if how == "auto" else most  # sorted: those without the middle die come first


def possible(mine: Dice, theirs: Dice, middle: int | None, twice: bool) -> Iterator[Captures]:
    """Yield every set of captures in which each die serves once and each target is taken once (WA2)."""
    for groups in _groups(mine, twice):
        for does in product(*(_uses(group, theirs, middle) for group in groups)):
            captures = tuple(sorted(capture for capture in does if capture))
            if len(captures) < 2 or _fit(captures, theirs):
                yield captures


def _uses(group: Dice, theirs: Dice, middle: int | None) -> Iterator[Capture | None]:
    """Yield what one group of dice may do: nothing, take an opposing die, take the middle one."""
    yield None
    if sum(group) in theirs:
        yield Capture(False, group)
    if sum(group) == middle:
        yield Capture(True, group)


def _fit(captures: Captures, theirs: Dice) -> bool:
    """Say whether no die is taken twice."""
    opposing = Counter(capture.target for capture in captures if not capture.middle)
    return opposing <= Counter(theirs) and sum(capture.middle for capture in captures) <= 1


@cache
def _groups(mine: Dice, twice: bool) -> tuple[tuple[Dice, ...], ...]:
    """Return each way to group dice for captures: one die alone, two or more in pairs (WA2, WA-V2)."""
    if len(mine) == 1:
        return ((mine,) * (2 if twice else 1),)
    pairs = combinations(range(len(mine)), 2)
    apart = [each for each in combinations(pairs, len(mine) // 2) if len({*chain(*each)}) == 2 * len(each)]
    return tuple({tuple((mine[low], mine[high]) for low, high in grouping): None for grouping in apart})
