"""Limits and request checks: each limit can be reached, says so, and does not affect other clients."""

import json
import socket
import time
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import ExitStack
from itertools import islice, pairwise

import httpx
import pytest
from server_thread import Threaded
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from fives.live.command_receipts import HOLDERS, Receipts
from fives.live.rate_limits import MOST_OF_A_HOLDER
from fives.server.edge.own_addresses import read_host
from fives.server.edge.request_checks import answers_to
from fives.server.settings import BadSetting, Settings, read_value
from fives.table.messages import Accepted
from phone import Phone, calls, new_table, sit

HOME = (
    "192.168.178.43",
    "127.0.0.1",
    "::1",
    "fe80::1",
    "localhost",
    "fives.local",
    "FIVES.LOCAL.",
    "laptop",
    "laptop.fritz.box",
    "laptop.lan",
    "fives.svc.cluster.local",
)
ABROAD = ("evil.example", "fives.local.evil.example", "192.168.178.43.nip.io", "localhost.evil.example")


@pytest.mark.parametrize("public", ["", "https://fives.example/"])
def test_local_host_names_and_the_public_name_are_accepted(public):
    settings = Settings(public_url=public, hosts="games.school.example, other.example")
    assert [name for name in HOME if not answers_to(name, settings)] == []
    assert [name for name in ABROAD if answers_to(name, settings)] == []
    assert answers_to("fives.example", settings) == bool(public)
    assert answers_to("Games.School.Example", settings)
    assert answers_to("anything.example", Settings(hosts="*"))


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("fives.local:5555", ("fives.local", 5555)),
        ("[::1]:80", ("::1", 80)),
        ("[::ffff:1.2.3.4]", ("::ffff:1.2.3.4", None)),
        ("upstream_fives", ("upstream_fives", None)),
        ("", None),
        ("localhost:99999", None),
        ("[::::::]", None),
        ("a b", None),
        ("evil.example/@localhost", None),
        ("b\xe4r", None),
    ],
)
def test_host_headers_are_parsed_or_rejected(text, read):
    assert read_host(text) == read


def test_dns_rebinding_is_refused(server, client):
    """DNS rebinding: the page of evil.example asks this machine under its own name, so the origin is the host."""
    for host in ("evil.example", f"evil.example:{server.port}", "localhost:99999", "a b", "\xe4"):
        bent = {"Host": host.encode("latin-1"), "Origin": b"http://evil.example"}
        for path in ("/", "/api/games", "/api/tables"):
            answer = client.get(path, headers=bent)
            assert (answer.status_code, "name" in answer.text) == (421, True)
        wish = {"game": "tug", "seats": [{"kind": "mine"}] * 2}
        assert client.post("/api/tables", json=wish, headers=bent).status_code == 421
    code, _ = new_table(client, "mine", "open")
    address = f"{server.url.replace('http', 'ws')}/api/tables/{code}/socket"
    with socket.create_connection(("127.0.0.1", server.port)) as wire:
        with pytest.raises(InvalidStatus) as refused:
            connect(address.replace("127.0.0.1", "evil.example"), sock=wire)
        assert refused.value.response.status_code == 403
    assert 'fives_refusals_total{code="wrong_host"}' in client.get("/metrics").text
    for host in ("fives.local:5555", "192.168.1.5", "laptop"):
        assert client.get("/api/games", headers={"Host": host}).status_code == 200


def test_the_public_name_is_accepted_behind_a_proxy(tmp_path):
    with Threaded(tmp_path / "fives.sqlite", public_url="https://fives.example") as server:
        headers = {"Host": "fives.example", "Origin": "https://fives.example", "X-Forwarded-Proto": "https"}
        with httpx.Client(base_url=server.url, headers=headers) as client:
            code, _ = new_table(client, "mine", "open")
            answer = client.get(f"/api/tables/{code}")
            assert answer.json()["url"] == f"https://fives.example/join/{code}"
            assert answer.headers["cross-origin-opener-policy"] == "same-origin"
            assert (
                "connect-src 'self' ws://fives.example wss://fives.example;"
                in answer.headers["content-security-policy"]
            )


@pytest.mark.parametrize(
    "origin", ["http://[", "null", "https://127.0.0.1", "http://", "file://", "http://127.0.0.1@evil"]
)
def test_an_invalid_origin_is_refused(server, client, origin):
    wish = {"game": "tug", "seats": [{"kind": "mine"}] * 2}
    answer = client.post("/api/tables", json=wish, headers={"Origin": origin})
    assert (answer.status_code, answer.json()["code"]) == (403, "wrong_origin")


