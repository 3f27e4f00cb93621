"""Seats change hands: a locked table, a removed guest, a seat handed over or taken, a host who leaves."""

import pytest
from msgspec import convert, to_builtins
from server_thread import Threaded
from test_absence import play_fists, seat
from test_whole_game import open_game

from fives.core.records.record import Emblem, Newcomer, Player, Record
from fives.core.records.verify_record import verify
from phone import Phone, Poller, calls, new_seed, new_table, sit


def refusal(client, code, **wish):
    """Return the status and code with which a guest is refused."""
    answer = client.post(f"/api/tables/{code}/seats", json={"name": "Eve", **wish})
    return answer.status_code, answer.json().get("code")


@pytest.fixture
def patient(tmp_path):
    """A server whose bots never move by themselves within a test, and its client."""
    with (
        Threaded(tmp_path / "fives.sqlite", bot_delay=60.0, away=60.0, table_burst=99) as server,
        calls(server.url) as client,
    ):
        yield server, client


def test_nobody_sits_down_at_a_locked_table(server, client):
    code, host = new_table(client, "mine", "open")
    with Phone(server.url, code, host) as ann, Phone(server.url, code) as eve:
        assert ann.ask("lock", locked=True)["type"] == "accepted"
        eve.wait_for(lambda phone: phone.table and phone.table["locked"])
        assert refusal(client, code) == (403, "table_locked")
        assert code not in [table["code"] for table in client.get("/api/tables").json()]
        ann.ask("lock", locked=False)
        assert code in [table["code"] for table in client.get("/api/tables").json()]
        sit(client, code)


def test_only_the_host_locks_and_removes(server, client):
    ann, bob = open_game(server, client)
    with ann, bob:
        assert bob.ask("lock", locked=True)["code"] == "not_host"
        assert bob.ask("remove", seat=0)["code"] == "not_host"
        assert ann.ask("remove", seat=0)["code"] == "no_guest"
        assert ann.ask("remove", seat=7)["code"] == "no_such_seat"
        assert [each["host"] for each in ann.table["seats"]] == [True, False]


def test_a_guest_removed_before_the_match_watches_and_the_seat_is_free(server, client):
    code, host = new_table(client, "mine", "open", game="fists")
    with Phone(server.url, code, host) as ann, Phone(server.url, code, sit(client, code)) as bob:
        bob.wait_for(lambda phone: phone.you["seats"] == [1])
        ann.ask("remove", seat=1)
        bob.wait_for(lambda phone: phone.you["seats"] == [])
        assert bob.ask("ready", seed=new_seed())["code"] == "not_your_seat"
        ann.wait_for(lambda phone: seat(phone, 1)["kind"] == "open" and phone.table["watching"] == 1)
        sit(client, code, "Eve")


def test_a_guest_removed_during_the_match_sees_no_more_secrets_and_cannot_come_back(patient):
    server, client = patient
    ann, bob = open_game(server, client, game="fists")
    with ann, bob:
        bob.play(1, "3")
        bob.wait_for(lambda phone: phone.position["n"] == 1)
        ann.ask("remove", seat=1)
        bob.read_until("snapshot")
        assert bob.you == {"seats": [], "host": False}
        assert [hand["seat"] for hand in bob.position["hands"]] == [None]
        ann.wait_for(lambda phone: seat(phone, 1)["left"])
        assert (seat(ann, 1)["name"], seat(ann, 1)["stand_in"]) == ("Guest", 0)
        with Phone(server.url, bob.code, bob.token) as again:
            again.read_until("snapshot")
            assert again.you["seats"] == []
        assert ann.ask("remove", seat=1)["type"] == "accepted"  # twice is once


def test_a_removed_polling_guest_is_told(patient):
    server, client = patient
    code, host = new_table(client, "mine", "open", game="fists")
    ann, bob = Phone(server.url, code, host), Poller(client, code, sit(client, code))
    with ann:
        ann.ready()
        bob.ready()
        bob.wait_for(lambda phone: phone.position)
        ann.ask("remove", seat=1)
        bob.wait_for(lambda phone: phone.you["seats"] == [])
        assert [hand["seat"] for hand in bob.position["hands"]] == [None]


