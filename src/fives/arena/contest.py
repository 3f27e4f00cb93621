"""A contest of two bots: rounds of the same opening and the same dice, in which each bot plays every seat."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, as_completed
from dataclasses import dataclass
from math import fsum, sqrt
from random import Random
from typing import Any, Final, NamedTuple

import msgspec

from fives.arena.playing import play_out, shares
from fives.core.catalogue import find_bots, find_game
from fives.core.game import NATURE, AnyGame, Chance, Seat
from fives.core.options import read_options

RANDOM: Final = "random"  # besides the levels: any legal move
OPENING: Final = 4  # moves at random before the bots take over, where no dice make every game another
SURE: Final = 1.96  # standard errors to either side that hold the truth 95 times of 100


class Bot(msgspec.Struct, frozen=True):
    """A level of a game's bots, and the seconds it may think about a move."""

    level: str
    budget: float = 1.0


class Contest(msgspec.Struct, frozen=True):
    """What is played. A round has as many games as there are seats: the first bot plays each seat once."""

    game: str
    bots: tuple[Bot, Bot]
    rounds: int
    seats: int
    options: dict[str, Any] = {}
    opening: int = 0  # moves at random before the bots take over
    seed: int = 1


class Tally(msgspec.Struct, frozen=True):
    """How one of the bots did: the mean of its games with a 95 % interval, and how long it thought."""

    level: str
    budget: float
    score: float
    low: float
    high: float
    moves: int
    mean_seconds: float
    slowest_seconds: float


class Outcome(msgspec.Struct, frozen=True):
    """The result of a contest, and all that is needed to hold it again.

    `unit` is "share of victories" (a shared victory counts in parts), or "points" where bots play alone.
    """

    game: str
    options: dict[str, Any]
    seats: int
    games: int
    opening: int
    seed: int
    unit: str
    bots: tuple[Tally, Tally]


class Round(NamedTuple):
    """The mean score of each bot in one round, and the seconds of each of its moves."""

    scores: tuple[float, float]
    seconds: tuple[list[float], list[float]]


@dataclass
class _Players:
    """Two bots at the seats of one game; their times are noted."""

    game: AnyGame
    bots: tuple[Bot, Bot]
    seating: Sequence[int]  # by seat which of the two
    random: Random
    seconds: tuple[list[float], list[float]]

    def ask(self, state: Any, seat: Seat, seen: Sequence[Any]) -> Any:
        """Return a bot's answer; it sees what its seat may see."""
        which = self.seating[seat]
        bot = self.bots[which]
        if bot.level == RANDOM:
            return _any_move(self.game, state, seat, self.random)
        view, more = self.game.rules.view(state, seat), {"seen": seen} if self.game.memory else {}
        began = time.perf_counter()
        answer = find_bots(self.game).choose(view, seat, bot.level, self.random, bot.budget, **more)
        self.seconds[which].append(time.perf_counter() - began)
        return answer


def play_round(contest: Contest, number: int) -> Round:
    """Play one round; the same number gives the same opening and the same dice."""
    game = find_game(contest.game)
    state = _open(contest, game, number)
    seconds: tuple[list[float], list[float]] = ([], [])
    scores: tuple[list[float], list[float]] = ([], [])
    for own in range(max(2, contest.seats)):
        seating = [0 if seat == own else 1 for seat in range(contest.seats)]
        if contest.seats == 1:
            seating = [own]
        players = _Players(game, contest.bots, seating, _chance(contest, number, f"bots {own}"), seconds)
        result = play_out(game, state, players.ask, _chance(contest, number, "nature"))
        won = shares(result) if contest.seats > 1 else result.scores
        for which in set(seating):
            mine = [share for share, other in zip(won, seating, strict=True) if other == which]
            scores[which].append(fsum(mine) / len(mine))
    first, second = (fsum(each) / len(each) for each in scores)
    return Round((first, second), seconds)


def hold(contest: Contest, pool: Executor, told: Callable[[int], None] = lambda done: None) -> Outcome:
    """Hold the contest; `told` hears how many rounds are done."""
    waiting = {pool.submit(play_round, contest, number): number for number in range(contest.rounds)}
    rounds: dict[int, Round] = {}
    for finished in as_completed(waiting):
        rounds[waiting[finished]] = finished.result()
        told(len(rounds))
    played = [rounds[number] for number in range(contest.rounds)]
    return Outcome(
        game=contest.game,
        options=contest.options,
        seats=contest.seats,
        games=contest.rounds * max(2, contest.seats),
        opening=contest.opening,
        seed=contest.seed,
        unit="share of victories" if contest.seats > 1 else "points",
        bots=(_tally(contest, played, 0), _tally(contest, played, 1)),
    )


def _tally(contest: Contest, rounds: Sequence[Round], which: int) -> Tally:
    scores = [each.scores[which] for each in rounds]
    seconds = [each for played in rounds for each in played.seconds[which]]
    low, high = interval(scores, (0.0, 1.0) if contest.seats > 1 else None)
    return Tally(
        level=contest.bots[which].level,
        budget=contest.bots[which].budget,
        score=fsum(scores) / len(scores),
        low=low,
        high=high,
        moves=len(seconds),
        mean_seconds=fsum(seconds) / max(1, len(seconds)),
        slowest_seconds=max(seconds, default=0.0),
    )


def interval(scores: Sequence[float], ends: tuple[float, float] | None) -> tuple[float, float]:
    """Return a 95 % interval of the mean of some rounds.

    Where scores have ends, a round at each end is added (Agresti and Coull): so even a bot that never lost is not said
    to be sure to win.
    """
    counted = [*scores, *(ends or ())]
    mean = fsum(counted) / len(counted)
    spread = sqrt(fsum((each - mean) ** 2 for each in counted) / max(1, len(counted) - 1))
    wide = SURE * spread / sqrt(len(counted))
    return (max(ends[0], mean - wide), min(ends[1], mean + wide)) if ends else (mean - wide, mean + wide)


def needs_opening(game: AnyGame, options: Any, seats: int) -> bool:
    """Say whether two games with the same players would be the same: nature is silent once the first move is made."""
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


def _open(contest: Contest, game: AnyGame, number: int) -> Any:
    """Return the state from which a round is played: the seats begin in turn, then come some moves at random."""
    rules, options = game.rules, read_options(game, contest.options)
    for attempt in range(1000):
        random = _chance(contest, number, f"opening {attempt}")
        state, moves = rules.start(contest.seats, options, number % contest.seats), 0
        while moves < contest.opening and (acting := rules.actors(state)):
            actor = min(acting)
            moves += actor >= 0
            move = rules.draw(state, random) if actor == NATURE else _any_move(game, state, actor, random)
            state = rules.play(state, actor, move)
        if rules.result(state) is None:
            return state
    raise ValueError(f"an opening of {contest.opening} moves ends every game of {contest.game}")


def _any_move(game: AnyGame, state: Any, seat: Seat, random: Chance) -> Any:
    moves = game.rules.moves(state, seat)
    return moves[random.randrange(len(moves))]


def _chance(contest: Contest, number: int, what: str) -> Random:
    return Random(f"{contest.seed} {number} {what}")
