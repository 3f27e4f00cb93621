"""The store in a PostgreSQL database, which several servers may share. Waiting changes are saved together."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

import asyncpg

from fives.core.matches.event import Event, Kind
from fives.store.postgres.address import shown
from fives.store.postgres.cluster import CHANNEL, PostgresCluster, encode
from fives.store.postgres.connection import TROUBLE, connecting, one_line
from fives.store.postgres.schema import prepare
from fives.store.postgres.statements import (
    CHECKPOINTS,
    DELETE,
    GONE,
    IDLE,
    LOAD,
    LOAD_MATCH,
    PASS_TIME,
    SAVE,
    SURVEY,
    VISIT,
)
from fives.store.store_protocol import Conflict, Deleted, Entry, Saved, StoreProblem, Surveyed, Unsure
from fives.table.storage.saved_types import RECEIPTS_KEPT, RECENT, Change, Checkpoint, Receipt, SavedMatch, SavedTable

LARGEST_GROUP: Final = 256  # changes in one statement
WRITERS: Final = 4  # statements at the same time; later changes wait and are saved together
READERS: Final = 4  # further connections
TRIES: Final = 3  # tries to read when connections break


@dataclass(frozen=True, slots=True)
class Job:
    """A change that waits to be saved, with the future of its caller."""

    change: Change
    future: asyncio.Future[None]


class PostgresStore:
    """The store for one server or several. The schema is made or upgraded at once; connections when needed."""

    def __init__(self, url: str) -> None:
        prepare(url)
        self.failing = False  # the last change could not be saved
        self._url = url
        self._pool: Any = None
        self._opening = asyncio.Lock()
        self._cluster = PostgresCluster(url)
        self._jobs: deque[Job] = deque()
        self._writing: set[asyncio.Task[None]] = set()
        self._closed = False

    async def save(self, change: Change) -> None:
        """Save a change; return once it is on the database's disk."""
        self._check()
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._jobs.append(Job(change, future))
        if len(self._writing) < WRITERS:
            task = asyncio.create_task(self._write())
            self._writing.add(task)
            task.add_done_callback(self._writing.discard)
        await future

    async def tables(self) -> list[Entry]:
        """Return every table there is."""
        rows = await self._fetch("SELECT code, touched, running FROM tables ORDER BY touched")
        return [Entry(*row) for row in rows]

    async def load(self, code: str, epoch: int = 0, after: int = 0) -> SavedTable | None:
        """Return a table with its newest match; of match `epoch` only the events after `after`."""
        rows = await self._fetch(LOAD, code, epoch, after, RECENT)
        if not rows:
            return None
        (row,) = rows
        receipts = zip(row["keys"] or (), row["answers"] or (), strict=True)
        return SavedTable(
            row["data"],
            row["epoch"],
            _match(row),
            tuple(Receipt(_text(key), data) for key, data in receipts),
            row["version"],
        )

    async def load_match(self, code: str, epoch: int, after: int = 0, upto: int | None = None) -> SavedMatch | None:
        """Return one match of a table, or a part of it from the newest checkpoint that is not later than `after`."""
        rows = await self._fetch(LOAD_MATCH, code, epoch, after, upto)
        return _match(rows[0]) if rows else None

    async def load_receipt(self, code: str, key: str) -> Receipt | None:
        """Return one receipt of a table."""
        rows = await self._fetch("SELECT data FROM receipts WHERE code = $1 AND key = $2", code, _bytes(key))
        return Receipt(key, rows[0]["data"]) if rows else None

    async def add_checkpoints(self, code: str, epoch: int, checkpoints: Sequence[Checkpoint]) -> None:
        """Replace the checkpoints of a match that cannot be read any more."""
        numbers, contents = [each.n for each in checkpoints], [each.data for each in checkpoints]
        await self._fetch(CHECKPOINTS, code, epoch, numbers, contents)

    async def pass_time(self, milliseconds: int) -> None:
        """Count time during which servers ran; time that another server has counted already is not counted again."""
        await self._change(PASS_TIME, milliseconds)

    async def visit(self, codes: Collection[str]) -> None:
        """Save that somebody was at these tables."""
        await self._change(VISIT, list(codes))

    async def idle(self, milliseconds: int) -> list[str]:
        """Return the tables that nobody has changed or visited while servers ran for so long."""
        return [row["code"] for row in await self._fetch(IDLE, milliseconds)]

    async def probe(self) -> None:
        """Write something small; raise StoreProblem if nothing can be written."""
        await self.pass_time(0)

    async def delete(self, codes: Sequence[str], unattended: bool = False) -> list[str]:
        """Delete tables with all their matches, tell the other servers, and return which are gone now.

        With `unattended`, tables stay that another server runs, or at which it says that somebody is present.
        """
        gone: list[str] = []
        for start in range(0, len(codes), LARGEST_GROUP):  # one notification has room for so many
            some = list(codes[start : start + LARGEST_GROUP])
            await self._change(DELETE, some, self._cluster.node, unattended)
            deleted = tuple(row["code"] for row in await self._fetch(GONE, some))
            if deleted:
                news = encode(Deleted(self._cluster.node, deleted)).decode()
                await self._fetch("SELECT pg_notify($1, $2)", CHANNEL, news)
            gone += deleted
        return gone

    async def deleted(self, known: Collection[str]) -> list[str]:
        """Return nothing: the other servers send news of what they delete."""
        return []

    async def survey(self) -> list[Surveyed]:
        """Return a summary of every table, the last changed first."""
        return [Surveyed(*row) for row in await self._fetch(SURVEY)]

    def cluster(self) -> PostgresCluster:
        """Return the connection to the other servers."""
        return self._cluster

    async def close(self) -> None:
        """Finish what was begun and close all connections."""
        self._closed = True
        if self._writing:
            await asyncio.wait(self._writing)
        if self._pool is not None:
            self._pool.terminate()

    def _check(self) -> None:
        if self._closed:
            raise StoreProblem("the store is closed")

    async def _fetch(self, sql: str, *arguments: Any) -> list[Any]:
        """Return the rows of a query; repeat it if the connection was broken."""
        self._check()
        for tries_left in reversed(range(TRIES)):
            connection = await self._acquire()
            try:
                rows: list[Any] = await connection.fetch(sql, *arguments)
            except TROUBLE as error:
                trouble = await self._trouble(error)
                if not isinstance(trouble, Unsure) or not tries_left:
                    raise StoreProblem(str(trouble)) from None
            else:
                return rows
            finally:
                await self._release(connection)
        raise AssertionError

    async def _change(self, sql: str, *arguments: Any) -> list[Any]:
        """Return the rows of a statement that changes something, and note whether the database can be written."""
        try:
            rows = await self._fetch(sql, *arguments)
        except StoreProblem:
            self.failing = True
            raise
        self.failing = False
        return rows

    async def _acquire(self) -> Any:
        try:
            async with self._opening:
                if self._pool is None:
                    size = WRITERS + READERS
                    self._pool = await asyncpg.create_pool(self._url, min_size=0, max_size=size, **connecting())
            return await self._pool.acquire()
        except TROUBLE as error:
            why = one_line(error, self._url)
            raise StoreProblem(f"the database {shown(self._url)} is out of reach: {why}") from None

    async def _release(self, connection: Any) -> None:
        with contextlib.suppress(*TROUBLE):  # a broken connection is not in the pool any more
            await self._pool.release(connection)

    async def _write(self) -> None:
        """Save what waits, in groups, until nothing waits."""
        while self._jobs:
            group = _group(self._jobs)
            try:
                answers = await self._save(group)
            except Exception as error:  # every caller that waits must be told
                answers = dict.fromkeys((job.change.code for job in group), await self._trouble(error))
            self.failing = any(isinstance(answer, StoreProblem) for answer in answers.values())
            for job in group:
                answer = answers.get(job.change.code)
                if job.future.done():
                    continue
                if answer is None:
                    job.future.set_result(None)
                else:
                    job.future.set_exception(answer)

    async def _save(self, group: list[Job]) -> dict[str, Exception]:
        """Return what went wrong, by code."""
        changes = [job.change for job in group]
        try:
            connection = await self._acquire()
        except StoreProblem as error:
            return dict.fromkeys((change.code for change in changes), error)
        try:
            return await self._save_with(connection, changes)
        finally:
            await self._release(connection)

    async def _save_with(self, connection: Any, changes: Sequence[Change]) -> dict[str, Exception]:
        try:
            rows = await connection.fetch(SAVE, *_arguments(changes, self._cluster.node))
        except (asyncpg.IntegrityConstraintViolationError, asyncpg.DeadlockDetectedError) as error:
            if len(changes) == 1:
                return {changes[0].code: Conflict(one_line(error, self._url))}
            wrong: dict[str, Exception] = {}
            for change in changes:  # one of them makes all fail: save each by itself
                wrong |= await self._save_with(connection, [change])
            return wrong
        except TROUBLE as error:
            return dict.fromkeys((change.code for change in changes), await self._trouble(error))
        saved: dict[str, int] = dict(rows)
        for change in changes:
            if change.code in saved:
                n = change.events[-1].n if change.events else 0
                news = Saved(self._cluster.node, change.code, change.epoch, n, saved[change.code], change.at)
                self._cluster.notify(news)
        gone = (change.code for change in changes if change.code not in saved)
        return {code: Conflict(f"table {code} is there already, is gone or has changed") for code in gone}

    async def _trouble(self, error: BaseException) -> StoreProblem:
        """Return the error for a statement that failed. It is Unsure if the connection broke."""
        why = one_line(error, self._url)
        if isinstance(error, asyncpg.PostgresError) and not isinstance(error, BROKEN):
            return StoreProblem(f"the database {shown(self._url)} refused: {why}")
        await self._pool.expire_connections()  # if one broke, others probably have
        return Unsure(f"the connection to the database {shown(self._url)} broke: {why}")


