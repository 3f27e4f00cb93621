"""Stopping by consent (G6R) at a table of one to four people, with and without bots, in every kind of game."""

from contextlib import contextmanager

import pytest
from msgspec import convert
from server_thread import Threaded
from test_consent import ask, own, reply, wait_for_question
from test_duplicate_tables import beside, lay_several, pair
from test_duplicate_tables import record as record_beside
from test_next_table import next_game
from test_whole_game import open_game

from fives.core.records.record import Record
from fives.core.records.verify_record import verify
from fives.table import state as state
from phone import Phone, calls, new_table, play_out, sit

STOPPED = {"reason": "stopped", "rule": "G6R"}


def gather(server, client, people, bots=0, **more):
    """Return so many phones in a running game, with bots at the last seats."""
    code, host = new_table(client, "mine", *["open"] * (people - 1), *["bot:casual"] * bots, **more)
    phones = [Phone(server.url, code, token) for token in (host, *(sit(client, code) for _ in range(people - 1)))]
    for phone in phones:
        phone.ready()
    for phone in phones:
        phone.wait_for(lambda phone: phone.position)
    return phones


@contextmanager
def started(database):
    """Start a server with this database; yield it and a client."""
    with Threaded(database, away=60.0) as server, calls(server.url) as client:
        yield server, client


def wait_for_question_of(phone, asks):
    phone.wait_for(lambda phone: phone.table["question"] and phone.table["question"]["seat"] == own(asks))
    return phone.table["question"]


def close(phones):
    for phone in phones:
        phone.close()


def check_stopped(phones, client):
    """Check that everyone sees the end, and that the record keeps it."""
    seats = len(phones[0].table["seats"])
    for phone in phones:
        phone.wait_for(lambda phone: phone.table["phase"] == "over" and not phone.table["question"])
        assert phone.position["result"] == {"ranks": [2] * seats, "scores": [0] * seats, **STOPPED}
        assert (phone.log[-1]["kind"], phone.log[-1]["happened"][0]["key"]) == ("stop", "stopped")
        assert phone.position["actors"] == []
    record = convert(client.get(f"/api/tables/{phones[0].code}/record").json(), Record)
    found = verify(record)
    assert (found.problems, found.result) == ((), record.result)
    assert found.sealed or not found.rolls


@pytest.mark.parametrize(
    ("game", "people", "bots"),
    [("tug", 2, 0), ("torris", 2, 0), ("hi_low", 2, 2), ("number_poker", 3, 0), ("number_poker", 4, 0)],
)
def test_a_game_stops_once_all_people_agree(server, client, game, people, bots):
    phones = gather(server, client, people, bots, game=game)
    asks, *others = phones
    assert ask(asks, "stop", seen=0)["type"] == "accepted"  # whatever was played meanwhile
    for place, other in enumerate(others):
        other.wait_for(
            lambda phone, left=others[place:]: (
                phone.table["question"] and phone.table["question"]["waiting"] == [own(each) for each in left]
            )
        )
        assert not other.position["result"]
        assert other.table["question"]["kind"] == "stop"
        assert reply(other, "stop", yes=True)["type"] == "accepted"
    check_stopped(phones, client)
    close(phones)


@pytest.mark.parametrize("game", ["find_fives", "shell_game"])
def test_a_game_with_a_clock_and_secrets_stops_too(server, client, game):
    phones = gather(server, client, 3, game=game)
    ask(phones[1], "stop")
    for phone in (phones[0], phones[2]):
        wait_for_question(phone)
        assert reply(phone, "stop", yes=True)["type"] == "accepted"
    check_stopped(phones, client)
    close(phones)


