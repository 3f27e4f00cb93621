"""Export of a table: all that is saved of it as one file, to go on with at another computer.

The dice stay sealed and the seats stay held. The file holds the secret of the running match and the hashes of the
seats' tokens. Somebody who reads it can foresee rolls, as with the database, but cannot take a seat. A file may come
from anywhere, so everything in it is checked.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise
from typing import Final

import msgspec
from msgspec.structs import replace

from fives.core.catalogue import find_game
from fives.core.chance.daily_puzzle import read_day
from fives.core.game import AnyGame
from fives.core.matches.event import Event, Number, event_of_format_1
from fives.core.matches.match import new_match
from fives.core.matches.match import replay as play_log
from fives.core.options import read_options
from fives.core.records.clean_names import short_name
from fives.core.records.record import MOST_BESIDE, MOST_NEWCOMERS, MOST_PICTURES, Epoch
from fives.core.refusal import Refusal
from fives.store.store_protocol import Conflict, Store
from fives.table.refusals import Denied
from fives.table.seats.chairs import Chair
from fives.table.seats.tokens import holder_of, new_token
from fives.table.state import Header, TableData, TableState
from fives.table.storage.save_and_restore import read_data, restore
from fives.table.storage.saved_types import Change, SavedMatch, SavedTable
from fives.table.table_codes import is_code

FORMAT = "fives-table-2"
OLD_FORMAT = "fives-table-1"  # of fives 1.0.0: the text of a move said what kind of event it is
LARGEST_TABLE: Final = 64_000_000  # bytes of a file; a move has about a hundred
MOST_MATCHES: Final = 10_000
LATEST: Final = 4_102_444_800_000  # milliseconds since 1970 in the year 2100
BYTES_32, BYTES_16 = re.compile("([0-9a-f]{64})?"), re.compile("([0-9a-f]{32})?")  # in hex, or empty
SEAL: Final = re.compile(rb'"check":"([0-9a-f]{64})"}\s*\Z')  # how a file ends


class BadTable(Refusal):
    """The file is not a table, is damaged, or cannot be played by these rules."""

    code = "bad_table"


class TableExists(Refusal):
    """There is already a table with this code."""

    code = "table_exists"


class PackedMatch(msgspec.Struct, frozen=True):
    """One match of a packed table."""

    epoch: Epoch
    header: Header
    log: tuple[Event, ...]


class Packed(msgspec.Struct, frozen=True):
    """A table as a file. `check` is the hash of the rest of the file and shows damage."""

    format: str
    code: str
    at: Number
    table: TableData
    matches: tuple[PackedMatch, ...]
    check: str = ""


async def pack(store: Store, code: str, at: int) -> bytes:
    """Return a table with all its matches as the bytes of a file."""
    saved = await store.load(code)
    if saved is None:
        raise Denied("no_table")
    matches = [(epoch, await store.load_match(code, epoch)) for epoch in range(1, saved.epoch + 1)]
    kept = tuple(_packed(epoch, match) for epoch, match in matches if match)
    here = replace(read_data(saved.table), next=None)  # the table that everybody went on to is not in the file
    return sealed(Packed(FORMAT, code, at, here, kept))


def _packed(epoch: int, match: SavedMatch) -> PackedMatch:
    return PackedMatch(epoch, msgspec.json.decode(match.header, type=Header), match.log)


def sealed(packed: Packed) -> bytes:
    """Return a table as the bytes of a file, with their hash in it."""
    open = msgspec.json.encode(replace(packed, check=""))
    return msgspec.json.encode(replace(packed, check=hashlib.sha256(open).hexdigest())) + b"\n"


def _is_whole(data: bytes) -> bool:
    """Return whether a file is as it was written."""
    seal = SEAL.search(data)
    if seal is None:
        return False
    open = data[: seal.start(1)] + b'"}'
    return hashlib.sha256(open).hexdigest().encode() == seal[1]


def unpack(data: bytes, game: Callable[[str], AnyGame] = find_game) -> tuple[Packed, TableState]:
    """Return the table in a file, and its state after the rules have replayed its matches, or raise BadTable."""
    packed = _read(data)
    known = game(packed.table.game)
    newest = packed.matches[-1] if packed.matches else None
    if (newest.epoch if newest else 0) != packed.table.epoch:
        raise BadTable(why=f"match {packed.table.epoch} is missing")
    if newest and not known.reads(newest.header.version, len(newest.header.players), packed.table.options):
        why = f"played under version {newest.header.version} of the rules, these are version {known.version}"
        raise BadTable(why=why)
    _check_table(packed)
    try:
        _check_game(packed.table, known)
        for match in packed.matches[:-1]:
            _check_match(match, packed.table, known)
        packed = _tidied(packed)
        return packed, restore(packed.code, game, _saved(packed))
    except (Refusal, ValueError) as error:
        raise BadTable(why=f"the match does not keep the rules: {error}") from None


def _read(data: bytes) -> Packed:
    """Return the content of a file, its events in today's format."""
    try:
        packed = msgspec.json.decode(data, type=Packed)
    except (ValueError, RecursionError) as error:  # msgspec's and Unicode's are ValueErrors
        raise BadTable(why=str(error)) from None
    if packed.format not in (FORMAT, OLD_FORMAT):
        raise BadTable(why=f"format {packed.format[:40]!r} is not {FORMAT!r}")
    if not _is_whole(data):
        raise BadTable(why="the file is damaged")
    if packed.format == FORMAT:
        return packed
    table = read_data(msgspec.json.encode(packed.table))
    matches = tuple(replace(each, log=tuple(map(event_of_format_1, each.log))) for each in packed.matches)
    return replace(packed, format=FORMAT, table=table, matches=matches)