BROKEN: Final = (asyncpg.PostgresConnectionError, asyncpg.OperatorInterventionError)


def _group(jobs: deque[Job]) -> list[Job]:
    """Take the jobs that can be done together: the first of each table."""
    group: dict[str, Job] = {}
    later: list[Job] = []
    while jobs and len(group) < LARGEST_GROUP:
        job = jobs.popleft()
        if job.change.code in group:
            later.append(job)
        else:
            group[job.change.code] = job
    jobs.extendleft(reversed(later))
    return list(group.values())


def _arguments(changes: Sequence[Change], node: int) -> list[Any]:
    """Return the columns that `SAVE` is made of."""
    matches = [(c.code, c.epoch, c.header) for c in changes if c.header is not None]
    events = [(c.code, c.epoch, e.n, e.at, e.actor, e.move, e.bot, e.kind.value) for c in changes for e in c.events]
    receipts = [(c.code, _bytes(c.receipt.key), c.receipt.data) for c in changes if c.receipt]
    checkpoints = [(c.code, c.epoch, c.checkpoint.n, c.checkpoint.data) for c in changes if c.checkpoint]
    tidied = [(c.code, RECEIPTS_KEPT - bool(c.receipt)) for c in changes if c.tidy]
    return [
        *_columns(((c.code, c.table, c.at, c.running, c.new, c.follows) for c in changes), 6),
        *_columns(matches, 3),
        *_columns(events, 8),
        *_columns(receipts, 3),
        node,
        [change.epoch for change in changes],
        *_columns(checkpoints, 4),
        *_columns(tidied, 2),
    ]


def _columns(rows: Iterable[tuple[Any, ...]], count: int) -> list[tuple[Any, ...]]:
    return list(zip(*rows, strict=True)) or [()] * count


def _match(row: Any) -> SavedMatch | None:
    """Return the match of a row that has its header, its checkpoint and the columns of its events."""
    if row["header"] is None:
        return None
    columns = [row[name] or () for name in ("ns", "ats", "actors", "moves", "bots", "kinds")]
    events = zip(*columns, strict=True)
    log = tuple(Event(n, at, actor, move, bot, Kind(kind)) for n, at, actor, move, bot, kind in events)
    checkpoint = None if row["checkpoint_n"] is None else Checkpoint(row["checkpoint_n"], row["checkpoint"])
    return SavedMatch(row["header"], log, checkpoint)


def _bytes(key: str) -> bytes:
    return key.encode("utf-8", "surrogatepass")  # a client may send a key that PostgreSQL does not accept as text


def _text(key: bytes) -> str:
    return key.decode("utf-8", "surrogatepass")
