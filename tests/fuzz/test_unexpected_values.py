"""Unexpected numbers, depths and texts in every place of every message get an answer and log no error."""

from __future__ import annotations

import json

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from phone import IDS, Phone, new_table

LITERALS = (
    "9" * 400,
    "-" + "9" * 400,
    "9" * 5000,
    "-" + "9" * 5000,
    "1" + "0" * 40,
    str(2**63),
    str(2**64),
    str(-(2**63) - 1),
    "1e999",
    "-1e999",
    "1e-999",
    "1e308",
    "-0.0",
    "0." + "1" * 5000,
    "NaN",
    "Infinity",
    "-Infinity",
    '"\\ud800"',
    '"\\udc00\\ud800"',
    '"\\u0000"',
    '"\\u202e"',
    '"' + "x" * 6000 + '"',
    "[" * 3000,
    "[" * 1500 + "]" * 1500,
    '{"a":' * 900 + "1" + "}" * 900,
    "{",
    "",
)
WORDS = (
    "9" * 400,
    "9" * 5000,
    "-" + "9" * 5000,
    "NaN",
    "Infinity",
    "1e999",
    "1.5",
    "0x10",
    "%00",
    "%ED%A0%80",
    "%FF",
    "%D9%A3",
    "",
    "[" * 3000,
)
AT = {"seat": 0, "epoch": 1, "seen": 0}
FRAMES = (
    {"type": "hello", "token": "", "epoch": 1, "seen": 0},
    {"type": "ping", "at": 1, "heard": 5, "held": 0.5},
    {"type": "ready", "id": "x", "seed": "5" * 32},
    {"type": "play", "id": "x", "move": "roll", **AT},
    {"type": "undo", "id": "x", **AT},
    {"type": "resign", "id": "x", "seat": 7, "epoch": 9},
    {"type": "seating", "id": "x", "seat": 1, "level": "beginner"},
    {"type": "hand_over", "id": "x", "seat": 0, "heir": None},
    {"type": "lock", "id": "x", "locked": False},
    {"type": "remove", "id": "x", "seat": 1},
    {"type": "ask", "id": "x", "kind": "draw", **AT},
    {"type": "reply", "id": "x", "kind": "draw", "n": 2, "yes": False},
    {"type": "signal", "id": "x", "seat": 0, "sign": "wave"},
    {"type": "forget_name", "id": "x", "epoch": 1, "seat": 0},
)
WISH = {
    "game": "tug",
    "seats": [{"kind": "mine", "name": "Ann"}, {"kind": "open"}],
    "options": {"start": "host", "variation": 1},
    "first": 1,
    "listed": False,
    "time": {"per": "move", "seconds": 30},
    "tables": 2,
    "daily": None,
}
AFTER = {**WISH, "tables": 1, "after": {"code": "BCDFG", "epoch": 1, "n": 1}}
NEXT = {"game": "tug", "options": {"variation": 1}, "first": 1, "time": {"per": "move", "seconds": 3}}
TABLE_CALLS = (
    "events?epoch=W",
    "events?after=W",
    "events?version=W",
    "hint?seat=W",
    "record?epoch=W",
    "log?before=W",
    "beside?epoch=W",
    "review?epoch=W",
    "review/progress?epoch=W",
    "look?n=W&seat=0",
    "look?n=0&seat=W",
    "look?n=0&seat=0&epoch=W",
    "best?epoch=W",
    "qr.svg?heir=W",
)
OTHER_CALLS = (
    "records/x/look?n=W",
    "records/W/look?n=1",
    "records/x/look?n=0&seat=W",
    "games/W/lesson",
    "games/tug/lesson/W?move=x",
    "games/tug/lesson/0?move=W",
    "tables/W",
    "tables/W/events",
    "tables/W/qr.svg",
)


def places(value, way=()):
    """Yield the way to every value inside a message."""
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in inside:
        yield (*way, key)
        yield from places(inner, (*way, key))


def changed(message):
    """Yield the message as text with each literal in each of its places."""
    for *way, last in places(message):
        copy = json.loads(json.dumps(message))
        inner = copy
        for step in way:
            inner = inner[step]
        inner[last] = "@here@"
        text = json.dumps(copy)
        yield from (text.replace('"@here@"', literal) for literal in LITERALS)


@pytest.fixture(scope="module")
def table(client):
    """Return the code and token of a table at which a match goes on."""
    code, token = new_table(client, "mine", "mine")
    ready = {"type": "ready", "id": "r", "seed": "5" * 32}
    bearer = {"Authorization": f"Bearer {token}"}
    assert client.post(f"/api/tables/{code}/commands", json=ready, headers=bearer).status_code == 200
    return code, bearer


@pytest.mark.parametrize("frame", FRAMES, ids=lambda frame: frame["type"])
def test_a_frame_with_anything_in_it_has_an_answer(serving, table, frame):
    """BUG 3: a number of 400 digits in a ping ended the socket with a traceback in the log."""
    code, bearer = table
    token = bearer["Authorization"].removeprefix("Bearer ")
    phone = Phone(serving.url, code, token)
    try:
        for text in changed(frame):
            phone.send_raw(text)
            mark = next(IDS)
            phone.send(type="ping", at=mark)
            while (heard := phone.read()) != {**heard, "type": "pong", "at": mark}:
                assert heard["type"] != "bye", text[:200]
    except ConnectionClosed as closed:
        pytest.fail(f"{text[:200]} closed the socket: {closed}")
    finally:
        phone.close()


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("", WISH),
        ("", AFTER),
        ("/CODE/next", NEXT),
        ("/CODE/seats", {"name": "Eve", "seat": 1, "heir": None}),
        *(("/CODE/commands", command) for command in FRAMES[2:]),
    ],
)
def test_a_body_with_anything_in_it_has_an_answer(client, table, path, body):
    code, bearer = table
    for text in changed(body):
        answer = client.post(f"/api/tables{path.replace('CODE', code)}", content=text.encode(), headers=bearer)
        assert answer.status_code < 500, (text[:200], answer.text)
        assert answer.status_code < 400 or set(answer.json()) == {"code", "rule", "params"}


@pytest.mark.parametrize("call", [*TABLE_CALLS, *OTHER_CALLS])
def test_a_query_with_anything_in_it_has_an_answer(client, table, call):
    code, bearer = table
    path = f"/api/tables/{code}/{call}" if call in TABLE_CALLS else f"/api/{call}"
    for word in WORDS:
        answer = client.get(path.replace("W", word), headers=bearer)
        assert answer.status_code < 500, (word[:40], answer.text)


def test_a_token_with_anything_in_it_has_an_answer(serving, table):
    code, _ = table
    with httpx.Client(base_url=serving.url, timeout=30) as client:
        for word in (b"\xff", b"9" * 5000, "☃".encode(), b"x y"):
            headers = {"Authorization": b"Bearer " + word}
            assert client.get(f"/api/tables/{code}", headers=headers).status_code in (200, 400)