def test_a_seat_left_in_mid_game_is_taken_and_played_on(tmp_path):
    with (
        Threaded(tmp_path / "fives.sqlite", away=60.0) as server,
        calls(server.url) as client,
    ):
        ann, bob = open_game(server, client, game="fists", options={"rounds": 3})
        with ann:
            bob.close()
            ann.wait_for(lambda phone: not seat(phone, 1)["here"])
            assert refusal(client, ann.code) == (409, "already_started")  # who is just away keeps the seat
            with Phone(server.url, ann.code, bob.token) as back:
                back.ask("leave")
            ann.wait_for(lambda phone: phone.position["n"] == 1)  # a bot's fist
            eve = Phone(server.url, ann.code, sit(client, ann.code, "Eve"))
            with eve:
                eve.wait_for(lambda phone: phone.position)
                assert eve.you["seats"] == [1]
                ann.play(0, "3")
                eve.wait_for(lambda phone: phone.moves(1))
                assert eve.play(1, "2")["type"] == "accepted"
                ann.wait_for(lambda phone: phone.position["n"] == 3)
                assert [told["bot"] for told in ann.log] == [True, False, False]
                assert (seat(ann, 1)["name"], seat(ann, 1)["left"]) == ("Eve", False)
                with Phone(server.url, ann.code, bob.token) as late:
                    late.read_until("snapshot")
                    assert late.you["seats"] == []


def test_the_record_says_who_began_and_who_came_later(patient):
    server, client = patient
    ann, bob = open_game(server, client)
    with ann, bob:
        ann.play(0, "roll")
        bob.ask("leave")
        with Phone(server.url, ann.code, sit(client, ann.code, "Eve")) as eve:
            eve.wait_for(lambda phone: phone.position)
            eve.resign(1)
            record = convert(client.get(f"/api/tables/{ann.code}/record").json(), Record)
            cat, rabbit = Emblem("cat", "red"), Emblem("rabbit", "blue")
            assert record.players == (Player("", emblem=cat), Player("Guest", emblem=rabbit))
            assert record.newcomers == (Newcomer(2, 1, "Eve", 1, rabbit),)
            assert verify(record).problems == ()
            for phone in (ann, eve):  # the log of the match is theirs, whoever sits here later
                phone.wait_for(lambda phone: phone.table["phase"] == "over")
                assert phone.ask("leave")["type"] == "accepted"
                assert phone.table["players"] == to_builtins(list(record.players))
                assert phone.table["newcomers"] == to_builtins(list(record.newcomers))
            ann.wait_for(lambda phone: [each["kind"] for each in phone.table["seats"]] == ["open", "open"])
            assert len(ann.table["players"]) == 2


def test_a_finished_match_keeps_its_players_until_the_next(server, client):
    ann, bob = open_game(server, client)
    with ann, bob:
        ann.resign(0)
        bob.wait_for(lambda phone: phone.table["phase"] == "over")
        bob.ask("leave")
        with Phone(server.url, ann.code, sit(client, ann.code, "Eve")) as eve:
            eve.wait_for(lambda phone: phone.table)
            assert [each["name"] for each in eve.table["players"]] == ["", "Guest"]
            ann.ready()
            eve.ready()
            eve.wait_for(lambda phone: phone.table["epoch"] == 2)
            assert [each["name"] for each in eve.table["players"]] == ["", "Eve"]
            assert eve.table["newcomers"] == []
    code, _ = new_table(client, "mine", "open")
    assert client.get(f"/api/tables/{code}").json()["players"] == []


def test_a_seated_player_cannot_take_a_second_seat_in_mid_match(patient):
    server, client = patient
    code, host = new_table(client, "mine", "open", "open", game="fists")
    bob, cleo = sit(client, code), sit(client, code)
    phones = [Phone(server.url, code, token) for token in (host, bob, cleo)]
    for phone in phones:
        phone.ready()
    phones[2].ask("leave")
    taken = client.post(f"/api/tables/{code}/seats", json={"name": "Bob"}, headers={"Authorization": f"Bearer {bob}"})
    assert (taken.status_code, taken.json()["code"]) == (409, "already_seated")
    for phone in phones:
        phone.close()


