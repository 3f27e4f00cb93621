"""The SQLite file: its schema, its version, and a clear word if it is not one of ours."""

from pathlib import Path
from typing import Final

import apsw

from fives.store.base import StoreProblem

APPLICATION: Final = 0x66697665  # "five", so that nobody's other database is taken for ours
MIGRATIONS: Final = (
    """
CREATE TABLE tables (
    code TEXT PRIMARY KEY,
    data BLOB NOT NULL,
    touched INTEGER NOT NULL,
    running INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE matches (
    code TEXT NOT NULL REFERENCES tables,
    epoch INTEGER NOT NULL,
    header BLOB NOT NULL,
    PRIMARY KEY (code, epoch)
) STRICT, WITHOUT ROWID;
CREATE TABLE events (
    code TEXT NOT NULL,
    epoch INTEGER NOT NULL,
    n INTEGER NOT NULL,
    at INTEGER NOT NULL,
    actor INTEGER NOT NULL,
    move TEXT NOT NULL,
    bot INTEGER NOT NULL,
    PRIMARY KEY (code, epoch, n),
    FOREIGN KEY (code, epoch) REFERENCES matches
) STRICT, WITHOUT ROWID;
CREATE TABLE receipts (
    id INTEGER PRIMARY KEY,
    code TEXT NOT NULL REFERENCES tables,
    epoch INTEGER NOT NULL,
    key TEXT NOT NULL,
    data BLOB NOT NULL,
    UNIQUE (code, key)
) STRICT;
""",
    "ALTER TABLE tables ADD COLUMN version INTEGER NOT NULL DEFAULT 1",
    # apart from the wide rows, so that the versions of many tables that change lie on one page
    """
CREATE TABLE versions (code TEXT PRIMARY KEY REFERENCES tables, version INTEGER NOT NULL) STRICT, WITHOUT ROWID;
INSERT INTO versions SELECT code, version FROM tables;
ALTER TABLE tables DROP COLUMN version;
""",
)  # each leads from one version to the next; never edited once released
VERSION: Final = len(MIGRATIONS)


def open_file(path: Path) -> apsw.Connection:
    """Return the one writing connection to `path`, made if missing; raise StoreProblem with one line."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        _refuse_half(path)
        path.touch(mode=0o600)  # the secrets of running matches are in it
        connection = apsw.Connection(str(path))
    except (OSError, apsw.Error) as error:
        raise StoreProblem(f"cannot open the database {path}: {error}") from None
    try:
        connection.config(apsw.SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1)  # what is refused is not written to
        _prepare(connection, path)
        connection.config(apsw.SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 0)
    except BaseException as error:
        connection.close()
        if isinstance(error, apsw.Error):
            raise StoreProblem(f"cannot use the database {path}: {error}") from None
        raise
    return connection


def _refuse_half(path: Path) -> None:
    """Raise StoreProblem if only the log of a database is there: SQLite would throw it away and begin anew."""
    log = path.with_name(f"{path.name}-wal")
    if log.exists() and log.stat().st_size and not (path.exists() and path.stat().st_size):
        raise StoreProblem(f"{path} is damaged: it is missing or empty, though {log.name} is not")


def _prepare(connection: apsw.Connection, path: Path) -> None:
    connection.set_busy_timeout(2000)
    application, version, empty = _identity(connection)
    if not empty and application != APPLICATION:
        raise StoreProblem(f"{path} is a database of another program")
    if version > VERSION:
        raise StoreProblem(f"{path} was written by a newer fives (database version {version}, known is {VERSION})")
    damage = connection.execute("PRAGMA quick_check(1)").fetchone()
    if damage != ("ok",):
        raise StoreProblem(f"{path} is damaged: {' '.join(str(damage[0] if damage else '').split())}")
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    _migrate(connection)


def _migrate(connection: apsw.Connection) -> None:
    """Bring the file to the newest version, also while another process tries the same; if it fails nothing is done."""
    if connection.pragma("user_version") == VERSION:
        return
    connection.execute("BEGIN IMMEDIATE")
    for script in MIGRATIONS[connection.pragma("user_version") :]:
        connection.execute(script)
    connection.execute(f"PRAGMA application_id = {APPLICATION}; PRAGMA user_version = {VERSION}; COMMIT")


def _identity(connection: apsw.Connection) -> tuple[int, int, bool]:
    application = connection.pragma("application_id")
    version = connection.pragma("user_version")
    empty = connection.execute("SELECT count(*) FROM sqlite_schema").fetchone() == (0,)
    return application, version, empty
