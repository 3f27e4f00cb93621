"""What is carried from one turn of a round of War to the next, and what choices come to: for solvers.

A place is how many dice each holds and what the middle die shows; there are 19. All dice are rolled every turn, so
nothing else is carried over.
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from fives.games.war.captures import Captures, How
from fives.games.war.rules import exchanged

MIDDLES = (2, 3, 4, 5, 6)  # WA1

Take: TypeAlias = tuple[int, bool]  # the result of a choice: opposing dice taken, the middle die wanted


class Place(NamedTuple):
    """What a turn leaves for the next one."""

    mine: int  # dice of seat 0
    theirs: int
    middle: int | None


PLACES: dict[Place, int] = {
    place: at
    for at, place in enumerate(
        [Place(mine, 4 - mine, middle) for mine in (1, 2, 3) for middle in MIDDLES]
        + [Place(mine, 5 - mine, None) for mine in (1, 2, 3, 4)]
    )
}
LOST, WON = len(PLACES), len(PLACES) + 1  # the round, for seat 0


class RoundRules(NamedTuple):
    """The options that matter inside a round."""

    how: How
    twice: bool  # WA-V2
    sudden: bool


def come_to(captures: Captures) -> Take:
    """Return how many opposing dice captures take, and whether the middle one; faces mean nothing after a reroll."""
    return sum(not capture.middle for capture in captures), any(capture.middle for capture in captures)


def distinct(choices: tuple[Captures, ...]) -> tuple[Take, ...]:
    """Return the different results of some choices, each once, in order."""
    return tuple(dict.fromkeys(map(come_to, choices)))


def follows(place: Place, mine: Take, theirs: Take, sudden: bool) -> int:
    """Return the place after the exchange, or LOST or WON (WA3, WA4)."""
    taken, wants = (mine[0], theirs[0]), (mine[1], theirs[1])
    sizes = exchanged((place.mine, place.theirs), taken, wants)
    if sizes[0] == 0 or (sudden and taken[1] == place.mine):
        return LOST
    if sizes[1] == 0 or (sudden and taken[0] == place.theirs):
        return WON
    return PLACES[Place(*sizes, place.middle if wants[0] == wants[1] else None)]
