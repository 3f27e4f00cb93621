"""Time a step of our environments beside that of an empty environment of the same library, which only counts.

A step is what a learner's loop does as the library's manual writes it: look, choose any legal action by the mask, act.
The empty environment has the same spaces, shows as many numbers and as wide a mask, new ones each time.
"""

import time
from collections.abc import Callable
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pyspiel
from pettingzoo.utils.env import AECEnv, ParallelEnv
from row import Row

import fives.envs.gymnasium  # noqa: F401  (importing registers the games)
import fives.envs.openspiel as spiel
from fives.core.catalogue import games
from fives.envs.pettingzoo import env, parallel_env

SECONDS = 0.5
WHOLE = 3  # each is measured in turns with its empty twin, so often, and the best run counts
TWICE = 2.0
ALLOWED = 8  # actions in the mask of an empty environment
LONG = 100  # steps of an empty game


def mask_of(actions: int) -> Any:
    mask = np.zeros(actions, np.int8)
    mask[:ALLOWED] = 1
    return mask


class EmptyTurns(AECEnv):
    """Two agents who act in turns and come to nothing."""

    metadata = {"name": "empty"}

    def __init__(self, like: Any) -> None:
        self.like, self.possible_agents = like, like.possible_agents
        self.seen, self.mask = like.playing.low.copy(), mask_of(like.playing.actions)

    def observation_space(self, agent: str) -> Any:
        return self.like.observation_space(agent)

    def action_space(self, agent: str) -> Any:
        return self.like.action_space(agent)

    def reset(self, seed: int | None = None, options: Any = None) -> None:
        self.agents, self.count = self.possible_agents[:], 0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {"action_mask": self.mask} for agent in self.agents}
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> Any:
        return self.seen.copy()

    def step(self, action: Any) -> None:
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self.count += 1
        self.agent_selection = self.possible_agents[self.count % len(self.possible_agents)]
        self.infos[self.agent_selection] = {"action_mask": self.mask.copy()}
        if self.count == LONG:
            self.terminations = dict.fromkeys(self.agents, True)


class EmptyAtOnce(ParallelEnv):
    """Agents who act at once and come to nothing."""

    metadata = {"name": "empty"}

    def __init__(self, like: Any) -> None:
        self.like, self.possible_agents = like, like.possible_agents
        self.seen, self.mask = like.playing.low.copy(), mask_of(like.playing.actions)

    def action_space(self, agent: str) -> Any:
        return self.like.action_space(agent)

    def reset(self, seed: int | None = None, options: Any = None) -> Any:
        self.agents, self.count = self.possible_agents[:], 0
        return self._told()

    def _told(self) -> Any:
        agents = self.possible_agents
        return {a: self.seen.copy() for a in agents}, {a: {"action_mask": self.mask.copy()} for a in agents}

    def step(self, actions: Any) -> Any:
        self.count += 1
        over = self.count == LONG
        seen, infos = self._told()
        agents = self.agents
        self.agents = [] if over else agents
        return seen, dict.fromkeys(agents, 0.0), dict.fromkeys(agents, over), dict.fromkeys(agents, False), infos


class EmptyAlone(gymnasium.Env):
    """One who acts and comes to nothing."""

    def __init__(self, like: Any) -> None:
        self.observation_space, self.action_space = like.observation_space, like.action_space
        self.seen, self.mask = like.playing.low.copy(), mask_of(like.playing.actions)

    def reset(self, *, seed: int | None = None, options: Any = None) -> Any:
        super().reset(seed=seed)
        self.count = 0
        return self.seen.copy(), {"action_mask": self.mask.copy()}

    def step(self, action: Any) -> Any:
        self.count += 1
        return self.seen.copy(), 0.0, self.count == LONG, False, {"action_mask": self.mask.copy()}


