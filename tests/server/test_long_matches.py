"""A match may have any number of events: memory, snapshots and loading cost only the newest ones."""

import asyncio
import itertools
import json
import shutil
from pathlib import Path

import pytest
from server_thread import PATIENT, Threaded
from test_whole_game import open_game

from fives.core.matches.event import Kind
from fives.core.records.record import read_record
from fives.core.records.verify_record import verify
from fives.live import load_table as waking
from fives.store.sqlite.store import SqliteStore
from fives.table.storage.saved_types import RECENT
from phone import Phone, calls

OLD = Path(__file__).parents[1] / "files_of_1_0_0"


def to_and_fro(phones, events):
    """Let the player to move choose and take it back, until there are so many events."""
    seat = phones[0].position["actors"][0]
    mover = phones[seat]
    while mover.position["n"] < events:
        undo = mover.position["hands"][0]["undo"]
        answer = mover.undo(seat) if undo else mover.play(seat, mover.moves(seat)[0])
        assert answer["type"] == "accepted", answer
        mover.wait_for(lambda phone, n=answer["n"]: phone.position["n"] >= n)
    for phone in phones:
        phone.wait_for(lambda phone: phone.position["n"] >= events)


@pytest.fixture
def long_match(server, client):
    """Two phones at a match of Tug that has gone to and fro for 450 events, with players' time."""
    phones = open_game(server, client, game="tug", options={"start": "host"}, time={"per": "match", "seconds": 3600})
    with phones[0], phones[1]:
        to_and_fro(phones, 450)
        yield phones


def awake(server, code):
    return server.run(server.lobby.find(code, "", ""))


def pages(client, code, before, **headers):
    """Return all events before number `before`, page by page from the newest."""
    found = []
    while before > 1:
        page = client.get(f"/api/tables/{code}/log", params={"before": before}, headers=headers).json()["log"]
        assert 0 < len(page) <= RECENT
        found = page + found
        before = page[0]["n"]
    return found


def test_memory_and_snapshots_hold_only_the_newest_events(server, client, long_match):
    ann, _ = long_match
    match = awake(server, ann.code).state.match
    assert match.n == 450
    assert RECENT <= match.n - match.log.start <= 2 * RECENT
    with Phone(server.url, ann.code, ann.token) as again:
        again.read_until("snapshot")
        assert [each["n"] for each in again.log] == list(range(351, 451))
        assert again.position["undone"] == 225


def test_the_log_is_served_in_pages(server, client, long_match):
    ann, _ = long_match
    told = pages(client, ann.code, 451)
    assert [each["n"] for each in told] == list(range(1, 451))
    shown = {each["n"]: each for each in ann.log}
    assert len(shown) > 400  # the phone was there from the beginning
    assert all(shown[each["n"]] == each for each in told if each["n"] in shown)
    assert client.get(f"/api/tables/{ann.code}/log", params={"before": 1}).json()["log"] == []
    assert client.get(f"/api/tables/{ann.code}/log", params={"before": 9, "epoch": 7}).json()["log"] == []
    assert client.get(f"/api/tables/{ann.code}/log", params={"before": 0}).status_code == 400


def test_short_gaps_get_news_and_long_gaps_a_snapshot(server, long_match):
    ann, _ = long_match
    for seen, first in ((400, "table"), (351, "table"), (349, "snapshot"), (0, "snapshot")):
        with Phone(server.url, ann.code, ann.token, epoch=1, seen=seen) as again:
            assert again.read()["type"] == first
            again.catch_up()
            assert again.log[0]["n"] == (seen + 1 if first == "table" else 351)
            assert again.position["n"] == 450


def test_the_record_of_a_long_match_is_complete_and_verifies(client, long_match):
    ann, bob = long_match
    ann.resign(0)
    for phone in (ann, bob):
        phone.wait_for(lambda phone: phone.position["result"])
    record = read_record(client.get(f"/api/tables/{ann.code}/record").content)
    assert [event.n for event in record.log] == list(range(1, 452))
    assert verify(record).problems == ()
    review = client.get(f"/api/tables/{ann.code}/review").json()
    assert len(review["values"]) == 452
    assert review["decisions"][-1]["kind"] == "resign"


