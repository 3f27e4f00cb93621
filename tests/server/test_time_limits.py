"""Time limits at real tables: timeouts, substitute bots, pausing clocks, also across a restart (G-TIME)."""

import time

import pytest
from msgspec import convert
from server_thread import Threaded
from test_whole_game import open_game

from fives.core.matches import thinking_time
from fives.core.matches.event import Kind
from fives.core.records.record import Record
from fives.core.records.verify_record import verify
from fives.live import clock_and_bot_scheduler as keeping
from fives.live import table as tables
from fives.live.steady_clock import now
from fives.table.state import last_event_at
from phone import Phone, calls, new_table, sit

SECOND = {"per": "move", "seconds": 1}
MATCH = {"per": "match", "seconds": 1}
LONG = {"per": "match", "seconds": 600}
SOME = {"per": "move", "seconds": 4}  # enough for a busy machine to move in
SOME_FOR_ALL = {"per": "match", "seconds": 12}


@pytest.fixture(autouse=True)
def no_glance(monkeypatch):
    """Nothing is free, so that tests are quick."""
    monkeypatch.setattr(thinking_time, "FREE_TIME", 0)


def over(phone):
    return phone.position and phone.position["result"]


@pytest.mark.parametrize("limit", [SECOND, MATCH])
def test_a_timeout_loses_and_the_record_proves_it(server, client, limit):
    ann, bob = open_game(server, client, game="tug", options={"start": "host"}, time=limit)
    with ann, bob:
        assert ann.table["time"] == limit
        mine, other = ann.position["times"]
        assert (mine["left"], other) == (1000, {"left": 1000, "until": None})
        assert 0 < mine["until"] <= 1000
        ann.wait_for(over)
        assert ann.log[-1]["happened"] == [{"key": "time-up", "params": {"seat": 0}}]
        assert ann.position["result"] == {"ranks": [2, 1], "scores": [0, 1], "reason": "time", "rule": "G-TIME"}
        assert ann.position["times"][0] == {"left": 0, "until": None}
        found = verify(convert(client.get(f"/api/tables/{ann.code}/record").json(), Record))
        assert (found.sealed, found.problems) == (True, ())


def test_a_per_move_clock_resets_with_each_move(server, client):
    ann, bob = open_game(server, client, game="fists", options={"rounds": 2}, time=SOME)
    with ann, bob:
        time.sleep(1)
        ann.play(0, "2")
        bob.wait_for(lambda phone: phone.position["n"] == 1)
        assert bob.position["times"][1]["until"] <= 3000  # nobody's move winds another's clock
        bob.play(1, "2")
        bob.wait_for(lambda phone: phone.position["n"] == 2)
        assert bob.position["times"][1]["until"] > 3000


def test_two_simultaneous_timeouts_share_the_result(server, client):
    ann, bob = open_game(server, client, game="fists", time=SECOND)
    with ann, bob:
        ann.wait_for(over)
        assert ann.position["result"]["ranks"] == [1, 1]


def test_a_bot_replaces_a_player_who_timed_out_among_three(server, client):
    code, host = new_table(client, "mine", "open", "open", game="fists", options={"rounds": 2}, time=SOME)
    phones = [Phone(server.url, code, token) for token in (host, sit(client, code), sit(client, code))]
    for phone in phones:
        phone.ready()
    ann = phones[0]
    ann.wait_for(lambda phone: phone.position)
    assert ann.play(0, "3")["type"] == "accepted"
    ann.wait_for(lambda phone: phone.position["n"] >= 5)
    told = [each["happened"][0]["key"] for each in ann.log[:5]]
    assert told == ["fists-closed", "time-up-bot", "time-up-bot", "fists-closed", "fists-shown"]
    assert [each["bot"] for each in ann.log[:5]] == [False, False, False, True, True]
    ann.wait_for(over)
    assert max(each["n"] for each in ann.log) == 11  # in the next round all three were late
    for phone in phones:
        phone.close()


