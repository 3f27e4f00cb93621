"""Tables expire after running time of the server without a visit or a move; no other clock counts."""

import asyncio
import time

import pytest
from server_thread import PATIENT, Threaded

from fives.live import all_tables as lobby
from fives.live import steady_clock
from fives.live.all_tables import DAY
from fives.store.sqlite.store import SqliteStore
from fives.store.store_protocol import StoreProblem
from phone import SOON, Phone, calls, new_table


@pytest.fixture
def server(tmp_path):
    with Threaded(tmp_path / "fives.sqlite", idle_days=14.0, drowsy=0.0, **PATIENT) as server:
        yield server


@pytest.fixture
def client(server):
    with calls(server.url) as client:
        yield client


def run_for(server, days):
    """Let the server run for some days, and clear away."""
    server.run(server.lobby.clean_up())  # which also notes who was here until now
    server.run(server.lobby.store.pass_time(round(days * DAY)))
    server.run(server.lobby.clean_up())


def begin(server, client, *seats, **more):
    """Return a phone in the middle of a match."""
    code, token = new_table(client, *seats, **more)
    phone = Phone(server.url, code, token)
    phone.wait_for(lambda phone: phone.table)
    phone.ready()
    phone.wait_for(lambda phone: phone.position)
    return phone


def wait_until(true):
    until = time.monotonic() + SOON
    while not true():
        assert time.monotonic() < until
        time.sleep(0.01)


def leave(server, phone):
    """Close a phone, and return once the server knows."""
    phone.close()
    table = server.lobby.loaded.get(phone.code)
    wait_until(lambda: table is None or table.idle)


def test_a_table_in_mid_match_expires_too(server, client):
    phone = begin(server, client, "mine", "mine")
    leave(server, phone)
    run_for(server, 13.9)
    assert phone.code in server.lobby._touched
    run_for(server, 0.2)
    assert client.get(f"/api/tables/{phone.code}").status_code == 404


def test_presence_resets_the_age_of_a_table(server, client):
    phone = begin(server, client, "mine", "mine")
    run_for(server, 30)
    assert phone.code in server.lobby._touched
    server.run(server.lobby.store.pass_time(30 * DAY))
    leave(server, phone)
    server.run(server.lobby.clean_up())
    assert phone.code in server.lobby._touched
    run_for(server, 13.9)
    assert phone.code in server.lobby._touched
    run_for(server, 0.2)
    assert phone.code not in server.lobby._touched


def test_a_table_with_a_running_clock_does_not_expire(server, client):
    """The game's own clock goes on without anybody."""
    phone = begin(server, client, "mine", "mine", game="find_fives", options={"mode": "race"})
    phone.close()
    table = server.lobby.loaded[phone.code]
    wait_until(lambda: not table.audience.somebody)
    assert table.clock_runs
    run_for(server, 30)
    assert client.get(f"/api/tables/{phone.code}").status_code == 200


def test_reading_a_table_resets_its_age(server, client):
    code, _ = new_table(client, "mine", "open")
    for _ in range(4):
        run_for(server, 10)
        assert client.get(f"/api/tables/{code}").status_code == 200


def test_a_restart_does_not_reset_the_age_of_a_table(tmp_path):
    """A running match is woken by every start; that makes it no younger."""
    for _ in range(3):
        with Threaded(tmp_path / "fives.sqlite", idle_days=14.0, drowsy=0.0, **PATIENT) as server:
            if not server.lobby._touched:
                with calls(server.url) as client:
                    leave(server, begin(server, client, "mine", "mine"))
            run_for(server, 6)
            left = len(server.lobby._touched)
    assert left == 0


def test_visits_are_saved_at_shutdown(tmp_path):
    with Threaded(tmp_path / "fives.sqlite", idle_days=14.0, **PATIENT) as server, calls(server.url) as client:
        code, _ = new_table(client, "mine", "open")
        run_for(server, 10)
        client.get(f"/api/tables/{code}")
    with Threaded(tmp_path / "fives.sqlite", idle_days=14.0, **PATIENT) as server:
        run_for(server, 10)
        assert code in server.lobby._touched


def test_suspend_time_does_not_count_as_age(server, client):
    code, _ = new_table(client, "mine", "open")
    server.run(server.lobby.clean_up())
    server.run(server.lobby.count_time(30 * DAY))
    server.run(server.lobby.clean_up())
    assert code in server.lobby._touched
    assert server.run(server.lobby.store.idle(round(2000 * lobby.CLEANUP_INTERVAL))) == [code]


def test_expiry_ignores_the_wall_clock(tmp_path, monkeypatch):
    monkeypatch.setattr(lobby, "CLEANUP_INTERVAL", 0.05)
    monkeypatch.setattr(steady_clock._clock, "_ahead", steady_clock._clock._ahead)  # as it was, once this is over
    with Threaded(tmp_path / "fives.sqlite", **PATIENT) as server, calls(server.url) as client:
        code, _ = new_table(client, "mine", "open")
        right = time.time_ns
        monkeypatch.setattr("fives.live.steady_clock.time.time_ns", lambda: right() + 30 * DAY * 10**6)
        wait_until(lambda: server.run(server.lobby.store.idle(500)) == [code])
        assert client.get(f"/api/tables/{code}").status_code == 200


def test_visits_that_could_not_be_saved_are_saved_later(server, client, monkeypatch):
    """And nothing is deleted meanwhile."""
    code, _ = new_table(client, "mine", "open")
    server.run(server.lobby.store.pass_time(30 * DAY))
    client.get(f"/api/tables/{code}")

    async def fail(codes):
        raise StoreProblem("the disk is full")

    with monkeypatch.context() as patch:
        patch.setattr(server.lobby.store, "visit", fail)
        with pytest.raises(StoreProblem):
            server.run(server.lobby.clean_up())
    server.run(server.lobby.clean_up())
    assert client.get(f"/api/tables/{code}").status_code == 200


def test_a_table_deleted_by_another_program_is_closed(tmp_path, monkeypatch):
    """As `fives forget` does, while the server runs."""
    monkeypatch.setattr(lobby, "DELETED_CHECK", 0.05)
    database = tmp_path / "fives.sqlite"
    with Threaded(database, **PATIENT) as server, calls(server.url) as client:
        stays, token = new_table(client, "mine", "open")
        with begin(server, client, "mine", "mine") as ann, Phone(server.url, stays, token) as ben:
            ben.wait_for(lambda phone: phone.table)

            async def forget():
                other = SqliteStore(database)
                await other.delete([ann.code])
                await other.close()

            asyncio.run(forget())
            assert ann.read_until("bye")["reason"] == "no_table"
            assert client.get(f"/api/tables/{ann.code}").status_code == 404
            ben.catch_up()
            assert ben.ready()["type"] == "accepted"
        assert "fives_tables 1" in client.get("/metrics").text
