"""All games for one player pass Gymnasium's checks, and our environments keep their promises."""

from copy import deepcopy

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from fives.core.refusal import BadOption, BadSeats
from fives.envs.gymnasium import MOST_STEPS, Alone

IDS = ["fives/ClearAway-v0", "fives/FindFivesRace-v0", "fives/FindFivesSolo-v0"]
BOTH = [  # by the rules, and by kernels; those of Find Fives take long to compile
    pytest.param(id, compiled, marks=pytest.mark.slow if compiled and "FindFives" in id else ())
    for id in IDS
    for compiled in (False, True)
]


def make(id, **settings):
    return gymnasium.make(id, **settings).unwrapped


def test_the_ids_are_registered():
    assert [id for id in gymnasium.registry if id.startswith("fives/")] == IDS


def test_an_id_that_names_its_module_needs_no_import():
    assert make("fives.envs.gymnasium:fives/ClearAway-v0").playing.game.id == "clear_away"


@pytest.mark.parametrize(("id", "compiled"), BOTH)
def test_gymnasium_finds_no_fault(id, compiled):
    check_env(make(id, compiled=compiled))


def finish(env, seed):
    """Play legal actions at random to the end; return all that was seen, and the rewards."""
    random = np.random.default_rng(seed)
    seen, info = env.reset(seed=seed)
    story, rewards, over = [tuple(seen)], [], False
    while not over:
        seen, reward, over, cut, info = env.step(random.choice(np.flatnonzero(info["action_mask"])))
        assert not cut
        story.append(tuple(seen))
        rewards.append(reward)
    return story, rewards


@pytest.mark.parametrize("compiled", [True, False])
def test_stones_that_are_left_count_against_the_player(compiled):
    env = make("fives/ClearAway-v0", compiled=compiled)
    story, rewards = finish(env, 2)
    assert rewards[-1] == -sum(story[-1][:36])
    assert set(rewards[:-1]) == {0}


@pytest.mark.parametrize(("id", "compiled"), BOTH)
def test_a_seed_gives_the_same_game_again(id, compiled):
    env = make(id, compiled=compiled)
    assert finish(env, 4) == finish(env, 4)
    assert finish(env, 4)[1][-1] == env.playing.returns()[0]


@pytest.mark.parametrize("compiled", [True, False])
def test_an_illegal_action_changes_nothing(compiled):
    env = make("fives/ClearAway-v0", compiled=compiled)
    before, info = env.reset(seed=1)
    for action in (np.flatnonzero(info["action_mask"] == 0)[0], -1, 96):
        after, reward, over, cut, again = env.step(action)
        assert np.array_equal(before, after)
        assert np.array_equal(info["action_mask"], again["action_mask"])
        assert (reward, over, cut) == (0, False, False)


def test_repeated_illegal_actions_truncate_the_episode():
    env = gymnasium.make("fives/ClearAway-v0", compiled=False)
    env.reset(seed=1)
    assert [env.step(0)[3] for _ in range(MOST_STEPS)] == [False] * (MOST_STEPS - 1) + [True]


@pytest.mark.parametrize("compiled", [True, False])
def test_a_game_begins_at_any_position(compiled):
    env = make("fives/ClearAway-v0", compiled=compiled, render_mode="ansi")
    position = "...O../..OO../.OO.../....O./...O../......"
    seen, _ = env.reset(options={"position": position})
    assert seen[:36].sum() == 7
    assert env.render().endswith(position)


def test_a_copy_goes_its_own_way():
    table = make("fives/ClearAway-v0")
    _, info = table.reset(seed=1)
    again = deepcopy(table)
    seen = [each.step(info["action_mask"].argmax())[0].tolist() for each in (again, table)]
    assert seen[0] == seen[1]


def test_impossible_environment_settings_are_refused():
    with pytest.raises(BadSeats):
        Alone("tug")
    with pytest.raises(BadOption):
        make("fives/FindFivesSolo-v0", guard="maybe")
    with pytest.raises(ValueError, match="render_mode"):
        Alone("clear_away", render_mode="human")
