"""Opening a store: a file of SQLite, or a PostgreSQL database by its address."""

from __future__ import annotations

from pathlib import Path

from fives.store.protocol import Store


def open_store(database: Path | str) -> Store:
    """Return the store that a setting names; raise StoreProblem with one line if it cannot be used."""
    # imported here: who uses one needs nothing of the other
    if isinstance(database, str):
        from fives.store.postgres import PostgresStore

        return PostgresStore(database)
    from fives.store.sqlite import SqliteStore

    return SqliteStore(database)
