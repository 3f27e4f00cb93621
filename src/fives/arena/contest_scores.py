"""The outcome of a contest: the scores of each bot and each pair, with confidence intervals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import fsum, sqrt
from typing import Any, Final

import msgspec

from fives.arena.contest import Contest, Round

SURE: Final = 1.96  # standard errors to either side for a 95 % interval


class Tally(msgspec.Struct, frozen=True):
    """The result of one bot: the mean of its games with a 95 % interval, and how long it thought."""

    level: str  # or the path of a bot of one's own
    budget: float
    score: float
    low: float
    high: float
    moves: int
    mean_seconds: float
    slowest_seconds: float


class Pair(msgspec.Struct, frozen=True):
    """The result of the first of two bots (by number in `Outcome.bots`) against the other."""

    bots: tuple[int, int]
    games: int
    score: float
    low: float
    high: float


class Outcome(msgspec.Struct, frozen=True):
    """The result of a contest, and all that is needed to repeat it.

    `unit` is "share of victories" (a shared victory counts in parts), or "points" where bots play alone.
    """

    game: str
    options: dict[str, Any]
    seats: int
    games: int
    opening: int
    seed: int
    unit: str
    bots: tuple[Tally, ...]
    pairs: tuple[Pair, ...]  # none where bots play alone


def sum_up(contest: Contest, played: Mapping[tuple[int, ...], Sequence[Round]]) -> Outcome:
    """Return the outcome of all rounds, by meeting."""
    alone = contest.seats == 1
    return Outcome(
        game=contest.game,
        options=contest.options,
        seats=contest.seats,
        games=len(played) * contest.rounds * contest.seats,
        opening=contest.opening,
        seed=contest.seed,
        unit="points" if alone else "share of victories",
        bots=tuple(_tally(contest, played, number) for number in range(len(contest.bots))),
        pairs=() if alone else tuple(_pair(contest, one, other, rounds) for (one, other), rounds in played.items()),
    )


def _tally(contest: Contest, played: Mapping[tuple[int, ...], Sequence[Round]], bot: int) -> Tally:
    """Return how a bot did: rounds with the same dice count as one, since they share their luck."""
    mine = [(meeting.index(bot), rounds) for meeting, rounds in played.items() if bot in meeting]
    scores = [
        fsum(rounds[number].scores[place] for place, rounds in mine) / len(mine) for number in range(contest.rounds)
    ]
    thought = [each.thinking[place] for place, rounds in mine for each in rounds]
    moves, low, high = sum(each.moves for each in thought), *_interval(contest, scores)
    return Tally(
        level=contest.bots[bot].level,
        budget=contest.bots[bot].budget,
        score=fsum(scores) / len(scores),
        low=low,
        high=high,
        moves=moves,
        mean_seconds=fsum(each.seconds for each in thought) / max(1, moves),
        slowest_seconds=max(each.slowest for each in thought),
    )


def _pair(contest: Contest, one: int, other: int, rounds: Sequence[Round]) -> Pair:
    scores = [each.scores[0] for each in rounds]
    return Pair((one, other), len(rounds) * contest.seats, fsum(scores) / len(scores), *_interval(contest, scores))


def _interval(contest: Contest, scores: Sequence[float]) -> tuple[float, float]:
    return interval(scores, (0.0, 1.0) if contest.seats > 1 else None)


def interval(scores: Sequence[float], ends: tuple[float, float] | None) -> tuple[float, float]:
    """Return a 95 % interval of the mean of some rounds.

    Where scores have ends, a round at each end is added (Agresti and Coull), so that even a bot
    that never lost is not reported as certain to win.
    """
    counted = [*scores, *(ends or ())]
    mean = fsum(counted) / len(counted)
    spread = sqrt(fsum((each - mean) ** 2 for each in counted) / max(1, len(counted) - 1))
    wide = SURE * spread / sqrt(len(counted))
    return (max(ends[0], mean - wide), min(ends[1], mean + wide)) if ends else (mean - wide, mean + wide)
