"""The review of a match: what each decision gave away (skill), and how chance changed the values (luck)."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from math import fsum
from typing import NamedTuple

import msgspec

from fives.core.catalogue import find_solver
from fives.core.game import CLOCK, Happening, Seat
from fives.core.matches.event import Event, Kind
from fives.core.matches.match import Match
from fives.core.refusal import Refusal
from fives.core.solver import Evaluation, Valued


class NoReview(Refusal):
    """The game has no solver, so its moves cannot be judged."""

    code = "no_review"


class Decision(msgspec.Struct, frozen=True):
    """One move of a seat, compared with the best one: `loss` is the value given away, `why` speaks for the best.

    To resign, to agree on a draw or to run out of time (`kind`) is a decision, too; its `move` is empty.
    """

    n: int
    seat: Seat
    move: str
    best: str
    loss: float
    why: Happening | None = None
    kind: Kind = Kind.MOVE
    played: Happening | None = None  # what the move does, to be told in a sentence
    better: Happening | None = None  # what the best move would have done


class Review(msgspec.Struct, frozen=True):
    """A match in values: `values[n][seat]` after event n.

    For each seat start + luck - given + gained = outcome. Moves taken back count for nothing. A decision is judged by
    what its seat could know; where choices are secret, what their meeting moved beyond that is luck. Where values are
    estimates, luck is also what they changed their mind by.
    """

    unit: str
    exact: bool
    values: tuple[tuple[float, ...], ...]
    decisions: tuple[Decision, ...]
    luck: tuple[float, ...]
    given: tuple[float, ...]  # by seat: value its own decisions gave away
    gained: tuple[float, ...]  # by seat: value the others' decisions gave to it


class _Step(NamedTuple):
    """An event that was not taken back, how each seat was judged before it, and how it moved their values."""

    event: Event
    before: list[Evaluation]
    change: list[float]

    @property
    def given(self) -> float:
        """Return what the actor's decision gave away: its worth before anything secret was shown, against the best."""
        moves = self.before[self.event.actor].moves
        played = self.event.move if self.event.kind is Kind.MOVE else None
        worth = next((valued.value for valued in moves if valued.move == played), None)
        return -self.change[self.event.actor] if worth is None else moves[0].value - worth

    def luck(self, seat: Seat) -> float:
        """Return what this event moved for `seat` that nobody decided; what the actor wins by it the others lose."""
        actor = self.event.actor
        if actor < 0:
            return self.change[seat]
        met = self.change[actor] + self.given
        return met if seat == actor else -met / (len(self.change) - 1)


def review(match: Match, told: Callable[[float], None] = lambda done: None) -> Review:
    """Return the review of a match so far, or raise NoReview; `told` is called with how much is done, from 0 to 1."""
    solver = find_solver(match.game)
    if solver is None:
        raise NoReview(game=match.game.id)
    seats = range(match.seats)
    judged = []
    for n, state in enumerate(match.states):
        told(n / len(match.states))
        judged.append([solver.evaluate(state, seat) for seat in seats])
    values = [tuple(each.value for each in row) for row in judged]
    unit = judged[0][0].unit
    lost = match.losers
    if _counts_end(match, unit):
        shared = match.drawn or len(lost) > 1
        values[-1] = tuple(0.5 if shared else float(seat not in lost) for seat in seats)
    steps = [
        _step(_ending(match, n), judged[before], [values[n][seat] - values[before][seat] for seat in seats])
        for before, n in pairwise(_counted(match, unit))
    ]
    return Review(
        unit=unit,
        exact=all(each.exact for row in judged for each in row),
        values=tuple(values),
        decisions=tuple(_told(match, decision) for step in steps if (decision := _decision(step))),
        luck=tuple(fsum(step.luck(seat) for step in steps) for seat in seats),
        given=tuple(fsum(step.given for step in steps if step.event.actor == seat) for seat in seats),
        gained=tuple(
            fsum(step.change[seat] - step.luck(seat) for step in steps if 0 <= step.event.actor != seat)
            for seat in seats
        ),
    )


def _step(event: Event, before: list[Evaluation], change: list[float]) -> _Step:
    """Return what an event did; a draw that was agreed is the decision of the player who was better off without it."""
    if event.kind is Kind.DRAW:
        event = msgspec.structs.replace(event, actor=change.index(min(change)))
    return _Step(event, before, change)


def _counts_end(match: Match, unit: str) -> bool:
    """Return whether a draw, a game given up or one lost on time moved the value.

    Where points are counted, these cost none. A match that was stopped (G6R) keeps the value it had.
    """
    return match.ended and not match.stopped and unit != "points"


def _counted(match: Match, unit: str) -> tuple[int, ...]:
    """Return the numbers of the events that count: those not taken back, and an end that moved the value."""
    kept = _not_taken_back(match)
    return (*kept, match.n) if _counts_end(match, unit) else kept


def _not_taken_back(match: Match) -> tuple[int, ...]:
    """Return the numbers of the moves that were not taken back, after 0 for the beginning."""
    kept = [0]
    for event, led in zip(match.log, match.moments[1:], strict=True):
        if event.kind is Kind.MOVE:
            kept.append(event.n)
        while kept[-1] > led:
            kept.pop()
    return tuple(kept)


def _ending(match: Match, n: int) -> Event:
    """Return event `n`; where both were late, the last is the clock's doing, not that of a player."""
    event = match.log[n - 1]
    both_late = event.kind is Kind.TIMEOUT and len(match.late) != 1
    return msgspec.structs.replace(event, actor=CLOCK) if both_late else event


def _decision(step: _Step) -> Decision | None:
    """Return the decision of a step; None if nobody had a choice.

    To resign or to be late is always one, and a draw if it cost something.
    """
    event, seat = step.event, step.event.actor
    if seat < 0 or (len(step.before[seat].moves) < 2 and event.kind not in (Kind.RESIGN, Kind.TIMEOUT, Kind.DRAW)):
        return None
    if event.kind is Kind.DRAW and step.given <= 0:
        return None
    best = next(iter(step.before[seat].moves), Valued("", 0.0))  # a player may resign out of turn
    # a rounding error is no gain
    return Decision(event.n, seat, event.move, best.move, max(0.0, step.given), best.why, event.kind)


def _told(match: Match, decision: Decision) -> Decision:
    """Return a decision with what its move does, and what the best one would have done, as its seat would see it."""
    if decision.kind is not Kind.MOVE:
        return decision
    game, before, seat = match.game, match.states[decision.n - 1], decision.seat

    def does(move: str) -> Happening | None:
        after = game.rules.play(before, seat, game.notation.read_move(move))
        happened = game.rules.view(after, seat).happened
        return happened[0] if happened else None

    return msgspec.structs.replace(decision, played=does(decision.move), better=does(decision.best))
