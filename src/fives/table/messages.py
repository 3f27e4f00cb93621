"""The messages of a socket: one tagged union for each direction. The page's types are made from them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from fives.core.game import Happening, Result
from fives.core.matches.event import LARGEST, Actor, Kind, MoveText, Number
from fives.core.matches.thinking_time import TimeLimit
from fives.core.records.record import Emblem, Epoch, Newcomer, Player
from fives.core.refusal import Param

Name = Annotated[str, msgspec.Meta(max_length=24)]  # empty: each reader's language calls the seat by its number
Seen = Annotated[int, msgspec.Meta(ge=-1, le=LARGEST)]  # the number of an event, -1: none yet
CommandId = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Seed = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{32}$")]
Heir = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{32}$")]  # made by the device that hands a seat over
Consent = Literal["take_back", "draw", "stop"]
Sign = Literal["wave", "thumb", "laugh", "think", "oops", "hurry", "thanks", "good_game"]
Phase = Literal["gathering", "playing", "over"]
Notice = Literal["", "rules_changed"]  # a newer fives has other rules for the game whose match was running


# From the phone to the server


class Hello(msgspec.Struct, tag="hello", tag_field="type", frozen=True):
    """The first frame of a socket: who I am (no token: a spectator) and what I have seen."""

    token: Annotated[str, msgspec.Meta(max_length=200)] = ""
    epoch: Epoch = 0
    seen: Seen = -1  # number of the last event on the screen, -1: nothing yet


class Ready(msgspec.Struct, tag="ready", tag_field="type", frozen=True):
    """The holder's seats want to play (again) and add their random bytes to the sealed dice.

    With `waits` they only add the bytes: where the table asks (`TableInfo.asks`), the person has not agreed yet.
    """

    id: CommandId
    seed: Seed
    waits: bool = False


class Play(msgspec.Struct, tag="play", tag_field="type", frozen=True):
    """A move; refused if `seen` is not the newest event. Where people throw real dice, seat -1 plays what fell."""

    id: CommandId
    seat: Actor
    move: MoveText
    epoch: Epoch
    seen: Seen


class Undo(msgspec.Struct, tag="undo", tag_field="type", frozen=True):
    """The seat takes its last move back inside its turn; seat -1 a throw of real dice that was mistyped."""

    id: CommandId
    seat: Actor
    epoch: Epoch
    seen: Seen


class Resign(msgspec.Struct, tag="resign", tag_field="type", frozen=True):
    """The seat gives the match up; no event makes that too late."""

    id: CommandId
    seat: Actor
    epoch: Epoch


class Delete(msgspec.Struct, tag="delete", tag_field="type", frozen=True):
    """The host deletes the table, now, with all its matches; everybody at it is told `bye`."""

    id: CommandId


class ForgetName(msgspec.Struct, tag="forget_name", tag_field="type", frozen=True):
    """The host takes the name of everybody who had this seat out of the record of a match that is over."""

    id: CommandId
    epoch: Epoch
    seat: Actor


class Seating(msgspec.Struct, tag="seating", tag_field="type", frozen=True):
    """The host puts a bot on a free seat, or frees a bot's seat, before the match."""

    id: CommandId
    seat: Actor
    level: Annotated[str, msgspec.Meta(max_length=24)] | None  # None: free the seat


class AddSeat(msgspec.Struct, tag="add_seat", tag_field="type", frozen=True):
    """The host adds a seat in the waiting room, for a guest or a bot."""

    id: CommandId
    level: Annotated[str, msgspec.Meta(max_length=24)] | None = None  # of the bot; None: a free seat


class RemoveSeat(msgspec.Struct, tag="remove_seat", tag_field="type", frozen=True):
    """The host takes a seat without a person away in the waiting room."""

    id: CommandId
    seat: Actor


class ChangeSeat(msgspec.Struct, tag="change_seat", tag_field="type", frozen=True):
    """Two seats are exchanged in the waiting room: a person moves to a seat without one; the host moves anybody."""

    id: CommandId
    seat: Actor
    to: Actor


class Start(msgspec.Struct, tag="start", tag_field="type", frozen=True):
    """The host starts the match with the people and bots who sit there now; free seats are taken away."""

    id: CommandId


class Leave(msgspec.Struct, tag="leave", tag_field="type", frozen=True):
    """Goodbye: the holder's seats are free before a match; during one a bot plays there until somebody takes them."""

    id: CommandId


class HandOver(msgspec.Struct, tag="hand_over", tag_field="type", frozen=True):
    """A guest with `heir` may take this seat over, once, also during a match; None takes that back."""

    id: CommandId
    seat: Actor
    heir: Heir | None


