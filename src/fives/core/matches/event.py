"""An event: one line of a match's log, with its kind."""

from __future__ import annotations

from enum import Enum
from typing import Annotated, Final, TypeAlias

import msgspec
from msgspec import Meta

from fives.core.game import CLOCK, Seat

LARGEST: Final = 2**53 - 1  # whole number that every reader of JSON knows exactly
Number: TypeAlias = Annotated[int, Meta(ge=0, le=LARGEST)]
Actor: TypeAlias = Annotated[Seat, Meta(ge=CLOCK, le=99)]
MoveText: TypeAlias = Annotated[str, Meta(max_length=400)]


class Kind(Enum):
    """The kind of an event. Only `MOVE` belongs to the game; the others are about the match."""

    MOVE = "move"
    UNDO = "undo"  # a player takes back the last own move; nature (-1) takes back a throw of real dice
    TAKE_BACK = "take_back"  # the same further back, which the others have agreed to (G4R)
    RESIGN = "resign"  # G3R
    DRAW = "draw"  # which all have agreed to (G5R)
    STOP = "stop"  # the same: the match ends without a result (G6R)
    WAIT = "wait"  # no player is there: the players' time stands still (G-TIME)
    RESUME = "resume"  # the players' time runs again
    TIMEOUT = "timeout"  # the time of `actor` is up


class Event(msgspec.Struct, frozen=True, omit_defaults=True):
    """The `n`-th event: when (milliseconds since 1970), who, and, if it is a move of the game, the move as text."""

    n: Number
    at: Number
    actor: Actor
    move: MoveText = ""
    bot: bool = False  # a bot moved for the seat
    kind: Kind = Kind.MOVE


ABOUT_TIME: Final = frozenset({Kind.WAIT, Kind.RESUME, Kind.TIMEOUT})
OLD_WORDS: Final = {"undo": Kind.UNDO, "take_back": Kind.TAKE_BACK, "resign": Kind.RESIGN, "draw": Kind.DRAW}
OLD_CLOCK_WORDS: Final = {"wait": Kind.WAIT, "go_on": Kind.RESUME}
OLD_TIMEOUTS: Final = {f"timeout{seat}": seat for seat in range(8)}


def event_of_format_1(event: Event) -> Event:
    """Return an event of fives 1.0.0, where the move's text said what kind it is, with its kind."""
    n, at, actor, word, bot = event.n, event.at, event.actor, event.move, event.bot
    if word in OLD_WORDS:
        return Event(n, at, actor, bot=bot, kind=OLD_WORDS[word])
    if actor == CLOCK and word in OLD_CLOCK_WORDS:
        return Event(n, at, actor, bot=bot, kind=OLD_CLOCK_WORDS[word])
    if actor == CLOCK and word in OLD_TIMEOUTS:
        return Event(n, at, OLD_TIMEOUTS[word], bot=bot, kind=Kind.TIMEOUT)
    return event
