"""The record: a match as one small JSON file, which anybody can replay and check."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Annotated, Any, Final, TypeAlias

import msgspec
from msgspec import Meta

from fives.core.catalogue import find_game
from fives.core.chance.daily import daily_options, day_dice, day_secret, read_day
from fives.core.chance.duplicate import duplicate_dice
from fives.core.chance.evenness import at_least_as_uneven, fallen
from fives.core.chance.real_dice import is_throw
from fives.core.chance.rolls import read_dice, roll, write_dice
from fives.core.chance.sealed_dice import DiceSource, commitment, sealed_dice, sealed_streams
from fives.core.game import NATURE, AnyGame, Result
from fives.core.matches.event import Actor, Event, Kind, Number, event_of_format_1
from fives.core.matches.match import Match, new_match, retrace
from fives.core.matches.thinking_time import Person, TimeLimit, follow_times, start_times, time_left_of
from fives.core.options import read_options
from fives.core.records.names import short_name
from fives.core.refusal import BadRecord, NoDice, Refusal

FORMAT = "fives-record-2"
OLD_FORMAT = "fives-record-1"  # of fives 1.0.0: the text of a move said what kind of event it is
LARGEST_RECORD: Final = 8_000_000  # bytes of a file that is read; a long match has a few hundred thousand
Epoch: TypeAlias = Annotated[int, Meta(ge=0, le=10**9)]
Word: TypeAlias = Annotated[str, Meta(max_length=64)]  # a code, a level, a hash or 32 bytes in hex
Name: TypeAlias = Annotated[str, Meta(max_length=400)]  # what is longer than a name at a table is cut
MOST_NEWCOMERS: Final = 100
MOST_BESIDE: Final = 12
MOST_PICTURES: Final = 200_000  # letters


class Player(msgspec.Struct, frozen=True, omit_defaults=True):
    """A player of a record: a name, and the level if it was a bot."""

    name: Name
    level: Word = ""


class Newcomer(msgspec.Struct, frozen=True):
    """A player who took a seat over in the middle of a match, after event `n`."""

    n: Number
    seat: Actor
    name: Name
    epoch: Epoch  # of the match


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
    by_hand: bool = False  # people threw real dice: their throws can be read, not checked
    # `players` began; these came later
    newcomers: Annotated[tuple[Newcomer, ...], Meta(max_length=MOST_NEWCOMERS)] = ()
    # the tables that played with the same dice, this one too (G-DUPLICATE)
    duplicate: Annotated[tuple[Word, ...], Meta(max_length=MOST_BESIDE)] = ()
    # what was seen, to be shown where the rules have another version (`core.stored_views`)
    pictures: Annotated[str, Meta(max_length=MOST_PICTURES)] = ""

    @property
    def by_other_rules(self) -> bool:
        """Return whether it was played by another version of the rules than the installed one."""
        return not find_game(self.game).reads(self.version, len(self.players), self.options)


class Verification(msgspec.Struct, frozen=True):
    """The outcome of checking a record; `problems` is empty if it is correct.

    A record of other rules is checked as far as that needs no rules: its secret, and its dice where they are dice.
    With `daily` the rolls are that day's, the same for everybody and known beforehand to whoever worked them out. The
    rolls among the first `taken` events belong to another match and are not checked here, nor can be the `by_hand`.
    """

    game: str
    events: int
    rolls: int
    result: Result | None
    sealed: bool  # the secret is open and every roll follows from it
    problems: tuple[str, ...]
    daily: str = ""
    taken: int = 0
    by_hand: int = 0  # throws of real dice, that nobody can check
    tables: int = 1  # how many played with the same dice
    faces: tuple[int, ...] = ()  # how often each side of the dice fell, by hand or sealed; nothing if none did
    uneven: float | None = None  # how likely fair dice fall at least this unevenly (`core.evenness`)
    old_rules: int = 0  # the version of the rules it was played by, if they are not these: nobody ran them again


def record_match(
    match: Match,
    players: Sequence[Player],
    secret: bytes,
    seeds: Sequence[str],
    table: str,
    epoch: int = 1,
    **more: Any,
) -> Record:
    """Return a match as a record; its secret is open once it is over.

    Its dice were `sealed_dice(secret, table, epoch, seeds)`, or what `more` says: `daily` or others of its fields.
    """
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
        commitment=commitment(secret),
        seeds=tuple(seeds),
        log=tuple(match.log),
        secret=secret.hex() if match.result else "",
        result=match.result,
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
    return new_match(game, options, len(record.players), record.first, record.by_hand)


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


def verify(record: Record) -> Verification:
    """Replay a record by the rules, derive every roll again, and return what does not fit."""
    if record.by_other_rules:
        return _verify_without_rules(record)
    problems: list[str] = []
    match = load_match(record)
    if match.result != record.result:
        problems.append("the result is not the one the rules give")
    problems += _false_times(record, match)
    false_rolls = _false_rolls(record, match) if record.secret else []
    sealed = bool(record.secret) and not false_rolls
    problems += false_rolls
    rolled = len(_drawn(record, match.game))
    thrown = sum(is_throw(match.game, event) for event in record.log) if record.by_hand else 0
    what = (record.game, match.n, rolled, match.result, sealed, tuple(problems))
    return Verification(*what, record.daily, record.taken, thrown, len(record.duplicate) or 1, *_faces(record))


def _verify_without_rules(record: Record) -> Verification:
    """Check what needs no rules: the sealed secret, and every throw of dice that follows from it."""
    problems = _false_secret(record) if record.secret else []
    problems += [f"event {n} is missing" for n, event in enumerate(record.log, 1) if event.n != n][:1]
    acts = [event for event in record.log[record.taken :] if event.actor == NATURE and event.kind is Kind.MOVE]
    dice = [event for event in acts if find_game(record.game).dice and read_dice(event.move)]
    rolled = [] if record.by_hand or record.duplicate or record.daily else dice
    if record.secret and not problems:
        stream = sealed_streams(bytes.fromhex(record.secret), record.table, record.epoch, record.seeds)
        given = {event.n: write_dice(roll(len(event.move), stream(event.n))) for event in rolled}
        problems += [
            f"roll {event.n} is {event.move}, the sealed dice give {given[event.n]}"
            for event in rolled
            if given[event.n] != event.move
        ]
    what = (record.game, len(record.log), len(rolled), record.result, bool(record.secret) and not problems)
    thrown, tables = len(dice) - len(rolled), len(record.duplicate) or 1
    about = (tuple(problems), record.daily, record.taken, thrown, tables)
    faces, uneven = _faces(record)
    return Verification(*what, *about, faces, uneven, old_rules=record.version)


def _faces(record: Record) -> tuple[tuple[int, ...], float | None]:
    """Return how often each side of the dice fell in this match, and how likely fair dice fall at least so unevenly."""
    game = find_game(record.game)
    counts = fallen(game, record.log[record.taken :])
    return counts, at_least_as_uneven(counts)


def _drawn(record: Record, game: AnyGame) -> list[Event]:
    """Return the events of chance that nobody threw by hand."""
    own = record.log[record.taken :]
    acts = [event for event in own if event.actor == NATURE and event.kind is Kind.MOVE]
    return [event for event in acts if not (record.by_hand and is_throw(game, event))]


def _false_times(record: Record, match: Match) -> list[str]:
    """Return the problems of timeouts that were not due."""
    late = [event for event in record.log[record.taken :] if event.kind is Kind.TIMEOUT]
    if record.time is None:
        return [f"event {event.n} says that time was up, but there was no limit" for event in late]
    problems, times = [], start_times(match, record.begun, record.taken)
    for event in late:
        times = follow_times(times, match, record.time, (), event.n - 1)
        until = time_left_of(times, match, record.time, Person(event.actor)).until
        if until is None or event.at < until:
            problems.append(f"event {event.n} says that time was up, but it was not")
    return problems


def _false_secret(record: Record) -> list[str]:
    """Return the problems of the opened secret."""
    try:
        secret = bytes.fromhex(record.secret)
    except ValueError:
        return ["the secret is not hexadecimal"]
    if commitment(secret) != record.commitment:
        return ["the secret is not the one that was promised before the game"]
    if record.daily and secret != day_secret(record.game, record.daily):
        return [f"the secret is not the one of the day {record.daily}"]
    return []


def _false_rolls(record: Record, match: Match) -> list[str]:
    if wrong := _false_secret(record):
        return wrong
    secret = bytes.fromhex(record.secret)
    dice, game, checked = dice_of(record, secret), match.game, {event.n for event in _drawn(record, match.game)}
    return [
        f"roll {event.n} is {event.move}, the sealed dice give {drawn}"
        for before, event in retrace(match)
        if event.n in checked
        for drawn, *less in [_as_logged(game, game.rules.draw(before.state, dice(before)))]
        if event.move not in (drawn, *less)
    ]


def _as_logged(game: AnyGame, outcome: Any) -> list[str]:
    """Return what chance did as it is logged, then as a log of 1.0.0 has it if that told less."""
    return [game.notation.write_move(way) for way in game.logged(outcome)]


def players_at(record: Record, n: int) -> tuple[Player, ...]:
    """Return who sat at each seat at event `n` of a record."""
    return seated_at(record.players, record.newcomers, n)


def seated_at(began: Sequence[Player], newcomers: Iterable[Newcomer], n: int) -> tuple[Player, ...]:
    """Return who sat at each seat at event `n`: those who began, and who came before it."""
    players = list(began)
    for came in newcomers:
        if came.n < n and came.seat in range(len(players)):
            players[came.seat] = Player(came.name)
    return tuple(players)


def dice_of(record: Record, secret: bytes) -> DiceSource:
    """Return the dice of a record: the day's, those of several tables, or sealed ones."""
    if record.duplicate:
        return duplicate_dice(secret)
    return day_dice(secret) if record.daily else sealed_dice(secret, record.table, record.epoch, record.seeds)
