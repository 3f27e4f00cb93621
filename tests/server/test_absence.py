"""Presence: a countdown for an absent player, a bot in their place, and the return to the seat."""

import time

import pytest
from server_thread import Threaded
from test_whole_game import open_game

from fives.live.steady_clock import now
from phone import Phone, Poller, calls, new_table, play_out, sit

AWAY = 0.4  # seconds
A_WHILE = 2.5  # in which a busy machine comes back
NEVER_SOON = 60.0


@pytest.fixture
def hasty(tmp_path):
    """A server that does not wait long for anyone."""
    with Threaded(tmp_path / "fives.sqlite", away=AWAY, silence=60, table_burst=99) as server:
        yield server


@pytest.fixture
def unhurried(tmp_path):
    """A server that waits a while, so that somebody can be back before, and its client."""
    settings = {"away": A_WHILE, "silence": 60, "table_burst": 99}
    with Threaded(tmp_path / "fives.sqlite", **settings) as server, calls(server.url) as client:
        yield server, client


@pytest.fixture
def caller(hasty):
    with calls(hasty.url) as client:
        yield client


def seat(phone, number):
    return phone.table["seats"][number]


def over(phone):
    return phone.position["result"]


def play_fists(phone, number):
    """Show a stone in every round until the match is over."""
    while not over(phone):
        if phone.moves(number):
            answer = phone.play(number, "3")
            phone.wait_for(lambda phone, n=answer["n"]: phone.position["n"] >= n)
        else:
            phone.read()


def test_a_countdown_is_shown_before_a_bot_replaces_a_player(unhurried):
    server, client = unhurried
    ann, bob = open_game(server, client, game="fists", options={"rounds": 3})
    with ann, Phone(server.url, ann.code) as eve:
        eve.wait_for(lambda phone: phone.table)
        gone = now()
        bob.close()
        for phone in (ann, eve):
            phone.wait_for(lambda phone: phone.table and not seat(phone, 1)["here"])
            assert 0 < seat(phone, 1)["stand_in"] <= 1000 * A_WHILE
            assert not seat(phone, 1)["left"]
        assert seat(ann, 0)["stand_in"] is None
        ann.wait_for(lambda phone: phone.position["n"] == 1)
        assert ann.log[0]["at"] - gone > 900 * A_WHILE
        play_fists(ann, 0)
        assert [told["bot"] for told in ann.log if told["actor"] == 1] == [True] * 3
        assert [told["bot"] for told in ann.log if told["actor"] == 0] == [False] * 3
        assert (seat(ann, 1)["kind"], seat(ann, 1)["name"]) == ("person", "Guest")


def test_no_bot_replaces_a_player_who_returns_in_time(unhurried):
    server, client = unhurried
    ann, bob = open_game(server, client, game="fists")
    with ann:
        bob.close()
        ann.wait_for(lambda phone: seat(phone, 1)["stand_in"] is not None)
        with Phone(server.url, ann.code, bob.token):
            ann.wait_for(lambda phone: seat(phone, 1)["stand_in"] is None)
            time.sleep(1.2 * A_WHILE)
            ann.catch_up()
            assert ann.log == []


def test_the_seat_is_taken_back_and_the_bot_stops(hasty, caller):
    ann, bob = open_game(hasty, caller, game="fists", options={"rounds": 3})
    with ann:
        bob.close()
        ann.wait_for(lambda phone: phone.position["n"] == 1)
        with Phone(hasty.url, ann.code, bob.token) as back:
            back.wait_for(lambda phone: phone.position)
            ann.play(0, "3")
            back.wait_for(lambda phone: phone.moves(1))
            time.sleep(1.5 * AWAY)
            assert back.play(1, "2")["type"] == "accepted"
            back.wait_for(lambda phone: phone.position["n"] == 3)
            assert [told["bot"] for told in back.log] == [True, False, False]
            assert seat(back, 1)["here"]


def test_a_bot_that_is_thinking_when_the_person_comes_back_does_not_move(tmp_path):
    with (
        Threaded(tmp_path / "fives.sqlite", away=0.1, bot_delay=A_WHILE) as server,
        calls(server.url) as client,
    ):
        ann, bob = open_game(server, client, game="fists")
        with ann:
            bob.close()
            ann.wait_for(lambda phone: seat(phone, 1)["stand_in"] is not None)
            time.sleep(0.4)  # the bot thinks by now
            with Phone(server.url, ann.code, bob.token) as back:
                back.wait_for(lambda phone: phone.position)
                time.sleep(A_WHILE)
                back.catch_up()
                assert back.log == []
                assert back.play(1, "2")["type"] == "accepted"


def test_a_bot_replaces_a_player_who_said_goodbye_at_once(tmp_path):
    with (
        Threaded(tmp_path / "fives.sqlite", away=NEVER_SOON) as server,
        calls(server.url) as client,
    ):
        ann, bob = open_game(server, client, game="fists", options={"rounds": 2})
        with ann, bob:
            bob.ask("leave")
            ann.wait_for(lambda phone: seat(phone, 1)["left"])
            assert seat(ann, 1)["stand_in"] == 0
            assert seat(ann, 1)["name"] == "Guest"
            ann.wait_for(lambda phone: phone.position["n"] == 1)
            assert ann.log[0]["bot"]
            play_fists(ann, 0)
            ann.wait_for(lambda phone: phone.table["phase"] == "over")
            assert seat(ann, 1) == {"kind": "open", "name": "", "level": "", "here": False, "ready": False} | {
                "host": False,
                "left": False,
                "stand_in": None,
                "emblem": None,
            }


