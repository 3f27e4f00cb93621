"""The ladder of Clear Away's bots, measured: how many stones a level leaves.

`python tests/ladders.py clear_away 4000 beginner casual` prints rows of the page's table, from 4,000 games each.
"""

import sys
from random import Random

from fives.games.clear_away import GAME
from fives.games.clear_away.bots import choose
from fives.games.clear_away.rules import ME, Options, actors, play, start
from ladders import Figure


def left_by(level: str, games: int, seed: int = 1) -> list[int]:
    """Return how many stones `level` leaves in each of so many games."""
    random, left = Random(seed), []
    for _ in range(games):
        state = start(1, Options())
        while actors(state):
            state = play(state, ME, choose(state, ME, level, random, budget=1.0))
        left.append(state.left)
    return left


def measure_loss(level: str, games: int, seed: int = 1) -> Figure:
    """Return the mean number of stones left above one."""
    return Figure.of([left - 1 for left in left_by(level, games, seed)])


def write(games: int, *levels: str) -> None:
    """Print the table, of all levels if none is named."""
    for level in levels or [level.id for level in GAME.levels]:
        left = left_by(level, games)
        too_many, solved = Figure.of([each - 1 for each in left]), Figure.of([each == 1 for each in left])
        stones = f"{too_many.mean:.2f} ± {too_many.error:.2g}"
        sys.stdout.write(f"| `{level}` | {stones} | {solved} | {min(left)} to {max(left)} | {games:,} |\n")
