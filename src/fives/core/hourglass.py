"""The hourglass: time that a table allows for each decision or for a whole match, told from the log alone (G-TIME)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Annotated, Final, Literal, NamedTuple

import msgspec

from fives.core.game import CLOCK, NATURE, Seat
from fives.core.match import GO_ON, WAIT, Event, Match, timed_out

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


@dataclass(frozen=True, slots=True)
class Person:
    """Who is timed: a seat, and those on the same device who have to choose before it."""

    seat: Seat
    ahead: tuple[Seat, ...] = ()

    def asked(self, match: Match, n: int) -> bool:
        """Say whether it is on this person to act after event `n`."""
        actors = match.game.rules.actors(match.states[n])
        return self.seat in actors and actors.isdisjoint(self.ahead)

    def thinks_on(self, match: Match, event: Event) -> bool:
        """Say whether an event is that of another who was asked at the same time."""
        others = event.actor not in (self.seat, NATURE) and (event.actor != CLOCK or timed_out(event) is not None)
        return others and self.asked(match, event.n - 1) and self.asked(match, event.n)


def sands(match: Match, limit: TimeLimit, begun: int, people: Iterable[Person], taken: int = 0) -> dict[Seat, Sand]:
    """Return the time of each person in a match that began at `begun`, its first `taken` events those of another."""
    return {person.seat: _sand(match, limit, begun, person, taken) for person in people}


def waits(match: Match, taken: int = 0) -> bool:
    """Say whether the clocks stand still because nobody is there."""
    words = (event.move for event in reversed(match.log[taken:]) if event.actor == CLOCK)
    return next((word for word in words if word in (WAIT, GO_ON)), GO_ON) == WAIT


class _Span(NamedTuple):
    """What lies between two events, as one person lives through it."""

    since: int
    decision: int | None  # the number of the event that asked for it; None: the seat's clock stands
    free: int  # milliseconds at its start that cost nothing
    end: Event | None  # None: it goes on


def _sand(match: Match, limit: TimeLimit, begun: int, person: Person, taken: int) -> Sand:
    used: dict[int, int] = {}  # by decision
    spans = list(_spans(match, begun, person, taken))
    for span in spans:
        if span.end is not None and span.decision is not None and not (span.end.bot and span.end.actor == person.seat):
            cost = max(0, span.end.at - span.since - span.free)
            used[span.decision] = used.get(span.decision, 0) + cost
    now, whole = spans[-1], limit.per == "match"
    spent = sum(used.values()) if whole else used.get(now.decision, 0) if now.decision is not None else 0
    left = max(0, 1000 * limit.seconds - spent)
    if _is_out(match, person.seat, taken, whole):
        return Sand(0, out=True)
    return Sand(left, None if now.decision is None else now.since + now.free + left)


def _is_out(match: Match, seat: Seat, taken: int, whole: bool) -> bool:
    """Say whether the seat's time was up, and, if it is counted by moves, no move has followed."""
    mine = (event for event in reversed(match.log[taken:]) if event.actor == seat or timed_out(event) == seat)
    return any(timed_out(event) == seat and (whole or n == 0) for n, event in enumerate(mine))


def _spans(match: Match, begun: int, person: Person, taken: int) -> Iterator[_Span]:
    """Yield what a person lives through from the beginning to now.

    A move taken back brings back the very state that led to it, and so the decision with the time that was used for
    it; a word of the match leaves the state as it is; where several choose at once, what one of them does is no new
    decision for the others.
    """
    decisions = {id(match.states[taken]): taken}  # by state
    runs, free, since = True, GLANCE, begun
    for n in range(taken, match.n + 1):
        end = match.log[n] if n < match.n else None
        decision = decisions[id(match.states[n])]
        yield _Span(since, decision if runs and person.asked(match, n) else None, free, end)
        if end is None:
            return
        same = person.thinks_on(match, end)
        free = max(0, free - (end.at - since)) if same else GLANCE * (end.actor != person.seat)
        since = end.at
        runs = end.move == GO_ON if end.actor == CLOCK and end.move in (WAIT, GO_ON) else runs
        decisions.setdefault(id(match.states[end.n]), decision if same else end.n)
