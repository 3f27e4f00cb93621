"""What every store must do, whatever database is behind it."""

import asyncio

import pytest

from fives.core.match import Event
from fives.store.base import Change, Conflict, Entry, Receipt, SavedMatch


def laid(code="BCDFG", **more):
    return Change(**{"code": code, "at": 1, "table": b"{}", "running": False, "epoch": 0, "new": True, **more})


def changed(code="BCDFG", **more):
    return laid(code, **{"new": False, "at": 2, "running": True, "epoch": 1, **more})


def events(*numbers):
    return tuple(Event(n, 1000 + n, -1 if n % 2 else n % 3, f"move{n}", bot=n == 2) for n in numbers)


def test_a_table_is_found_again_after_a_restart(open_store):
    async def story():
        async with open_store() as store:
            await store.save(laid(table=b'{"a":1}'))
            assert await store.load("XXXXX") is None
        async with open_store() as store:
            saved = await store.load("BCDFG")
            assert (saved.table, saved.epoch, saved.match, saved.receipts) == (b'{"a":1}', 0, None, ())
            assert await store.tables() == [Entry("BCDFG", 1, False)]

    asyncio.run(story())


def test_events_come_back_in_order_and_whole(open_store):
    async def story():
        async with open_store() as store:
            await store.save(laid())
            await store.save(changed(header=b"h1", events=events(1, 2)))
            await store.save(changed(table=b"newer", events=events(3), receipt=Receipt("ann:1", b"yes")))
        async with open_store() as store:
            saved = await store.load("BCDFG")
            assert saved.match == SavedMatch(b"h1", events(1, 2, 3))
            assert (saved.table, saved.epoch, saved.receipts) == (b"newer", 1, (Receipt("ann:1", b"yes"),))
            assert await store.tables() == [Entry("BCDFG", 2, True)]

    asyncio.run(story())


def test_events_of_a_table_that_is_the_same_are_saved_and_need_their_table(open_store):
    async def story():
        async with open_store() as store:
            await store.save(laid())
            await store.save(changed(table=b"played", header=b"h1", events=events(1)))
            await store.save(changed(table=b"played", events=events(2), receipt=Receipt("ann:1", b"yes"), same=True))
            saved = await store.load("BCDFG")
            assert (saved.table, saved.match.log) == (b"played", events(1, 2))
            assert saved.receipts == (Receipt("ann:1", b"yes"),)
            with pytest.raises(Conflict):
                await store.save(changed(table=b"played", events=events(2), same=True))
            await store.delete(["BCDFG"])
            with pytest.raises(Conflict):
                await store.save(changed(table=b"played", events=events(3), same=True))

    asyncio.run(story())


def test_many_tables_at_once_lose_nothing(open_store):
    codes = [f"BCDF{letter}" for letter in "BCDFGHJK"]

    async def play(store, code):
        await store.save(laid(code))
        await store.save(changed(code, header=b"h1", events=events(1)))
        for n in range(2, 6):
            await store.save(changed(code, events=events(n), same=True))

    async def story():
        async with open_store() as store:
            await asyncio.gather(*(play(store, code) for code in codes))
        async with open_store() as store:
            for code in codes:
                assert (await store.load(code)).match.log == events(1, 2, 3, 4, 5)

    asyncio.run(story())


def test_the_same_event_number_is_saved_only_once(open_store):
    async def story():
        async with open_store() as store:
            await store.save(laid())
            await store.save(changed(header=b"h1", events=events(1)))
            late = changed(table=b"late", events=events(1, 2), receipt=Receipt("bob:1", b"yes"))
            with pytest.raises(Conflict):
                await store.save(late)
            saved = await store.load("BCDFG")
            assert (saved.table, saved.match.log, saved.receipts) == (b"{}", events(1), ())

    asyncio.run(story())


def test_what_cannot_be_saved_is_a_conflict(open_store):
    async def story():
        async with open_store() as store:
            await store.save(laid())
            await store.save(changed(header=b"h1", receipt=Receipt("ann:1", b"yes")))
            for change in (
                laid(),
                changed("XXXXX"),
                changed(header=b"again"),
                changed(epoch=2, events=events(1)),
                changed(receipt=Receipt("ann:1", b"no")),
            ):
                with pytest.raises(Conflict):
                    await store.save(change)
            assert (await store.load("BCDFG")).receipts == (Receipt("ann:1", b"yes"),)

    asyncio.run(story())


