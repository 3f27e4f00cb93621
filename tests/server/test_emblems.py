"""Emblems: everybody at a table has an animal and a colour of their own, from joining to the record."""

import json
import re
import shutil
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace
from server_thread import PATIENT, Threaded

from fives.core.catalogue import find_game
from fives.core.records.record import Emblem, Newcomer, Player, Record, read_record, write_record
from fives.core.refusal import BadRecord
from fives.table.apply_command import apply_command, new_table
from fives.table.http_bodies import NewSeat, NewTable, NextGame, SitDown, WantedEmblem
from fives.table.messages import AddSeat, Leave, Ready, RemoveSeat, Seating
from fives.table.next_table import new_next_table
from fives.table.seats.emblems import ANIMALS, COLOURS, ROBOTS, with_all_emblems
from fives.table.seats.seating import sit_down
from fives.table.seats.tokens import holder_of
from fives.table.storage.record_files import record_of, without_name
from fives.table.storage.save_and_restore import change_to, read_data, restore
from fives.table.storage.saved_types import SavedTable
from fives.table.views import Room, table_info
from phone import Phone, new_seed

ROOT = Path(__file__).parents[2]
OLD = ROOT / "tests/files_of_1_0_0"
EMPTY = Room(frozenset(), 0, {}, None)
HOST = holder_of("host")
AT = 1_000_000


def lay(*seats, game="find_fives", **wish):
    """Return a table with these seats: an emblem is one of mine, a level a bot's, None is open."""
    wanted = tuple(
        NewSeat("mine", emblem=seat)
        if isinstance(seat, WantedEmblem)
        else NewSeat("bot", level=seat)
        if seat
        else NewSeat("open")
        for seat in seats
    )
    return new_table("BCDFG", find_game(game), NewTable(game, wanted, **wish), HOST, AT)


def joins(state, name, emblem=None):
    return sit_down(state, SitDown(name, emblem=emblem), holder_of(name))[0]


def does(state, command, holder=HOST):
    return apply_command(state, holder, command, AT)


def emblems(state):
    """Return the emblems as everybody is told them: `cat red`."""
    seats = table_info(state, EMPTY, "", AT).seats
    return [f"{seat.emblem.animal} {seat.emblem.colour}" if seat.emblem else None for seat in seats]


def test_everybody_gets_what_they_chose():
    state = lay(WantedEmblem("whale", "green"), None, None)
    state = joins(state, "Papa", WantedEmblem("cat", "gold"))
    assert emblems(state) == ["whale green", "cat gold", None]


def test_who_comes_later_gets_the_next_animal_and_colour_that_nobody_has():
    state = lay(WantedEmblem("cat", "red"), None, None, None)
    state = joins(state, "Papa", WantedEmblem("cat", "blue"))
    state = joins(state, "Lena", WantedEmblem("cat", "red"))
    assert emblems(state)[:3] == ["cat red", "rabbit blue", "bear gold"]


def test_the_list_goes_round():
    state = lay(WantedEmblem("camel", "pink"), None)
    assert emblems(joins(state, "Papa", WantedEmblem("camel", "pink"))) == ["camel pink", "cat red"]


def test_two_children_on_one_device_are_told_apart():
    state = lay(WantedEmblem("frog", "green"), WantedEmblem("frog", "green"), game="tug")
    assert emblems(state) == ["frog green", "turtle pink"]


def test_who_chose_nothing_gets_what_is_usual_for_the_seat():
    state = lay(WantedEmblem("rabbit", "blue"), None, None)
    assert emblems(joins(joins(state, "Papa"), "Lena"))[1:] == ["bear gold", "octopus purple"]


def test_the_seat_number_does_not_matter_but_who_sat_down_first():
    state = joins(joins(lay(None, None, None), "Papa"), "Lena", WantedEmblem("frog", "green"))
    state = does(state, Leave("l"), holder_of("Papa"))
    state = joins(state, "Mama", WantedEmblem("frog", "green"))
    assert emblems(state) == ["turtle pink", "frog green", None]


def test_each_bot_has_a_robot_of_its_own():
    state = lay(WantedEmblem("cat", "red"), "beginner", "beginner", "casual")
    assert emblems(state) == ["cat red", "robot2 blue", "robot3 gold", "robot4 purple"]


