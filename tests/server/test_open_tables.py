"""The shelf lists the tables that wait for guests, unless they are hidden."""

from contextlib import ExitStack

import pytest
from msgspec import convert
from server_thread import Threaded

from fives.core.records.record import Record
from fives.core.records.verify_record import verify
from fives.live.all_tables import LISTED
from phone import Phone, calls, new_table, sit

NAMED = [{"kind": "mine", "name": "Anna"}, {"kind": "open"}, {"kind": "open"}]


@pytest.fixture
def empty(tmp_path):
    """Return a server without tables, and a client of it."""
    with Threaded(tmp_path / "fives.sqlite") as server, calls(server.url) as client:
        yield server, client


def listed(client):
    return [table["code"] for table in client.get("/api/tables").json()]


def come(phone):
    """Wait until the server has seen that somebody is here."""
    phone.wait_for(lambda phone: phone.table)
    return phone


def test_a_table_is_listed_while_its_host_waits_for_guests(empty):
    server, client = empty
    answer = client.post("/api/tables", json={"game": "find_fives", "seats": NAMED}).json()
    code = answer["table"]["code"]
    assert listed(client) == []  # nobody is there yet
    with come(Phone(server.url, code, answer["token"])):
        assert client.get("/api/tables").json() == [{"code": code, "game": "find_fives", "host": "Anna", "free": 2}]
        sit(client, code)
        assert client.get("/api/tables").json()[0]["free"] == 1
        sit(client, code)
        assert listed(client) == []  # nobody else can come


def test_a_table_with_only_spectators_is_not_listed(empty):
    server, client = empty
    code, _ = new_table(client, "mine", "open")
    with come(Phone(server.url, code)):
        assert listed(client) == []


def test_a_table_is_not_listed_once_its_host_has_gone(empty):
    server, client = empty
    code, host = new_table(client, "mine", "open")
    with come(Phone(server.url, code)) as watcher:
        with come(Phone(server.url, code, host)):
            watcher.wait_for(lambda phone: phone.table["seats"][0]["here"])
            assert listed(client) == [code]
        watcher.wait_for(lambda phone: not phone.table["seats"][0]["here"])
        assert listed(client) == []


def test_a_host_can_hide_a_table(empty):
    server, client = empty
    code, host = new_table(client, "mine", "open", listed=False)
    with come(Phone(server.url, code, host)):
        assert listed(client) == []
        assert client.get(f"/api/tables/{code}").status_code == 200  # who knows the code can come


def test_listing_tables_can_be_disabled(tmp_path):
    with (
        Threaded(tmp_path / "fives.sqlite", list_tables=False) as server,
        calls(server.url) as client,
    ):
        code, host = new_table(client, "mine", "open")
        with come(Phone(server.url, code, host)):
            assert listed(client) == []
            assert client.get("/api/house").json() == {"lists": False}


def test_the_newest_come_first_and_the_list_is_bounded(empty):
    server, client = empty
    with ExitStack() as open_phones:
        codes = []
        for _ in range(LISTED + 3):
            code, host = new_table(client, "mine", "open")
            come(open_phones.enter_context(Phone(server.url, code, host)))
            codes.append(code)
        shown = listed(client)
        assert len(shown) == LISTED
        assert set(shown) == set(codes[3:])
        assert shown.index(codes[-1]) < shown.index(codes[3])


def test_listing_tables_is_rate_limited(tmp_path):
    with (
        Threaded(tmp_path / "fives.sqlite", message_burst=2, message_rate=0.001) as server,
        calls(server.url) as client,
    ):
        assert [client.get("/api/tables").status_code for _ in range(3)] == [200, 200, 429]


def test_a_table_says_whose_turn_it_is_and_how_long_ago_somebody_played(server, client):
    code, host = new_table(client, "mine", "open", options={"start": "host"}, first=1)
    path = f"/api/tables/{code}"
    assert (client.get(path).json()["turns"], client.get(path).json()["quiet"]) == ([], None)
    with Phone(server.url, code, host) as ann, Phone(server.url, code, sit(client, code)) as bob:
        ann.ready()
        bob.ready()
        bob.wait_for(lambda phone: phone.table["phase"] == "playing")
        told = client.get(path).json()
        assert (told["turns"], told["quiet"] >= 0, told["you"]["seats"]) == ([1], True, [])
        assert client.get(path, headers={"Authorization": f"Bearer {host}"}).json()["you"] == {
            "seats": [0],
            "host": True,
        }
        bob.resign(1)
        bob.wait_for(lambda phone: phone.table["phase"] == "over")
        assert client.get(path).json()["turns"] == []


def test_a_guest_without_a_name_keeps_an_empty_one(server, client):
    """Each page calls them by the number of their seat in its own language; the record holds no name."""
    code, host = new_table(client, "mine", "open")
    answer = client.post(f"/api/tables/{code}/seats", json={"name": " \t"})
    assert (answer.status_code, answer.json()["table"]["seats"][1]["name"]) == (201, "")
    with Phone(server.url, code, host) as ann, Phone(server.url, code, answer.json()["token"]) as bob:
        ann.ready()
        bob.ready()
        bob.wait_for(lambda phone: phone.table["phase"] == "playing")
        bob.resign(1)
        bob.wait_for(lambda phone: phone.table["phase"] == "over")
        record = convert(
            client.get(f"/api/tables/{code}/record?epoch=1", headers={"Authorization": f"Bearer {host}"}).json(), Record
        )
        assert [player.name for player in record.players] == ["", ""]
        assert verify(record).problems == ()
