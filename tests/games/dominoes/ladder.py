"""The ladder of Dominoes' bots, measured: what a level gives away per decision and how often it beats another.

`python tests/games/dominoes/ladder.py 4000` prints the tables of the page, from 4,000 games for each figure.
"""

import sys
from dataclasses import dataclass
from math import fsum, sqrt
from random import Random

from fives.core.game import NATURE
from fives.games.dominoes import GAME
from fives.games.dominoes.bots import choose
from fives.games.dominoes.kernel import either_way
from fives.games.dominoes.rules import Dominoes, Options, actors, draw, moves, play, result, start
from fives.games.dominoes.solver import move_values

HOUSES = [Options(), Options(may_decline=True), Options(variation=1), Options(variation=2)]


@dataclass(frozen=True)
class Figure:
    """A mean and its standard error."""

    mean: float
    error: float

    def __str__(self) -> str:
        return f"{100 * self.mean:.2f} ± {100 * self.error:.2g} %"


def is_choice(state: Dominoes, seat: int) -> bool:
    """Say whether there is something to decide: more than two sides of one string."""
    after = {play(state, seat, move) for move in moves(state, seat)}
    return len({(each.turn, either_way(each.string), each.rolled, each.in_air, each.scores) for each in after}) > 1


def play_out(
    state: Dominoes, levels: tuple[str, ...], random: Random, losses: list[float] | None = None
) -> list[float]:
    """Return by seat the share of the victory when bots play on; note what each real decision gave away."""
    while acting := actors(state):
        (actor,) = acting
        if actor == NATURE:
            state = play(state, NATURE, draw(state, random))
            continue
        move = choose(state, actor, levels[actor], random, budget=1.0)
        if losses is not None and is_choice(state, actor):
            values = move_values(state, actor)
            losses.append(max(values.values()) - values[move])
        state = play(state, actor, move)
    ended = result(state)
    assert ended is not None
    return [(seat in ended.winners) / len(ended.winners) for seat in range(len(state.scores))]


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
    """Return which share of the victories `level` has against `other`; each begins every second game."""
    random = Random(seed)
    won = [play_out(start(2, options, first=n % 2), (level, other), random)[0] for n in range(games)]
    share = fsum(won) / games
    return Figure(share, sqrt(fsum((each - share) ** 2 for each in won)) / games)


def main(games: int) -> None:
    """Print both tables."""
    ids = [level.id for level in GAME.levels]
    for level in ids[:-1]:  # the last gives nothing away, and that is proved
        given = [str(measure_loss(level, games, options)) for options in HOUSES]
        sys.stdout.write(f"| `{level}` | {' | '.join(given)} |\n")
    for level in ids[1:]:
        wins = [str(measure_wins(level, other, games, HOUSES[2])) for other in ids[: ids.index(level)]]
        sys.stdout.write(f"| `{level}` | {' | '.join(wins)} |\n")


if __name__ == "__main__":
    main(int(sys.argv[1]))
