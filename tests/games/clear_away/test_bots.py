"""Clear Away's bots: as good as they say, and in order."""

from itertools import pairwise
from random import Random
from time import process_time

import pytest

from fives.games.clear_away import GAME
from fives.games.clear_away import solved_tables as tables
from fives.games.clear_away.bots import choose
from fives.games.clear_away.rules import FLIPS, ME, Options, actors, jumps, play, start
from fives.games.clear_away.solvability_search import fewest
from games.clear_away.figures import PAGE
from games.clear_away.ladder import left_by, measure_loss

IDS = [level.id for level in GAME.levels]


def test_the_levels_go_from_random_to_solving():
    assert IDS == ["beginner", "casual", "strong", "perfect"]
    assert all(weaker.loss > 1.5 * stronger.loss for weaker, stronger in pairwise(GAME.levels))


@pytest.mark.parametrize("level", GAME.levels[:3], ids=IDS[:3])
def test_a_level_leaves_about_as_many_as_it_says(level):
    """Other games than those of the page: within four standard errors."""
    measured = measure_loss(level.id, 300 if level.id != "strong" else 60, seed=2)
    assert abs(measured.mean - level.loss) < 4 * measured.error + 0.005


def test_the_perfect_bot_solves_it():
    """Without tables too: each jump it takes from the start is known to keep it solvable."""
    assert left_by("perfect", 3, seed=2) == [1, 1, 1]


@pytest.mark.slow
def test_with_the_tables_the_perfect_bot_always_solves_it():
    tables.prepare()
    assert left_by("perfect", 100, seed=3) == [1] * 100


@pytest.mark.slow
def test_with_the_tables_the_perfect_bot_leaves_the_fewest_that_can_remain():
    """Also where it cannot be solved any more, against the plain search."""
    tables.prepare()
    random, known = Random(4), {}
    for _ in range(30):
        state = start(1, Options())
        while actors(state) and state.left > 14:
            state = play(state, ME, random.choice(jumps(state.stones)))
        best = fewest(state.stones, known)
        while actors(state):
            state = play(state, ME, choose(state, ME, "perfect", random, 1.0))
        assert state.left == best


@pytest.mark.parametrize("level", ["strong", "perfect"])
def test_the_best_bots_play_different_games(level):
    states = {choose(start(1, Options()), ME, level, Random(seed), 1.0) for seed in range(12)}
    assert len(states) > 2


def test_the_casual_bot_keeps_jumps_open():
    """Mostly it takes a jump after which no other would leave more."""
    state = start(1, Options())
    open_after = {jump: len(jumps(state.stones ^ FLIPS[jump])) for jump in jumps(state.stones)}
    assert open_after[choose(state, ME, "casual", Random(1), 1.0)] == max(open_after.values())


def test_the_strong_bot_moves_soon():
    """A tenth of a second on an idle core; three times that in a busy test run."""
    began = process_time()
    choose(start(1, Options()), ME, "strong", Random(1), 1.0)
    assert process_time() - began < 0.3


def test_the_page_says_what_the_levels_say():
    rows = [row.split("|") for row in PAGE.under("| level | stones too many | solved | stones left | games |")]
    stated = {row[1].strip(" `"): float(row[2].split("±")[0]) for row in rows}
    assert stated == {level.id: level.loss for level in GAME.levels}
