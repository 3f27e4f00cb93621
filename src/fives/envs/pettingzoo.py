"""Every game for two or more as an environment of PettingZoo.

`env("tug", variation=2)` is an AEC environment, `parallel_env("number_poker", seats=3)` a parallel one, in which all
who are asked at once act in one step. Both take the game's options and

    seats          how many play; the fewest, but two or more, if left out
    render_mode    "ansi": `render` returns the table as text; "rgb_array": as pixels
    compiled       False lets the rules themselves play where compiled kernels would (`fives.envs.kernel_game`)

Agents are `player_0`, `player_1`, ... by seat. An action is the number of a move, an observation the numbers that the
seat sees: the page of the game says which (`fives.games.<id>.encoding`). `infos[agent]["action_mask"]` has a 1 for each
action that is legal now; an agent that is not asked
has none, and a parallel step ignores its action.

At the end the players get `players * share of the victory - 1`: of two 1, -1, or 0 for a draw; nothing before. A player
of an illegal action has lost, as if disqualified: the others share the victory.

Nature and the clock act by themselves. In the AEC environment those who are asked at once act in turns, each choice as
secret as the game keeps it. The same seed and actions give the same game; a `reset` without a seed goes on with the
chance of the one before. `reset(options={"position": "12344 three 0 4-4"})` begins there.
"""

from __future__ import annotations

from collections.abc import Mapping
from operator import index
from random import Random
from typing import Any, Final, SupportsIndex

from fives.core.catalogue import find_game
from fives.core.extras import naming_extras
from fives.core.options import read_options
from fives.core.refusal import BadSeats

with naming_extras("envs"):
    import numpy as np
    from gymnasium.spaces import Box, Discrete
    from pettingzoo.utils.env import AECEnv, ParallelEnv

    from fives.envs.kernel_game import new_game
    from fives.envs.numeric_game import Mask, Numbers, Playing
    from fives.envs.pixels import RENDER_MODES, Picture, check_mode, picture

VERSION: Final = 0  # of the environments; counts up when what they say changes


def env(
    game: str, *, seats: int | None = None, render_mode: str | None = None, compiled: bool = True, **options: Any
) -> Turns:
    """Return a game as an AEC environment."""
    _check_together(game, seats, options)
    return Turns(new_game(game, seats, options, fewest=2, compiled=compiled), render_mode)


def parallel_env(
    game: str, *, seats: int | None = None, render_mode: str | None = None, compiled: bool = True, **options: Any
) -> AtOnce:
    """Return a game as a parallel environment."""
    _check_together(game, seats, options)
    return AtOnce(new_game(game, seats, options, fewest=2, compiled=compiled, at_once=True), render_mode)


def _check_together(game: str, seats: int | None, settings: Mapping[str, Any]) -> None:
    """Raise BadSeats for a game that one is to play alone, and say that it is an environment of Gymnasium."""
    found = find_game(game)
    options = read_options(found, settings)
    allowed = found.seats_for(options)
    if 1 in allowed and (seats == 1 or allowed == (1,)):
        from fives.envs.gymnasium import for_one

        modes = for_one(found)
        id = next(id for id, mode in modes if all(getattr(options, name) == value for name, value in mode.items()))
        raise BadSeats(seats=1, why=f"one plays it alone: gymnasium.make('fives.envs.gymnasium:{id}')")