def test_every_response_has_the_security_headers(client):
    code, _ = new_table(client, "mine", "open")
    calls = ("/", "/nothing.txt", "/api/games", "/api/nothing", f"/api/tables/{code}", f"/api/tables/{code}/qr.svg")
    for path in (*calls, "/healthz", "/metrics", "/api/tables/QQQQQ", f"/api/tables/{code}/record?epoch=x"):
        headers = client.get(path).headers
        policy = dict(part.split(" ", 1) for part in headers["content-security-policy"].split("; "))
        assert policy["default-src"] == "'none'"
        assert policy["script-src"] == "'self'"
        assert "unsafe" not in policy["style-src-elem"]
        assert policy["frame-ancestors"] == "'none'"
        assert headers["x-frame-options"] == "DENY"
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["cross-origin-resource-policy"] == "same-origin"
        assert "server" not in headers
        assert "access-control-allow-origin" not in headers
        if path.startswith("/api/"):
            assert headers["cache-control"] == "no-store"


def test_only_sites_of_the_owners_choice_may_frame_the_page(tmp_path):
    sites = "https://school.example,http://blog.example:8080"
    with Threaded(tmp_path / "fives.sqlite", framed_by=sites) as server, calls(server.url) as client:
        headers = client.get("/").headers
        assert "frame-ancestors 'self' https://school.example http://blog.example:8080" in (
            headers["content-security-policy"].split("; ")
        )
        assert "x-frame-options" not in headers


@pytest.mark.parametrize(
    "sites", ["school.example", "https://a.example; script-src *", "*", "https://a.example/page", "https://a.example\n"]
)
def test_a_site_that_could_change_the_policy_is_refused(sites):
    with pytest.raises(BadSetting, match="FIVES_FRAMED_BY must be sites such as"):
        read_value("framed_by", sites, "FIVES_FRAMED_BY")


def test_http_calls_are_limited_by_address(tmp_path):
    with (
        Threaded(tmp_path / "fives.sqlite", call_burst=5, call_rate=0.001) as server,
        calls(server.url) as client,
    ):
        answers = [client.get("/api/house") for _ in range(7)]
        assert [answer.status_code for answer in answers] == [200] * 5 + [429] * 2
        assert answers[-1].json() == {"code": "too_fast", "rule": "", "params": {}}
        assert client.get("/").status_code == 200


def test_sockets_are_limited_by_address(tmp_path):
    with (
        Threaded(tmp_path / "fives.sqlite", sockets_per_address=2) as server,
        calls(server.url) as client,
    ):
        code, host = new_table(client, "mine", "open")
        with Phone(server.url, code) as eve, Phone(server.url, code) as adam:
            eve.read_until("snapshot")
            adam.read_until("snapshot")
            with Phone(server.url, code) as third, pytest.raises(ConnectionClosed):
                third.read()
            with Phone(server.url, code, host) as ann:  # a player's socket does not count for the address
                ann.read_until("snapshot")
                eve.close()
                until = time.monotonic() + 30
                while server.lobby.sockets.total > 2 and time.monotonic() < until:
                    ann.catch_up()
                with Phone(server.url, code) as again:
                    assert again.read()["type"] == "snapshot"


def test_silent_sockets_are_bounded_and_the_oldest_is_closed(tmp_path):
    """A socket says hello after it is opened, so until then a player's looks like a stranger's."""
    with (
        Threaded(tmp_path / "fives.sqlite", sockets_per_address=3) as server,
        calls(server.url) as client,
        ExitStack() as stack,
    ):
        code, host = new_table(client, "mine", "open")
        address = f"{server.url.replace('http', 'ws')}/api/tables/{code}/socket"
        silent = [stack.enter_context(connect(address)) for _ in range(4)]
        with Phone(server.url, code, host) as ann:
            ann.read_until("snapshot")
            with pytest.raises(ConnectionClosed):
                silent[0].recv(30)
            with pytest.raises(TimeoutError):
                silent[-1].recv(0.1)
            assert server.lobby.before_hello.total <= 3