@pytest.mark.parametrize(
    ("game", "seats"),
    [
        ("clear_away", ("mine",)),
        ("find_fives", ("mine",)),
        ("tug", ("mine", "bot:casual")),
        ("tug", ("mine", "mine")),
        ("number_poker", ("mine", "bot:casual", "bot:casual")),
    ],
)
def test_a_lone_person_stops_at_once(server, client, game, seats):
    code, host = new_table(client, *seats, game=game)
    with Phone(server.url, code, host) as ann:
        ann.ready()
        ann.wait_for(lambda phone: phone.position)
        where = {"epoch": ann.position["epoch"], "seen": ann.position["n"]}
        assert ann.ask("ask", kind="stop", seat=0, **where)["type"] == "accepted"
        check_stopped([ann], client)
        assert ann.undo(0)["code"] == "game_over"  # also alone
        ann.ready()
        ann.wait_for(lambda phone: phone.position["epoch"] == 2)


def test_moves_keep_a_stop_request_and_a_refusal_holds_for_a_minute(server, client, monkeypatch):
    ann, bob = open_game(server, client, game="torris")
    with ann, bob:
        ask(ann, "stop")
        n = wait_for_question_of(bob, ann)["n"]
        play_out(ann, bob, until=lambda position: position["n"] >= n + 3)
        assert bob.table["question"]["kind"] == "stop"
        reply(bob, "stop", yes=False)
        ann.wait_for(lambda phone: phone.table["question"] and phone.table["question"]["declined"])
        play_out(ann, bob, until=lambda position: position["n"] >= n + 5)
        assert ask(ann, "stop")["code"] == "asked_already"
        monkeypatch.setattr(state, "ANSWER_TIME", 0)
        assert ask(ann, "stop")["type"] == "accepted"


def test_a_stop_request_can_be_withdrawn(server, client):
    ann, bob = open_game(server, client, game="torris")
    with ann, bob:
        ask(ann, "stop")
        wait_for_question_of(bob, ann)
        reply(bob, "stop", yes=False)
        assert ask(bob, "stop")["type"] == "accepted"  # another's question
        wait_for_question_of(bob, bob)
        reply(bob, "stop", yes=False)
        for phone in (ann, bob):
            phone.wait_for(lambda phone: not phone.table["question"])
        assert not ann.position["result"]


def test_two_stop_requests_agree_and_block_other_requests(server, client):
    phones = gather(server, client, 3, game="number_poker")
    ann, bob, cleo = phones
    ask(ann, "stop")
    wait_for_question(bob)
    assert ask(bob, "draw")["code"] in ("asked_already", "illegal_move")
    assert ask(ann, "stop")["code"] == "asked_already"
    assert ask(bob, "stop")["type"] == "accepted"
    cleo.wait_for(lambda phone: phone.table["question"] and phone.table["question"]["waiting"] == [2])
    assert ask(cleo, "stop")["type"] == "accepted"
    check_stopped(phones, client)
    close(phones)


def test_absent_players_are_asked_and_departed_ones_are_not(server, client):
    """All people agree: of three one is away. Once that person has said goodbye, the yes of two is enough."""
    phones = gather(server, client, 3, game="number_poker")
    ann, bob, cleo = phones
    cleo.close()
    ask(ann, "stop")
    assert wait_for_question(bob)["waiting"] == [1, 2]
    reply(bob, "stop", yes=True)
    ann.catch_up()
    assert not ann.position["result"]
    with Phone(server.url, cleo.code, cleo.token) as cleo:
        cleo.wait_for(lambda phone: phone.position)
        cleo.ask("leave")
        check_stopped([ann, bob], client)
    close(phones[:2])


def test_a_stop_request_lapses_when_its_author_leaves(server, client):
    phones = gather(server, client, 3, game="number_poker")
    ann, bob, cleo = phones
    ask(ann, "stop")
    wait_for_question(cleo)
    ann.ask("leave")
    cleo.ask("leave")
    bob.wait_for(lambda phone: [seat["left"] for seat in phone.table["seats"]] == [True, False, True])
    assert not bob.position["result"]
    reply(bob, "stop", yes=True)
    check_stopped([bob], client)
    close(phones)


