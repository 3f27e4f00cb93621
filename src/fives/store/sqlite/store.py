"""The store in one SQLite file. One thread writes, and commits all that waits together."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, Final, TypeVar

import apsw

from fives.store.sqlite import statements
from fives.store.sqlite.open_file import BUSY, open_file, truncate_log
from fives.store.store_protocol import Conflict, Entry, StoreProblem, Surveyed
from fives.table.storage.saved_types import Change, Checkpoint, Receipt, SavedMatch, SavedTable

T = TypeVar("T")
LARGEST_GROUP: Final = 512  # jobs in one transaction
SPACING: Final = 0.045  # seconds from one commit to the next at least, where several tables play
DELETED: Final = 8  # tables in one transaction
GIVEN_BACK: Final = 256  # pages in one transaction


@dataclass(frozen=True, slots=True)
class Job:
    """Work for the writing thread, with the future of its caller."""

    work: Callable[[apsw.Connection], Any]
    future: asyncio.Future[Any]
    loop: asyncio.AbstractEventLoop
    table: str = ""  # the table that is changed


class SqliteStore:
    """The embedded store. All work on the file is done by one thread, in the order it was asked for."""

    def __init__(self, path: Path) -> None:
        self.failing = False  # the last change could not be written
        self._path = path
        self._connection = open_file(path)
        self._written_elsewhere: int = self._connection.pragma("data_version")
        self._shrunk = False  # the file is to be cut to what it needs
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._write, name="fives-store", daemon=True)
        self._thread.start()

    async def save(self, change: Change) -> None:
        """Save a change; return once it is on the disk."""
        await self._ask(lambda connection: statements.save(connection, change), change.code)

    async def tables(self) -> list[Entry]:
        """Return every table there is."""
        return await self._ask(statements.read_entries)

    async def load(self, code: str, epoch: int = 0, after: int = 0) -> SavedTable | None:
        """Return a table with its newest match; of match `epoch` only the events after `after`."""
        return await self._ask(lambda connection: statements.load(connection, code, epoch, after))

    async def load_match(self, code: str, epoch: int, after: int = 0, upto: int | None = None) -> SavedMatch | None:
        """Return one match of a table, or a part of it from the newest checkpoint that is not later than `after`."""
        return await self._ask(lambda connection: statements.load_match(connection, code, epoch, after, upto))

    async def load_receipt(self, code: str, key: str) -> Receipt | None:
        """Return one receipt of a table."""
        return await self._ask(lambda connection: statements.load_receipt(connection, code, key))

    async def add_checkpoints(self, code: str, epoch: int, checkpoints: Sequence[Checkpoint]) -> None:
        """Replace the checkpoints of a match that cannot be read any more."""
        await self._ask(lambda connection: statements.renew_checkpoints(connection, code, epoch, checkpoints))

    async def pass_time(self, milliseconds: int) -> None:
        """Count time during which the server ran."""
        await self._ask(lambda connection: statements.pass_time(connection, milliseconds))

    async def visit(self, codes: Collection[str]) -> None:
        """Save that somebody was at these tables."""
        await self._ask(lambda connection: statements.visit(connection, codes))

    async def idle(self, milliseconds: int) -> list[str]:
        """Return the tables that nobody has changed or visited while the server ran for so long."""
        return await self._ask(lambda connection: statements.idle(connection, milliseconds))

    async def probe(self) -> None:
        """Write something small; raise StoreProblem if nothing can be written."""
        await self.pass_time(1)  # SQLite does not write what has not changed

    async def delete(self, codes: Sequence[str], unattended: bool = False) -> list[str]:
        """Delete tables with all their matches, and give their space back to the disk."""
        for start in range(0, len(codes), DELETED):  # a few at a time, so that others can save in between
            await self._ask(partial(statements.delete, codes=codes[start : start + DELETED]))
        with suppress(StoreProblem):  # for example a full disk; the tables are deleted all the same
            while bool(codes) and await self._ask(self._shrink):
                pass
        return list(codes)

    async def deleted(self, known: Collection[str]) -> list[str]:
        """Return which of the tables another program has deleted; cheap if none has written to the file."""
        version = await self._ask(lambda connection: connection.pragma("data_version"))
        if version == self._written_elsewhere:
            return []
        asked = tuple(known)  # copied first: a table saved meanwhile is not missing
        there = await self._ask(statements.read_codes)
        self._written_elsewhere = version
        return [code for code in asked if code not in there]

    async def survey(self) -> list[Surveyed]:
        """Return what there is of every table, by a connection that keeps no writer waiting."""
        return await asyncio.to_thread(self._survey)

    def cluster(self) -> None:
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
        """Commit what waits, again and again. Many tables share a commit, because commits are expensive.

        A table that plays alone never waits for others; nor does the first change after a pause.
        """
        begun, table = 0.0, ""
        while (first := self._jobs.get()) is not None:
            if first.table not in ("", table):
                time.sleep(max(0, begun + SPACING - time.monotonic()))
            begun, table = time.monotonic(), first.table
            group, last = _group(first, self._jobs)
            answers = self._run(group)
            for loop in {job.loop for job in group}:
                mine = [(job.future, answer) for job, answer in zip(group, answers, strict=True) if job.loop is loop]
                if not loop.is_closed():
                    loop.call_soon_threadsafe(_resolve, mine)
            if last:
                return

    def _run(self, group: list[Job]) -> list[Any]:
        """Do all jobs in one transaction, and note whether the file can be written."""
        before = self._connection.total_changes()
        answers = _run(self._connection, group)
        if any(isinstance(answer, StoreProblem) for answer in answers):
            self.failing = True
        elif self._connection.total_changes() > before:
            self.failing = False
        if self._shrunk:
            truncate_log(self._connection)
            self._shrunk = False
        return answers

    def _shrink(self, connection: apsw.Connection) -> bool:
        """Give some unused space back to the disk; return whether there is more."""
        more = statements.give_back(connection, GIVEN_BACK)
        self._shrunk = not more
        return more

    def _survey(self) -> list[Surveyed]:
        try:
            reader = apsw.Connection(str(self._path), flags=apsw.SQLITE_OPEN_READONLY)
            try:
                reader.set_busy_timeout(BUSY)
                return statements.survey(reader)
            finally:
                reader.close()
        except apsw.Error as error:
            raise StoreProblem(f"the database {self._path} could not be read: {error}") from None


def _group(first: Job, jobs: SimpleQueue[Job | None]) -> tuple[list[Job], bool]:
    """Return all jobs that wait now, and whether the store is being closed."""
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
    """Do the jobs one after the other; if one fails, repeat all, each in its own savepoint."""
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
