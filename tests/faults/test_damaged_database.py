"""A database with damaged files is refused in one line and is not changed."""

import asyncio
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from fives.core.matches.event import Event
from fives.store.sqlite.recovery import rescued
from fives.store.sqlite.store import SqliteStore
from fives.store.store_protocol import StoreProblem
from fives.table.storage.saved_types import Change

PAGE = 4096
CODES = [f"C{number:03}" for number in range(40)]


@pytest.fixture(scope="module")
def running(tmp_path_factory):
    """The files of a store that was killed: part of it in the file itself, the newest in the log beside it."""
    folder = tmp_path_factory.mktemp("running")

    async def story():
        store = SqliteStore(folder / "live.sqlite")
        for code in CODES:
            await store.save(Change(code=code, at=1, table=b"{}", running=True, epoch=1, new=True, header=b"x" * 2000))
        store._connection.wal_checkpoint()
        store._connection.wal_autocheckpoint(0)
        for n in range(1, 20):
            for code in CODES:
                events = (Event(n, n, 0, "move"),)
                await store.save(Change(code=code, at=n, table=b"{}", running=True, epoch=1, events=events))
        for part in ("", "-wal"):
            shutil.copy(folder / f"live.sqlite{part}", folder / f"fives.sqlite{part}")
        await store.close()

    asyncio.run(story())
    return folder


@pytest.fixture
def path(running, tmp_path):
    for part in ("", "-wal"):
        shutil.copy(running / f"fives.sqlite{part}", tmp_path / f"fives.sqlite{part}")
    return tmp_path / "fives.sqlite"


def content(path):
    return {part: Path(f"{path}{part}").read_bytes() for part in ("", "-wal") if Path(f"{path}{part}").exists()}


def emptied(path):
    path.write_bytes(b"")


def gone(path):
    path.unlink()


def cut_short(path):
    os.truncate(path, path.stat().st_size // PAGE // 2 * PAGE)


def zeroed(path):
    data = bytearray(path.read_bytes())
    data[PAGE:-PAGE] = bytes(len(data) - 2 * PAGE)
    path.write_bytes(data)


@pytest.mark.parametrize("damage", [emptied, gone, cut_short, zeroed])
def test_a_damaged_database_is_refused_and_not_changed(path, damage):
    damage(path)
    found = content(path)
    for _ in range(2):  # the first look must not hide it from the second
        with pytest.raises(StoreProblem) as problem:
            SqliteStore(path)
        assert "\n" not in str(problem.value)
        assert f"`fives recover {path}`" in str(problem.value)
        assert content(path) == found


@pytest.mark.parametrize(("damage", "headers"), [(emptied, 0), (gone, 0), (cut_short, 15), (zeroed, 0)])
def test_undamaged_parts_are_recovered_into_a_new_file(path, damage, headers):
    """The events were in the log alone, and all that a table has is found by itself: whatever else is gone."""
    damage(path)
    found, new = content(path), path.with_name("new.sqlite")
    with rescued(path, new) as rescue:
        assert rescue.codes() == CODES
        assert [rescue.last(code, 1) for code in CODES] == [19] * len(CODES)
        matches = [rescue.match(code, 1) for code in CODES]
        assert sum(match is not None for match in matches) >= headers
        assert all(match.header == b"x" * 2000 for match in matches if match)
    assert content(path) == found
    assert asyncio.run(tables_of(new)) == CODES


def test_a_server_refuses_to_start_on_a_damaged_database(path):
    cut_short(path)
    found = content(path)
    environ = {**os.environ, "FIVES_DATABASE": str(path), "FIVES_PORT": "0", "FIVES_HOST": "127.0.0.1"}
    command = [sys.executable, "-m", "fives.server"]
    tried = subprocess.run(command, env=environ, capture_output=True, text=True, timeout=60)
    assert tried.returncode == 2
    assert len(tried.stderr.splitlines()) == 1
    assert "damaged" in tried.stderr
    assert "`fives recover " in tried.stderr
    assert content(path) == found


@pytest.mark.parametrize("share", [0.0, 0.2, 0.5, 0.9, 0.999])
@pytest.mark.parametrize("zeros", [False, True])
def test_a_truncated_wal_is_read_up_to_the_cut(path, share, zeros):
    """What was not yet on the disk when the power failed is gone whole, from its first change on."""
    log = Path(f"{path}-wal")
    whole = log.read_bytes()
    end = round(share * len(whole))
    log.write_bytes(whole[:end] + (bytes(len(whole) - end) if zeros else b""))
    rescue_it(path, new := path.with_name("new.sqlite"))
    counts = asyncio.run(events_of(path))
    assert asyncio.run(events_of(new)) == counts
    assert sorted(counts, reverse=True) == counts
    assert counts[0] - counts[-1] <= 1
    assert sum(counts) == commits(whole[:end])
    assert commits(whole) == 19 * len(CODES)


def commits(log):
    """Return how many commits are whole in a log: each ends with a frame that names the size of the database."""
    salt, size = log[16:24], 24 + PAGE
    frames = (log[at : at + 24] for at in range(32, len(log) - size + 1, size))
    return sum(frame[8:16] == salt and frame[4:8] != bytes(4) for frame in frames)


async def events_of(path):
    store = SqliteStore(path)
    matches = [await store.load_match(code, 1) for code in CODES]
    await store.close()
    for match in matches:
        assert [event.n for event in match.log] == list(range(1, len(match.log) + 1))
    return [len(match.log) for match in matches]


def rescue_it(path, new):
    found = content(path)
    with rescued(path, new):
        pass
    assert content(path) == found


async def tables_of(path):
    store = SqliteStore(path)
    codes = sorted(entry.code for entry in await store.tables())
    await store.close()
    return codes
