"""After a rule's version is raised, finished matches still show, replay and verify; a running one starts again.

Reliability review, row "rules version changed": finished records answered 404.
"""

import dataclasses
import time
from types import SimpleNamespace

import httpx
import msgspec
import pytest
from server_thread import PATIENT, Threaded
from test_whole_game import open_game

from fives.core.catalogue import find_game
from fives.core.records import record as records
from fives.core.records import recorded_match as recorded
from fives.core.records.record import read_record
from fives.core.records.verify_record import verify
from phone import SOON, Phone, calls, play_out

TUG, POKER = find_game("tug"), find_game("number_poker")
NEWER = {game.id: dataclasses.replace(game, version=game.version + 1) for game in (TUG, POKER)}


@pytest.fixture
def newer_rules(monkeypatch):
    """Let records be read by the newer rules."""
    for module in (records, recorded):
        monkeypatch.setattr(module, "find_game", NEWER.__getitem__)


def finished(server, client, game):
    """Return the code of a table whose match is over and has its pictures, and the record."""
    ann, bob = open_game(server, client, game=game)
    with ann, bob:
        play_out(ann, bob)
        until = time.monotonic() + SOON
        while not (record := read_record(client.get(f"/api/tables/{ann.code}/record").content)).pictures:
            assert time.monotonic() < until
            time.sleep(0.05)
    return ann.code, record


@pytest.fixture
def upgraded(tmp_path, request):
    """A server with newer rules, on a database with a finished match of two games and a running one of Tug."""
    database = tmp_path / "fives.sqlite"
    older = {"tug": TUG, "number_poker": POKER}
    with Threaded(database, games=older, **PATIENT) as server, calls(server.url) as client:
        over = {game: finished(server, client, game) for game in ("tug", "number_poker")}
        ann, bob = open_game(server, client, game="tug")
        with ann, bob:
            play_out(ann, bob, until=lambda position: position["n"] > 6)
    request.getfixturevalue("newer_rules")
    with Threaded(database, games=NEWER, **PATIENT) as server, calls(server.url) as client:
        yield server, client, over, (ann, bob)


@pytest.mark.parametrize("game", ["tug", "number_poker"])
def test_a_finished_match_of_older_rules_is_shown_and_verifies(upgraded, game):
    _, client, over, _ = upgraded
    code, before = over[game]
    answer = client.get(f"/api/tables/{code}/record", params={"epoch": 1})
    assert answer.status_code == 200
    record = read_record(answer.content)
    assert (record.log, record.result, record.secret) == (before.log, before.result, before.secret)
    found = verify(record)
    assert (found.problems, found.sealed, found.old_rules) == ((), True, 1)
    assert (found.rolls > 5) == (game == "tug")  # dice can be checked without rules
    opened = client.post("/api/records", content=answer.content).json()
    assert opened["result"]["ranks"] == list(before.result.ranks)
    assert len(opened["log"]) == len(before.log)
    assert all(each["happened"] for each in opened["log"][-1:])
    for seat in (None, 0, 1):
        shown = look(client, opened["id"], len(before.log), seat)
        assert shown["hand"]["view"]["scores"] == list(before.result.scores)


def look(client: httpx.Client, id: str, n: int, seat: int | None) -> dict:
    params = {"n": n} if seat is None else {"n": n, "seat": seat}
    return client.get(f"/api/records/{id}/look", params=params).json()


def test_stored_views_of_older_rules_leak_no_secret(upgraded):
    _, client, over, _ = upgraded
    code, _ = over["number_poker"]
    opened = client.post("/api/records", content=client.get(f"/api/tables/{code}/record").content).json()
    first = next(each for each in opened["log"] if each["actor"] >= 0)
    mine, other = (look(client, opened["id"], first["n"], seat) for seat in (first["actor"], 1 - first["actor"]))
    assert mine["hand"]["view"]["fists"] != other["hand"]["view"]["fists"]


def test_a_forged_roll_in_a_record_of_older_rules_is_found(upgraded):
    _, client, over, _ = upgraded
    record = read_record(client.get(f"/api/tables/{over['tug'][0]}/record").content)
    place = max(n for n, event in enumerate(record.log) if event.actor == -1 and len(event.move) == 5)
    event = record.log[place]
    forged = msgspec.structs.replace(event, move="11111" if event.move != "11111" else "11112")
    log = (*record.log[:place], forged, *record.log[place + 1 :])
    found = verify(msgspec.structs.replace(record, log=log))
    assert found.problems


def test_a_record_without_pictures_still_has_its_moves(upgraded):
    """As fives 1.0.0 wrote them."""
    _, client, over, _ = upgraded
    record = client.get(f"/api/tables/{over['tug'][0]}/record").json()
    opened = client.post("/api/records", json={**record, "pictures": ""}).json()
    assert [each["move"] for each in opened["log"]] == [each.get("move", "") for each in record["log"]]
    assert look(client, opened["id"], 3, None)["hand"]["view"] is None


def test_a_match_of_older_rules_continues_if_its_log_still_reads(tmp_path):
    """A game says of which matches that is so; their log is replayed, shown and verified like one of its own."""
    brought = {**vars(TUG.rules), "same_as_before": lambda version, seats, options: version == TUG.version}
    same = dataclasses.replace(NEWER["tug"], rules=SimpleNamespace(**brought))
    database = tmp_path / "fives.sqlite"
    with Threaded(database, games={"tug": TUG}, **PATIENT) as server, calls(server.url) as client:
        ann, bob = open_game(server, client, game="tug")
        with ann, bob:
            play_out(ann, bob, until=lambda position: position["n"] > 6)
    with Threaded(database, games={"tug": same}, **PATIENT) as server, calls(server.url) as client:
        phones = [Phone(server.url, phone.code, phone.token) for phone in (ann, bob)]
        with phones[0], phones[1]:
            for phone in phones:
                phone.read_until("snapshot")
                assert phone.table["phase"] == "playing"
            play_out(*phones)
            record = read_record(client.get(f"/api/tables/{ann.code}/record").content)
    assert record.version == TUG.version
    found = verify(record)
    assert (found.problems, found.sealed, found.result) == ((), True, record.result)


def test_a_running_match_of_older_rules_returns_to_the_waiting_room(upgraded):
    server, _, _, (ann, bob) = upgraded
    phones = [Phone(server.url, phone.code, phone.token) for phone in (ann, bob)]
    with phones[0], phones[1]:
        for phone in phones:
            phone.read_until("snapshot")
            assert (phone.table["phase"], phone.table["notice"]) == ("gathering", "rules_changed")
            assert phone.you["seats"]
        for phone in phones:
            assert phone.ready()["type"] == "accepted"
        for phone in phones:
            phone.wait_for(lambda phone: phone.table["phase"] == "playing" and phone.position)
            assert (phone.table["notice"], phone.table["epoch"]) == ("", 2)
