"""The waiting room: seats are added and taken away, guests find room, and a match begins for all at once."""

import msgspec
import pytest
from server_thread import Threaded

from fives.core.catalogue import find_game
from fives.core.refusal import BadSeats
from fives.table import state as state_module
from fives.table.apply_command import apply_command, new_table
from fives.table.http_bodies import NewSeat, NewTable, SitDown
from fives.table.messages import AddSeat, ChangeSeat, Leave, Lock, Play, Ready, RemoveSeat, Seating, Start
from fives.table.refusals import Denied
from fives.table.seats.seating import sit_down
from fives.table.seats.tokens import holder_of
from fives.table.state import with_what_follows
from fives.table.storage.save_and_restore import change_to, restore
from fives.table.storage.saved_types import SavedTable
from fives.table.views import Room, open_table, table_info
from phone import Phone, calls, new_seed, sit

EMPTY = Room(frozenset(), 0, {}, None)
HOST = holder_of("host")
AT = 1_000_000


@pytest.fixture(autouse=True)
def countdown(monkeypatch):
    """All that is pure here counts down."""
    monkeypatch.setattr(state_module, "COUNTDOWN", 3_000)


def lay(game="find_fives", seats=2, grows=True, **wish):
    """Return the table of a host, with the other seats free."""
    wanted = NewTable(
        game, (NewSeat("mine", "Mama"), *(NewSeat("open") for _ in range(seats - 1))), grows=grows, **wish
    )
    return brings(new_table("BCDFG", find_game(game), wanted, HOST, AT), HOST)


def brings(state, holder, at=AT, waits=True):
    """Return the table after a device has brought its seed, or its person has said that they are ready."""
    return apply_command(state, holder, Ready("r", new_seed(), waits), at)


def joins(state, name, at=AT):
    """Return the table after a guest has come."""
    holder = holder_of(name)
    return brings(sit_down(state, SitDown(name), holder)[0], holder, at)


def started(state, at=AT):
    return apply_command(state, HOST, Start("s"), at)


def names(state):
    return [chair.name for chair in state.data.chairs]


def test_guests_of_a_growing_table_find_room_up_to_the_most_of_the_game():
    state = lay()
    for name in ("Papa", "Lena", "Ole"):
        assert state.room > 0
        state = joins(state, name)
        assert not state.playing
    assert names(state) == ["Mama", "Papa", "Lena", "Ole"]
    assert state.room == 0
    with pytest.raises(Denied, match="table full"):
        joins(state, "Eve")


def test_a_locked_table_does_not_grow():
    state = apply_command(joins(lay(), "Papa"), HOST, Lock("l", True), AT)
    with pytest.raises(Denied, match="table locked"):
        joins(state, "Lena")


def test_a_table_for_a_number_does_not_grow():
    state = joins(lay(seats=3, grows=False), "Papa")
    assert open_table(state).free == 1
    with pytest.raises(Denied, match="table full"):
        joins(joins(state, "Lena"), "Ole")


def test_with_two_seats_it_begins_when_the_second_person_sits_down():
    assert joins(lay("tug", grows=False), "Papa").playing
    assert joins(lay("tug"), "Papa").playing  # a game for two cannot grow


def test_a_growing_table_begins_when_the_host_says_so():
    state = started(joins(lay("detective"), "Papa"))
    assert state.playing
    assert state.data.begins is None  # two seats, no clock: at once


def test_a_table_of_three_begins_when_all_are_ready():
    state = joins(joins(lay("detective", seats=3, grows=False), "Papa"), "Lena")
    for holder in (HOST, holder_of("Papa")):
        state = brings(state, holder, waits=False)
        assert state.data.begins is None
    state = brings(state, holder_of("Lena"), waits=False)
    assert state.data.begins == AT + 3_000
    assert not with_what_follows(state, AT + 2_999).playing
    assert with_what_follows(state, AT + 3_000).playing


def test_people_on_one_device_need_not_say_that_they_are_ready():
    wanted = NewTable("detective", tuple(NewSeat("mine", name) for name in ("Ann", "Ben", "Cem")))
    state = new_table("BCDFG", find_game("detective"), wanted, HOST, AT)
    assert brings(state, HOST).playing


