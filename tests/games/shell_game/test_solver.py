"""Shell Game looked back at: what is worth nothing less than never to lose sight of a stone."""

from random import Random

import pytest

from fives.coach.review import review
from fives.core.bot import ask_bot
from fives.core.catalogue import find_bots, gives_hints
from fives.core.game import CLOCK, NATURE
from fives.core.matches.event import Event
from fives.core.matches.match import new_match
from fives.games.shell_game import GAME
from fives.games.shell_game.rules import Options
from fives.games.shell_game.solver import evaluate, prospects

BOTS = find_bots(GAME)
ROUND = ["lay3", "lay1", "lay4", "lay2", "ready", "turn", "mark=cadb", "1>4@0.8", "rest", "3>1@0.8", "rest", "2>3@2.0"]


def match_after(*texts):
    """Return a match of two after moves as text, each made by whoever acts, a person before the clock."""
    match = new_match(GAME, Options(), 2, first=0)
    for text in texts:
        match = match.then(Event(match.n + 1, 0, max(match.actors), text))
    return match


def played(seats, level, seed):
    """Return a match that bots have played to its end."""
    match, random = new_match(GAME, Options(), seats, first=0), Random(seed)
    while match.actors:
        actor = max(match.actors)
        if actor == NATURE:
            move = GAME.rules.draw(match.state, random)
        elif actor == CLOCK:
            move = GAME.rules.alarm(match.state).move
        else:
            move = ask_bot(BOTS, match, actor, level, random, 1.0)
        match = match.then(Event(match.n + 1, 0, actor, GAME.notation.write_move(move)))
    return match


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_player_who_forgets_nothing_has_every_stone_asked_of_them(seats):
    """SG6: everyone shuffles twice, so that everyone is asked for as many stones: eight."""
    assert prospects(GAME.rules.start(seats, Options(), 0)) == (8,) * seats
    assert played(seats, "elephant", seats).result.scores == (8,) * seats


def test_to_turn_another_stone_costs_it_and_the_last_two_together():
    """SG4, SG5."""
    first = match_after(*ROUND, "rest", "ask1")
    assert [(each.move, each.value) for each in evaluate(first.state, 1).moves] == [
        ("open3", 8.0),
        ("open1", 7.0),
        ("open2", 7.0),
        ("open4", 7.0),
    ]
    last = match_after(*ROUND, "rest", "ask1", "open3", "ask2", "open1", "ask3")
    assert sorted(each.value for each in evaluate(last.state, 1).moves) == [6.0, 8.0]


def test_what_lies_face_down_is_not_told():
    """SG7R: a view judges every stone alike, and there are no hints while the game goes on."""
    match = match_after(*ROUND, "rest", "ask1")
    worth = evaluate(match.view(1), 1)
    assert not worth.exact
    assert {each.value for each in worth.moves} == {8.0}
    assert not gives_hints(GAME)


@pytest.mark.parametrize("seats", [2, 4])
def test_a_review_says_what_was_forgotten(seats):
    match = played(seats, "beginner", seats)
    told = review(match)
    missed = [
        (event.n, happening.params["count"])
        for event, state in zip(match.log, match.states[1:], strict=True)
        for happening in state.happened
        if happening.key == "shell_game-missed"
    ]
    assert missed
    assert [(each.n, each.loss) for each in told.decisions if each.loss] == missed
    assert told.exact
    assert told.luck == (0.0,) * seats
    outcome = [8 - given + gained for given, gained in zip(told.given, told.gained, strict=True)]
    assert outcome == list(match.result.scores)
