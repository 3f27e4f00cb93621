"""Records of fives 1.0.0, whose moves said what kind of event they were, are read, replayed and checked."""

import json
import lzma
from pathlib import Path

import msgspec
import pytest

from fives.core.matches.event import Event, Kind, event_of_format_1
from fives.core.records.record import FORMAT, load_match, read_record, write_record
from fives.core.records.verify_record import verify

FILES = Path(__file__).parents[1] / "files_of_1_0_0"
RECORDS = json.loads((FILES / "records.json").read_text())
MATCHES = json.loads(lzma.decompress((FILES / "matches.json.xz").read_bytes()))
KINDS = {
    "undo and resign": {Kind.MOVE, Kind.UNDO, Kind.RESIGN},
    "take back and draw": {Kind.MOVE, Kind.TAKE_BACK, Kind.DRAW},
    "time": {Kind.WAIT, Kind.RESUME, Kind.TIMEOUT},
    "alone": {Kind.MOVE, Kind.UNDO},
}


@pytest.mark.parametrize("name", RECORDS)
def test_a_record_of_1_0_0_is_read_and_verified(name):
    record = read_record(json.dumps(RECORDS[name]).encode())
    assert RECORDS[name]["format"] == "fives-record-1"
    assert {event.kind for event in record.log} == KINDS[name]
    assert all(event.move == "" for event in record.log if event.kind is not Kind.MOVE)
    found = verify(record)
    assert (found.problems, found.sealed) == ((), True)
    assert load_match(record).result == record.result


@pytest.mark.parametrize("name", RECORDS)
def test_an_old_record_is_rewritten_in_the_new_format(name):
    record = read_record(json.dumps(RECORDS[name]).encode())
    again = read_record(write_record(record))
    assert (again, again.format) == (record, FORMAT)


def test_only_clock_events_are_about_time():
    """Shell Game's shuffler says `wait`: that is a move, as it was in 1.0.0."""
    assert event_of_format_1(Event(1, 0, 0, "wait")).kind is Kind.MOVE
    assert event_of_format_1(Event(1, 0, -2, "wait")).kind is Kind.WAIT
    late = event_of_format_1(Event(1, 0, -2, "timeout3"))
    assert (late.kind, late.actor, late.move) == (Kind.TIMEOUT, 3, "")
    assert event_of_format_1(Event(1, 0, -2, "timeout9")).kind is Kind.MOVE


def test_event_kinds_are_written_as_small_numbers():
    assert msgspec.json.encode(Event(1, 5, 0, "three")) == b'{"n":1,"at":5,"actor":0,"move":"three"}'
    assert msgspec.json.encode(Event(1, 5, 0, kind=Kind.UNDO)) == b'{"n":1,"at":5,"actor":0,"kind":"undo"}'


def under(record):
    """Return a name for a record: its game, seats, and the options."""
    return " ".join([record["game"], str(len(record["players"])), *(f"{k}={v}" for k, v in record["options"].items())])


@pytest.mark.parametrize("written", MATCHES, ids=under)
def test_a_whole_match_of_1_0_0_is_played_to_the_same_end(written):
    """Every game under every option of 1.0.0: moves, dice and result are what they were."""
    record = read_record(json.dumps(written).encode())
    found = verify(record)
    assert (found.problems, found.sealed) == ((), True)
    assert found.result == record.result is not None


def test_only_matches_that_newer_rules_could_end_otherwise_are_not_replayed():
    """In Detective that is variation 2 with three players and more; everything else is replayed move by move."""
    records = {under(written): read_record(json.dumps(written).encode()) for written in MATCHES}
    unread = {name for name, record in records.items() if record.by_other_rules}
    assert {name for name in unread if name.startswith("detective")} == {
        "detective 6 variation=2 last_turn=others start=roll"
    }
    assert all(verify(records[name]).old_rules == 1 for name in unread)
