"""Moving a table to another computer: all that is saved of it as one file, its dice still sealed, its seats still held.

The file holds the secret of the running match and the hashes of the seats' tokens: who reads it can foresee rolls, as
who reads the database can, but cannot take a seat.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable

import msgspec

from fives.core.catalogue import find_game
from fives.core.game import AnyGame
from fives.core.match import Event
from fives.core.refusal import Refusal
from fives.server.refusals import Denied
from fives.server.seats import holder_of, new_token
from fives.server.standing import Header, Standing, TableData, restore
from fives.store.base import Change, Conflict, SavedMatch, SavedTable, Store

FORMAT = "fives-table-1"


class BadTable(Refusal):
    """The file is not a table, is damaged, or cannot be played by these rules."""

    code = "bad_table"


class TableExists(Refusal):
    """A table with this code is here already."""

    code = "table_exists"


class PackedMatch(msgspec.Struct, frozen=True):
    """One match of a packed table."""

    epoch: int
    header: Header
    log: tuple[Event, ...]


class Packed(msgspec.Struct, frozen=True):
    """A table as a file; `check` is the hash of all the rest, so that damage is found."""

    format: str
    code: str
    at: int
    table: TableData
    matches: tuple[PackedMatch, ...]
    check: str = ""


async def pack(store: Store, code: str, at: int) -> bytes:
    """Return a table with all its matches as the bytes of a file."""
    saved = await store.load(code)
    if saved is None:
        raise Denied("no_table")
    table = msgspec.json.decode(saved.table, type=TableData)
    matches = [(epoch, await store.load_match(code, epoch)) for epoch in range(1, saved.epoch + 1)]
    kept = tuple(_packed(epoch, match) for epoch, match in matches if match)
    here = msgspec.structs.replace(table, next=None)  # where everyone has gone on to is not in the file
    packed = Packed(FORMAT, code, at, here, kept)
    return msgspec.json.encode(msgspec.structs.replace(packed, check=_check(packed))) + b"\n"


def _packed(epoch: int, match: SavedMatch) -> PackedMatch:
    return PackedMatch(epoch, msgspec.json.decode(match.header, type=Header), match.log)


def _check(packed: Packed) -> str:
    return hashlib.sha256(msgspec.json.encode(msgspec.structs.replace(packed, check=""))).hexdigest()


def unpack(data: bytes, game: Callable[[str], AnyGame] = find_game) -> tuple[Packed, Standing]:
    """Return the table in a file and how it stands, its match replayed by the rules; raise BadTable with the reason."""
    try:
        packed = msgspec.json.decode(data, type=Packed)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadTable(why=str(error)) from None
    if packed.format != FORMAT:
        raise BadTable(why=f"format {packed.format[:40]!r} is not {FORMAT!r}")
    if packed.check != _check(packed):
        raise BadTable(why="the file is damaged")
    known = game(packed.table.game)
    newest = packed.matches[-1] if packed.matches else None
    if (newest.epoch if newest else 0) != packed.table.epoch:
        raise BadTable(why=f"match {packed.table.epoch} is missing")
    if newest and newest.header.version != known.version:
        why = f"played under version {newest.header.version} of the rules, these are version {known.version}"
        raise BadTable(why=why)
    try:
        return packed, restore(packed.code, game, _saved(packed))
    except (Refusal, ValueError) as error:
        raise BadTable(why=f"the match does not keep the rules: {error}") from None


def _saved(packed: Packed) -> SavedTable:
    newest = packed.matches[-1] if packed.matches else None
    match = SavedMatch(msgspec.json.encode(newest.header), newest.log) if newest else None
    return SavedTable(msgspec.json.encode(packed.table), packed.table.epoch, match, (), 1)


async def put(store: Store, packed: Packed, at: int) -> None:
    """Save a packed table, whole or not at all; raise TableExists if its code is taken."""
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
    """Return the table with every person's seat handed over to whoever brings its link, and the links' ends by name.

    Who still has the token of a seat keeps it as long as nobody brings the link.
    """
    heirs = [new_token() if chair.kind == "person" else "" for chair in packed.table.chairs]
    chairs = zip(packed.table.chairs, heirs, strict=True)
    changed = tuple(msgspec.structs.replace(chair, heir=holder_of(heir)) if heir else chair for chair, heir in chairs)
    links = [(chair.name, heir) for chair, heir in zip(packed.table.chairs, heirs, strict=True) if heir]
    return msgspec.structs.replace(packed, table=msgspec.structs.replace(packed.table, chairs=changed)), links
