"""The ladder of Five Wins' bots, measured: how often a level beats another.

`python tests/games/five_wins/ladder.py 200` prints the table of the page, from 200 games for each figure. What a level
loses is half a victory less its share against the strongest.
"""

import sys
from dataclasses import dataclass
from math import fsum, sqrt
from random import Random

from fives.games.five_wins import GAME
from fives.games.five_wins.bots import choose
from fives.games.five_wins.rules import FiveWins, Options, actors, play, result, start


@dataclass(frozen=True)
class Figure:
    """A mean and its standard error."""

    mean: float
    error: float

    def __str__(self) -> str:
        return f"{100 * self.mean:.1f} ± {100 * self.error:.1f} %"


def play_out(state: FiveWins, levels: tuple[str, str], random: Random) -> FiveWins:
    """Return how a game ends when bots of these levels play on."""
    while acting := actors(state):
        (actor,) = acting
        state = play(state, actor, choose(state, actor, levels[actor], random, budget=0.2))
    return state


def measure(level: str, other: str, games: int, options: Options, seed: int = 1) -> Figure:
    """Return which share of the victories `level` has against `other`, a draw half; each begins every second game."""
    random, shares = Random(seed), []
    for number in range(games):
        ended = result(play_out(start(2, options, first=number % 2), (level, other), random))
        assert ended is not None
        shares.append((0 in ended.winners) / len(ended.winners))
    mean = fsum(shares) / games
    return Figure(mean, sqrt(fsum((each - mean) ** 2 for each in shares)) / games)


def main(games: int) -> None:
    """Print the table."""
    ids = [level.id for level in GAME.levels]
    for level in ids[1:]:
        shares = [str(measure(level, other, games, Options())) for other in ids[: ids.index(level)]]
        sys.stdout.write(f"| `{level}` | {' | '.join(shares)} |\n")


if __name__ == "__main__":
    main(int(sys.argv[1]))
