"""A present player can take over the role of an absent host by a tap, not before the time is up."""

import time

import pytest
from server_thread import PATIENT, Threaded
from test_absence import NEVER_SOON, seat
from test_whole_game import open_game

from fives.table.absence import Vacancy, vacancy
from fives.table.seats.tokens import holder_of
from phone import SOON, Phone, Poller, calls, new_table, play_out, sit

AWAY = 1.5  # seconds
PAUSE = 0.1  # seconds between two tries


@pytest.fixture(scope="module")
def brief(tmp_path_factory):
    """A server that awaits nobody for long, and its client."""
    database = tmp_path_factory.mktemp("brief") / "fives.sqlite"
    with Threaded(database, away=AWAY, silence=60, **PATIENT) as server, calls(server.url) as client:
        yield server, client


@pytest.fixture(scope="module")
def lasting(tmp_path_factory):
    """A server that awaits everybody for a minute, and its client."""
    database = tmp_path_factory.mktemp("lasting") / "fives.sqlite"
    with Threaded(database, away=NEVER_SOON, silence=60, **PATIENT) as server, calls(server.url) as client:
        yield server, client


def try_until(phone, true):
    """Ask for the role until an answer is as it should be; return the codes with which it was refused before."""
    refused, until = set(), time.monotonic() + SOON
    while not true(answer := phone.ask("become_host")):
        assert time.monotonic() < until
        refused.add(answer["code"])
        time.sleep(PAUSE)
    return refused


def take_over(phone):
    return try_until(phone, lambda answer: answer["type"] == "accepted")


def hosts(phone):
    return [each["host"] for each in phone.table["seats"]]


def gathered(brief, *seats):
    """Return the table of a host who is at it, and their phone."""
    server, client = brief
    code, token = new_table(client, *seats, game="number_poker")
    host = Phone(server.url, code, token)
    host.wait_for(lambda phone: phone.table)
    return code, host


def test_a_present_player_takes_over_from_an_absent_host(brief):
    server, client = brief
    ann, bob = open_game(server, client, game="fists")
    with bob:
        assert bob.ask("become_host")["code"] == "host_here"
        assert bob.table["host_away"] is None
        gone = time.monotonic()
        ann.close()
        bob.wait_for(lambda phone: not seat(phone, 0)["here"])
        assert 0 < bob.table["host_away"] <= 1000 * AWAY
        assert take_over(bob) <= {"host_here", "host_awaited"}
        assert time.monotonic() - gone > 0.9 * AWAY
        bob.wait_for(lambda phone: phone.you["host"])
        assert (hosts(bob), bob.table["host_away"]) == ([False, True], None)
        assert bob.ask("lock", locked=True)["type"] == "accepted"
        with Phone(server.url, ann.code, ann.token) as back:
            back.wait_for(lambda phone: phone.position)
            assert back.you == {"seats": [0], "host": False}
            assert back.ask("lock", locked=False)["code"] == "not_host"
            assert back.ask("become_host")["code"] == "host_here"
            assert bob.ask("remove", seat=0)["type"] == "accepted"


def test_a_host_who_returns_in_time_stays_host(lasting):
    server, client = lasting
    ann, bob = open_game(server, client, game="fists")
    with bob:
        ann.close()
        bob.wait_for(lambda phone: not seat(phone, 0)["here"])
        assert bob.ask("become_host")["code"] == "host_awaited"
        with Phone(server.url, ann.code, ann.token) as back:
            back.wait_for(lambda phone: phone.you["host"])
            bob.wait_for(lambda phone: seat(phone, 0)["here"])
            assert bob.ask("become_host")["code"] == "host_here"
            assert bob.table["host_away"] is None


def test_takeover_works_before_and_after_a_match(brief):
    server, client = brief
    code, ann = gathered(brief, "mine", "open", "open")
    with Phone(server.url, code, sit(client, code, "Bob")) as bob:
        bob.wait_for(lambda phone: phone.table)
        ann.close()
        take_over(bob)
        assert bob.ask("seating", seat=2, level="casual")["type"] == "accepted"
    ann, bob = open_game(server, client)
    with bob:
        play_out(ann, bob)
        ann.close()
        take_over(bob)
        token = {"Authorization": f"Bearer {bob.token}"}
        chosen = client.post(f"/api/tables/{bob.code}/next", json={"game": "hi_low"}, headers=token)
        assert chosen.status_code == 201
        assert chosen.json()["you"] == {"seats": [1], "host": True}


