"""The pace of bots at a table with people, by a clock that the tests drive."""

from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest

from fives.core.bot import Later, Passed
from fives.games.find_fives.board_maker import make_boards
from fives.games.find_fives.pace import at_table
from fives.games.find_fives.rules import Act, Sheet
from fives.games.find_fives.search_fives import fives_of

from .drawn import finding
from .pace import BOT, Clocked

BOARD = make_boards(5, 1)[0]
SEEDS = range(40)


def first_rounds(level, **settings):
    games = [Clocked(level, seed, **settings) for seed in SEEDS]
    for game in games:
        game.round()
    return games


@pytest.mark.parametrize(("level", "soonest", "latest"), [("beginner", 20, 30), ("casual", 12, 20)])
def test_the_first_find_comes_when_a_person_would_have_it(level, soonest, latest):
    firsts = [game.first() for game in first_rounds(level)]
    assert all(soonest <= first <= latest for first in firsts if first is not None)
    assert sum(first is not None for first in firsts) > len(SEEDS) / 2


def test_later_finds_come_at_human_intervals():
    for game in first_rounds("casual"):
        finds = [at for _, at, who, did in game.did if who == BOT and did not in (Act.TIMER, Act.NEXT)]
        assert all(later - sooner >= 6 for sooner, later in pairwise(finds))


def test_a_casual_bot_leaves_people_45_seconds_in_round_one():
    assert min(game.turned() for game in first_rounds("casual")) >= 45


def test_a_beginner_never_turns_the_timer_in_round_one():
    assert [game.turned() for game in first_rounds("beginner")] == [None] * len(SEEDS)


def test_a_beginner_turns_the_timer_later_only_with_five_fives():
    for seed in SEEDS:
        game = Clocked("beginner", seed)
        game.round()
        game.round()
        finds = sum(n == 2 and who == BOT and did not in (Act.TIMER, Act.NEXT) for n, _, who, did in game.did)
        assert game.turned(2) is None or finds == 5


def test_a_stand_in_never_turns_the_timer_and_is_as_slow_as_a_beginner():
    for game in first_rounds("perfect", stand_in=True):
        assert game.turned() is None
        assert 20 <= game.first() <= 30


@pytest.mark.parametrize("level", ["beginner", "casual"])
def test_who_has_turned_the_timer_does_not_wait_long_for_a_bot(level):
    for game in first_rounds(level, turns_at=40):
        turned = next(at for _, at, who, did in game.did if who != BOT and did is Act.TIMER)
        done = next(at for _, at, who, did in game.did if who == BOT and did is Act.DONE)
        assert done - turned <= 5


def test_what_has_passed_counts():
    """A bot that is asked again waits only for the rest."""
    state, five = finding(BOARD, BOARD), Later(0.0, fives_of(BOARD, "aabcd")[0])
    assert at_table(state, 0, "beginner", five, Passed(31, 31), Random(1), stand_in=False).seconds == 0
    found = replace(state, sheets=(Sheet(outlines=fives_of(BOARD, "aabcd")[:1]), Sheet()))
    assert at_table(found, 0, "beginner", five, Passed(31, 1), Random(1), stand_in=False).seconds >= 11


def test_the_end_of_a_round_is_not_delayed():
    state = replace(finding(BOARD, BOARD), phase="scoring")
    assert at_table(state, 0, "beginner", Act.NEXT, Passed(1, 1), Random(1), stand_in=False) == Later(0.0, Act.NEXT)