class Lock(msgspec.Struct, tag="lock", tag_field="type", frozen=True):
    """The host locks the table, so that no more guests sit down, or opens it again."""

    id: CommandId
    locked: bool


class Remove(msgspec.Struct, tag="remove", tag_field="type", frozen=True):
    """The host takes the seat of a guest away: it is free, and during a match a bot plays there until it is taken."""

    id: CommandId
    seat: Actor


class BecomeHost(msgspec.Struct, tag="become_host", tag_field="type", frozen=True):
    """Somebody who sits at the table takes over the role of a host who is gone, once their time to come back is up."""

    id: CommandId


class Ask(msgspec.Struct, tag="ask", tag_field="type", frozen=True):
    """A player asks the others to take a move back, to draw or to stop; it happens once all other people agree."""

    id: CommandId
    kind: Consent
    seat: Actor
    epoch: Epoch
    seen: Seen


class Reply(msgspec.Struct, tag="reply", tag_field="type", frozen=True):
    """Yes or no to the question that was asked after event `n`; the player who asked withdraws it with no."""

    id: CommandId
    kind: Consent
    n: Number
    yes: bool


class Signal(msgspec.Struct, tag="signal", tag_field="type", frozen=True):
    """A pictogram that everyone at the table sees at this seat for a moment; nothing is stored."""

    id: CommandId
    seat: Actor
    sign: Sign


class Ping(msgspec.Struct, tag="ping", tag_field="type", frozen=True):
    """Are you there? Sent every three seconds.

    It returns the time of the last pong, and how many milliseconds ago that arrived. From this the server works out
    how long messages take.
    """

    at: Annotated[float, msgspec.Meta(ge=-LARGEST, le=LARGEST)]
    heard: Number | None = None
    held: Annotated[float, msgspec.Meta(ge=0, le=LARGEST)] = 0


Turn = Play | Undo | Resign  # what a seat does in its match
Seats = Seating | AddSeat | RemoveSeat | ChangeSeat | Start  # what is done in the waiting room
Deed = Turn | Ready | Seats | Leave | HandOver | Lock | Remove | BecomeHost | Ask | Reply  # they change the table
Command = Deed | Signal | Delete | ForgetName
FromClient = Hello | Ping | Command


# From the server to the phone


class SeatInfo(msgspec.Struct, frozen=True):
    """One place at the table, as everybody sees it."""

    kind: Literal["open", "person", "bot"]
    name: str = ""
    level: str = ""
    here: bool = False  # a socket of this seat is open
    ready: bool = False
    host: bool = False  # its person may lock the table, remove guests and seat bots
    left: bool = False  # its person said goodbye during the match, or was removed: a guest may take it
    stand_in: int | None = None  # milliseconds until a bot plays for its person, 0: it does; None: it will not
    emblem: Emblem | None = None  # what its person or bot is recognised by, unlike all others here; None: nobody's


class QuestionInfo(msgspec.Struct, frozen=True):
    """A question of one player to the others."""

    kind: Consent
    seat: int
    n: int  # after which event
    waiting: tuple[int, ...]  # seats whose people have not answered
    declined: bool  # somebody has said no
    left: int  # for how many milliseconds it can still be answered


class Onward(msgspec.Struct, frozen=True):
    """The table to which everyone has gone on from this one, with the same tokens, and its game."""

    code: str
    game: str


class TableInfo(msgspec.Struct, frozen=True):
    """The table around the board."""

    code: str
    game: str
    options: dict[str, Any]
    phase: Phase
    epoch: int
    seats: tuple[SeatInfo, ...]
    players: tuple[Player, ...]  # who began the match that is on the table; empty before the first
    newcomers: tuple[Newcomer, ...]  # who took a seat over in the middle of it
    sides: tuple[int, ...]  # by seat the side it plays for: team mates win together
    hidden: bool  # whether players have secrets from each other
    solved: bool  # whether there are reviews
    hints: bool  # whether there are hints
    commitment: str  # of the sealed dice of this match, or of the next one once this is over
    daily: str  # the day whose puzzle is played here, "" if none is: then nothing about the dice is secret
    time: TimeLimit | None  # how long a player may think
    counts: tuple[int, ...]  # how many seats it may have now
    room: int  # how many more guests may sit down, also on seats that are added for them
    asks: bool  # the match begins when the host starts it or all are ready; else once everybody is here
    begins: int | None  # milliseconds until the match begins: all screens count down
    locked: bool  # no more guests sit down
    host_away: int | None  # milliseconds until a player may become host, 0: now; None: the host stays host
    by_hand: bool  # people throw real dice and tap what fell
    question: QuestionInfo | None
    watching: int
    beside: tuple[str, ...]  # the tables that play with the same dice, this one too; empty if it is alone (G-DUPLICATE)
    next: Onward | None  # everyone goes on to this table; nothing more happens here
    notice: Notice  # why the table is in its waiting room again
    url: str  # what a guest opens
    numbers: dict[str, Any] = {}  # of the rules, that the board draws by; their type is the game's `...Numbers`


