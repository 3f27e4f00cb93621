"""Consent: a player may ask the others to take a move back (G4R), for a draw (G5R) or to stop (G6R)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fives.core.game import Seat

if TYPE_CHECKING:
    from fives.core.matches.match import Match, Step


def taken_back(match: Match, seat: Seat) -> tuple[Step, ...]:
    """Return the moves that remain if `seat` takes its last move back with consent (G4R); none if it may not.

    It never goes back past a roll or the clock, nor where something is hidden, so nobody gains knowledge by it.
    """
    live = match.game.hidden or match.game.rules.alarm(match.state) is not None
    if seat < 0 or match.seats == 1 or not match.actors or live:
        return ()
    for place in range(len(match.trail) - 1, 0, -1):
        event = match.trail[place].event
        if event is None or event.actor < 0:
            break
        if event.actor == seat:
            return match.trail[:place]
    return ()


def can_draw(match: Match, seat: Seat) -> bool:
    """Return whether `seat` may agree on a draw: two sides play, against no clock (G5R)."""
    if seat not in range(match.seats) or not match.actors or match.game.rules.alarm(match.state) is not None:
        return False
    return len(set(match.game.sides(match.seats))) == 2


def can_stop(match: Match, seat: Seat) -> bool:
    """Return whether `seat` may agree to stop: in every game, as long as the match goes on (G6R)."""
    return seat in range(match.seats) and bool(match.actors)
