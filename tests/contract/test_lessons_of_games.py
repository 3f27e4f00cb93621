"""The lessons, one for every game on the shelf; and the checks of them, which catch a broken one."""

from dataclasses import replace

import lesson_checks as checks
import pytest
import shelf_checks as shelf

from fives.core.catalogue import find_game, find_lesson, games
from fives.core.game import NATURE

every_game = pytest.mark.parametrize("id", list(games()))


@every_game
def test_every_step_is_played_by_the_rules(id):
    game = find_game(id)
    checks.check_steps(game, find_lesson(game))


@every_game
def test_it_ends_with_a_victory_of_the_learner(id):
    game = find_game(id)
    checks.check_success(game, find_lesson(game))


@every_game
def test_two_or_three_positions_are_drawn_beside_the_rules(id):
    game = find_game(id)
    checks.check_drawings(game, find_lesson(game))


@every_game
@pytest.mark.parametrize("language", shelf.LANGUAGES)
def test_every_step_is_told_in_every_language(id, language):
    game = find_game(id)
    checks.check_words(game, find_lesson(game), shelf.keys(id, language))


TUG = find_game("tug")
STEPS = find_lesson(TUG)


def changed(n, **changes):
    return (*STEPS[:n], replace(STEPS[n], **changes), *STEPS[n + 1 :])


@pytest.mark.parametrize(
    "broken",
    [
        STEPS[:3],
        STEPS[1:],
        changed(0, name="roll"),
        changed(0, seats=3),
        changed(0, seat=1),
        changed(0, right={}),
        changed(0, right={"four": ()}),
        changed(0, right={"three": (), "five": ()}),
        changed(1, right={"roll": ((NATURE, "1234"),)}),
        changed(2, right={"12445": ()}),
        changed(3, position="12226 three 1 2-3"),
        changed(3, position="7"),
    ],
)
def test_a_step_against_the_rules_is_caught(broken):
    with pytest.raises(AssertionError):
        checks.check_steps(TUG, broken)


def test_a_lesson_that_does_not_end_well_is_caught():
    for broken in (STEPS[:-1], changed(4, right={"1345": ((NATURE, "1"),)})):
        with pytest.raises(AssertionError):
            checks.check_success(TUG, broken)


def test_missing_words_and_words_left_over_are_caught():
    keys = shelf.keys("tug", "en")
    with pytest.raises(AssertionError, match="no text"):
        checks.check_words(TUG, changed(0, name="purpose"), keys)
    with pytest.raises(AssertionError, match="no step"):
        checks.check_words(TUG, STEPS, keys | {"tug-learn-purpose"})
