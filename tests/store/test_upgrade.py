"""A database of fives 1.0.0, where an event's text said what kind it is, is carried over with all it holds."""

import asyncio
from itertools import product

import pytest

from fives.core.matches.event import Event, Kind, event_of_format_1
from fives.store.postgres import store as postgres
from fives.store.sqlite import store as sqlite
from fives.store.store_protocol import Conflict, StoreProblem
from fives.table.storage.saved_types import RECEIPTS_KEPT, Change

WORDS = (
    *("undo", "take_back", "resign", "draw", "wait", "go_on"),
    *(f"timeout{number}" for number in range(10)),
    *("1234", "", "timeout", "timeout12", "Undo", "undo ", "roll undo", "ünd"),
)
ACTORS = (-2, -1, 0, 1, 7)
OLD_LOG = tuple(
    Event(n, 1000 + n, actor, word, bot=n % 3 == 0) for n, (word, actor) in enumerate(product(WORDS, ACTORS), 1)
)


@pytest.fixture(params=["sqlite", "postgres"])
def kind(request):
    """The databases that 1.0.0 knew."""
    return request.param


def fill(run_sql, kind):
    """Write a table, its match and its receipts as 1.0.0 did."""
    false, yes, blob = ("0", "1", "x'7b7d'") if kind == "sqlite" else ("false", "true", "'\\x7b7d'")
    run_sql(f"INSERT INTO tables (code, data, touched, running) VALUES ('BCDFG', {blob}, 1, {yes})")
    if kind == "sqlite":
        run_sql("INSERT INTO versions (code, version) VALUES ('BCDFG', 7)")
    else:
        run_sql("UPDATE tables SET version = 7")
    run_sql(f"INSERT INTO matches (code, epoch, header) VALUES ('BCDFG', 1, {blob})")
    events = ",".join(f"('BCDFG', 1, {e.n}, {e.at}, {e.actor}, '{e.move}', {yes if e.bot else false})" for e in OLD_LOG)
    run_sql(f"INSERT INTO events (code, epoch, n, at, actor, move, bot) VALUES {events}")
    key = "'key' || n" if kind == "sqlite" else "('key' || n)::bytea"
    run_sql(
        f"WITH RECURSIVE count (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM count WHERE n < {RECEIPTS_KEPT + 100})"
        f" INSERT INTO receipts (code, epoch, key, data) SELECT 'BCDFG', 1, {key}, {blob} FROM count"
    )


def test_events_have_their_kind_as_the_core_reads_old_records(kind, released, open_store):
    fill(released, kind)

    async def story():
        async with open_store() as store:
            saved = await store.load("BCDFG")
            assert saved.match.log == tuple(map(event_of_format_1, OLD_LOG))
            assert {event.kind for event in saved.match.log} == set(Kind) - {Kind.STOP}  # which 1.0.0 did not know
            assert (saved.table, saved.version) == (b"{}", 7)
            assert len(saved.receipts) == RECEIPTS_KEPT
            assert saved.receipts[-1].key == f"key{RECEIPTS_KEPT + 100}"

    asyncio.run(story())


def test_upgraded_tables_continue_and_start_with_age_zero(kind, released, open_store):
    fill(released, kind)

    async def story():
        async with open_store() as store:
            assert await store.idle(1) == []
            assert await store.idle(0) == ["BCDFG"]
            draw = (Event(len(OLD_LOG) + 1, 9000, 0, kind=Kind.DRAW),)
            await store.save(Change("BCDFG", 2, b"{}", False, 1, events=draw, follows=7))
        async with open_store() as store:
            assert (await store.load_match("BCDFG", 1)).log[-1:] == draw
            await store.delete(["BCDFG"])
            assert await store.tables() == []

    asyncio.run(story())


def test_an_older_server_cannot_write_after_the_upgrade(kind, released, open_store, run_sql):
    fill(released, kind)

    async def story():
        async with open_store():
            pass

    asyncio.run(story())
    with pytest.raises(Exception, match=r"kind|null"):
        run_sql(
            "INSERT INTO events (code, epoch, n, at, actor, move, bot)"
            " SELECT code, epoch, 9999, at, actor, 'undo', bot FROM events WHERE n = 1 AND code = 'BCDFG'"
        )


def test_a_failed_upgrade_leaves_the_database_unchanged(kind, released, place):
    """Two servers that start at once, or a disk that is full: all of it or nothing."""
    fill(released, kind)
    released("CREATE TABLE checkpoints (of_someone_else integer)")
    opened = sqlite.SqliteStore if kind == "sqlite" else postgres.PostgresStore
    with pytest.raises(StoreProblem, match="checkpoints"):
        opened(place)
    assert released("SELECT count(*) FROM events WHERE move = 'undo'") == [(len(ACTORS),)]
    released("DROP TABLE checkpoints")
    store = opened(place)

    async def story():
        with pytest.raises(Conflict):
            await store.save(Change("BCDFG", 2, b"{}", False, 1, follows=6))
        await store.close()

    asyncio.run(story())
