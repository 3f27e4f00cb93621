"""Moves at a table: from its state and a move to its next state."""

from __future__ import annotations

from collections.abc import Iterable

from fives.core.game import CLOCK, Seat
from fives.core.matches.event import Event, Kind
from fives.core.matches.match import Match
from fives.core.matches.referee import advance, call
from fives.table.state import TableState, with_match, with_what_follows


def move(state: TableState, seat: Seat, text: str, at: int, bot: bool = False) -> TableState:
    """Return the state after a move of the game and all that follows by itself."""
    assert state.match is not None
    return _after(state, advance(state.match, seat, text, state.dice, at, bot), at)


def add_event(state: TableState, seat: Seat, kind: Kind, at: int) -> TableState:
    """Return the state after an event that is no move of the game, as a resignation, and all that follows."""
    assert state.match is not None
    return _after(state, call(state.match, seat, kind, state.dice, at), at)


def _after(state: TableState, match: Match, at: int) -> TableState:
    after = with_what_follows(with_match(state, match), at)
    if after.data.question is None or (after.asked and after.asked.stands_after(match.log[state.n :])):
        return after
    return after.with_data(question=None)  # a move withdraws or answers the question


def play_clock_move(state: TableState, at: int) -> TableState:
    """Return the state after the clock's move."""
    assert state.match is not None
    alarm = state.game.rules.alarm(state.match.state)
    assert alarm is not None
    return move(state, CLOCK, state.game.notation.write_move(alarm.move), at)


def time_up(state: TableState, seats: Iterable[Seat], at: int) -> TableState:
    """Return the state after the time of these seats is up (G-TIME)."""
    for seat in seats:
        state = _by_time(state, seat, Kind.TIMEOUT, at)
    return with_what_follows(state, at)


def wait_or_resume(state: TableState, at: int) -> TableState:
    """Return the state with the players' time state still, or running again (G-TIME)."""
    return with_what_follows(_by_time(state, CLOCK, Kind.RESUME if state.waits else Kind.WAIT, at), at)


def _by_time(state: TableState, actor: Seat, kind: Kind, at: int) -> TableState:
    assert state.match is not None
    return with_match(state, state.match.then(Event(state.n + 1, at, actor, kind=kind)))
