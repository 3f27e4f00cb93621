"""The store in one SQLite file: a single writing thread that commits everything waiting at once."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, Final, TypeVar

import apsw

from fives.core.match import Event
from fives.store.base import Change, Conflict, Entry, Receipt, SavedMatch, SavedTable, StoreProblem
from fives.store.sqlite_file import open_file

T = TypeVar("T")
LARGEST_GROUP: Final = 512  # jobs in one transaction
SPACING: Final = 0.045  # seconds from one commit to the next at least, where several tables play


@dataclass(frozen=True, slots=True)
class Job:
    """Work for the writing thread and whom to tell."""

    work: Callable[[apsw.Connection], Any]
    future: asyncio.Future[Any]
    loop: asyncio.AbstractEventLoop
    table: str = ""  # whose change it is


class SqliteStore:
    """The embedded store. All work on the file is done by one thread, in the order it was asked for."""

    def __init__(self, path: Path) -> None:
        self._connection = open_file(path)
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._write, name="fives-store", daemon=True)
        self._thread.start()

    async def save(self, change: Change) -> None:
        """Save a change; returns only once it is on the disk."""
        await self._ask(lambda connection: _save(connection, change), change.code)

    async def tables(self) -> list[Entry]:
        """Return every table there is."""
        return await self._ask(_tables)

    async def load(self, code: str, epoch: int = 0, after: int = 0) -> SavedTable | None:
        """Return a table with its newest match; who knows match `epoch` gets of it the events after `after` alone."""
        return await self._ask(lambda connection: _load(connection, code, epoch, after))

    async def load_match(self, code: str, epoch: int) -> SavedMatch | None:
        """Return one match of a table."""
        return await self._ask(lambda connection: _load_match(connection, code, epoch))

    async def load_receipt(self, code: str, key: str) -> Receipt | None:
        """Return one receipt of a table."""
        return await self._ask(lambda connection: _load_receipt(connection, code, key))

    async def delete(self, codes: list[str]) -> None:
        """Delete tables with all their matches."""
        await self._ask(lambda connection: _delete(connection, codes))

    def line(self) -> None:
        """Return nothing: a file has one server."""

    async def close(self) -> None:
        """Finish what was begun and close the file."""
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)
        self._connection.close()

    async def _ask(self, work: Callable[[apsw.Connection], T], table: str = "") -> T:
        if not self._thread.is_alive():
            raise StoreProblem("the store is closed")
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        self._jobs.put(Job(work, future, loop, table))
        return await future

    def _write(self) -> None:
        """Commit what waits, again and again. A commit costs far more than what is in it, so many tables share one.

        Where a table plays alone it never waits for others; neither does the first change after a pause.
        """
        begun, table = 0.0, ""
        while (first := self._jobs.get()) is not None:
            if first.table not in ("", table):
                time.sleep(max(0, begun + SPACING - time.monotonic()))
            begun, table = time.monotonic(), first.table
            group, last = _group(first, self._jobs)
            answers = _run(self._connection, group)
            for loop in {job.loop for job in group}:
                mine = [(job.future, answer) for job, answer in zip(group, answers, strict=True) if job.loop is loop]
                if not loop.is_closed():
                    loop.call_soon_threadsafe(_resolve, mine)
            if last:
                return


def _group(first: Job, jobs: SimpleQueue[Job | None]) -> tuple[list[Job], bool]:
    """Return all jobs that wait now, and whether the end has been called."""
    group = [first]
    while len(group) < LARGEST_GROUP:
        try:
            job = jobs.get_nowait()
        except Empty:
            break
        if job is None:
            return group, True
        group.append(job)
    return group, False


def _run(connection: apsw.Connection, group: list[Job]) -> list[Any]:
    """Do all jobs in one transaction; return results and exceptions."""
    try:
        connection.execute("BEGIN IMMEDIATE")
        answers = _run_all(connection, group)
        connection.execute("COMMIT")
    except Exception as error:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        return [StoreProblem(f"the database could not be written: {error}")] * len(group)
    return answers


def _run_all(connection: apsw.Connection, group: list[Job]) -> list[Any]:
    """Do the jobs one after the other; if one fails, all again, each in a savepoint of its own."""
    try:
        return [job.work(connection) for job in group]
    except Exception:
        if not connection.in_transaction:  # SQLite gave the whole transaction up, as on a full disk
            raise
        connection.execute("ROLLBACK")
        connection.execute("BEGIN IMMEDIATE")
        return [_run_one(connection, job) for job in group]


def _run_one(connection: apsw.Connection, job: Job) -> Any:
    connection.execute("SAVEPOINT job")
    try:
        answer = job.work(connection)
    except Exception as error:
        if not connection.in_transaction:
            raise
        connection.execute("ROLLBACK TO job")
        answer = error if isinstance(error, Conflict) else StoreProblem(f"the database refused: {error}")
    connection.execute("RELEASE job")
    return answer


def _resolve(answers: list[tuple[asyncio.Future[Any], Any]]) -> None:
    for future, answer in answers:
        if future.cancelled():
            continue
        if isinstance(answer, Exception):
            future.set_exception(answer)
        else:
            future.set_result(answer)


def _save(connection: apsw.Connection, change: Change) -> None:
    row = (change.table, change.at, change.running, change.code)
    try:
        if change.new:
            connection.execute("INSERT INTO tables (data, touched, running, code) VALUES (?, ?, ?, ?)", row)
            connection.execute("INSERT INTO versions (code, version) VALUES (?, 1)", (change.code,))
        else:
            connection.execute(
                "UPDATE versions SET version = version + 1 WHERE code = ? AND version = coalesce(?, version)",
                (change.code, change.follows),
            )
            if not connection.changes():
                raise Conflict(f"table {change.code} is gone or has changed")
            if not change.same:
                connection.execute("UPDATE tables SET data = ?, touched = ?, running = ? WHERE code = ?", row)
        if change.header is not None:
            key = (change.code, change.epoch)
            connection.execute("INSERT INTO matches (code, epoch, header) VALUES (?, ?, ?)", (*key, change.header))
            connection.execute("DELETE FROM receipts WHERE code = ? AND epoch < ? - 2", key)
        connection.executemany(
            "INSERT INTO events (code, epoch, n, at, actor, move, bot) VALUES (?, ?, ?, ?, ?, ?, ?)",
            [(change.code, change.epoch, e.n, e.at, e.actor, e.move, e.bot) for e in change.events],
        )
        if change.receipt:
            receipt = (change.code, change.epoch, change.receipt.key, change.receipt.data)
            connection.execute("INSERT INTO receipts (code, epoch, key, data) VALUES (?, ?, ?, ?)", receipt)
    except apsw.ConstraintError as error:
        raise Conflict(str(error)) from None


def _tables(connection: apsw.Connection) -> list[Entry]:
    rows = connection.execute("SELECT code, touched, running FROM tables ORDER BY touched")
    return [Entry(code, touched, bool(running)) for code, touched, running in rows]


def _load(connection: apsw.Connection, code: str, seen: int, after: int) -> SavedTable | None:
    row = connection.execute(
        "SELECT data, version, (SELECT coalesce(max(epoch), 0) FROM matches WHERE code = ?1)"
        " FROM tables JOIN versions USING (code) WHERE code = ?1",
        (code,),
    ).fetchone()
    if row is None:
        return None
    data, version, epoch = row
    receipts = connection.execute("SELECT key, data FROM receipts WHERE code = ? AND ? = 0 ORDER BY id", (code, seen))
    match = _load_match(connection, code, epoch, after if epoch == seen else 0)
    return SavedTable(data, epoch, match, tuple(Receipt(key, blob) for key, blob in receipts), version)


def _load_match(connection: apsw.Connection, code: str, epoch: int, after: int = 0) -> SavedMatch | None:
    row = connection.execute("SELECT header FROM matches WHERE code = ? AND epoch = ?", (code, epoch)).fetchone()
    if row is None:
        return None
    events = connection.execute(
        "SELECT n, at, actor, move, bot FROM events WHERE code = ? AND epoch = ? AND n > ? ORDER BY n",
        (code, epoch, after),
    )
    return SavedMatch(row[0], tuple(Event(n, at, actor, move, bool(bot)) for n, at, actor, move, bot in events))


def _load_receipt(connection: apsw.Connection, code: str, key: str) -> Receipt | None:
    row = connection.execute("SELECT data FROM receipts WHERE code = ? AND key = ?", (code, key)).fetchone()
    return None if row is None else Receipt(key, row[0])


def _delete(connection: apsw.Connection, codes: list[str]) -> None:
    for table in ("receipts", "events", "matches", "versions", "tables"):
        connection.executemany(f"DELETE FROM {table} WHERE code = ?", [(code,) for code in codes])
