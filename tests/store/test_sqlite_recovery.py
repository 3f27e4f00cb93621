"""Recovery of a damaged file: every row is read except those on damaged pages."""

import asyncio
import random
import shutil

import apsw
import pytest

from fives.core.matches.event import Event, Kind
from fives.store.sqlite.lock import only_server
from fives.store.sqlite.recovery import rescued
from fives.store.sqlite.schema import APPLICATION, MIGRATIONS
from fives.store.sqlite.store import SqliteStore
from fives.store.store_protocol import StoreProblem
from fives.table.storage.saved_types import Change, Checkpoint, Receipt

PAGE = 4096
CODES = [f"C{number:04}" for number in range(8)]
TABLES = {
    "tables": "code, data, touched, running",
    "matches": "code, epoch, header",
    "versions": "code, version, used",
    "events": "code, epoch, n, at, actor, move, bot, kind",
    "checkpoints": "code, epoch, n, data",
    "receipts": "code, epoch, key, data",
    "running_time": "ms",
}


def fill(path):
    """Save tables with rows of all sizes: longer than a page, numbers of all lengths, texts that are no ASCII."""
    chance = random.Random(5)

    async def story():
        store = SqliteStore(path)
        for place, code in enumerate(CODES):
            await store.save(Change(code, 10**place, b"{" + chance.randbytes(9000), True, 0, new=True))
            await store.save(Change(code, 10**place, b"seats" * 180, True, 1, header=chance.randbytes(3000)))
            for start in range(0, 300, 100):
                numbers = range(start + 1, start + 101)
                events = tuple(
                    Event(n, 10**12 + n, n % 9 - 2, "é" * (n % 40), n % 2 == 0, list(Kind)[n % 8]) for n in numbers
                )
                mark, receipt = Checkpoint(start + 100, chance.randbytes(6000)), Receipt(f"ann:{start}", b"yes")
                await store.save(
                    Change(code, 1, b"seats" * 180, True, 1, events=events, checkpoint=mark, receipt=receipt)
                )
        await store.pass_time(123_456)
        await store.visit(CODES[:3])
        await store.close()

    asyncio.run(story())


@pytest.fixture(scope="module")
def whole(tmp_path_factory):
    path = tmp_path_factory.mktemp("whole") / "fives.sqlite"
    fill(path)
    return path


@pytest.fixture
def path(whole, tmp_path):
    shutil.copy(whole, tmp_path / "fives.sqlite")
    return tmp_path / "fives.sqlite"


def content(path):
    """Return every row of a database, by table."""
    connection = apsw.Connection(str(path))
    try:
        return content_of(connection)
    finally:
        connection.close()


def content_of(connection):
    return {table: set(connection.execute(f"SELECT {columns} FROM {table}")) for table, columns in TABLES.items()}


def recover(path):
    """Return what is in the new file, which is removed again."""
    new = path.with_name("new.sqlite")
    before = path.read_bytes()
    with rescued(path, new):
        pass
    assert path.read_bytes() == before
    assert sorted(file.name for file in path.parent.iterdir()) == ["fives.sqlite", "new.sqlite"]
    found = content(new)
    new.unlink()
    return found


def test_an_undamaged_file_is_copied_row_by_row(path):
    assert recover(path) == {**content(path), "checkpoints": set()}


def test_changes_in_the_wal_are_recovered(path):
    async def story():
        store = SqliteStore(path)
        for number, code in enumerate(CODES):
            event = Event(301, number, 0, "the last")
            await store.save(Change(code, 2, b"changed", False, 1, events=(event,)))
        await asyncio.to_thread(shutil.copytree, path.parent, path.parent.with_name("killed"))
        await store.close()

    asyncio.run(story())
    killed = path.parent.with_name("killed")
    (killed / "fives.sqlite-shm").unlink()
    assert (killed / "fives.sqlite-wal").stat().st_size > 10_000
    with rescued(killed / "fives.sqlite", killed / "new.sqlite") as rescue:
        assert rescue.missing == 0
    assert content(killed / "new.sqlite") == {**content(path), "checkpoints": set()}


@pytest.mark.parametrize("junk", [b"\0", b"\x0a\x0d"])
def test_one_damaged_page_loses_only_its_own_rows(path, junk):
    """Also the first, and those from which SQLite finds all others."""
    known, data = content(path), path.read_bytes()
    lost = []
    for start in range(0, len(data), PAGE):
        path.write_bytes(data[:start] + (junk * PAGE)[:PAGE] + data[start + PAGE :])
        with rescued(path, path.with_name(f"{start}.sqlite")) as rescue:
            found = content_of(rescue._connection)
        for table in ("tables", "matches", "events", "checkpoints", "receipts"):
            assert found[table] <= known[table]
        lost.append({table: len(rows - found[table]) for table, rows in known.items()})
    assert max(each["tables"] for each in lost) <= 4  # that fit on a page
    assert max(each["events"] for each in lost) < 200
    assert max(each["matches"] + each["checkpoints"] for each in lost) <= 8
    assert {table for each in lost for table in each if each[table]} == set(TABLES)
    assert sum(sum(each.values()) for each in lost) < 1.1 * sum(map(len, known.values()))  # each row is on one page


