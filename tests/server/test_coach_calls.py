"""The shelf, a real bot of Tug, hints while playing and the review afterwards."""

from phone import Phone, lay, play_out


def bearer(token):
    return {"Authorization": f"Bearer {token}"}


def test_the_shelf_names_games_options_and_levels(client):
    shelf = {game["id"]: game for game in client.get("/api/games").json()}
    assert shelf["tug"]["solved"]
    assert [choice["name"] for choice in shelf["tug"]["options"]] == ["variation", "full_house", "gift", "start"]
    assert [level["id"] for level in shelf["fists"]["levels"]][:3] == ["plain", "broken", "cheat"]
    assert not shelf["fists"]["solved"]


def test_a_game_against_the_bot_of_tug_with_hints_and_a_review(server, client):
    levels = next(game for game in client.get("/api/games").json() if game["id"] == "tug")["levels"]
    code, host = lay(client, "mine", f"bot:{levels[-1]['id']}", options={"start": "host"})
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
    code, host = lay(client, "mine", "mine", options={"start": "host"})
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
    code, host = lay(client, "mine", "mine", game="fists", options={"rounds": 1})
    with Phone(server.url, code, host) as both:
        both.ready()
        both.wait_for(lambda phone: phone.position)
        answer = client.get(f"/api/tables/{code}/hint", params={"seat": 0}, headers=bearer(host))
        assert answer.json()["code"] == "no_hint"
        play_out(both)
    assert client.get(f"/api/tables/{code}/review").json()["code"] == "no_review"
