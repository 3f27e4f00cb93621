"""All games for two or more pass PettingZoo's tests, and our environments keep their promises."""

import pickle
from copy import deepcopy
from dataclasses import replace
from random import Random

import numpy as np
import pytest
from pettingzoo import AECEnv
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from fives.core.catalogue import games
from fives.core.refusal import BadOption, BadSeats, UnknownGame
from fives.envs.kernel_game import ByKernels
from fives.envs.pettingzoo import env, parallel_env
from fives.envs.rules_game import ByRules

CYCLES = 25
FEW_MOVES = {"find_fives": {"guard": "on"}}  # otherwise thousands of outlines are legal, which takes the rules long
TWO = [id for id, game in games().items() if game.seats[1] > 1]
MOST = [(id, most) for id in TWO if (most := games()[id].seats_for(games()[id].options())[-1]) > 2]
QUICK = ("number_poker", "tug")  # to compile; the others in make test-long
FAST = [pytest.param(id, marks=() if id in QUICK else pytest.mark.slow) for id in TWO]
BOTH = [pytest.param(True, marks=pytest.mark.slow), False]  # compiled or not, of a game that takes long to compile


def by_rules(id, **settings):
    return env(id, compiled=False, **{**FEW_MOVES.get(id, {}), **settings})


def at_once(id, **settings):
    return parallel_env(id, **{"compiled": id in QUICK, **FEW_MOVES.get(id, {}), **settings})


@pytest.mark.parametrize("id", TWO)
def test_two_play_by_the_rules(id):
    api_test(by_rules(id), num_cycles=CYCLES)
    seed_test(lambda: by_rules(id), num_cycles=CYCLES)


@pytest.mark.parametrize("id", FAST)
def test_two_play_by_kernels(id):
    assert isinstance(env(id).playing, ByKernels)
    api_test(env(id), num_cycles=CYCLES)
    seed_test(lambda: env(id), num_cycles=CYCLES)
    parallel_api_test(parallel_env(id), num_cycles=CYCLES)
    parallel_seed_test(lambda: parallel_env(id), num_cycles=CYCLES)


@pytest.mark.parametrize(("id", "seats"), MOST)
def test_games_of_more_than_two_pass_the_api_tests(id, seats):
    api_test(env(id, seats=seats, **FEW_MOVES.get(id, {})), num_cycles=CYCLES)
    seed_test(lambda: env(id, seats=seats, **FEW_MOVES.get(id, {})), num_cycles=CYCLES)


@pytest.mark.parametrize("id", FAST)
def test_kernels_ask_those_at_once_whom_the_rules_do(id):
    settings = FEW_MOVES.get(id, {})
    fast, slow, random = parallel_env(id, **settings), ByRules(id, 2, settings), np.random.default_rng(5)
    seen, infos = fast.reset(seed=5)
    while fast.agents:
        slow._begin(None, fast.playing.state)
        assert fast.playing.asked == slow.asked
        for seat, agent in enumerate(fast.agents):
            assert np.array_equal(seen[agent], slow.observe(seat))
            assert np.array_equal(infos[agent]["action_mask"], slow.mask(seat))
        masks = [np.flatnonzero(infos[agent]["action_mask"]) for agent in fast.agents]
        actions = {a: random.choice(mask) if len(mask) else 0 for a, mask in zip(fast.agents, masks, strict=True)}
        seen, _, _, _, infos = fast.step(actions)


@pytest.mark.parametrize(("id", "seats"), [*((id, 2) for id in TWO), *MOST])
def test_all_play_at_once(id, seats):
    parallel_api_test(at_once(id, seats=seats), num_cycles=CYCLES)
    parallel_seed_test(lambda: at_once(id, seats=seats), num_cycles=CYCLES)


@pytest.mark.parametrize("compiled", BOTH)
def test_a_puzzle_and_thousands_of_outlines_pass_too(compiled):
    for settings in ({"mode": "puzzle"}, {}):
        api_test(env("find_fives", compiled=compiled, **settings), num_cycles=3)
        parallel_api_test(parallel_env("find_fives", compiled=compiled, **settings), num_cycles=3)