def test_before_a_match_a_bot_gives_its_colour_to_a_person():
    state = lay(WantedEmblem("cat", "red"), "beginner", None)
    state = joins(state, "Papa", WantedEmblem("whale", "blue"))
    assert emblems(state) == ["cat red", "robot2 gold", "whale blue"]


def test_seats_that_come_and_go_in_the_waiting_room_change_nobody_else():
    state = joins(lay(WantedEmblem("cat", "red"), None), "Papa", WantedEmblem("whale", "gold"))
    more = does(does(state, AddSeat("a", "casual")), AddSeat("b"))
    assert emblems(more) == ["cat red", "whale gold", "robot3 purple", None]
    assert emblems(does(does(more, Seating("c", 2, None)), RemoveSeat("d", 2))) == ["cat red", "whale gold", None]


def test_during_a_match_only_the_newcomer_changes():
    state = joins(lay(WantedEmblem("cat", "red"), None, "casual"), "Papa", WantedEmblem("fish", "green"))
    for holder in (HOST, holder_of("Papa")):
        state = does(state, Ready("r", new_seed()), holder)
    began = apply_command(state, HOST, Ready("r", new_seed()), state.data.begins) if state.data.begins else state
    assert began.playing
    assert [player.emblem.animal for player in began.header.players] == ["cat", "fish", "robot3"]
    left = does(began, Leave("l"), holder_of("Papa"))
    assert emblems(left) == emblems(began)
    gold = joins(left, "Lena", WantedEmblem("cat", "gold"))  # the bot's colour
    assert emblems(gold) == ["cat red", "rabbit purple", "robot3 gold"]
    assert gold.data.newcomers[-1] == Newcomer(gold.n, 1, "Lena", 1, Emblem("rabbit", "purple"))
    assert emblems(joins(left, "Omar"))[1] == "fish green"  # the seat's, if nothing was chosen


def test_the_next_game_keeps_everybodys():
    state = joins(lay(WantedEmblem("cat", "gold"), None, game="tug"), "Papa", WantedEmblem("camel", "red"))
    after = new_next_table("BCDFH", find_game("find_fives"), NextGame("find_fives"), state, AT)
    assert emblems(after)[:2] == ["cat gold", "camel red"]


def test_seven_seats_may_share_colours_but_no_animals():
    chairs = lay(*[WantedEmblem("cat", "red")] * 6, game="detective").data.chairs
    seven = with_all_emblems((*chairs, replace(chairs[0], emblem=None)))
    assert len({chair.emblem.animal for chair in seven}) == 7
    assert {chair.emblem.colour for chair in seven} == set(COLOURS)


def test_it_is_saved_with_the_table_and_in_the_record():
    state = joins(lay(WantedEmblem("cat", "gold"), None, game="tug"), "Papa", WantedEmblem("camel", "red"))
    for holder in (HOST, holder_of("Papa")):
        state = does(state, Ready("r", new_seed()), holder)
    change = change_to(state, None, AT)
    loaded = restore(state.code, find_game, SavedTable(change.table, 1, None, (), 1)).data
    assert loaded.chairs == state.data.chairs
    record = read_record(write_record(record_of(state, 1, state.match.log)))
    assert [player.emblem for player in record.players] == [Emblem("cat", "gold"), Emblem("camel", "red")]
    _, header = without_name(state, state.header, 1, 1)
    assert header.players == (record.players[0], Player(""))


def test_a_table_of_1_0_0_has_emblems_once_somebody_looks():
    state = lay(WantedEmblem("cat", "red"), None, "casual", game="find_fives")
    old = json.loads(msgspec.json.encode(state.data))
    for chair in old["chairs"]:
        chair.pop("emblem", None)
    without = state.with_data(chairs=read_data(json.dumps(old).encode()).chairs)
    assert [chair.emblem for chair in without.data.chairs] == [None, None, None]
    assert emblems(without) == ["cat red", None, "robot3 gold"]
    came = joins(without, "Papa", WantedEmblem("cat", "red"))
    assert emblems(came) == ["cat red", "rabbit blue", "robot3 gold"]