def test_a_spectator_cannot_stop_a_game(server, client):
    ann, bob = open_game(server, client)
    with ann, bob, Phone(server.url, ann.code) as eve:
        eve.read_until("snapshot")
        where = {"epoch": 1, "seen": 1}
        assert eve.ask("ask", kind="stop", seat=0, **where)["code"] == "not_your_seat"
        assert bob.ask("ask", kind="stop", seat=0, **where)["code"] == "not_your_seat"
        assert ask(ann, "stop", epoch=9)["code"] == "stale"


@pytest.mark.parametrize("start", ["lot", "winner"])
def test_a_rematch_passes_the_start_on(server, client, start):
    """G1R: nobody has won, so the next seat begins, as after a draw."""
    ann, bob = open_game(server, client, options={"start": start})
    with ann, bob:
        if start == "winner":
            play_out(ann, bob, until=lambda position: position["hands"][0]["view"].get("goals"))
        first = ann.position["hands"][0]["view"]["first"]
        assert first in (0, 1)
        ask(ann, "stop")
        wait_for_question(bob)
        reply(bob, "stop", yes=True)
        check_stopped([ann, bob], client)
        for phone in (ann, bob):
            phone.ready()
        ann.wait_for(lambda phone: phone.position["epoch"] == 2)
        assert ann.position["hands"][0]["view"]["first"] == 1 - first


def test_another_game_follows(server, client):
    ann, bob = open_game(server, client)
    with ann, bob:
        ask(bob, "stop")
        wait_for_question(ann)
        reply(ann, "stop", yes=True)
        check_stopped([ann, bob], client)
        assert next_game(client, ann.code, ann.token, game="torris")


def test_stop_requests_and_stopped_games_survive_a_restart(tmp_path):
    database = tmp_path / "fives.sqlite"
    with started(database) as (server, client):
        phones = gather(server, client, 3, game="number_poker")
        ask(phones[0], "stop")
        wait_for_question(phones[1])
        reply(phones[1], "stop", yes=True)
        close(phones)
    code, tokens = phones[0].code, [phone.token for phone in phones]
    with started(database) as (server, client), Phone(server.url, code, tokens[2]) as cleo:
        cleo.read_until("snapshot")
        assert cleo.table["question"]["waiting"] == [2]
        assert reply(cleo, "stop", yes=True)["type"] == "accepted"
        check_stopped([cleo], client)
    with started(database) as (server, client), Phone(server.url, code, tokens[0]) as ann:
        ann.wait_for(lambda phone: phone.position)
        check_stopped([ann], client)


def test_a_stopped_table_is_done_and_not_compared(server, client):
    """G-DUPLICATE: its dice are opened when the others are done; it has no points."""
    codes, host = lay_several(client, "mine", "mine", tables=2, game="hi_low", options={"start": "host"})
    one, two = [Phone(server.url, code, pair(client, code, host)) for code in codes]
    for phone in (one, two):
        phone.wait_for(lambda phone: phone.table)
        phone.ready()
        phone.wait_for(lambda phone: phone.position)
    one.ask("ask", kind="stop", seat=0, epoch=1, seen=one.position["n"])
    one.wait_for(lambda phone: phone.position["result"])
    assert record_beside(client, codes[0]).secret == ""
    two.resign(0)
    two.wait_for(lambda phone: phone.position["result"])
    assert verify(record_beside(client, codes[0])).problems == ()
    assert record_beside(client, codes[0]).secret
    assert beside(client, codes[0])[1][codes[0]]["rule"] == "G6R"
    close([one, two])


def test_players_time_ends_with_the_game(server, client):
    ann, bob = open_game(server, client, time={"per": "move", "seconds": 60})
    with ann, bob:
        ask(ann, "stop")
        wait_for_question(bob)
        reply(bob, "stop", yes=True)
        check_stopped([ann, bob], client)
        assert all(each["until"] is None for each in ann.position["times"])
