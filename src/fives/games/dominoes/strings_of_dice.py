"""Strings of dice: which numbers match, and what may be laid at which end (DO1, DO2, DO-V1)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import cache
from itertools import permutations
from typing import TypeAlias

from fives.core.chance.rolls import FACES

String: TypeAlias = tuple[int, ...]  # from left to right
LONGEST = 5  # there are five dice

SPOTS = {  # where the spots of each number lie, on a grid of three by three
    1: frozenset({5}),
    2: frozenset({1, 9}),
    3: frozenset({1, 5, 9}),
    4: frozenset({1, 3, 7, 9}),
    5: frozenset({1, 3, 5, 7, 9}),
    6: frozenset({1, 3, 4, 6, 7, 9}),
}


class End(Enum):
    """One end of a string."""

    LEFT = "left"
    RIGHT = "right"


@dataclass(frozen=True, slots=True)
class Place:
    """Lay a rolled number at an end: beside the die there, or, if `swap`, instead of it."""

    face: int
    end: End
    swap: bool = False


def match(one: int, other: int) -> bool:
    """Say whether the spots of one number lie within those of the other (DO1)."""
    return SPOTS[one] < SPOTS[other] or SPOTS[other] < SPOTS[one]


def is_string(dice: String) -> bool:
    """Say whether no number comes twice and neighbours match (DO2)."""
    return len(set(dice)) == len(dice) <= LONGEST and all(map(match, dice, dice[1:]))


@cache
def additions(string: String, face: int) -> tuple[Place, ...]:
    """Return each way to add a number to a string (DO2, DO3)."""
    if face in string:
        return ()
    ends = {End.LEFT: string[0], End.RIGHT: string[-1]}
    return tuple(Place(face, end) for end, die in ends.items() if match(face, die))


@cache
def swaps(string: String, face: int, single: bool) -> tuple[Place, ...]:
    """Return each way to put a number in the place of an end die (DO-V1); `single`: of a lone die too (DO-V1R)."""
    if face in string:
        return ()
    if len(string) == 1:
        return (Place(face, End.RIGHT, swap=True),) if single else ()
    neighbours = {End.LEFT: string[1], End.RIGHT: string[-2]}
    return tuple(Place(face, end, swap=True) for end, die in neighbours.items() if match(face, die))


def laid(string: String, place: Place) -> String:
    """Return the string once a number lies at its place."""
    if place.end is End.LEFT:
        return (place.face, *string[place.swap :])
    return (*string[: len(string) - place.swap], place.face)


def either_way(string: String) -> String:
    """Return the string read from the end that comes first: it and its mirror image are one."""
    return min(string, string[::-1])


STRINGS: dict[String, int] = {  # those that can be added to
    string: s
    for s, string in enumerate(
        string
        for size in range(1, LONGEST)
        for string in permutations(FACES, size)
        if is_string(string) and string == either_way(string)
    )
}
