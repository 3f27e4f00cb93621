"""Bots: programs that play from the same redacted view as a person."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from math import exp
from types import MappingProxyType
from typing import Any, Final, Generic, Protocol, TypeVar

from fives.core.game import AnyGame, Chance, Level, Seat, check_asked
from fives.core.matches.match import Match

M = TypeVar("M")
FINE: Final = 1 << 53  # numbers to choose from at random


@dataclass(frozen=True, slots=True)
class Later(Generic[M]):
    """A bot's answer where the time it takes is part of the game: this move, after so many seconds.

    If the clock or nature acts meanwhile, or the move becomes illegal, it is dropped and the bot is asked again.
    """

    seconds: float
    move: M


def at_once(answer: Later[M] | M) -> M:
    """Return the move of an answer, without its time."""
    return answer.move if isinstance(answer, Later) else answer


@dataclass(frozen=True, slots=True)
class Passed:
    """How long ago something happened at a table, in seconds."""

    roll: float  # nature acted last: since then the dice lie
    own: float  # the seat itself moved after that; if it has not, the same


class PaceAtTable(Protocol):
    """The function `at_table` of a game's `pace.py`: when a bot acts at a table with people."""

    def __call__(
        self, view: Any, seat: Seat, level: str, answer: Any, passed: Passed, random: Chance, stand_in: bool
    ) -> Later[Any]:
        """Return the answer, or another, and when to give it; `stand_in` says that it plays for an absent person."""
        ...


class ClockPace(Protocol):
    """The function `clock_seconds` of a game's `clock_with_bots.py`: how long the clock runs at a table with bots."""

    def __call__(self, state: Any, seconds: float, bots: Collection[Seat]) -> float:
        """Return how long a clock of so many `seconds` runs where bots sit at these seats."""
        ...


class Bots(Protocol):
    """The names of a game's `bots.py`."""

    def choose(self, view: Any, seat: Seat, level: str, random: Chance, budget: float) -> Any:
        """Return the move a bot of `level` makes for `seat` within `budget` seconds, or that move `Later`.

        Where bots remember (`Game.memory`) it takes one more argument: `seen`, the earlier views of its seat, oldest
        first. That is what a person there has seen, and no more.
        """
        ...


@dataclass(frozen=True, slots=True)
class LevelHere:
    """A level where NumPy is missing, as in a browser: what it loses there, and the compact tables that it reads."""

    level: Level
    tables: tuple[str, ...] = ()


def levels_reading(
    levels: Sequence[Level], tables: tuple[str, ...], without: Mapping[str, float] = MappingProxyType({})
) -> tuple[LevelHere, ...]:
    """Return levels that read compact tables and lose what they lose everywhere.

    Those that `without` names read no table and lose there what it says.
    """
    return tuple(
        LevelHere(Level(each.id, without[each.id])) if each.id in without else LevelHere(each, tables)
        for each in levels
    )


class WithoutNumpy(Protocol):
    """The names of a game's `without_numpy.py`; a game without it plays and advises the same everywhere."""

    NAMES: tuple[str, ...]  # of all its compact tables

    def levels(self, options: Any, seats: int) -> tuple[LevelHere, ...]:
        """Return the levels that bots have there at such a table, weakest first."""
        ...

    def tables(self, options: Any, seats: int) -> tuple[str, ...]:
        """Return the compact tables that hints and reviews of such a table read."""
        ...

    def build(self, name: str) -> Mapping[str, Any]:
        """Return the arrays of a compact table; this needs NumPy."""
        ...


@dataclass(frozen=True, slots=True)
class LevelBots:
    """The built-in bots of one game. They refuse a level that they do not have."""

    game: AnyGame
    bots: Bots

    def choose(self, view: Any, seat: Seat, level: str, random: Chance, budget: float, seen: Sequence[Any] = ()) -> Any:
        """Return what `Bots.choose` does, or raise BadLevel; `seen` is passed on where bots remember.

        Raise ValueError if the seat is not asked.
        """
        self.game.check_level(level)
        check_asked(seat, self.game.rules.actors(view))
        more = {"seen": seen} if self.game.memory else {}
        return self.bots.choose(view, seat, level, random, budget, **more)


def ask_bot(bots: Bots, match: Match, seat: Seat, level: str, random: Chance, budget: float) -> Any:
    """Return the move that a bot chooses now, from what its seat sees and, where bots remember, has seen."""
    kept = range(match.states.start, match.n)  # a table holds the newest events of a long match
    more = {"seen": [match.view(seat, n) for n in kept]} if match.game.memory else {}
    return bots.choose(match.view(seat), seat, level, random, budget, **more)


def pick(worth: Mapping[M, float], blur: float, random: Chance) -> M:
    """Return a move, better ones more often: a move worse by `blur` is chosen e times less often."""
    best = max(worth.values())
    if not blur:
        return next(move for move, value in worth.items() if value == best)
    return spin({move: exp((value - best) / blur) for move, value in worth.items()}, random)


def spin(weights: Mapping[M, float], random: Chance) -> M:
    """Return a move, each with the probability of its weight. If one is certain, no chance is used."""
    likely = {move: weight for move, weight in weights.items() if weight > 0}
    rest = random.randrange(FINE) / FINE * sum(likely.values()) if len(likely) > 1 else 0.0
    for move, weight in likely.items():
        rest -= weight
        if rest < 0:
            return move
    return move