def test_an_older_device_that_knows_no_waiting_is_ready_with_its_seed():
    state = lay("detective", seats=3, grows=False)
    ready = msgspec.json.decode(b'{"type":"ready","id":"1","seed":"%s"}' % new_seed().encode(), type=Ready)
    assert not ready.waits
    assert apply_command(state, HOST, ready, AT).data.chairs[0].waits is False


def test_a_race_lies_its_dice_only_after_the_countdown():
    state = started(joins(lay(), "Papa"))
    info = table_info(state, EMPTY, "", AT + 800)
    assert (info.begins, info.phase, state.match) == (2_200, "gathering", None)
    with pytest.raises(Denied, match="not started"):
        apply_command(state, HOST, Play("p", 0, "done", 0, 0), AT + 800)
    begun = with_what_follows(state, AT + 3_010)
    assert begun.header.at == AT + 3_010
    assert begun.data.begins is None


def test_a_guest_who_comes_during_the_countdown_stops_it_and_is_not_left_outside():
    state = started(joins(lay(), "Papa"))
    late = joins(state, "Lena", AT + 2_000)
    assert late.data.begins is None
    assert not with_what_follows(late, AT + 9_000).playing
    assert started(late, AT + 9_000).data.begins == AT + 12_000


def test_a_guest_who_leaves_during_the_countdown_stops_it():
    state = started(joins(joins(lay(), "Papa"), "Lena"))
    gone = apply_command(state, holder_of("Lena"), Leave("l"), AT + 10)
    assert gone.data.begins is None
    assert not gone.playing


def test_a_countdown_survives_a_restart():
    state = started(joins(lay(), "Papa"))
    change = change_to(state, None, AT)
    assert change.running  # so that it is loaded after the restart
    again = restore(state.code, find_game, SavedTable(change.table, 0, None, (), 1))
    assert again.data == state.data
    assert with_what_follows(again, AT + 60_000).playing


def test_a_table_of_1_0_0_has_no_countdown_and_does_not_grow():
    state = lay("tug", grows=False)
    data = msgspec.to_builtins(state.data)
    for key in ("grows", "begins"):
        del data[key]
    data["chairs"] = [{k: v for k, v in chair.items() if k != "waits"} for chair in data["chairs"]]
    saved = SavedTable(msgspec.json.encode(data), 0, None, (), 1)
    old = restore(state.code, find_game, saved)
    assert (old.data.grows, old.data.begins, old.asks) == (False, None, False)


def test_the_host_adds_and_takes_away_seats_within_what_the_game_allows():
    state = lay("shell_game", grows=False)
    for _ in range(2):
        state = apply_command(state, HOST, AddSeat("a"), AT)
    assert len(state.data.chairs) == 4
    with pytest.raises(Denied, match="most seats"):
        apply_command(state, HOST, AddSeat("a"), AT)
    for _ in range(2):
        state = apply_command(state, HOST, RemoveSeat("r", 1), AT)
    with pytest.raises(Denied, match="fewest seats"):
        apply_command(state, HOST, RemoveSeat("r", 1), AT)
    with pytest.raises(Denied, match="seat taken"):
        apply_command(state, HOST, RemoveSeat("r", 0), AT)


def test_a_bot_can_have_the_seat_that_is_added():
    state = apply_command(lay("number_poker", grows=False), HOST, AddSeat("a", "casual"), AT)
    assert [chair.kind for chair in state.data.chairs] == ["person", "open", "bot"]


def test_options_decide_how_many_seats_there_can_be():
    assert lay("dominoes").counts == (2,)
    assert lay("dominoes", options={"variation": 2}).counts == (2, 3, 4)
    with pytest.raises(Denied, match="most seats"):
        apply_command(lay("dominoes"), HOST, AddSeat("a"), AT)


