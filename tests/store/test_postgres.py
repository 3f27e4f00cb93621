"""What is special about the PostgreSQL store: its schema, its statements, broken connections, words for its owner."""

import asyncio
from concurrent.futures import ThreadPoolExecutor

import pytest

from fives.store.base import Change, StoreProblem, Unsure
from fives.store.opening import shown
from fives.store.postgres import PostgresStore
from fives.store.postgres_schema import VERSION
from postgres import query
from serving import free_port


def laid(code):
    return Change(code=code, at=1, table=b"{}", running=False, epoch=0, new=True)


def refused(url):
    with pytest.raises(StoreProblem) as problem:
        PostgresStore(url)
    assert "\n" not in str(problem.value)
    return str(problem.value)


def test_the_schema_is_made_once_however_many_servers_start(database):
    with ThreadPoolExecutor(4) as servers:
        list(servers.map(PostgresStore, [database] * 4))
    assert [row["version"] for row in query(database, "SELECT version FROM fives.fives_version")] == [VERSION]


def test_what_else_is_in_the_database_is_left_alone(database):
    query(database, "CREATE TABLE tables (recipe text)")
    PostgresStore(database)
    assert query(database, "SELECT * FROM public.tables") == []


def test_a_schema_of_another_program_is_refused(database):
    query(database, "CREATE SCHEMA fives")
    assert "another program" in refused(database)


def test_a_newer_database_is_refused(database):
    PostgresStore(database)
    query(database, "UPDATE fives.fives_version SET version = 99")
    assert "newer fives (database version 99" in refused(database)


def test_a_database_that_cannot_be_used_is_told_in_one_line_without_the_password(postgres, database):
    name = database.rpartition("/")[2]
    nobody = f"postgresql://ann:secret@127.0.0.1:{free_port()}/fives"
    for url, why in (
        (nobody, "ann@127.0.0.1"),
        (postgres.url("nowhere"), "does not exist"),
        (postgres.url(name, "guarded:secret"), "password"),
        ("postgresql://ann:secret@127.0.0.1:port/fives", "address"),
        ("postgresql://[ann:secret@127.0.0.1/fives", "address"),
    ):
        line = refused(url)
        assert why in line
        assert "secret" not in line


def test_an_address_is_shown_without_its_password():
    assert shown("postgresql://ann:secret@host:5432/fives?password=secret") == "postgresql://ann@host:5432/fives"
    assert shown("postgresql:///fives") == "postgresql:///fives"


def test_a_move_waits_for_the_disk(database):
    async def story():
        store = PostgresStore(database)
        assert [tuple(row) for row in await store._fetch("SHOW synchronous_commit")] == [("on",)]
        await store.close()

    asyncio.run(story())


def test_waiting_changes_share_a_statement(database):
    async def story():
        store = PostgresStore(database)
        await asyncio.gather(*(store.save(laid(f"C{number:04}")) for number in range(300)))
        (row,) = await store._fetch("SELECT count(DISTINCT xmin::text) FROM tables")
        await store.close()
        return row[0]

    assert asyncio.run(story()) < 30


def test_a_broken_connection_is_told_and_the_store_goes_on(database):
    async def story():
        store = PostgresStore(database)
        await store.save(laid("BEFOR"))
        connection = await store._acquire()
        await connection.execute("BEGIN; LOCK TABLE tables")
        stuck = asyncio.create_task(store.save(laid("STUCK")))
        await asyncio.sleep(0)
        others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE wait_event_type = 'Lock'"
        while not await store._fetch(others):  # noqa: ASYNC110
            await asyncio.sleep(0.01)
        with pytest.raises(Unsure):
            await stuck
        await connection.execute("ROLLBACK")
        await store._release(connection)
        await store.save(laid("AFTER"))
        assert {entry.code for entry in await store.tables()} == {"BEFOR", "AFTER"}
        await store.close()
        with pytest.raises(StoreProblem, match="closed"):
            await store.tables()

    asyncio.run(story())
