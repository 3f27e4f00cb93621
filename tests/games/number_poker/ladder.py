"""The ladder of Number Poker's bots, measured: what share of the victories a level wins against others.

`python tests/games/number_poker/ladder.py 1000` prints the tables of the page, from 1,000 games for each figure.
"""

import sys
from dataclasses import dataclass
from math import sqrt
from random import Random
from statistics import fmean, pstdev

from fives.games.number_poker import GAME
from fives.games.number_poker.bots import choose
from fives.games.number_poker.rules import Options, actors, play, result, start, view

IDS = [level.id for level in GAME.levels]
HOUSES = {"`ninth_play`": Options(), "`needs_a_stone`": Options(empty_hand="needs_a_stone")}


@dataclass(frozen=True)
class Figure:
    """A mean and its standard error."""

    mean: float
    error: float

    def __str__(self) -> str:
        return f"{100 * self.mean:.1f} ± {100 * self.error:.1f} %"


def play_out(levels: tuple[str, ...], options: Options, random: Random) -> tuple[float, ...]:
    """Return each seat's share of the victory in a game between bots of these levels."""
    state = start(len(levels), options)
    while acting := actors(state):
        actor = min(acting)
        state = play(state, actor, choose(view(state, actor), actor, levels[actor], random, budget=0.2))
    ended = result(state)
    assert ended is not None
    return tuple((seat in ended.winners) / len(ended.winners) for seat in range(len(levels)))


def measure(level: str, others: str, games: int, options: Options, seats: int = 2, seed: int = 1) -> Figure:
    """Return the share that one bot of `level` wins at a table of `others`, from every seat in turn."""
    random = Random(seed)
    won = []
    for game in range(games):
        own = game % seats
        won.append(play_out(tuple(level if seat == own else others for seat in range(seats)), options, random)[own])
    return Figure(fmean(won), pstdev(won) / sqrt(games))


def main(games: int) -> None:
    """Print the tables: two players by option, then one player of each level among strong ones."""
    for house, options in HOUSES.items():
        for level in IDS[1:]:
            wins = [str(measure(level, other, games, options)) for other in IDS[: IDS.index(level)]]
            sys.stdout.write(f"| {house} `{level}` | {' | '.join(wins)} |\n")
    for seats, fewer in ((3, games // 2), (4, games // 8)):
        shares = [str(measure(level, IDS[-1], fewer, Options(), seats)) for level in IDS[:-1]]
        sys.stdout.write(f"| {seats} players | {' | '.join(shares)} |\n")


if __name__ == "__main__":
    main(int(sys.argv[1]))
