"""The bots: they search like people, and never see more than a person would."""

from dataclasses import replace
from random import Random

import pytest

from fives.core.bot import Later, at_once
from fives.games.find_fives.board_maker import make_boards
from fives.games.find_fives.bots import EYES, choose
from fives.games.find_fives.judge_outlines import judge_round
from fives.games.find_fives.rules import Act, Hatch, Sheet, play, view
from fives.games.find_fives.search_fives import best_set, best_total, fives_of
from fives.games.find_fives.shapes import VALUES, Outline

from .drawn import finding
from .race import race

BOARD = make_boards(5, 1)[0]


def finds(level, roll="abcde", games=200):
    """Return the first finds of a level, with the seconds they took."""
    state = finding(BOARD, BOARD, roll=roll)
    answers = [choose(view(state, 0), 0, level, Random(seed), 1.0) for seed in range(games)]
    return [answer for answer in answers if isinstance(answer.move, Outline)]


@pytest.mark.parametrize("level", list(EYES))
def test_a_bot_outlines_only_fives_and_takes_its_time(level):
    found = finds(level)
    assert found
    assert all(answer.move in fives_of(BOARD, "abcde") for answer in found)
    assert all(answer.seconds > 0 for answer in found)


def test_stronger_levels_find_sooner():
    mean = {level: sum(answer.seconds for answer in finds(level)) / len(finds(level)) for level in EYES}
    assert mean["beginner"] > 1.3 * mean["casual"] > 1.3 * mean["strong"]


def test_weaker_levels_miss_the_rare_shapes_more_often():
    share = {level: sum(VALUES[a.move.shape] == 4 for a in finds(level)) / len(finds(level)) for level in EYES}
    assert share["beginner"] < share["strong"]


def test_the_perfect_one_outlines_the_optimum_and_turns_the_timer():
    state = finding(BOARD, BOARD, roll="aabcd")
    while isinstance(move := at_once(choose(view(state, 0), 0, "perfect", Random(1), 1.0)), Outline):
        state = play(state, 0, move)
    assert move is Act.TIMER
    judged = judge_round(BOARD, "aabcd", state.sheets[0].outlines)
    assert sum(verdict.points for verdict in judged) == best_total(fives_of(BOARD, "aabcd"))


def test_a_player_who_has_five_fives_turns_the_timer_or_is_done():
    roll = next(roll for roll in ("abcde", "abcdf", "abcef", "abdef") if len(best_set(fives_of(BOARD, roll))) == 5)
    full = Sheet(outlines=best_set(fives_of(BOARD, roll)))
    state = finding(BOARD, BOARD, roll=roll, sheets=(full, Sheet()))
    answer = choose(view(state, 0), 0, "casual", Random(1), 1.0)
    assert isinstance(answer, Later)
    assert answer.move is Act.TIMER
    hurried = replace(state, turned=1, sheets=(full, Sheet(done=True)))
    assert choose(view(hurried, 0), 0, "casual", Random(1), 1.0).move is Act.DONE


def test_a_weak_bot_hatches_a_cheap_shape():
    state = replace(finding(BOARD, mode="solo"), phase="scoring")
    move = choose(state, 0, "beginner", Random(1), 1.0)
    assert isinstance(move, Hatch)
    assert VALUES[move.outline.shape] == 1


def test_stronger_levels_win_races():
    """Ten races by the clock; the page has more."""
    won = [race(["strong", "beginner"], seed, boards="grey")[0] for seed in range(10)]
    assert sum(won) >= 8