def test_hi_low_grows_by_a_team():
    """Two, or two teams of two: never three."""
    state = joins(joins(lay("hi_low"), "Papa"), "Lena")
    assert [chair.kind for chair in state.data.chairs] == ["person", "person", "person", "open"]
    with pytest.raises(BadSeats):
        started(state)
    with pytest.raises(Denied, match="fewest seats"):
        apply_command(state, HOST, RemoveSeat("r", 3), AT)
    state = apply_command(state, HOST, Seating("b", 3, "casual"), AT)
    assert started(state).data.begins is not None


def test_a_player_chooses_a_partner_by_another_seat():
    state = joins(joins(lay("hi_low"), "Papa"), "Lena")  # Mama and Lena sit opposite
    lena = holder_of("Lena")
    with pytest.raises(Denied, match="seat taken"):
        apply_command(state, lena, ChangeSeat("c", 2, 1), AT)
    with pytest.raises(Denied, match="not your seat"):
        apply_command(state, lena, ChangeSeat("c", 1, 3), AT)
    moved = apply_command(state, lena, ChangeSeat("c", 2, 3), AT)
    assert names(moved) == ["Mama", "Papa", "", "Lena"]
    assert moved.seats_of(lena) == (3,)
    swapped = apply_command(joins(moved, "Ole"), HOST, ChangeSeat("c", 0, 1), AT)
    assert names(swapped) == ["Papa", "Mama", "Ole", "Lena"]  # Mama and Lena again


def test_the_seat_that_begins_keeps_its_person_when_a_seat_is_taken_away():
    state = joins(lay("detective", seats=4, grows=False, options={"start": "host"}, first=2), "Papa")
    state = apply_command(state, HOST, ChangeSeat("c", 1, 2), AT)  # Papa begins
    assert apply_command(state, HOST, RemoveSeat("r", 1), AT).data.first == 1


def test_only_the_host_changes_seats_and_starts_and_only_before_the_match():
    state = joins(joins(lay(), "Papa"), "Lena")
    for command in (AddSeat("a"), RemoveSeat("r", 1), Start("s")):
        with pytest.raises(Denied, match="not host"):
            apply_command(state, holder_of("Papa"), command, AT)
    begun = with_what_follows(started(state), AT + 5_000)
    for command in (AddSeat("a"), RemoveSeat("r", 1), ChangeSeat("c", 0, 1), Start("s")):
        with pytest.raises(Denied, match="already started"):
            apply_command(begun, HOST, command, AT + 6_000)


def test_a_host_alone_cannot_start():
    with pytest.raises(Denied, match="nobody joined"):
        started(lay())


def test_a_started_match_awaits_the_seed_of_a_device_that_has_just_come():
    silent = started(sit_down(lay(), SitDown("Papa"), holder_of("Papa"))[0])
    assert silent.data.begins is None
    assert brings(silent, holder_of("Papa"), AT + 50).data.begins == AT + 3_050


def test_tables_with_the_same_dice_keep_their_seats():
    state = lay("detective")
    beside = msgspec.structs.replace(state.data, beside=("BCDFG", "BCDFH"))
    assert msgspec.structs.replace(state, data=beside).counts == (2,)


def test_all_screens_are_told_the_same_beginning(tmp_path):
    with Threaded(tmp_path / "fives.sqlite", countdown=400, table_burst=99) as server, calls(server.url) as client:
        seats = [{"kind": "mine", "name": "Ann"}, {"kind": "open"}]
        seated = client.post("/api/tables", json={"game": "find_fives", "seats": seats, "grows": True}).json()
        code, host = seated["table"]["code"], seated["token"]
        with (
            Phone(server.url, code, host) as ann,
            Phone(server.url, code, sit(client, code)) as bob,
            Phone(server.url, code, sit(client, code, "Cem")) as cem,
            Phone(server.url, code) as screen,
        ):
            for each in (ann, bob, cem):
                assert each.ask("ready", seed=new_seed(), waits=True)["type"] == "accepted"
            assert ann.ask("start")["type"] == "accepted"
            for each in (ann, bob, cem, screen):
                each.wait_for(lambda phone: phone.table and phone.table["begins"] is not None)
                assert 0 < each.table["begins"] <= 400
                assert each.position is None
            for each in (ann, bob, cem, screen):
                each.wait_for(lambda phone: phone.position is not None)
                assert each.table["begins"] is None