# By the rules and by kernels


@pytest.mark.parametrize("id", FAST)
def test_kernels_show_and_allow_what_the_rules_do(id):
    fast, random = env(id), np.random.default_rng(5)
    slow = ByRules(id, 2, {})
    fast.reset(seed=5)
    for agent in fast.agent_iter(120):
        seen, _, over, _, info = fast.last()
        seat = fast.possible_agents.index(agent)
        slow._begin(None, fast.playing.state)
        assert np.array_equal(seen, slow.observe(seat))
        assert over or np.array_equal(info["action_mask"], slow.mask(seat))
        fast.step(None if over else random.choice(np.flatnonzero(info["action_mask"])))


@pytest.mark.slow
@pytest.mark.parametrize("mode", ["race", "puzzle"])
@pytest.mark.parametrize("make", [env, parallel_env])
def test_kernels_let_two_search_as_the_rules_do(make, mode):
    settings, random = {"mode": mode, "guard": "on"}, np.random.default_rng(5)
    fast, slow = make("find_fives", **settings).playing, ByRules("find_fives", 2, settings)
    fast.begin(Random(5))
    slow._begin(Random(5), fast.state)
    for _ in range(200):
        assert fast.asked == slow.asked
        if not fast.asked:
            assert fast.returns() == slow.returns()
            break
        assert fast.next == slow.next
        asked = (fast.next,) if make is env else fast.asked
        chosen = {seat: int(random.choice(np.flatnonzero(fast.mask(seat)))) for seat in asked}
        for playing in (fast, slow):
            if make is env:
                playing.play(*next(iter(chosen.items())))
            else:
                playing.play_at_once(chosen)
        slow._state = replace(slow.state, roll=fast.state.roll)  # each has thrown its own dice
        assert fast.state == slow.state
        for seat in (0, 1):
            assert np.array_equal(fast.mask(seat), slow.mask(seat))
            assert np.array_equal(fast.observe(seat), slow.observe(seat))


@pytest.mark.parametrize("compiled", BOTH)
def test_of_two_who_turn_the_timer_at_once_only_the_first_does(compiled):
    table, timer, done = parallel_env("find_fives", guard="on", compiled=compiled), 4116, 4117
    table.reset(seed=1)
    _, _, _, _, infos = table.step({"player_0": timer, "player_1": timer})
    assert table.playing.asked == (1,)
    assert table.playing.state.turned == 0
    assert infos["player_1"]["action_mask"][[timer, done]].tolist() == [0, 1]


def test_three_play_by_the_rules_and_so_do_two_if_asked_to():
    assert isinstance(env("detective", seats=3).playing, ByRules)
    assert isinstance(env("shell_game", seats=3).playing, ByRules)
    assert isinstance(env("tug", compiled=False).playing, ByRules)


# What is promised


def play_on(table, random):
    """Play a parallel game to its end with legal actions; return what everyone saw, and the rewards."""
    seen, infos = table.reset(seed=11)
    story, rewards = [seen], {}
    while table.agents:
        masks = {agent: infos[agent]["action_mask"] for agent in table.agents}
        actions = {agent: random.choice(np.flatnonzero(mask)) if mask.any() else 0 for agent, mask in masks.items()}
        seen, rewards, _, _, infos = table.step(actions)
        story.append(seen)
    return story, rewards


@pytest.mark.parametrize(("id", "seats"), [("number_poker", 2), ("number_poker", 4), ("war", 2), ("tug", 2)])
def test_a_whole_game_at_once_is_the_same_again_and_its_rewards_sum_to_nothing(id, seats):
    (one, won), (other, again) = (play_on(at_once(id, seats=seats), np.random.default_rng(3)) for _ in range(2))
    assert len(one) == len(other) > 5
    assert all(np.array_equal(a[agent], b[agent]) for a, b in zip(one, other, strict=True) for agent in a)
    assert won == again
    assert sum(won.values()) == pytest.approx(0)


