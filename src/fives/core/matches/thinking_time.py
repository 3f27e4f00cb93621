"""Thinking time: how long a player may think about a decision or in a whole match (G-TIME).

It is a fold over the log: the times after one event and the next event give the times after that.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Final, Literal

import msgspec

from fives.core.game import CLOCK, NATURE, Seat
from fives.core.matches.event import ABOUT_TIME, Event, Kind
from fives.core.refusal import IllegalMove

if TYPE_CHECKING:
    from fives.core.matches.match import Match

FREE_TIME: Final = 2000  # milliseconds that do not count, while the board still shows the last events
SHORTEST, LONGEST = 1, 7200  # seconds


class TimeLimit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long a player may think: so many seconds for each decision, or for all those of a match."""

    per: Literal["move", "match"]
    seconds: Annotated[int, msgspec.Meta(ge=SHORTEST, le=LONGEST)]


@dataclass(frozen=True, slots=True)
class TimeLeft:
    """One seat's time: how many milliseconds were left at the last event, and when it is up if it runs."""

    left: int
    until: int | None = None  # milliseconds since 1970
    out: bool = False  # it was up, so that a bot plays: for this decision, or for the rest of the match


@dataclass(frozen=True, slots=True)
class Person:
    """A person whose time is counted, with the seats on the same device that have to choose before."""

    seat: Seat
    ahead: tuple[Seat, ...] = ()

    def asked(self, actors: frozenset[Seat]) -> bool:
        """Return whether this person has to act when `actors` may."""
        return self.seat in actors and actors.isdisjoint(self.ahead)


def late_after(match: Match, event: Event) -> tuple[Seat, ...]:
    """Return who has lost by time after a timeout event; in games of more than two a bot plays on instead.

    Raise IllegalMove if the match is over, or the seat is not asked.
    """
    asked, seat = match.game.rules.actors(match.state), event.actor if event.kind is Kind.TIMEOUT else None
    agreed = match.drawn or match.stopped
    over = match.resigned is not None or agreed or not asked or (match.late and seat is None)
    known = event.actor == CLOCK if seat is None else seat in range(match.seats) and seat in asked
    if over or not known or seat in match.late:
        raise IllegalMove("G-TIME", move=event.kind.value)
    return (*match.late, seat) if seat is not None and match.seats == 2 else match.late


class Thinking(msgspec.Struct, frozen=True):
    """How long one seat has thought, up to the last event.

    A move taken back brings back the decision that led to it, with the time that was used for it; where several choose
    at once, what one of them does is no new decision for the others.
    """

    spent: int = 0  # milliseconds, in the whole match
    free: int = 0  # milliseconds after the last event that cost nothing
    out: bool = False  # time is up: for this decision, or for the rest of the match
    decisions: dict[int, int] = {}  # by the move that led to it, for all that can be taken back
    used: dict[int, int] = {}  # milliseconds by decision


class ThinkingTimes(msgspec.Struct, frozen=True):
    """How long all seats have thought, up to event `n`."""

    n: int
    at: int  # when that event was, or the match began
    runs: bool  # False: nobody is there, and all time stands still
    seats: tuple[Thinking, ...]


def start_times(match: Match, begun: int, taken: int = 0) -> ThinkingTimes:
    """Return the times when a match began at `begun`, its first `taken` events those of another."""
    first = Thinking(free=FREE_TIME, decisions={match.moments[taken]: taken})
    return ThinkingTimes(taken, begun, runs=True, seats=(first,) * match.seats)


def follow_times(
    times: ThinkingTimes, match: Match, limit: TimeLimit, people: Iterable[Person], upto: int | None = None
) -> ThinkingTimes:
    """Return the times after the events of `match` that followed, all of them or up to number `upto`."""
    known = {person.seat: person for person in people}
    persons = [known.get(seat, Person(seat)) for seat in range(match.seats)]
    kept = {step.n for step in match.trail}
    for n in range(times.n + 1, (match.n if upto is None else upto) + 1):
        seats = tuple(
            _think(thought, match, n, person, times, limit, kept)
            for thought, person in zip(times.seats, persons, strict=True)
        )
        event = match.log[n - 1]
        runs = event.kind is Kind.RESUME if event.kind in (Kind.WAIT, Kind.RESUME) else times.runs
        times = ThinkingTimes(n, event.at, runs, seats)
    return times


def _think(
    thought: Thinking, match: Match, n: int, person: Person, times: ThinkingTimes, limit: TimeLimit, kept: set[int]
) -> Thinking:
    """Return how long a seat has thought after event `n`, given how long before it."""
    event, actors = match.log[n - 1], match.game.rules.actors
    asked = person.asked(actors(match.states[n - 1]))
    decision = thought.decisions[match.moments[n - 1]]
    spent, used = thought.spent, thought.used
    if times.runs and asked and not (event.bot and event.actor == person.seat):
        cost = max(0, event.at - times.at - thought.free)
        spent, used = spent + cost, used | {decision: used.get(decision, 0) + cost}
    who = CLOCK if event.kind in ABOUT_TIME else event.actor
    others = who not in (person.seat, NATURE) and (who != CLOCK or event.kind is Kind.TIMEOUT)
    same = others and asked and person.asked(actors(match.states[n]))
    free = max(0, thought.free - (event.at - times.at)) if same else FREE_TIME * (who != person.seat)
    decisions = thought.decisions
    if match.moments[n] not in decisions:
        decisions = decisions | {match.moments[n]: decision if same else n}
    if n == match.n and len(decisions) > len(kept):
        decisions = {move: each for move, each in decisions.items() if move in kept}
        used = {each: used[each] for each in decisions.values() if each in used}
    return Thinking(spent, free, _is_out(thought, event, person.seat, limit), decisions, used)


def _is_out(thought: Thinking, event: Event, seat: Seat, limit: TimeLimit) -> bool:
    """Return whether the seat's time is up, and, if it is counted by moves, no move has followed."""
    if event.actor != seat:
        return thought.out
    return event.kind is Kind.TIMEOUT or (thought.out and limit.per == "match")


def time_left_of(times: ThinkingTimes, match: Match, limit: TimeLimit, person: Person) -> TimeLeft:
    """Return the time that a person has left after the event up to which `times` are known."""
    thought = times.seats[person.seat]
    if thought.out:
        return TimeLeft(0, out=True)
    asked = times.runs and person.asked(match.game.rules.actors(match.states[times.n]))
    now = thought.used.get(thought.decisions[match.moments[times.n]], 0) if asked else 0
    left = max(0, 1000 * limit.seconds - (thought.spent if limit.per == "match" else now))
    return TimeLeft(left, times.at + thought.free + left if asked else None)


def times_left(
    match: Match, limit: TimeLimit, begun: int, people: Iterable[Person], taken: int = 0
) -> dict[Seat, TimeLeft]:
    """Return the time of each person in a match whose whole log is known; see `start_times`."""
    known = tuple(people)
    times = follow_times(start_times(match, begun, taken), match, limit, known)
    return {person.seat: time_left_of(times, match, limit, person) for person in known}
