"""What is special about the SQLite store: its file, its thread, and words for its owner."""

import asyncio
import sqlite3
import stat

import apsw
import pytest

from fives.store.base import Change, Conflict, StoreProblem
from fives.store.sqlite import SqliteStore, _save
from fives.store.sqlite_file import APPLICATION, MIGRATIONS, VERSION


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
def test_a_file_that_is_no_database_is_refused_and_left_alone(path, content):
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


def test_a_folder_is_no_database(tmp_path):
    with pytest.raises(StoreProblem, match="cannot open"):
        SqliteStore(tmp_path)


def test_a_disk_that_is_full_is_told_and_the_store_goes_on(path):
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
        await store._ask(lambda connection: [_save(connection, change) for change in changes])
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
