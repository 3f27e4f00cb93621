"""The machine's clock is set forward and back: no player loses or gains thinking time."""

import time

import apsw
import httpx
import msgspec
import pytest

from faults.forked_server import ForkedServer
from fives.core.matches.event import Kind
from fives.core.records.record import Record
from fives.core.records.verify_record import verify
from phone import SOON, Phone, calls, new_table

SECOND = 1000


@pytest.fixture(scope="module")
def serving(tmp_path_factory):
    with ForkedServer(tmp_path_factory.mktemp("clock"), silence=600) as serving:
        yield serving


def lay_timed(serving, seconds):
    """Return a phone that plays both seats of a game with so many seconds for each of them."""
    with calls(serving.url) as client:
        limit = {"per": "match", "seconds": seconds}
        code, token = new_table(client, "mine", "mine", game="tug", options={"start": "host"}, time=limit)
    phone = Phone(serving.url, code, token)
    phone.wait_for(lambda phone: phone.table)
    phone.ready()
    phone.wait_for(lambda phone: phone.position)
    return phone


def check_record(serving, phone):
    """Check that the log is in order, and that its record proves it."""
    answer = httpx.get(
        f"{serving.url}/api/tables/{phone.code}/record", headers={"Authorization": f"Bearer {phone.token}"}
    )
    record = msgspec.convert(answer.json(), Record)
    times = [event.at for event in record.log]
    assert times == sorted(times)
    assert verify(record).problems == ()
    return record


def test_the_clock_changes_while_the_server_runs(serving):
    patient, hasty = lay_timed(serving, 600), lay_timed(serving, 1)
    with patient, hasty:
        for hours in (+24, -24):
            seat = patient.position["actors"][0]
            before = patient.position["times"][seat]["left"]
            serving.set_clock(hours)
            assert patient.play(seat, patient.moves(seat)[0])["type"] == "accepted"
            patient.catch_up()
            assert before - 60 * SECOND < patient.position["times"][seat]["left"] <= before
        hasty.wait_for(lambda phone: phone.position["result"])  # its clock has not stopped
        assert hasty.position["result"]["reason"] == "time"
        last = check_record(serving, hasty).log[-1]
        check_record(serving, patient)
        assert (last.kind, last.actor) == (Kind.TIMEOUT, 0)


@pytest.mark.parametrize("hours", [-24, pytest.param(+24, marks=pytest.mark.slow)])
def test_the_clock_changes_while_the_server_is_down(serving, hours):
    with lay_timed(serving, 4) as phone:
        serving.kill()
    serving.set_clock(hours)
    serving.start()
    with Phone(serving.url, phone.code, phone.token) as phone:
        phone.wait_for(lambda phone: phone.position)
        assert phone.position["result"] is None
        phone.wait_for(lambda phone: phone.position["result"])  # nobody moves: the time goes on, and is up
        assert phone.position["result"]["reason"] == "time"
        log = check_record(serving, phone).log
        assert Kind.RESUME in {event.kind for event in log}


def running_time(database):
    """Return how many milliseconds servers have run, as they have written it down."""
    connection = apsw.Connection(str(database), flags=apsw.SQLITE_OPEN_READONLY)
    try:
        return connection.execute("SELECT ms FROM running_time").fetchone()[0]
    finally:
        connection.close()


def wait_for_rounds(serving, count):
    """Return once the server has gone so many rounds, in each of which it deletes what is idle."""
    for _ in range(count):
        before, until = running_time(serving.database), time.monotonic() + SOON
        while running_time(serving.database) == before:
            assert time.monotonic() < until
            time.sleep(0.01)


@pytest.mark.parametrize("hours", [30 * 24, -30 * 24])
def test_a_wrong_clock_at_start_deletes_no_table(tmp_path, hours):
    """The running match of the review, and a table at which nobody has sat down yet."""
    with ForkedServer(tmp_path, every=0.2) as serving, calls(serving.url) as client:
        quiet, _ = new_table(client, "mine", "open")
        with lay_timed(serving, 600) as phone:
            serving.kill()
        serving.set_clock(hours)
        serving.start()
        wait_for_rounds(serving, 3)
        assert client.get(f"/api/tables/{quiet}").status_code == 200
        with Phone(serving.url, phone.code, phone.token) as phone:
            phone.wait_for(lambda phone: phone.position)
            seat = phone.position["actors"][0]
            assert phone.play(seat, phone.moves(seat)[0])["type"] == "accepted"
        wait_for_rounds(serving, 2)
        assert client.get(f"/api/tables/{phone.code}").status_code == 200


def test_tables_expire_by_server_running_time(tmp_path):
    """Also in the middle of a match, and after a restart."""
    days = 0.8 / 86_400
    with ForkedServer(tmp_path, every=0.1, idle_days=days) as serving, calls(serving.url) as client:
        with lay_timed(serving, 600) as kept:
            with lay_timed(serving, 600) as left:
                pass
            serving.kill()
            serving.start()
        before = running_time(serving.database)
        with Phone(serving.url, kept.code, kept.token) as kept:
            kept.wait_for(lambda phone: phone.position)
            until = time.monotonic() + SOON
            while tables_in(serving.database) != {kept.code}:
                assert time.monotonic() < until
                time.sleep(0.05)
            assert running_time(serving.database) >= before
            wait_for_rounds(serving, 10)  # while somebody is there it stays
            assert client.get(f"/api/tables/{kept.code}").status_code == 200
        wait_for_rounds(serving, 3)
        assert tables_in(serving.database) == {kept.code}  # who was there until now has visited it
        assert client.get(f"/api/tables/{left.code}").status_code == 404


def tables_in(database):
    connection = apsw.Connection(str(database), flags=apsw.SQLITE_OPEN_READONLY)
    try:
        return {code for (code,) in connection.execute("SELECT code FROM tables")}
    finally:
        connection.close()
