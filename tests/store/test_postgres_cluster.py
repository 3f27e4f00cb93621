"""Servers of one PostgreSQL database: membership, table leases and notifications."""

import asyncio
import contextlib

import pytest

from fives.store.postgres import cluster as postgres_cluster
from fives.store.postgres.store import PostgresStore
from fives.store.store_protocol import Changed, Deleted, Said, Saved, StoreProblem, TableStatus
from fives.table.storage.saved_types import Change
from postgres import query


def laid(code, running=False):
    return Change(code=code, at=1, table=b"{}", running=running, epoch=0, new=True)


class Server:
    """A store with its line, and what it has heard."""

    def __init__(self, store):
        self.store, self.cluster, self.heard = store, store.cluster(), []

    async def hears(self, news):
        """Return once `news` was heard, and forget all before."""
        async with asyncio.timeout(30):
            while news not in self.heard:  # noqa: ASYNC110
                await asyncio.sleep(0.005)
        self.heard.clear()


@contextlib.asynccontextmanager
async def servers(database, count):
    """Yield servers that share a database."""
    running = [Server(PostgresStore(database)) for _ in range(count)]
    for server in running:
        await server.cluster.open(server.heard.append)
    yield running
    for server in running:
        await server.cluster.close()
        await server.store.close()


def test_a_table_lease_has_one_holder_and_can_be_released(database):
    async def story():
        async with servers(database, 2) as (one, two):
            await one.store.save(laid("BCDFG"))
            assert await two.cluster.claim(["BCDFG", "XXXXX"]) == {"XXXXX"}
            assert await one.cluster.claim(["BCDFG"]) == {"BCDFG"}
            await one.cluster.release(["BCDFG", "XXXXX"])
            assert await two.cluster.claim(["BCDFG"]) == {"BCDFG"}
            assert await one.cluster.claim(["XXXXX"]) == set()

    asyncio.run(story())


def test_running_tables_without_a_lease_are_adopted_once(database):
    async def story():
        codes = {f"RUN{letter}{letter}" for letter in "BCDFGH"}
        alone = PostgresStore(database)  # without a line: as `fives import` saves
        for code in codes:
            await alone.save(laid(code, running=True))
        await alone.save(laid("QUIET"))
        await alone.close()
        async with servers(database, 2) as (one, two):
            first = await one.cluster.claim_running(4)
            assert len(first) == 4
            assert first | await two.cluster.claim_running(4) == codes
            assert await one.cluster.claim_running(4) == set()

    asyncio.run(story())


def test_dead_members_lose_their_leases_and_presence(database, monkeypatch):
    monkeypatch.setattr(postgres_cluster, "LEASE", 0.5)

    async def story():
        async with servers(database, 3) as (one, two, three):
            await one.store.save(laid("BCDFG", running=True))
            one.cluster.publish("BCDFG", "ann is here")
            await two.hears(Said(one.cluster.node, "BCDFG", "ann is here"))
            two.heard.clear()
            buried = False
            while not buried:  # only one does it, and tells
                await three.cluster.heartbeat()
                beat = await two.cluster.heartbeat()
                buried = beat.others_died or Changed(three.cluster.node) in two.heard
            assert await two.cluster.status(["BCDFG"]) == {"BCDFG": TableStatus(1, {})}
            assert await two.cluster.claim_running(9) == {"BCDFG"}
            assert (await one.cluster.heartbeat()).was_dead
            assert await one.cluster.claim(["BCDFG"]) == set()
            assert not (await one.cluster.heartbeat()).was_dead

    asyncio.run(story())


def test_notifications_reach_only_the_other_members(database):
    async def story():
        async with servers(database, 2) as (one, two):
            await one.store.save(laid("BCDFG"))
            await two.hears(Saved(one.cluster.node, "BCDFG", 0, 0, 1, 1))
            one.cluster.publish("BCDFG", "ann")
            one.cluster.publish("BCDFG", "ann, bob")
            await two.hears(Said(one.cluster.node, "BCDFG", "ann, bob"))
            assert await two.cluster.status(["BCDFG", "XXXXX"]) == {
                "BCDFG": TableStatus(1, {one.cluster.node: "ann, bob"})
            }
            assert await one.cluster.status(["BCDFG"]) == {"BCDFG": TableStatus(1, {})}
            (attended,) = await two.cluster.attended(9)
            assert (attended.code, attended.words) == ("BCDFG", ["ann, bob"])
            assert await two.store.delete(["BCDFG", "XXXXX"]) == ["BCDFG", "XXXXX"]
            await one.hears(Deleted(two.cluster.node, ("BCDFG", "XXXXX")))
            assert await one.cluster.status(["BCDFG"]) == {}

    asyncio.run(story())


def test_a_leased_or_visited_table_is_not_deleted(database):
    async def story():
        async with servers(database, 2) as (one, two):
            await one.store.save(laid("BCDFG"))
            assert await two.store.delete(["BCDFG"], unattended=True) == []  # its clock may be running there
            await one.cluster.release(["BCDFG"])
            one.cluster.publish("BCDFG", "ann")
            await two.hears(Said(one.cluster.node, "BCDFG", "ann"))
            assert await two.store.delete(["BCDFG"], unattended=True) == []
            one.cluster.publish("BCDFG", "")
            await two.hears(Said(one.cluster.node, "BCDFG", ""))
            assert Deleted(two.cluster.node, ("BCDFG",)) not in one.heard
            assert await two.store.delete(["BCDFG"], unattended=True) == ["BCDFG"]
            await one.hears(Deleted(two.cluster.node, ("BCDFG",)))

    asyncio.run(story())


def test_deletions_by_other_programs_are_notified(database):
    """As by `fives forget`, which has no line."""

    async def story():
        async with servers(database, 1) as (one,):
            await one.store.save(laid("BCDFG"))
            alone = PostgresStore(database)
            await alone.delete(["BCDFG"])
            await one.hears(Deleted(alone.cluster().node, ("BCDFG",)))
            await alone.close()

    asyncio.run(story())


def test_a_broken_listener_is_reported_and_can_reconnect(database):
    async def story():
        async with servers(database, 2) as (one, two):
            cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'fives'"
            await asyncio.to_thread(query, database, f"{cut} AND datname = current_database()")
            with contextlib.suppress(StoreProblem):
                while True:
                    await one.cluster.heartbeat()
            with pytest.raises(StoreProblem):
                await one.cluster.heartbeat()
            await one.cluster.open(one.heard.append)
            assert not (await one.cluster.heartbeat()).was_dead
            await two.cluster.open(two.heard.append)
            await one.hears(Changed(two.cluster.node))

    asyncio.run(story())
