"""Open a store: an SQLite file, or a PostgreSQL database by its address."""

from __future__ import annotations

from pathlib import Path

from fives.store.store_protocol import Store


def open_store(database: Path | str) -> Store:
    """Return the store of a setting; raise StoreProblem with one line if it cannot be used."""
    # imported here: each needs libraries that the other does not
    if isinstance(database, str):
        from fives.store.postgres.store import PostgresStore

        return PostgresStore(database)
    from fives.store.sqlite.store import SqliteStore

    return SqliteStore(database)
