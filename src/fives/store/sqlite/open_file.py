"""Open the SQLite file: upgrade it to the newest version, or refuse it in one line if it is not ours."""

from contextlib import suppress
from pathlib import Path
from typing import Final

import apsw

from fives.store.sqlite.schema import APPLICATION, MIGRATIONS, VERSION
from fives.store.store_protocol import StoreProblem

BUSY: Final = 2000  # milliseconds to wait for another program
LONGEST_LOG: Final = 8 << 20  # bytes of the write-ahead log that stay on the disk after a checkpoint
INCREMENTAL: Final = 2  # of `auto_vacuum`: deleted space can be given back to the disk in slices


def open_file(path: Path) -> apsw.Connection:
    """Return the one writing connection to `path`, made if missing; raise StoreProblem with one line."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        _refuse_half(path)
        path.touch(mode=0o600)  # it holds the secrets of running matches
        connection = apsw.Connection(str(path))
    except (OSError, apsw.Error) as error:
        raise StoreProblem(f"cannot open the database {path}: {error}") from None
    try:
        connection.config(apsw.SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1)  # a file that is refused is not changed
        _prepare(connection, path)
        connection.config(apsw.SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 0)
    except BaseException as error:
        connection.close()
        if isinstance(error, apsw.CorruptError):
            raise damaged(path, str(error)) from None
        if isinstance(error, apsw.NotADBError):
            raise StoreProblem(f"cannot use {path}: {error}; if it was a database of fives, {rescue(path)}") from None
        if isinstance(error, apsw.Error):
            raise StoreProblem(f"cannot use the database {path}: {error}") from None
        raise
    return connection


def damaged(path: Path, how: str) -> StoreProblem:
    """Return the error for a damaged file, with what the owner can do about it."""
    return StoreProblem(f"{path} is damaged: {' '.join(how.split())}; {rescue(path)}")


def rescue(path: Path) -> str:
    """Return the command that recovers a damaged file."""
    return f"`fives recover {path}` rescues what is whole into a new file"


def truncate_log(connection: apsw.Connection) -> None:
    """Move the log into the file and shorten both, unless another program is reading."""
    connection.set_busy_timeout(0)
    with suppress(apsw.Error):
        connection.wal_checkpoint(mode=apsw.SQLITE_CHECKPOINT_TRUNCATE)
    connection.set_busy_timeout(BUSY)


def _refuse_half(path: Path) -> None:
    """Raise StoreProblem if there is only the log of a database: SQLite would delete it and begin anew."""
    log = path.with_name(f"{path.name}-wal")
    if log.exists() and log.stat().st_size and not (path.exists() and path.stat().st_size):
        raise damaged(path, f"it is missing or empty, though {log.name} is not")


def _prepare(connection: apsw.Connection, path: Path) -> None:
    connection.set_busy_timeout(BUSY)
    application, version, empty = _identity(connection)
    if not empty and application != APPLICATION:
        raise StoreProblem(f"{path} is a database of another program")
    if version > VERSION:
        raise StoreProblem(f"{path} was written by a newer fives (database version {version}, known is {VERSION})")
    damage = connection.execute("PRAGMA quick_check(1)").fetchone()
    if damage != ("ok",):
        raise damaged(path, str(damage[0] if damage else ""))
    if empty:
        connection.execute(f"PRAGMA auto_vacuum = {INCREMENTAL}")  # before anything is in it
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute(f"PRAGMA journal_size_limit = {LONGEST_LOG}")
    _migrate(connection)
    _let_shrink(connection)


def _migrate(connection: apsw.Connection) -> None:
    """Upgrade the file to the newest version, safely if another process tries the same. A failure changes nothing."""
    if connection.pragma("user_version") == VERSION:
        return
    connection.execute("BEGIN IMMEDIATE")
    for script in MIGRATIONS[connection.pragma("user_version") :]:
        connection.execute(script)
    connection.execute(f"PRAGMA application_id = {APPLICATION}; PRAGMA user_version = {VERSION}; COMMIT")


def _let_shrink(connection: apsw.Connection) -> None:
    """Rewrite a file of an earlier fives once, so that it can give space back. Without the space it stays."""
    if connection.pragma("auto_vacuum") == INCREMENTAL:
        return
    with suppress(apsw.FullError, apsw.BusyError, apsw.IOError):
        connection.execute(f"PRAGMA auto_vacuum = {INCREMENTAL}; VACUUM")
        truncate_log(connection)


def _identity(connection: apsw.Connection) -> tuple[int, int, bool]:
    application = connection.pragma("application_id")
    version = connection.pragma("user_version")
    empty = connection.execute("SELECT count(*) FROM sqlite_schema").fetchone() == (0,)
    return application, version, empty
