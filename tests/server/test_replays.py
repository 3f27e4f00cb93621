"""Opening a record to replay a match: it may come from any server and is always checked."""

import base64
import json
import threading
import tracemalloc
import zlib
from itertools import cycle, islice
from random import Random

import msgspec
import pytest

from fives.core.catalogue import games
from fives.core.chance.sealed_dice import commitment
from fives.core.game import CLOCK
from fives.core.matches.event import Event, Kind
from fives.core.matches.match import new_match
from fives.core.records.record import FORMAT, Player, Record, read_record, write_record
from fives.live.after_match import opened_records
from fives.live.after_match.opened_records import KEPT, MOST_AT_ONCE, MOST_EVENTS, RECORD_BYTES, opened, read
from phone import Phone, new_table, play_out


@pytest.fixture(scope="module")
def record(server, client):
    """Return the record of a match that is over, as the bytes of a file."""
    code, host = new_table(client, "mine", "mine", options={"start": "host"})
    with Phone(server.url, code, host) as both:
        both.ready()
        both.wait_for(lambda phone: phone.position)
        play_out(both)
    return client.get(f"/api/tables/{code}/record").content


def test_a_finished_match_is_told_from_its_start_to_its_end(client, record):
    opened = client.post("/api/records", content=record).json()
    told = read_record(record)
    assert opened["table"]["game"] == "tug"
    assert opened["table"]["phase"] == "over"
    assert [each["move"] for each in opened["log"]] == [event.move for event in told.log]
    assert opened["result"]["ranks"] == list(told.result.ranks)
    assert opened["found"]["problems"] == []
    assert opened["found"]["sealed"] is True
    last = len(told.log)
    shown = client.get(f"/api/records/{opened['id']}/look", params={"n": last}).json()
    assert max(shown["hand"]["view"]["scores"]) == 5
    assert shown["hand"]["seat"] is None
    assert shown["happened"] == opened["log"][-1]["happened"]
    first = client.get(f"/api/records/{opened['id']}/look", params={"n": 0, "seat": 1}).json()
    assert first["hand"]["view"]["scores"] == [0, 0]
    assert (first["hand"]["seat"], first["happened"]) == (1, [])


def test_names_of_later_players_are_sanitised(client, record):
    came = {"n": 3, "seat": 1, "name": " E\u202ev\x07e " + "e" * 30, "epoch": 1}
    told = client.post("/api/records", content=change(record, newcomers=[came, {**came, "seat": 7}])).json()["table"]
    assert told["players"] == json.loads(record)["players"]
    assert told["newcomers"] == [{**came, "name": "E v e " + "e" * 18}]


def test_a_player_is_told_the_moves_as_the_record_has_them(server, client):
    code, host = new_table(client, "mine", "mine", options={"start": "host"})
    with Phone(server.url, code, host) as both:
        both.ready()
        both.wait_for(lambda phone: phone.position)
        play_out(both)
        record = client.get(f"/api/tables/{code}/record").json()
        assert [(told["n"], told["move"]) for told in both.log] == [(e["n"], e["move"]) for e in record["log"]]


def change(record, **changes):
    return json.dumps({**json.loads(record), **changes}).encode()


@pytest.mark.parametrize(
    ("spoil", "code", "why"),
    [
        (lambda record: b"no json", "bad_record", "malformed"),
        (lambda record: b"", "bad_record", "truncated"),
        (lambda record: record[:-40], "bad_record", "truncated"),
        (lambda record: change(record, format="fives-record-9"), "bad_record", "fives-record-9"),
        (lambda record: change(record, game="chess"), "unknown_game", "chess"),
        (lambda record: change(record, game="war"), "unknown_game", "war"),
        (lambda record: change(record, options={"start": "never"}), "bad_option", "never"),
        (lambda record: change(record, players=[{"name": "Ann"}]), "bad_record", "1 players"),
        (lambda record: change(record, log=json.loads(record)["log"][1:]), "bad_record", "event 1 is missing"),
        (lambda record: change(record, log=[{"n": 1, "at": 0, "actor": 0, "move": "66666"}]), "bad_record", "event 1"),
        (lambda record: change(record, log=[{"n": 1, "at": 0, "actor": 0, "move": "x"}] * 5001), "bad_record", "5001"),
    ],
)
def test_a_damaged_record_is_refused_with_its_fault(client, record, spoil, code, why):
    answer = client.post("/api/records", content=spoil(record))
    assert answer.status_code in (404, 422)
    problem = answer.json()
    assert problem["code"] == code
    assert why in json.dumps(problem["params"])


def test_a_move_against_the_rules_names_the_rule(client, record):
    log = json.loads(record)["log"]
    first = next(i for i, event in enumerate(log) if event["actor"] >= 0)
    log[first]["move"] = "123456"[:5]
    problem = client.post("/api/records", content=change(record, log=log)).json()
    assert problem["code"] == "bad_record"
    assert f"event {first + 1}" in problem["params"]["why"]
    assert problem["rule"]


