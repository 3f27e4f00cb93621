"""What is special about the SQLite store: its file, its thread, and words for its owner."""

import asyncio
import sqlite3
import stat

import apsw
import pytest

from fives.core.matches.event import Event
from fives.store.sqlite import statements
from fives.store.sqlite.schema import APPLICATION, MIGRATIONS, VERSION
from fives.store.sqlite.store import SqliteStore
from fives.store.store_protocol import Conflict, StoreProblem
from fives.table.storage.saved_types import RECEIPTS_KEPT, Change, Checkpoint, Receipt


def laid(code):
    return Change(code=code, at=1, table=b"{}", running=False, epoch=0, new=True)


@pytest.fixture
def path(tmp_path):
    return tmp_path / "deep" / "fives.sqlite"


def fill(path, count=1):
    async def story():
        store = SqliteStore(path)
        await asyncio.gather(*(store.save(laid(f"C{number:04}")) for number in range(count)))
        await store.close()

    asyncio.run(story())


def test_the_file_is_for_its_owner_only(path):
    fill(path)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_it_is_durable_and_in_wal_mode(path):
    async def story():
        store = SqliteStore(path)
        await store.save(laid("BCDFG"))
        settings = await store._ask(lambda c: (c.pragma("journal_mode"), c.pragma("synchronous")))
        await store.close()
        assert settings == ("wal", 2)

    asyncio.run(story())


def test_waiting_changes_share_a_transaction(path):
    commits = []

    async def story():
        store = SqliteStore(path)
        await store._ask(lambda c: c.set_commit_hook(lambda: bool(commits.append(1))))
        await asyncio.gather(*(store.save(laid(f"C{number:04}")) for number in range(300)))
        await store.close()

    asyncio.run(story())
    assert len(commits) < 30


@pytest.mark.parametrize("content", [b"a letter to grandma, not a database" * 50, b"SQLite format 3\0" + b"\0" * 4080])
def test_a_file_that_is_no_database_is_refused_and_not_changed(path, content):
    path.parent.mkdir()
    path.write_bytes(content)
    with pytest.raises(StoreProblem) as problem:
        SqliteStore(path)
    assert "\n" not in str(problem.value)
    assert path.read_bytes() == content


def test_a_database_of_another_program_is_refused(path):
    path.parent.mkdir()
    with sqlite3.connect(path) as other:
        other.execute("CREATE TABLE recipes (cake TEXT)")
    other.close()
    with pytest.raises(StoreProblem, match="another program"):
        SqliteStore(path)


def test_a_newer_database_is_refused(path):
    fill(path)
    connection = apsw.Connection(str(path))
    connection.execute("PRAGMA user_version = 99")
    connection.close()
    with pytest.raises(StoreProblem, match=r"newer fives \(database version 99"):
        SqliteStore(path)


def test_a_damaged_database_is_refused(path):
    fill(path, 2000)
    content = bytearray(path.read_bytes())
    content[8192:16384] = b"\xff" * 8192
    path.write_bytes(content)
    with pytest.raises(StoreProblem) as problem:
        SqliteStore(path)
    assert "\n" not in str(problem.value)


def test_a_folder_is_refused_as_database(tmp_path):
    with pytest.raises(StoreProblem, match="cannot open"):
        SqliteStore(tmp_path)


def test_a_full_disk_is_reported_and_the_store_continues(path):
    async def story():
        store = SqliteStore(path)
        await store._ask(lambda c: c.pragma("max_page_count", c.pragma("page_count") + 2))
        big = Change(code="BIGGG", at=1, table=b"x" * 100_000, running=False, epoch=0, new=True)
        with pytest.raises(StoreProblem, match="full"):
            await store.save(big)
        await store.save(laid("SMALL"))
        assert [entry.code for entry in await store.tables()] == ["SMALL"]
        await store.close()
        with pytest.raises(StoreProblem, match="closed"):
            await store.tables()

    asyncio.run(story())