class _Agents:
    """The common part of both kinds of environment."""

    def __init__(self, playing: Playing, render_mode: str | None) -> None:
        check_mode(render_mode)
        self.render_mode = render_mode
        self.playing = playing
        self.metadata = {
            "name": f"fives_{playing.game.id}_v{VERSION}",
            "render_modes": list(RENDER_MODES),
            "render_fps": 1,
            "is_parallelizable": True,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(playing.seats)]
        self.agents: list[str] = []
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observations = {agent: Box(playing.low, playing.high, dtype=np.int32) for agent in self.possible_agents}
        self._actions = {agent: Discrete(playing.actions) for agent in self.possible_agents}
        self._random = Random()

    def observation_space(self, agent: str) -> Box:
        """Return the least and greatest value of each number that `agent` sees."""
        return self._observations[agent]

    def action_space(self, agent: str) -> Discrete[np.int64]:
        """Return how many actions there are."""
        return self._actions[agent]

    def _begin(self, seed: int | None, options: Mapping[str, Any] | None) -> None:
        if seed is not None:
            self._random = Random(index(seed))
        self.playing.begin(self._random, options)
        self.agents = self.possible_agents[:]

    def _check_begun(self) -> None:
        if not self.agents:
            raise RuntimeError("nobody plays: reset begins a new game")

    def render(self) -> Picture | None:
        """Return the table as everybody may see it, in the form of `render_mode`."""
        return picture(self.playing.game, self.playing.state, None, self.render_mode)

    def close(self) -> None:
        """Do nothing: there is nothing open."""


class Turns(_Agents, AECEnv[str, Numbers, int]):  # type: ignore[misc]
    """A game in which one agent acts after the other."""

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Begin a new game."""
        self._begin(seed, options)
        idle = np.zeros(self.playing.actions, np.int8)
        idle.setflags(write=False)
        self._idle: Mask = idle
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {"action_mask": idle} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.agents[0]
        self._select_next()

    def observe(self, agent: str) -> Numbers:
        """Return what `agent` sees."""
        return self.playing.observe(self._seat[agent])

    def step(self, action: SupportsIndex | None) -> None:
        """Play the action of the agent whose turn it is; None once the game is over."""
        self._check_begun()
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        playing, seat = self.playing, self._seat[agent]
        chosen = None if action is None else index(action)
        if chosen is not None and playing.allows(seat, chosen):
            playing.play(seat, chosen)
            self._select_next()
        else:
            self._end(playing.forfeit((seat,)))

    def _select_next(self) -> None:
        """Select the agent that acts next, if the game is not over."""
        playing = self.playing
        if not playing.asked:
            self._end(playing.returns())
            return
        seat = playing.next
        self.infos[self.agent_selection] = {"action_mask": self._idle}
        self.agent_selection = self.possible_agents[seat]
        self.infos[self.agent_selection] = {"action_mask": playing.mask(seat)}

    def _end(self, returns: list[float]) -> None:
        """End the game for all, with what each has won."""
        self.rewards = dict(zip(self.agents, returns, strict=True))
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos = {agent: {"action_mask": self._idle} for agent in self.agents}
        self._deads_step_first()


class AtOnce(_Agents, ParallelEnv[str, Numbers, int]):  # type: ignore[misc]
    """A game in which all who are asked act in one step."""

    def reset(
        self, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[dict[str, Numbers], dict[str, dict[str, Any]]]:
        """Begin a new game and return what each agent sees and may do."""
        self._begin(seed, options)
        return self._seen(), self._may()

    def step(
        self, actions: Mapping[str, SupportsIndex]
    ) -> tuple[dict[str, Numbers], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Play the actions of all who are asked."""
        self._check_begun()
        playing, agents = self.playing, self.agents
        said = {seat: actions.get(self.possible_agents[seat]) for seat in playing.asked}
        chosen = {seat: None if action is None else index(action) for seat, action in said.items()}
        wrong = [seat for seat, action in chosen.items() if not playing.allows(seat, action)]
        if wrong:
            won = playing.forfeit(wrong)
        else:
            playing.play_at_once({seat: action for seat, action in chosen.items() if action is not None})
            won = [0.0] * playing.seats if playing.asked else playing.returns()
        seen, may, over = self._seen(), self._may(), not playing.asked
        if over:
            self.agents = []
        return seen, dict(zip(agents, won, strict=True)), dict.fromkeys(agents, over), dict.fromkeys(agents, False), may

    def _seen(self) -> dict[str, Numbers]:
        return {agent: self.playing.observe(self._seat[agent]) for agent in self.agents}

    def _may(self) -> dict[str, dict[str, Any]]:
        return {agent: {"action_mask": self.playing.mask(self._seat[agent])} for agent in self.agents}