def finish(table, seed):
    """Play a game in turns to its end at random and return the rewards."""
    random, won = np.random.default_rng(seed), {}
    for agent in table.agent_iter():
        _, reward, over, _, info = table.last()
        won[agent] = reward
        table.step(None if over else random.choice(np.flatnonzero(info["action_mask"])))
    return won


def test_rewards_are_plus_and_minus_one():
    table = env("tug")
    table.reset(seed=1)
    assert sorted(finish(table, 1).values()) == [-1, 1]


def test_the_same_seed_gives_the_same_dice_and_no_seed_goes_on():
    table, games = env("tug", start="lot"), []
    for seed in (7, None, 7, None):
        table.reset(seed=seed)
        games.append([])
        for _ in table.agent_iter(30):
            seen, _, over, _, info = table.last()
            games[-1].append(tuple(seen))
            table.step(None if over else np.flatnonzero(info["action_mask"])[0])
    assert games[0] == games[2] != games[1] == games[3]


@pytest.mark.parametrize("compiled", [True, False])
def test_an_illegal_action_loses(compiled):
    table = env("tug", compiled=compiled)
    table.reset(seed=1)
    table.step(np.flatnonzero(table.last()[4]["action_mask"] == 0)[0])
    assert table.rewards == {"player_0": -1, "player_1": 1}
    assert all(table.terminations.values())
    assert not table.infos["player_0"]["action_mask"].any()


@pytest.mark.parametrize("action", [-1, 213, 10**9, None])
@pytest.mark.parametrize("compiled", [True, False])
def test_an_out_of_range_action_is_illegal(compiled, action):
    table = env("tug", compiled=compiled)
    table.reset(seed=1)
    table.step(action)
    assert table.rewards["player_0"] == -1


@pytest.mark.parametrize("action", [1.0, "roll", [1]])
@pytest.mark.parametrize("compiled", [True, False])
def test_an_action_must_be_an_integer(compiled, action):
    table, at_once = env("tug", compiled=compiled), parallel_env("tug", compiled=compiled)
    table.reset(seed=1)
    at_once.reset(seed=1)
    with pytest.raises(TypeError, match="integer"):
        table.step(action)
    with pytest.raises(TypeError, match="integer"):
        at_once.step({"player_0": action})


def test_a_seed_is_any_whole_number_and_nothing_else():
    table = env("tug")
    for seed in (np.int64(5), -5, 2**80):
        table.reset(seed=seed)
    for seed in (5.0, "five"):
        with pytest.raises(TypeError, match="integer"):
            table.reset(seed=seed)


@pytest.mark.parametrize(
    ("make", "id", "compiled"),
    [(env, "tug", True), (env, "tug", False), (parallel_env, "number_poker", True), (parallel_env, "tug", False)],
)
def test_a_copy_goes_its_own_way_with_the_same_dice(make, id, compiled):
    """Who searches looks ahead in copies; who trains sends an environment to other processes."""
    table = make(id, compiled=compiled)
    table.reset(seed=3)
    first = _play(table, 3)
    copies = deepcopy(table), pickle.loads(pickle.dumps(table))
    ahead = [_play(each, 5) for each in copies]
    assert first != ahead[0] == ahead[1] == _play(table, 5)


def _play(table, steps):
    """Return all that is seen while the first legal action is played again and again."""
    told = []
    for _ in range(steps):
        if isinstance(table, AECEnv):
            seen, _, over, _, info = table.last()
            told.append((table.agent_selection, seen.tolist(), info["action_mask"].tolist()))
            table.step(None if over else int(info["action_mask"].argmax()))
        else:
            masks = {agent: table.playing.mask(seat) for seat, agent in enumerate(table.agents)}
            seen, *_ = table.step({agent: int(mask.argmax()) for agent, mask in masks.items() if mask.any()})
            told.append({agent: each.tolist() for agent, each in seen.items()})
    return told


