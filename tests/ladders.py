"""The ladder of a game's bots, measured: what a level gives away per decision and how often it beats another.

A game's `ladder.py` fills a Ladder with what is its own; `games/test_every_game.py` climbs it.
`python tests/ladders.py tug 4000` prints the tables of Tug's page, from 4,000 games for each figure.
"""

import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from math import fsum, sqrt
from random import Random
from typing import Any

from fives.core.catalogue import find_bots
from fives.core.game import NATURE, AnyGame, Seat


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


@dataclass(frozen=True)
class Spot:
    """A position in which `seat` has something to decide; `best` is the perfect move, if there is but one."""

    text: str
    seat: Seat = 0
    options: Any = None  # None: the default settings
    best: str = ""


@dataclass(frozen=True)
class Steps:
    """Which level beats which, in so many games by so many standard errors."""

    games: int
    pairs: Sequence[tuple[str, str]]  # weaker, stronger
    house: str = "base game"
    errors: float = 2
    slow: bool = False


@dataclass(frozen=True)
class Wins:
    """A table of the page: how often each of `levels` beats those below it."""

    games: int  # in which the slow test measures it again
    house: str = "base game"
    head: str = "level"  # its first column
    levels: Sequence[str] = ("casual", "strong", "perfect")
    slack: float = 0  # besides four standard errors of both measurements


def more_than_one_move(game: AnyGame, state: Any, seat: Seat) -> bool:
    """Say whether there is something to decide."""
    return len(game.rules.moves(state, seat)) > 1


@dataclass(frozen=True)
class Ladder:
    """A game's levels, its houses by the name the page gives them, and in how many games they are measured."""

    game: AnyGame
    worth: Callable[[Any, Seat], Mapping[Any, float]]  # what each move is worth to the seat
    houses: Mapping[str, Any]  # options, the page's default first
    tables: Sequence[tuple[int, Any]]  # seats and options at which no bot may break a rule
    sure: Sequence[Spot]  # where the perfect bot knows what to do
    wheels: Sequence[Spot]  # where the weakest may do anything
    mixed: Spot  # where a casual player wavers
    steps: Steps
    wins: Sequence[Wins]
    perfect: int  # games in which the last level gives nothing away
    quick: int  # games that show about what a level loses
    again: int  # games in which a slow test measures a loss on the page
    slow: int = 0  # games in which a slow test measures the loss in the base game; 0: `again` does
    errors: float = 4  # by how many standard errors that may differ
    falls: Sequence[float] = (2, 2, 2)  # how many times less each level loses than the one below
    first: Sequence[Seat | None] = (None,)  # who begins when losses are measured, in turn; None: the opening says
    others: Sequence[str] = ()  # measured besides the levels; the page has them between the last two
    is_choice: Callable[[AnyGame, Any, Seat], bool] = more_than_one_move
    chooses: Callable[..., Any] | None = None  # the bots and the others; None: the bots

    @cached_property
    def ids(self) -> list[str]:
        """Return the levels, weakest first."""
        return [level.id for level in self.game.levels]

    @property
    def measured(self) -> list[str]:
        """Return whose losses are measured: the last level gives nothing away, and that is proved."""
        return [*self.ids[:-1], *self.others]

    @property
    def base(self) -> Any:
        """Return the options of the first house."""
        return next(iter(self.houses.values()))

    def read(self, spot: Spot) -> Any:
        """Return the state at a spot."""
        return self.game.notation.read_state(spot.text, spot.options or self.game.options())

    def choose(self, state: Any, seat: Seat, level: str, random: Any) -> Any:
        """Return the move of `level`, which sees what its seat may see."""
        choose = self.chooses or find_bots(self.game).choose
        return choose(self.game.rules.view(state, seat), seat, level, random, 1.0)

    def play_out(
        self, state: Any, levels: Sequence[str], random: Random, losses: list[float] | None = None
    ) -> list[float]:
        """Return by seat the share of the victory when bots play on; note what each real decision gave away."""
        rules = self.game.rules
        while acting := rules.actors(state):
            actor = min(acting)
            if actor == NATURE:
                state = rules.play(state, NATURE, rules.draw(state, random))
                continue
            move = self.choose(state, actor, levels[actor], random)
            if losses is not None and self.is_choice(self.game, state, actor):
                worth = self.worth(state, actor)
                losses.append(max(worth.values()) - worth[move])
            state = rules.play(state, actor, move)
        ended = rules.result(state)
        assert ended is not None
        return [(rank == 1) / len(ended.winners) for rank in ended.ranks]

    def measure_loss(self, level: str, games: int, options: Any, seed: int = 1) -> Figure:
        """Return what `level` gives away per decision in games against itself, in chance to win the game."""
        random, by_game = Random(seed), []
        for n in range(games):
            losses: list[float] = []
            begun = self.game.rules.start(2, options, self.first[n % len(self.first)])
            self.play_out(begun, (level, level), random, losses)
            by_game.append(losses)
        decisions = sum(map(len, by_game))
        mean = fsum(map(fsum, by_game)) / decisions
        spread = fsum((fsum(losses) - mean * len(losses)) ** 2 for losses in by_game)  # those of one game go together
        return Figure(mean, sqrt(spread) / decisions)

    def measure_wins(self, level: str, other: str, games: int, options: Any, seed: int = 1) -> Figure:
        """Return which share of the victories `level` has against `other`; each begins every second game."""
        random, start = Random(seed), self.game.rules.start
        won = [self.play_out(start(2, options, first=n % 2), (level, other), random)[0] for n in range(games)]
        share = fsum(won) / games
        return Figure(share, sqrt(fsum((each - share) ** 2 for each in won)) / games)

    def write(self, games: int) -> None:
        """Print the tables of the page."""
        for level in self.measured:
            write_row(level, [self.measure_loss(level, games, options) for options in self.houses.values()])
        for table in self.wins:
            sys.stdout.write("\n")
            for level in table.levels:
                below = self.ids[: self.ids.index(level)]
                wins = [self.measure_wins(level, other, games, self.houses[table.house]) for other in below]
                write_row(level, wins)


def write_row(level: str, figures: Sequence[Figure]) -> None:
    """Print one line of a table."""
    sys.stdout.write(f"| `{level}` | {' | '.join(map(str, figures))} |\n")
    sys.stdout.flush()


class NoChance:
    """Dice that must not be rolled."""

    def randrange(self, stop: int, /) -> int:
        """Fail."""
        raise AssertionError("the perfect bot rolled a die")


@dataclass(frozen=True)
class Always:
    """Chance that turns the wheel to one place."""

    share: float

    def randrange(self, stop: int, /) -> int:
        """Return the number at that place."""
        return min(stop - 1, int(self.share * stop))


if __name__ == "__main__":
    import_module(f"games.{sys.argv[1]}.ladder").LADDER.write(int(sys.argv[2]))
