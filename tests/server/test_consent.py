"""A move is taken back (G4R) and a draw agreed (G5R) by consent; nobody gains knowledge by it."""

import pytest
from msgspec import convert
from server_thread import Threaded
from test_whole_game import open_game

from fives.core.records.record import Record
from fives.core.records.verify_record import verify
from fives.table import state as state
from phone import Phone, Poller, calls, new_table, play_out, sit


@pytest.fixture
def two(server, client):
    """Two phones in a game of Torris after four moves: who is to move, and the other."""
    ann, bob = open_game(server, client, game="torris")
    with ann, bob:
        play_out(ann, bob, until=lambda position: position["n"] >= 6)
        yield (ann, bob) if ann.position["actors"] == [0] else (bob, ann)


def own(phone):
    return phone.you["seats"][0]


def ask(phone, kind, **changes):
    where = {"epoch": phone.position["epoch"], "seen": phone.position["n"], **changes}
    return phone.ask("ask", kind=kind, seat=own(phone), **where)


def reply(phone, kind, yes, **changes):
    question = phone.table["question"] or {"n": 0}
    return phone.ask("reply", **{"kind": kind, "n": question["n"], "yes": yes, **changes})


def wait_for_question(phone):
    phone.wait_for(lambda phone: phone.table["question"])
    return phone.table["question"]


def test_a_move_is_taken_back_when_the_other_agrees(two):
    mover, other = two
    before = [hand["view"] for hand in other.position["hands"]]
    answer = ask(other, "take_back")
    n = answer["n"]
    question = wait_for_question(mover)
    assert (question["kind"], question["seat"], question["waiting"]) == ("take_back", own(other), [own(mover)])
    assert 50_000 < question["left"] <= 60_000
    assert mover.position["n"] == n  # nothing has happened yet
    assert reply(mover, "take_back", yes=True)["type"] == "accepted"
    for phone in two:
        phone.wait_for(lambda phone: phone.position["n"] == n + 1 and not phone.table["question"])
        assert phone.position["actors"] == [own(other)]
        assert phone.log[-1]["happened"][0]["key"] == "taken-back"
    assert [hand["view"] for hand in other.position["hands"]] != before


def test_take_back_by_the_player_to_move_includes_the_reply(two):
    mover, other = two
    n = mover.position["n"]
    assert mover.position["hands"][0]["take_back"]
    ask(mover, "take_back")
    wait_for_question(other)
    reply(other, "take_back", yes=True)
    mover.wait_for(lambda phone: phone.position["n"] == n + 1)
    assert mover.position["actors"] == [own(mover)]


def test_a_refused_request_cannot_be_repeated_before_the_next_move(two):
    mover, other = two
    ask(other, "take_back")
    wait_for_question(mover)
    assert reply(mover, "take_back", yes=False)["type"] == "accepted"
    other.wait_for(lambda phone: phone.table["question"] and phone.table["question"]["declined"])
    assert ask(other, "take_back")["code"] == "asked_already"
    assert reply(mover, "take_back", yes=True)["code"] == "no_question"
    assert ask(mover, "take_back")["type"] == "accepted"  # another question of another player


def test_the_next_move_withdraws_the_question(two):
    mover, other = two
    ask(other, "take_back")
    wait_for_question(mover)
    answer = mover.play(own(mover), mover.moves(own(mover))[0])
    for phone in two:
        phone.wait_for(lambda phone: phone.position["n"] == answer["n"] and not phone.table["question"])
    assert reply(mover, "take_back", yes=True, n=answer["n"] - 1)["code"] == "no_question"


def test_a_request_can_be_withdrawn(two):
    mover, other = two
    ask(other, "take_back")
    wait_for_question(other)
    reply(other, "take_back", yes=False)
    other.wait_for(lambda phone: not phone.table["question"])
    assert reply(mover, "take_back", yes=True)["code"] == "no_question"
    assert ask(other, "take_back")["type"] == "accepted"


def test_only_the_asked_seat_can_agree(two, server):
    mover, other = two
    ask(other, "take_back")
    wait_for_question(other)
    n = other.position["n"]
    reply(other, "take_back", yes=True)
    with Phone(server.url, other.code) as eve:
        eve.read_until("snapshot")
        assert reply(eve, "take_back", yes=True)["code"] == "not_your_seat"
    mover.catch_up()
    assert mover.position["n"] == n


@pytest.mark.parametrize("word", ["take_back", "draw"])
def test_nobody_takes_back_or_draws_without_asking(two, word):
    mover, _ = two
    assert mover.play(own(mover), word)["code"] == "unreadable_move"  # a move of the game, and there is none


def test_a_question_about_another_position_is_stale(two):
    _, other = two
    assert ask(other, "take_back", seen=other.position["n"] - 1)["code"] == "stale"
    assert ask(other, "take_back", epoch=7)["code"] == "stale"


def test_an_unanswered_request_expires(two, monkeypatch):
    mover, other = two
    monkeypatch.setattr(state, "ANSWER_TIME", 0)
    ask(other, "take_back")
    mover.catch_up()
    assert reply(mover, "take_back", yes=True, n=other.position["n"])["code"] == "no_question"
    assert ask(other, "take_back")["type"] == "accepted"


