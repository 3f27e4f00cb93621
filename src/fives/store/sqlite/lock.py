"""The lock of an SQLite file: one server at a time. The lock ends with its process."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from fives.store.store_protocol import StoreProblem

LONGEST: Final = 300  # bytes that are read of what the other server wrote
LOCKED_BYTE: Final = 1 << 30  # Windows lets nobody read a locked byte, so it is one far behind the text


@contextmanager
def only_server(database: Path, address: str) -> Iterator[None]:
    """Hold the lock of a database as its one server, at `address`; raise StoreProblem if there is another."""
    file = lock_file(database)
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        descriptor = os.open(file, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise StoreProblem(f"cannot open {file}: {error.strerror}") from None
    try:
        if not _lock(descriptor):
            raise StoreProblem(f"{database} is in use by {_holder(descriptor)}; one server at a time may use it")
        _write(descriptor, f"process {os.getpid()} at {address}")
        yield
        _write(descriptor, "")
    finally:
        os.close(descriptor)  # this releases the lock


def check_unused(database: Path) -> None:
    """Raise StoreProblem if a server uses a database; nothing is written."""
    file = lock_file(database)
    if not file.exists():
        return
    try:
        descriptor = os.open(file, os.O_RDWR)
    except OSError as error:
        raise StoreProblem(f"cannot open {file}: {error.strerror}") from None
    try:
        if not _lock(descriptor):
            raise StoreProblem(f"{database} is in use by {_holder(descriptor)}; stop it first")
    finally:
        os.close(descriptor)


def lock_file(database: Path) -> Path:
    """Return the lock file, beside the database file (behind any symbolic link)."""
    whole = database.resolve()
    return whole.with_name(f"{whole.name}-lock")


def _holder(descriptor: int) -> str:
    """Return what the server that holds the lock has written, without control characters."""
    os.lseek(descriptor, 0, os.SEEK_SET)
    told = os.read(descriptor, LONGEST).decode("utf-8", "replace")
    return "".join(letter for letter in told if letter.isprintable()) or "another server, which is just starting"


def _write(descriptor: int, text: str) -> None:
    os.ftruncate(descriptor, 0)
    os.lseek(descriptor, 0, os.SEEK_SET)
    os.write(descriptor, text.encode())


if sys.platform == "win32":
    import msvcrt

    def _lock(descriptor: int) -> bool:
        """Lock an open file; return whether that worked."""
        os.lseek(descriptor, LOCKED_BYTE, os.SEEK_SET)
        try:
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def _lock(descriptor: int) -> bool:
        """Lock an open file; return whether that worked."""
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError as error:
            raise StoreProblem(f"the folder of the database cannot be locked: {error.strerror}") from None
        return True