def test_a_move_does_not_write_the_wide_row_of_its_table_again(path):
    """What a page of the log costs is paid for each table that moves."""
    wide = b"x" * 3000

    async def pages(store, codes, version):
        """Return how many pages of the log a move at each of these tables takes, all in one commit."""
        used = path.with_name(f"{path.name}-wal").stat().st_size
        changes = [Change(code, 2, wide, False, 0, follows=version, same=True) for code in codes]
        await store._ask(lambda connection: [statements.save(connection, change) for change in changes])
        return (path.with_name(f"{path.name}-wal").stat().st_size - used) / 4096

    async def story():
        store, codes = SqliteStore(path), [f"C{number:04}" for number in range(20)]
        for code in codes:
            await store.save(Change(code, 1, wide, False, 0, new=True))
        assert await pages(store, codes, 1) < 3
        assert (await store.load(codes[0])).version == 2
        await store.close()

    asyncio.run(story())


@pytest.mark.parametrize("version", range(1, VERSION))
def test_a_database_of_an_earlier_version_is_upgraded_with_all_it_holds(path, version):
    path.parent.mkdir()
    earlier = apsw.Connection(str(path))
    earlier.execute(f"{';'.join(MIGRATIONS[:version])}; PRAGMA application_id = {APPLICATION}")
    earlier.execute(f"PRAGMA user_version = {version}")
    earlier.execute("INSERT INTO tables (code, data, touched, running) VALUES ('BCDFG', x'7b7d', 1, 0)")
    if version == 2:
        earlier.execute("UPDATE tables SET version = 7")
    if version == 3:
        earlier.execute("INSERT INTO versions VALUES ('BCDFG', 1)")
    earlier.close()
    known = 7 if version == 2 else 1

    async def story():
        store = SqliteStore(path)
        assert (await store.load("BCDFG")).version == known
        await store.save(Change(code="BCDFG", at=2, table=b"{}", running=False, epoch=0, follows=known))
        with pytest.raises(Conflict):
            await store.save(Change(code="BCDFG", at=2, table=b"{}", running=False, epoch=0, follows=known))
        await store.close()

    asyncio.run(story())
    assert apsw.Connection(str(path)).pragma("user_version") == VERSION


def size_of(path):
    """Return how many bytes the database has on the disk, and how many its log."""
    log = path.with_name(f"{path.name}-wal")
    return path.stat().st_size, log.stat().st_size if log.exists() else 0


def long_match(code, count=2000):
    yield laid(code)
    yield Change(code, 1, b"{}", False, 1, header=b"x" * 3000)
    for start in range(0, count, 500):
        events = tuple(Event(n, n, 0, f"move {n}") for n in range(start + 1, start + 501))
        yield Change(code, 1, b"{}", False, 1, events=events, checkpoint=Checkpoint(start + 500, b"x" * 3000))


def test_deleted_rows_are_vacuumed_and_the_rest_is_intact(path):
    codes = [f"C{number:04}" for number in range(40)]

    async def story():
        store = SqliteStore(path)
        await store.save(laid("STAYS"))
        empty = sum(size_of(path))
        for code in codes:
            for change in long_match(code):
                await store.save(change)
        kept, full = codes[7], sum(size_of(path))
        assert full > 2_000_000
        await store.delete([code for code in codes if code != kept])
        file, log = size_of(path)
        assert file < full / 20
        assert log == 0
        assert len((await store.load_match(kept, 1)).log) == 2000
        await store.delete([kept])
        assert sum(size_of(path)) <= empty
        assert [entry.code for entry in await store.tables()] == ["STAYS"]
        assert await store._ask(lambda c: c.pragma("integrity_check")) == "ok"
        await store.close()

    asyncio.run(story())


def test_saves_continue_during_incremental_vacuum(path):
    async def story():
        store = SqliteStore(path)
        for code in ("BBBBB", "CCCCC"):
            for change in long_match(code, 20_000):
                await store.save(change)
        deletion = asyncio.create_task(store.delete(["BBBBB"]))
        saved = 0
        while not deletion.done():
            await store.save(laid(f"D{saved:04}"))
            saved += 1
        assert saved > 1
        assert len((await store.load_match("CCCCC", 1)).log) == 20_000
        await store.close()

    asyncio.run(story())