def test_a_record_with_wrong_dice_is_marked(client, record):
    opened = client.post("/api/records", content=change(record, secret="00" * 32)).json()
    assert opened["found"]["sealed"] is False
    assert "promised" in opened["found"]["problems"][0]


def test_a_file_that_is_too_large_is_not_read(client, record):
    padded = record + b" " * RECORD_BYTES
    answer = client.post("/api/records", content=padded)
    assert (answer.status_code, answer.json()["code"]) == (413, "too_large")


def test_secrets_are_shown_after_the_match():
    """Number Poker: what was in a fist is told, and each seat can be looked at as it saw the table."""
    reading = read(write_record(played_at_random("number_poker")), games())
    told = opened("id", reading)
    assert told.table.hidden
    assert all(each.move for each in told.log)
    assert len({str(reading.recorded.look(1, seat).view) for seat in (0, 1)}) == 2


def played_at_random(id):
    """Return the record of a match without chance."""
    game, chance = games()[id], Random(5)
    match = new_match(game, game.options(), 2)
    while match.actors:
        seat = min(match.actors)
        if seat == CLOCK:
            move = game.notation.write_move(game.rules.alarm(match.state).move)
        else:
            move = match.any_move(seat, chance)
        match = match.then(Event(match.n + 1, 0, seat, move))
    sealed = {"table": "terminal", "epoch": 1, "commitment": commitment(bytes(32)), "secret": bytes(32).hex()}
    played = {
        "options": msgspec.to_builtins(match.options),
        "first": None,
        "log": tuple(match.log),
        "result": match.result,
    }
    players = (Player("Ann"), Player("", "casual"))
    return Record(FORMAT, id, game.version, players=players, seeds=("", ""), **sealed, **played)


def test_a_moment_outside_the_match_is_refused(client, record):
    id = client.post("/api/records", content=record).json()["id"]
    for query in ({"n": -1}, {"n": 9999}, {"n": 0, "seat": 2}, {"n": 0, "seat": -1}):
        assert client.get(f"/api/records/{id}/look", params=query).json()["code"] == "no_record"
    assert client.get("/api/records/none/look", params={"n": 0}).status_code == 404


def test_opened_records_are_cached_and_reloaded_after_eviction(server, client, record):
    id = client.post("/api/records", content=record).json()["id"]
    for number in range(KEPT):
        client.post("/api/records", content=change(record, epoch=1000 + number))
    assert client.get(f"/api/records/{id}/look", params={"n": 0}).status_code == 404
    assert client.post("/api/records", content=record).json()["id"] == id
    assert client.get(f"/api/records/{id}/look", params={"n": 0}).status_code == 200


def long_record(events, **more):
    """Return the bytes of a record in which somebody chooses a goal and takes that back, again and again."""
    turns = cycle([{"move": "five"}, {"kind": Kind.UNDO}])
    log = tuple(Event(n, n, 0, **turn) for n, turn in enumerate(islice(turns, events), start=1))
    players, seeds = (Player("Ann"), Player("Ben")), ("5" * 32, "6" * 32)
    record = Record(FORMAT, "tug", 1, {"start": "host"}, players, 0, "BCDFG", 1, "", seeds, log)
    return msgspec.json.encode(msgspec.structs.replace(record, **more))


def test_opening_a_large_record_does_not_block_the_event_loop(client, monkeypatch):
    """Telling 5,000 events was done by the event loop itself, and nobody else was served meanwhile."""
    threads = []

    def noted(work):
        return lambda *given: threads.append(threading.current_thread().name) or work(*given)

    monkeypatch.setattr(opened_records, "read", noted(opened_records.read))
    monkeypatch.setattr(opened_records, "opened", noted(opened_records.opened))
    data = long_record(MOST_EVENTS)
    assert len(data) <= RECORD_BYTES
    for _ in range(2):  # also when it is known already
        assert len(client.post("/api/records", content=data).json()["log"]) == MOST_EVENTS
    assert len(threads) == 3
    assert all(name.startswith("fives-study") for name in threads)


def test_decompression_bombs_are_bounded(client):
    """A text of 40 kB can hold 16 MB of small lists, which are a gigabyte as objects."""
    lists = zlib.compress(b"\n".join([b"[[0,[]]]"] * 1_700_000), 9)
    data = long_record(3, version=99, pictures=base64.b64encode(lists).decode())
    assert len(data) < RECORD_BYTES
    tracemalloc.start()
    try:
        assert client.post("/api/records", content=data).status_code == 200
        assert tracemalloc.get_traced_memory()[1] < 20_000_000
    finally:
        tracemalloc.stop()


def test_the_queue_of_records_to_open_is_bounded(server, client, monkeypatch, record):
    monkeypatch.setattr(server.lobby.replays, "_opening", MOST_AT_ONCE)
    answer = client.post("/api/records", content=change(record, epoch=77))
    assert (answer.status_code, answer.json()["code"]) == (429, "too_fast")


@pytest.mark.parametrize("table", ["terminal", "\x1b[2J", "bcdfg", ""])
def test_an_invalid_table_code_is_not_shown(client, record, table):
    opened = client.post("/api/records", content=change(record, table=table)).json()
    assert opened["table"]["code"] == ""
