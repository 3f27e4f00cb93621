"""The shelf, a real bot of Tug, hints during a game and the review after it."""

from fives.core.catalogue import find_game, games, gives_hints, has_solver
from fives.games.find_fives.notation import write_cells
from fives.games.find_fives.shapes import placements
from phone import Phone, new_table, play_out


def bearer(token):
    return {"Authorization": f"Bearer {token}"}


def test_the_shelf_names_games_options_and_levels(client):
    shelf = {game["id"]: game for game in client.get("/api/games").json()}
    assert shelf["tug"]["solved"]
    assert [choice["name"] for choice in shelf["tug"]["options"]] == [
        "variation",
        "full_house",
        "choose",
        "gift",
        "start",
    ]
    assert [level["id"] for level in shelf["fists"]["levels"]] == ["broken", "plain", "cheat", "patient", "asleep"]
    assert not shelf["fists"]["solved"]


def test_a_game_against_the_bot_of_tug_with_hints_and_a_review(server, client):
    levels = next(game for game in client.get("/api/games").json() if game["id"] == "tug")["levels"]
    code, host = new_table(client, "mine", f"bot:{levels[-1]['id']}", options={"start": "host"})
    with Phone(server.url, code, host) as ann:
        ann.ready()
        ann.wait_for(lambda phone: phone.position)
        hint = client.get(f"/api/tables/{code}/hint", params={"seat": 0}, headers=bearer(host)).json()
        assert {valued["move"] for valued in hint["moves"]} == set(ann.moves(0))
        while not ann.position["result"]:
            if ann.moves(0):
                n = ann.play(0, ann.moves(0)[0])["n"]
                ann.wait_for(lambda phone, n=n: phone.position["n"] >= n)
            else:
                ann.read()
    assert {told["bot"] for told in ann.log if told["actor"] == 1} == {True}
    review = client.get(f"/api/tables/{code}/review").json()
    assert len(review["values"]) == len(ann.log) + 1
    assert client.get(f"/api/tables/{code}/review").json() == review


def test_hints_are_only_for_the_holder_of_a_seat_that_plays(server, client):
    code, host = new_table(client, "mine", "mine", options={"start": "host"})
    path = f"/api/tables/{code}/hint"
    assert client.get(path, params={"seat": 0}, headers=bearer(host)).json()["code"] == "no_hint"
    with Phone(server.url, code, host) as both:
        both.ready()
        both.wait_for(lambda phone: phone.position)
        assert client.get(path, params={"seat": 0}).json()["code"] == "no_hint"
        assert client.get(path, params={"seat": 9}, headers=bearer(host)).json()["code"] == "no_hint"
        assert client.get(path, params={"seat": 0}, headers=bearer("f" * 32)).status_code == 401
        assert client.get(path, params={"seat": 0}, headers=bearer(host)).status_code == 200
        play_out(both)


def test_a_game_without_a_solver_has_neither_hint_nor_review(server, client):
    code, host = new_table(client, "mine", "mine", game="fists", options={"rounds": 1})
    with Phone(server.url, code, host) as both:
        both.ready()
        both.wait_for(lambda phone: phone.position)
        answer = client.get(f"/api/tables/{code}/hint", params={"seat": 0}, headers=bearer(host))
        assert answer.json()["code"] == "no_hint"
        play_out(both)
    assert client.get(f"/api/tables/{code}/review").json()["code"] == "no_review"
    assert client.get(f"/api/tables/{code}/best").json() == []
    assert client.get(f"/api/tables/{code}/look", params={"n": 0, "seat": 0}).json()["code"] == "no_review"


def test_every_game_with_a_solver_gives_hints_but_the_one_of_remembering():
    without = [id for id in games() if has_solver(find_game(id)) and not gives_hints(find_game(id))]
    assert without == ["shell_game"]


def test_where_bots_look_back_people_still_get_hints(server, client):
    code, host = new_table(client, "mine", "mine", game="number_poker")
    with Phone(server.url, code, host) as both:
        both.ready()
        both.wait_for(lambda phone: phone.position)
        answer = client.get(f"/api/tables/{code}/hint", params={"seat": 0}, headers=bearer(host))
        assert {valued["move"] for valued in answer.json()["moves"]} == set(both.moves(0))


