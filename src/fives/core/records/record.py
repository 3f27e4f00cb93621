"""The record: a match as one small JSON file, which anybody can replay and check."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Annotated, Any, Final, TypeAlias

import msgspec
from msgspec import Meta

from fives.core.catalogue import find_game
from fives.core.chance.daily_puzzle import daily_options, day_dice, read_day
from fives.core.chance.duplicate_dice import duplicate_dice
from fives.core.chance.sealed_dice import DiceSource, commitment, sealed_dice
from fives.core.game import Result
from fives.core.matches.event import Actor, Event, Number, event_of_format_1
from fives.core.matches.match import Match, new_match
from fives.core.matches.thinking_time import TimeLimit
from fives.core.options import read_options
from fives.core.records.clean_names import short_name
from fives.core.refusal import BadRecord, NoDice, Refusal

FORMAT = "fives-record-2"
OLD_FORMAT = "fives-record-1"  # of fives 1.0.0: the text of a move said what kind of event it is
LARGEST_RECORD: Final = 8_000_000  # bytes of a file that is read; a long match has a few hundred thousand
Epoch: TypeAlias = Annotated[int, Meta(ge=0, le=10**9)]
Word: TypeAlias = Annotated[str, Meta(max_length=64)]  # a code, a level, a hash or 32 bytes in hex
Name: TypeAlias = Annotated[str, Meta(max_length=400)]  # what is longer than a name at a table is cut
EmblemWord: TypeAlias = Annotated[str, Meta(pattern="^[a-z0-9]{1,24}$")]
MOST_NEWCOMERS: Final = 100
MOST_BESIDE: Final = 12
MOST_PICTURES: Final = 200_000  # letters


class Emblem(msgspec.Struct, frozen=True):
    """What a player is recognised by: a drawn animal or robot, and a colour. A later fives may have others."""

    animal: EmblemWord
    colour: EmblemWord


class Player(msgspec.Struct, frozen=True, omit_defaults=True):
    """A player of a record: a name, and the level if it was a bot."""

    name: Name
    level: Word = ""
    emblem: Emblem | None = None  # None: fives 1.0.0 had none


class Newcomer(msgspec.Struct, frozen=True, omit_defaults=True):
    """A player who took a seat over in the middle of a match, after event `n`."""

    n: Number
    seat: Actor
    name: Name
    epoch: Epoch  # of the match
    emblem: Emblem | None = None


class Record(msgspec.Struct, frozen=True, omit_defaults=True):
    """A finished or running match. `secret` stays empty until the match is over."""

    format: str
    game: str
    version: Epoch
    options: Annotated[dict[Word, Any], Meta(max_length=40)]
    players: tuple[Player, ...]
    first: Actor | None
    table: Word
    epoch: Epoch
    commitment: Word
    seeds: tuple[Word, ...]
    log: tuple[Event, ...]
    secret: Word = ""
    result: Result | None = None
    daily: Word = ""  # of a puzzle of the day which day: then the secret is the day's, and no secret
    taken: Number = 0  # how many events were taken over from another match, whose dice they are
    time: TimeLimit | None = None  # how long a player was allowed to think (G-TIME)
    begun: Number = 0  # when the match began, if time was limited: milliseconds since 1970
    position: Annotated[str, Meta(max_length=4000)] = ""  # where it began, if not at the start of the game
    by_hand: bool = False  # people threw real dice: their throws can be read, not checked
    # `players` began; these came later
    newcomers: Annotated[tuple[Newcomer, ...], Meta(max_length=MOST_NEWCOMERS)] = ()
    # the tables that played with the same dice, this one too (G-DUPLICATE)
    duplicate: Annotated[tuple[Word, ...], Meta(max_length=MOST_BESIDE)] = ()
    # what was seen, to be shown where the rules have another version (`core.records.stored_views`)
    pictures: Annotated[str, Meta(max_length=MOST_PICTURES)] = ""

    @property
    def by_other_rules(self) -> bool:
        """Return whether it was played by another version of the rules than the installed one."""
        return not find_game(self.game).reads(self.version, len(self.players), self.options)


def record_match(
    match: Match,
    players: Sequence[Player],
    secret: bytes = b"",
    seeds: Sequence[str] | None = None,
    table: str = "",
    epoch: int = 1,
    **more: Any,
) -> Record:
    """Return a match as a record; its secret is open once it is over.

    Its dice were `sealed_dice(secret, table, epoch, seeds)`, or what `more` says: `daily` or others of its fields.
    Without a secret the dice are not sealed: nobody can check them.
    """
    seeds = ("",) * len(players) if seeds is None else seeds
    if not len(players) == len(seeds) == match.seats:
        raise ValueError(f"{len(players)} players and {len(seeds)} seeds do not fit a match of {match.seats}")
    return Record(
        FORMAT,
        game=match.game.id,
        version=match.game.version,
        options=msgspec.to_builtins(match.options),
        players=tuple(players),
        first=match.first,
        table=table,
        epoch=epoch,
        commitment=commitment(secret) if secret else "",
        seeds=tuple(seeds),
        log=tuple(match.log),
        secret=secret.hex() if match.result else "",
        result=match.result,
        position=match.position,
        by_hand=match.by_hand,
        **more,
    )


def write_record(record: Record) -> bytes:
    """Return the record as the bytes of a file."""
    return msgspec.json.format(msgspec.json.encode(record), indent=1) + b"\n"


def read_record(data: bytes) -> Record:
    """Return the record in `data`, its names cleaned, or raise BadRecord with the reason."""
    try:
        record = msgspec.json.decode(data, type=Record)
    except (ValueError, RecursionError) as error:  # msgspec's and Unicode's are ValueErrors
        raise BadRecord(why=str(error)) from None
    if record.format == OLD_FORMAT:
        log = tuple(event_of_format_1(event) for event in record.log)
        record = msgspec.structs.replace(record, format=FORMAT, log=log)
    if record.format != FORMAT:
        raise BadRecord(why=f"format {record.format[:40]!r} is not {FORMAT!r}")
    game = find_game(record.game)
    if not game.seats[0] <= len(record.players) <= game.seats[1] or len(record.seeds) != len(record.players):
        raise BadRecord(why=f"{len(record.players)} players and {len(record.seeds)} seeds do not fit {game.id}")
    if record.first is not None and record.first not in range(len(record.players)):
        raise BadRecord(why=f"there is no seat {record.first} to begin")
    return _named(record)


def _named(record: Record) -> Record:
    """Return the record with names as they can be typed at a table."""
    rename = msgspec.structs.replace
    players = tuple(rename(each, name=short_name(each.name), level=short_name(each.level)) for each in record.players)
    newcomers = tuple(rename(each, name=short_name(each.name)) for each in record.newcomers)
    return rename(record, players=players, newcomers=newcomers)


def empty_match(record: Record) -> Match:
    """Return the record's match before its first event; raise BadRecord if it was played by other rules."""
    game = find_game(record.game)
    if record.by_other_rules:
        raise BadRecord(why=f"played under version {record.version} of the rules, these are version {game.version}")
    options = read_options(game, record.options)
    game.check_seats(len(record.players), options)
    if record.daily:
        read_day(record.daily)
        daily_options(game, len(record.players), record.options)
    if record.by_hand and not game.dice:
        raise NoDice(game=game.id)
    if record.duplicate and (record.daily or record.by_hand or record.table not in record.duplicate):
        raise BadRecord("G-DUPLICATE", why="no such match of several tables")
    if record.position and record.first is not None:
        raise BadRecord(why="a position says itself who begins")
    return new_match(game, options, len(record.players), record.first, record.by_hand, record.position)


