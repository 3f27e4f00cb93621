"""The machine's clock is put forward and back: no player loses time by it, and none has time without end."""

import httpx
import msgspec
import pytest

from faults.nursery import Nursery
from fives.core.record import Record, verify
from phone import Phone, calls, lay

SECOND = 1000


@pytest.fixture(scope="module")
def serving(tmp_path_factory):
    with Nursery(tmp_path_factory.mktemp("clock"), silence=600) as serving:
        yield serving


def lay_timed(serving, seconds):
    """Return a phone that plays both seats of a game with so many seconds for each of them."""
    with calls(serving.url) as client:
        limit = {"per": "match", "seconds": seconds}
        code, token = lay(client, "mine", "mine", game="tug", options={"start": "host"}, time=limit)
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


def test_while_it_serves(serving):
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
        assert last.move == "timeout0"


@pytest.mark.parametrize("hours", [-24, pytest.param(+24, marks=pytest.mark.slow)])
def test_while_it_is_down(serving, hours):
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
        assert "go_on" in {event.move for event in log}
