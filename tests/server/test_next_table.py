"""The next game for the same people: a new table with the same seats, which every phone finds by itself."""

import pytest
from server_thread import Threaded
from test_whole_game import open_game

from fives.core.catalogue import games
from phone import Phone, Poller, calls, new_seed, new_table, sit
from server_process import Serving


def next_game(client, code, token, game, **more):
    """Ask for the next game and return the answer."""
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    return client.post(f"/api/tables/{code}/next", json={"game": game, **more}, headers=headers)


def refusal(answer):
    """Return the status, code and rule of a refusal."""
    return answer.status_code, answer.json()["code"], answer.json()["rule"]


def chairs(table):
    """Return kind, name and level of every seat."""
    return [(seat["kind"], seat["name"], seat["level"]) for seat in table["seats"]]


@pytest.fixture
def both(server, client):
    """Two phones after a game of Tug that Ann has given up."""
    ann, bob = open_game(server, client)
    with ann, bob:
        ann.resign(0)
        for phone in (ann, bob):
            phone.wait_for(lambda phone: phone.table["phase"] == "over")
        yield ann, bob


def test_everyone_holds_the_same_seat_by_the_same_token(server, client, both):
    ann, bob = both
    seated = next_game(client, ann.code, ann.token, "torris").json()
    code = seated["table"]["code"]
    assert seated["token"] == ann.token
    assert seated["you"] == {"seats": [0], "host": True}
    assert chairs(seated["table"]) == chairs(ann.table)
    with Phone(server.url, bob.code) as watching:
        for phone in (ann, bob, watching):
            phone.wait_for(lambda phone: phone.table and phone.table["next"])
            assert phone.table["next"] == {"code": code, "game": "torris"}
    with Phone(server.url, code, bob.token) as ben, Phone(server.url, code, ann.token) as host:
        ben.wait_for(lambda phone: phone.table)
        assert ben.you == {"seats": [1], "host": False}
        assert ben.table["phase"] == "gathering"
        ben.ready()
        host.ready()
        ben.wait_for(lambda phone: phone.position)
        assert ben.table["game"] == "torris"


def test_a_reconnecting_phone_is_told_of_the_next_game(server, client, both):
    ann, bob = both
    seen = bob.position["n"]
    bob.close()
    code = next_game(client, ann.code, ann.token, "torris").json()["table"]["code"]
    with Phone(server.url, bob.code, bob.token, epoch=1, seen=seen) as awake:
        assert awake.read()["table"]["next"]["code"] == code
    poller = Poller(client, bob.code, bob.token)
    assert poller.table["next"]["code"] == code


def test_only_the_host_chooses_the_next_game_and_not_in_mid_match(server, client):
    ann, bob = open_game(server, client)
    with ann, bob:
        assert refusal(next_game(client, ann.code, ann.token, "torris")) == (409, "already_started", "")
        ann.resign(0)
        assert refusal(next_game(client, bob.code, bob.token, "torris")) == (403, "not_host", "")
        assert refusal(next_game(client, ann.code, "", "torris")) == (403, "not_host", "")
        assert refusal(next_game(client, ann.code, new_seed(), "torris")) == (401, "bad_token", "")
        assert refusal(next_game(client, ann.code, ann.token, "chess")) == (404, "unknown_game", "")
        assert next_game(client, ann.code, ann.token, "torris", options={"nonsense": 1}).json()["code"] == "bad_option"
        assert client.get(f"/api/tables/{ann.code}").json()["next"] is None


def test_next_game_is_idempotent(server, client, both):
    ann, _ = both
    first = next_game(client, ann.code, ann.token, "torris").json()["table"]["code"]
    again = next_game(client, ann.code, ann.token, "hi_low").json()["table"]
    assert (again["code"], again["game"]) == (first, "torris")


def test_the_old_table_is_closed_after_the_next_game(server, client, both):
    ann, bob = both
    next_game(client, ann.code, ann.token, "torris")
    assert bob.ready()["code"] == "moved_on"
    answer = client.post(f"/api/tables/{ann.code}/seats", json={"name": "Eve"})
    assert (answer.status_code, answer.json()["code"]) == (409, "moved_on")
    assert bob.ask("leave")["type"] == "accepted"


