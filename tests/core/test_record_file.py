"""The record: written, read back, checked, and every kind of lie in it found."""

from itertools import cycle, islice

import msgspec
import pytest

from fives.core.catalogue import find_game
from fives.core.chance.sealed_dice import commitment, sealed_dice
from fives.core.game import NATURE, Result
from fives.core.matches.event import Event, Kind
from fives.core.matches.match import Match, new_match
from fives.core.matches.referee import advance
from fives.core.records.record import (
    FORMAT,
    Newcomer,
    Player,
    Record,
    load_match,
    players_at,
    read_record,
    record_match,
    write_record,
)
from fives.core.records.verify_record import verify
from fives.core.refusal import BadOption, BadRecord, UnknownGame

TUG = find_game("tug")
SECRET = bytes(range(32))
SEEDS = ("0123456789abcdef0123456789abcdef", "")


def played(events=None):
    """Return the record of a whole match, or of its first moves while it runs."""
    dice = sealed_dice(SECRET, "K7QM", 1, SEEDS)
    match = new_match(TUG, TUG.options(), 2)
    while match.actors and (events is None or match.n < events):
        seat = min(match.actors)
        match = advance(match, seat, match.moves(seat)[0], dice, at=1000 + match.n, bot=seat == 1)
    return Record(
        FORMAT,
        game="tug",
        version=TUG.version,
        options={"variation": 0},
        players=(Player("Ada"), Player("Bot", "perfect")),
        first=None,
        table="K7QM",
        epoch=1,
        commitment=commitment(SECRET),
        seeds=SEEDS,
        log=tuple(match.log),
        secret=SECRET.hex() if match.result else "",
        result=match.result,
    )


WHOLE = played()
RUNNING = played(events=7)


def changed(record, **fields):
    return msgspec.structs.replace(record, **fields)


def with_event(record, n, **fields):
    """Return the record with event `n` changed."""
    log = tuple(msgspec.structs.replace(event, **fields) if event.n == n else event for event in record.log)
    return changed(record, log=log)


@pytest.mark.parametrize("record", [WHOLE, RUNNING])
def test_a_record_reads_back(record):
    assert read_record(write_record(record)) == record
    assert write_record(read_record(write_record(record))) == write_record(record)


def test_a_record_names_who_sat_where_when():
    """Eve took the seat over after event 4: event 5 is the first that can be hers."""
    record = msgspec.structs.replace(played(), newcomers=(Newcomer(4, 0, "Eve", epoch=1),))
    assert read_record(write_record(record)) == record
    assert players_at(record, 4) == record.players
    assert players_at(record, 5) == (Player("Eve"), record.players[1])


def test_a_record_replays_to_its_result():
    match = load_match(WHOLE)
    assert match.result == WHOLE.result
    assert tuple(match.log) == WHOLE.log


def test_a_true_record_verifies():
    found = verify(WHOLE)
    assert found.problems == ()
    assert found.sealed
    assert found.events == len(WHOLE.log)
    assert found.rolls == sum(event.actor == NATURE for event in WHOLE.log) > 5


def test_a_running_record_keeps_the_rules_but_its_dice_are_still_closed():
    found = verify(RUNNING)
    assert found.problems == ()
    assert not found.sealed
    assert found.result is None


def test_a_changed_roll_is_found():
    """The first opening roll: the rules allow any, only the seal knows which."""
    cut = changed(RUNNING, log=RUNNING.log[:2], secret=SECRET.hex())
    true = cut.log[1].move
    lie = "16" if true != "16" else "15"
    assert verify(cut).sealed
    found = verify(with_event(cut, 2, move=lie))
    assert found.problems == (f"roll 2 is {lie}, the sealed dice give {true}",)
    assert not found.sealed


def test_a_changed_move_breaks_a_rule():
    keep = next(event for event in WHOLE.log if event.actor >= 0 and event.move[0] in "123456")
    with pytest.raises(BadRecord) as refused:
        verify(with_event(WHOLE, keep.n, move="66666"))
    assert refused.value.rule == "TU3"
    assert f"event {keep.n}" in str(refused.value)


def test_a_move_of_the_other_seat_breaks_a_rule():
    first = WHOLE.log[0]
    with pytest.raises(BadRecord) as refused:
        verify(with_event(WHOLE, 1, actor=1 - first.actor))
    assert refused.value.rule == "G1R"


def test_a_changed_result_is_found():
    assert WHOLE.result is not None
    lied = Result(tuple(reversed(WHOLE.result.ranks)), WHOLE.result.scores, "five_points", "TU4")
    assert verify(changed(WHOLE, result=lied)).problems == ("the result is not the one the rules give",)
    assert verify(changed(WHOLE, result=None)).problems == ("the result is not the one the rules give",)
    assert verify(changed(RUNNING, result=WHOLE.result)).problems == ("the result is not the one the rules give",)