def test_a_bot_agrees_at_once(client):
    code, host = new_table(client, "mine", "bot:beginner", game="torris")
    ann = Poller(client, code, host)  # who polls is patient while the bot learns to play
    ann.ready()
    ann.wait_for(lambda phone: phone.position and phone.moves(0))
    before, n = ann.position["hands"][0]["view"], ann.position["n"]
    ann.play(0, ann.moves(0)[0])
    ann.wait_for(lambda phone: phone.position["n"] >= n + 2 and phone.moves(0))
    assert ask(ann, "take_back")["type"] == "accepted"
    ann.wait_for(lambda phone: phone.log[-1]["happened"][0]["key"] == "taken-back")
    after = ann.position["hands"][0]["view"]
    assert {**after, "happened": []} == {**before, "happened": []}
    assert ask(ann, "draw")["rule"] == "G5R"  # but plays on


@pytest.mark.parametrize("game", ["tug", "fists", "find_fives"])
def test_nothing_is_taken_back_past_dice_or_where_something_is_hidden_or_runs(server, client, game):
    ann, bob = open_game(server, client, game=game)
    with ann, bob:
        if game == "tug":
            play_out(ann, bob, until=lambda position: position["n"] >= 4)
        for phone in (ann, bob):
            assert not phone.position["hands"][0]["take_back"]
            answer = ask(phone, "take_back")
            assert (answer["code"], answer["rule"]) == ("illegal_move", "G4R")


def test_a_draw_is_agreed_and_its_record_is_true(two, client):
    mover, other = two
    ask(other, "draw")
    assert wait_for_question(mover)["kind"] == "draw"
    reply(mover, "draw", yes=True)
    mover.wait_for(lambda phone: phone.position["result"])
    assert mover.position["result"] == {"ranks": [1, 1], "scores": [0, 0], "reason": "agreed", "rule": "G5R"}
    mover.wait_for(lambda phone: phone.table["phase"] == "over" and not phone.table["question"])
    record = convert(client.get(f"/api/tables/{mover.code}/record").json(), Record)
    found = verify(record)
    assert (found.problems, found.sealed, found.result) == ((), True, record.result)


def test_an_offer_stands_while_who_made_it_moves_and_falls_with_the_answer(two):
    mover, other = two
    ask(mover, "draw")
    n = wait_for_question(other)["n"]
    mover.play(own(mover), mover.moves(own(mover))[0])
    other.wait_for(lambda phone: phone.position["n"] > n)
    other.catch_up()
    assert other.table["question"]["n"] == n
    other.play(own(other), other.moves(own(other))[0])
    mover.wait_for(lambda phone: not phone.table["question"])
    assert reply(other, "draw", yes=True, n=n)["code"] == "no_question"


def test_two_draw_offers_agree_a_draw(two):
    mover, other = two
    ask(mover, "draw")
    wait_for_question(other)
    ask(other, "draw")
    mover.wait_for(lambda phone: phone.position["result"])


def test_in_a_game_of_teams_all_other_people_agree(server, client):
    code, host = new_table(client, "mine", "open", "open", "bot:casual", game="hi_low")
    phones = [Phone(server.url, code, token) for token in (host, sit(client, code), sit(client, code))]
    for phone in phones:
        phone.ready()
    for phone in phones:
        phone.wait_for(lambda phone: phone.position)
    ann, bob, cleo = phones
    assert ask(ann, "draw")["type"] == "accepted"
    wait_for_question(bob)
    reply(bob, "draw", yes=True)
    cleo.wait_for(lambda phone: phone.table["question"] and phone.table["question"]["waiting"] == [2])
    assert not cleo.position["result"]
    reply(cleo, "draw", yes=True)
    ann.wait_for(lambda phone: phone.position["result"])
    assert ann.position["result"]["ranks"] == [1, 1, 1, 1]
    for phone in phones:
        phone.close()


@pytest.mark.parametrize("game", ["find_fives", "clear_away"])
def test_there_is_no_draw_in_a_race_or_alone(server, client, game):
    if game == "find_fives":
        ann, bob = open_game(server, client, game=game)
        bob.close()
    else:
        code, host = new_table(client, "mine", game=game)
        ann = Phone(server.url, code, host)
        ann.ready()
        ann.wait_for(lambda phone: phone.position)
    with ann:
        assert not ann.position["hands"][0]["draw"]
        assert ask(ann, "draw")["rule"] == "G5R"


def test_a_pending_request_survives_a_restart(tmp_path):
    database = tmp_path / "fives.sqlite"
    with Threaded(database, away=60.0) as server, calls(server.url) as client:
        ann, bob = open_game(server, client, game="torris")
        ask(ann, "draw")
        for phone in (ann, bob):
            phone.close()
    with Threaded(database, away=60.0) as server, Phone(server.url, bob.code, bob.token) as bob:
        bob.read_until("snapshot")
        assert reply(bob, "draw", yes=True)["type"] == "accepted"
        bob.wait_for(lambda phone: phone.position["result"])
