"""The hourglass: time that a table allows for each decision or for a whole match, told from the log alone (G-TIME)."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import Annotated, Final, Literal, NamedTuple

import msgspec

from fives.core.game import CLOCK, NATURE, Seat
from fives.core.match import GO_ON, RESIGN, UNDO, WAIT, Event, Match, about_time, timed_out

GLANCE: Final = 2000  # milliseconds that cost nothing, while the board still shows what others and the dice did
SHORTEST, LONGEST = 1, 7200  # seconds


class TimeLimit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long a player may think: so many seconds for each decision, or for all those of a match."""

    per: Literal["move", "match"]
    seconds: Annotated[int, msgspec.Meta(ge=SHORTEST, le=LONGEST)]


@dataclass(frozen=True, slots=True)
class Sand:
    """One seat's time: how many milliseconds were left at the last event, and when it is up if it runs."""

    left: int
    until: int | None = None  # milliseconds since 1970
    out: bool = False  # it was up, so that a bot plays: for this decision, or for the rest of the match


def sands(match: Match, limit: TimeLimit, begun: int, people: Collection[Seat], taken: int = 0) -> dict[Seat, Sand]:
    """Return the time of each person in a match that began at `begun`, its first `taken` events those of another."""
    return {seat: _sand(match, limit, begun, seat, taken) for seat in people}


def waits(match: Match, taken: int = 0) -> bool:
    """Say whether the clocks stand still because nobody is there."""
    words = (event.move for event in reversed(match.log[taken:]) if event.actor == CLOCK)
    return next((word for word in words if word in (WAIT, GO_ON)), GO_ON) == WAIT


class _Span(NamedTuple):
    """What lies between two events, as one seat lives through it."""

    since: int
    decision: int | None  # the number of the event that asked for it; None: the seat's clock stands
    free: int  # milliseconds at its start that cost nothing
    end: Event | None  # None: it goes on


def _sand(match: Match, limit: TimeLimit, begun: int, seat: Seat, taken: int) -> Sand:
    used: dict[int, int] = {}  # by decision
    spans = list(_spans(match, begun, seat, taken))
    for span in spans:
        if span.end is not None and span.decision is not None and not (span.end.bot and span.end.actor == seat):
            cost = max(0, span.end.at - span.since - span.free)
            used[span.decision] = used.get(span.decision, 0) + cost
    now, whole = spans[-1], limit.per == "match"
    spent = sum(used.values()) if whole else used.get(now.decision, 0) if now.decision is not None else 0
    left = max(0, 1000 * limit.seconds - spent)
    if _is_out(match, seat, taken, whole):
        return Sand(0, out=True)
    return Sand(left, None if now.decision is None else now.since + now.free + left)


def _is_out(match: Match, seat: Seat, taken: int, whole: bool) -> bool:
    """Say whether the seat's time was up, and, if it is counted by moves, no move has followed."""
    mine = (event for event in reversed(match.log[taken:]) if event.actor == seat or timed_out(event) == seat)
    return any(timed_out(event) == seat and (whole or n == 0) for n, event in enumerate(mine))


def _spans(match: Match, begun: int, seat: Seat, taken: int) -> Iterator[_Span]:
    """Yield what the seat lives through from the beginning to now.

    A move taken back brings back the decision that led to it, with the time that was used for it; where several choose
    at once, what one of them does is no new decision for the others.
    """
    trail = _trail(match, taken)
    decisions = {trail[-1]: trail[-1]}  # by the event that stands
    runs, free, since = True, GLANCE, begun
    for n in range(taken, match.n + 1):
        asked = seat in match.game.rules.actors(match.states[n])
        end = match.log[n] if n < match.n else None
        yield _Span(since, decisions[trail[-1]] if asked and runs else None, free, end)
        if end is None:
            return
        free = max(0, free - (end.at - since)) if _goes_on(match, seat, end) else GLANCE * (end.actor != seat)
        since = end.at
        runs = end.move == GO_ON if end.actor == CLOCK and end.move in (WAIT, GO_ON) else runs
        if end.move == UNDO:
            trail.pop()
        elif _stays(end):
            decisions[end.n] = decisions[trail[-1]] if _goes_on(match, seat, end) else end.n
            trail.append(end.n)


def _trail(match: Match, n: int) -> list[int]:
    """Return the events up to number `n` that stand."""
    trail = [0]
    for event in match.log[:n]:
        if event.move == UNDO:
            trail.pop()
        elif _stays(event):
            trail.append(event.n)
    return trail


def _stays(event: Event) -> bool:
    """Say whether an event is part of the game, and no word of the match."""
    return event.move not in (UNDO, RESIGN) and not about_time(event)


def _goes_on(match: Match, seat: Seat, event: Event) -> bool:
    """Say whether an event is that of another who was asked at the same time."""
    actors = match.game.rules.actors
    asked = seat in actors(match.states[event.n - 1]) and seat in actors(match.states[event.n])
    return asked and event.actor not in (seat, NATURE) and (event.actor != CLOCK or timed_out(event) is not None)