def test_vacuum_is_postponed_while_another_program_reads(path):
    async def story():
        store = SqliteStore(path)
        for change in long_match("BBBBB", 20_000):
            await store.save(change)
        reader = apsw.Connection(str(path))
        reader.execute("BEGIN; SELECT count(*) FROM events").fetchall()
        async with asyncio.timeout(1.5):  # less than it would wait for a writer
            await store.delete(["BBBBB"])
        assert sum(size_of(path)) > 1_000_000
        reader.execute("COMMIT")
        reader.close()
        await store.save(laid("CCCCC"))
        await store.delete(["CCCCC"])
        assert sum(size_of(path)) < 200_000
        await store.close()

    asyncio.run(story())


def test_a_file_of_an_earlier_version_is_vacuumed_too(path):
    path.parent.mkdir()
    earlier = apsw.Connection(str(path))
    earlier.execute("PRAGMA journal_mode = WAL").fetchall()
    earlier.execute(f"{';'.join(MIGRATIONS[:3])}; PRAGMA application_id = {APPLICATION}")
    earlier.execute("PRAGMA user_version = 3; INSERT INTO tables VALUES ('BCDFG', x'7b7d', 1, 0)")
    earlier.execute("INSERT INTO versions VALUES ('BCDFG', 1); INSERT INTO matches VALUES ('BCDFG', 1, x'7b7d')")
    earlier.execute(
        "WITH RECURSIVE count (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM count WHERE n < 50000)"
        " INSERT INTO events SELECT 'BCDFG', 1, n, n, 0, 'move ' || n, 0 FROM count"
    )
    earlier.close()

    async def story():
        store = SqliteStore(path)
        full = sum(size_of(path))
        assert len((await store.load_match("BCDFG", 1)).log) == 50_000
        await store.delete(["BCDFG"])
        assert sum(size_of(path)) < full / 10
        await store.close()

    asyncio.run(story())


def steps_of(path, work):
    """Return how many steps SQLite's machine takes for some work."""
    steps = []

    async def story():
        store = SqliteStore(path)
        await store._ask(lambda c: c.set_progress_handler(lambda: bool(steps.append(1)), 1))
        await work(store)
        await store._ask(lambda c: c.set_progress_handler(None))
        await store.close()

    asyncio.run(story())
    return len(steps)


def grow(path, count):
    """Save a match of so many events with a checkpoint for every hundred, and a few receipts."""

    async def story():
        store = SqliteStore(path)
        await store.save(laid("BCDFG"))
        await store.save(Change("BCDFG", 1, b"{}", True, 1, header=b"{}"))
        for start in range(0, count, 100):
            events = tuple(Event(n, n, 0, "1234") for n in range(start + 1, start + 101))
            mark = Checkpoint(start + 100, b"x" * 2000)
            receipt = Receipt(f"ann:{start}", b"yes") if start < 1000 else None
            await store.save(Change("BCDFG", 1, b"{}", True, 1, events=events, checkpoint=mark, receipt=receipt))
        await store.close()

    asyncio.run(story())


