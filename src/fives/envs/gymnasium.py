"""Every game for one as an environment of Gymnasium: importing this module registers `fives/<Game>-v0`.

After that there is `gymnasium.make("fives/ClearAway-v0")`; `gymnasium.make("fives.envs.gymnasium:fives/ClearAway-v0")`
imports it by itself. A game with modes has an id for each that one can play: `fives/FindFivesSolo-v0`. `make` also
takes the game's options and

    render_mode    "ansi": `render` returns the table as text; "rgb_array": as pixels
    compiled       False lets the rules themselves play where compiled kernels would (`fives.envs.kernel_game`)

An action is the number of a move, an observation the numbers that the player sees: the page of the game says which
(`fives.games.<id>.encoding`). `info["action_mask"]` has a 1 for each action that is legal now. An illegal action
changes nothing and costs nothing, but is a step; after MOST_STEPS of them a game is truncated.

The reward is the score, all of it at the end, negative where fewer points are better (stones left in Clear Away).
Nature and the clock act by themselves. `reset(seed=...)` gives the same chance again, and
`reset(options={"position": ...})` begins at a position as the game's notation writes it.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final, SupportsFloat

from fives.core.catalogue import games
from fives.core.extras import naming_extras
from fives.core.game import AnyGame
from fives.core.options import choices, read_options

with naming_extras("envs"):
    import gymnasium
    import numpy as np
    from gymnasium.spaces import Box, Discrete

    from fives.envs.kernel_game import new_game
    from fives.envs.numeric_game import Numbers
    from fives.envs.pixels import RENDER_MODES, Picture, check_mode, picture

NAMESPACE: Final = "fives"
VERSION: Final = 0  # of the environments; counts up when what they say changes
MODE: Final = "mode"  # the option with an environment for each of its values
MOST_STEPS: Final = 10_000
ME: Final = 0


class Alone(gymnasium.Env[Numbers, np.int64]):
    """A game that one plays."""

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}

    def __init__(self, game: str, render_mode: str | None = None, compiled: bool = True, **options: Any) -> None:
        check_mode(render_mode)
        self.render_mode = render_mode
        self.playing = new_game(game, 1, options, fewest=1, compiled=compiled)
        self.observation_space = Box(self.playing.low, self.playing.high, dtype=np.int32)
        self.action_space = Discrete(self.playing.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """Begin a new game and return what there is to see and to do."""
        super().reset(seed=seed)
        self.playing.begin(Random(int(self.np_random.integers(2**63))), options)
        return self.playing.observe(ME), self._info()

    def step(self, action: np.int64) -> tuple[Numbers, SupportsFloat, bool, bool, dict[str, Any]]:
        """Play an action."""
        playing, chosen = self.playing, int(action)
        if playing.allows(ME, chosen):
            playing.play(ME, chosen)
        over = not playing.asked
        return playing.observe(ME), playing.returns()[ME] if over else 0.0, over, False, self._info()

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.playing.mask(ME)}

    def render(self) -> Picture | None:
        """Return the table in the form of `render_mode`."""
        return picture(self.playing.game, self.playing.state, ME, self.render_mode)


def for_one(game: AnyGame) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield the id of each environment of a game, with the options it stands for; none if it cannot be played alone."""
    modes = next((choice.values for choice in choices(game) if choice.name == MODE), ())
    for settings in [{MODE: mode} for mode in modes] or [{}]:
        if 1 in game.seats_for(read_options(game, settings)):
            words = [*game.id.split("_"), *map(str, settings.values())]
            yield f"{NAMESPACE}/{''.join(map(str.title, words))}-v{VERSION}", settings


def _register() -> None:
    for game in games().values():
        for id, settings in for_one(game):
            gymnasium.register(
                id,
                entry_point=f"{__name__}:{Alone.__name__}",
                max_episode_steps=MOST_STEPS,
                kwargs={"game": game.id, **settings},
            )


_register()
