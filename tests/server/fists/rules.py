"""Every seat closes a fist around 1, 2 or 3; once all are closed they are shown, and the highest total wins."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Annotated

import msgspec

from fives.core.game import CLOCK, Alarm, Happening, Result
from fives.core.refusal import IllegalMove

CLOSED = -1
LATE = 0
ROUND = 2.5  # seconds, if there is a clock: a busy machine is not late


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rounds: Annotated[int, msgspec.Meta(ge=1, le=9)] = 3
    hurry: bool = False


@dataclass(frozen=True, slots=True)
class Fists:
    options: Options
    fists: tuple[int | None, ...]
    scores: tuple[int, ...]
    round: int = 1
    happened: tuple[Happening, ...] = ()


def start(seats, options, first=None):
    return Fists(options, (None,) * seats, (0,) * seats)


def actors(state):
    if state.round > state.options.rounds:
        return frozenset()
    waiting = {seat for seat, fist in enumerate(state.fists) if fist is None}
    return frozenset(waiting | ({CLOCK} if state.options.hurry else set()))


def moves(state, seat):
    return (1, 2, 3) if seat >= 0 and seat in actors(state) else ()


def chances(state):
    return {}


def draw(state, random):
    raise AssertionError("nature has nothing to do here")


def play(state, actor, move):
    if actor == CLOCK and actor in actors(state) and move == LATE:
        return _show(replace(state, fists=tuple(fist or LATE for fist in state.fists)))
    if move not in moves(state, actor):
        raise IllegalMove("FI1", seat=actor)
    fists = tuple(move if seat == actor else fist for seat, fist in enumerate(state.fists))
    closed = replace(state, fists=fists, happened=(Happening("fists-closed", {"seat": actor}),))
    return closed if None in fists else _show(closed)


def _show(state):
    scores = tuple(score + fist for score, fist in zip(state.scores, state.fists, strict=True))
    told = Happening("fists-shown", {"fists": list(state.fists)})
    return replace(state, fists=(None,) * len(scores), scores=scores, round=state.round + 1, happened=(told,))


def alarm(state):
    return Alarm(ROUND, LATE, running=state.round, fair="FI3") if CLOCK in actors(state) else None


def view(state, seat):
    seen = tuple(CLOSED if fist and other != seat else fist for other, fist in enumerate(state.fists))
    return replace(state, fists=seen)


def result(state):
    if actors(state):
        return None
    ranks = tuple(1 + sum(other > score for other in state.scores) for score in state.scores)
    return Result(ranks, state.scores, reason="highest", rule="FI2")


def starter(state):
    return None
