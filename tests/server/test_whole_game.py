"""Whole games over real sockets: two phones, one device, a spectator, long poll, rematches."""

import pytest
from msgspec import convert
from server_thread import PATIENT, Threaded

from fives.core.catalogue import find_game, games
from fives.core.options import choices
from fives.core.records.record import Record
from fives.core.records.verify_record import verify
from phone import Phone, Poller, calls, new_table, play_out, sit


def open_game(server, client, *seats, **more):
    """Return two phones in a running game."""
    code, host = new_table(client, "mine", "open", **more)
    guest = sit(client, code)
    ann, bob = Phone(server.url, code, host), Phone(server.url, code, guest)
    ann.ready()
    bob.ready()
    for phone in (ann, bob):
        phone.wait_for(lambda phone: phone.position)
    return ann, bob


def test_two_phones_play_a_whole_game(server, client):
    ann, bob = open_game(server, client)
    with ann, bob:
        play_out(ann, bob)
        assert ann.log == bob.log
        assert [told["n"] for told in ann.log] == list(range(1, len(ann.log) + 1))
        assert max(ann.position["result"]["scores"]) == 5
        ann.wait_for(lambda phone: phone.table["phase"] == "over")


def test_torris_is_played_to_the_end_with_the_whole_gap_closed(server, client):
    """TO4R, option `closing`: both phones are told the same, and the record says the option and is verified."""
    options = {"closing": "whole_gap"}
    ann, bob = open_game(server, client, game="torris", options=options)
    with ann, bob:
        play_out(ann, bob, seed=1)
        assert ann.log == bob.log
        closed = [each["params"] for told in ann.log for each in told["happened"] if each["key"] == "torris-closed"]
        assert closed
        assert sum(ann.position["result"]["scores"]) == 32
        record = convert(client.get(f"/api/tables/{ann.code}/record").json(), Record)
        assert record.options == options
        found = verify(record)
        assert (found.sealed, found.problems) == (True, ())


@pytest.mark.parametrize(
    ("game", "options"),
    [("tug", {"choose": "each_beginning"}), ("tug", {"choose": "each_beginning", "variation": 1, "full_house": True})],
)
def test_a_whole_game_with_another_option(server, client, game, options):
    ann, bob = open_game(server, client, game=game, options=options)
    with ann, bob:
        play_out(ann, bob)
        assert ann.log == bob.log
        record = convert(client.get(f"/api/tables/{ann.code}/record").json(), Record)
        assert {name: record.options[name] for name in options} == options
        assert verify(record).problems == ()


def test_a_tug_player_chooses_a_goal_before_every_point(server, client):
    ann, bob = open_game(server, client, options={"choose": "each_beginning"})
    with ann, bob:
        play_out(ann, bob)
        keys = [happening["key"] for told in ann.log for happening in told["happened"]]
        assert keys.count("tug-chose") == keys.count("tug-scored") >= 5


def test_accepted_is_sent_before_the_news(server, client):
    ann, bob = open_game(server, client)
    with ann, bob:
        ann.play(0, "roll")
        ann.wait_for(lambda phone: phone.position["n"] == 2)
        assert [message["type"] for message in ann.inbox][-2:] == ["accepted", "news"]


def test_the_record_of_a_whole_game_is_verified(server, client):
    ann, bob = open_game(server, client)
    with ann, bob:
        promised = ann.table["commitment"]
        running = client.get(f"/api/tables/{ann.code}/record").json()
        assert "secret" not in running
        play_out(ann, bob)
        record = convert(client.get(f"/api/tables/{ann.code}/record").json(), Record)
        found = verify(record)
        assert record.commitment == promised
        assert found.sealed
        assert found.problems == ()


def test_one_device_holds_both_seats(server, client):
    code, host = new_table(client, "mine", "mine")
    with Phone(server.url, code, host) as phone:
        phone.ready()
        phone.wait_for(lambda phone: phone.position)
        assert [hand["seat"] for hand in phone.position["hands"]] == [0, 1]
        play_out(phone)


