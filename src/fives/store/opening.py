"""Opening a store: a file of SQLite, or a PostgreSQL database by its address."""

from __future__ import annotations

from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from fives.store.base import Store

POSTGRES: Final = ("postgresql://", "postgres://")


def open_store(database: Path | str) -> Store:
    """Return the store that a setting names; raise StoreProblem with one line if it cannot be used."""
    # imported here: who uses one needs nothing of the other
    if isinstance(database, str):
        from fives.store.postgres import PostgresStore

        return PostgresStore(database)
    from fives.store.sqlite import SqliteStore

    return SqliteStore(database)


def shown(url: str) -> str:
    """Return an address without its password, and without parameters, which may hold one too."""
    try:
        parts = urlsplit(url)
        who = f"{parts.username}@" if parts.username else ""
        return f"{parts.scheme}://{who}{parts.netloc.rpartition('@')[2]}{parts.path}"
    except ValueError:
        return "of this address"