@pytest.mark.parametrize("locked", [False, True])
def test_a_handover_link_works_once(patient, locked):
    server, client = patient
    ann, bob = open_game(server, client, game="fists")
    with ann, bob:
        ann.ask("lock", locked=locked)
        link = new_seed()
        assert bob.ask("hand_over", seat=0, heir=link)["code"] == "not_your_seat"
        assert bob.ask("hand_over", seat=1, heir=link)["type"] == "accepted"
        assert refusal(client, ann.code, heir=new_seed()) == (409, "link_used")
        answer = client.post(f"/api/tables/{ann.code}/seats", json={"name": "Eve", "heir": link}).json()
        assert answer["you"]["seats"] == [1]
        bob.read_until("snapshot")
        assert bob.you["seats"] == []
        assert refusal(client, ann.code, heir=link) == (409, "link_used")
        ann.wait_for(lambda phone: seat(phone, 1)["name"] == "Eve")
        with Phone(server.url, ann.code, answer["token"]) as eve:
            eve.wait_for(lambda phone: phone.position)
            assert eve.play(1, "2")["type"] == "accepted"


def test_a_handover_link_can_be_revoked(patient):
    server, client = patient
    ann, bob = open_game(server, client, game="fists")
    with ann, bob:
        link = new_seed()
        bob.ask("hand_over", seat=1, heir=link)
        bob.ask("hand_over", seat=1, heir=None)
        assert refusal(client, ann.code, heir=link) == (409, "link_used")


def test_the_link_of_a_seat_is_drawn_as_a_code(client):
    code, _ = new_table(client, "mine", "open")
    plain = client.get(f"/api/tables/{code}/qr.svg").text
    drawn = client.get(f"/api/tables/{code}/qr.svg", params={"heir": new_seed()}).text
    assert drawn.startswith("<svg")
    assert drawn != plain


def test_a_host_who_hands_over_the_last_seat_hands_over_the_table(patient):
    server, client = patient
    ann, bob = open_game(server, client, game="fists")
    with ann, bob:
        link = new_seed()
        ann.ask("hand_over", seat=0, heir=link)
        token = client.post(f"/api/tables/{ann.code}/seats", json={"name": "Eve", "heir": link}).json()["token"]
        with Phone(server.url, ann.code, token) as eve:
            eve.wait_for(lambda phone: phone.you["host"])
            assert ann.ask("lock", locked=True)["code"] == "not_host"


@pytest.mark.parametrize("playing", [False, True])
def test_when_the_host_leaves_the_next_person_is_host(patient, playing):
    server, client = patient
    code, host = new_table(client, "mine", "open", "bot:plain", game="fists")
    with Phone(server.url, code, host) as ann, Phone(server.url, code, sit(client, code)) as bob:
        if playing:
            ann.ready()
            bob.ready()
        ann.ask("leave")
        bob.wait_for(lambda phone: phone.you["host"])
        assert [each["host"] for each in bob.table["seats"]] == [False, True, False]
        with Phone(server.url, code, host) as ann:  # back, but a guest now
            ann.read_until("snapshot")
            assert not ann.you["host"]
            assert ann.you["seats"] == ([0] if playing else [])


def test_an_empty_table_makes_the_next_guest_its_host(server, client):
    code, host = new_table(client, "mine", "open")
    with Phone(server.url, code, host) as ann:
        ann.ask("leave")
    with Phone(server.url, code, sit(client, code, "Eve")) as eve:
        eve.wait_for(lambda phone: phone.you["host"])


def test_a_lock_and_a_handover_link_survive_a_restart(tmp_path):
    database = tmp_path / "fives.sqlite"
    link = new_seed()
    with Threaded(database, away=60.0) as server, calls(server.url) as client:
        ann, bob = open_game(server, client, game="fists")
        with ann, bob:
            ann.ask("lock", locked=True)
            bob.ask("hand_over", seat=1, heir=link)
    with Threaded(database, away=60.0) as server, calls(server.url) as client:
        assert refusal(client, ann.code) == (403, "table_locked")
        answer = client.post(f"/api/tables/{ann.code}/seats", json={"name": "Eve", "heir": link})
        assert answer.status_code == 201


def test_a_later_player_finishes_the_game(patient):
    server, client = patient
    ann, bob = open_game(server, client, game="fists", options={"rounds": 1})
    with ann:
        bob.ask("leave")
        bob.close()
        with Phone(server.url, ann.code, sit(client, ann.code, "Eve")) as eve:
            eve.wait_for(lambda phone: phone.position)
            ann.play(0, "1")
            play_fists(eve, 1)
            eve.wait_for(lambda phone: phone.table["phase"] == "over")
            assert (seat(eve, 1)["kind"], seat(eve, 1)["name"]) == ("person", "Eve")
