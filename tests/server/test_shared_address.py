"""Many people behind one address: limits slow down strangers there and no player at a table."""

from contextlib import ExitStack

import httpx
import pytest
from server_thread import Threaded
from websockets.exceptions import ConnectionClosed

from fives.server.edge.request_checks import table_in, token_in
from phone import Phone, calls, new_table, sit

SLOW = {"call_rate": 0.001, "guess_rate": 0.001, "record_rate": 0.001}  # nothing is given back during a test


def bearer(token):
    return {"Authorization": f"Bearer {token}"}


@pytest.fixture
def school(tmp_path):
    """Return a server, a table in the middle of its second match, and its host's client; then a neighbour goes wild."""
    with (
        Threaded(tmp_path / "fives.sqlite", **SLOW) as server,
        calls(server.url) as stranger,
        ExitStack() as stack,
    ):
        code, host = new_table(stranger, "mine", "open", options={"start": "host"}, listed=False)
        guest = sit(stranger, code, "Ben")
        player = stack.enter_context(httpx.Client(base_url=server.url, timeout=60, headers=bearer(host)))
        other = stack.enter_context(httpx.Client(base_url=server.url, timeout=60, headers=bearer(guest)))
        begin(code, player, other)
        resign = {"type": "resign", "id": "over", "seat": 0, "epoch": 1}
        assert player.post(f"/api/tables/{code}/commands", json=resign).json()["type"] == "accepted"
        begin(code, player, other, again="again")
        guesses = [stranger.get("/api/tables/QQQQQ").status_code for _ in range(25)]
        assert guesses == [404] * 20 + [429] * 5
        while stranger.get("/api/house").status_code == 200:
            pass
        yield server, code, host, player, stranger


def begin(code, *players, again=""):
    for player in players:
        ready = {"type": "ready", "id": f"ready{again}", "seed": "5" * 32}
        assert player.post(f"/api/tables/{code}/commands", json=ready).json()["type"] == "accepted"


CALLS = (
    "",
    "/events",
    "/hint?seat=0",
    "/record?epoch=1",
    "/log?before=1",
    "/beside",
    "/review?epoch=1",
    "/review/progress?epoch=1",
    "/look?epoch=1&n=0&seat=0",
    "/best?epoch=1",
    "/wifi",
    "/qr.svg",
)
COMMANDS = (
    {"type": "play", "seat": 0, "move": "five", "epoch": 2, "seen": 0},
    {"type": "undo", "seat": 0, "epoch": 2, "seen": 1},
    {"type": "ask", "kind": "draw", "seat": 0, "epoch": 2, "seen": 2},
    {"type": "reply", "kind": "draw", "n": 2, "yes": False},
    {"type": "signal", "seat": 0, "sign": "wave"},
    {"type": "lock", "locked": True},
    {"type": "hand_over", "seat": 0, "heir": None},
    {"type": "resign", "seat": 0, "epoch": 2},
)


def test_strangers_at_the_same_address_do_not_exhaust_a_players_limits(school):
    """NAT: after 20 wrong codes from one address all players and guests of a school got 429."""
    server, code, host, player, stranger = school
    assert stranger.get("/api/games").status_code == 429
    assert stranger.get(f"/api/tables/{code}").status_code == 429
    for call in CALLS:
        answer = player.get(f"/api/tables/{code}{call}")
        assert answer.status_code in (200, 409), (call, answer.text)  # what is not now is said as such
        assert "too_fast" not in answer.text
    for number, command in enumerate(COMMANDS):
        answer = player.post(f"/api/tables/{code}/commands", json={"id": f"c{number}", **command})
        assert answer.status_code == 200
        assert answer.json().get("code") != "too_fast"
    assert player.get("/api/games").status_code == 200
    again = player.post(f"/api/tables/{code}/seats", json={"name": "Ann"})
    assert again.json()["code"] == "table_locked"
    onward = player.post(f"/api/tables/{code}/next", json={"game": "hi_low"})
    assert onward.status_code == 201, onward.text
    with Phone(server.url, code, host) as ann, Phone(server.url, code) as eve:
        assert ann.read_until("snapshot")["you"]["seats"] == [0]
        assert eve.read()["code"] == "too_fast"


