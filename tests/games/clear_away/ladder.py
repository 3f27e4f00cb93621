"""The ladder of Clear Away's bots, measured: how many stones a level leaves.

`python tests/games/clear_away/ladder.py 4000 beginner casual` prints rows of the page's table, from 4,000 games each.
"""

import sys
from dataclasses import dataclass
from math import sqrt
from random import Random

from fives.games.clear_away import GAME
from fives.games.clear_away.bots import choose
from fives.games.clear_away.rules import ME, Options, actors, play, start


@dataclass(frozen=True)
class Figure:
    """A mean and its standard error."""

    mean: float
    error: float

    def __str__(self) -> str:
        return f"{self.mean:.2f} ± {self.error:.2g}"


def left_by(level: str, games: int, seed: int = 1) -> list[int]:
    """Return how many stones `level` leaves in each of so many games."""
    random, left = Random(seed), []
    for _ in range(games):
        state = start(1, Options())
        while actors(state):
            state = play(state, ME, choose(state, ME, level, random, budget=1.0))
        left.append(state.left)
    return left


def mean(values: list[float]) -> Figure:
    """Return the mean of some values and its standard error."""
    middle = sum(values) / len(values)
    return Figure(middle, sqrt(sum((value - middle) ** 2 for value in values) / (len(values) - 1) / len(values)))


def measure_loss(level: str, games: int, seed: int = 1) -> Figure:
    """Return the mean number of stones left above one."""
    return mean([left - 1 for left in left_by(level, games, seed)])


def main(games: int, *levels: str) -> None:
    """Print the table, of all levels if none is named."""
    for level in levels or [level.id for level in GAME.levels]:
        left = left_by(level, games)
        too_many, solved = mean([each - 1 for each in left]), mean([100 * (each == 1) for each in left])
        sys.stdout.write(f"| `{level}` | {too_many} | {solved} % | {min(left)} to {max(left)} |\n")


if __name__ == "__main__":
    main(int(sys.argv[1]), *sys.argv[2:])