@pytest.mark.parametrize("left", [False, True])
def test_away_zero_replaces_only_players_who_said_goodbye(tmp_path, left):
    with Threaded(tmp_path / "fives.sqlite", away=0) as server, calls(server.url) as client:
        ann, bob = open_game(server, client, game="fists", options={"rounds": 2})
        with ann:
            if left:
                bob.ask("leave")
            bob.close()
            ann.wait_for(lambda phone: not seat(phone, 1)["here"])
            assert seat(ann, 1)["stand_in"] == (0 if left else None)


def test_bots_pause_when_all_people_are_away(unhurried):
    """A table that everybody has left waits, and who is back first waits for the others as long as ever."""
    server, client = unhurried
    code, host = new_table(client, "mine", "open", "bot:plain", game="fists")
    ann, bob = Phone(server.url, code, host), Phone(server.url, code, sit(client, code))
    for phone in (ann, bob):
        phone.ready()
    ann.wait_for(lambda phone: phone.position and phone.position["n"] == 1)  # the bot's fist is closed
    with Phone(server.url, code) as eve:
        bob.close()
        ann.close()
        eve.wait_for(lambda phone: phone.table and not (seat(phone, 0)["here"] or seat(phone, 1)["here"]))
        assert seat(eve, 0)["stand_in"] is seat(eve, 1)["stand_in"] is None
        time.sleep(1.2 * A_WHILE)
        eve.catch_up()
        assert eve.position["n"] == 1
        with Phone(server.url, code, host) as ann:
            ann.read_until("snapshot")
            assert seat(ann, 1)["stand_in"] > 500 * A_WHILE
            ann.wait_for(lambda phone: phone.position["n"] == 2)
            assert [(told["actor"], told["bot"]) for told in ann.log] == [(2, True), (1, True)]


def test_a_lone_person_among_bots_is_not_replaced(hasty, caller):
    code, host = new_table(caller, "mine", "bot:plain", game="fists")
    with Phone(hasty.url, code, host) as ann:
        ann.ready()
        ann.wait_for(lambda phone: phone.position and phone.position["n"] == 1)
    time.sleep(2 * AWAY)
    with Phone(hasty.url, code) as eve:
        eve.read_until("snapshot")
        assert eve.position["n"] == 1
        assert seat(eve, 0)["stand_in"] is None


def test_a_restart_resets_the_absence_countdown(tmp_path):
    database = tmp_path / "fives.sqlite"
    with Threaded(database, away=NEVER_SOON) as server, calls(server.url) as client:
        ann, bob = open_game(server, client, game="fists", options={"rounds": 2})
        bob.close()
        ann.wait_for(lambda phone: seat(phone, 1)["stand_in"] is not None)
    ann.close()
    with Threaded(database, away=AWAY) as server:
        time.sleep(1.5 * AWAY)  # nobody is back: nothing happens
        with Phone(server.url, ann.code, ann.token) as ann:
            ann.read_until("snapshot")
            assert ann.position["n"] == 0
            assert 0 < seat(ann, 1)["stand_in"] <= 1000 * AWAY
            play_fists(ann, 0)
            moves = [told["bot"] for told in ann.log if told["actor"] == 1]
        assert set(moves) == {True}
        points = ann.position["result"]["scores"][1]
        assert ann.position["stood_in"] == [{"seat": 1, "moves": len(moves), "points": points}]


def test_a_goodbye_survives_a_restart(tmp_path):
    database = tmp_path / "fives.sqlite"
    with Threaded(database, away=NEVER_SOON, bot_delay=60.0) as server, calls(server.url) as client:
        ann, bob = open_game(server, client, game="fists")
        bob.ask("leave")
        bob.close()
        ann.wait_for(lambda phone: seat(phone, 1)["left"])
    ann.close()
    with Threaded(database, away=NEVER_SOON) as server, Phone(server.url, ann.code, ann.token) as ann:
        ann.wait_for(lambda phone: phone.position and phone.position["n"] == 1)
        assert ann.log[0]["bot"]


def test_a_bot_replaces_an_absent_player_in_timed_games(hasty, caller):
    """The clock of a round is longer than the wait for who is gone, so that there is time left for the bot."""
    ann, bob = open_game(hasty, caller, game="fists", options={"hurry": True, "rounds": 2})
    with ann:
        bob.close()
        ann.wait_for(over)
        assert [told["actor"] for told in ann.log] == [1, -2, 1, -2]


def test_in_a_race_a_bot_searches_for_the_seat(hasty, caller):
    ann, bob = open_game(hasty, caller, game="find_fives")
    with ann:
        bob.close()
        while ann.position["n"] < 3:  # nature lays out two things first
            ann.read(timeout=60)  # it searches as long as a person might
        assert (ann.log[2]["actor"], ann.log[2]["bot"]) == (1, True)


def test_a_bot_finishes_the_game_for_an_absent_player(hasty, caller):
    ann, bob = open_game(hasty, caller)
    with ann:
        bob.close()
        ann.wait_for(lambda phone: seat(phone, 1)["stand_in"] is not None)
        while not over(ann):
            if 0 in ann.position["actors"]:
                play_out(ann, until=lambda position: position["result"] or 0 not in position["actors"])
            else:
                ann.read()
        assert {told["bot"] for told in ann.log if told["actor"] == 1} == {True}


def test_polling_counts_as_presence(tmp_path):
    with (
        Threaded(tmp_path / "fives.sqlite", away=AWAY, silence=0.5) as server,
        calls(server.url) as client,
    ):
        code, host = new_table(client, "mine", "open", game="fists")
        ann, bob = Poller(client, code, host), Poller(client, code, sit(client, code))
        for phone in (ann, bob):
            phone.ready()
        ann.wait_for(lambda phone: phone.position and seat(phone, 1)["stand_in"] is not None)
        ann.wait_for(lambda phone: phone.position["n"] == 1)
        assert ann.log[0]["bot"]
