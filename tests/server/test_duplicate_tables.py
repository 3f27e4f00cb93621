"""Several tables with the same dice: the secret stays closed until all are over; rematches; compared results."""

import pytest
from msgspec import convert
from server_thread import Threaded
from test_next_table import next_game

from fives.core.records.record import Record
from fives.core.records.verify_record import verify
from phone import Phone, calls, new_table, play_out, sit

TWO = ("mine", "mine")


def lay_several(client, *seats, tables=3, **more):
    """Lay tables with the same dice; return their codes and the host's token."""
    code, host = new_table(client, *seats, tables=tables, **more)
    return client.get(f"/api/tables/{code}").json()["beside"], host


def refusal(client, **wish):
    """Return the code and rule with which several tables are refused."""
    wish = {"game": "tug", "seats": [{"kind": "mine"}, {"kind": "open"}], "tables": 3, **wish}
    answer = client.post("/api/tables", json=wish)
    assert answer.status_code in (400, 422), answer.text
    return answer.json()["code"], answer.json()["rule"]


def record(client, code, epoch=1):
    return convert(client.get(f"/api/tables/{code}/record", params={"epoch": epoch}).json(), Record)


def beside(client, code, **query):
    """Return the compared match, and by table its result."""
    told = client.get(f"/api/tables/{code}/beside", params=query).json()
    return told["epoch"], {table["code"]: table["result"] for table in told["tables"]}


def pair(client, code, host):
    """Return a token that holds both seats at a table: the host's, or a guest's."""
    if client.get(f"/api/tables/{code}").json()["seats"][0]["kind"] == "person":
        return host
    token = sit(client, code, "Guest")
    client.post(
        f"/api/tables/{code}/seats", json={"name": "Guest 2"}, headers={"Authorization": f"Bearer {token}"}
    ).raise_for_status()
    return token


@pytest.fixture
def three(server, client):
    """Three tables of Hi-Low, each with a device that holds both seats."""
    codes, host = lay_several(client, *TWO, game="hi_low", options={"start": "host"})
    phones = [Phone(server.url, code, pair(client, code, host)) for code in codes]
    yield phones
    for phone in phones:
        phone.close()


def begin(phone):
    phone.wait_for(lambda phone: phone.table)
    epoch = phone.table["epoch"] + 1
    phone.ready()
    phone.wait_for(lambda phone: phone.position and phone.position["epoch"] == epoch)


def test_the_host_at_the_first_table_leads_all_tables(server, client):
    codes, host = lay_several(client, "mine", "open", "bot:casual", "open", game="hi_low")
    assert len(set(codes)) == 3
    kinds = [[seat["kind"] for seat in client.get(f"/api/tables/{code}").json()["seats"]] for code in codes]
    assert kinds == [["person", "open", "bot", "open"], *2 * [["open", "open", "bot", "open"]]]
    for code in codes:
        with Phone(server.url, code, host) as phone:
            phone.wait_for(lambda phone: phone.table)
            assert phone.you == {"seats": [0] if code == codes[0] else [], "host": True}
            assert phone.table["beside"] == codes
    assert client.get(f"/api/tables/{new_table(client, 'mine', 'open')[0]}").json()["beside"] == []


def test_a_host_without_a_seat_leads_all_tables(server, client):
    codes, host = lay_several(client, "open", "open", tables=2)
    sit(client, codes[1])
    with Phone(server.url, codes[1], host) as phone:
        phone.wait_for(lambda phone: phone.table)
        assert phone.you == {"seats": [], "host": True}
        assert phone.ask("remove", seat=0)["type"] == "accepted"
        assert phone.ask("seating", seat=1, level="casual")["type"] == "accepted"


def test_the_same_decisions_meet_the_same_dice_at_every_table(client, three):
    promised = set()
    for phone in three:
        begin(phone)
        promised.add(phone.table["commitment"])
        play_out(phone, seed=7)
    assert len(promised) == 1
    logs = [[(told["actor"], told["move"]) for told in phone.log] for phone in three]
    assert logs[0] == logs[1] == logs[2]


def test_the_secret_is_opened_when_the_last_table_is_over(client, three):
    codes = [phone.code for phone in three]
    for phone in three[:2]:
        begin(phone)
        play_out(phone, seed=len(phone.code))
    begin(three[2])
    assert record(client, codes[0]).secret == record(client, codes[1]).secret == ""
    begin(three[0])  # a rematch there does not open the first match either
    assert record(client, codes[0]).secret == ""
    play_out(three[2], seed=1)
    records = [record(client, code) for code in codes]
    assert len({each.secret for each in records}) == 1
    for each in records:
        found = verify(each)
        assert (found.problems, found.sealed, found.tables) == ((), True, 3)
        assert each.duplicate == tuple(codes)
    assert record(client, codes[0], 2).secret == ""


