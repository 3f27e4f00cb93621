"""Lobbies that share a database: one server runs a table, and limits and deleting count for all of them."""

import asyncio
import contextlib

import pytest

from cluster.cuttable_proxy import Proxy
from fives.core.catalogue import games
from fives.server.app import make_lobby
from fives.server.settings import Settings
from fives.table.http_bodies import NewSeat, NewTable
from fives.table.refusals import Denied

WISH = NewTable(game="tug", seats=(NewSeat("bot", level="beginner"), NewSeat("open")))
NEVER = 3600.0


@contextlib.asynccontextmanager
async def lobbies(*databases, **settings):
    """Yield an open lobby for each address of a database."""
    shelf = {"tug": games()["tug"]}
    opened = [make_lobby(Settings(database=each, **settings), shelf) for each in databases]
    for lobby in opened:
        await lobby.start()
    yield opened
    for lobby in opened:
        await lobby.stop()


async def until(true):
    """Return once something is true."""
    async with asyncio.timeout(30):
        while not true():  # noqa: ASYNC110
            await asyncio.sleep(0.01)


def test_the_table_limit_counts_all_servers(database):
    async def story():
        async with lobbies(database, database, most_tables=3) as (one, two):
            await one.create_tables(WISH, "ann")
            await two.create_tables(WISH, "bob")
            await one.create_tables(WISH, "ann")
            await until(lambda: len(two._touched) == 3)
            with pytest.raises(Denied, match="house full"):
                await two.create_tables(WISH, "bob")

    asyncio.run(story())


def test_an_expired_table_is_removed_at_all_servers(database):
    async def story():
        async with lobbies(database, database, idle_days=0.0) as (one, two):
            table, _ = await one.create_tables(WISH, "ann")
            assert (await two.find(table.code, "bob")).code == table.code
            del one.loaded[table.code]
            await one.clean_up()
            await until(lambda: table.code not in two.loaded)
            with pytest.raises(Denied, match="no table"):
                await two.find(table.code, "bob")

    asyncio.run(story())


def test_a_table_run_by_another_server_is_not_taken(database):
    """Its clock may be running there."""

    async def story():
        async with lobbies(database, database, idle_days=0.0) as (one, two):
            table, _ = await one.create_tables(WISH, "ann")
            await two.clean_up()
            assert (await one.find(table.code, "ann")) is table
            assert table.code in two._touched
            one.loaded.pop(table.code)
            one.members.tables_unloaded([table.code])
            async with asyncio.timeout(30):
                while table.code in two._touched:
                    await asyncio.sleep(0.05)
                    await two.clean_up()

    asyncio.run(story())


def test_table_visits_count_at_all_servers(database):
    async def story():
        async with lobbies(database, database) as (one, two):
            table, _ = await one.create_tables(WISH, "ann")
            await two.find(table.code, "bob")
            await two.store._fetch("UPDATE running_time SET ms = 1000")
            assert await one.store.idle(1000) == [table.code]
            await two.clean_up()
            assert await one.store.idle(1000) == []

    asyncio.run(story())


def test_a_change_of_one_is_seen_by_the_other(database):
    async def story():
        async with lobbies(database, database) as (one, two):
            table, _ = await one.create_tables(WISH, "ann")
            twin = await two.find(table.code, "bob")
            version = table.state.version
            async with twin.lock:
                await twin._save(twin.state.with_data(locked=True), 1)
            await until(lambda: table.state.version > version)
            assert table.state == twin.state

    asyncio.run(story())


def test_a_cut_off_lobby_stops_its_tables_before_takeover(postgres, database):
    async def story():
        with Proxy(postgres.port) as cable:
            far = database.replace(str(postgres.port), str(cable.port))
            async with lobbies(far, database, bot_delay=NEVER) as (one, two):
                code = (await one.create_tables(WISH, "ann"))[0].code
                twin = await two.find(code, "bob")
                assert (one.members.runs(code), two.members.runs(code)) == (True, False)
                cable.freeze()

                def taken_over():
                    kept = (one.members.runs(code), two.members.runs(code))
                    assert kept != (True, True)
                    return kept == (False, True)

                await until(taken_over)
                await until(lambda: not one.open and not one.loaded)
                with pytest.raises(Denied, match="not saved"):
                    await one.find(code, "ann")
                cable.mend()
                await until(lambda: one.open)
                assert (await one.find(code, "ann")).state == twin.state
                assert (one.members.runs(code), two.members.runs(code)) == (False, True)

    asyncio.run(story())


def test_a_stopping_server_hands_over_its_tables_at_once(database):
    async def story():
        async with lobbies(database) as (two,):
            async with lobbies(database) as (one,):
                code = (await one.create_tables(WISH, "ann"))[0].code
                await two.find(code, "bob")
                assert not two.members.runs(code)
            await until(lambda: two.members.runs(code))

    asyncio.run(story())