def _check_table(packed: Packed) -> None:
    """Raise BadTable for anything that no server writes, whatever the game is."""
    table, matches = packed.table, packed.matches
    _check(is_code(packed.code) and all(map(is_code, table.beside)), "a code is no code of a table")
    _check(not table.beside or packed.code in table.beside, "it is not among the tables beside it")
    _check(len(table.beside) <= MOST_BESIDE, f"more than {MOST_BESIDE} tables beside it")
    _check(len(table.newcomers) <= MOST_NEWCOMERS, f"more than {MOST_NEWCOMERS} newcomers")
    epochs = [0, *(match.epoch for match in matches)]
    _check(epochs[-1] <= MOST_MATCHES, f"more than {MOST_MATCHES:,} matches")
    _check(all(before < after for before, after in pairwise(epochs)), "its matches are mixed up")
    _check(table.phase == "gathering" or bool(matches), "its match is missing")
    for match in matches:
        header, seats = match.header, len(table.chairs)
        _check(len(header.players) == len(header.seeds) == seats, f"match {match.epoch} is not for {seats} seats")
        _check(0 <= header.taken <= len(match.log), f"match {match.epoch} has not taken over so many events")
        _check(len(header.pictures) <= MOST_PICTURES, f"match {match.epoch} has too many pictures")
        times = (header.at, *(event.at for event in match.log))
        _check(all(0 <= at < LATEST for at in times), f"an event of match {match.epoch} is of no time")
    _check_secrets(table, [match.header for match in matches])


def _check_secrets(table: TableData, headers: Sequence[Header]) -> None:
    """Raise BadTable if secrets or hashes do not have the form of secrets or hashes."""
    secrets = (table.secret, *(header.secret for header in headers))
    seeds = (*(chair.seed for chair in table.chairs), *(seed for header in headers for seed in header.seeds))
    holders = (table.host, *(each for chair in table.chairs for each in (chair.holder, chair.heir)))
    _check(all(secrets) and _are(BYTES_32, (*secrets, table.common)), "a secret is no secret")
    _check(_are(BYTES_16, seeds), "a seed is no seed")
    _check(_are(BYTES_32, holders), "nobody can hold a seat like that")


def _check(fits: bool, why: str) -> None:
    if not fits:
        raise BadTable(why=why)


def _are(pattern: re.Pattern[str], texts: Iterable[str]) -> bool:
    return all(pattern.fullmatch(text) for text in texts)


def _check_game(table: TableData, game: AnyGame) -> None:
    """Raise a Refusal or ValueError if seats or options do not fit the game."""
    options = read_options(game, table.options)
    for chair in table.chairs:
        if chair.kind == "bot":
            game.check_level(chair.level)
    if table.daily:
        read_day(table.daily)
    play_log(new_match(game, options, len(table.chairs), table.first, table.by_hand), table.taken)


def _check_match(match: PackedMatch, table: TableData, game: AnyGame) -> None:
    """Raise a Refusal or ValueError if an older match breaks the rules.

    Of a match by other rules only the numbers of its events are checked.
    """
    header = match.header
    if game.reads(header.version, len(header.players), table.options):
        options = read_options(game, table.options)
        play_log(new_match(game, options, len(header.players), header.first, header.by_hand), match.log)
    elif [event.n for event in match.log] != list(range(1, len(match.log) + 1)):
        raise ValueError("an event is missing")


def _tidied(packed: Packed) -> Packed:
    """Return the table with cleaned names, and without fields that mean nothing at this computer."""
    table = packed.table
    chairs = tuple(_named(chair) for chair in table.chairs)
    newcomers = tuple(replace(came, name=short_name(came.name)) for came in table.newcomers)
    matches = tuple(replace(match, header=_header(match.header)) for match in packed.matches)
    here = replace(table, chairs=chairs, newcomers=newcomers, question=None, next=None)
    return replace(packed, table=here, matches=matches)


def _header(header: Header) -> Header:
    players = (replace(each, name=short_name(each.name), level=short_name(each.level)) for each in header.players)
    return replace(header, players=tuple(players))


def _named(chair: Chair) -> Chair:
    return replace(chair, name=short_name(chair.name), level=short_name(chair.level))


def _saved(packed: Packed) -> SavedTable:
    newest = packed.matches[-1] if packed.matches else None
    match = SavedMatch(msgspec.json.encode(newest.header), newest.log) if newest else None
    return SavedTable(msgspec.json.encode(packed.table), packed.table.epoch, match, (), 1)


async def put(store: Store, packed: Packed, at: int) -> None:
    """Save a packed table, all of it or nothing; raise TableExists if its code is taken."""
    table, running = msgspec.json.encode(packed.table), packed.table.phase == "playing"
    first = Change(packed.code, at, table, running, epoch=0, new=True)
    try:
        await store.save(first)
    except Conflict:
        raise TableExists(table=packed.code) from None
    try:
        for match in packed.matches:
            header = msgspec.json.encode(match.header)
            await store.save(Change(packed.code, at, table, running, match.epoch, header=header, events=match.log))
    except Exception:
        await store.delete([packed.code])
        raise


def with_heirs(packed: Packed) -> tuple[Packed, list[tuple[str, str]]]:
    """Return the table with a hand-over link for every person's seat, and the ends of these links by name.

    A phone that still has its token keeps its seat as long as nobody opens the link.
    """
    heirs = [new_token() if chair.kind == "person" else "" for chair in packed.table.chairs]
    chairs = zip(packed.table.chairs, heirs, strict=True)
    changed = tuple(replace(chair, heir=holder_of(heir)) if heir else chair for chair, heir in chairs)
    links = [(chair.name, heir) for chair, heir in zip(packed.table.chairs, heirs, strict=True) if heir]
    return replace(packed, table=replace(packed.table, chairs=changed)), links
