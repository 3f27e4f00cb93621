"""After a power cut everything is there that a save has returned from, and the rest only up to some point."""

import asyncio
import itertools
import random

import apsw
import pytest

from faults.power_cut_disk import Disk
from fives.core.matches.event import Event
from fives.store.sqlite.store import SqliteStore
from fives.store.store_protocol import StoreProblem
from fives.table.storage.saved_types import Change

CODES = ("BCDFG", "HJKLM", "NPQRS")
ROUNDS = 60  # moves at each table
SOON = 20  # pages in the log until it is moved into the file: it happens a few times


@pytest.fixture
def disk():
    with Disk() as disk:
        yield disk


async def play(path, disk, *, synchronous="FULL"):
    """Save moves at several tables at once; return by table after how many deeds of the disk each was saved."""
    promises = {code: [] for code in CODES}
    store = SqliteStore(path)
    store._connection.wal_autocheckpoint(SOON)
    store._connection.pragma("synchronous", synchronous)

    async def at_one(code):
        await store.save(Change(code=code, at=1, table=b"{}", running=True, epoch=1, new=True, header=b"{}"))
        for n in range(1, ROUNDS + 1):
            await store.save(move(code, n))
            promises[code].append(len(disk.deeds))

    await asyncio.gather(*(at_one(code) for code in CODES))
    await store.close()
    return promises


def move(code, n, word="move"):
    return Change(code=code, at=n, table=b"x" * 300, running=True, epoch=1, events=(Event(n, n, 0, f"{word} {n}"),))


async def logs_of(path):
    """Return how many moves each table has, all in order, from files as they were found."""
    store = SqliteStore(path)
    found = {}
    for code in CODES:
        match = await store.load_match(code, 1)
        log = match.log if match else ()
        assert [event.n for event in log] == list(range(1, len(log) + 1))
        found[code] = len(log)
    await store.close()
    return found


def lost_after(disk, promises, folder, instant, chance):
    """Return how many promised moves are missing after a power cut."""
    folder.mkdir()
    for name, content in disk.after_power_cut(instant, chance).items():
        (folder / name).write_bytes(content)
    found = asyncio.run(logs_of(folder / "fives.sqlite"))
    promised = {code: sum(deeds <= instant for deeds in promises[code]) for code in CODES}
    return sum(max(0, promised[code] - found[code]) for code in CODES)


def cut_power(disk, promises, tmp_path, cuts, seed):
    """Return how many promises are broken in so many power cuts at random instants."""
    chance, first = random.Random(seed), min(itertools.chain(*promises.values()))
    deeds = list(disk.deeds)
    broken = 0
    for number in range(cuts):
        instant = chance.randrange(first, len(deeds) + 1)
        broken += lost_after(disk, promises, tmp_path / f"cut{number}", instant, chance)
        disk.deeds[:] = deeds  # without what was done to look
    return broken


@pytest.mark.parametrize("cuts", [60, pytest.param(2000, marks=pytest.mark.slow)])
def test_after_a_power_cut_every_promised_move_is_there(disk, tmp_path, cuts):
    promises = asyncio.run(play(tmp_path / "fives.sqlite", disk))
    assert sum(deed.kind == "sync" and deed.file == "fives.sqlite" for deed in disk.deeds) > 3  # the log was moved
    assert cut_power(disk, promises, tmp_path, cuts, seed=5) == 0


def test_a_store_without_fsync_fails_the_power_cut_test(disk, tmp_path):
    promises = asyncio.run(play(tmp_path / "fives.sqlite", disk, synchronous="NORMAL"))
    assert cut_power(disk, promises, tmp_path, 20, seed=5) > 0


@pytest.mark.parametrize("kinds", [("write",), ("sync",), ("write", "sync")])
@pytest.mark.parametrize("fault", [apsw.FullError("no room"), apsw.IOError("broken")])
def test_a_failed_write_is_refused_and_the_store_continues(disk, tmp_path, fault, kinds):
    async def story():
        chance, store = random.Random(5), SqliteStore(tmp_path / "fives.sqlite")
        store._connection.wal_autocheckpoint(SOON)
        for code in CODES:
            await store.save(Change(code=code, at=1, table=b"{}", running=True, epoch=1, new=True, header=b"{}"))
        refused = 0
        for n in range(1, ROUNDS + 1):
            for code in CODES:
                disk.faulty, disk.fault = kinds, fault if chance.random() < 0.5 else None
                if disk.fault:
                    with pytest.raises(StoreProblem):
                        await store.save(move(code, n, "refused"))
                    refused += 1
                    disk.fault = None
                await store.save(move(code, n))
        moves = {event.move for code in CODES for event in (await store.load_match(code, 1)).log}
        await store.close()
        assert refused > ROUNDS
        assert moves == {f"move {n}" for n in range(1, ROUNDS + 1)}
        assert await logs_of(tmp_path / "fives.sqlite") == dict.fromkeys(CODES, ROUNDS)

    asyncio.run(story())
