"""What is special about the PostgreSQL store: its schema, its statements, broken connections, words for its owner."""

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor

import pytest

from fives.core.matches.event import Event
from fives.store.postgres.address import shown
from fives.store.postgres.schema import VERSION
from fives.store.postgres.statements import LOAD, LOAD_MATCH
from fives.store.postgres.store import PostgresStore
from fives.store.store_protocol import StoreProblem, Unsure
from fives.table.storage.saved_types import RECENT, Change, Checkpoint
from postgres import query
from server_process import free_port


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


def test_other_schemas_in_the_database_are_not_touched(database):
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


def test_a_save_waits_for_fsync(database):
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


def counted(database):
    return query(database, "SELECT ms FROM fives.running_time")[0]["ms"]


def put_clock(database, hours):
    """Let the database's clock be so many hours ahead of what it was when time was last counted."""
    query(database, f"UPDATE fives.running_time SET counted = clock_timestamp() - interval '{hours} hours'")


def test_running_time_is_counted_once_for_several_servers(database):
    async def story():
        stores = [PostgresStore(database) for _ in range(3)]
        for _ in range(4):
            await asyncio.to_thread(put_clock, database, 1 / 60)
            await asyncio.gather(*(store.pass_time(60_000) for store in stores))
        for store in stores:
            await store.close()

    asyncio.run(story())
    assert 4 * 60_000 <= counted(database) < 4 * 60_000 + 10_000


@pytest.mark.parametrize(("hours", "added"), [(30 * 24, 60_000), (-30 * 24, 0)])
def test_a_jump_of_the_database_clock_expires_nothing(database, hours, added):
    async def story():
        store = PostgresStore(database)
        await asyncio.to_thread(put_clock, database, hours)
        await store.pass_time(60_000)
        await store.close()

    asyncio.run(story())
    assert counted(database) == added


def test_running_time_excludes_downtime(database):
    async def story():
        store = PostgresStore(database)
        await store.save(laid("BCDFG"))
        await asyncio.to_thread(put_clock, database, 30 * 24)
        await store.pass_time(60_000)
        assert await store.idle(60_001) == []
        assert await store.idle(60_000) == ["BCDFG"]
        await store.close()

    asyncio.run(story())


def nodes_of(plan):
    yield plan
    for part in plan.get("Plans", ()):
        yield from nodes_of(part)


@pytest.mark.parametrize(
    ("sql", "arguments", "read"),
    [
        (LOAD, ("BCDFG", 0, 0, RECENT), 2 * RECENT),
        (LOAD, ("BCDFG", 1, 19_990, RECENT), 10),
        (LOAD_MATCH, ("BCDFG", 1, 10_050, 10_080), RECENT),
    ],
)
def test_the_cost_of_a_save_does_not_grow_with_the_match(database, sql, arguments, read):
    async def story():
        store = PostgresStore(database)
        for code in ("BCDFG", "OTHER"):
            await store.save(laid(code))
            await store.save(Change(code, 1, b"{}", True, 1, header=b"{}"))
            for start in range(0, 20_000, RECENT):
                events = tuple(Event(n, n, 0, "1234") for n in range(start + 1, start + RECENT + 1))
                mark = Checkpoint(start + RECENT, b"x" * 100)
                await store.save(Change(code, 1, b"{}", True, 1, events=events, checkpoint=mark))
        await store._fetch("ANALYZE events, checkpoints, matches, tables")
        connection = await store._acquire()
        await connection.execute(f"PREPARE asked (text, bigint, bigint, bigint) AS {sql}")
        given = ", ".join(repr(argument) for argument in arguments)
        plan = await connection.fetchval(f"EXPLAIN (ANALYZE, FORMAT JSON) EXECUTE asked ({given})")
        await store._release(connection)
        await store.close()
        return json.loads(plan)[0]["Plan"]

    scans = [node for node in nodes_of(asyncio.run(story())) if node.get("Relation Name") in ("events", "checkpoints")]
    assert {node["Node Type"] for node in scans} <= {"Index Scan", "Index Only Scan", "Bitmap Heap Scan"}
    assert sum(node["Actual Rows"] * node["Actual Loops"] for node in scans) <= read + 2
    assert all(node.get("Rows Removed by Filter", 0) == 0 for node in scans)


def test_an_unreachable_database_is_reported_until_a_save_succeeds(postgres, database):
    async def story():
        store = PostgresStore(database)
        await store.save(laid("BEFOR"))
        assert not store.failing
        await asyncio.to_thread(postgres.stop)
        with pytest.raises(StoreProblem):
            await store.save(laid("STUCK"))
        assert store.failing
        with pytest.raises(StoreProblem):
            await store.probe()
        await asyncio.to_thread(postgres.start)
        await store.probe()
        assert not store.failing
        await store.close()

    asyncio.run(story())
