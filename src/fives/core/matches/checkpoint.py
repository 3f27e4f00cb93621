"""A checkpoint: a match after one of its events as bytes, so that its log is not replayed from the beginning."""

from __future__ import annotations

import inspect
import sys
from functools import cache
from typing import Any
from zlib import crc32

import msgspec
from msgspec.structs import replace

from fives.core.chance.throw_numbers import Throws
from fives.core.game import Seat
from fives.core.matches.append_only_history import History
from fives.core.matches.event import Event
from fives.core.matches.match import Match, Step
from fives.core.matches.thinking_time import ThinkingTimes


class _Checkpoint(msgspec.Struct, frozen=True, omit_defaults=True):
    """The content: the first move that can be taken back, with its state; the moves after it are played again."""

    release: str  # of fives and of the source of the rules; another release does not read it
    version: int  # of the rules
    n: int
    at: int
    first: Event | None
    first_state: msgspec.Raw
    first_mover: Seat | None
    steps: tuple[Event, ...]
    asked_since: tuple[int, ...]
    resigned: Seat | None = None
    late: tuple[Seat, ...] = ()
    drawn: bool = False
    stopped: bool = False
    wound: Event | None = None
    undone: int = 0
    throws: Throws = ()
    actor: Seat | None = None
    times: ThinkingTimes | None = None


def write_checkpoint(match: Match, times: ThinkingTimes | None) -> bytes:
    """Return a match and its players' time as bytes; b"" if its states cannot be written and read again."""
    first, *rest = match.trail
    try:
        state = msgspec.json.encode(first.state)
        if msgspec.json.decode(state, type=type(first.state)) != first.state:
            return b""
    except (TypeError, OverflowError, msgspec.MsgspecError):
        return b""
    saved = _Checkpoint(
        release=_release(type(first.state)),
        version=match.game.version,
        n=match.n,
        at=match.at,
        first=first.event,
        first_state=msgspec.Raw(state),
        first_mover=first.mover,
        steps=tuple(step.event for step in rest if step.event),
        asked_since=match.asked_since,
        resigned=match.resigned,
        late=match.late,
        drawn=match.drawn,
        stopped=match.stopped,
        wound=match.wound,
        undone=match.undone,
        throws=match.throws,
        actor=match.actor,
        times=times,
    )
    return msgspec.json.encode(saved)


def read_checkpoint(data: bytes, empty: Match) -> tuple[Match, ThinkingTimes | None] | None:
    """Return the match in `data`, given how it began, and its players' time; None if another release has written it."""
    try:
        saved = msgspec.json.decode(data, type=_Checkpoint)
        if (saved.release, saved.version) != (_release(type(empty.state)), empty.game.version):
            return None
        state = msgspec.json.decode(saved.first_state, type=type(empty.state))
    except msgspec.MsgspecError:
        return None
    trail = [Step(saved.first, state, saved.first_mover)]
    for event in saved.steps:
        trail.append(_next(empty, trail[-1], event))
    match = replace(
        empty,
        log=History(start=saved.n),
        states=History((trail[-1].state,), start=saved.n),
        moments=History((trail[-1].n,), start=saved.n),
        trail=tuple(trail),
        asked_since=saved.asked_since,
        resigned=saved.resigned,
        late=saved.late,
        drawn=saved.drawn,
        stopped=saved.stopped,
        wound=saved.wound,
        undone=saved.undone,
        throws=saved.throws,
        actor=saved.actor,
        at=saved.at,
    )
    return match, saved.times


def _next(empty: Match, before: Step, event: Event) -> Step:
    game, actor = empty.game, event.actor
    state: Any = game.rules.play(before.state, actor, game.notation.read_move(event.move))
    return Step(event, state, actor if actor >= 0 else before.mover)


def _release(state: type) -> str:
    from fives import __version__  # imported here: fives itself imports the core

    return f"{__version__}+{_written(state)}"


@cache
def _written(state: type) -> str:
    """Return a short name of the source in which a kind of state is defined; it changes with the source."""
    try:
        return f"{crc32(inspect.getsource(sys.modules[state.__module__]).encode()):08x}"
    except (OSError, TypeError):
        return "unknown"
