"""The record: a match as one small JSON file that can be kept, sent, replayed and checked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from fives.core.catalogue import find_game
from fives.core.daily import daily_options, day_dice, day_secret, read_day
from fives.core.dice import DiceSource, commitment, sealed_dice
from fives.core.duplicate import duplicate_dice
from fives.core.game import NATURE, Result, Seat
from fives.core.hourglass import Person, TimeLimit, sands
from fives.core.match import UNDO, Event, Match, back_to, is_throw, new_match, retrace, timed_out
from fives.core.options import read_options
from fives.core.refusal import BadRecord, NoDice, Refusal

FORMAT = "fives-record-1"


class Player(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sat at a seat: a name, and the level if it was a bot."""

    name: str
    level: str = ""


class Newcomer(msgspec.Struct, frozen=True):
    """Who took a seat over in the middle of a match, after event `n`."""

    n: int
    seat: Seat
    name: str
    epoch: int  # of the match


class Record(msgspec.Struct, frozen=True, omit_defaults=True):
    """A finished or running match. `secret` stays empty until the match is over."""

    format: str
    game: str
    version: int
    options: dict[str, Any]
    players: tuple[Player, ...]
    first: Seat | None
    table: str
    epoch: int
    commitment: str
    seeds: tuple[str, ...]
    log: tuple[Event, ...]
    secret: str = ""
    result: Result | None = None
    daily: str = ""  # of a puzzle of the day which day: then the secret is the day's, and no secret
    taken: int = 0  # how many events were taken over from another match, whose dice they are
    time: TimeLimit | None = None  # how long a player was allowed to think (G-TIME)
    begun: int = 0  # when the match began, if time was limited: milliseconds since 1970
    by_hand: bool = False  # people threw real dice: their throws can be read, not checked
    newcomers: tuple[Newcomer, ...] = ()  # `players` are those who began; these came later
    duplicate: tuple[str, ...] = ()  # the tables that played with the same dice, this one too (G-DUPLICATE)


class Verification(msgspec.Struct, frozen=True):
    """What checking a record found; `problems` is empty if everything is as it should be.

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
        log=match.log,
        secret=secret.hex() if match.result else "",
        result=match.result,
        by_hand=match.by_hand,
        **more,
    )


def write_record(record: Record) -> bytes:
    """Return the record as the bytes of a file."""
    return msgspec.json.format(msgspec.json.encode(record), indent=1) + b"\n"


def read_record(data: bytes) -> Record:
    """Return the record in `data`, or raise BadRecord with the reason."""
    try:
        record = msgspec.json.decode(data, type=Record)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadRecord(why=str(error)) from None
    if record.format != FORMAT:
        raise BadRecord(why=f"format {record.format[:40]!r} is not {FORMAT!r}")
    game = find_game(record.game)
    if record.version != game.version:
        raise BadRecord(why=f"played under version {record.version} of the rules, these are version {game.version}")
    if not game.seats[0] <= len(record.players) <= game.seats[1] or len(record.seeds) != len(record.players):
        raise BadRecord(why=f"{len(record.players)} players and {len(record.seeds)} seeds do not fit {game.id}")
    if record.first is not None and record.first not in range(len(record.players)):
        raise BadRecord(why=f"there is no seat {record.first} to begin")
    return record


def empty_match(record: Record) -> Match:
    """Return the record's match before its first event."""
    game = find_game(record.game)
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
            raise BadRecord(refusal.rule, why=f"event {event.n} ({event.move[:40]}): {refusal}") from None
    return match


def verify(record: Record) -> Verification:
    """Re-run the rules and re-derive every roll; say what does not fit."""
    problems: list[str] = []
    match = load_match(record)
    if match.result != record.result:
        problems.append("the result is not the one the rules give")
    problems += _false_times(record, match)
    false_rolls = _false_rolls(record, match) if record.secret else []
    sealed = bool(record.secret) and not false_rolls
    problems += false_rolls
    rolled, thrown = len(_drawn(record)), sum(map(is_throw, record.log)) if record.by_hand else 0
    what = (record.game, match.n, rolled, match.result, sealed, tuple(problems))
    return Verification(*what, record.daily, record.taken, thrown, len(record.duplicate) or 1)


def _drawn(record: Record) -> list[Event]:
    """Return what chance did by itself in this match."""
    own = record.log[record.taken :]
    acts = [event for event in own if event.actor == NATURE and event.move != UNDO]
    return [event for event in acts if not (record.by_hand and is_throw(event))]


def _false_times(record: Record, match: Match) -> list[str]:
    """Return who was said to be late and was not."""
    problems = []
    for event in record.log[record.taken :]:
        seat = timed_out(event)
        if seat is None:
            continue
        if record.time is None:
            problems.append(f"event {event.n} says that time was up, but there was no limit")
            continue
        until = sands(back_to(match, event.n - 1), record.time, record.begun, (Person(seat),), record.taken)[seat].until
        if until is None or event.at < until:
            problems.append(f"event {event.n} says that time was up, but it was not")
    return problems


def _false_rolls(record: Record, match: Match) -> list[str]:
    try:
        secret = bytes.fromhex(record.secret)
    except ValueError:
        return ["the secret is not hexadecimal"]
    if commitment(secret) != record.commitment:
        return ["the secret is not the one that was promised before the game"]
    if record.daily and secret != day_secret(record.game, record.daily):
        return [f"the secret is not the one of the day {record.daily}"]
    dice, game, checked = dice_of(record, secret), match.game, {event.n for event in _drawn(record)}
    return [
        f"roll {event.n} is {event.move}, the sealed dice give {drawn}"
        for before, event in retrace(match)
        if event.n in checked
        for drawn in [game.notation.write_move(game.rules.draw(before.state, dice(before)))]
        if drawn != event.move
    ]


def players_at(record: Record, n: int) -> tuple[Player, ...]:
    """Return who sat at each seat at event `n`: those who began, and who came before it."""
    players = list(record.players)
    for came in record.newcomers:
        if came.n < n and came.seat in range(len(players)):
            players[came.seat] = Player(came.name)
    return tuple(players)


def dice_of(record: Record, secret: bytes) -> DiceSource:
    """Return the dice of a record: the day's, those of several tables, or sealed ones."""
    if record.duplicate:
        return duplicate_dice(secret)
    return day_dice(secret) if record.daily else sealed_dice(secret, record.table, record.epoch, record.seeds)
