"""Whole games of Find Fives over sockets under the settings that change what counts and what hurries."""

import pytest
from msgspec import convert
from test_whole_game import open_game

from fives.core.records.record import Record
from fives.core.records.verify_record import verify
from fives.games.find_fives.notation import write_cells
from fives.games.find_fives.search_fives import best_set, fives_of
from fives.games.find_fives.shapes import placements, total
from phone import Phone, new_table

TILES = "F3I1L4N3P4T2U3V2W1X1Y4Z2"
UNHURRIED = {"limit": 0, "tiles": TILES}


def state(phone):
    return phone.position["hands"][0]["view"]


def play(phone, seat, move):
    """Play a move and wait until it is seen: the next one says what it has seen."""
    answer = phone.play(seat, move)
    assert answer["type"] == "accepted", answer
    phone.wait_for(lambda phone: phone.position["n"] >= answer["n"])


def end_search(phone, seat):
    """Turn the timer, or say done once it is turned."""
    word = next((word for word in phone.moves(seat) if word in ("timer", "done")), None)
    assert word
    play(phone, seat, word)


def end_round(phone, seat):
    """Go on to the next round: hatch the first shape in its first place, cross one out, or say next."""
    moves = phone.moves(seat)
    word = next((word for word in moves if word == "next" or word.startswith("cross:")), "")
    if not word and moves:
        word = first_place(state(phone)["sheets"][seat], moves[0].removeprefix("hatch:"))
    play(phone, seat, word)


def first_place(sheet, shape):
    """Return the shape hatched in its first place on free squares."""
    taken = {cell for piece in sheet["circled"] + sheet["hatched"] for cell in piece["cells"]}
    place = next(each for each in placements() if each.shape == shape and not taken & set(each.cells))
    return f"hatch:{write_cells(place.cells)}"


def draw_best(phone, seat, most):
    """Outline the best FIVES there are; return what they are worth."""
    view = state(phone)
    sheet = view["sheets"][seat]
    taken = {cell for piece in sheet["circled"] + sheet["hatched"] for cell in piece["cells"]}
    open_fives = [
        five
        for five in fives_of(view["boards"][seat], view["roll"])
        if five.shape in sheet["left"] and not taken & set(five.cells)
    ]
    chosen = sorted(best_set(tuple(open_fives), TILES), key=lambda five: -total([five], TILES))[:most]
    for five in chosen:
        play(phone, seat, write_cells(five.cells))
    return total(chosen, TILES)


@pytest.mark.parametrize("mode", ["race", "puzzle"])
def test_two_play_with_their_own_tiles_and_no_time_limit(server, client, mode):
    """FF13R, FF8R: the points are those of the box, and no clock is wound but the time_left."""
    ann, bob = open_game(server, client, game="find_fives", options={"mode": mode, **UNHURRIED})
    points = 0
    with ann, bob:
        while not ann.position["result"]:
            number = state(ann)["round"]
            assert ann.position["deadline"] is None
            found = draw_best(ann, 0, 5 if mode == "race" else 1)
            points += found * (2 if mode == "race" and number == 5 else 1) + 1
            end_search(ann, 0)
            bob.wait_for(lambda phone: "done" in phone.moves(1))
            assert bob.position["deadline"] is not None
            end_search(bob, 1)
            for phone, seat in ((ann, 0), (bob, 1)):
                phone.wait_for(lambda phone: state(phone)["phase"] in ("scoring", "over"))
                assert phone.position["deadline"] is None
                if state(phone)["phase"] == "scoring":
                    end_round(phone, seat)
            ann.wait_for(lambda phone, number=number: phone.position["result"] or state(phone)["round"] > number)
        assert ann.position["result"]["scores"] == [points, 0]
        record = convert(client.get(f"/api/tables/{ann.code}/record").json(), Record)
        assert record.options["tiles"] == TILES
        assert verify(record).problems == ()


def test_bots_are_ready_at_tables_without_a_time_limit(server, client):
    """Five rounds of a person who only waits for the bots: they search, turn the timer, and are ready."""
    code, host = new_table(client, "mine", "bot:perfect", "bot:perfect", game="find_fives", options=UNHURRIED)
    with Phone(server.url, code, host) as ann:
        ann.ready()
        ann.wait_for(lambda phone: phone.position)
        while not ann.position["result"]:
            ann.wait_for(lambda phone: "done" in phone.moves(0))  # a bot has turned the timer
            end_search(ann, 0)
            ann.wait_for(lambda phone: state(phone)["phase"] in ("scoring", "over"))
            if state(ann)["phase"] == "scoring":
                end_round(ann, 0)
                ann.wait_for(lambda phone: state(phone)["phase"] == "finding")
        assert state(ann)["round"] == 5


def test_tiles_that_no_box_has_are_refused(client):
    """FF13R"""
    wish = {"game": "find_fives", "seats": [{"kind": "mine"}], "options": {"tiles": "F9"}}
    answer = client.post("/api/tables", json=wish)
    assert answer.status_code >= 400
    assert (answer.json()["code"], answer.json()["rule"]) == ("bad_option", "FF13R")
