"""The bodies of HTTP calls and their answers. The page's types are made from them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from fives.core.game import Box, Happening, Level, Result
from fives.core.matches.event import Actor, Number
from fives.core.matches.thinking_time import TimeLimit
from fives.core.options import Choice
from fives.core.records.verify_record import Verification
from fives.core.refusal import Param
from fives.core.solver import Evaluation
from fives.table.messages import (
    Hand,
    Heir,
    Name,
    News,
    Phase,
    SeatInfo,
    Signalled,
    Snapshot,
    TableInfo,
    TableNews,
    Told,
    You,
)


class GameInfo(msgspec.Struct, frozen=True):
    """A game on the shelf."""

    id: str
    box: Box
    by: str  # who invented it
    seats: tuple[int, int]
    counts: dict[str, tuple[int, ...]]  # how many may play, by `option=value` where it differs; "": otherwise
    minutes: int
    age: int | None
    hidden: bool
    shared: bool  # whether one device can be passed around
    options: tuple[Choice, ...]
    levels: tuple[Level, ...]
    solved: bool
    timed: bool  # whether it has its own clock, so that a table adds none
    daily: bool  # whether it has a puzzle of the day
    dice: bool  # whether people can throw real dice
    low: bool  # whether fewer points are better, for one player alone


Animal = Literal[
    "cat",
    "rabbit",
    "bear",
    "octopus",
    "elephant",
    "frog",
    "turtle",
    "fish",
    "whale",
    "bird",
    "butterfly",
    "camel",
]
Colour = Literal["red", "blue", "gold", "purple", "green", "pink"]


class WantedEmblem(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The animal and the colour that a person has chosen; at the table they get the nearest that nobody else has."""

    animal: Animal
    colour: Colour


class NewSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of a new table: mine (on this device), a bot's, or open to a guest."""

    kind: Literal["mine", "bot", "open"]
    name: Annotated[str, msgspec.Meta(max_length=24)] = ""
    level: Annotated[str, msgspec.Meta(max_length=24)] = ""
    emblem: WantedEmblem | None = None  # of a seat that is mine


