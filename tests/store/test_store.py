"""What every store must do, whatever database is behind it."""

import asyncio

import pytest

from fives.core.matches.event import Event, Kind
from fives.store.store_protocol import Conflict, Entry
from fives.table.storage.saved_types import RECEIPTS_KEPT, RECENT, Change, Checkpoint, Receipt, SavedMatch


def laid(code="BCDFG", **more):
    return Change(**{"code": code, "at": 1, "table": b"{}", "running": False, "epoch": 0, "new": True, **more})


def changed(code="BCDFG", **more):
    return laid(code, **{"new": False, "at": 2, "running": True, "epoch": 1, **more})


def events(*numbers):
    return tuple(Event(n, 1000 + n, -1 if n % 2 else n % 3, f"move{n}", bot=n == 2) for n in numbers)


def checkpoint(n):
    return Checkpoint(n, f"state after {n}".encode())


async def play_long(store, count, checkpoints):
    """Save a match of so many events, with checkpoints after some of them."""
    await store.save(laid())
    await store.save(changed(header=b"h1"))
    marks = sorted({*checkpoints, count})
    for start, end in zip([0, *marks], marks, strict=False):
        mark = checkpoint(end) if end in checkpoints else None
        await store.save(changed(events=events(*range(start + 1, end + 1)), checkpoint=mark))


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


def test_a_save_of_an_unknown_table_is_a_conflict(open_store):
    async def story():
        async with open_store() as store:
            await store.save(laid())
            await store.save(changed(header=b"h1", receipt=Receipt("ann:1", b"yes")))
            for change in (
                laid(),
                changed("XXXXX"),
                changed(epoch=2, events=events(1)),
                changed(receipt=Receipt("ann:1", b"no")),
            ):
                with pytest.raises(Conflict):
                    await store.save(change)
            assert (await store.load("BCDFG")).receipts == (Receipt("ann:1", b"yes"),)

    asyncio.run(story())


def test_the_header_of_a_match_is_written_anew(open_store):
    """When it is over its result is known, and a name can be taken out of it, also of an older match."""

    async def story():
        async with open_store() as store:
            await store.save(laid())
            await store.save(changed(header=b"h1", events=events(1)))
            await store.save(changed(epoch=2, header=b"h2", events=events(1, 2)))
            await store.save(changed(epoch=1, header=b"nobody"))
            assert (await store.load_match("BCDFG", 1)).header == b"nobody"
            assert (await store.load_match("BCDFG", 1)).log == events(1)
            saved = await store.load("BCDFG")
            assert (saved.epoch, saved.match.header, saved.match.log) == (2, b"h2", events(1, 2))

    asyncio.run(story())


def test_a_conflict_does_not_affect_other_saves_of_the_batch(open_store):
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


def test_deleting_a_table_deletes_all_its_rows(open_store):
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


def test_events_in_memory_are_not_loaded_again(open_store):
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


def test_event_kinds_are_stored_apart_from_their_text(open_store):
    log = tuple(Event(n, n, n % 2, kind.value, bool(n % 2), kind) for n, kind in enumerate(Kind, 1))
    log += tuple(Event(n, n, -2, kind.value) for n, kind in enumerate(Kind, len(log) + 1))

    async def story():
        async with open_store() as store:
            await store.save(laid())
            await store.save(changed(header=b"h1", events=log))
        async with open_store() as store:
            assert (await store.load("BCDFG")).match.log == log
            assert (await store.load("BCDFG", 1, 5)).match.log == log[5:]
            assert (await store.load_match("BCDFG", 1)).log == log

    asyncio.run(story())


@pytest.mark.parametrize(
    ("count", "begins"),
    [(RECENT, 0), (RECENT + 49, 0), (RECENT + 50, 50), (RECENT + 119, 50), (RECENT + 120, 120), (5 * RECENT, 300)],
)
def test_a_table_is_loaded_from_the_newest_checkpoint_that_enough_events_have_followed(open_store, count, begins):
    async def story():
        async with open_store() as store:
            await play_long(store, count, {n for n in (50, 120, 300, 450) if n <= count})
        async with open_store() as store:
            match = (await store.load("BCDFG")).match
            assert match.checkpoint == (checkpoint(begins) if begins else None)
            assert match.log == events(*range(begins + 1, count + 1))
            known = (await store.load("BCDFG", 1, count - 1)).match
            assert known == SavedMatch(b"h1", events(count))

    asyncio.run(story())


@pytest.mark.parametrize(
    ("after", "upto", "begins"),
    [(0, None, 0), (0, 20, 0), (49, 60, 0), (50, 60, 50), (119, None, 50), (120, 119, 120), (500, None, 120)],
)
def test_partial_loads_start_at_the_checkpoint_before(open_store, after, upto, begins):
    async def story():
        async with open_store() as store:
            await play_long(store, 130, {50, 120})
            match = await store.load_match("BCDFG", 1, after, upto)
            assert match.checkpoint == (checkpoint(begins) if begins else None)
            assert match.log == events(*range(begins + 1, (130 if upto is None else upto) + 1))
            assert await store.load_match("BCDFG", 2, after, upto) is None

    asyncio.run(story())


