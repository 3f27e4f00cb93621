"""Real dice at a table: people enter their rolls, and the record says that nobody can check them."""

import random

import pytest
from server_thread import Threaded

from fives.core.catalogue import games
from fives.core.records.record import read_record
from fives.core.records.verify_record import verify
from phone import Phone, calls, new_table, sit

CHANCE = random.Random(7)
THROWS = [game.id for game in games().values() if game.dice]


def throw(phone, faces=None, chance=CHANCE):
    """Say what fell; anything if it does not matter."""
    faces = faces or "".join(str(chance.randint(1, 6)) for _ in range(phone.position["throw"]["dice"]))
    answer = phone.play(-1, faces)
    if answer["type"] == "accepted":
        phone.wait_for(lambda phone: phone.position["n"] >= answer["n"])
    return answer


def play_by_hand(phone, until=lambda phone: phone.position["result"], seed=3):
    """Play random moves for all seats and throw random dice."""
    chance = random.Random(seed)
    while not until(phone):
        if phone.position["throw"] and phone.position["throw"]["dice"]:
            assert throw(phone, chance=chance)["type"] == "accepted"
            continue
        seat = phone.position["actors"][0]
        answer = phone.play(seat, chance.choice(phone.moves(seat)))
        assert answer["type"] == "accepted", answer
        phone.wait_for(lambda phone, n=answer["n"]: phone.position["n"] >= n)


def due(phone):
    return bool(phone.position and phone.position["throw"] and phone.position["throw"]["dice"])


@pytest.fixture(scope="module")
def shelf(tmp_path_factory):
    """A server with every game."""
    with Threaded(tmp_path_factory.mktemp("dice") / "fives.sqlite", games=games(), message_burst=9999) as running:
        yield running


@pytest.mark.parametrize("game", THROWS)
def test_a_whole_game_with_real_dice(shelf, game):
    with calls(shelf.url) as client:
        code, host = new_table(client, "mine", "mine", game=game, by_hand=True)
        with Phone(shelf.url, code, host) as both:
            both.ready()
            both.wait_for(lambda phone: phone.position)
            assert both.table["by_hand"]
            play_by_hand(both)
        record = read_record(client.get(f"/api/tables/{code}/record").content)
        found = verify(record)
        lots = sum(event.actor == -1 and event.move.startswith("seat") for event in record.log)  # not thrown by hand
        assert (found.problems, found.rolls) == ((), lots)
        assert found.by_hand == sum(event.actor == -1 for event in record.log) - lots > 5
        assert client.post("/api/records", content=client.get(f"/api/tables/{code}/record").content).status_code == 200


def test_the_lot_is_still_drawn_and_can_be_checked(server, client):
    code, host = new_table(client, "mine", "mine", by_hand=True, options={"start": "lot"})
    with Phone(server.url, code, host) as both:
        both.ready()
        both.wait_for(lambda phone: phone.position)
        play_by_hand(both)
    found = verify(read_record(client.get(f"/api/tables/{code}/record").content))
    assert (found.problems, found.rolls, found.sealed) == ((), 1, True)


@pytest.fixture
def two(server, client):
    """Two phones at a table with real dice: the host's and a guest's, and it is the host's throw."""
    code, host = new_table(client, "mine", "open", by_hand=True)
    guest = sit(client, code)
    with Phone(server.url, code, host) as ann, Phone(server.url, code, guest) as ben:
        ann.ready()
        ben.ready()
        for each in (ann, ben):
            each.wait_for(lambda phone: phone.position)
        yield ann, ben


def both_at(n, *phones):
    for each in phones:
        each.wait_for(lambda phone: phone.position["n"] >= n)


def test_the_roller_or_the_host_enters_dice(two):
    ann, ben = two
    both_at(ann.play(0, "roll")["n"], ann, ben)
    assert ann.position["throw"] == {"seat": 0, "dice": 2, "undo": False}
    assert throw(ben, "12")["code"] == "not_your_seat"
    both_at(throw(ann, "52")["n"], ben)
    assert ben.log[-1]["move"] == "25"
    both_at(ben.play(1, "roll")["n"], ann, ben)
    assert throw(ann, "66")["type"] == "accepted"  # the host helps


def test_only_expected_dice_are_accepted(two):
    ann, ben = two
    assert throw(ann, "12")["code"] == "bad_throw"  # nothing is in the air
    both_at(ann.play(0, "roll")["n"], ann, ben)
    for wrong in ("1", "123", "seat0", "roll"):
        assert throw(ann, wrong)["code"] == "bad_throw"
    for unreadable in ("17", "ab", ""):
        assert throw(ann, unreadable or "x")["code"] == "unreadable_move"
    assert ann.play(-1, "12", seen=0)["code"] == "stale"
    assert ann.play(-1, "12", epoch=9)["code"] == "stale"


