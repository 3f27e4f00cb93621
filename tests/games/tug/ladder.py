"""The ladder of Tug's bots, measured: what a level gives away per decision and how often it beats another.

`python tests/games/tug/ladder.py 4000` prints the tables of the page, from 4,000 games for each figure.
"""

import sys
from dataclasses import dataclass
from math import fsum, sqrt
from random import Random

from fives.core.game import NATURE
from fives.games.tug import GAME
from fives.games.tug.bots import choose
from fives.games.tug.rules import Options, Tug, actors, draw, moves, play, result, start
from fives.games.tug.solver import move_values


@dataclass(frozen=True)
class Figure:
    """A mean and its standard error."""

    mean: float
    error: float

    def __str__(self) -> str:
        return f"{100 * self.mean:.2f} ± {100 * self.error:.2g} %"


def play_out(state: Tug, levels: tuple[str, str], random: Random, losses: list[float] | None = None) -> int:
    """Return who wins when bots of these levels play on from `state`; note what each real decision gave away."""
    while acting := actors(state):
        (actor,) = acting
        if actor == NATURE:
            state = play(state, NATURE, draw(state, random))
            continue
        move = choose(state, actor, levels[actor], random, budget=1.0)
        if losses is not None and len(moves(state, actor)) > 1:
            values = move_values(state, actor)
            losses.append(max(values.values()) - values[move])
        state = play(state, actor, move)
    ended = result(state)
    assert ended is not None
    return ended.winners[0]


def measure_loss(level: str, games: int, options: Options, seed: int = 1) -> Figure:
    """Return what `level` gives away per decision in games against itself, in chance to win the game."""
    random, by_game = Random(seed), []
    for _ in range(games):
        losses: list[float] = []
        play_out(start(2, options), (level, level), random, losses)
        by_game.append(losses)
    decisions = sum(map(len, by_game))
    mean = fsum(map(fsum, by_game)) / decisions
    spread = fsum((fsum(losses) - mean * len(losses)) ** 2 for losses in by_game)  # decisions of one game go together
    return Figure(mean, sqrt(spread) / decisions)


def measure_wins(level: str, other: str, games: int, options: Options, seed: int = 1) -> Figure:
    """Return how often `level` beats `other`; each begins every second game."""
    random = Random(seed)
    won = sum(play_out(start(2, options, first=n % 2), (level, other), random) == 0 for n in range(games))
    share = won / games
    return Figure(share, sqrt(share * (1 - share) / games))


def main(games: int) -> None:
    """Print both tables."""
    ids = [level.id for level in GAME.levels]
    for level in ids[:-1]:  # the last gives nothing away, and that is proved
        given = [str(measure_loss(level, games, Options(variation=variation))) for variation in (0, 1, 2)]
        sys.stdout.write(f"| `{level}` | {' | '.join(given)} |\n")
    for level in ids[1:]:
        wins = [str(measure_wins(level, other, games, Options())) for other in ids[: ids.index(level)]]
        sys.stdout.write(f"| `{level}` | {' | '.join(wins)} |\n")


if __name__ == "__main__":
    main(int(sys.argv[1]))
