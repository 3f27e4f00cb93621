"""Shell Game's bots: they know what they have seen, and forget at the rate they state."""

from itertools import product
from math import hypot
from random import Random

import pytest

from fives.core.bot import ask_bot
from fives.core.catalogue import find_bots
from fives.core.game import CLOCK, NATURE
from fives.core.matches.event import Event
from fives.core.matches.match import new_match
from fives.core.perft import possible
from fives.games.shell_game import GAME
from fives.games.shell_game.bots import CUNNING, PACES, RATE, choose, confusion, recall
from fives.games.shell_game.rules import EVERY_SLIDE, Act, Open, Options, Phase, Slide, view
from games.shell_game.ladder import answers, lost, mistaken

BOTS = find_bots(GAME)
LEVELS = [level.id for level in GAME.levels]
ROUND = ["lay3", "lay1", "lay4", "lay2", "ready", "turn", "mark=cadb", "1>4@0.8", "rest", "3>1@0.8", "rest", "2>3@2.0"]


def match_after(*texts, seats=2):
    """Return a match of moves as text, each made by whoever acts, a person before the clock."""
    match = new_match(GAME, Options(), seats, first=0)
    for text in texts:
        match = match.then(Event(match.n + 1, 0, max(match.actors), text))
    return match


def test_the_stated_loss_is_the_rate_of_slides_seen_wrong():
    assert {level.id: level.loss for level in GAME.levels} == RATE
    for level in LEVELS:
        figure = mistaken(level, 4000)
        assert abs(figure.mean - RATE[level]) <= 5 * figure.error + 1e-9


def test_the_level_that_forgets_nothing_never_misses():
    assert {figure.mean for figure in answers("elephant", 20).values()} == {1.0}


def test_a_bot_without_observations_guesses_uniformly():
    """It cannot know more than it was shown: asked without a memory, even the elephant turns any stone."""
    match = match_after(*ROUND, "rest", "ask1")
    turned = {choose(match.view(1), 1, "elephant", Random(seed), 1.0) for seed in range(60)}
    assert turned == {Open(place) for place in range(4)}
    assert {ask_bot(BOTS, match, 1, "elephant", Random(seed), 1.0) for seed in range(20)} == {Open(2)}


def test_what_a_bot_is_shown_tells_no_turned_stone():
    match = match_after(*ROUND)
    shown = [match.view(1, n) for n in range(match.n)]
    assert recall(shown[:7], 0.0, Random(1)) == (3, 1, 4, 2)
    assert all(set(each.row) == {0} for each in shown if each.marks)


def test_a_bot_does_not_turn_a_stone_that_lies_open():
    match = match_after(*ROUND, "rest", "ask1", "open1", "ask1")
    for seed in range(80):
        assert ask_bot(BOTS, match, 1, "beginner", Random(seed), 1.0) != Open(0)


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_slides_at_a_pace_a_person_can_follow(level):
    match = match_after(*ROUND[:7])
    slides = [ask_bot(BOTS, match, 0, level, Random(seed), 1.0) for seed in range(200)]
    assert {slide.tenths for slide in slides} == set(PACES[level])
    assert all(8 <= slide.tenths <= 20 for slide in slides)
    assert (len({(slide.source, slide.target) for slide in slides}) == 12) == (level not in CUNNING)


def test_confusion_is_one_on_average():
    """So the stated rate is that of any slide after any other, and of the first."""
    for befores in ((None,), EVERY_SLIDE):
        worth = [confusion(slide, last) for slide, last in product(EVERY_SLIDE, befores)]
        assert sum(worth) / len(worth) == pytest.approx(1)
        assert max(worth) * RATE["beginner"] < 1


def test_far_and_fast_slides_across_the_last_stone_confuse_most():
    last = Slide(0, 2, 8)
    assert confusion(Slide(0, 3, 8), None) > confusion(Slide(0, 1, 8), None) > confusion(Slide(0, 1, 20), None)
    assert confusion(Slide(3, 0, 8), last) > confusion(Slide(0, 1, 8), last) > confusion(Slide(2, 1, 8), last)


def test_a_cunning_shuffler_makes_the_most_of_what_everyone_saw():
    """After the stone at the left end went to the third place, the elephant carries one from end to end across it."""
    match = match_after(*ROUND[:7], "1>3@0.8", "rest")
    slides = {ask_bot(BOTS, match, 0, "elephant", Random(seed), 1.0) for seed in range(40)}
    assert slides == {Slide(0, 3, 8), Slide(3, 0, 8)}


def test_a_cunning_shuffler_makes_seekers_lose_stones():
    """More than slides chosen anyhow, at the same pace, by four standard errors."""
    for level in ("beginner", "casual"):
        anyhow, cunning = (lost(level, shuffler, 2500) for shuffler in ("", "elephant"))
        assert cunning.mean - anyhow.mean > 4 * hypot(cunning.error, anyhow.error)


def test_weak_bots_turn_the_stones_late_and_strong_ones_early():
    match = match_after(*ROUND[:5])
    chosen = {level: ask_bot(BOTS, match, 0, level, Random(1), 1.0) for level in LEVELS}
    assert chosen == {"beginner": Act.WAIT, "casual": Act.WAIT, "strong": Act.TURN, "elephant": Act.TURN}


def test_bots_of_all_levels_play_a_game_of_four():
    match = new_match(GAME, Options(memorise=10), 4)
    random = Random(4)
    while match.actors:
        actor = max(match.actors)
        if actor == NATURE:
            move = GAME.rules.draw(match.state, random)
        elif actor == CLOCK:
            (move,) = possible(GAME, match.state, CLOCK)
        else:
            move = ask_bot(BOTS, match, actor, LEVELS[actor], random, 1.0)
        match = match.then(Event(match.n + 1, 0, actor, GAME.notation.write_move(move)))
    assert sum(match.result.scores) == 32
    assert match.state.phase is Phase.OVER
    assert view(match.state, None) == match.state
