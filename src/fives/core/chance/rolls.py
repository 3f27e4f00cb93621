"""Rolls: dice as sorted tuples, and how likely each way of landing is."""

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from functools import cache
from itertools import combinations, combinations_with_replacement
from math import factorial, prod
from types import MappingProxyType

from fives.core.game import Chance

Dice = tuple[int, ...]  # sorted: where a die lies on the table means nothing
FACES = (1, 2, 3, 4, 5, 6)
KEEPS: dict[Dice, int] = {  # what may stay of five dice when some are rolled again: none to four, numbered
    keep: k for k, keep in enumerate(keep for size in range(5) for keep in combinations_with_replacement(FACES, size))
}


@cache
def rolls(count: int) -> Mapping[Dice, Fraction]:
    """Return each way `count` dice can land, with its exact probability."""
    landed = combinations_with_replacement(FACES, count)
    return MappingProxyType({dice: Fraction(_orders(dice), 6**count) for dice in landed})


def _orders(dice: Dice) -> int:
    return factorial(len(dice)) // prod(factorial(times) for times in Counter(dice).values())


def in_ten(chance: Fraction) -> int:
    """Return how often something happens in ten tries, rounded: for sentences, which need no more."""
    return round(10 * chance)


@cache
def keeps(dice: Dice, sizes: tuple[int, ...]) -> tuple[Dice, ...]:
    """Return each choice of dice that may stay on the table, of the given sizes, in order."""
    return tuple(sorted({keep for size in sizes for keep in combinations(dice, size)}))


def roll(count: int, random: Chance) -> Dice:
    """Return `count` dice as they land."""
    return tuple(sorted(1 + random.randrange(6) for _ in range(count)))


def write_dice(dice: Dice) -> str:
    """Return dice as digits, nothing as `-`."""
    return "".join(map(str, dice)) or "-"


def read_dice(text: str) -> Dice | None:
    """Return the dice that `text` names, sorted; None if it names none."""
    if text == "-":
        return ()
    if not text or not set(text) <= set("123456") or len(text) > 5:
        return None
    return tuple(sorted(map(int, text)))
