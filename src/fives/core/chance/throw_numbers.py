"""How often chance has acted for each seat, so that throws can be numbered."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from fives.core.game import Seat

if TYPE_CHECKING:
    from fives.core.matches.match import Match

Throws: TypeAlias = tuple[tuple[Seat | None, int], ...]


def throws_for(match: Match) -> Seat | None:
    """Return whose chance acts next: the seat that the game names, or the last actor; nobody's if it is not dice."""
    if not match.game.dice:
        return None
    named = match.game.thrower(match.state)
    return named if named is not None else match.actor


def throw_number(match: Match) -> int:
    """Return how many throws the next thrower has made already."""
    return dict(match.throws).get(throws_for(match), 0)


def thrown(match: Match) -> int:
    """Return how often chance has acted."""
    return sum(count for _, count in match.throws)


def counted(match: Match) -> Throws:
    """Return how often chance has acted for each, once it acts again."""
    whose = throws_for(match)
    return tuple((dict(match.throws) | {whose: throw_number(match) + 1}).items())