def test_a_host_without_a_seat_is_awaited_too(brief):
    server, client = brief
    code, host = gathered(brief, "open", "open")
    with Phone(server.url, code, sit(client, code, "Bob")) as bob:
        bob.wait_for(lambda phone: phone.table)
        assert bob.ask("become_host")["code"] == "host_here"
        host.close()
        take_over(bob)
        bob.wait_for(lambda phone: phone.you["host"])
        with Phone(server.url, code, host.token) as back:
            back.wait_for(lambda phone: phone.table)
            assert back.you == {"seats": [], "host": False}
            assert back.ask("become_host")["code"] == "host_here"


def test_only_a_seated_present_player_takes_over(brief):
    server, client = brief
    code, ann = gathered(brief, "mine", "open", "open")
    bob = Phone(server.url, code, sit(client, code, "Bob"))
    with bob, Phone(server.url, code) as eve, Phone(server.url, code, sit(client, code, "Cleo")) as cleo:
        for phone in (bob, eve, cleo):
            phone.wait_for(lambda phone: phone.table)
        ann.close()
        eve.wait_for(lambda phone: phone.table["host_away"] is not None)
        assert try_until(eve, lambda answer: answer["code"] == "not_your_seat") <= {"host_awaited"}
        take_over(bob)
        assert cleo.ask("become_host")["code"] == "host_here"


def test_a_polling_player_can_take_over(brief):
    _, client = brief
    code, ann = gathered(brief, "mine", "open", "open")
    bob = Poller(client, code, sit(client, code, "Bob"))
    ann.close()
    bob.wait_for(lambda phone: phone.table["host_away"] is not None)
    take_over(bob)
    bob.wait_for(lambda phone: phone.you["host"])


def test_taking_over_twice_is_harmless(brief):
    server, client = brief
    code, ann = gathered(brief, "mine", "open", "open")
    with Phone(server.url, code, sit(client, code, "Bob")) as bob:
        bob.wait_for(lambda phone: phone.table)
        ann.close()
        take_over(bob)
        assert bob.ask("become_host")["type"] == "accepted"


def test_a_takeover_survives_a_restart(tmp_path):
    settings = {"away": AWAY, "silence": 60, **PATIENT}
    with Threaded(tmp_path / "fives.sqlite", **settings) as server, calls(server.url) as client:
        code, ann = gathered((server, client), "mine", "open", "open")
        with Phone(server.url, code, sit(client, code, "Bob")) as bob:
            bob.wait_for(lambda phone: phone.table)
            ann.close()
            take_over(bob)
            token = bob.token
    with Threaded(tmp_path / "fives.sqlite", **settings) as server, Phone(server.url, code, token) as bob:
        bob.wait_for(lambda phone: phone.table)
        assert bob.you == {"seats": [1], "host": True}


def test_the_host_of_duplicate_tables_cannot_be_replaced(brief):
    server, client = brief
    wish = {"game": "tug", "seats": [{"kind": "open"}, {"kind": "open"}], "tables": 2}
    laid = client.post("/api/tables", json=wish).json()
    _, code = laid["table"]["beside"]
    with Phone(server.url, code, sit(client, code, "Bob")) as bob:
        bob.wait_for(lambda phone: phone.table)
        assert bob.table["host_away"] is None
        assert bob.ask("become_host")["code"] == "host_awaited"


def test_the_absence_time_of_a_host_restarts_on_return(brief):
    """A role that passes to somebody who is away is free when that one has been awaited for the whole time."""
    server, client = brief
    code, ann = gathered(brief, "mine", "open")
    bob = holder_of(sit(client, code, "Bob"))
    ann.close()
    state = server.lobby.loaded[code].state
    away = vacancy(None, state, {bob}, at=1_000, away=45)
    assert away == Vacancy(state.data.host, 46_000)
    assert vacancy(away, state, {bob}, at=9_000, away=45) == away
    assert vacancy(away, state.with_data(host="another"), {bob}, at=9_000, away=45) == Vacancy("another", 54_000)
    assert vacancy(away, state, {bob}, at=9_000, away=0) is None
    assert vacancy(away, state, set(), at=9_000, away=45) is None  # who is back first waits anew