def test_a_bot_has_no_clock(server, client):
    code, host = new_table(client, "mine", "bot:plain", game="fists", time=LONG)
    with Phone(server.url, code, host) as ann:
        ann.ready()
        ann.wait_for(lambda phone: phone.position)
        assert ann.position["times"][1] is None


def test_latency_compensation_is_limited(server, client, monkeypatch):
    for module in (tables, keeping):
        monkeypatch.setattr(module, "TOLERANCE", 4000)
    ann, bob = open_game(server, client, game="fists", options={"rounds": 1}, time=SECOND)
    with ann, bob:
        ben = bob
        ben.send(type="ping", at=0, heard=now() - 40_000, held=0)
        ben.catch_up()
        time.sleep(1.3)
        late = ann.play(0, "2")
        assert (late["code"], late["rule"]) == ("too_late", "G-TIME")
        assert ben.play(1, "3", seen=0)["type"] == "accepted"
        ann.wait_for(over)
        assert ann.position["result"]["ranks"] == [2, 1]


def test_clocks_pause_while_all_players_are_away(server, client):
    code, host = new_table(client, "mine", "bot:plain", game="fists", time={"per": "match", "seconds": 8})
    with Phone(server.url, code, host) as ann:
        ann.ready()
        ann.wait_for(lambda phone: phone.position and phone.position["n"] >= 1)
    time.sleep(8.5)
    with Phone(server.url, code, host) as ann:
        ann.wait_for(lambda phone: phone.log and phone.log[-1]["happened"][0]["key"] == "clocks-go-on")
        assert not over(ann)
        assert 0 < ann.position["times"][0]["until"] <= 8000
        assert ann.play(0, "2", seen=1)["type"] == "accepted"  # chosen before the clocks waited


def test_after_a_restart_the_decision_begins_anew(tmp_path):
    database = tmp_path / "fives.sqlite"
    with Threaded(database) as server, calls(server.url) as client:
        ann, bob = open_game(server, client, game="fists", time=SOME_FOR_ALL)
        time.sleep(0.6)
    for phone in (ann, bob):
        phone.close()
    with Threaded(database) as server, Phone(server.url, ann.code, ann.token) as ann:
        ann.wait_for(lambda phone: phone.log and phone.log[-1]["happened"][0]["key"] == "clocks-go-on")
        assert ann.position["times"][0]["left"] == 12_000
        ann.wait_for(over)


def test_clocks_stand_still_during_a_restart(server, client):
    """Also if the table has only just been read, and nothing was set going that would have noted it."""
    ann, bob = open_game(server, client, game="fists", time=LONG)
    with ann, bob:
        table = server.run(server.lobby.find(ann.code, "", ""))
        read = tables.Table(table._tools, table.state, table._receipts)
        server.run(read.welcome(""))
        said = read.state.match.log[-1]
        assert (said.kind, said.at) == (Kind.WAIT, last_event_at(table.state))


def test_time_limits_are_refused_where_they_make_no_sense(client):
    for game, seats in (("find_fives", 2), ("clear_away", 1)):
        wish = {"game": game, "seats": [{"kind": "mine"}] * seats, "time": SECOND}
        answer = client.post("/api/tables", json=wish)
        assert (answer.status_code, answer.json()["code"], answer.json()["rule"]) == (422, "bad_option", "G-TIME")
    for wrong in ({"per": "move", "seconds": 0}, {"per": "day", "seconds": 9}, {"seconds": 9}):
        assert client.post("/api/tables", json={**wish, "time": wrong}).status_code == 400


def test_a_rematch_has_the_same_limit_and_all_the_time(server, client):
    ann, bob = open_game(server, client, game="fists", time=MATCH)
    with ann, bob:
        ann.wait_for(over)
        for phone in (ann, bob):
            phone.ready()
        ann.wait_for(lambda phone: phone.position["epoch"] == 2)
        assert [each["left"] for each in ann.position["times"]] == [1000, 1000]