def test_a_socket_without_a_seat_counts_for_its_address_again(tmp_path):
    with (
        Threaded(tmp_path / "fives.sqlite", sockets_per_address=1, message_burst=9999) as server,
        calls(server.url) as client,
    ):
        code, _ = new_table(client, "mine", "open")
        with Phone(server.url, code) as eve, Phone(server.url, code, sit(client, code)) as bob:
            eve.read_until("snapshot")
            bob.read_until("snapshot")
            assert bob.ask("leave")["type"] == "accepted"
            bob.send(type="ping", at=1)
            with pytest.raises(ConnectionClosed):
                bob.read_until("bye")
            eve.catch_up()


def test_hellos_are_limited_by_socket(tmp_path):
    """BUG 1: each hello is answered by all there is to know, so a socket has few of them."""
    with Threaded(tmp_path / "fives.sqlite") as server, calls(server.url) as client:
        code, _ = new_table(client, "mine", "open")
        with Phone(server.url, code) as eve:
            for _ in range(20):
                eve.send(type="hello")
            answers = [eve.read() for _ in range(21)]
            told = sum(answer["type"] in ("snapshot", "table") for answer in answers)
            assert 5 <= told <= 6
            assert {answer["code"] for answer in answers if answer["type"] == "refused"} == {"too_fast"}


def test_sitting_down_is_limited_by_address(tmp_path):
    """BUG 6: to sit down and leave again went on at 131 rounds a second."""
    with (
        Threaded(tmp_path / "fives.sqlite", sit_burst=3, sit_rate=0.001) as server,
        calls(server.url) as client,
    ):
        code, host = new_table(client, "mine", "open", "open", "open", game="hi_low")
        assert [_sit_and_leave(client, code) for _ in range(5)] == [201, 201, 201, 429, 429]
        bearer = {"Authorization": f"Bearer {host}"}
        own = client.post(f"/api/tables/{code}/seats", json={"name": "Ann"}, headers=bearer)
        assert own.status_code == 201  # a holder is not refused for strangers


def _sit_and_leave(client, code):
    answer = client.post(f"/api/tables/{code}/seats", json={"name": "Bob"})
    if answer.status_code == 201:
        bearer = {"Authorization": f"Bearer {answer.json()['token']}"}
        gone = client.post(f"/api/tables/{code}/commands", json={"type": "leave", "id": "1"}, headers=bearer)
        assert gone.json()["type"] == "accepted"
    return answer.status_code


def test_receipts_are_bounded_when_guests_come_and_go(tmp_path):
    """BUG 6: each guest who sat down and left stayed in memory for ever."""
    with (
        Threaded(tmp_path / "fives.sqlite", sit_burst=9999) as server,
        calls(server.url) as client,
    ):
        code, _ = new_table(client, "mine", "open")
        for _ in range(HOLDERS + 20):
            assert _sit_and_leave(client, code) == 201
        assert len(server.lobby.loaded[code]._receipts) == HOLDERS


def test_long_polls_are_limited_by_address(tmp_path):
    with (
        Threaded(tmp_path / "fives.sqlite", sockets_per_address=4, poll_wait=30.0) as server,
        calls(server.url) as client,
        ThreadPoolExecutor(10) as threads,
    ):
        code, host = new_table(client, "mine", "open")
        path = f"/api/tables/{code}/events"
        version = client.get(path).json()["version"]
        waits = {"epoch": 0, "after": 0, "version": version}
        polls = [threads.submit(client.get, path, params=waits) for _ in range(6)]
        refused = list(islice(as_completed(polls, 30), 2))
        assert [poll.result().json()["code"] for poll in refused] == ["too_fast"] * 2
        player = client.get(path, headers={"Authorization": f"Bearer {host}"})
        assert player.json()["messages"][0]["type"] == "snapshot"
        sit(client, code)  # the news end the others' wait
        assert sorted(poll.result(30).status_code for poll in polls) == [200] * 4 + [429] * 2


def test_opening_records_is_limited_by_address(tmp_path):
    with (
        Threaded(tmp_path / "fives.sqlite", record_burst=2, record_rate=0.001) as server,
        calls(server.url) as client,
    ):
        codes = [client.post("/api/records", content=b"{}").json()["code"] for _ in range(3)]
        assert codes == ["bad_record", "bad_record", "too_fast"]
        large = client.post("/api/records", content=b"x" * 300_000)
        assert (large.status_code, large.json()["code"]) == (413, "too_large")