def test_a_game_of_memory_gives_no_hints(server, client):
    """SG7R: what is sent does not help more than eyes do."""
    code, host = new_table(client, "mine", "mine", game="shell_game")
    with Phone(server.url, code, host) as both:
        both.ready()
        both.wait_for(lambda phone: phone.position)
        for seat in (0, 1):
            answer = client.get(f"/api/tables/{code}/hint", params={"seat": seat}, headers=bearer(host))
            assert answer.json()["code"] == "no_hint"
        info = client.get(f"/api/tables/{code}").json()
        assert (info["solved"], info["hints"]) == (True, False)


def test_a_match_that_is_over_can_be_looked_at_move_by_move(server, client):
    code, host = new_table(client, "mine", "mine", options={"start": "host"})
    path = f"/api/tables/{code}/look"
    with Phone(server.url, code, host) as both:
        both.ready()
        both.wait_for(lambda phone: phone.position)
        assert client.get(path, params={"n": 0, "seat": 0}).json()["code"] == "no_review"
        play_out(both)
        last = both.position["n"]
    told = client.get(f"/api/tables/{code}/review").json()
    assert client.get(f"/api/tables/{code}/review/progress").json() == {"done": 1.0}
    decision = max(told["decisions"], key=lambda each: each["loss"])
    looked = client.get(path, params={"n": decision["n"] - 1, "seat": decision["seat"]}).json()
    assert looked["hint"]["moves"][0]["move"] == decision["best"]
    assert decision["move"] in looked["hand"]["moves"]
    ended = client.get(path, params={"n": last, "seat": 1}).json()
    assert (ended["hand"]["moves"], ended["hint"]) == ([], None)
    assert decision["played"]["key"].startswith("tug-")
    at = {"n": decision["n"] - 1, "seat": decision["seat"]}
    after = client.get(path, params={**at, "move": decision["best"]}).json()
    assert after["hand"]["moves"] == []
    assert after["hand"]["view"] != looked["hand"]["view"], "the best move was made"
    assert client.get(path, params={**at, "move": "nonsense"}).status_code in (400, 409, 422)
    for n, seat in ((last + 1, 0), (-1, 0), (0, 2), (0, -1)):
        assert client.get(path, params={"n": n, "seat": seat}).json()["code"] == "no_review"


def test_hindsight_is_available_only_after_a_solo_game(server, client):
    """FS1: after the game, with the best score possible with these rolls."""
    code, host = new_table(client, "mine", game="find_fives", options={"mode": "solo"})
    path = f"/api/tables/{code}/best"
    with Phone(server.url, code, host) as ann:
        ann.ready()
        ann.wait_for(lambda phone: phone.position)
        assert client.get(path).json() == []
        give_up(ann)
    told = client.get(path).json()
    assert len(told) == 1
    assert 0 < told[0]["points"] <= told[0]["bound"] <= 30
    assert client.get(path, params={"epoch": 1}).json() == told


def give_up(phone):
    """Play a solo game in which nothing is found and every shape is crossed out."""
    while not phone.position["result"]:
        if phone.moves(0)[-1] == "done":
            move = "done"
        else:
            hand = phone.position["hands"][0]
            move = hatch(hand["view"]["sheets"][0]["hatched"], phone.moves(0))
        n = phone.play(0, move)["n"]
        phone.wait_for(lambda phone, n=n: phone.position["n"] >= n)


def hatch(hatched, words):
    """Return the first place for one of the shapes that fit."""
    if words[0].startswith("cross"):
        return words[0]
    used = {cell for outline in hatched for cell in outline["cells"]}
    place = next(each for each in placements() if f"hatch:{each.shape}" in words and not used & {*each.cells})
    return f"hatch:{write_cells(place.cells)}"


def test_hindsight_is_empty_without_a_solver(server, client):
    code, host = new_table(client, "mine", "mine", options={"start": "host"})
    with Phone(server.url, code, host) as both:
        both.ready()
        both.wait_for(lambda phone: phone.position)
        both.resign(0)
        both.wait_for(lambda phone: phone.position["result"])
    assert client.get(f"/api/tables/{code}/best").json() == []
