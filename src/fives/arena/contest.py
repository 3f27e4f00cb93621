"""A contest of bots: rounds of the same opening and the same dice, in which each bot of a meeting plays every seat."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations, pairwise, permutations
from math import fsum
from random import Random
from typing import Any, Final

import msgspec

import fives
from fives.arena.bot_files import ask_own, load
from fives.arena.play_game import play_out
from fives.core.catalogue import find_bots, find_game
from fives.core.game import NATURE, AnyGame, Chance, Seat
from fives.core.options import read_options

RANDOM: Final = "random"  # in addition to the levels: any legal move
OPENING: Final = 4  # moves at random before the bots take over, where no dice make every game another


class Bot(msgspec.Struct, frozen=True):
    """A level of a game's bots, or the path and text of one's own, and the seconds it may think about a move."""

    level: str
    budget: float = 1.0
    source: str = ""


class Meeting(msgspec.Struct, frozen=True):
    """Two bots that play each other, or one that plays alone, with the settings of their games."""

    game: str
    bots: tuple[Bot, ...]
    seats: int
    options: dict[str, Any]
    opening: int
    seed: int

    def key(self, number: int) -> str:
        """Return the key of a round, made of all that could change it: of a file its text, not its name."""
        bots = [msgspec.structs.replace(bot, level="") if bot.source else bot for bot in self.bots]
        known = (fives.__version__, find_game(self.game).version, msgspec.structs.replace(self, bots=tuple(bots)))
        digest = hashlib.sha256(msgspec.json.encode(known)).hexdigest()
        return " ".join(
            [self.game, *("own" if bot.source else bot.level for bot in self.bots), digest[:24], str(number)]
        )


class Contest(msgspec.Struct, frozen=True):
    """The settings of a contest. A round has a game per seat: the first bot of a meeting plays each seat once."""

    game: str
    bots: tuple[Bot, ...]
    rounds: int  # of each meeting
    seats: int
    options: dict[str, Any] = {}
    opening: int = 0  # moves at random before the bots take over
    seed: int = 1
    ladder: bool = False  # each bot meets only the next one

    def check(self) -> None:
        """Raise UnknownGame, BadOption, BadSeats or BadLevel if this cannot be played."""
        game = find_game(self.game)
        game.check_seats(self.seats, read_options(game, self.options))
        for bot in self.bots:
            if not bot.source:
                game.check_level(bot.level, RANDOM)

    def meetings(self) -> dict[tuple[int, ...], Meeting]:
        """Return the meetings: each pair of bots, in both orders where one plays against several."""
        numbers = range(len(self.bots))
        if self.seats == 1:
            who: list[tuple[int, ...]] = [(number,) for number in numbers]
        elif self.ladder:
            who = list(pairwise(numbers))
        else:
            who = list((combinations if self.seats == 2 else permutations)(numbers, 2))
        return {
            each: Meeting(
                self.game, tuple(self.bots[n] for n in each), self.seats, self.options, self.opening, self.seed
            )
            for each in who
        }


class Thinking(msgspec.Struct, frozen=True):
    """How many moves a bot thought about, for how many seconds together, and for how many at most."""

    moves: int
    seconds: float
    slowest: float


class Round(msgspec.Struct, frozen=True):
    """The mean score of each bot of a meeting in one round, and how long it thought."""

    scores: tuple[float, ...]
    thinking: tuple[Thinking, ...]


@dataclass
class _Players:
    """The bots of a meeting at the seats of one game; their times are noted."""

    game: AnyGame
    bots: tuple[Bot, ...]
    seating: Sequence[int]  # by seat which of them
    random: Random
    seconds: tuple[list[float], ...]

    def ask(self, state: Any, seat: Seat, seen: Sequence[Any]) -> Any:
        """Return a bot's answer; it sees what its seat may see."""
        which = self.seating[seat]
        bot = self.bots[which]
        if bot.level == RANDOM:
            return _any_move(self.game, state, seat, self.random)
        view = self.game.rules.view(state, seat)
        began = time.perf_counter()
        answer = (self._own if bot.source else self._house)(bot, view, seat, seen)
        self.seconds[which].append(time.perf_counter() - began)
        return answer

    def _house(self, bot: Bot, view: Any, seat: Seat, seen: Sequence[Any]) -> Any:
        return find_bots(self.game).choose(view, seat, bot.level, self.random, bot.budget, seen)

    def _own(self, bot: Bot, view: Any, seat: Seat, seen: Sequence[Any]) -> Any:
        choose = load(bot.level, bot.source)
        return ask_own(choose, self.game, view, seat, "", self.random, bot.budget, seen)


def play_round(meeting: Meeting, number: int) -> Round:
    """Play one round; the same number gives the same opening and the same dice."""
    game, count = find_game(meeting.game), len(meeting.bots)
    state = _open(meeting, game, number)
    seconds: tuple[list[float], ...] = tuple([] for _ in range(count))
    scores: tuple[list[float], ...] = tuple([] for _ in range(count))
    for own in range(meeting.seats):
        seating = [0 if seat == own else 1 for seat in range(meeting.seats)]
        players = _Players(game, meeting.bots, seating, _chance(meeting, number, f"bots {own}"), seconds)
        result = play_out(game, state, players.ask, _chance(meeting, number, "nature"))
        won = result.shares if meeting.seats > 1 else result.scores
        for which in range(count):
            mine = [share for share, other in zip(won, seating, strict=True) if other == which]
            scores[which].append(fsum(mine) / len(mine))
    means = tuple(fsum(each) / len(each) for each in scores)
    return Round(means, tuple(Thinking(len(each), fsum(each), max(each, default=0.0)) for each in seconds))


def needs_opening(game: AnyGame, options: Any, seats: int) -> bool:
    """Return whether two games of the same players would be alike: nature never acts after the first move."""
    rules, random, moved = game.rules, Random(0), False
    state = rules.start(seats, options, 0)
    while acting := rules.actors(state):
        if NATURE in acting:
            if moved:
                return False
            state = rules.play(state, NATURE, rules.draw(state, random))
            continue
        if any(actor < 0 for actor in acting) or len(acting) > 1:
            return False
        (seat,) = acting
        state, moved = rules.play(state, seat, _any_move(game, state, seat, random)), True
    return seats > 1


def _open(meeting: Meeting, game: AnyGame, number: int) -> Any:
    """Return the state from which a round is played: seats begin in turn, and some random moves follow."""
    rules, options = game.rules, read_options(game, meeting.options)
    for attempt in range(1000):
        random = _chance(meeting, number, f"opening {attempt}")
        state, moves = rules.start(meeting.seats, options, number % meeting.seats), 0
        while moves < meeting.opening and (acting := rules.actors(state)):
            actor = min(acting)
            moves += actor >= 0
            move = rules.draw(state, random) if actor == NATURE else _any_move(game, state, actor, random)
            state = rules.play(state, actor, move)
        if rules.result(state) is None:
            return state
    raise ValueError(f"an opening of {meeting.opening} moves ends every game of {meeting.game}")


def _any_move(game: AnyGame, state: Any, seat: Seat, random: Chance) -> Any:
    moves = game.rules.moves(state, seat)
    return moves[random.randrange(len(moves))]


def _chance(meeting: Meeting, number: int, what: str) -> Random:
    return Random(f"{meeting.seed} {number} {what}")