WORK = {
    "a move": lambda store, n: store.save(
        Change(
            "BCDFG", 1, b"{}", True, 1, events=(Event(n + 1, 1, 0, "1234"),), receipt=Receipt("new", b"yes"), same=True
        )
    ),
    "a checkpoint": lambda store, n: store.save(
        Change("BCDFG", 1, b"{}", True, 1, events=(Event(n + 1, 1, 0, ""),), checkpoint=Checkpoint(n + 1, b"x"))
    ),
    "waking": lambda store, n: store.load("BCDFG"),
    "a page of the log": lambda store, n: store.load_match("BCDFG", 1, n // 2, n // 2 + 50),
    "catching up": lambda store, n: store.load("BCDFG", 1, n - 1),
    "a receipt": lambda store, n: store.load_receipt("BCDFG", "ann:100"),
}


@pytest.mark.parametrize("work", WORK)
def test_the_cost_of_a_save_does_not_grow_with_the_match(tmp_path, work):
    costs = []
    for count in (1_000, 20_000):
        path = tmp_path / f"{count}.sqlite"
        grow(path, count)
        costs.append(steps_of(path, lambda store, n=count: WORK[work](store, n)))
    assert costs[1] < 1.1 * costs[0]


@pytest.mark.parametrize(
    ("sql", "arguments"),
    [
        (statements.TIDY, ("BCDFG",)),
        (statements.NEWEST_CHECKPOINT, ("BCDFG", 1, 5)),
    ],
)
def test_a_statement_uses_an_index(path, sql, arguments):
    fill(path)
    connection = apsw.Connection(str(path))
    plan = [row[3] for row in connection.execute(f"EXPLAIN QUERY PLAN {sql}", arguments)]
    connection.close()
    assert any("SEARCH" in line for line in plan)
    assert not any("SCAN" in line or "rowid<" in line for line in plan), plan


def test_tidying_looks_at_the_receipts_of_one_table(path):
    async def story():
        store = SqliteStore(path)
        costs = []
        for number in range(2):
            code = f"C{number:04}"
            await store.save(laid(code))
            for n in range(RECEIPTS_KEPT + 20):
                await store.save(Change(code, 1, b"{}", False, 0, receipt=Receipt(f"ann:{n}", b"yes")))
            steps = []
            await store._ask(lambda c, steps=steps: c.set_progress_handler(lambda: bool(steps.append(1)), 1))
            await store.save(Change(code, 1, b"{}", False, 0, tidy=True))
            await store._ask(lambda c: c.set_progress_handler(None))
            costs.append(len(steps))
        await store.close()
        assert costs[1] < 1.1 * costs[0]

    asyncio.run(story())


def test_tables_that_another_program_has_deleted_are_told_once(path):
    async def story():
        store, other = SqliteStore(path), SqliteStore(path)
        for code in ("BBBBB", "CCCCC", "DDDDD"):
            await store.save(laid(code))
        known = ["BBBBB", "CCCCC", "DDDDD"]
        await store.delete(["DDDDD"])
        known.remove("DDDDD")
        assert await store.deleted(known) == []
        await other.save(laid("EEEEE"))
        assert await store.deleted(known) == []
        await other.delete(["CCCCC"])
        assert await store.deleted(known) == ["CCCCC"]
        assert await store.deleted(["BBBBB"]) == []
        await store.close()
        await other.close()

    asyncio.run(story())


def test_a_full_disk_is_reported_until_a_save_succeeds(path):
    async def story():
        store = SqliteStore(path)
        await store.save(laid("SMALL"))
        await store._ask(lambda c: c.pragma("max_page_count", c.pragma("page_count")))
        assert not store.failing
        with pytest.raises(StoreProblem, match="full"):
            await store.save(Change(code="BIGGG", at=1, table=b"x" * 100_000, running=False, epoch=0, new=True))
        assert store.failing
        assert [entry.code for entry in await store.tables()] == ["SMALL"]
        assert store.failing  # to read is not to write
        await store._ask(lambda c: c.pragma("max_page_count", 100_000))
        log = size_of(path)[1]
        await store.probe()
        assert size_of(path)[1] > log  # it has written something
        assert not store.failing
        await store.close()

    asyncio.run(story())


def test_listing_tables_does_not_block_writers(path):
    """The whole log is read for it, by a connection of its own that only reads."""

    async def story():
        store = SqliteStore(path)
        for change in long_match("BCDFG", 20_000):
            await store.save(change)
        steps = []
        await store._ask(lambda c: c.set_progress_handler(lambda: bool(steps.append(1)), 1))
        (found,) = await store.survey()
        await store._ask(lambda c: c.set_progress_handler(None))
        assert found.events == 20_000
        assert len(steps) < 100
        await store.close()

    asyncio.run(story())