def test_long_polls_are_limited_by_holder(tmp_path):
    with (
        Threaded(tmp_path / "fives.sqlite", poll_wait=30.0) as server,
        calls(server.url) as client,
        ThreadPoolExecutor(MOST_OF_A_HOLDER + 1) as threads,
    ):
        code, host = new_table(client, "mine", "open")
        path, mine = f"/api/tables/{code}/events", {"Authorization": f"Bearer {host}"}
        waits = {"epoch": 0, "after": 0, "version": client.get(path, headers=mine).json()["version"]}
        polls = [threads.submit(client.get, path, params=waits, headers=mine) for _ in range(MOST_OF_A_HOLDER + 1)]
        assert next(as_completed(polls, 30)).result().json()["code"] == "too_fast"
        sit(client, code)
        assert sorted(poll.result(30).status_code for poll in polls) == [200] * MOST_OF_A_HOLDER + [429]
        assert server.lobby.polls.total == 0


def test_receipts_evict_the_least_recently_used_holder():
    receipts = Receipts()
    receipts.keep("player", Accepted("1", 5))
    for number in range(HOLDERS - 1):
        receipts.keep(f"guest{number}", Accepted("1", 0))
    assert receipts.find("player", "1") == Accepted("1", 5)
    receipts.keep("another", Accepted("1", 0))
    assert receipts.find("player", "1") == Accepted("1", 5)
    assert receipts.find("guest0", "1") is None
    assert len(receipts) == HOLDERS


def test_send_queues_keep_order_and_are_bounded(tmp_path):
    """What one turn of the event loop tells a phone is bounded, too: the network cannot say that it is slow before."""
    with Threaded(tmp_path / "fives.sqlite") as server, calls(server.url) as client:
        code, _ = new_table(client, "mine", "open")

        async def tell(times):
            (listener,) = server.lobby.loaded[code].audience._listeners
            for number in range(times):
                listener.send(json.dumps({"type": "signalled", "number": number, "text": "x" * 100_000}).encode())

        with Phone(server.url, code) as eve:
            eve.read_until("snapshot")
            server.run(tell(12))
            assert [eve.read()["number"] for _ in range(12)] == list(range(12))
            server.run(tell(40))
            while (told := eve.read())["type"] == "signalled":
                pass
            assert told == {"type": "bye", "reason": "slow"}


def test_slow_requests_are_timed_out(tmp_path, monkeypatch):
    monkeypatch.setattr("fives.server.edge.slow_requests.REQUEST_WAIT", 3.0)
    with (
        Threaded(tmp_path / "fives.sqlite", silence=60.0) as server,
        calls(server.url) as client,
        ExitStack() as stack,
    ):
        code, host = new_table(client, "mine", "open")
        ann = stack.enter_context(Phone(server.url, code, host))
        ann.read_until("snapshot")
        half = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99\r\n\r\n{"
        whole = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"
        wires = []
        for told in (b"", b"GET / HT", half, whole + b"GET / HT"):
            wires.append(stack.enter_context(socket.create_connection(("127.0.0.1", server.port), timeout=30)))
            wires[-1].sendall(told)
        for wire in wires:
            while wire.recv(4096):
                pass
        ann.catch_up()  # a socket may be silent for longer


def test_a_too_long_name_is_refused(client):
    code, _ = new_table(client, "mine", "open")
    answer = client.post(f"/api/tables/{code}/seats", json={"name": "x" * 25})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_message")


@pytest.mark.parametrize("name", ["", " \t\n", "\u200b" * 3, "\x07\x1b"])
def test_a_name_without_letters_is_no_name(client, name):
    """Each page calls a guest without a name in its own language."""
    code, _ = new_table(client, "mine", "open")
    assert client.post(f"/api/tables/{code}/seats", json={"name": name}).is_success
    assert client.get(f"/api/tables/{code}").json()["seats"][1]["name"] == ""


def test_names_are_stripped_of_control_characters(client):
    code, _ = new_table(client, "mine", "open")
    sit(client, code, "\u202eBob\x1b[31m\n\u200bx")
    name = client.get(f"/api/tables/{code}").json()["seats"][1]["name"]
    assert name == "Bob [31m x"


def test_tokens_and_codes_have_their_entropy():
    from fives.table.seats.tokens import new_token
    from fives.table.table_codes import CODE_LENGTH, LETTERS, new_code

    tokens = {new_token() for _ in range(100)}
    assert len(tokens) == 100
    assert {len(token) for token in tokens} == {32}
    assert len(LETTERS) ** CODE_LENGTH > 1_800_000
    assert all(first != second for first, second in pairwise(new_code() for _ in range(5)))
