"""Copy the SQLite file while a server writes to it: complete, as of one moment."""

import os
from pathlib import Path

import apsw

from fives.store.sqlite.schema import APPLICATION
from fives.store.store_protocol import StoreProblem

BUSY = 10_000  # milliseconds to wait for a checkpoint of the server


def back_up(database: Path, copy: Path) -> tuple[int, int]:
    """Write all that is saved at this moment to `copy`, readable by its owner only; return how many tables and events.

    Writers are not held up. Raise StoreProblem with one line if it cannot be done; `copy` is then not there.
    """
    if copy.exists():
        raise StoreProblem(f"{copy} is there already; a backup never overwrites a file")
    if not database.is_file():
        raise StoreProblem(f"there is no database {database}")
    part = copy.with_name(f"{copy.name}.part")
    try:
        os.close(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600))
        found = _copy(database, part)
        part.replace(copy)
    except (OSError, apsw.Error) as error:
        raise StoreProblem(f"cannot back up {database} to {copy}: {error}") from None
    finally:
        part.unlink(missing_ok=True)
    return found


def _copy(database: Path, part: Path) -> tuple[int, int]:
    source, target = apsw.Connection(str(database)), apsw.Connection(str(part))
    try:
        source.set_busy_timeout(BUSY)
        if source.pragma("application_id") != APPLICATION:
            raise StoreProblem(f"{database} is not a database of fives")
        with target.backup("main", source, "main") as backup:
            backup.step()  # all pages in one step, so that the copy shows one moment
        target.pragma("journal_mode", "delete")  # so that it is one file
        if target.pragma("integrity_check") != "ok":
            raise StoreProblem(f"{database} is damaged")
        return _count(target, "tables"), _count(target, "events")
    finally:
        source.close()
        target.close()


def _count(connection: apsw.Connection, table: str) -> int:
    ((number,),) = connection.execute(f"SELECT count(*) FROM {table}")
    return int(number)