def test_an_entered_roll_can_be_undone_until_the_next_decision(two):
    ann, ben = two
    both_at(ann.play(0, "roll")["n"], ann, ben)
    both_at(throw(ann, "66")["n"], ann, ben)
    assert ann.position["throw"] == {"seat": 0, "dice": 0, "undo": True}
    both_at(ben.undo(-1)["n"], ann, ben)  # anyone at the table may say so
    assert ben.log[-1]["happened"] == [{"key": "throw-undone", "params": {}}]
    assert ann.position["throw"]["dice"] == 2
    both_at(throw(ann, "11")["n"], ann, ben)
    both_at(ben.play(1, "roll")["n"], ann, ben)  # which is no decision
    both_at(ann.undo(-1)["n"], ann, ben)
    both_at(throw(ann, "11")["n"], ann, ben)
    both_at(ben.play(1, "roll")["n"], ann, ben)
    seen = ann.position["n"]
    both_at(throw(ben, "12")["n"], ann, ben)
    assert ann.undo(-1, seen=seen)["code"] == "stale"  # another throw was meant
    both_at(ben.play(1, "three")["n"], ann, ben)  # a decision
    assert ann.undo(-1)["code"] == "illegal_move"
    assert ann.position["throw"] is None


def test_the_last_throw_of_a_game_can_be_taken_back_too(server, client):
    code, host = new_table(client, "mine", "mine", by_hand=True, options={"start": "host"})
    with Phone(server.url, code, host) as both:
        both.ready()
        both.wait_for(lambda phone: phone.position)
        play_by_hand(both)
        both.wait_for(lambda phone: phone.table["phase"] == "over")
        assert both.position["throw"]["undo"]
        both_at(both.undo(-1)["n"], both)
        both.wait_for(lambda phone: phone.table["phase"] == "playing")
        assert both.position["result"] is None
        play_by_hand(both)
    record = client.get(f"/api/tables/{code}/record").content
    assert b'"kind":"undo"' in record.replace(b" ", b"")
    assert verify(read_record(record)).problems == ()


def test_no_dice_are_entered_after_a_resignation(two):
    ann, ben = two
    both_at(ann.play(0, "roll")["n"], ann, ben)
    both_at(throw(ann, "66")["n"], ann, ben)
    both_at(ben.resign(1)["n"], ann, ben)
    assert ann.undo(-1)["code"] == "illegal_move"
    assert ann.position["throw"] is None


def test_a_person_enters_dice_for_a_bot(server, client):
    code, host = new_table(client, "mine", "bot:beginner", by_hand=True, options={"start": "host"}, first=1)
    with Phone(server.url, code, host) as ann, Phone(server.url, code) as watcher:
        ann.ready()
        ann.wait_for(due)
        watcher.wait_for(due)
        assert throw(watcher)["code"] == "not_your_seat"
        assert throw(ann, "11223")["type"] == "accepted"
        before = ann.position["n"]
        ann.wait_for(lambda phone: phone.position["n"] > before and due(phone))  # the bot has decided at once
        assert ann.position["throw"]["undo"]
        both_at(ann.undo(-1)["n"], ann)
        assert ann.position["throw"]["dice"] == 5


def test_it_continues_after_a_restart(tmp_path):
    with Threaded(tmp_path / "one.sqlite") as before, calls(before.url) as client:
        code, host = new_table(client, "mine", "mine", by_hand=True)
        with Phone(before.url, code, host) as both:
            both.ready()
            both.wait_for(lambda phone: phone.position)
            both.play(0, "roll")
            throw_n = both.play(0, "roll")  # refused: dice are in the air
            assert throw_n["type"] == "refused"
    with Threaded(tmp_path / "one.sqlite", message_burst=9999) as after, Phone(after.url, code, host) as both:
        both.wait_for(due)
        play_by_hand(both)


@pytest.mark.parametrize("wish", [{"game": "find_fives"}, {"game": "fists"}])
def test_only_games_with_dice_allow_real_dice(client, wish):
    answer = client.post("/api/tables", json={"seats": [{"kind": "mine"}] * 2, "by_hand": True, **wish})
    assert (answer.status_code, answer.json()["code"]) == (422, "no_dice")


def test_sealed_dice_cannot_be_entered_by_hand(server, client):
    code, host = new_table(client, "mine", "mine")
    with Phone(server.url, code, host) as both:
        both.ready()
        both.wait_for(lambda phone: phone.position)
        assert both.position["throw"] is None
        assert both.play(-1, "12")["code"] == "not_your_seat"
        assert both.undo(-1)["code"] in ("illegal_move", "not_your_seat")


def test_playing_from_a_moment_keeps_real_dice(server, client):
    code, host = new_table(client, "mine", "mine", by_hand=True)
    with Phone(server.url, code, host) as both:
        both.ready()
        both.wait_for(lambda phone: phone.position)
        both_at(both.play(0, "roll")["n"], both)
        both_at(throw(both, "66")["n"], both)
        both_at(both.undo(-1)["n"], both)
        play_by_hand(both)
    wish = {"game": "tug", "seats": [{"kind": "mine"}] * 2, "after": {"code": code, "epoch": 1, "n": 3}}
    laid = client.post("/api/tables", json=wish).json()
    assert laid["table"]["by_hand"]
    with Phone(server.url, laid["table"]["code"], laid["token"]) as both:
        both.ready()
        both.wait_for(due)
        play_by_hand(both)