@pytest.mark.parametrize("secret", [bytes(32).hex(), SECRET.hex()[:-2], "not hex", "ab "])
def test_a_wrong_secret_is_found(secret):
    found = verify(changed(WHOLE, secret=secret))
    assert len(found.problems) == 1
    assert "secret" in found.problems[0]
    assert not found.sealed


@pytest.mark.parametrize("field", ["table", "epoch", "seeds"])
def test_dice_sealed_for_another_table_are_found(field):
    other = {"table": "K7QN", "epoch": 2, "seeds": ("", "")}[field]
    found = verify(changed(WHOLE, **{field: other}))
    assert len(found.problems) > 3
    assert not found.sealed


def test_a_swapped_secret_with_its_own_commitment_gives_other_rolls():
    found = verify(changed(WHOLE, secret=bytes(32).hex(), commitment=commitment(bytes(32))))
    assert len(found.problems) > 3


def test_a_match_cut_short_has_lost_its_result():
    assert verify(changed(WHOLE, log=WHOLE.log[:-1])).problems != ()


def test_a_missing_event_is_found():
    with pytest.raises(BadRecord, match="event 3 is missing"):
        verify(changed(WHOLE, log=WHOLE.log[:2] + WHOLE.log[3:]))


def test_every_truncated_file_is_refused():
    data = write_record(RUNNING)
    for length in range(len(data.rstrip())):
        with pytest.raises(BadRecord):
            read_record(data[:length])


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\x00\xff\xfe",
        b"[]",
        b"null",
        b'{"format": "fives-record-1"}',
        b"PK\x03\x04",
        b'{"format": 1}',
        b"[" * 100_000,
        b'{"format": "fives-record-1", "game": "tug", "options": {"a": ' + b"[" * 100_000,
        '{"format": "ü'.encode("latin-1"),
    ],
    ids=range(10),
)
def test_foreign_files_are_refused(data):
    with pytest.raises(BadRecord):
        read_record(data)


@pytest.mark.parametrize(
    ("fields", "kind"),
    [
        ({"format": "fives-record-3"}, BadRecord),
        ({"game": "chess"}, UnknownGame),
        ({"players": (Player("Ada"),)}, BadRecord),
        ({"seeds": ("",)}, BadRecord),
        ({"first": 2}, BadRecord),
        ({"first": -1}, BadRecord),
    ],
)
def test_records_of_another_kind_are_refused(fields, kind):
    with pytest.raises(kind):
        read_record(write_record(changed(WHOLE, **fields)))


@pytest.mark.parametrize("options", [{"variation": 9}, {"colour": "red"}, {"full_house": "yes"}])
def test_options_that_do_not_exist_are_refused(options):
    with pytest.raises(BadOption):
        load_match(changed(WHOLE, options=options))


@pytest.mark.parametrize("event", [Event(1, 0, -1, "undo"), Event(1, 0, -7, "roll"), Event(1, 0, 0, "x" * 9999)])
def test_events_no_one_could_have_caused_are_refused(event):
    with pytest.raises(BadRecord) as refused:
        load_match(changed(RUNNING, log=(event,)))
    assert len(str(refused.value)) < 400


def test_a_match_is_recorded_with_all_its_players_and_seeds():
    match = load_match(WHOLE)
    with pytest.raises(ValueError, match="1 players and 2 seeds do not fit a match of 2"):
        record_match(match, [Player("Ada")], bytes(32), ("", ""), "TABLE")


def long_record(events):
    """Return the record of a match in which somebody chooses a goal and takes that back, again and again."""
    turns = cycle([{"move": "five"}, {"kind": Kind.UNDO}])
    log = tuple(Event(n, n, 0, **turn) for n, turn in enumerate(islice(turns, events), start=1))
    players, seeds = (Player("Ann"), Player("Ben")), ("5" * 32, "6" * 32)
    secret = {"commitment": commitment(bytes(32)), "secret": bytes(32).hex()}
    return Record(FORMAT, "tug", 1, {"start": "host"}, players, 0, "BCDFG", 1, seeds=seeds, log=log, **secret)


def test_verifying_plays_every_event_a_few_times_and_no_more(monkeypatch):
    """A file from a friend may be long: 32 times the events took 560 times as long. Counted, not timed."""
    record, played, then = long_record(2000), [], Match.then
    monkeypatch.setattr(Match, "then", lambda match, event: played.append(event.n) or then(match, event))
    verify(record)
    assert len(record.log) <= len(played) <= 3 * len(record.log)
