"""Real dice that people throw and enter."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fives.core.game import NATURE, AnyGame, Seat
from fives.core.matches.event import Event, Kind

if TYPE_CHECKING:
    from fives.core.matches.match import Match


def is_dice(move: Any) -> bool:
    """Return whether a move of chance is dice that landed: a few numbers from 1 to 6."""
    return isinstance(move, tuple) and bool(move) and all(face in range(1, 7) for face in move)


def is_throw(game: AnyGame, event: Event) -> bool:
    """Return whether an event is dice that landed."""
    return event.actor == NATURE and event.kind is Kind.MOVE and is_dice(game.notation.read_move(event.move))


def dice_due(match: Match) -> int:
    """Return how many dice somebody has to throw by hand now."""
    if not match.by_hand or NATURE not in match.actors:
        return 0
    move = next(iter(match.game.rules.chances(match.state)), None)
    return len(move) if move is not None and is_dice(move) else 0


def slip(match: Match) -> int | None:
    """Return the place in the trail of the throw by hand that can still be taken back.

    Moves of bots and forced moves since then do not prevent that: they may come at once.
    """
    if not match.by_hand or match.ended:
        return None
    for place in range(len(match.trail) - 1, 0, -1):
        event, before = match.trail[place].event, match.trail[place - 1].state
        if event is None:
            return None
        if is_throw(match.game, event):
            return place
        if event.actor < 0 or not (event.bot or len(match.game.rules.moves(before, event.actor)) == 1):
            return None
    return None


def thrower(match: Match) -> Seat | None:
    """Return whose throw it is, or was last; None before anybody has acted."""
    named = match.game.thrower(match.state)
    return named if named is not None else match.trail[-1].mover