class Moment(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A moment of a match that is over: after event `n` of a table's match, or of a record that was opened."""

    code: Annotated[str, msgspec.Meta(max_length=12)]
    epoch: Annotated[int, msgspec.Meta(ge=1, le=10**9)]
    n: Number
    record: Annotated[str, msgspec.Meta(max_length=32)] = ""  # the id of the record; then `code` and `epoch` are unused


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A host's request for a new table.

    `first` begins if the option `start` is `host`. A puzzle of the day (`daily`) has its own options.
    """

    game: Annotated[str, msgspec.Meta(max_length=40)]
    seats: Annotated[tuple[NewSeat, ...], msgspec.Meta(min_length=1, max_length=8)]
    options: dict[str, Any] = {}
    first: Actor | None = None
    after: Moment | None = None  # play on from here: the game and the options are those of that match
    listed: bool = True  # on the shelf, as long as it waits for guests
    daily: Annotated[str, msgspec.Meta(max_length=40)] | None = None  # the day whose puzzle it is, `2026-11-16`
    time: TimeLimit | None = None  # how long a player may think; not where the game has its own clock, nor alone
    by_hand: bool = False  # people throw real dice and tap what fell
    grows: bool = False  # guests who find no free seat add one, up to the most that the game allows
    tables: Annotated[int, msgspec.Meta(ge=1, le=12)] = 1  # so many with the same dice; `mine` is at the first


class NextGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Another game for the people of a table, as its host asks for it: like a new table, but with the same people."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    options: dict[str, Any] = {}
    first: Actor | None = None
    listed: bool | None = None  # None: as this table is
    time: TimeLimit | None = None
    by_hand: bool = False


class LogPage(msgspec.Struct, frozen=True):
    """A page of a match's log: older events than those that a snapshot tells."""

    log: tuple[Told, ...]


class HouseInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """Settings of this server that concern every table."""

    lists: bool  # tables that wait for guests, on the shelf
    alone: bool = False  # it is one device, without a server: no guest can come
    shelf: bool = False  # it offers the shelf that a device can keep, under `/shelf/`


class OpenTable(msgspec.Struct, frozen=True):
    """A table that waits for guests, as the shelf lists it."""

    code: str
    game: str
    host: str  # the host's name, "" if they do not play or gave none
    free: int  # how many guests may sit down


class TableBeside(msgspec.Struct, frozen=True):
    """One of several tables with the same dice: who plays there, and how they ended the match that is compared."""

    code: str
    phase: Phase
    epoch: int
    seats: tuple[SeatInfo, ...]  # of that match if it is over, else as they are now
    result: Result | None  # None: that table has not ended the match
    url: str  # what a guest opens


class Beside(msgspec.Struct, frozen=True):
    """All tables with the same dice, compared by one match."""

    epoch: int
    tables: tuple[TableBeside, ...]


class SitDown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A guest takes a free seat: the one asked for, the one that `heir` hands over, or the first."""

    name: Name = ""
    seat: Actor | None = None
    heir: Heir | None = None
    emblem: WantedEmblem | None = None  # None: that of the seat


class Seated(msgspec.Struct, frozen=True):
    """The answer to a new table and to sitting down. The token stands for the seat."""

    table: TableInfo
    token: str
    you: You


class Looked(msgspec.Struct, frozen=True):
    """A look back at one moment of a match that is over: what a seat saw and might have played, and its worth."""

    hand: Hand
    hint: Evaluation | None  # None: the seat had nothing to decide
    in_air: bool = False  # after a move: whether dice are in the air


class Scene(msgspec.Struct, frozen=True):
    """One thing that is seen to happen in a lesson, and what the learner sees then."""

    log: tuple[Told, ...]  # empty: the position it begins with
    hand: Hand


class Task(msgspec.Struct, frozen=True):
    """A step of a lesson: what is shown before the learner is asked; its words are texts of the game."""

    name: str
    rule: str
    seats: int
    shown: tuple[Scene, ...]
    right: str  # a right move
    drawn: Literal["", "before", "after"]  # beside the rules: where the learner is asked, or where that leads
    example: Hand | None


class Lesson(msgspec.Struct, frozen=True):
    """The lesson of a game."""

    game: str
    tasks: tuple[Task, ...]
    numbers: dict[str, Any] = {}  # of the rules, that the board draws by


class Tried(msgspec.Struct, frozen=True):
    """The answer to a move of the learner: is it right and what is seen to happen then, or why it is not allowed."""

    right: bool
    shown: tuple[Scene, ...] = ()
    refused: Problem | None = None


class Opened(msgspec.Struct, frozen=True):
    """A record that was opened: replayed by the rules, and what checking it found."""

    id: str  # asks for its moments
    table: TableInfo  # as the record tells it
    at: int  # when the match began, as the record says; 0 if it is empty
    result: Result | None
    log: tuple[Told, ...]
    found: Verification


class Shown(msgspec.Struct, frozen=True):
    """One moment of an opened record: what a seat (None: a spectator) saw, and what had just happened."""

    hand: Hand
    happened: tuple[Happening, ...]


class Wifi(msgspec.Struct, frozen=True):
    """The network of the room and the code by which a phone joins it, as SVG; both empty if guests need none."""

    name: str
    code: str


class Underway(msgspec.Struct, frozen=True):
    """How much of a review is done, from 0 to 1."""

    done: float


class Events(msgspec.Struct, frozen=True):
    """The long-poll answer: the same messages a socket would have sent, and the version to ask with next."""

    messages: tuple[Snapshot | News | TableNews | Signalled, ...]
    version: int


class Problem(msgspec.Struct, frozen=True):
    """An HTTP error: the same fields as a refusal."""

    code: str
    rule: str
    params: dict[str, Param]
