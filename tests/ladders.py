"""The ladder of a game's bots, measured: what a level gives away per decision and how often it beats another.

A game's `ladder.py` fills a Ladder with what is its own, or Victories if no solver says what its moves are worth;
`games/test_every_game.py` climbs it.
`python tests/ladders.py tug 4000` prints the tables of Tug's page, from 4,000 games for each figure.
"""

import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, partial
from importlib import import_module
from math import fsum, sqrt
from random import Random
from typing import Any, TypeAlias

from fives.arena.play_game import play_out
from fives.core.catalogue import find_bots
from fives.core.game import AnyGame, Seat


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

    @classmethod
    def of(cls, values: Sequence[float]) -> "Figure":
        """Return the mean of some values."""
        mean = fsum(values) / len(values)
        return cls(mean, sqrt(fsum((each - mean) ** 2 for each in values)) / len(values))


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
    """A table of the page: how often each of `levels` beats those below it, or those above it."""

    games: int  # in which the slow test measures it again
    house: str = "base game"
    head: str = "level"  # its first column
    levels: Sequence[str] = ()  # its rows; empty: all that have one below, or above
    above: bool = False
    slack: float = 0  # besides four standard errors of both measurements


Note: TypeAlias = Callable[[Any, Seat, Any], None]  # of the state, the seat and its move


def more_than_one_move(game: AnyGame, state: Any, seat: Seat) -> bool:
    """Say whether there is something to decide."""
    return len(game.rules.moves(state, seat)) > 1


@dataclass(frozen=True, kw_only=True)
class Levels:
    """A game's levels at play, and its houses by the name the page gives them."""

    game: AnyGame = field(kw_only=False)
    houses: Mapping[str, Any]  # options, the page's default first
    tables: Sequence[tuple[int, Any]]  # seats and options at which no bot may break a rule
    mixed: Spot  # where a casual player wavers
    steps: Steps
    wins: Sequence[Wins]
    falls: Sequence[float]  # how many times less each level loses than the one below
    chooses: Callable[..., Any] | None = None  # the bots and others besides; None: the bots

    @cached_property
    def ids(self) -> list[str]:
        """Return the levels, weakest first."""
        return [level.id for level in self.game.levels]

    @property
    def base(self) -> Any:
        """Return the options of the first house."""
        return next(iter(self.houses.values()))

    def read(self, spot: Spot) -> Any:
        """Return the state at a spot."""
        return self.game.notation.read_state(spot.text, spot.options or self.game.options())

    def choose(
        self, state: Any, seat: Seat, level: str, random: Any, seen: Sequence[Any] = (), budget: float = 1.0
    ) -> Any:
        """Return the move of `level`, which sees what its seat may see and, where memory is the game, has seen."""
        choose = self.chooses or find_bots(self.game).choose
        more = {"seen": seen} if self.game.memory else {}
        return choose(self.game.rules.view(state, seat), seat, level, random, budget, **more)

    def play_out(self, state: Any, levels: Sequence[str], random: Random, note: Note | None = None) -> list[float]:
        """Return by seat the share of the victory when bots play on; `note` is told every move of theirs."""

        def ask(state: Any, seat: Seat, seen: Sequence[Any]) -> Any:
            answer = self.choose(state, seat, levels[seat], random, seen)
            if note:
                note(state, seat, answer)
            return answer

        return [*play_out(self.game, state, ask, random).shares]

    def measure_wins(self, level: str, other: str, games: int, options: Any, seed: int = 1, seats: int = 2) -> Figure:
        """Return the share of the victories that one bot of `level` has among others.

        Every seat begins in turn, and `level` plays every seat in turn.
        """
        random, won = Random(seed), []
        for n in range(games):
            own = n // seats % seats
            levels = [level if seat == own else other for seat in range(seats)]
            won.append(self.play_out(self.game.rules.start(seats, options, first=n % seats), levels, random)[own])
        return Figure.of(won)

    def rows(self, table: Wins) -> dict[str, list[str]]:
        """Return whom each row of a table is measured against, in the order of its columns."""
        listed = table.levels or (self.ids[:-1] if table.above else self.ids[1:])
        at = self.ids.index
        return {level: self.ids[at(level) + 1 :] if table.above else self.ids[: at(level)] for level in listed}

    def head(self, table: Wins) -> str:
        """Return the head of a table as the page has it."""
        columns = self.ids[1:] if table.above else self.ids[:-1]
        return f"| {table.head} | {' | '.join(f'`{each}`' for each in columns)} |"

    def write_wins(self, games: int) -> None:
        """Print the page's tables of who beats whom."""
        for table in self.wins:
            sys.stdout.write(f"\n{self.head(table)}\n")
            for level, others in self.rows(table).items():
                wins = [self.measure_wins(level, other, games, self.houses[table.house]) for other in others]
                blank = [""] * (len(self.ids) - 1 - len(wins))
                write_row(level, [*blank, *wins] if table.above else [*wins, *blank])


