"""Lessons over HTTP: what a learner is shown is what the rules say, and nothing is kept."""

import pytest

from fives.core.catalogue import find_introduction, games


@pytest.mark.parametrize("id", list(games()))
def test_every_game_is_learnt_from_the_first_step_to_the_last(client, id):
    lesson = client.get(f"/api/games/{id}/lesson").json()
    assert [task["name"] for task in lesson["tasks"]] == [step.name for step in find_introduction(games()[id])]
    for n, task in enumerate(lesson["tasks"]):
        assert task["shown"][0]["log"] == []
        assert task["shown"][-1]["hand"]["moves"]
        tried = client.get(f"/api/games/{id}/lesson/{n}", params={"move": task["right"]}).json()
        assert tried["right"]
        assert all(shown["log"] for shown in tried["shown"])


def test_what_nature_does_comes_with_its_cause_and_others_act_one_by_one(client):
    shown = client.get("/api/games/war/lesson/0", params={"move": "roll"}).json()["shown"]
    assert [[told["actor"] for told in each["log"]] for each in shown] == [[0], [1, -1, -1]]


def test_a_move_that_is_allowed_but_not_right_changes_nothing(client):
    assert client.get("/api/games/tug/lesson/0", params={"move": "five"}).json() == {"right": False, "shown": []}


@pytest.mark.parametrize(
    ("path", "status", "code", "rule"),
    [
        ("tug/lesson/2?move=12445", 422, "illegal_move", "TU3"),
        ("find_fives/lesson/1?move=f1f2f3f4f5", 422, "illegal_move", "FF4"),
        ("tug/lesson/2?move=four", 422, "unreadable_move", ""),
        ("tug/lesson/9?move=roll", 404, "no_lesson", ""),
        ("tug/lesson/0", 400, "bad_message", ""),
        ("chess/lesson", 404, "unknown_game", ""),
    ],
)
def test_what_is_not_allowed_is_refused_as_at_a_table(client, path, status, code, rule):
    answer = client.get(f"/api/games/{path}")
    assert (answer.status_code, answer.json()["code"], answer.json()["rule"]) == (status, code, rule)


def test_a_learner_sees_no_secret(client):
    """SG7R: once the stones are turned, no back tells what is under it."""
    task = client.get("/api/games/shell_game/lesson").json()["tasks"][3]
    assert task["name"] == "seek"
    assert task["shown"][0]["hand"]["view"]["row"] == [1, 3, 4, 2]
    assert task["shown"][-1]["hand"]["view"]["row"] == [0, 0, 0, 0]
