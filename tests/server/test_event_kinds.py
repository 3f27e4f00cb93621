"""Events have a kind: a game may use the words of the table as its moves without confusion."""

import itertools

import pytest
from server_thread import PATIENT, Threaded
from talk import GAME as TALK
from talk.rules import CLOCKS_WORD, WORDS
from test_consent import ask, reply
from test_whole_game import open_game

from fives.core.catalogue import find_game
from fives.core.game import CLOCK, NATURE
from fives.core.matches.event import Kind
from fives.core.records import record as records
from fives.core.records import verify_record
from fives.core.records.record import load_match, read_record
from fives.core.records.verify_record import verify
from phone import calls


@pytest.fixture
def talking(tmp_path):
    with Threaded(tmp_path / "fives.sqlite", games={"talk": TALK}, **PATIENT) as server:
        yield server


@pytest.fixture
def known(monkeypatch):
    """Let records know the game."""
    for module in (records, verify_record):
        monkeypatch.setattr(module, "find_game", lambda name: TALK if name == "talk" else find_game(name))


def say(phones, words, until=lambda position: position["result"]):
    """Let both say one word after the other, until the match is over or `until` says so."""
    while not until(position := phones[0].position):
        seat = position["actors"][0]
        if seat >= 0:
            answer = phones[seat].play(seat, next(words))
            assert answer["type"] == "accepted", answer
            at = answer["n"]
        else:
            at = position["n"] + 1  # the clock says its word by itself
        for phone in phones:
            phone.wait_for(lambda phone, n=at: phone.position["n"] >= n)


def test_reserved_words_can_be_moves_of_a_game(talking, known):
    with calls(talking.url) as client:
        ann, ben = open_game(talking, client, game="talk")
        with ann, ben:
            say((ann, ben), itertools.cycle(WORDS))
            assert ann.position["result"]["reason"] == "points"
            told = [each for each in ann.log if each["actor"] >= 0]
            assert {each["move"] for each in told} == set(WORDS)
            assert {each.get("kind", "move") for each in ann.log} == {"move"}
            assert {each["move"] for each in ann.log if each["actor"] == CLOCK} == {CLOCKS_WORD}
            record = read_record(client.get(f"/api/tables/{ann.code}/record").content)
    assert {event.kind for event in record.log} == {Kind.MOVE}
    assert load_match(record).result == record.result
    found = verify(record)
    assert (found.problems, found.sealed, found.rolls) == ((), True, 6)


def test_a_move_called_undo_is_taken_back_by_undo(talking, known):
    with calls(talking.url) as client:
        ann, ben = open_game(talking, client, game="talk")
        with ann, ben:
            seat = ann.position["actors"][0]
            mover = (ann, ben)[seat]
            assert mover.play(seat, "undo")["type"] == "accepted"
            mover.catch_up()
            assert mover.position["hands"][0]["undo"]
            assert mover.undo(seat)["type"] == "accepted"
            mover.catch_up()
            assert mover.position["hands"][0]["view"]["said"] == []
            assert [each.get("kind", "move") for each in mover.log] == ["move", "undo"]
            assert mover.log[-1]["happened"] == [{"key": "undone", "params": {"seat": seat}}]
            assert mover.play(seat, "resign")["type"] == "accepted"
            mover.catch_up()
            assert mover.position["result"] is None
            assert mover.resign(seat)["type"] == "accepted"
            mover.catch_up()
            assert mover.position["result"]["reason"] == "resigned"
            record = read_record(client.get(f"/api/tables/{ann.code}/record").content)
    assert [event.kind for event in record.log] == [Kind.MOVE, Kind.UNDO, Kind.MOVE, Kind.RESIGN]
    assert verify(record).problems == ()


def test_a_draw_is_agreed_where_draw_is_a_move(talking, known):
    with calls(talking.url) as client:
        phones = open_game(talking, client, game="talk")
        with phones[0], phones[1]:
            say(phones, itertools.repeat("draw"), until=lambda position: position["n"] >= 3)
            assert phones[0].position["result"] is None
            assert ask(phones[0], "draw")["type"] == "accepted"
            phones[1].wait_for(lambda phone: phone.table["question"])
            assert reply(phones[1], "draw", yes=True)["type"] == "accepted"
            phones[0].wait_for(lambda phone: phone.position["result"])
            assert phones[0].position["result"]["reason"] == "agreed"
            record = read_record(client.get(f"/api/tables/{phones[0].code}/record").content)
    assert record.log[-1].kind is Kind.DRAW
    assert {event.move for event in record.log[:-1] if event.actor >= 0} == {"draw"}
    assert verify(record).problems == ()


def test_thinking_time_is_not_confused_with_clock_moves(talking, known):
    """The clock plays `timeout1` as its move, and later the time of a player is really up."""
    with calls(talking.url) as client:
        phones = open_game(talking, client, game="talk", time={"per": "match", "seconds": 3})
        with phones[0], phones[1]:
            say(phones, itertools.repeat("wait"), until=lambda position: position["n"] >= 10)
            assert {each["move"] for each in phones[0].log if each["actor"] == CLOCK} == {CLOCKS_WORD}
            phones[0].wait_for(lambda phone: phone.position["result"])
            assert phones[0].position["result"]["reason"] == "time"
            record = read_record(client.get(f"/api/tables/{phones[0].code}/record").content)
    late = record.log[-1]
    assert (late.kind, late.move) == (Kind.TIMEOUT, "")
    assert record.result.ranks[late.actor] == 2
    assert verify(record).problems == ()
    assert any(event.actor == NATURE for event in record.log)
