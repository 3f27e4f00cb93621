"""One real server for all fuzzing, and what must hold of it afterwards."""

import httpx
import pytest

from phone import Phone, new_table, play_out, sit
from server_process import Serving

ROOM = 10**6  # nobody is too fast here: limits have tests of their own
PATIENT = {
    "message_burst": ROOM,
    "table_burst": ROOM,
    "guess_burst": ROOM,
    "call_burst": ROOM,
    "record_burst": ROOM,
    "sit_burst": ROOM,
    "hello_burst": ROOM,
    "seat_call_burst": ROOM,
    "most_tables": ROOM,
    "bot_delay": 0.0,
    "bot_budget": 0.05,
    "poll_wait": 0.2,
    "away": 2.0,
}


@pytest.fixture(scope="session")
def serving(tmp_path_factory):
    with Serving(tmp_path_factory.mktemp("fuzz"), **PATIENT) as running:
        yield running


@pytest.fixture(scope="session")
def client(serving):
    with httpx.Client(base_url=serving.url, timeout=30) as client:
        yield client


@pytest.fixture(autouse=True)
def unharmed(request):
    """Whatever was sent, the server has logged no error, lives, and plays a whole game."""
    if "serving" not in request.fixturenames:
        yield
        return
    serving, client = request.getfixturevalue("serving"), request.getfixturevalue("client")
    before = serving.log.stat().st_size
    yield
    lines = serving.log.read_text("utf-8")[before:].splitlines()
    assert [line for line in lines if '"level":"ERROR"' in line or "Traceback" in line] == []
    assert serving.process.poll() is None
    play_a_game(serving, client)


def play_a_game(serving, client):
    """Play a fresh game over two sockets to its end."""
    code, host = new_table(client, "mine", "open")
    with Phone(serving.url, code, host) as ann, Phone(serving.url, code, sit(client, code)) as bob:
        for phone in (ann, bob):
            assert phone.ready()["type"] == "accepted"
        for phone in (ann, bob):
            phone.wait_for(lambda phone: phone.position)
        play_out(ann, bob, until=lambda position: position["n"] >= 6)
        bob.resign(1)
        ann.wait_for(lambda phone: phone.position["result"])
