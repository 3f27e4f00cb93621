"""What a client can do wrong: each gets a clear refusal, loses nothing and logs no server error."""

import json
import socket
import struct
import time

import httpx
import pytest
from server_thread import Threaded
from test_whole_game import open_game
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from fives.core.catalogue import find_game
from fives.core.refusal import BadSeats
from fives.table import apply_command as commands
from fives.table.http_bodies import NewSeat, NewTable
from phone import SOON, Phone, calls, new_seed, new_table, sit


@pytest.fixture
def game(server, client):
    ann, bob = open_game(server, client, options={"start": "host"})
    with ann, bob:
        yield ann, bob


def refusal(answer):
    assert answer["type"] == "refused", answer
    return answer["code"], answer["rule"]


def test_a_move_the_rules_forbid_names_its_rule(game):
    ann, _ = game
    assert refusal(ann.play(0, "roll")) == ("illegal_move", "TU2")


def test_text_that_is_no_move_is_refused(game):
    ann, _ = game
    assert refusal(ann.play(0, "jump")) == ("unreadable_move", "")


def test_a_move_out_of_turn_is_refused(game):
    _, bob = game
    assert refusal(bob.play(1, "five")) == ("not_your_turn", "TU2")


def test_a_move_for_another_players_seat_is_refused(game):
    ann, bob = game
    for seat in (0, -1, -2, 7):
        assert refusal(bob.play(seat, "five")) == ("not_your_seat", "")
    assert ann.position["n"] == 0


def test_a_move_chosen_on_an_old_board_is_stale(game):
    ann, _ = game
    ann.play(0, "three")
    ann.wait_for(lambda phone: phone.position["n"] == 1)
    answer = ann.play(0, "roll", seen=0)
    assert refusal(answer) == ("stale", "")
    assert answer["n"] == 1
    assert refusal(ann.play(0, "roll", epoch=0)) == ("stale", "")
    assert ann.play(0, "roll")["type"] == "accepted"


def test_simultaneous_moves_do_not_make_each_other_stale(server, client):
    code, host = new_table(client, "mine", "open", game="fists")
    with Phone(server.url, code, host) as ann, Phone(server.url, code, sit(client, code)) as bob:
        ann.ready()
        bob.ready()
        bob.wait_for(lambda phone: phone.position)
        ann.wait_for(lambda phone: phone.position)
        assert ann.play(0, "1")["type"] == "accepted"
        assert bob.play(1, "2", seen=0)["type"] == "accepted"
        assert refusal(ann.play(0, "3", seen=0)) == ("stale", "")
        assert refusal(bob.play(1, "3", seen=9)) == ("stale", "")


def test_a_resignation_is_never_stale(game):
    ann, bob = game
    ann.play(0, "three")
    assert bob.resign(1)["type"] == "accepted"


UNREADABLE = (
    "",
    "?",
    "{}",
    "[]",
    '{"type":"dance"}',
    '{"type":"play","id":"x"}',
    '{"type":"ready","id":"x","seed":"12"}',
)


@pytest.mark.parametrize("frame", UNREADABLE)
def test_an_unreadable_frame_is_refused(game, frame):
    ann, _ = game
    ann.send_raw(frame)
    assert refusal(ann.read_until("refused"))[0] == "bad_message"
    assert ann.play(0, "five")["type"] == "accepted"


def test_binary_frames_are_read_as_text(game):
    ann, _ = game
    ann.send_raw(b'{"type":"ping","at":1}')
    assert ann.read_until("pong")["at"] == 1
    ann.send_raw(b"\xff\xfe\x00")
    assert refusal(ann.read_until("refused"))[0] == "bad_message"


def test_text_that_is_not_utf_8_closes_the_socket_and_nothing_else(game):
    ann, bob = game
    ann.send_raw(b"\xff\xfe", text=True)
    with pytest.raises(ConnectionClosed):
        ann.read_until("pong")
    bob.wait_for(lambda phone: not phone.table["seats"][0]["here"])


def test_an_oversized_frame_is_refused(game):
    ann, _ = game
    ann.send_raw(json.dumps({"type": "ping", "at": 1, "more": "x" * 9000}))
    assert refusal(ann.read_until("refused"))[0] == "too_large"
    assert ann.play(0, "five")["type"] == "accepted"


def test_a_huge_frame_closes_the_socket_and_the_phone_comes_back(server, game):
    ann, _ = game
    ann.send_raw("x" * 100_000)
    with pytest.raises(ConnectionClosed) as closed:
        ann.read_until("refused")
    assert closed.value.rcvd.code == 1009
    with Phone(server.url, ann.code, ann.token) as again:
        again.read_until("snapshot")
        assert again.play(0, "five")["type"] == "accepted"


def test_a_command_before_hello_is_refused(server, game):
    ann, _ = game
    with connect(f"{server.url.replace('http', 'ws')}/api/tables/{ann.code}/socket") as socket:
        socket.send(json.dumps({"type": "ready", "id": "1", "seed": new_seed()}))
        answer = json.loads(socket.recv(SOON))
        assert (answer["id"], answer["code"]) == ("1", "bad_message")


