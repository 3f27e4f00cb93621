"""Playing on from a moment of a finished match: a new table with the same past and its own dice."""

import pytest

from fives.core.records.record import read_record
from fives.core.records.verify_record import verify
from phone import Phone, new_table, play_out


@pytest.fixture
def played(server, client):
    """Return the code of a table whose match is over, and its record."""
    code, host = new_table(client, "mine", "mine", options={"start": "host", "variation": 2})
    with Phone(server.url, code, host) as both:
        both.ready()
        both.wait_for(lambda phone: phone.position)
        refused = lay_after(client, code, 0)
        assert refused.json()["code"] == "no_record"  # it is not over yet
        play_out(both)
    return code, client.get(f"/api/tables/{code}/record").json()


def lay_after(client, code, n, game="tug", seats=("mine", "mine"), **more):
    wish = {"game": game, "seats": [{"kind": kind} for kind in seats], "after": {"code": code, "epoch": 1, "n": n}}
    return client.post("/api/tables", json={**wish, **more})


def test_a_new_table_continues_from_a_moment(server, client, played):
    code, before = played
    laid = lay_after(client, code, 6).json()
    new, token = laid["table"]["code"], laid["token"]
    assert new != code
    assert laid["table"]["options"]["variation"] == 2  # as in that match
    with Phone(server.url, new, token) as both:
        both.ready()
        both.wait_for(lambda phone: phone.position)
        assert both.position["n"] >= 6
        play_out(both)
    after = client.get(f"/api/tables/{new}/record").json()
    moves = [[(each["actor"], each["move"]) for each in record["log"][:6]] for record in (before, after)]
    assert moves[0] == moves[1]
    assert after["taken"] == 6
    again = client.get(f"/api/tables/{code}/record").json()
    assert {**again, "pictures": ""} == {**before, "pictures": ""}  # which come a moment after the end


def test_the_dice_from_there_on_are_sealed_and_the_record_says_so(server, client, played):
    code, before = played
    taken = len(before["log"]) - 2  # so many throws that no other dice fall alike
    laid = lay_after(client, code, taken).json()
    new, token = laid["table"]["code"], laid["token"]
    with Phone(server.url, new, token) as both:
        both.ready()
        both.wait_for(lambda phone: phone.position)
        play_out(both)
    answer = client.get(f"/api/tables/{new}/record")
    found = verify(read_record(answer.content))
    assert (found.problems, found.sealed, found.taken) == ((), True, taken)
    claimed = read_record(answer.content.replace(f'"taken":{taken}'.encode(), b'"taken":0'))
    assert not verify(claimed).sealed  # the past's dice are not this table's


def test_a_rematch_begins_from_the_start(server, client, played):
    code, _ = played
    laid = lay_after(client, code, 6).json()
    with Phone(server.url, laid["table"]["code"], laid["token"]) as both:
        both.ready()
        both.wait_for(lambda phone: phone.position)
        play_out(both)
        both.ready()
        both.wait_for(lambda phone: phone.position["epoch"] == 2)
        assert both.position["n"] < 6


def test_an_unplayable_moment_is_refused(client, played):
    code, before = played
    last = len(before["log"])
    assert lay_after(client, code, last).json()["code"] == "game_over"
    assert lay_after(client, code, last + 1).json()["code"] == "no_record"
    assert lay_after(client, code, 3, game="war").json()["code"] == "no_record"
    assert lay_after(client, code, 3, seats=("mine",)).json()["code"] == "bad_seats"
    assert lay_after(client, "ZZZZZ", 3).json()["code"] == "no_table"
    assert lay_after(client, code, -1).status_code == 400
