"""Fuzzing the HTTP API: every answer is one that its schema names."""

import json

import pytest
import schemathesis
from fuzzing import few, many
from hypothesis import strategies as st
from mutations import as_json, mutated, spoilt
from schemathesis.checks import not_a_server_error
from schemathesis.generation import GenerationMode

from phone import new_table

KNOWN = (200, 201, 400, 401, 403, 404, 405, 409, 413, 415, 422, 429, 503)
TIMES = {"timeout": 30}
WISH = {
    "game": "tug",
    "seats": [{"kind": "mine", "name": "Ann"}, {"kind": "open"}],
    "options": {"start": "host", "variation": 1},
    "first": 1,
    "listed": False,
    "time": {"per": "move", "seconds": 30},
    "tables": 2,
}


@pytest.fixture(scope="module")
def schema(serving):
    return schemathesis.openapi.from_url(f"{serving.url}/api/schema/openapi.json")


@pytest.fixture(scope="module")
def operations(schema):
    return [found.ok() for found in schema.get_all_operations()]


@pytest.fixture(scope="module")
def tables(client):
    """Return codes and tokens of a table that waits, one that is played at, and one whose match is over."""
    waiting = new_table(client, "mine", "open")
    playing, over = new_table(client, "mine", "mine"), new_table(client, "mine", "mine")
    for code, token in (playing, over):
        command(client, code, token, {"type": "ready", "id": "1", "seed": "5" * 32})
    command(client, *over, {"type": "resign", "id": "2", "seat": 0, "epoch": 1})
    return waiting, playing, over


def command(client, code, token, body):
    answer = client.post(f"/api/tables/{code}/commands", json=body, headers={"Authorization": f"Bearer {token}"})
    assert answer.json()["type"] == "accepted", answer.text


def call(operations, tables):
    """Return a check that makes one call, by the schema or against it, at a table that is there or not."""

    def check(data):
        operation = data.draw(st.sampled_from(operations))
        mode = data.draw(st.sampled_from((GenerationMode.POSITIVE, GenerationMode.NEGATIVE)))
        case = data.draw(operation.as_strategy(generation_mode=mode))
        code, token = data.draw(st.sampled_from(tables))
        if data.draw(st.integers(0, 3)):
            if "code" in (case.path_parameters or {}):
                case.path_parameters["code"] = code
            case.headers = {**(case.headers or {}), "Authorization": f"Bearer {token}"}
            for name in ("n", "seat", "epoch", "after", "version"):
                if name in (case.query or {}) and data.draw(st.booleans()):
                    case.query[name] = data.draw(st.integers(-1, 4))
        answer = case.call(**TIMES)
        assert answer.status_code in KNOWN, (answer.status_code, answer.text)
        case.validate_response(answer, checks=[not_a_server_error])
        if answer.status_code >= 400 and answer.request.method != "HEAD":
            assert set(json.loads(answer.content)) == {"code", "rule", "params"}

    return check


def wish(client):
    """Return a check that lays a table after a wish with something wrong in it."""

    def check(data):
        random = data.draw(st.randoms(use_true_random=False))
        games = data.draw(st.sampled_from(("tug", "find_fives", "war", "clear_away", "number_poker")))
        wished = {**WISH, "game": games}
        body = as_json(mutated(wished, random)) if random.random() < 0.8 else spoilt(as_json(wished), random)
        answer = client.post("/api/tables", content=body)
        assert answer.status_code in (201, 400, 404, 413, 422), answer.text
        if answer.status_code == 201:
            code = answer.json()["table"]["code"]
            assert client.get(f"/api/tables/{code}").status_code == 200

    return check


def test_every_call_has_an_answer(operations, tables):
    few(call(operations, tables), examples=25)


def test_every_new_table_request_has_an_answer(client):
    few(wish(client), examples=25)


@pytest.mark.slow
def test_every_call_has_an_answer_for_long(operations, tables):
    many(call(operations, tables))


@pytest.mark.slow
def test_every_new_table_request_has_an_answer_for_long(client):
    many(wish(client))


HEADERS = ("Host", "Origin", "Authorization", "If-None-Match", "Accept-Encoding", "X-Forwarded-For")
VALUES = (
    "",
    "null",
    "http://[",
    "[::",
    "localhost:99999",
    "Bearer",
    "Bearer \xff",
    "-1",
    "9" * 30,
    "x" * 5000,
    "*",
    '"',
)


def test_invalid_header_values_have_an_answer(client, tables):
    """Every header that the server reads, with values that mean nothing."""
    (code, _), *_ = tables
    wish = {"game": "tug", "seats": [{"kind": "mine"}] * 2}
    for name in HEADERS:
        for value in VALUES:
            for method, path, body in (
                ("GET", "/", None),
                ("GET", f"/api/tables/{code}/hint?seat=0", None),
                ("POST", "/api/tables", wish),
            ):
                answer = client.request(method, path, json=body, headers={name: value.encode("latin-1")})
                assert answer.status_code in (*KNOWN, 421), (name, value, answer.text)