def test_one_conflict_in_a_crowd_harms_nobody_else(open_store):
    async def story():
        async with open_store() as store:
            await store.save(laid("TAKEN"))
            codes = [f"C{number:04}" for number in range(200)]
            crowd = [laid(code) for code in codes]
            crowd[50:50] = [laid("TAKEN"), changed("NOBODY")]
            answers = await asyncio.gather(*map(store.save, crowd), return_exceptions=True)
            assert [type(answer) for answer in answers if answer] == [Conflict, Conflict]
        async with open_store() as store:
            assert {entry.code for entry in await store.tables()} == {"TAKEN", *codes}

    asyncio.run(story())


def test_earlier_matches_stay_and_old_receipts_go(open_store):
    async def story():
        async with open_store() as store:
            await store.save(laid())
            for epoch in (1, 2, 3, 4):
                header = f"h{epoch}".encode()
                receipt = Receipt(f"ann:{epoch}", b"yes")
                await store.save(changed(epoch=epoch, header=header, events=events(1, 2), receipt=receipt))
            assert (await store.load("BCDFG")).match.header == b"h4"
            assert await store.load_match("BCDFG", 1) == SavedMatch(b"h1", events(1, 2))
            assert await store.load_match("BCDFG", 5) is None
            assert [receipt.key for receipt in (await store.load("BCDFG")).receipts] == ["ann:2", "ann:3", "ann:4"]

    asyncio.run(story())


def test_deleted_tables_are_gone_with_all_they_had(open_store):
    async def story():
        async with open_store() as store:
            for code in ("BBBBB", "CCCCC"):
                await store.save(laid(code))
                await store.save(changed(code, header=b"h", events=events(1), receipt=Receipt("a:1", b"")))
            await store.delete(["BBBBB", "XXXXX"])
            assert await store.load("BBBBB") is None
            assert await store.load_match("BBBBB", 1) is None
            assert [entry.code for entry in await store.tables()] == ["CCCCC"]
            await store.save(laid("BBBBB"))

    asyncio.run(story())


def test_a_change_made_from_an_older_version_is_a_conflict(open_store):
    async def story():
        async with open_store() as store:
            await store.save(laid())
            await store.save(changed(table=b"seated", epoch=0, follows=1))
            with pytest.raises(Conflict):
                await store.save(changed(table=b"locked", epoch=0, follows=1, receipt=Receipt("bob:1", b"yes")))
            saved = await store.load("BCDFG")
            assert (saved.table, saved.version, saved.receipts) == (b"seated", 2, ())
            await store.save(changed(table=b"locked", epoch=0, follows=2))
            assert (await store.load("BCDFG")).version == 3

    asyncio.run(story())


def test_of_several_changes_made_from_one_version_one_is_saved(open_store):
    async def story():
        async with open_store() as store, open_store() as other:
            await store.save(laid())
            await store.save(changed(header=b"h1", follows=1))
            rivals = [changed(table=f"{n}".encode(), events=events(1), follows=2) for n in range(20)]
            tries = [(store, other)[n % 2].save(rival) for n, rival in enumerate(rivals)]
            answers = await asyncio.gather(*tries, return_exceptions=True)
            assert sorted(type(answer).__name__ for answer in answers) == ["Conflict"] * 19 + ["NoneType"]
            saved = await store.load("BCDFG")
            assert (saved.version, saved.match.log) == (3, events(1))
            assert saved.table == f"{answers.index(None)}".encode()

    asyncio.run(story())


def test_what_is_known_already_is_not_loaded_again(open_store):
    async def story():
        async with open_store() as store:
            await store.save(laid())
            await store.save(changed(header=b"h1", events=events(1, 2, 3), receipt=Receipt("ann:1", b"yes")))
            newer = await store.load("BCDFG", epoch=1, after=2)
            assert (newer.match.log, newer.receipts) == (events(3), ())
            assert (await store.load("BCDFG", epoch=1, after=3)).match == SavedMatch(b"h1", ())
            await store.save(changed(epoch=2, header=b"h2", events=events(1, 2)))
            assert (await store.load("BCDFG", epoch=1, after=2)).match == SavedMatch(b"h2", events(1, 2))

    asyncio.run(story())


def test_a_receipt_is_found_by_its_key_whatever_is_in_it(open_store):
    async def story():
        async with open_store() as store:
            await store.save(laid())
            await store.save(changed(header=b"h1", receipt=Receipt("ann:\0ü", b"yes")))
            assert await store.load_receipt("BCDFG", "ann:\0ü") == Receipt("ann:\0ü", b"yes")
            assert (await store.load("BCDFG")).receipts == (Receipt("ann:\0ü", b"yes"),)
            assert await store.load_receipt("BCDFG", "bob:1") is None

    asyncio.run(story())