class EmptyState(pyspiel.State):
    """A state that counts."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.count = 0

    def current_player(self) -> int:
        return -4 if self.count == LONG else self.count % 2

    def _legal_actions(self, player: int) -> list[int]:
        return list(range(ALLOWED))

    def _apply_action(self, action: int) -> None:
        self.count += 1

    def _action_to_string(self, player: int, action: int) -> str:
        return str(action)

    def is_terminal(self) -> bool:
        return self.count == LONG

    def returns(self) -> list[float]:
        return [0.0, 0.0]

    def __str__(self) -> str:
        return str(self.count)


class EmptyGame(pyspiel.Game):
    """A game of OpenSpiel, in Python, in which two count."""

    def __init__(self, like: Any) -> None:
        info = pyspiel.GameInfo(like.num_distinct_actions(), 1, 2, -1.0, 1.0, 0.0, LONG)
        super().__init__(like.get_type(), info, {})

    def new_initial_state(self) -> Any:
        return EmptyState(self)


def in_turns(table: Any, seed: int) -> int:
    """Play a game of an AEC environment and return how many steps it had."""
    steps = 0
    table.reset(seed=seed)
    for agent in table.agent_iter():
        _, _, over, cut, info = table.last()
        table.step(None if over or cut else table.action_space(agent).sample(info["action_mask"]))
        steps += 1
    return steps


def at_once(table: Any, seed: int) -> int:
    """Play a game of a parallel environment and return how many steps it had."""
    steps, (_, infos) = 0, table.reset(seed=seed)
    while table.agents:
        choose = {agent: table.action_space(agent).sample(infos[agent]["action_mask"]) for agent in table.agents}
        _, _, _, _, infos = table.step(choose)
        steps += 1
    return steps


def alone(table: Any, seed: int) -> int:
    """Play a game of Gymnasium and return how many steps it had."""
    steps, over, (_, info) = 0, False, table.reset(seed=seed)
    while not over:
        _, _, over, _, info = table.step(table.action_space.sample(info["action_mask"]))
        steps += 1
    return steps


def by_spiel(game: Any, seed: int) -> int:
    """Play a game of OpenSpiel and return how many actions it had, those of nature too."""
    random, steps, state = Random(seed), 0, game.new_initial_state()
    while not state.is_terminal():
        legal = state.legal_actions()
        state.apply_action(legal[random.randrange(len(legal))])
        steps += 1
    return steps


def took(play: Callable[[Any, int], int], table: Any) -> float:
    """Return microseconds of processor time for a step."""
    steps, seed, begin = 0, 0, time.process_time()
    while (taken := time.process_time() - begin) < SECONDS:
        steps, seed = steps + play(table, seed), seed + 1
    return taken / steps * 1e6


def compare(claim: str, play: Callable[[Any, int], int], table: Any, empty: Any) -> Row:
    """Return the row of one environment, measured in turns with its empty twin."""
    play(table, 0)  # whatever is compiled or loaded is so before
    runs = [(took(play, table), took(play, empty)) for _ in range(WHOLE)]
    ours, theirs = (min(each) for each in zip(*runs, strict=True))
    return Row("adapters.py", claim, ours, "µs", TWICE * theirs, "twice an empty one", limit=True)


def measure() -> list[Row]:
    rows = []
    for id, game in games().items():
        if game.seats[1] > 1:
            settings = {"guard": "on"} if id == "find_fives" else {}
            table, both = env(id, **settings), parallel_env(id, **settings)
            rows.append(compare(f"PettingZoo, {id}: a step", in_turns, table, EmptyTurns(table)))
            rows.append(compare(f"PettingZoo at once, {id}: a step", at_once, both, EmptyAtOnce(both)))
    for id in [id for id in gymnasium.registry if id.startswith("fives/")]:
        table = gymnasium.make(id).unwrapped
        rows.append(compare(f"Gymnasium, {id}: a step", alone, table, EmptyAlone(table)))
    for id, game in games().items():
        if not game.timed:
            table = spiel.spiel_class(game)()
            rows.append(compare(f"OpenSpiel, {id}: an action", by_spiel, table, EmptyGame(table)))
    return rows


if __name__ == "__main__":
    print("\n".join(row.line() for row in measure()))