def test_an_invented_token_has_no_limits_of_its_own(school):
    _, code, _, _, stranger = school
    for number in range(50):
        made_up = bearer(f"{number:032x}")
        assert stranger.get(f"/api/tables/{code}", headers=made_up).status_code == 429
        assert stranger.get("/api/games", headers=made_up).status_code == 429


def test_calls_are_limited_by_token_too(tmp_path):
    slow = {"seat_call_rate": 0.001, "seat_call_burst": 5}
    with Threaded(tmp_path / "fives.sqlite", **slow) as server, calls(server.url) as client:
        code, host = new_table(client, "mine", "open")
        answers = [client.get(f"/api/tables/{code}", headers=bearer(host)).status_code for _ in range(7)]
        assert answers == [200] * 5 + [429] * 2
        assert client.get(f"/api/tables/{code}").status_code == 200


def test_a_player_returns_to_an_evicted_table_despite_limits(tmp_path):
    slow = {"call_rate": 0.001, "call_burst": 30, "guess_rate": 0.001, "guess_burst": 2, "drowsy": 0.0}
    with Threaded(tmp_path / "fives.sqlite", **slow) as server, calls(server.url) as client:
        code, host = new_table(client, "mine", "open", listed=False)
        server.run(server.lobby.clean_up())
        assert code not in server.lobby.loaded
        while client.get("/api/tables/QQQQQ").status_code == 404:
            pass
        while client.get("/api/house").status_code == 200:
            pass
        assert client.get(f"/api/tables/{code}", headers=bearer("0" * 32)).status_code == 429
        assert client.get(f"/api/tables/{code}", headers=bearer(host)).status_code == 200


def test_strangers_cannot_exhaust_a_players_sockets_and_polls(tmp_path):
    few = {"sockets_per_address": 3, "watchers_per_table": 2, "poll_wait": 0.1}
    with (
        Threaded(tmp_path / "fives.sqlite", **few) as server,
        calls(server.url) as client,
        ExitStack() as stack,
    ):
        crowd, _ = new_table(client, "mine", "open")
        code, host = new_table(client, "mine", "open")
        for each in (crowd, crowd, code):
            stack.enter_context(Phone(server.url, each)).read_until("snapshot")
        late = stack.enter_context(Phone(server.url, code))
        with pytest.raises(ConnectionClosed):
            late.read()
        for _ in range(4):  # the newest socket of a token wins
            stack.enter_context(Phone(server.url, code, host)).read_until("snapshot")
        assert client.get(f"/api/tables/{code}/events", headers=bearer(host)).status_code == 200


def test_listed_tables_can_be_joined_while_codes_are_guessed(tmp_path):
    """Its code is no secret, so that a class sits down though one of them plays with codes."""
    with (
        Threaded(tmp_path / "fives.sqlite", guess_burst=2, guess_rate=0.001) as server,
        calls(server.url) as client,
    ):
        code, host = new_table(client, "mine", "open")
        with Phone(server.url, code, host) as ann:
            ann.read_until("snapshot")
            assert [client.get("/api/tables/QQQQQ").status_code for _ in range(3)] == [404, 404, 429]
            assert [table["code"] for table in client.get("/api/tables").json()] == [code]
            sit(client, code)
        assert client.get(f"/api/tables/{code}").status_code == 429  # all have sat down: it is off the shelf


def test_tokens_and_table_codes_are_read_from_a_call():
    assert token_in([(b"host", b"x"), (b"authorization", b"bearer  abc ")]) == "abc"
    assert token_in([(b"authorization", b"Basic abc")]) == token_in([]) == ""
    assert table_in("/api/tables/BCDFG/events") == table_in("/api/tables/BCDFG") == "BCDFG"
    assert table_in("/api/tables") == table_in("/x/api/tables/BCDFG") == table_in("/api/games/tug") == ""
