"""Copy what can be read of a damaged SQLite file into a new one, without rows that belong to no table."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import apsw

from fives.core.matches.event import Event, Kind, event_of_format_1
from fives.store.sqlite import statements
from fives.store.sqlite.damaged_pages import Pages, Row
from fives.store.sqlite.lock import check_unused
from fives.store.sqlite.open_file import open_file
from fives.store.sqlite.schema import APPLICATION, VERSION
from fives.store.store_protocol import StoreProblem
from fives.table.storage.saved_types import SavedMatch

# The form of a row tells its table: whether rows are numbered, and the types of the columns.
INSERTS: Final[dict[tuple[bool, tuple[type, ...]], str]] = {
    (False, (str, bytes, int, int)): """
        INSERT INTO tables (code, data, touched, running) VALUES (?1, ?2, ?3, ?4) ON CONFLICT DO
        UPDATE SET data = ?2, touched = ?3, running = ?4 WHERE ?3 >= touched""",
    (False, (str, int, bytes)): "INSERT OR IGNORE INTO matches (code, epoch, header) VALUES (?, ?, ?)",
    (False, (str, int, int)): "INSERT OR REPLACE INTO versions (code, version, used) VALUES (?, ?, ?)",
    (False, (str, int)): "INSERT OR IGNORE INTO versions (code, version, used) VALUES (?, ?, 0)",
    (False, (str, int, int, int, int, str, int, str)): """
        INSERT OR IGNORE INTO events (code, epoch, n, at, actor, move, bot, kind) VALUES (?, ?, ?, ?, ?, ?, ?, ?)""",
    (True, (str, int, int, bytes)): "INSERT OR IGNORE INTO checkpoints (code, epoch, n, data) VALUES (?, ?, ?, ?)",
    (True, (type(None), str, int, str, bytes)): """
        INSERT OR IGNORE INTO receipts (id, code, epoch, key, data) VALUES (?, ?, ?, ?, ?)""",
    (True, (int,)): "UPDATE running_time SET ms = max(ms, ?)",
}
OLD_TABLE: Final = (str, bytes, int, int, int)  # with its version, before 1.0.0
OLD_EVENT: Final = (str, int, int, int, int, str, int)  # without its kind
KINDS: Final = {kind.value for kind in Kind}


class Rescue:
    """All rows that were read, in a new file. The caller decides table by table what stays."""

    def __init__(self, connection: apsw.Connection, pages: int, missing: int) -> None:
        self.pages = pages
        self.missing = missing  # pages in use that are missing
        self._connection = connection

    def codes(self) -> list[str]:
        """Return the codes of all tables of which anything was found."""
        found = " UNION ".join(f"SELECT code FROM {table}" for table in statements.OWNED)
        return [code for (code,) in self._connection.execute(f"{found} ORDER BY code")]

    def table(self, code: str) -> bytes | None:
        """Return what was saved of a table besides its matches; None if that is lost."""
        row = self._connection.execute("SELECT data FROM tables WHERE code = ?", (code,)).fetchone()
        return row[0] if row else None

    def epochs(self, code: str) -> list[int]:
        """Return the matches of which an event or the header was found."""
        found = "SELECT epoch FROM matches WHERE code = ?1 UNION SELECT epoch FROM events WHERE code = ?1 ORDER BY 1"
        return [epoch for (epoch,) in self._connection.execute(found, (code,))]

    def match(self, code: str, epoch: int) -> SavedMatch | None:
        """Return a match with the events that were found, in their order; None if its header is lost."""
        return statements.load_match(self._connection, code, epoch)

    def last(self, code: str, epoch: int) -> int:
        """Return the number of the last event of a match that anything was found of."""
        numbers = "SELECT n FROM {} WHERE code = ?1 AND epoch = ?2"
        both = f"{numbers.format('events')} UNION ALL {numbers.format('checkpoints')}"
        ((last,),) = self._connection.execute(f"SELECT coalesce(max(n), 0) FROM ({both})", (code, epoch))
        return int(last)

    def cut(self, code: str, epoch: int, n: int) -> None:
        """Leave out what comes after event `n` of a match."""
        for table in ("events", "checkpoints"):
            self._connection.execute(f"DELETE FROM {table} WHERE code = ? AND epoch = ? AND n > ?", (code, epoch, n))

    def drop_match(self, code: str, epoch: int) -> None:
        """Leave a match out."""
        for table in ("events", "checkpoints", "matches"):
            self._connection.execute(f"DELETE FROM {table} WHERE code = ? AND epoch = ?", (code, epoch))

    def drop(self, code: str) -> None:
        """Leave a table out."""
        statements.delete(self._connection, [code])

    def change(self, code: str, data: bytes, running: bool) -> None:
        """Put a table in the place of what was found of it."""
        self._connection.execute("UPDATE tables SET data = ?, running = ? WHERE code = ?", (data, running, code))


@contextmanager
def rescued(database: Path, new: Path) -> Iterator[Rescue]:
    """Read all rows of a damaged file into `new`, which exists once the caller is done without an error.

    The damaged file is only read. Raise StoreProblem with one line if nothing can be done.
    """
    if new.exists():
        raise StoreProblem(f"{new} is there already; a recovery never overwrites a file")
    if not any(file.is_file() for file in (database, database.with_name(f"{database.name}-wal"))):
        raise StoreProblem(f"there is no database {database}")
    check_unused(database)
    part = new.with_name(f"{new.name}.part")
    try:
        part.unlink(missing_ok=True)
        connection = open_file(part)
        try:
            yield _read_all(connection, database)
            _finish(connection)
        finally:
            connection.close()
        part.replace(new)
    except (OSError, apsw.Error) as error:
        raise StoreProblem(f"cannot recover {database} to {new}: {error}") from None
    finally:
        for end in ("", "-wal", "-shm"):
            part.with_name(f"{part.name}{end}").unlink(missing_ok=True)


def _read_all(connection: apsw.Connection, database: Path) -> Rescue:
    pages = Pages(database)
    try:
        _refuse_foreign(pages, database)
        connection.execute("PRAGMA foreign_keys = OFF; BEGIN")
        found = sum(_insert(connection, number, row) for number, row in pages.rows())
        if not found:
            raise StoreProblem(f"nothing of fives was found in {database}")
        return Rescue(connection, pages.count, pages.missing)
    finally:
        pages.close()


def _refuse_foreign(pages: Pages, database: Path) -> None:
    """Raise StoreProblem if a file that can be read is not ours, or of a newer fives."""
    if not pages.head:
        return
    version, application = (int.from_bytes(pages.head[at : at + 4], "big") for at in (60, 68))
    if application != APPLICATION:
        raise StoreProblem(f"{database} is a database of another program")
    if version > VERSION:
        raise StoreProblem(f"{database} was written by a newer fives (database version {version}, known is {VERSION})")


def _insert(connection: apsw.Connection, number: int | None, row: Row) -> bool:
    """Write a row to the table it is of; say whether there is one."""
    shape = tuple(map(type, row))
    if number is None and shape == OLD_EVENT:
        row = _with_kind(row)
        shape = tuple(map(type, row))
    if number is None and shape == OLD_TABLE:
        connection.execute("INSERT OR IGNORE INTO versions (code, version, used) VALUES (?, ?, 0)", (row[0], row[4]))
        row, shape = row[:4], shape[:4]
    sql = INSERTS.get((number is not None, shape))
    if sql is None or (len(row) == 8 and row[7] not in KINDS):
        return False
    if row[0] is None:
        row = (number, *row[1:])
    connection.execute(sql, row)
    return True


def _with_kind(row: Row) -> Row:
    """Return an event of 1.0.0 as it is saved now."""
    code, epoch, n, at, actor, move, bot = row
    assert isinstance(n, int)
    assert isinstance(at, int)
    assert isinstance(actor, int)
    assert isinstance(move, str)
    event = event_of_format_1(Event(n, at, actor, move))
    return code, epoch, n, at, event.actor, event.move, bot, event.kind.value


def _finish(connection: apsw.Connection) -> None:
    """Leave out what belongs to no table or match, and close the new file."""
    connection.execute("DELETE FROM checkpoints")  # they may be damaged; they are made again from the log
    connection.execute("DELETE FROM matches WHERE code NOT IN (SELECT code FROM tables)")
    connection.execute("DELETE FROM events WHERE (code, epoch) NOT IN (SELECT code, epoch FROM matches)")
    for table in ("receipts", "versions"):
        connection.execute(f"DELETE FROM {table} WHERE code NOT IN (SELECT code FROM tables)")
    connection.execute("INSERT OR IGNORE INTO versions SELECT code, 1, ms FROM tables, running_time")
    connection.execute("UPDATE versions SET used = min(used, (SELECT ms FROM running_time)); COMMIT")
    connection.pragma("journal_mode", "delete")  # so that it is one file
    if connection.pragma("integrity_check") != "ok" or connection.execute("PRAGMA foreign_key_check").fetchall():
        raise StoreProblem("what was rescued does not fit together")
