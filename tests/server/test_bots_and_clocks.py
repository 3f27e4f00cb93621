"""Bots, also failing ones, and the clock play at real tables, also across a restart."""

import time

import pytest
from fists.rules import ROUND
from server_thread import Threaded

from fives.live import table
from fives.live.steady_clock import now
from fives.table import state
from phone import Phone, calls, metric, new_table

LATEST = 4000  # milliseconds that are made up for in a test


def over(phone):
    return phone.position and phone.position["result"]


def test_bots_play_a_table_of_their_own_to_the_end(server, client):
    code, _ = new_table(client, "bot:plain", "bot:plain", game="fists")
    with Phone(server.url, code) as eve:
        eve.wait_for(over)
        assert {told["bot"] for told in eve.log} == {True}


def test_a_person_finishes_a_game_against_a_bot(server, client):
    code, host = new_table(client, "mine", "bot:plain", game="fists", options={"rounds": 5})
    with Phone(server.url, code, host) as ann:
        ann.ready()
        ann.wait_for(lambda phone: phone.position)
        while not over(ann):
            if ann.moves(0):
                n = ann.play(0, "3")["n"]
                ann.wait_for(lambda phone, n=n: phone.position["n"] >= n)
            else:
                ann.read()
        bots = [told for told in ann.log if told["bot"]]
        assert len(bots) == 5


@pytest.mark.parametrize("level", ["broken", "cheat"])
def test_a_bot_that_fails_plays_on_at_random_and_is_logged(server, client, quiet_log, level):
    code, _ = new_table(client, f"bot:{level}", "bot:plain", game="fists")
    with Phone(server.url, code) as eve:
        eve.wait_for(over)
    assert "a bot failed" in quiet_log.text
    quiet_log.clear()  # a bot that fails is an error of ours
    assert metric(client, "fives_bot_failures_total") >= 3


def test_the_host_seats_a_bot_and_sends_it_away(server, client):
    code, host = new_table(client, "mine", "open", game="fists")
    with Phone(server.url, code, host) as ann:
        ann.ready()
        assert ann.ask("seating", seat=1, level="divine")["code"] == "bad_level"
        assert ann.ask("seating", seat=0, level="plain")["code"] == "seat_taken"
        assert ann.ask("seating", seat=4, level="plain")["code"] == "no_such_seat"
        assert ann.ask("seating", seat=1, level="plain")["type"] == "accepted"
        ann.wait_for(lambda phone: phone.table["phase"] == "playing")
    code, host = new_table(client, "mine", "bot:plain", game="fists")
    with Phone(server.url, code, host) as ann:
        ann.read_until("snapshot")
        ann.ask("seating", seat=1, level=None)
        ann.wait_for(lambda phone: phone.table["seats"][1]["kind"] == "open")


def test_bots_wait_a_little_so_that_a_person_can_follow(tmp_path):
    with (
        Threaded(tmp_path / "fives.sqlite", bot_delay=0.2) as server,
        calls(server.url) as client,
    ):
        code, _ = new_table(client, "bot:plain", "bot:plain", game="fists", options={"rounds": 1})
        with Phone(server.url, code) as eve:
            eve.wait_for(over)
        assert eve.log[1]["at"] - eve.log[0]["at"] > 150  # the clock on the wall may be set meanwhile


def test_the_clock_moves_when_no_player_does(server, client):
    code, host = new_table(client, "mine", "mine", game="fists", options={"hurry": True, "rounds": 2})
    with Phone(server.url, code, host) as ann:
        ann.ready()
        ann.wait_for(lambda phone: phone.position)
        begun = ann.position["deadline"]
        assert 0 < ann.position["left"] <= 1000 * ROUND
        ann.play(0, "2")
        ann.wait_for(lambda phone: phone.position["n"] == 1)
        assert ann.position["deadline"] == begun  # the round's clock runs on
        assert 0 < ann.position["left"] <= 1000 * ROUND
        ann.wait_for(over)
        assert [told["actor"] for told in ann.log] == [0, -2, -2]
        assert ann.log[1]["at"] >= begun
        assert ann.log[2]["at"] >= ann.log[1]["at"] + 1000 * ROUND  # and the next round winds it anew
        assert ann.position["result"]["scores"] == [2, 0]


def test_network_latency_is_compensated_in_races(client, server, monkeypatch):
    """Sent in time by a phone far away, it counts; by one next door it would have been late."""
    monkeypatch.setattr(table, "TOLERANCE", LATEST)
    monkeypatch.setattr(state, "TOLERANCE", LATEST)
    code, host = new_table(client, "mine", "open", game="fists", options={"hurry": True, "rounds": 1})
    guest = client.post(f"/api/tables/{code}/seats", json={"name": "Ben"}).json()["token"]
    with Phone(server.url, code, host) as ann, Phone(server.url, code, guest) as ben:
        ann.ready()
        ben.ready()
        for phone in (ann, ben):
            phone.wait_for(lambda phone: phone.position)
        ben.send(type="ping", at=0, heard=now() - 10 * LATEST, held=0)
        ben.catch_up()
        deadline = ann.position["deadline"]
        time.sleep(max(0, deadline + 400 - now()) / 1000)
        late = ann.play(0, "2")
        assert (late["type"], late["code"], late["rule"]) == ("refused", "too_late", "FI3")
        assert ben.play(1, "3", seen=0)["type"] == "accepted"
        ann.wait_for(over)
        assert [told["actor"] for told in ann.log] == [1, -2]
        assert ann.log[-1]["at"] >= deadline + LATEST


def test_clocks_and_bots_go_on_after_a_restart(tmp_path):
    database = tmp_path / "fives.sqlite"
    with Threaded(database, bot_delay=60.0) as server, calls(server.url) as client:
        ticking, _ = new_table(client, "mine", "bot:plain", game="fists", options={"hurry": True, "rounds": 2})
        with Phone(server.url, ticking, _) as ann:
            ann.ready()
            ann.wait_for(lambda phone: phone.position)
        thinking, _ = new_table(client, "bot:plain", "bot:plain", game="fists")
    with Threaded(database) as server:
        for code in (ticking, thinking):
            with Phone(server.url, code) as eve:
                eve.wait_for(over)
        with calls(server.url) as client:
            assert metric(client, 'fives_matches_total{what="over"}') == 2


def test_a_match_with_a_tug_bot_ends(server, client):
    code, host = new_table(client, "mine", "mine")
    with Phone(server.url, code, host) as both:
        both.ready()
        both.wait_for(lambda phone: phone.position)
