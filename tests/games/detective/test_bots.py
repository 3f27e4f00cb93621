"""Detective's bots: legal, as strong as they say, and in order."""

from itertools import pairwise
from random import Random

import pytest

from fives.core.game import NATURE
from fives.games.detective import GAME
from fives.games.detective.bots import choose
from fives.games.detective.notation import read_state
from fives.games.detective.rules import Options, actors, draw, moves, play, start
from fives.games.detective.solver import move_shares
from games.detective.ladder import CROWD, measure_loss, measure_wins

IDS = [level.id for level in GAME.levels]


def test_the_levels_go_from_weak_to_perfect():
    assert IDS == ["beginner", "casual", "strong", "perfect"]
    assert all(weaker.loss > 2 * stronger.loss for weaker, stronger in pairwise(GAME.levels))
    assert [level.exact for level in GAME.levels] == [False, False, False, True]
    assert GAME.levels[-1].loss == 0


@pytest.mark.parametrize("level", IDS)
@pytest.mark.parametrize(("variation", "seats"), [(0, 3), (1, 2), (2, 4)])
def test_a_bot_never_makes_an_illegal_move(level, variation, seats):
    """A whole game; `play` would refuse, and the move is among those listed."""
    random, state = Random(seats), start(seats, Options(variation))
    while acting := actors(state):
        (actor,) = acting
        move = draw(state, random) if actor == NATURE else choose(state, actor, level, random, 1.0)
        assert actor == NATURE or move in moves(state, actor)
        state = play(state, actor, move)


@pytest.mark.parametrize("variation", [0, 1, 2])
def test_the_perfect_bot_gives_nothing_away(variation):
    assert measure_loss("perfect", 3, Options(variation)).mean < 1e-13


def test_the_perfect_bot_is_not_left_to_chance():
    """It draws no number at all."""

    class NoChance:
        def randrange(self, stop, /):
            raise AssertionError("the perfect bot rolled a die")

    for text in ("34466 0 010000-000300", "34466 0 010000-000300-000000"):
        state = read_state(text, Options())
        worth = {move: shares[0] for move, shares in move_shares(state, 0).items()}
        assert worth[choose(state, 0, "perfect", NoChance(), 1.0)] == max(worth.values())


def test_the_wheel_reaches_every_move_and_no_other():
    """The ends of the wheel are moves too."""

    class Always:
        def __init__(self, share):
            self.share = share

        def randrange(self, stop, /):
            return min(stop - 1, int(self.share * stop))

    state = read_state("44/446 0 010000-000300", Options())
    chosen = {choose(state, 0, "beginner", Always(step / 400), 1.0) for step in range(401)}
    assert chosen == set(moves(state, 0))


def test_a_bot_makes_the_same_choice_from_the_same_chance():
    state = read_state("34466 1 010000-000300", Options())
    picks = [[choose(state, 1, "casual", Random(seed), 1.0) for seed in range(30)] for _ in range(2)]
    assert picks[0] == picks[1]
    assert len(set(picks[0])) > 1


@pytest.mark.parametrize("level", GAME.levels[:-1], ids=IDS[:-1])
def test_a_level_loses_about_what_it_says(level):
    """A few games instead of hundreds: within five standard errors."""
    measured = measure_loss(level.id, 12, Options(), seed=2)
    assert abs(measured.mean - level.loss) < 5 * measured.error


def test_the_estimate_for_a_crowd_gives_next_to_nothing_away_at_a_table_of_two():
    """It is made for three and more; here its moves can be compared with the exact ones."""
    assert measure_loss(CROWD, 6, Options()).mean < 0.0002


@pytest.mark.slow
@pytest.mark.parametrize("level", GAME.levels[:-1], ids=IDS[:-1])
def test_a_level_loses_what_it_says(level):
    """Other games than those of the page: within four standard errors and the last digit stated."""
    measured = measure_loss(level.id, 300, Options(), seed=3)
    assert abs(measured.mean - level.loss) < 4 * measured.error + 0.00005


@pytest.mark.slow
@pytest.mark.parametrize(("weaker", "stronger"), list(pairwise(IDS))[:2])
def test_the_stronger_level_wins_more_often(weaker, stronger):
    """In 400 games by more than two standard errors."""
    measured = measure_wins(stronger, weaker, 400, Options(), seed=4)
    assert measured.mean - 2 * measured.error > 0.5