def flood(phone):
    for at in range(400):
        phone.send(type="ping", at=at)
        phone.read()


def test_message_floods_are_refused_and_then_disconnected(tmp_path):
    with Threaded(tmp_path / "fives.sqlite", message_rate=1) as server, calls(server.url) as client:
        ann, bob = open_game(server, client, options={"start": "host"})
        with ann, bob:
            for at in range(120):
                ann.send(type="ping", at=at)
            assert refusal(ann.read_until("refused"))[0] == "too_fast"
            with pytest.raises(ConnectionClosed):
                flood(ann)
            bob.wait_for(lambda phone: not phone.table["seats"][0]["here"])
            with Phone(server.url, ann.code, ann.token) as again:
                again.read_until("snapshot")
                assert again.play(0, "five")["type"] == "accepted"


def test_a_wrong_token_is_a_spectator_and_holds_nothing(server, client, game):
    ann, _ = game
    with Phone(server.url, ann.code, "0" * 32) as eve:
        assert eve.read_until("snapshot")["you"] == {"seats": [], "host": False}
        assert refusal(eve.play(0, "five"))[0] == "not_your_seat"
    play = {"type": "play", "id": "x", "seat": 0, "move": "five", "epoch": 1, "seen": 0}
    path = f"/api/tables/{ann.code}/commands"
    for headers in ({}, {"Authorization": "Bearer " + "0" * 32}, {"Authorization": "Basic x"}):
        answer = client.post(path, json=play, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (401, "bad_token")


def test_an_unknown_table_code(server, client):
    assert client.get("/api/tables/QQQQQ").json()["code"] == "no_table"
    with Phone(server.url, "QQQQQ") as lost:
        assert lost.read()["reason"] == "no_table"


@pytest.mark.parametrize(
    ("wish", "status", "code"),
    [
        ({"game": "chess", "seats": [{"kind": "mine"}] * 2}, 404, "unknown_game"),
        ({"game": "tug", "seats": [{"kind": "mine"}]}, 422, "bad_seats"),
        ({"game": "tug", "seats": [{"kind": "mine"}] * 2, "options": {"speed": 9}}, 422, "bad_option"),
        ({"game": "tug", "seats": [{"kind": "mine"}] * 2, "options": {"variation": 9}}, 422, "bad_option"),
        ({"game": "tug", "seats": [{"kind": "mine"}] * 2, "first": 2}, 422, "no_such_seat"),
        ({"game": "tug", "seats": [{"kind": "king"}] * 2}, 400, "bad_message"),
        ({"game": "tug", "seats": [{"kind": "mine", "name": "x" * 25}] * 2}, 400, "bad_message"),
        ({"game": "tug"}, 400, "bad_message"),
        ({"game": "fists", "seats": [{"kind": "mine"}, {"kind": "bot", "level": "divine"}]}, 422, "bad_level"),
    ],
)
def test_an_impossible_table_is_refused(client, wish, status, code):
    answer = client.post("/api/tables", json=wish)
    assert (answer.status_code, answer.json()["code"]) == (status, code)


def test_a_number_of_players_between_those_allowed_is_refused_with_its_rule():
    wish = NewTable("hi_low", (NewSeat("mine"),) * 3, {})
    with pytest.raises(BadSeats) as refused:
        commands.new_table("ABCDE", find_game("hi_low"), wish, "host", at=0)
    assert (refused.value.rule, refused.value.params["known"]) == ("HL1", [2, 4])


def test_unreadable_request_bodies_are_refused(client):
    for body in (b"", b"{", b"\xff", b'{"game":"\xc7"}', b"[1]", b"null"):
        answer = client.post("/api/tables", content=body)
        assert (answer.status_code, answer.json()["code"]) == (400, "bad_message")
    answer = client.post("/api/tables", content=b'{"game":"' + b"x" * 9000 + b'"}')
    assert (answer.status_code, answer.json()["code"]) == (413, "too_large")
    assert client.get("/api/nothing").status_code == 404
    assert client.put("/api/tables").status_code == 405


def test_taking_an_occupied_seat_is_refused(client):
    code, _ = new_table(client, "mine", "open")
    path = f"/api/tables/{code}/seats"
    for wish, refused in (({"seat": 0}, "seat_taken"), ({"seat": 5}, "no_such_seat")):
        assert client.post(path, json={"name": "Bob", **wish}).json()["code"] == refused
    sit(client, code)
    assert client.post(path, json={"name": "Eve"}).json()["code"] == "table_full"


def test_commands_of_another_phase_are_refused(server, client, game):
    ann, bob = game
    assert refusal(ann.ready())[0] == "already_started"
    assert refusal(ann.ask("seating", seat=1, level=None))[0] == "already_started"
    assert refusal(bob.ask("seating", seat=1, level=None))[0] == "not_host"
    assert client.post(f"/api/tables/{ann.code}/seats", json={"name": "Eve"}).json()["code"] == "already_started"
    assert client.get(f"/api/tables/{ann.code}/review").json()["code"] == "no_review"
    bob.resign(1)
    bob.wait_for(lambda phone: phone.position["result"])
    assert refusal(bob.play(1, "five"))[0] == "game_over"
    code, host = new_table(client, "mine", "open")
    with Phone(server.url, code, host) as early:
        play = {"seat": 0, "move": "five", "epoch": 0, "seen": -1}
        assert refusal(early.ask("play", **play))[0] == "not_started"
    assert client.get(f"/api/tables/{code}/record").json()["code"] == "no_record"


def test_out_of_range_numbers_and_strings_are_refused(client, game):
    ann, _ = game
    huge = 2**63
    for fields in ({"seat": huge}, {"seen": huge}, {"epoch": -huge}, {"seat": 1e400}):
        play = {"type": "play", "id": "x", "seat": 0, "move": "five", "epoch": 1, "seen": 0, **fields}
        ann.send_raw(json.dumps(play))
        assert ann.read_until("refused")["code"] in ("bad_message", "not_your_seat", "stale")
    ann.send_raw('{"type":"leave","id":"\\ud800"}')
    assert ann.read_until("refused")["code"] == "bad_message"
    for deep in ("[" * 8000, '{"type":"ping","at":1,"more":' + "[" * 3000):
        ann.send_raw(deep)
        assert ann.read_until("refused")["code"] == "bad_message"
    body = '{"game":"tug","options":{"start":' + "[" * 3000
    assert client.post("/api/tables", content=body).json()["code"] == "bad_message"
    path = f"/api/tables/{ann.code}"
    for call in (f"record?epoch={huge}", "record?epoch=0", "record?epoch=x", "hint", f"hint?seat={10**30}x"):
        assert client.get(f"{path}/{call}").status_code == 400
    assert client.get(f"{path}/record?epoch=999").json()["code"] == "no_record"
    assert client.get(f"{path}/events?epoch={-huge}&after={huge}&version={huge}").status_code == 200
    body = b'{"game":"tug","seats":[{"kind":"mine","name":"\\ud800"},{"kind":"open"}]}'
    assert client.post("/api/tables", content=body).json()["code"] == "bad_message"


def test_an_aborted_long_poll_is_released(server, client, game):
    ann, _ = game
    now = client.get(f"/api/tables/{ann.code}/events").json()
    query = {"epoch": 1, "after": 0, "version": now["version"]}
    with pytest.raises(httpx.ReadTimeout):
        client.get(f"/api/tables/{ann.code}/events", params=query, timeout=httpx.Timeout(SOON, read=0.2))
    until = time.monotonic() + SOON
    audience = server.run(server.lobby.find(ann.code, "")).audience
    while audience._waiting and time.monotonic() < until:
        client.get("/healthz")
    assert audience._waiting == 0


def test_invalid_bytes_and_dropped_connections(server, game):
    ann, bob = game
    for junk in (
        b"\x00\xff" * 500,
        b"GET / HTTP/9.9\r\n\r\n",
        b"POST /api/tables HTTP/1.1\r\nContent-Length: 99\r\n\r\n{",
    ):
        with socket.create_connection(("127.0.0.1", server.port)) as wire:
            wire.sendall(junk)
    with Phone(server.url, ann.code) as eve:
        eve.read_until("snapshot")
        wire = eve._socket.socket
        wire.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        wire.shutdown(socket.SHUT_RD)
        wire.close()
    ann.play(0, "five")
    bob.wait_for(lambda phone: phone.position["n"] == 1)


def test_a_foreign_origin_is_refused(server, client, game):
    ann, _ = game
    foreign = {"Origin": "http://evil.example"}
    wish = {"game": "tug", "seats": [{"kind": "mine"}] * 2}
    assert client.post("/api/tables", json=wish, headers=foreign).status_code == 403
    address = f"{server.url.replace('http', 'ws')}/api/tables/{ann.code}/socket"
    with pytest.raises(InvalidStatus), connect(address, origin="http://evil.example"):
        pass
    with connect(address, origin=server.url):
        pass


def test_guessing_codes_is_slowed_down_but_players_are_not(tmp_path):
    with (
        Threaded(tmp_path / "fives.sqlite", guess_burst=3, guess_rate=0.001, table_burst=2, table_rate=0.001) as server,
        calls(server.url) as client,
    ):
        code, host = new_table(client, "mine", "open")
        assert [client.get("/api/tables/QQQQQ").status_code for _ in range(5)] == [404, 404, 404, 429, 429]
        assert client.get(f"/api/tables/{code}").status_code == 429
        with Phone(server.url, code, host) as ann:
            assert ann.read()["type"] == "snapshot"
        new_table(client, "mine", "open")
        wish = {"game": "tug", "seats": [{"kind": "mine"}] * 2}
        assert client.post("/api/tables", json=wish).json()["code"] == "too_fast"
