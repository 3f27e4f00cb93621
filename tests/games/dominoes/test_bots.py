"""Dominoes' bots: legal, as strong as they say, and in order."""

from itertools import pairwise, product
from random import Random

import pytest

from fives.core.game import NATURE
from fives.games.dominoes import GAME
from fives.games.dominoes.bots import choose
from fives.games.dominoes.notation import read_move, read_state
from fives.games.dominoes.rules import Options, actors, draw, moves, play, start
from fives.games.dominoes.solver import move_values
from games.dominoes.ladder import HOUSES, measure_loss, measure_wins

IDS = [level.id for level in GAME.levels]
TABLES = [(0, 2), (1, 2), (2, 2), (2, 3), (2, 4)]


class NoChance:
    """Dice that must not be rolled."""

    def randrange(self, stop, /):
        raise AssertionError("the perfect bot rolled a die")


class Always:
    """Chance that turns the wheel to one place."""

    def __init__(self, share):
        self.share = share

    def randrange(self, stop, /):
        return min(stop - 1, int(self.share * stop))


def test_the_levels_go_from_weak_to_perfect():
    assert IDS == ["beginner", "casual", "strong", "perfect"]
    assert all(weaker.loss > 2 * stronger.loss or stronger.loss == 0 for weaker, stronger in pairwise(GAME.levels))
    assert [level.exact for level in GAME.levels] == [False, False, False, True]
    assert GAME.levels[-1].loss == 0


@pytest.mark.parametrize("level", IDS)
@pytest.mark.parametrize(("variation", "seats"), TABLES)
def test_a_bot_never_makes_an_illegal_move(level, variation, seats):
    """Whole games with all options on or off; `play` would refuse, and the move is among those listed."""
    for seed, (allowed, how) in enumerate(product((True, False), ("roll", "lot"))):
        random, state = Random(seed), start(seats, Options(variation, allowed, allowed, how))
        while acting := actors(state):
            (actor,) = acting
            move = draw(state, random) if actor == NATURE else choose(state, actor, level, random, 1.0)
            assert actor == NATURE or move in moves(state, actor)
            state = play(state, actor, move)


@pytest.mark.parametrize("options", HOUSES, ids=str)
def test_the_perfect_bot_gives_nothing_away(options):
    assert measure_loss("perfect", 20, options).mean < 1e-13


@pytest.mark.parametrize(
    ("text", "options", "best"),
    [
        ("152:3 0 0-0 2", Options(), "right3"),
        ("152:6 0 0-0 2", Options(may_decline=True), "roll"),
        ("132:5 0 0-0 2", Options(variation=1), "swapright5"),
        ("2:1136 0 0-0 0", Options(variation=2), "left3"),
    ],
)
def test_the_perfect_bot_is_not_left_to_chance(text, options, best):
    """It draws no number at all."""
    state = read_state(text, options)
    chosen = choose(state, 0, "perfect", NoChance(), 1.0)
    assert chosen == read_move(best)
    assert move_values(state, 0)[chosen] == max(move_values(state, 0).values())


@pytest.mark.parametrize(("text", "variation"), [("132:5 0 0-0 2", 1), ("2:3456 0 0-0 0", 2)])
def test_the_wheel_reaches_every_move_and_no_other(text, variation):
    """The ends of the wheel are moves too."""
    state = read_state(text, Options(variation=variation))
    chosen = {choose(state, 0, "beginner", Always(step / 400), 1.0) for step in range(401)}
    assert chosen == set(moves(state, 0))


def test_a_bot_makes_the_same_choice_from_the_same_chance():
    state = read_state("132:5 1 2-1 2", Options(variation=1))
    picks = [[choose(state, 1, "casual", Random(seed), 1.0) for seed in range(30)] for _ in range(2)]
    assert picks[0] == picks[1]
    assert len(set(picks[0])) > 1


@pytest.mark.parametrize("level", GAME.levels[:-1], ids=IDS[:-1])
def test_a_level_loses_about_what_it_says(level):
    """120 games instead of thousands: within five standard errors."""
    measured = measure_loss(level.id, 120, Options(), seed=2)
    assert abs(measured.mean - level.loss) < 5 * measured.error


@pytest.mark.parametrize(("weaker", "stronger"), [("beginner", "casual"), ("casual", "perfect")])
def test_the_stronger_level_wins_more_often(weaker, stronger):
    """Variation 1, where there is most to decide: in 300 games by more than two standard errors."""
    measured = measure_wins(stronger, weaker, 300, Options(variation=1), seed=4)
    assert measured.mean - 2 * measured.error > 0.5


@pytest.mark.slow
@pytest.mark.parametrize("level", GAME.levels[:-1], ids=IDS[:-1])
def test_a_level_loses_what_it_says(level):
    """Other games than those of the page: within four standard errors and the last digit stated."""
    measured = measure_loss(level.id, 2000, Options(), seed=3)
    assert abs(measured.mean - level.loss) < 4 * measured.error + 0.00005
