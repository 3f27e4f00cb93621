"""War's bots: legal, as strong as they say, and in order."""

from itertools import pairwise, product
from random import Random

import pytest

from fives.core.game import NATURE
from fives.games.war import GAME
from fives.games.war.bots import choose
from fives.games.war.notation import read_move, read_state
from fives.games.war.rules import Options, actors, draw, moves, play, start, view
from games.war.ladder import measure_loss, measure_wins

IDS = [level.id for level in GAME.levels]
OPTIONAL = Options(captures="optional")


def test_the_levels_go_from_weak_to_perfect():
    assert IDS == ["beginner", "casual", "strong", "perfect"]
    assert all(weaker.loss > 1.5 * stronger.loss for weaker, stronger in pairwise(GAME.levels))
    assert [level.exact for level in GAME.levels] == [False, False, False, True]
    assert GAME.levels[-1].loss == 0


@pytest.mark.parametrize("level", IDS)
def test_a_bot_never_makes_an_illegal_move(level):
    """Whole games under every option; `play` would refuse, and the move is among those listed."""
    for seed, (variation, how, sudden) in enumerate(product((0, 2), ("forced", "optional"), (False, True))):
        random, state = Random(seed), start(2, Options(variation, how, sudden), first=0)
        while acting := actors(state):
            actor = random.choice(sorted(acting))
            move = draw(state, random) if actor == NATURE else choose(view(state, actor), actor, level, random, 1.0)
            assert actor == NATURE or move in moves(state, actor)
            state = play(state, actor, move)


@pytest.mark.parametrize("options", [Options(), Options(variation=2), OPTIONAL], ids=str)
def test_the_perfect_bot_gives_nothing_away(options):
    assert measure_loss("perfect", 10, options).mean < 1e-13


def test_the_perfect_bot_is_not_left_to_chance():
    """No choice in War need be mixed, so it draws no number."""

    class NoChance:
        def randrange(self, stop, /):
            raise AssertionError("the perfect bot rolled a die")

    state = read_state("134:4 4 0-0", OPTIONAL)
    assert choose(state, 0, "perfect", NoChance(), 1.0) == read_move("1+3=4")
    assert choose(state, 1, "perfect", NoChance(), 1.0) == read_move("4=4")


def test_the_wheel_reaches_every_move_and_no_other():
    """The ends of the wheel are moves too."""

    class Always:
        def __init__(self, share):
            self.share = share

        def randrange(self, stop, /):
            return min(stop - 1, int(self.share * stop))

    state = read_state("134:4 4 0-0", OPTIONAL)
    chosen = {choose(state, 0, "beginner", Always(step / 100), 1.0) for step in range(101)}
    assert chosen == set(moves(state, 0))


def test_a_bot_makes_the_same_choice_from_the_same_chance():
    state = read_state("134:4 4 2-1", OPTIONAL)
    picks = [[choose(state, 1, "casual", Random(seed), 1.0) for seed in range(30)] for _ in range(2)]
    assert picks[0] == picks[1]
    assert len(set(picks[0])) > 1


@pytest.mark.parametrize("level", GAME.levels[:-1], ids=IDS[:-1])
def test_a_level_loses_about_what_it_says(level):
    """40 games instead of a thousand: within five standard errors."""
    measured = measure_loss(level.id, 40, Options(), seed=2)
    assert abs(measured.mean - level.loss) < 5 * measured.error


@pytest.mark.parametrize(("weaker", "stronger"), [("beginner", "casual"), ("casual", "strong")])
def test_the_stronger_level_wins_more_often(weaker, stronger):
    """Where captures are optional there is something to decide: in 40 games by more than two standard errors."""
    measured = measure_wins(stronger, weaker, 40, OPTIONAL, seed=4)
    assert measured.mean - 2 * measured.error > 0.5


@pytest.mark.slow
@pytest.mark.parametrize("level", GAME.levels[:-1], ids=IDS[:-1])
def test_a_level_loses_what_it_says(level):
    """Other games than those of the page: within four standard errors of both."""
    measured = measure_loss(level.id, 1000, Options(), seed=3)
    assert abs(measured.mean - level.loss) < 4 * 2**0.5 * measured.error + 0.00005