def test_a_rematch_has_new_dice_that_are_the_same_for_all(client, three):
    for phone in three[:2]:
        for seed in (7, 8):
            begin(phone)
            play_out(phone, seed=seed)
    begin(three[2])
    three[2].resign(0)
    begin(three[2])
    three[2].resign(0)
    first, second = (record(client, three[0].code, epoch) for epoch in (1, 2))
    assert second.secret == record(client, three[1].code, 2).secret != first.secret != ""
    assert second.log[2:] != first.log[2:]
    assert [event.move for event in second.log] == [event.move for event in record(client, three[1].code, 2).log]
    assert verify(second).problems == ()


def test_the_results_of_one_match_are_compared(client, three):
    codes = [phone.code for phone in three]
    assert beside(client, codes[0]) == (1, dict.fromkeys(codes))
    begin(three[0])
    play_out(three[0], seed=3)
    begin(three[1])
    three[1].resign(1)
    epoch, results = beside(client, codes[2])
    assert epoch == 1
    assert results[codes[0]]["scores"] == three[0].position["result"]["scores"]
    assert results[codes[1]]["reason"] == "resigned"
    assert results[codes[2]] is None
    begin(three[1])
    three[1].resign(0)
    assert beside(client, codes[1])[0] == 2
    assert beside(client, codes[1], epoch=1)[1] == results
    told = client.get(f"/api/tables/{codes[1]}/beside").json()["tables"]
    assert [seat["name"] for seat in told[1]["seats"]] == ["Guest", "Guest 2"]


def test_a_result_belongs_to_the_player_at_the_end(server, client):
    (code, _), host = lay_several(client, "mine", "open", tables=2)
    with Phone(server.url, code, host) as ann, Phone(server.url, code, sit(client, code, "Bob")) as bob:
        begin_all(ann, bob)
        bob.ask("leave")
        with Phone(server.url, code, sit(client, code, "Eve")) as eve:
            eve.wait_for(lambda phone: phone.position)
            eve.resign(1)
            table = client.get(f"/api/tables/{code}/beside").json()["tables"][0]
            assert [seat["name"] for seat in table["seats"]] == ["", "Eve"]


def begin_all(*phones):
    for phone in phones:
        phone.ready()
    for phone in phones:
        phone.wait_for(lambda phone: phone.position)


def test_a_table_with_a_next_game_does_not_block_opening_the_secret(client, three):
    codes = [phone.code for phone in three]
    for phone in three[:2]:
        begin(phone)
        phone.resign(0)
    assert record(client, codes[0]).secret == ""
    host = three[0].token
    assert next_game(client, codes[2], host, "tug").json()["table"]["beside"] == []
    assert record(client, codes[0]).secret


def test_daily_puzzles_and_real_dice_cannot_be_duplicate_tables(client):
    assert refusal(client, by_hand=True) == ("bad_option", "G-DUPLICATE")
    alone = {"game": "find_fives", "seats": [{"kind": "mine"}]}
    assert refusal(client, **alone, daily="2026-11-16") == ("bad_option", "G-DUPLICATE")
    assert refusal(client, tables=13)[0] == refusal(client, tables=0)[0] == "bad_message"


def test_a_compared_solo_match_cannot_be_reopened(server, client):
    codes, host = lay_several(client, "mine", game="clear_away", tables=2)
    with Phone(server.url, codes[0], host) as ann:
        begin(ann)
        play_out(ann)
        assert ann.undo(0)["code"] == "game_over"


def follow(phone, moves):
    """Play what others have played."""
    for actor, move in moves:
        answer = phone.play(actor, move)
        phone.wait_for(lambda phone, n=answer["n"]: phone.position["n"] >= n)


def test_the_tables_survive_a_restart_with_their_dice(tmp_path):
    database = tmp_path / "fives.sqlite"
    with Threaded(database, message_burst=9999) as server, calls(server.url) as client:
        codes, host = lay_several(client, *TWO, game="hi_low", options={"start": "host"}, tables=2)
        with Phone(server.url, codes[0], host) as ann:
            begin(ann)
            play_out(ann, seed=7)
        log = [(told["actor"], told["move"]) for told in ann.log]
        moves = [(actor, move) for actor, move in log if actor >= 0]
        guest = pair(client, codes[1], host)
        with Phone(server.url, codes[1], guest) as bob:
            begin(bob)
            follow(bob, moves[:10])
    with Threaded(database, message_burst=9999) as server, calls(server.url) as client:
        with Phone(server.url, codes[1], guest) as bob:
            bob.wait_for(lambda phone: phone.position)
            follow(bob, moves[10:])
            assert [(told["actor"], told["move"]) for told in bob.log] == log
        assert verify(record(client, codes[1])).sealed
