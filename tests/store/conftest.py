"""The stores under test: each kind opens the same database again and again, as a restarted server would."""

import asyncio
import contextlib

import apsw
import pytest

from fives.store.open_store import open_store as open_any
from fives.store.postgres import schema as postgres_schema
from fives.store.sqlite import schema as sqlite_schema
from postgres import query

RELEASED = {"sqlite": 3, "postgres": 1}  # how many migrations 1.0.0 had


@pytest.fixture(params=["sqlite", "postgres"])
def kind(request):
    return request.param


@pytest.fixture
def place(request, kind, tmp_path):
    """Where the store under test has its database, which is not there yet or empty."""
    return request.getfixturevalue("database") if kind == "postgres" else tmp_path / "fives.sqlite"


@pytest.fixture
def open_store(place):
    """Return an async context manager that opens the store, and what was saved in it before."""

    @contextlib.asynccontextmanager
    async def opened():
        store = open_any(place)
        try:
            yield store
        finally:
            await store.close()

    return opened


@pytest.fixture
def run_sql(kind, place):
    """Return a function that runs SQL beside the store, and returns what it answers."""

    def run(sql):
        if kind == "postgres":
            return [tuple(row) for row in query(f"{place}?options=-csearch_path%3Dfives", sql)]
        connection = apsw.Connection(str(place))
        try:
            return connection.execute(sql).fetchall()
        finally:
            connection.close()

    return run


@pytest.fixture
def let_pass(kind, run_sql):
    """Return a function that lets a server run for some milliseconds, also by the clock of the database."""

    async def run(store, milliseconds):
        if kind == "postgres":
            back = f"UPDATE running_time SET counted = counted - interval '{milliseconds} milliseconds'"
            await asyncio.to_thread(run_sql, back)
        await store.pass_time(milliseconds)

    return run


@pytest.fixture
def released(kind, place, run_sql):
    """Make the database of fives 1.0.0, which is empty, and return how to run SQL in it."""
    if kind == "sqlite":
        scripts = sqlite_schema.MIGRATIONS[: RELEASED[kind]]
        stamp = f"PRAGMA application_id = {sqlite_schema.APPLICATION}; PRAGMA user_version = {RELEASED[kind]}"
        run_sql(f"PRAGMA journal_mode = WAL; {';'.join(scripts)}; {stamp}")
        return run_sql
    for statement in (
        "CREATE SCHEMA fives",
        "CREATE TABLE fives.fives_version (version integer NOT NULL)",
        f"INSERT INTO fives.fives_version VALUES ({RELEASED[kind]})",
        *filter(str.strip, ";".join(postgres_schema.MIGRATIONS[: RELEASED[kind]]).split(";")),
    ):
        run_sql(statement)
    return run_sql