def test_a_running_match_of_1_0_0_has_emblems(tmp_path):
    shutil.copy(OLD / "fives.sqlite", tmp_path / "fives.sqlite")
    known = json.loads((OLD / "running.json").read_text())
    with (
        Threaded(tmp_path / "fives.sqlite", **PATIENT) as server,
        Phone(server.url, known["code"], known["tokens"][0]) as ann,
    ):
        ann.read_until("snapshot")
        assert [seat["emblem"] for seat in ann.table["seats"]] == [
            {"animal": "cat", "colour": "red"},
            {"animal": "rabbit", "colour": "blue"},
        ]
        assert all("emblem" not in player for player in ann.table["players"])


def test_a_record_may_name_an_emblem_of_a_later_fives_but_no_words():
    record = json.loads((OLD / "records.json").read_text())
    old = json.dumps(next(iter(record.values())))
    assert all(player.emblem is None for player in read_record(old.encode()).players)
    later = msgspec.json.decode(old, type=Record)
    emblem = Emblem("unicorn", "silver")
    players = (replace(later.players[0], emblem=emblem), *later.players[1:])
    assert read_record(write_record(replace(later, players=players))).players[0].emblem == emblem
    players = (replace(later.players[0], emblem=Emblem("<b>", "x y")), *later.players[1:])
    with pytest.raises(BadRecord, match="emblem"):
        read_record(write_record(replace(later, players=players)))


def test_it_travels_with_the_seat(server, client):
    body = {
        "game": "tug",
        "seats": [{"kind": "mine", "name": "Mama", "emblem": {"animal": "frog", "colour": "pink"}}, {"kind": "open"}],
    }
    made = client.post("/api/tables", json=body).json()
    code, frog = made["table"]["code"], {"animal": "frog", "colour": "pink"}
    assert [seat["emblem"] for seat in made["table"]["seats"]] == [frog, None]
    assert [seat["emblem"] for seat in client.get(f"/api/tables/{code}").json()["seats"]] == [frog, None]
    wish = {"name": "Papa", "emblem": {"animal": "frog", "colour": "blue"}}
    token = client.post(f"/api/tables/{code}/seats", json=wish).json()["token"]
    turtle = {"animal": "turtle", "colour": "blue"}
    with Phone(server.url, code, made["token"]) as ann, Phone(server.url, code, token) as bob:
        ann.wait_for(lambda phone: phone.table and phone.table["seats"][1]["emblem"] == turtle)
        ann.ready()
        bob.ready()
        bob.wait_for(lambda phone: phone.position)
        assert [player["emblem"] for player in bob.table["players"]] == [frog, turtle]
        bob.resign(1)
        record = client.get(f"/api/tables/{code}/record").json()
    assert [player["emblem"] for player in record["players"]] == [frog, turtle]
    opened = client.post("/api/records", json=record).json()
    assert [seat["emblem"] for seat in opened["table"]["seats"]] == [frog, turtle]


@pytest.mark.parametrize(
    "emblem",
    [
        {"animal": "unicorn", "colour": "red"},
        {"animal": "robot1", "colour": "red"},
        {"animal": "cat", "colour": "#ff0000"},
        {"animal": "cat"},
        {"animal": 3, "colour": "red"},
        {"animal": "cat", "colour": "red", "photo": "x"},
        "cat",
        ["cat", "red"],
        7,
    ],
    ids=str,
)
def test_what_is_no_emblem_is_refused(client, emblem):
    seats = [{"kind": "mine"}, {"kind": "open"}]
    code = client.post("/api/tables", json={"game": "tug", "seats": seats}).json()["table"]["code"]
    for answer in (
        client.post(f"/api/tables/{code}/seats", json={"name": "Eve", "emblem": emblem}),
        client.post("/api/tables", json={"game": "tug", "seats": [{"kind": "mine", "emblem": emblem}, seats[1]]}),
    ):
        assert (answer.status_code, answer.json()["code"]) == (400, "bad_message")
    assert client.get(f"/api/tables/{code}").json()["seats"][1]["kind"] == "open"


def test_the_page_has_a_drawing_of_each():
    drawn = (ROOT / "web/src/lib/emblems.ts").read_text()
    assert re.findall(r"^  (\w+): \[$", drawn, re.M) == [*ANIMALS, *ROBOTS]
    tokens = (ROOT / "web/src/style/tokens.css").read_text()
    assert re.findall(r"--person-(\w+): light-dark", tokens) == list(COLOURS)
