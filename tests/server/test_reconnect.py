"""Reconnecting: snapshots and news, repeated commands, the newest socket, goodbyes and restarts."""

import pytest
from server_thread import Threaded
from test_whole_game import open_game
from websockets.exceptions import ConnectionClosed

from phone import Phone, calls, new_seed, new_table, play_out, sit


def test_a_phone_that_missed_a_few_events_gets_news(server, client):
    ann, bob = open_game(server, client)
    with ann, bob:
        play_out(ann, bob, until=lambda position: position["n"] >= 8)
        n = ann.position["n"]
        with Phone(server.url, bob.code, bob.token, epoch=1, seen=n - 3) as again:
            assert again.read()["type"] == "table"
            news = again.read()
            assert news["type"] == "news"
            assert [told["n"] for told in news["log"]] == [n - 2, n - 1, n]
            assert news["position"] == bob.position


@pytest.mark.parametrize(("epoch", "seen"), [(0, -1), (0, 3), (1, -1), (1, 9999), (7, 3)])
def test_a_phone_new_to_the_match_gets_a_snapshot(server, client, epoch, seen):
    ann, bob = open_game(server, client)
    with ann, bob:
        play_out(ann, bob, until=lambda position: position["n"] >= 4)
        with Phone(server.url, bob.code, bob.token, epoch=epoch, seen=seen) as again:
            snapshot = again.read()
            assert snapshot["type"] == "snapshot"
            assert (snapshot["log"], snapshot["position"]) == (bob.log, bob.position)


def test_saying_hello_again_on_the_same_socket_resyncs(server, client):
    code, host = new_table(client, "mine", "open")
    with Phone(server.url, code, host) as ann:
        ann.read_until("snapshot")
        ann.send(type="hello", token=host)
        assert ann.read_until("snapshot")["you"]["seats"] == [0]


def test_repeated_commands_are_idempotent(server, client):
    ann, bob = open_game(server, client)
    with ann, bob:
        first = ann.play(0, "roll", id="once")
        again = ann.play(0, "roll", id="once")
        assert first == again
        other = bob.play(1, "roll", id="once", seen=first["n"])
        assert other["n"] == 4
        refused = ann.play(0, "roll", id="late", seen=0)
        assert ann.play(0, "roll", id="late", seen=4) == refused


def test_the_newest_socket_of_a_seat_wins(server, client):
    ann, bob = open_game(server, client)
    with ann, bob, Phone(server.url, ann.code, ann.token) as newer:
        newer.read_until("snapshot")
        assert ann.read_until("bye")["reason"] == "replaced"
        with pytest.raises(ConnectionClosed):
            ann.read()
        assert newer.play(0, "roll")["type"] == "accepted"
        bob.wait_for(lambda phone: phone.position["n"] == 2)
        assert bob.table["seats"][0]["here"]


def test_presence_is_told(server, client):
    ann, bob = open_game(server, client)
    with ann:
        bob.close()
        ann.wait_for(lambda phone: not phone.table["seats"][1]["here"])
        with Phone(server.url, ann.code, bob.token):
            ann.wait_for(lambda phone: phone.table["seats"][1]["here"])


def test_leaving_frees_the_seat_before_a_match(server, client):
    code, host = new_table(client, "mine", "open")
    guest = sit(client, code, "  Bob \n")
    with Phone(server.url, code, host) as ann, Phone(server.url, code, guest) as bob:
        ann.wait_for(lambda phone: phone.table and phone.table["seats"][1]["name"] == "Bob")
        bob.read_until("snapshot")
        assert bob.ask("leave")["type"] == "accepted"
        bob.wait_for(lambda phone: phone.you["seats"] == [])
        ann.wait_for(lambda phone: phone.table["seats"][1]["kind"] == "open")


def test_leaving_during_a_match_can_be_taken_back_until_it_is_over(server, client):
    ann, bob = open_game(server, client)
    with ann:
        bob.ask("leave")
        ann.wait_for(lambda phone: not phone.table["seats"][1]["here"])
        bob.close()
        with Phone(server.url, ann.code, bob.token) as back:
            ann.wait_for(lambda phone: phone.table["seats"][1]["here"])
            back.ask("leave")
        ann.resign(0)
        ann.wait_for(lambda phone: phone.table["phase"] == "over")
        assert [seat["kind"] for seat in ann.table["seats"]] == ["person", "open"]
        sit(client, ann.code, "Cid")
        ann.wait_for(lambda phone: phone.table["seats"][1]["name"] == "Cid")


def test_a_second_seat_on_the_same_phone_keeps_its_token(client):
    code, host = new_table(client, "mine", "open")
    bearer = {"Authorization": f"Bearer {host}"}
    seated = client.post(f"/api/tables/{code.lower()}/seats", json={"name": "Ben"}, headers=bearer).json()
    assert seated["token"] == host
    assert seated["you"] == {"seats": [0, 1], "host": True}


def test_a_silent_socket_is_closed(tmp_path):
    with Threaded(tmp_path / "fives.sqlite", silence=0.3) as server, calls(server.url) as client:
        code, host = new_table(client, "mine", "open")
        with Phone(server.url, code, host) as ann, pytest.raises(ConnectionClosed):
            ann.read_until("bye")


def test_a_restart_resumes_the_table_and_remembers_its_answers(tmp_path):
    database = tmp_path / "fives.sqlite"
    with Threaded(database) as server, calls(server.url) as client:
        ann, bob = open_game(server, client, options={"start": "host"})
        answer = ann.play(0, "five", id="kept")
        seed = new_seed()
        bob.ask("ready", id="refused", seed=seed)
    assert ann.read_until("bye")["reason"] == "stopping"
    ann.close()
    bob.close()
    with (
        Threaded(database) as server,
        Phone(server.url, ann.code, ann.token, epoch=1, seen=0) as ann,
        Phone(server.url, bob.code, bob.token) as bob,
    ):
        assert [told["n"] for told in ann.read_until("news")["log"]] == [1]
        bob.read_until("snapshot")
        assert ann.play(0, "five", id="kept", seen=0) == answer
        play_out(ann, bob)