def test_checkpoints_belong_to_one_match_and_go_with_their_table(open_store):
    async def story():
        async with open_store() as store:
            await play_long(store, 300, {100})
            await store.save(changed(epoch=2, header=b"h2", events=events(*range(1, 201))))
            assert (await store.load("BCDFG")).match == SavedMatch(b"h2", events(*range(1, 201)))
            assert (await store.load_match("BCDFG", 1, 150)).checkpoint == checkpoint(100)
            await store.delete(["BCDFG"])
            await play_long(store, 300, set())
            assert (await store.load("BCDFG")).match.checkpoint is None

    asyncio.run(story())


def test_checkpoints_that_cannot_be_read_any_more_are_replaced(open_store):
    """As after an update of fives, which reads none of an earlier one."""

    async def story():
        async with open_store() as store:
            await play_long(store, 400, {100, 203, 390})
            version = (await store.load("BCDFG")).version
            new = [Checkpoint(n, b"new") for n in (100, 200, 300)]
            await store.add_checkpoints("BCDFG", 1, new)
            assert (await store.load("BCDFG")).match.checkpoint == new[-1]
            assert (await store.load_match("BCDFG", 1, 250)).checkpoint == new[1]
            assert (await store.load_match("BCDFG", 1, 199)).checkpoint == new[0]
            assert (await store.load_match("BCDFG", 1, 400)).checkpoint == checkpoint(390)  # saved meanwhile
            assert (await store.load("BCDFG")).version == version
            for code, epoch in (("BCDFG", 9), ("XXXXX", 1)):
                await store.add_checkpoints(code, epoch, new)
                assert await store.load_match(code, epoch) is None
            await store.add_checkpoints("BCDFG", 1, [])
            assert (await store.load("BCDFG")).match.checkpoint == new[-1]

    asyncio.run(story())


@pytest.mark.parametrize("with_receipt", [False, True])
def test_only_the_newest_receipts_stay_when_a_table_is_tidied(open_store, with_receipt):
    async def story():
        async with open_store() as store:
            for code in ("BCDFG", "OTHER"):
                await store.save(laid(code))
                await store.save(changed(code, header=b"h1"))
            receipts = [Receipt(f"ann:{n}", b"yes") for n in range(RECEIPTS_KEPT + 9)]
            for receipt in receipts:
                await store.save(changed(receipt=receipt, same=True))
            await store.save(changed("OTHER", receipt=receipts[0]))
            assert (await store.load("BCDFG")).receipts == tuple(receipts)
            more = (Receipt("bob:1", b"yes"),) if with_receipt else ()
            await store.save(changed(receipt=more[0] if more else None, tidy=True))
            assert (await store.load("BCDFG")).receipts == (*receipts, *more)[-RECEIPTS_KEPT:]
            assert (await store.load("OTHER")).receipts == (receipts[0],)
            await store.save(changed("OTHER", tidy=True))
            assert (await store.load("OTHER")).receipts == (receipts[0],)

    asyncio.run(story())


def test_tables_age_by_running_time_only(open_store, let_pass):
    async def story():
        async with open_store() as store:
            await store.save(laid("BBBBB", at=1))
            await store.save(laid("CCCCC", at=10**15))  # whatever a clock said
            await let_pass(store, 1000)
            await store.save(laid("DDDDD"))
            assert sorted(await store.idle(1000)) == ["BBBBB", "CCCCC"]
            assert await store.idle(1001) == []
        async with open_store() as store:
            await let_pass(store, 500)
            await store.visit(["CCCCC", "XXXXX"])
            assert sorted(await store.idle(500)) == ["BBBBB", "DDDDD"]
            await store.save(changed("BBBBB", header=b"h1", events=events(1)))
            await store.save(changed("BBBBB", events=events(2), same=True))
            assert await store.idle(500) == ["DDDDD"]
            assert sorted(await store.idle(0)) == ["BBBBB", "CCCCC", "DDDDD"]
            assert (await store.load("CCCCC")).version == 1  # a visit changes nothing

    asyncio.run(story())


def test_what_a_table_has_is_told_to_the_owner(open_store, let_pass):
    async def story():
        async with open_store() as store:
            await store.save(laid("BBBBB", table=b"seats", at=5))
            await let_pass(store, 700)
            await store.save(laid("CCCCC", at=9))
            for epoch in (1, 2):
                await store.save(changed("CCCCC", at=9, epoch=epoch, header=b"h" * 1000, events=events(1, 2)))
            newest, oldest = await store.survey()
            assert (newest.code, newest.touched, newest.unused, newest.events) == ("CCCCC", 9, 0, 4)
            assert (oldest.code, oldest.table, oldest.unused, oldest.events) == ("BBBBB", b"seats", 700, 0)
            assert oldest.size == len(b"seats")
            assert 2000 < newest.size < 3000

    asyncio.run(story())


def test_a_working_store_passes_its_health_probe(open_store):
    async def story():
        async with open_store() as store:
            await store.probe()
            await store.save(laid())
            with pytest.raises(Conflict):
                await store.save(laid())
            assert not store.failing

    asyncio.run(story())