def test_all_undamaged_rows_are_recovered(path):
    """Nothing is made up: a row that is not as it was saved was hit itself."""
    known, data, chance = content(path), path.read_bytes(), random.Random(7)
    for _ in range(40):
        damaged, hits = bytearray(data), chance.choice([1, 5, 50])
        for _ in range(hits):
            at = chance.randrange(100, len(data))  # the first bytes say whose file it is
            some = chance.randbytes(chance.choice([1, 16, 512]))
            damaged[at : at + len(some)] = some
        path.write_bytes(damaged[: chance.choice([len(data), len(data) // 2])])
        found = recover(path)
        for table in ("tables", "matches", "checkpoints", "receipts"):
            assert len(found[table] - known[table]) <= hits
        assert len(found["events"] - known["events"]) <= 16 * hits  # so many are on 512 bytes


def test_deleted_rows_are_not_recovered(path):
    async def story():
        store = SqliteStore(path)
        store._shrink = lambda connection: False  # as if the server was killed before it gave the room back
        await store.delete(CODES[2:])
        await store.close()

    asyncio.run(story())
    assert {row[0] for row in recover(path)["events"]} == set(CODES[:2])
    data = bytearray(path.read_bytes())
    data[32:40] = bytes(8)  # the list of free pages is lost, too
    data[36:40] = b"\0\0\0\x07"
    path.write_bytes(data)
    assert {row[0] for row in recover(path)["events"]} == set(CODES[:2])


@pytest.mark.parametrize("version", [1, 2, 3])
def test_a_file_of_an_earlier_version_is_recovered_with_the_kinds_of_its_events(tmp_path, version):
    path = tmp_path / "fives.sqlite"
    earlier = apsw.Connection(str(path))
    earlier.execute(f"{';'.join(MIGRATIONS[:version])}; PRAGMA application_id = {APPLICATION}")
    earlier.execute(f"PRAGMA user_version = {version}")
    earlier.execute("INSERT INTO tables (code, data, touched, running) VALUES ('BCDFG', x'7b7d', 1, 0)")
    earlier.execute("INSERT INTO matches VALUES ('BCDFG', 1, x'7b7d')")
    earlier.execute("INSERT INTO events VALUES ('BCDFG', 1, 1, 5, 0, '12', 0), ('BCDFG', 1, 2, 6, -2, 'timeout1', 0)")
    if version == 2:
        earlier.execute("UPDATE tables SET version = 7")
    if version == 3:
        earlier.execute("INSERT INTO versions VALUES ('BCDFG', 7)")
    earlier.close()
    found = recover(path)
    assert found["tables"] == {("BCDFG", b"{}", 1, 0)}
    assert found["versions"] == {("BCDFG", 1 if version == 1 else 7, 0)}
    assert found["events"] == {("BCDFG", 1, 1, 5, 0, "12", 0, "move"), ("BCDFG", 1, 2, 6, 1, "", 0, "timeout")}


def test_a_file_of_another_program_or_without_anything_of_ours_is_refused_and_nothing_is_left(tmp_path):
    path, new = tmp_path / "other.sqlite", tmp_path / "new.sqlite"
    apsw.Connection(str(path)).execute("CREATE TABLE recipes (cake TEXT)")
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear grandma, " * 5000)
    for file, why in ((path, "another program"), (letter, "nothing of fives"), (tmp_path / "none", "no database")):
        with pytest.raises(StoreProblem, match=why), rescued(file, new):
            pass
    assert sorted(file.name for file in tmp_path.iterdir()) == ["letter.txt", "other.sqlite"]


def test_nothing_is_overwritten_and_a_file_in_use_is_left_to_its_server(path):
    new = path.with_name("new.sqlite")
    new.write_text("precious")
    with pytest.raises(StoreProblem, match="already"), rescued(path, new):
        pass
    assert new.read_text() == "precious"
    with (
        only_server(path, "http://192.0.2.7:5555"),
        pytest.raises(StoreProblem, match="stop it first"),
        rescued(path, path.with_name("newer.sqlite")),
    ):
        pass
    assert not path.with_name("newer.sqlite").exists()


def test_the_new_file_is_for_its_owner_and_a_server_goes_on_with_it(path):
    new = path.with_name("new.sqlite")
    with rescued(path, new) as rescue:
        rescue.drop(CODES[0])
        rescue.cut(CODES[1], 1, 250)
        rescue.drop_match(CODES[2], 1)
        rescue.change(CODES[3], b"gathers", running=False)
        assert rescue.last(CODES[1], 1) == 250
        assert (rescue.epochs(CODES[2]), rescue.epochs(CODES[3])) == ([], [1])
    assert new.stat().st_mode & 0o777 == 0o600

    async def story():
        store = SqliteStore(new)
        assert [entry.code for entry in await store.tables() if not entry.running] == [CODES[3]]
        assert await store.load(CODES[0]) is None
        cut = await store.load(CODES[1])
        assert ([event.n for event in cut.match.log], cut.match.checkpoint) == (list(range(1, 251)), None)
        assert (await store.load(CODES[2])).match is None
        assert (await store.load(CODES[3])).table == b"gathers"
        await store.save(Change(CODES[1], 2, b"{}", True, 1, events=(Event(251, 1, 0, "on"),), follows=cut.version))
        await store.close()

    asyncio.run(story())
