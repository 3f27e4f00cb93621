"""The stores under test: each kind opens the same database again and again, as a restarted server would."""

import contextlib

import pytest

from fives.store.opening import open_store as open_any


@pytest.fixture(params=["sqlite", "postgres"])
def open_store(request, tmp_path):
    """Return an async context manager that opens the store, and what was saved in it before."""
    kind = request.param
    database = request.getfixturevalue("database") if kind == "postgres" else tmp_path / "fives.sqlite"

    @contextlib.asynccontextmanager
    async def opened():
        store = open_any(database)
        try:
            yield store
        finally:
            await store.close()

    return opened
