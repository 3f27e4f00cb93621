"""A table for one player: it starts at once, and undo is free, also after the end."""

from fives.core.records.record import load_match, read_record
from phone import Phone, new_table


def alone(client, seat="mine"):
    return new_table(client, seat, game="clear_away", options={})


def play_to_the_end(phone):
    """Take the first move listed until the game is over."""
    while not phone.position["result"]:
        act(phone, phone.moves(0)[0])


def act(phone, move):
    answer = phone.undo(0) if move == "undo" else phone.play(0, move)
    assert answer["type"] == "accepted", answer
    phone.wait_for(lambda phone: phone.position["n"] >= answer["n"])


def test_a_game_that_is_over_goes_on_when_its_last_move_is_taken_back(server, client):
    code, host = alone(client)
    with Phone(server.url, code, host) as ann:
        ann.ready()
        ann.wait_for(lambda phone: phone.position)
        promised = ann.table["commitment"]
        play_to_the_end(ann)
        ann.wait_for(lambda phone: phone.table["phase"] == "over")
        over, epoch = ann.position["result"], ann.position["epoch"]
        assert ann.position["hands"][0]["undo"]
        act(ann, "undo")
        ann.wait_for(lambda phone: phone.table["phase"] == "playing")
        assert ann.position["result"] is None
        assert ann.table["commitment"] == promised
        act(ann, ann.moves(0)[-1])
        play_to_the_end(ann)
        ann.wait_for(lambda phone: phone.table["phase"] == "over")
        assert ann.position["result"]["reason"] == over["reason"] == "stones_left"
        assert ann.position["epoch"] == epoch
        record = client.get(f"/api/tables/{code}/record").content
        assert load_match(read_record(record)).undone == 1
        assert client.get(f"/api/tables/{code}/record").json()["result"] == ann.position["result"]
        ann.ready()
        ann.wait_for(lambda phone: phone.position["epoch"] == epoch + 1)
        assert ann.position["n"] == 0


def test_after_the_end_nothing_but_undo_is_played(server, client):
    code, host = alone(client)
    with Phone(server.url, code, host) as ann:
        ann.ready()
        ann.wait_for(lambda phone: phone.position)
        assert ann.undo(0)["rule"] == "G-UNDO"
        play_to_the_end(ann)
        for move in ("c6-a6", "resign"):
            assert ann.play(0, move)["code"] == "game_over"
        told = client.get(f"/api/tables/{code}/review").json()
        assert (told["unit"], told["values"][0], told["values"][-1]) == ("solvable", [1.0], [0.0])


def test_a_bot_plays_alone_for_its_host_to_watch(server, client):
    code, host = alone(client, "bot:casual")
    with Phone(server.url, code, host) as ann:
        ann.wait_for(lambda phone: phone.position and phone.position["result"])
        assert ann.you == {"seats": [], "host": True}
        assert all(told["bot"] for told in ann.log)
        assert ann.undo(0)["code"] == "not_your_seat"
