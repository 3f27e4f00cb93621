"""Moves at a table: from its standing and a move to its next standing."""

from __future__ import annotations

from collections.abc import Iterable

from fives.core.event import Event, Kind
from fives.core.game import CLOCK, Seat
from fives.core.match import Match
from fives.core.referee import advance, call
from fives.server.standing import Standing, settled, with_match


def move(standing: Standing, seat: Seat, text: str, at: int, bot: bool = False) -> Standing:
    """Return the standing after a move of the game and all that follows by itself."""
    assert standing.match is not None
    return _after(standing, advance(standing.match, seat, text, standing.dice, at, bot), at)


def call_out(standing: Standing, seat: Seat, kind: Kind, at: int) -> Standing:
    """Return the standing after an event that is no move of the game, as a resignation, and all that follows."""
    assert standing.match is not None
    return _after(standing, call(standing.match, seat, kind, standing.dice, at), at)


def _after(standing: Standing, match: Match, at: int) -> Standing:
    after = settled(with_match(standing, match), at)
    if after.data.question is None or (after.asked and after.asked.stands_after(match.log[standing.n :])):
        return after
    return after.with_data(question=None)  # a move withdraws or answers it


def strike(standing: Standing, at: int) -> Standing:
    """Return the standing after the clock's move."""
    assert standing.match is not None
    alarm = standing.game.rules.alarm(standing.match.state)
    assert alarm is not None
    return move(standing, CLOCK, standing.game.notation.write_move(alarm.move), at)


def time_up(standing: Standing, seats: Iterable[Seat], at: int) -> Standing:
    """Return the standing after the time of these seats is up (G-TIME)."""
    for seat in seats:
        standing = _by_time(standing, seat, Kind.TIMEOUT, at)
    return settled(standing, at)


def wait_or_resume(standing: Standing, at: int) -> Standing:
    """Return the standing with the players' time standing still, or running again (G-TIME)."""
    return settled(_by_time(standing, CLOCK, Kind.RESUME if standing.waits else Kind.WAIT, at), at)


def _by_time(standing: Standing, actor: Seat, kind: Kind, at: int) -> Standing:
    assert standing.match is not None
    return with_match(standing, standing.match.then(Event(standing.n + 1, at, actor, kind=kind)))
