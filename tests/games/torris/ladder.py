"""The ladder of Torris's bots, measured: how often a level beats another, a shared victory counting half.

`python tests/games/torris/ladder.py 200` prints the table of the page, from 200 games for each figure.
"""

import sys
from dataclasses import dataclass
from math import sqrt
from random import Random

from fives.core.game import NATURE
from fives.games.torris import GAME
from fives.games.torris.bots import choose
from fives.games.torris.rules import Options, actors, draw, play, result, start


@dataclass(frozen=True)
class Figure:
    """A mean and its standard error."""

    mean: float
    error: float

    def __str__(self) -> str:
        return f"{100 * self.mean:.1f} ± {100 * self.error:.2g} %"


def play_out(levels: tuple[str, str], first: int, random: Random) -> float:
    """Return what seat 0 makes of a game between two levels: 1, 0, or a half for a shared victory."""
    state = start(2, Options(), first)
    while acting := actors(state):
        (actor,) = acting
        move = draw(state, random) if actor == NATURE else choose(state, actor, levels[actor], random, budget=1.0)
        state = play(state, actor, move)
    ended = result(state)
    assert ended is not None
    return (0 in ended.winners) / len(ended.winners)


def measure_wins(level: str, other: str, games: int, seed: int = 1) -> Figure:
    """Return how often `level` beats `other`; each begins every second game, and each moves white in half of them."""
    random = Random(seed)
    shares = []
    for n in range(games):
        white = n // 2 % 2 == 0
        share = play_out((level, other) if white else (other, level), n % 2, random)
        shares.append(share if white else 1 - share)
    mean = sum(shares) / games
    return Figure(mean, sqrt(sum((share - mean) ** 2 for share in shares)) / games)


def main(games: int) -> None:
    """Print how often the level on the left beats the others."""
    ids = [level.id for level in GAME.levels]
    for level in ids[1:]:
        wins = [str(measure_wins(level, other, games)) for other in ids[: ids.index(level)]]
        sys.stdout.write(f"| `{level}` | {' | '.join(wins)} |\n")


if __name__ == "__main__":
    main(int(sys.argv[1]))
