"""The ladder of Detective's bots, measured: what a level gives away per decision and how often it beats another.

`python tests/games/detective/ladder.py 150` prints the tables of the page, from 150 games of two players a figure.
"""

import sys
from dataclasses import dataclass
from math import fsum, sqrt
from random import Random

from fives.core.game import NATURE
from fives.games.detective import GAME
from fives.games.detective.bots import choose
from fives.games.detective.rules import Detective, Options, actors, draw, moves, play, result, start
from fives.games.detective.solver import estimated_shares, move_shares

CROWD = "crowd"  # plays two-player games by the estimate made for three and more


@dataclass(frozen=True)
class Figure:
    """A mean and its standard error."""

    mean: float
    error: float

    def __str__(self) -> str:
        if self.mean < 1e-14:
            return "0"  # but for rounding
        mean = f"{100 * self.mean:.2f}" if self.mean > 0.0001 else f"{100 * self.mean:.1g}"
        return f"{mean} ± {100 * self.error:.2g} %"


def pick(state: Detective, seat: int, level: str, random: Random):
    """Return the move of a level, or of a player who goes by the estimate."""
    if level != CROWD:
        return choose(state, seat, level, random, budget=1.0)
    by_move = move_shares(state, seat, estimated_shares)
    return max(by_move, key=lambda move: by_move[move][seat])


def play_out(state: Detective, levels: tuple[str, ...], random: Random, losses: list[float] | None = None):
    """Return each seat's part of the victory when these play on; note what each real decision of two gave away."""
    while acting := actors(state):
        (actor,) = acting
        if actor == NATURE:
            state = play(state, NATURE, draw(state, random))
            continue
        move = pick(state, actor, levels[actor], random)
        if losses is not None and len(moves(state, actor)) > 1:
            worth = {each: shares[actor] for each, shares in move_shares(state, actor).items()}
            losses.append(max(worth.values()) - worth[move])
        state = play(state, actor, move)
    ended = result(state)
    return [(rank == 1) / len(ended.winners) for rank in ended.ranks]


def measure_loss(level: str, games: int, options: Options, seed: int = 1) -> Figure:
    """Return what `level` gives away per decision in games against itself, in chance to win the game."""
    random, by_game = Random(seed), []
    for n in range(games):
        losses: list[float] = []
        play_out(start(2, options, first=n % 2), (level, level), random, losses)
        by_game.append(losses)
    decisions = sum(map(len, by_game))
    mean = fsum(map(fsum, by_game)) / decisions
    spread = fsum((fsum(losses) - mean * len(losses)) ** 2 for losses in by_game)  # decisions of one game go together
    return Figure(mean, sqrt(spread) / decisions)


def measure_wins(level: str, other: str, games: int, options: Options, seed: int = 1) -> Figure:
    """Return which part of the victories `level` takes from `other`; each begins every second game."""
    random = Random(seed)
    parts = [play_out(start(2, options, first=n % 2), (level, other), random)[0] for n in range(games)]
    mean = fsum(parts) / games
    return Figure(mean, sqrt(fsum((part - mean) ** 2 for part in parts)) / games)


def main(games: int) -> None:
    """Print the tables."""
    ids = [level.id for level in GAME.levels]
    for level in [*ids[:-1], CROWD]:  # the last level gives nothing away, and that is proved
        given = [str(measure_loss(level, games, Options(variation=variation))) for variation in (0, 1, 2)]
        sys.stdout.write(f"| `{level}` | {' | '.join(given)} |\n")
        sys.stdout.flush()
    for level in ids[1:]:
        wins = [str(measure_wins(level, other, games, Options())) for other in ids[: ids.index(level)]]
        sys.stdout.write(f"| `{level}` | {' | '.join(wins)} |\n")


if __name__ == "__main__":
    main(int(sys.argv[1]))
