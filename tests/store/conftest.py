"""The stores under test: each kind opens the same database again and again, as a restarted server would."""

import contextlib

import pytest

from fives.store.sqlite import SqliteStore


@pytest.fixture(params=["sqlite"])
def open_store(request, tmp_path):
    """Return an async context manager that opens the store, and what was saved in it before."""
    kinds = {"sqlite": lambda: SqliteStore(tmp_path / "fives.sqlite")}

    @contextlib.asynccontextmanager
    async def opened():
        store = kinds[request.param]()
        try:
            yield store
        finally:
            await store.close()

    return opened
