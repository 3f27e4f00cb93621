"""Lessons over HTTP: a learner is shown what the rules say, and nothing is stored."""

import pytest

from fives.core.catalogue import find_lesson, games
from fives.core.game import NATURE
from fives.live.calls.lessons import lesson, tried


@pytest.mark.parametrize("id", ["clear_away", "find_fives", "tug"])
def test_a_lesson_is_played_over_http(client, id):
    tasks = client.get(f"/api/games/{id}/lesson").json()["tasks"]
    assert [task["name"] for task in tasks] == [step.name for step in find_lesson(games()[id])]
    for n, task in enumerate(tasks):
        assert task["shown"][0]["log"] == []
        assert task["shown"][-1]["hand"]["moves"]
        answer = client.get(f"/api/games/{id}/lesson/{n}", params={"move": task["right"]}).json()
        assert answer["right"]
        assert all(shown["log"] for shown in answer["shown"])


def test_a_game_without_a_lesson_has_no_steps(client):
    assert client.get("/api/games/fists/lesson").json() == {"game": "fists", "tasks": [], "numbers": {}}


def test_chance_events_come_with_the_move_that_caused_them():
    shown = tried(games()["war"], 0, "roll").shown
    assert [[told.actor for told in each.log] for each in shown] == [[0], [1, NATURE, NATURE]]


def test_a_move_that_is_allowed_but_not_right_changes_nothing(client):
    answer = client.get("/api/games/tug/lesson/0", params={"move": "five"}).json()
    assert answer == {"right": False, "shown": [], "refused": None}


@pytest.mark.parametrize(
    ("path", "code", "rule"),
    [
        ("tug/lesson/2?move=12445", "illegal_move", "TU3"),
        ("find_fives/lesson/1?move=f1f2f3f4f5", "illegal_move", "FF4"),
        ("tug/lesson/2?move=undo", "unreadable_move", ""),
        ("tug/lesson/2?move=four", "unreadable_move", ""),
    ],
)
def test_what_is_not_allowed_is_refused_with_its_rule(client, path, code, rule):
    answer = client.get(f"/api/games/{path}").json()
    assert not answer["right"]
    assert (answer["refused"]["code"], answer["refused"]["rule"]) == (code, rule)


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("tug/lesson/9?move=roll", 404, "no_lesson"),
        ("tug/lesson/0", 400, "bad_message"),
        ("chess/lesson", 404, "unknown_game"),
    ],
)
def test_an_unknown_lesson_is_refused(client, path, status, code):
    answer = client.get(f"/api/games/{path}")
    assert (answer.status_code, answer.json()["code"]) == (status, code)


def test_a_learner_sees_no_secret():
    """SG7R: once the stones are turned, no back tells what is under it."""
    task = lesson(games()["shell_game"]).tasks[3]
    assert task.name == "seek"
    assert task.shown[0].hand.view.row == (1, 3, 4, 2)
    assert task.shown[-1].hand.view.row == (0, 0, 0, 0)
    assert task.shown[-1].hand.moves == ("open1", "open2", "open3", "open4")
