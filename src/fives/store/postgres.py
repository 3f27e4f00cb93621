"""The store in a PostgreSQL database, which several servers may share: whatever waits is saved by one statement."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

import asyncpg

from fives.core.match import Event
from fives.store.base import (
    Change,
    Conflict,
    Deleted,
    Entry,
    Receipt,
    Saved,
    SavedMatch,
    SavedTable,
    StoreProblem,
    Unsure,
)
from fives.store.opening import shown
from fives.store.postgres_line import PostgresLine
from fives.store.postgres_schema import TROUBLE, connecting, one_line, prepare

LARGEST_GROUP: Final = 256  # changes in one statement
WRITERS: Final = 4  # statements on their way at once; the next changes wait, and go together
READERS: Final = 4  # connections besides
TRIES: Final = 3  # to read by a connection that does not break

# A table that has changed meanwhile, or is gone, is left out; so is all that belongs to the change. Rows are locked in
# the order of their codes, so that two servers never wait for each other.
SAVE: Final = """
WITH change AS (
    SELECT * FROM unnest($1::text[], $2::bytea[], $3::bigint[], $4::boolean[], $5::boolean[], $6::bigint[])
        AS c (code, data, touched, running, new, follows)
), held AS MATERIALIZED (
    SELECT code FROM tables WHERE code = ANY ($1) ORDER BY code FOR UPDATE
), laid AS (
    INSERT INTO tables (code, data, touched, running)
    SELECT code, data, touched, running FROM change WHERE new ORDER BY code
    ON CONFLICT DO NOTHING RETURNING code, version
), changed AS (
    UPDATE tables t SET data = c.data, touched = c.touched, running = c.running, version = t.version + 1
    FROM change c JOIN held USING (code)
    WHERE t.code = c.code AND NOT c.new AND t.version = coalesce(c.follows, t.version) RETURNING t.code, t.version
), done AS (
    SELECT * FROM laid UNION ALL SELECT * FROM changed
), kept AS (
    INSERT INTO keepers SELECT code, id FROM laid JOIN nodes ON id = $20 ON CONFLICT DO NOTHING
), opened AS (
    INSERT INTO matches SELECT m.* FROM unnest($7::text[], $8::bigint[], $9::bytea[]) AS m (code, epoch, header)
    JOIN done USING (code)
), forgotten AS (
    DELETE FROM receipts r USING unnest($7::text[], $8::bigint[]) AS m (code, epoch) JOIN done USING (code)
    WHERE r.code = m.code AND r.epoch < m.epoch - 2
), written AS (
    INSERT INTO events SELECT e.* FROM unnest(
        $10::text[], $11::bigint[], $12::bigint[], $13::bigint[], $14::integer[], $15::text[], $16::boolean[]
    ) AS e (code, epoch, n, at, actor, move, bot) JOIN done USING (code)
), answered AS (
    INSERT INTO receipts (code, epoch, key, data) SELECT r.code, m.epoch, r.key, r.data
    FROM unnest($17::text[], $18::bytea[], $19::bytea[]) AS r (code, key, data)
    JOIN unnest($1::text[], $21::bigint[]) AS m (code, epoch) USING (code) JOIN done USING (code)
)
SELECT code, version FROM done
"""

LOAD: Final = """
SELECT t.data, t.version, coalesce(m.epoch, 0) AS epoch, m.header, e.*, r.*  -- of one moment: it is one statement
FROM tables t
LEFT JOIN LATERAL (
    SELECT epoch, header FROM matches WHERE code = t.code ORDER BY epoch DESC LIMIT 1
) m ON true
CROSS JOIN LATERAL (
    SELECT array_agg(n ORDER BY n) AS ns, array_agg(at ORDER BY n) AS ats, array_agg(actor ORDER BY n) AS actors,
        array_agg(move ORDER BY n) AS moves, array_agg(bot ORDER BY n) AS bots
    FROM events WHERE code = t.code AND epoch = m.epoch AND n > CASE WHEN epoch = $2 THEN $3::bigint ELSE 0 END
) e
CROSS JOIN LATERAL (
    SELECT array_agg(key ORDER BY id) AS keys, array_agg(data ORDER BY id) AS answers
    FROM receipts WHERE code = t.code AND $2 = 0
) r
WHERE t.code = $1
"""


@dataclass(frozen=True, slots=True)
class Job:
    """A change that waits to be saved, and whom to tell."""

    change: Change
    future: asyncio.Future[None]


class PostgresStore:
    """The store for one server or several. The schema is made or upgraded at once, connections when first needed."""

    def __init__(self, url: str) -> None:
        prepare(url)
        self._url = url
        self._pool: Any = None
        self._opening = asyncio.Lock()
        self._line = PostgresLine(url)
        self._jobs: deque[Job] = deque()
        self._writing: set[asyncio.Task[None]] = set()
        self._closed = False

    async def save(self, change: Change) -> None:
        """Save a change; returns only once it is on the database's disk."""
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
        """Return a table with its newest match; who knows match `epoch` gets of it the events after `after` alone."""
        rows = await self._fetch(LOAD, code, epoch, after)
        if not rows:
            return None
        (row,) = rows
        columns = (row[name] or () for name in ("ns", "ats", "actors", "moves", "bots"))
        log = tuple(Event(*event) for event in zip(*columns, strict=True))
        receipts = zip(row["keys"] or (), row["answers"] or (), strict=True)
        return SavedTable(
            row["data"],
            row["epoch"],
            None if row["header"] is None else SavedMatch(row["header"], log),
            tuple(Receipt(_text(key), data) for key, data in receipts),
            row["version"],
        )

    async def load_match(self, code: str, epoch: int) -> SavedMatch | None:
        """Return one match of a table."""
        rows = await self._fetch("SELECT header FROM matches WHERE code = $1 AND epoch = $2", code, epoch)
        if not rows:
            return None
        events = await self._fetch(
            "SELECT n, at, actor, move, bot FROM events WHERE code = $1 AND epoch = $2 ORDER BY n", code, epoch
        )
        return SavedMatch(rows[0]["header"], tuple(Event(*event) for event in events))

    async def load_receipt(self, code: str, key: str) -> Receipt | None:
        """Return one receipt of a table."""
        rows = await self._fetch("SELECT data FROM receipts WHERE code = $1 AND key = $2", code, _bytes(key))
        return Receipt(key, rows[0]["data"]) if rows else None

    async def delete(self, codes: list[str]) -> None:
        """Delete tables with all their matches, except where another server says that somebody is there."""
        await self._fetch(
            """
            WITH gone AS MATERIALIZED (
                SELECT code FROM tables t WHERE code = ANY ($1)
                    AND NOT EXISTS (SELECT FROM words w WHERE w.code = t.code AND w.node <> $2)
                ORDER BY code FOR UPDATE
            ), receipts AS (DELETE FROM receipts USING gone WHERE receipts.code = gone.code),
            events AS (DELETE FROM events USING gone WHERE events.code = gone.code),
            matches AS (DELETE FROM matches USING gone WHERE matches.code = gone.code),
            keepers AS (DELETE FROM keepers USING gone WHERE keepers.code = gone.code)
            DELETE FROM tables USING gone WHERE tables.code = gone.code
            """,
            codes,
            self._line.node,
        )
        for start in range(0, len(codes), LARGEST_GROUP):  # a word to the others has room for so many
            self._line.tell(Deleted(self._line.node, tuple(codes[start : start + LARGEST_GROUP])))

    def line(self) -> PostgresLine:
        """Return the line to the other servers."""
        return self._line

    async def close(self) -> None:
        """Finish what was begun and let go of the database."""
        self._closed = True
        if self._writing:
            await asyncio.wait(self._writing)
        if self._pool is not None:
            self._pool.terminate()

    def _check(self) -> None:
        if self._closed:
            raise StoreProblem("the store is closed")

    async def _fetch(self, sql: str, *arguments: Any) -> list[Any]:
        """Return the rows of a query that may be asked again, which it is if the connection was broken."""
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
        with contextlib.suppress(*TROUBLE):  # a broken one is not in the pool any more
            await self._pool.release(connection)

    async def _write(self) -> None:
        """Save what waits, all at once, until nothing waits."""
        while self._jobs:
            group = _group(self._jobs)
            try:
                answers = await self._save(group)
            except Exception as error:  # whatever it is, whoever waits must hear of it
                answers = dict.fromkeys((job.change.code for job in group), await self._trouble(error))
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
            rows = await connection.fetch(SAVE, *_arguments(changes, self._line.node))
        except (asyncpg.IntegrityConstraintViolationError, asyncpg.DeadlockDetectedError) as error:
            if len(changes) == 1:
                return {changes[0].code: Conflict(one_line(error, self._url))}
            wrong: dict[str, Exception] = {}
            for change in changes:  # one of them spoils it for all: each by itself
                wrong |= await self._save_with(connection, [change])
            return wrong
        except TROUBLE as error:
            return dict.fromkeys((change.code for change in changes), await self._trouble(error))
        saved: dict[str, int] = dict(rows)
        for change in changes:
            if change.code in saved:
                n = change.events[-1].n if change.events else 0
                news = Saved(self._line.node, change.code, change.epoch, n, saved[change.code], change.at)
                self._line.tell(news)
        gone = (change.code for change in changes if change.code not in saved)
        return {code: Conflict(f"table {code} is there already, is gone or has changed") for code in gone}

    async def _trouble(self, error: BaseException) -> StoreProblem:
        """Return what to tell of a statement that failed; it may have been carried out if the connection broke."""
        why = one_line(error, self._url)
        if isinstance(error, asyncpg.PostgresError) and not isinstance(error, BROKEN):
            return StoreProblem(f"the database {shown(self._url)} refused: {why}")
        await self._pool.expire_connections()  # where one broke, others have
        return Unsure(f"the connection to the database {shown(self._url)} broke: {why}")


BROKEN: Final = (asyncpg.PostgresConnectionError, asyncpg.OperatorInterventionError)


def _group(jobs: deque[Job]) -> list[Job]:
    """Take the jobs that can be done at once: of each table the first."""
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
    events = [(c.code, c.epoch, e.n, e.at, e.actor, e.move, e.bot) for c in changes for e in c.events]
    receipts = [(c.code, _bytes(c.receipt.key), c.receipt.data) for c in changes if c.receipt]
    return [
        *_columns(((c.code, c.table, c.at, c.running, c.new, c.follows) for c in changes), 6),
        *_columns(matches, 3),
        *_columns(events, 7),
        *_columns(receipts, 3),
        node,
        [change.epoch for change in changes],
    ]


def _columns(rows: Iterable[tuple[Any, ...]], count: int) -> list[tuple[Any, ...]]:
    return list(zip(*rows, strict=True)) or [()] * count


def _bytes(key: str) -> bytes:
    return key.encode("utf-8", "surrogatepass")  # a key is whatever a client sends, also what is no text to PostgreSQL


def _text(key: bytes) -> str:
    return key.decode("utf-8", "surrogatepass")
