"""A store in rows of bytes by key, as a browser's IndexedDB keeps them. What tables there are is held in memory too.

    table/<code>                  the table's data, with what the list of tables needs
    match/<code>/<epoch>          the header of a match
    event/<code>/<epoch>/<n>      an event
    check/<code>/<epoch>/<n>      a checkpoint
    reply/<code>/<epoch>/<n>      a receipt; n is the version of the table

Numbers have ten digits, so that rows come in their order. The rows of one change are written all or none.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Collection, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Final, Protocol

import msgspec
from msgspec.structs import replace

from fives.core.matches.event import Event
from fives.store.store_protocol import Conflict, Entry, StoreProblem, Surveyed
from fives.table.storage.saved_types import RECEIPTS_KEPT, RECENT, Change, Checkpoint, Receipt, SavedMatch, SavedTable

LAST: Final = "~"  # later than every digit and letter of a key
encode: Final = msgspec.msgpack.encode


class Rows(Protocol):
    """Rows of bytes by key. A write survives the end of the page once it has returned."""

    async def read(self, first: str, last: str) -> list[tuple[str, bytes]]:
        """Return the rows from key `first` to key `last`, in their order."""
        ...

    async def write(self, rows: Mapping[str, bytes | None]) -> None:
        """Write rows and delete those that are None: all or nothing. Raise OSError if that fails."""
        ...


class TableRow(msgspec.Struct, frozen=True):
    """What is saved of a table beside its matches."""

    data: bytes
    running: bool
    epoch: int
    version: int
    touched: int
    unused: int = 0  # milliseconds that the device ran since the table was used
    receipts: tuple[tuple[str, int, int], ...] = ()  # key, match and version of each receipt, the oldest first


class RowStore:
    """The store of one device. Nobody else writes the rows."""

    def __init__(self, rows: Rows) -> None:
        self.failing = False  # the last change could not be saved
        self._rows = rows
        self._tables: dict[str, TableRow] | None = None

    async def save(self, change: Change) -> None:
        """Save a change; return once it is kept."""
        known = await self._known()
        before = known.get(change.code)
        if (before is None) != change.new:
            raise Conflict
        if before and change.follows is not None and change.follows != before.version:
            raise Conflict
        if change.events and await self._clashes(change):
            raise Conflict
        if change.receipt and before and change.receipt.key in [key for key, *_ in before.receipts]:
            raise Conflict
        rows: dict[str, bytes | None] = {}
        version = before.version + 1 if before else 1
        receipts = before.receipts if before else ()
        if change.receipt:
            rows[_key("reply", change.code, change.epoch, version)] = encode(change.receipt)
            receipts = (*receipts, (change.receipt.key, change.epoch, version))
        wanted = receipts[-RECEIPTS_KEPT:] if change.tidy else receipts
        if change.header is not None:
            wanted = tuple(each for each in wanted if each[1] >= change.epoch - 2)
        rows |= dict.fromkeys(_key("reply", change.code, *old[1:]) for old in receipts if old not in wanted)
        if change.header is not None:
            rows[_key("match", change.code, change.epoch)] = change.header
        for event in change.events:
            rows[_key("event", change.code, change.epoch, event.n)] = encode(event)
        if change.checkpoint:
            rows[_key("check", change.code, change.epoch, change.checkpoint.n)] = change.checkpoint.data
        data, running, touched = change.table, change.running, change.at
        if change.same and before is not None:
            data, running, touched = before.data, before.running, before.touched
        epoch = change.epoch if change.header is not None else before.epoch if before else 0
        epoch = max(epoch, before.epoch if before else 0)
        row = TableRow(data, running, epoch, version, touched, receipts=wanted)
        rows[_key("table", change.code)] = encode(row)
        await self._write(rows)
        known[change.code] = row

    async def tables(self) -> list[Entry]:
        """Return every table there is."""
        known = await self._known()
        return [Entry(code, row.touched, row.running) for code, row in known.items()]

    async def load(self, code: str, epoch: int = 0, after: int = 0) -> SavedTable | None:
        """Return a table with its newest match; of match `epoch` only the events after `after`."""
        row = (await self._known()).get(code)
        if row is None:
            return None
        if epoch and epoch == row.epoch:
            match = await self._match(code, epoch, after, None, None)
            return SavedTable(row.data, row.epoch, match, (), row.version)
        replies = await self._read("reply", code)
        receipts = tuple(msgspec.msgpack.decode(data, type=Receipt) for _, data in replies)
        checkpoint = await self._checkpoint_before_recent(code, row.epoch)
        match = await self._match(code, row.epoch, checkpoint.n if checkpoint else 0, None, checkpoint)
        return SavedTable(row.data, row.epoch, match, receipts, row.version)

    async def load_match(self, code: str, epoch: int, after: int = 0, upto: int | None = None) -> SavedMatch | None:
        """Return one match of a table, or a part of it from the newest checkpoint that is not later than `after`."""
        found = [each for each in await self._checkpoints(code, epoch) if each.n <= after]
        checkpoint = found[-1] if found else None
        return await self._match(code, epoch, checkpoint.n if checkpoint else 0, upto, checkpoint)

    async def add_checkpoints(self, code: str, epoch: int, checkpoints: Sequence[Checkpoint]) -> None:
        """Save checkpoints of a match. They replace its checkpoints up to the last of them."""
        if not checkpoints or not await self._read("match", code, epoch):
            return
        old = await self._checkpoints(code, epoch)
        rows: dict[str, bytes | None] = dict.fromkeys(
            _key("check", code, epoch, each.n) for each in old if each.n <= checkpoints[-1].n
        )
        await self._write(rows | {_key("check", code, epoch, each.n): each.data for each in checkpoints})

    async def pass_time(self, milliseconds: int) -> None:
        """Count time during which the device ran: it makes tables older."""
        known = await self._known()
        older = {code: replace(row, unused=row.unused + milliseconds) for code, row in known.items()}
        await self._write({_key("table", code): encode(row) for code, row in older.items()})
        known.update(older)

    async def visit(self, codes: Collection[str]) -> None:
        """Save that somebody was at these tables."""
        known = await self._known()
        fresh = {code: replace(known[code], unused=0) for code in codes if code in known}
        await self._write({_key("table", code): encode(row) for code, row in fresh.items()})
        known.update(fresh)

    async def idle(self, milliseconds: int) -> list[str]:
        """Return the tables that nobody has changed or visited while the device ran for so long."""
        return [code for code, row in (await self._known()).items() if row.unused >= milliseconds]

    async def load_receipt(self, code: str, key: str) -> Receipt | None:
        """Return one receipt of a table."""
        found = [msgspec.msgpack.decode(data, type=Receipt) for _, data in await self._read("reply", code)]
        return next((receipt for receipt in reversed(found) if receipt.key == key), None)

    async def delete(self, codes: Sequence[str], unattended: bool = False) -> list[str]:
        """Delete tables with all their matches."""
        known = await self._known()
        gone = [_key("table", code) for code in codes if code in known]
        for code in codes:
            for kind in ("match", "event", "check", "reply"):
                gone += [key for key, _ in await self._read(kind, code)]
        await self._write(dict.fromkeys(gone))
        for code in codes:
            known.pop(code, None)
        return list(codes)

    async def deleted(self, known: Collection[str]) -> list[str]:
        """Return nothing: no other program deletes tables here."""
        return []

    async def survey(self) -> list[Surveyed]:
        """Return a summary of every table, the last changed first."""
        found = []
        for code, row in (await self._known()).items():
            events, headers = await self._read("event", code), await self._read("match", code)
            size = len(row.data) + sum(len(data) for _, data in (*events, *headers))
            found.append(Surveyed(code, row.data, row.touched, row.unused, len(events), size))
        return sorted(found, key=lambda each: -each.touched)

    async def probe(self) -> None:
        """Write something small; raise StoreProblem if nothing can be written."""
        await self._write({"probe": b""})

    def cluster(self) -> None:
        """Return nothing: one device has one writer."""

    async def close(self) -> None:
        """Do nothing: every write has been finished."""

    async def _known(self) -> dict[str, TableRow]:
        """Return all tables, read once."""
        if self._tables is None:
            rows = await self._read("table")
            self._tables = {key.partition("/")[2]: msgspec.msgpack.decode(data, type=TableRow) for key, data in rows}
        return self._tables

    async def _clashes(self, change: Change) -> bool:
        """Return whether an event of a change is there already, or belongs to a match that is not there."""
        if change.header is None and not await self._read("match", change.code, change.epoch):
            return True
        first, last = (_key("event", change.code, change.epoch, change.events[i].n) for i in (0, -1))
        async with self._failures():
            return bool(await self._rows.read(first, last))

    async def _match(
        self, code: str, epoch: int, after: int, upto: int | None, checkpoint: Checkpoint | None
    ) -> SavedMatch | None:
        headers = await self._read("match", code, epoch)
        if not headers:
            return None
        first = _key("event", code, epoch, after + 1)
        last = _key("event", code, epoch) + "/" + (LAST if upto is None else f"{upto:010}")
        async with self._failures():
            rows = await self._rows.read(first, last)
        log = tuple(msgspec.msgpack.decode(data, type=Event) for _, data in rows)
        return SavedMatch(headers[0][1], log, checkpoint)

    async def _checkpoint_before_recent(self, code: str, epoch: int) -> Checkpoint | None:
        """Return the newest checkpoint of a match with at least `RECENT` events after it."""
        checkpoints = await self._checkpoints(code, epoch)
        if not checkpoints:
            return None
        async with self._failures():
            events = await self._rows.read(
                _key("event", code, epoch, checkpoints[0].n), _key("event", code, epoch) + "/" + LAST
            )
        newest = int(events[-1][0].rpartition("/")[2]) if events else 0
        return next((each for each in reversed(checkpoints) if newest - each.n >= RECENT), None)

    async def _checkpoints(self, code: str, epoch: int) -> list[Checkpoint]:
        rows = await self._read("check", code, epoch)
        return [Checkpoint(int(key.rpartition("/")[2]), data) for key, data in rows]

    async def _read(self, kind: str, code: str | None = None, epoch: int | None = None) -> list[tuple[str, bytes]]:
        """Return the rows of a kind: all, those of a table, or those of one match."""
        if epoch is not None:
            start = _key(kind, code or "", epoch)
            first, last = (start, start) if kind == "match" else (start + "/", start + "/" + LAST)
        else:
            start = kind + "/" if code is None else f"{kind}/{code}/"
            first, last = start, start + LAST
        async with self._failures():
            return await self._rows.read(first, last)

    async def _write(self, rows: Mapping[str, bytes | None]) -> None:
        if not rows:
            return
        async with self._failures():
            await self._rows.write(rows)

    @asynccontextmanager
    async def _failures(self) -> AsyncIterator[None]:
        """Raise StoreProblem instead of OSError, and note whether the last access has failed."""
        try:
            yield
        except OSError as error:
            self.failing = True
            raise StoreProblem(f"this device could not read or save: {error}") from None
        self.failing = False


def _key(kind: str, code: str, *numbers: int) -> str:
    return "/".join((kind, code, *(f"{number:010}" for number in numbers)))


class RowsInMemory:
    """Rows that are gone when the program ends."""

    def __init__(self) -> None:
        self.rows: dict[str, bytes] = {}

    async def read(self, first: str, last: str) -> list[tuple[str, bytes]]:
        """Return the rows from key `first` to key `last`, in their order."""
        return [(key, self.rows[key]) for key in sorted(self.rows) if first <= key <= last]

    async def write(self, rows: Mapping[str, bytes | None]) -> None:
        """Write rows and delete those that are None."""
        for key, data in rows.items():
            if data is None:
                self.rows.pop(key, None)
            else:
                self.rows[key] = data