def test_a_table_is_loaded_from_a_checkpoint(tmp_path):
    database = tmp_path / "fives.sqlite"
    with Threaded(database, **PATIENT) as server, calls(server.url) as client:
        phones = open_game(server, client, game="tug", options={"start": "host"})
        with phones[0], phones[1]:
            to_and_fro(phones, 350)
            before = [phone.position["hands"] for phone in phones]
    with Threaded(database, **PATIENT) as server, calls(server.url) as client:
        saved = server.run(server.lobby.store.load(phones[0].code))
        assert saved.match.checkpoint.n >= 200
        assert len(saved.match.log) <= 2 * RECENT
        again = [Phone(server.url, phone.code, phone.token) for phone in phones]
        with again[0], again[1]:
            for phone in again:
                phone.read_until("snapshot")
            assert [phone.position["hands"] for phone in again] == before
            to_and_fro(again, 360)
            again[1].resign(1)
            again[0].wait_for(lambda phone: phone.position["result"])
            record = read_record(client.get(f"/api/tables/{phones[0].code}/record").content)
    assert (len(record.log), verify(record).problems) == (361, ())


async def without_checkpoints(store, code):
    """Delete the checkpoints of a table, as if fives 1.0.0 had written it."""
    if isinstance(store, SqliteStore):
        await store._ask(lambda connection: connection.execute("DELETE FROM checkpoints WHERE code = ?", (code,)))
    else:
        await store._fetch("DELETE FROM checkpoints WHERE code = $1", code)


def test_loading_a_long_log_yields_to_the_event_loop(server, client, long_match, monkeypatch):
    """Reliability review, BUG 2: a long match froze the loop while its table woke. Turns are counted, not timed."""
    ann, _ = long_match
    monkeypatch.setattr(waking, "SLICE", 0.0)

    async def story():
        store = server.lobby.store
        await without_checkpoints(store, ann.code)
        turns = 0

        async def others():
            nonlocal turns
            while True:
                await asyncio.sleep(0)
                turns += 1

        saved = await store.load(ann.code)
        assert (saved.match.checkpoint, len(saved.match.log)) == (None, 450)
        counting = asyncio.create_task(others())
        await waking.restored(store, ann.code, server.lobby.game, saved)
        counting.cancel()
        return turns, await store.load(ann.code)

    turns, again = server.run(story())
    assert turns >= 450 // waking.AT_ONCE - 1
    assert again.match.checkpoint.n >= 300  # once: the next time it begins there


@pytest.fixture
def carried_over(tmp_path):
    """A server on a database that fives 1.0.0 wrote."""
    database = tmp_path / "fives.sqlite"
    shutil.copy(OLD / "fives.sqlite", database)
    with Threaded(database, **PATIENT) as server, calls(server.url) as client:
        yield server, client


def test_a_running_match_of_1_0_0_continues(carried_over):
    """Its log has no checkpoint: it is folded whole, once, and has some from then on."""
    server, client = carried_over
    known = json.loads((OLD / "running.json").read_text())
    phones = [Phone(server.url, known["code"], token) for token in known["tokens"]]
    with phones[0], phones[1]:
        for phone in phones:
            phone.read_until("snapshot")
        views = [phone.position["hands"][0]["view"] for phone in phones]
        assert [view["options"].pop("choose") for view in views] == ["once", "once"]  # an option that 1.0.0 lacked
        assert views == known["views"]
        left = [time["left"] for time in phones[0].position["times"]]
        then = [time["left"] for time in known["position"]["times"]]  # a moment before the phones hung up
        assert left == pytest.approx(then, abs=100)
        saved = server.run(server.lobby.store.load(known["code"]))
        assert saved.match.checkpoint.n >= 100
        told = pages(client, known["code"], 271)
        assert [each["n"] for each in told] == list(range(1, 271))
        kinds = {each.get("kind", "move") for each in told}
        assert kinds == {"move", "undo"}
        to_and_fro(phones, phones[0].position["n"] + 4)
        phones[0].resign(0)
        phones[1].wait_for(lambda phone: phone.position["result"])
        record = read_record(client.get(f"/api/tables/{known['code']}/record").content)
    assert verify(record).problems == ()


def test_finished_matches_of_1_0_0_are_shown_and_verify(carried_over):
    _, client = carried_over
    for name, old in json.loads((OLD / "records.json").read_text()).items():
        record = read_record(client.get(f"/api/tables/{old['table']}/record").content)
        assert record.log == read_record(json.dumps(old).encode()).log, name
        assert verify(record).problems == ()
        opened = client.post("/api/records", content=json.dumps(old)).json()
        assert opened["found"]["problems"] == []
        assert [each["n"] for each in opened["log"]] == [event.n for event in record.log]


def test_a_spectator_and_a_player_are_told_the_same_pages_of_an_open_game(client, long_match):
    ann, _ = long_match
    mine = pages(client, ann.code, 120, Authorization=f"Bearer {ann.token}")
    assert mine == pages(client, ann.code, 120)
    assert {Kind(each.get("kind", "move")) for each in mine} == {Kind.MOVE, Kind.UNDO}
    assert list(itertools.islice((each["n"] for each in mine), 3)) == [1, 2, 3]
