"""The puzzle of the day at a table: made from its date, the same on every server, with dice marked as public."""

import pytest
from server_thread import Threaded

from fives.core.game import NATURE
from fives.core.records.record import load_match, read_record
from fives.core.records.verify_record import verify
from fives.games.find_fives.notation import write_cells
from fives.games.find_fives.search_fives import fives_of
from fives.games.find_fives.shapes import FULL, fitting, mask_of
from phone import Phone, calls, new_table

DAY = "2026-11-16"
OTHER = {"mode": "solo", "guard": "off"}


def lay_daily(client, day=DAY):
    return new_table(client, "mine", game="find_fives", daily=day)


def act(phone, move):
    answer = phone.play(0, move)
    assert answer["type"] == "accepted", answer
    phone.wait_for(lambda phone: phone.position["n"] >= answer["n"])


def play_rounds(phone, rounds, finds):
    """Play so many rounds; whoever `finds` thinks twice and circles a FIVE, whoever does not hatches."""
    while not phone.position["result"]:
        view = phone.position["hands"][0]["view"]
        if view["round"] > rounds:
            return
        sheet = view["sheets"][0]
        taken = {cell for piece in (*sheet["circled"], *sheet["hatched"]) for cell in piece["cells"]}
        if view["phase"] == "scoring":
            act(phone, f"hatch:{write_cells(fitting(FULL & ~mask_of(taken), sheet['left'])[0].cells)}")
            continue
        fives = [five for five in fives_of(view["boards"][0], view["roll"]) if not taken & {*five.cells}]
        there = [five for five in fives if five.shape in sheet["left"]]
        if finds and there:
            for move in (write_cells(there[-1].cells), "erase1", write_cells(there[0].cells)):
                act(phone, move)
        act(phone, "done")


def thrown(record):
    return [event.move for event in record.log if event.actor == NATURE]


def record_after(server, client, rounds, finds):
    code, token = lay_daily(client)
    with Phone(server.url, code, token) as ann:
        ann.ready()
        ann.wait_for(lambda phone: phone.position)
        play_rounds(ann, rounds, finds)
        assert ann.table["daily"] == DAY
        header = {"Authorization": f"Bearer {token}"}
        if rounds < 12:
            assert client.get(f"/api/tables/{code}/record", headers=header).status_code == 404
            play_rounds(ann, 12, finds)
        ann.wait_for(lambda phone: phone.table["phase"] == "over")
        record = read_record(client.get(f"/api/tables/{code}/record").content)
        best = client.get(f"/api/tables/{code}/best").json()[0]
        ann.ready()
        ann.wait_for(lambda phone: phone.position["epoch"] == 2)
        again = ann.position["hands"][0]["view"]
        assert [again["boards"][0], again["roll"]] == [first_view(record)[0], thrown(record)[1]]
    return record, best


def first_view(record):
    state = load_match(record).states[2]
    return state.boards[0], state.roll


def test_the_puzzle_of_the_day_is_the_same_on_every_server(server, client, tmp_path):
    record, best = record_after(server, client, rounds=12, finds=True)
    with Threaded(tmp_path / "other.sqlite") as other, calls(other.url) as theirs:
        idle, same = record_after(other, theirs, rounds=3, finds=False)
    assert thrown(record) == thrown(idle)
    assert len(record.log) != len(idle.log)
    assert best == same
    assert record.result.scores[0] > idle.result.scores[0] == 0
    assert record.result.scores[0] <= best["points"] <= best["bound"]
    for each in (record, idle):
        found = verify(each)
        assert (found.problems, found.sealed, found.daily) == ((), True, DAY)


def test_it_continues_after_a_restart(tmp_path):
    with Threaded(tmp_path / "one.sqlite") as before, calls(before.url) as client:
        code, token = lay_daily(client)
        with Phone(before.url, code, token) as ann:
            ann.ready()
            ann.wait_for(lambda phone: phone.position)
            play_rounds(ann, 2, finds=True)
            first = ann.position["hands"][0]["view"]["boards"]
    with Threaded(tmp_path / "one.sqlite") as after, Phone(after.url, code, token) as ann:
        ann.wait_for(lambda phone: phone.position)
        assert ann.table["daily"] == DAY
        assert ann.position["hands"][0]["view"]["boards"] == first
        play_rounds(ann, 12, finds=False)
        with calls(after.url) as client:
            assert verify(read_record(client.get(f"/api/tables/{code}/record").content)).problems == ()


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"daily": "2026-02-30"}, "bad_day"),
        ({"daily": "16.11.2026"}, "bad_day"),
        ({"daily": ""}, "bad_day"),
        ({"game": "clear_away"}, "no_daily"),
        ({"options": OTHER}, "no_daily"),
        ({"seats": [{"kind": "mine"}, {"kind": "open"}]}, "no_daily"),
        ({"daily": "9" * 41}, "bad_message"),
        ({"daily": 20261116}, "bad_message"),
    ],
    ids=str,
)
def test_an_invalid_puzzle_request_is_refused_with_its_reason(client, wish, code):
    body = {"game": "find_fives", "seats": [{"kind": "mine"}], "daily": DAY} | wish
    answer = client.post("/api/tables", json=body)
    assert (answer.status_code, answer.json()["code"]) == (400 if code == "bad_message" else 422, code)


def test_the_shelf_says_which_games_have_one(client):
    daily = {game["id"]: game["daily"] for game in client.get("/api/games").json()}
    assert [id for id, has in daily.items() if has] == ["find_fives"]


def test_ordinary_tables_have_no_date(client):
    code, _ = new_table(client, "mine", game="find_fives", options={"mode": "solo"})
    assert client.get(f"/api/tables/{code}").json()["daily"] == ""
