"""Bots: players who get the same redacted view as a person."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import exp
from typing import Any, Final, Generic, Protocol, TypeVar

from fives.core.game import AnyGame, Chance, Seat, check_asked
from fives.core.match import Match

M = TypeVar("M")
FINE: Final = 1 << 53  # steps of the wheel that chance turns


@dataclass(frozen=True, slots=True)
class Later(Generic[M]):
    """A bot's answer where the time it takes is part of the game: this move, after so many seconds.

    It is dropped, and the bot asked again, if the clock or nature acts meanwhile, or if what others did forbids it.
    """

    seconds: float
    move: M


def at_once(answer: Later[M] | M) -> M:
    """Return the move of an answer, whenever it was meant for."""
    return answer.move if isinstance(answer, Later) else answer


class Bots(Protocol):
    """The names of a game's `bots.py`."""

    def choose(self, view: Any, seat: Seat, level: str, random: Chance, budget: float) -> Any:
        """Return the move a bot of `level` makes for `seat` within `budget` seconds, or that move `Later`.

        Where bots look back (`Game.memory`) it takes one thing more: `seen`, the earlier views of its seat, oldest
        first. That is what a person there has seen, and no more.
        """
        ...


@dataclass(frozen=True, slots=True)
class HouseBots:
    """The bots of the house for one game: they refuse a level that they do not have."""

    game: AnyGame
    bots: Bots

    def choose(self, view: Any, seat: Seat, level: str, random: Chance, budget: float, seen: Sequence[Any] = ()) -> Any:
        """Return what `Bots.choose` does, or raise BadLevel; `seen` is handed on where bots look back.

        Raise ValueError if the seat is not asked.
        """
        self.game.check_level(level)
        check_asked(seat, self.game.rules.actors(view))
        more = {"seen": seen} if self.game.memory else {}
        return self.bots.choose(view, seat, level, random, budget, **more)


def ask_bot(bots: Bots, match: Match, seat: Seat, level: str, random: Chance, budget: float) -> Any:
    """Return the move that a bot chooses now, by what its seat sees and, where bots look back, has seen."""
    kept = range(match.states.start, match.n)  # a table holds the newest events of a long match
    more = {"seen": [match.view(seat, n) for n in kept]} if match.game.memory else {}
    return bots.choose(match.view(seat), seat, level, random, budget, **more)


def pick(worth: Mapping[M, float], blur: float, random: Chance) -> M:
    """Return the best move as seen by an eye so blurred: a move worse by `blur` is chosen e times less often."""
    best = max(worth.values())
    if not blur:
        return next(move for move, value in worth.items() if value == best)
    return spin({move: exp((value - best) / blur) for move, value in worth.items()}, random)


def spin(weights: Mapping[M, float], random: Chance) -> M:
    """Return a move, each as likely as its share of the wheel; a sure one needs no turn."""
    likely = {move: weight for move, weight in weights.items() if weight > 0}
    rest = random.randrange(FINE) / FINE * sum(likely.values()) if len(likely) > 1 else 0.0
    for move, weight in likely.items():
        rest -= weight
        if rest < 0:
            return move
    return move
