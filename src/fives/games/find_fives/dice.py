"""The five dice: six symbols a to f, rolled again until none shows more than twice (FF2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cache
from itertools import combinations_with_replacement
from math import factorial, prod
from types import MappingProxyType

from fives.core.game import Chance

SYMBOLS = "abcdef"


@dataclass(frozen=True, slots=True)
class Roll:
    """Five symbols as they fell, sorted."""

    symbols: str
    refused: tuple[str, ...] = field(default=(), compare=False)  # what fell before and was rolled again (FF2)


@cache
def rolls() -> tuple[str, ...]:
    """Return the 126 rolls in play."""
    return tuple(dice for dice in _thrown() if _stands(dice))


@cache
def refused_rolls() -> frozenset[str]:
    """Return the 126 rolls that show three alike or more."""
    return frozenset(dice for dice in _thrown() if not _stands(dice))


def _thrown() -> Iterator[str]:
    return ("".join(dice) for dice in combinations_with_replacement(SYMBOLS, 5))


def _stands(dice: str) -> bool:
    return max(Counter(dice).values()) <= 2


def _orders(dice: str) -> int:
    return factorial(5) // prod(factorial(times) for times in Counter(dice).values())


@cache
def throws() -> Mapping[Roll, Fraction]:
    """Return each roll in play with its exact probability."""
    ways = {dice: _orders(dice) for dice in rolls()}
    total = sum(ways.values())
    return MappingProxyType({Roll(dice): Fraction(count, total) for dice, count in ways.items()})


def throw(random: Chance) -> Roll:
    """Return a roll, thrown as often as the rule asks, and what was refused before it."""
    refused = list[str]()
    while True:
        dice = "".join(sorted(SYMBOLS[random.randrange(6)] for _ in range(5)))
        if _stands(dice):
            return Roll(dice, tuple(refused))
        refused.append(dice)