class You(msgspec.Struct, frozen=True):
    """The part that the reader of this message has at the table."""

    seats: tuple[int, ...] = ()
    host: bool = False


class TableOutside(TableInfo, frozen=True, kw_only=True):
    """A table as it is told to who is not at it: also whose turn it is, and how long ago somebody played."""

    turns: tuple[int, ...]  # seats that may act
    quiet: int | None  # milliseconds since the last event of the match; None before the first match
    you: You


class Told(msgspec.Struct, frozen=True, omit_defaults=True):
    """An event as its reader may know it."""

    n: int
    at: int
    actor: int
    bot: bool
    happened: tuple[Happening, ...]
    move: str = ""  # as the record will have it, where nobody has secrets or the match is over
    kind: Kind = Kind.MOVE


class Hand(msgspec.Struct, frozen=True):
    """The game from one seat (None: a spectator): what it sees and may do."""

    seat: int | None
    view: Any
    moves: tuple[str, ...]
    undo: bool
    take_back: bool = False  # whether it may ask the others to take its last move back
    draw: bool = False  # whether it may offer a draw, if people play for the other side


class SeatTime(msgspec.Struct, frozen=True):
    """A player's time in milliseconds: what was left at the last event, and in how many it is up if it runs."""

    left: int
    until: int | None


class Throw(msgspec.Struct, frozen=True):
    """Real dice: whose throw it is or was, how many are to be thrown now, and whether the last can be taken back."""

    seat: int | None  # None: nobody's in particular
    dice: int  # 0: nothing to throw now
    undo: bool


class StoodIn(msgspec.Struct, frozen=True):
    """What a bot did for the absent person of a seat."""

    seat: int
    moves: int
    points: int | None  # of the seat's points, how many the bot won; None: they cannot be told apart


class Position(msgspec.Struct, frozen=True):
    """The position of the match after event `n`."""

    epoch: int
    n: int
    actors: tuple[int, ...]
    hands: tuple[Hand, ...]
    result: Result | None
    deadline: int | None  # when the clock will act, milliseconds since 1970 by the server's clock
    left: int | None  # how many milliseconds that is from now
    times: tuple[SeatTime | None, ...]  # by seat, None for a bot; empty if time is not limited
    throw: Throw | None  # None: nothing to throw by hand
    undone: int  # how many moves were taken back by `undo`
    stood_in: tuple[StoodIn, ...] = ()  # once it is over: what bots did for absent people
    tiebreaks: tuple[int, ...] = ()  # by seat what decided between equal scores; empty if nothing had to


class Snapshot(msgspec.Struct, tag="snapshot", tag_field="type", frozen=True):
    """Everything: the answer to a hello that has seen nothing, or nothing of this match."""

    table: TableInfo
    you: You
    now: int  # the server's time, milliseconds since 1970
    log: tuple[Told, ...]  # the newest events; older ones can be asked for by pages
    position: Position | None  # None before the first match


class News(msgspec.Struct, tag="news", tag_field="type", frozen=True):
    """The events after the last one seen, and where they lead."""

    log: tuple[Told, ...]
    position: Position


class TableNews(msgspec.Struct, tag="table", tag_field="type", frozen=True):
    """The table changed around the board: seats, presence, phase."""

    table: TableInfo
    you: You


class Signalled(msgspec.Struct, tag="signalled", tag_field="type", frozen=True):
    """Somebody at the table gives a sign."""

    seat: int
    sign: Sign


class Accepted(msgspec.Struct, tag="accepted", tag_field="type", frozen=True):
    """The command is done and saved; `n` is the last event it led to."""

    id: str
    n: int


class Refused(msgspec.Struct, tag="refused", tag_field="type", frozen=True):
    """The command is not done, nothing changed; `code` and `rule` name sentences."""

    id: str
    code: str
    rule: str
    params: dict[str, Param]
    n: int


class Pong(msgspec.Struct, tag="pong", tag_field="type", frozen=True):
    """Yes; `at` is the ping's."""

    at: float
    now: int


class Bye(msgspec.Struct, tag="bye", tag_field="type", frozen=True):
    """The socket closes: `replaced` by a newer one, `stopping`, too `slow`, `no_table`."""

    reason: Literal["replaced", "stopping", "slow", "no_table"]


Answer = Accepted | Refused
FromServer = Snapshot | News | TableNews | Signalled | Accepted | Refused | Pong | Bye