def test_three_share_what_the_fourth_forfeits():
    table = parallel_env("number_poker", seats=4)
    table.reset(seed=1)
    _, rewards, over, _, _ = table.step({"player_0": 1, "player_1": 6, "player_2": 1, "player_3": 1})
    assert rewards == pytest.approx({"player_0": 1 / 3, "player_1": -1, "player_2": 1 / 3, "player_3": 1 / 3})
    assert all(over.values())
    assert table.agents == []


def test_if_all_forfeit_at_once_nobody_wins():
    table = parallel_env("number_poker")
    table.reset(seed=1)
    assert table.step({"player_0": -1, "player_1": -1})[1] == {"player_0": 0, "player_1": 0}


def test_actions_of_seats_that_do_not_act_are_ignored():
    table = parallel_env("tug", start="host")
    _, infos = table.reset(seed=1)
    assert not infos["player_1"]["action_mask"].any()
    _, _, over, _, infos = table.step(
        {"player_0": np.flatnonzero(infos["player_0"]["action_mask"])[0], "player_1": 200}
    )
    assert not any(over.values())


@pytest.mark.parametrize("compiled", [True, False])
def test_a_choice_is_as_secret_as_the_game_keeps_it(compiled):
    seen = []
    for stone in (1, 2, 3, 4):
        table = env("number_poker", compiled=compiled)
        table.reset(seed=1)
        table.step(stone)
        seen.append((table.observe("player_0"), table.observe("player_1")))
    assert len({tuple(own) for own, _ in seen}) == 4
    assert len({tuple(other) for _, other in seen}) == 1


def test_against_a_clock_those_who_are_asked_at_once_act_in_turns():
    table, acted = env("find_fives", seats=3, guard="on"), []
    table.reset(seed=1)
    for agent in table.agent_iter(6):
        acted.append(agent)
        table.step(np.flatnonzero(table.last()[4]["action_mask"])[0])
    assert acted == ["player_0", "player_1", "player_2"] * 2


@pytest.mark.parametrize("compiled", [True, False])
def test_a_game_begins_at_any_position(compiled):
    table = env("tug", compiled=compiled)
    table.reset(seed=1, options={"position": "12344 three 1 4-3"})
    assert table.agent_selection == "player_1"
    assert list(table.observe("player_1")[:2]) == [3, 4]
    assert table.infos["player_1"]["action_mask"].sum() == 11


def test_impossible_environment_settings_are_refused():
    with pytest.raises(UnknownGame):
        env("chess")
    with pytest.raises(BadOption):
        env("tug", variation=9)
    with pytest.raises(BadSeats):
        env("tug", seats=3)
    with pytest.raises(ValueError, match="render_mode"):
        env("tug", render_mode="human")


@pytest.mark.parametrize("make", [env, parallel_env])
@pytest.mark.parametrize(
    ("id", "seats", "settings", "alone"),
    [
        ("clear_away", None, {}, "fives/ClearAway-v0"),
        ("clear_away", 2, {}, "fives/ClearAway-v0"),
        ("find_fives", 1, {}, "fives/FindFivesRace-v0"),
        ("find_fives", None, {"mode": "solo"}, "fives/FindFivesSolo-v0"),
    ],
)
def test_solo_games_are_refused_with_a_hint_to_gymnasium(make, id, seats, settings, alone):
    with pytest.raises(BadSeats, match=alone):
        make(id, seats=seats, **settings)


def test_nobody_plays_before_the_game_has_begun():
    with pytest.raises(RuntimeError, match="reset"):
        env("tug").step(0)
    with pytest.raises(RuntimeError, match="reset"):
        parallel_env("tug").step({})


@pytest.mark.parametrize("compiled", [True, False])
def test_the_table_is_drawn_as_everyone_may_see_it(compiled):
    text, pixels = (env("number_poker", render_mode=mode, compiled=compiled) for mode in ("ansi", "rgb_array"))
    for table in (text, pixels):
        table.reset(seed=1)
        table.step(3)
    assert text.render() == "11223344E:=* 11223344E:"
    assert pixels.render().dtype == np.uint8
    assert pixels.render().shape[2] == 3
    table = env("number_poker")
    table.reset()
    assert table.render() is None