def test_a_spectator_sees_the_game_and_may_do_nothing(server, client):
    ann, bob = open_game(server, client)
    with ann, bob, Phone(server.url, ann.code) as eve:
        eve.wait_for(lambda eve: eve.position)
        assert eve.you == {"seats": [], "host": False}
        assert eve.position["hands"][0]["seat"] is None
        ann.wait_for(lambda ann: ann.table["watching"] == 1)
        for answer in (eve.play(0, "roll"), eve.ready(), eve.ask("leave")):
            assert (answer["type"], answer["code"]) == ("refused", "not_your_seat")
        ann.play(0, "roll")
        eve.wait_for(lambda eve: eve.position["n"] == 2)


def test_a_game_by_long_poll(server, client):
    code, host = new_table(client, "mine", "open")
    ann = Poller(client, code, host)
    bob = Poller(client, code, sit(client, code))
    ann.ready()
    bob.ready()
    for poller in (ann, bob):
        poller.wait_for(lambda poller: poller.position)
    assert all(seat["here"] for seat in bob.table["seats"])
    play_out(ann, bob)
    ann.wait_for(lambda poller: poller.table["phase"] == "over")
    bob.wait_for(lambda poller: poller.position["result"])
    assert ann.log == bob.log


def test_a_phone_and_a_poller_share_a_table(server, client):
    code, host = new_table(client, "mine", "open")
    bob = Poller(client, code, sit(client, code))
    with Phone(server.url, code, host) as ann:
        ann.ready()
        bob.ready()
        ann.wait_for(lambda phone: phone.position)
        bob.wait_for(lambda poller: poller.position)
        play_out(ann, bob)


def test_a_rematch_passes_the_start_to_the_next_seat(server, client):
    ann, bob = open_game(server, client, options={"start": "host"}, first=1)
    with ann, bob:
        promise = ann.table["commitment"]
        assert ann.position["actors"] == [1]
        play_out(ann, bob)
        ann.wait_for(lambda phone: phone.table["phase"] == "over")
        assert ann.table["commitment"] != promise
        ann.ready()
        ann.wait_for(lambda phone: phone.table["seats"][0]["ready"])
        assert ann.table["phase"] == "over"
        bob.ready()
        ann.wait_for(lambda phone: phone.position["epoch"] == 2)
        assert ann.position["actors"] == [0]
        assert ann.log == []
        first = client.get(f"/api/tables/{ann.code}/record", params={"epoch": 1}).json()
        second = client.get(f"/api/tables/{ann.code}/record").json()
        assert (first["epoch"], bool(first["secret"]), second["epoch"]) == (1, True, 2)


def test_the_winner_begins_the_rematch_if_the_table_wants_that(server, client):
    ann, bob = open_game(server, client, options={"start": "winner"})
    with ann, bob:
        play_out(ann, bob, until=lambda position: position["n"] > 10)
        bob.wait_for(lambda phone: phone.position["n"] == ann.position["n"])
        assert bob.resign(1)["type"] == "accepted"
        ann.wait_for(lambda phone: phone.position["result"])
        assert ann.position["result"]["ranks"] == [1, 2]
        assert ann.log[-1]["happened"][0]["key"] == "resigned"
        ann.ready()
        bob.ready()
        ann.wait_for(lambda phone: phone.position["epoch"] == 2)
        assert ann.position["actors"] == [0]
        assert ann.moves(0) == ["five", "three"]


def test_the_start_of_every_game_is_rolled_for_if_the_table_wants_that(server, client):
    """G1R: `roll` passes the start on, `roll_always` rolls again."""
    ann, bob = open_game(server, client, options={"start": "roll_always"})
    with ann, bob:
        assert ann.moves(0) == ["roll"]
        assert bob.resign(1)["type"] == "accepted"
        ann.ready()
        bob.ready()
        ann.wait_for(lambda phone: phone.position["epoch"] == 2)
        assert ann.moves(0) == ["roll"]


BOTH = [id for id, game in games().items() if any("both" in choice.values for choice in choices(game))]