def test_a_waiting_table_keeps_its_open_seat_in_the_next_game(server, client):
    code, host = new_table(client, "mine", "open")
    with Phone(server.url, code, host) as ann:
        ann.wait_for(lambda phone: phone.table)
        ann.ask("lock", locked=True)
        table = next_game(client, code, host, "torris").json()["table"]
        assert [kind for kind, *_ in chairs(table)] == ["person", "open"]
        assert table["locked"]
        ann.wait_for(lambda phone: phone.table["next"])
        assert code not in [each["code"] for each in client.get("/api/tables").json()]


def test_a_bot_keeps_the_nearest_level_in_the_next_game(server, client):
    code, host = new_table(client, "mine", "bot:master", game="torris")
    table = next_game(client, code, host, "tug").json()["table"]
    assert chairs(table)[1] == ("bot", "", "perfect")
    code, host = new_table(client, "mine", "bot:casual", game="torris")
    assert chairs(next_game(client, code, host, "hi_low").json()["table"])[1] == ("bot", "", "casual")


def test_seats_are_removed_from_bots_first_and_added_open(server, client):
    code, host = new_table(client, "mine", "bot:casual", "open", "bot:strong", game="hi_low")
    smaller = next_game(client, code, host, "fists", options={}).json()["table"]
    assert [kind for kind, *_ in chairs(smaller)] == ["person", "bot", "open"]
    two = next_game(client, smaller["code"], host, "tug").json()["table"]
    assert [kind for kind, *_ in chairs(two)] == ["person", "open"]
    one = next_game(client, two["code"], host, "clear_away").json()["table"]
    assert [kind for kind, *_ in chairs(one)] == ["person"]
    assert [kind for kind, *_ in chairs(next_game(client, one["code"], host, "tug").json()["table"])] == [
        "person",
        "open",
    ]


def test_a_next_game_with_too_few_seats_is_refused(server, client):
    code, host = new_table(client, "mine", "mine", "mine", game="fists")
    assert refusal(next_game(client, code, host, "tug"))[:2] == (422, "bad_seats")
    table = next_game(client, code, host, "hi_low").json()["table"]
    assert [kind for kind, *_ in chairs(table)] == ["person", "person", "person", "open"]  # not three: HL1


def test_an_acknowledged_next_game_survives_kill_9(tmp_path):
    with Serving(tmp_path) as server, calls(server.url) as client:
        code, host = new_table(client, "mine", "open")
        guest = sit(client, code)
        new = next_game(client, code, host, "torris").json()["table"]["code"]
        server.kill()
        server.start()
        assert client.get(f"/api/tables/{code}").json()["next"] == {"code": new, "game": "torris"}
        with Phone(server.url, new, guest) as ben:
            ben.wait_for(lambda phone: phone.table)
            assert ben.you["seats"] == [1]


def test_a_crash_between_both_saves_leaves_only_an_unused_table(tmp_path, quiet_log):
    database = tmp_path / "fives.sqlite"
    shelf = {id: games()[id] for id in ("tug", "torris")}
    with Threaded(database, shelf) as server, calls(server.url) as client:
        code, host = new_table(client, "mine", "open")
        guest, save, saved = sit(client, code), server.lobby.store.save, []

        async def die_at_the_second(change):
            saved.append(change.code)
            if len(saved) == 2:
                raise SystemError("the power is cut here")
            await save(change)

        server.lobby.store.save = die_at_the_second
        assert next_game(client, code, host, "torris").status_code == 500
        quiet_log.clear()
    assert saved[1] == code != saved[0]
    with Threaded(database, shelf) as server, calls(server.url) as client:
        assert client.get(f"/api/tables/{code}").json()["next"] is None
        assert client.get(f"/api/tables/{saved[0]}").json()["epoch"] == 0
        new = next_game(client, code, host, "torris").json()["table"]["code"]
        assert new not in saved
        with Phone(server.url, code, guest) as ben:
            ben.wait_for(lambda phone: phone.table)
            assert ben.table["next"]["code"] == new
