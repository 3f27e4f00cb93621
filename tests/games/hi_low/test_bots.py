"""Hi-Low's bots: legal, as strong as they say, and in order."""

from itertools import pairwise
from random import Random

import pytest

from fives.core.game import NATURE
from fives.games.hi_low import GAME
from fives.games.hi_low.bots import choose
from fives.games.hi_low.notation import read_state
from fives.games.hi_low.rules import Options, actors, draw, moves, play, start
from fives.games.hi_low.solver import move_values
from games.hi_low.ladder import measure_loss, measure_wins

IDS = [level.id for level in GAME.levels]


def test_the_levels_go_from_weak_to_perfect():
    assert IDS == ["beginner", "casual", "strong", "perfect"]
    assert all(weaker.loss > 2 * stronger.loss or stronger.loss == 0 for weaker, stronger in pairwise(GAME.levels[1:]))
    assert GAME.levels[0].loss > 1.5 * GAME.levels[1].loss
    assert [level.exact for level in GAME.levels] == [False, False, False, True]
    assert GAME.levels[-1].loss == 0


@pytest.mark.parametrize("level", IDS)
@pytest.mark.parametrize("variation", [0, 1, 2])
def test_a_bot_never_makes_an_illegal_move(level, variation):
    """Whole games of two and of four; `play` would refuse, and the move is among those listed."""
    for seed, (seats, target, how) in enumerate(((2, 5, "roll"), (4, 5, "lot"), (2, 6, "host"))):
        random, state = Random(seed), start(seats, Options(variation, target, start=how))
        while acting := actors(state):
            (actor,) = acting
            move = draw(state, random) if actor == NATURE else choose(state, actor, level, random, 1.0)
            assert actor == NATURE or move in moves(state, actor)
            state = play(state, actor, move)


@pytest.mark.parametrize("variation", [0, 1, 2])
def test_the_perfect_bot_gives_nothing_away(variation):
    assert measure_loss("perfect", 8, Options(variation=variation)).mean < 1e-13


def test_the_perfect_bot_is_not_left_to_chance():
    """It draws no number at all."""

    class NoChance:
        def randrange(self, stop, /):
            raise AssertionError("the perfect bot rolled a die")

    state = read_state("12344 4 high 0 - 0-0", Options())
    values = move_values(state, 0)
    assert values[choose(state, 0, "perfect", NoChance(), 1.0)] == max(values.values())
    assert choose(read_state("55666 3 high 0 - 0-0", Options()), 0, "perfect", NoChance(), 1.0) == (5, 5, 6, 6, 6)


def test_the_wheel_reaches_every_move_and_no_other():
    """The ends of the wheel are moves too."""

    class Always:
        def __init__(self, share):
            self.share = share

        def randrange(self, stop, /):
            return min(stop - 1, int(self.share * stop))

    state = read_state("12344 4 high 0 - 0-0", Options())
    chosen = {choose(state, 0, "beginner", Always(step / 400), 1.0) for step in range(401)}
    assert chosen == set(moves(state, 0))


def test_a_bot_makes_the_same_choice_from_the_same_chance():
    state = read_state("12344 3 low 1 17 2-1", Options())
    picks = [[choose(state, 1, "casual", Random(seed), 1.0) for seed in range(30)] for _ in range(2)]
    assert picks[0] == picks[1]
    assert len(set(picks[0])) > 1


@pytest.mark.parametrize("level", GAME.levels[:-1], ids=IDS[:-1])
def test_a_level_loses_about_what_it_says(level):
    """60 games instead of thousands: within five standard errors."""
    measured = measure_loss(level.id, 60, Options(), seed=2)
    assert abs(measured.mean - level.loss) < 5 * measured.error


@pytest.mark.parametrize(("weaker", "stronger"), list(pairwise(IDS)))
def test_the_stronger_level_wins_more_often(weaker, stronger):
    """In 200 games; the best two are near each other, so one standard error must do."""
    measured = measure_wins(stronger, weaker, 200, Options(), seed=4)
    assert measured.mean - measured.error > 0.5