@pytest.mark.slow
@pytest.mark.parametrize("game", BOTH)
def test_a_whole_game_of_both_variations_at_once(tmp_path, game):
    """G7R."""
    with Threaded(tmp_path / "fives.sqlite", games=games(), message_burst=9999) as server, calls(server.url) as client:
        ann, bob = open_game(server, client, game=game, options={"variation": "both"})
        with ann, bob:
            play_out(ann, bob)
            record = convert(client.get(f"/api/tables/{ann.code}/record").json(), Record)
    assert record.options["variation"] == "both"
    found = verify(record)
    assert (found.problems, found.sealed, found.result) == ((), True, record.result)


def start_of(answer):
    """Return how the new table of an answer finds out who begins."""
    return answer.json()["table"]["options"]["start"]


def test_one_person_against_bots_begins_by_lot(client):
    """G1R: unless the host chose otherwise; several people roll."""
    person, guest, bot = {"kind": "mine"}, {"kind": "open"}, {"kind": "bot", "level": "casual"}

    def laid(*seats, game="tug", **more):
        return start_of(client.post("/api/tables", json={"game": game, "seats": seats, **more}))

    assert laid(person, bot) == laid(guest, bot) == laid(bot, person) == "lot"
    assert laid(person, bot, bot, bot, game="hi_low") == "lot"
    assert laid(person, bot, options={"start": "roll"}) == "roll"
    assert laid(person, guest) == laid(person, person) == laid(bot, bot) == "roll"
    assert laid(person, guest, bot, bot, game="hi_low") == "roll"


def test_the_next_game_of_one_person_against_bots_begins_by_lot_too(client):
    """G1R."""
    code, host = new_table(client, "mine", "bot:casual", game="torris")
    held = {"authorization": f"Bearer {host}"}
    assert start_of(client.post(f"/api/tables/{code}/next", json={"game": "tug"}, headers=held)) == "lot"
    code, host = new_table(client, "mine", "open", game="torris")
    held = {"authorization": f"Bearer {host}"}
    assert start_of(client.post(f"/api/tables/{code}/next", json={"game": "tug"}, headers=held)) == "roll"


def test_a_move_inside_the_own_turn_can_be_taken_back(server, client):
    ann, bob = open_game(server, client, options={"start": "host"})
    with ann, bob:
        ann.play(0, "five")
        ann.wait_for(lambda phone: phone.position["n"] == 1)
        assert ann.position["hands"][0]["undo"]
        bob.wait_for(lambda phone: phone.position["n"] == 1)
        assert not bob.position["hands"][0]["undo"]
        assert bob.undo(1)["code"] == "illegal_move"
        ann.undo(0)
        bob.wait_for(lambda phone: phone.position["n"] == 2)
        assert bob.log[-1]["happened"] == [{"key": "undone", "params": {"seat": 0}}]
        ann.wait_for(lambda phone: phone.position["n"] == 2)
        assert ann.moves(0) == ["five", "three"]


def test_a_lot_is_drawn_before_anyone_acts(server, client):
    ann, bob = open_game(server, client, options={"start": "lot"})
    with ann, bob:
        assert ann.position["n"] == 1
        assert ann.log[0]["happened"][0]["key"] == "lot-fell"


@pytest.mark.slow
@pytest.mark.parametrize("variation", [2, "both"])
def test_a_whole_game_of_detective_in_which_only_a_second_roll_must_be_recorded(tmp_path, variation):
    """DE-V2R: every move and the end by circles, or by thirty turns without a record, go over the sockets."""
    options = {"variation": variation, "record": "after_reroll"}
    shelf = {"detective": find_game("detective")}
    with Threaded(tmp_path / "fives.sqlite", games=shelf, **PATIENT) as server, calls(server.url) as client:
        ann, bob = open_game(server, client, game="detective", options=options)
        with ann, bob:
            play_out(ann, bob)
            record = convert(client.get(f"/api/tables/{ann.code}/record").json(), Record)
    assert {name: record.options[name] for name in options} == options
    found = verify(record)
    assert (found.problems, found.sealed, found.result) == ((), True, record.result)