def load_match(record: Record) -> Match:
    """Return the record's match, every event checked by the rules; raise BadRecord at the first that fails."""
    match = empty_match(record)
    for expected, event in enumerate(record.log, start=1):
        if event.n != expected:
            raise BadRecord(why=f"event {expected} is missing")
        try:
            match = match.then(event)
        except Refusal as refusal:
            raise BadRecord(
                refusal.rule, why=f"event {event.n} ({(event.move or event.kind.value)[:40]}): {refusal}"
            ) from None
    return match


def players_at(record: Record, n: int) -> tuple[Player, ...]:
    """Return who sat at each seat at event `n` of a record."""
    return seated_at(record.players, record.newcomers, n)


def seated_at(began: Sequence[Player], newcomers: Iterable[Newcomer], n: int) -> tuple[Player, ...]:
    """Return who sat at each seat at event `n`: those who began, and who came before it."""
    players = list(began)
    for came in newcomers:
        if came.n < n and came.seat in range(len(players)):
            players[came.seat] = Player(came.name, emblem=came.emblem)
    return tuple(players)


def dice_of(record: Record, secret: bytes) -> DiceSource:
    """Return the dice of a record: the day's, those of several tables, or sealed ones."""
    if record.duplicate:
        return duplicate_dice(secret)
    return day_dice(secret) if record.daily else sealed_dice(secret, record.table, record.epoch, record.seeds)