@dataclass(frozen=True, kw_only=True)
class Ladder(Levels):
    """The levels of a game with a solver, and in how many games they are measured."""

    worth: Callable[[Any, Seat], Mapping[Any, float]]  # what each move is worth to the seat
    sure: Sequence[Spot]  # where the perfect bot knows what to do
    wheels: Sequence[Spot]  # where the weakest may do anything
    perfect: int  # games in which the last level gives nothing away
    quick: int  # games that show about what a level loses
    again: int  # games in which a slow test measures a loss on the page
    slow: int = 0  # games in which a slow test measures the loss in the base game; 0: `again` does
    errors: float = 4  # by how many standard errors that may differ
    falls: Sequence[float] = (2, 2, 2)
    first: Sequence[Seat | None] = (None,)  # who begins when losses are measured, in turn; None: the opening says
    others: Sequence[str] = ()  # measured besides the levels; the page has them between the last two
    is_choice: Callable[[AnyGame, Any, Seat], bool] = more_than_one_move

    @property
    def exact(self) -> Sequence[str]:
        """Return who is proved to give nothing away."""
        return ["perfect"]

    @property
    def measured(self) -> list[str]:
        """Return whose losses are measured: the last level gives nothing away, and that is proved."""
        return [*self.ids[:-1], *self.others]

    def measure_loss(self, level: str, games: int, options: Any, seed: int = 1) -> Figure:
        """Return what `level` gives away per decision in games against itself, in chance to win the game."""
        random, by_game = Random(seed), []
        for n in range(games):
            losses: list[float] = []
            begun = self.game.rules.start(2, options, self.first[n % len(self.first)])
            self.play_out(begun, (level, level), random, partial(self.note_loss, losses))
            by_game.append(losses)
        decisions = sum(map(len, by_game))
        mean = fsum(map(fsum, by_game)) / decisions
        spread = fsum((fsum(losses) - mean * len(losses)) ** 2 for losses in by_game)  # those of one game go together
        return Figure(mean, sqrt(spread) / decisions)

    def note_loss(self, losses: list[float], state: Any, seat: Seat, move: Any) -> None:
        """Note what a real decision gives away."""
        if self.is_choice(self.game, state, seat):
            worth = self.worth(state, seat)
            losses.append(max(worth.values()) - worth[move])

    def write(self, games: int) -> None:
        """Print the tables of the page."""
        for level in self.measured:
            write_row(level, [self.measure_loss(level, games, options) for options in self.houses.values()])
        self.write_wins(games)


@dataclass(frozen=True, kw_only=True)
class Victories(Levels):
    """The levels of a game without a solver.

    What a level loses is what its share of the victories against the strongest lacks to a half, in the first table.
    """

    falls: Sequence[float] = (1, 1)
    exact: Sequence[str] = ()  # who is proved to give nothing away all the same
    stated: bool = True  # whether that is the loss the levels state; the game measures it in its own way if not
    more: Callable[[int], Iterable[str]] | None = None  # lines of other tables of the page, from so many games

    def write(self, games: int) -> None:
        """Print the tables of the page."""
        self.write_wins(games)
        for line in self.more(games) if self.more else ():
            sys.stdout.write(f"{line}\n")


def write_row(level: str, figures: Sequence[object]) -> None:
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
    id, games, *which = sys.argv[1:]
    found = import_module(f"games.{id}.ladder")
    getattr(found, "LADDER", found).write(int(games), *which)  # a game may measure in a way of its own
