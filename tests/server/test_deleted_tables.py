"""A host deletes a table, and takes names out of finished records, which still verify."""

import pytest
from test_whole_game import open_game

from fives.core.records.record import read_record
from fives.core.records.verify_record import verify
from phone import Phone, play_out


@pytest.fixture
def two(server, client):
    ann, bob = open_game(server, client, game="number_poker")
    with ann, bob:
        yield ann, bob


def record_of(client, code, epoch):
    return read_record(client.get(f"/api/tables/{code}/record", params={"epoch": epoch}).content)


def test_a_host_deletes_a_table_and_everybody_is_told(client, two):
    ann, bob = two
    assert bob.ask("delete")["code"] == "not_host"
    assert client.get(f"/api/tables/{ann.code}").status_code == 200
    assert ann.ask("delete")["type"] == "accepted"
    assert bob.read_until("bye")["reason"] == "no_table"
    assert ann.read_until("bye")["reason"] == "no_table"
    assert client.get(f"/api/tables/{ann.code}").status_code == 404


def test_a_name_is_taken_out_of_a_finished_record(server, client, two):
    ann, bob = two
    before = [ann.table["seats"][seat]["name"] for seat in (0, 1)]
    assert ann.ask("forget_name", epoch=1, seat=1)["code"] == "no_record"  # it goes on
    play_out(ann, bob)
    for phone in (ann, bob):
        phone.wait_for(lambda phone: phone.table["phase"] == "over")
    assert bob.ask("forget_name", epoch=1, seat=1)["code"] == "not_host"
    assert ann.ask("forget_name", epoch=1, seat=7)["code"] == "no_such_seat"
    assert ann.ask("forget_name", epoch=9, seat=1)["code"] == "no_record"
    assert ann.ask("forget_name", epoch=1, seat=1)["type"] == "accepted"
    record = record_of(client, ann.code, 1)
    assert [player.name for player in record.players] == [before[0], ""]
    assert (verify(record).problems, verify(record).sealed) == ((), True)
    for phone in (ann, bob):  # and of an older match
        phone.ready()
    for phone in (ann, bob):
        phone.wait_for(lambda phone: phone.position["epoch"] == 2)
    assert [player.name for player in record_of(client, ann.code, 1).players] == [before[0], ""]
    assert ann.ask("forget_name", epoch=1, seat=0)["type"] == "accepted"
    assert [player.name for player in record_of(client, ann.code, 1).players] == ["", ""]
    with Phone(server.url, ann.code, ann.token) as again:
        again.read_until("snapshot")
        assert again.position["epoch"] == 2
