"""Lessons: a game's lesson as the learner sees it, made by the rules for each call."""

from __future__ import annotations

from fives.core.catalogue import find_lesson
from fives.core.game import NATURE, AnyGame, Seat
from fives.core.lesson_steps import Step, answered, asked
from fives.core.matches.match import Match
from fives.core.refusal import Refusal
from fives.table.http_bodies import Lesson, Problem, Scene, Task, Tried
from fives.table.messages import Hand, Told


def lesson(game: AnyGame) -> Lesson:
    """Return the lesson of a game: each step up to the question."""
    steps = find_lesson(game)
    return Lesson(game.id, tuple(_task(game, steps, n) for n in range(len(steps))), game.numbers)


def _task(game: AnyGame, steps: tuple[Step, ...], n: int) -> Task:
    step = steps[n]
    match, right = asked(game, steps, n), next(iter(step.right))
    drawn = {"": None, "before": match, "after": answered(game, steps, n, right)}[step.drawn]
    shown = (Scene((), _hand(match, step.seat, 0)), *_shown(match, step.seat, 0))
    example = None if drawn is None else _hand(drawn, step.seat, drawn.n)
    return Task(step.name, step.rule, step.seats, shown, right, step.drawn, example)


def tried(game: AnyGame, n: int, move: str) -> Tried:
    """Return what a move leads to at step `n`. An illegal move is refused as at any table."""
    steps = find_lesson(game)
    try:
        after = answered(game, steps, n, move)
    except Refusal as refusal:
        return Tried(False, refused=Problem(refusal.code, refusal.rule, dict(refusal.params)))
    return Tried(False) if after is None else Tried(True, _shown(after, steps[n].seat, asked(game, steps, n).n))


def _shown(match: Match, seat: Seat, begin: int) -> tuple[Scene, ...]:
    """Return the events after number `begin`, as a table would send them, nature's with the move before."""
    ends = [n for n in range(begin + 1, match.n + 1) if n == match.n or match.log[n].actor != NATURE]
    return tuple(
        Scene(tuple(_told(match, seat, n) for n in range(start + 1, end + 1)), _hand(match, seat, end))
        for start, end in zip([begin, *ends], ends, strict=False)
    )


def _told(match: Match, seat: Seat, n: int) -> Told:
    event = match.log[n - 1]
    return Told(event.n, event.at, event.actor, bot=False, happened=match.happened(seat, n))


def _hand(match: Match, seat: Seat, n: int) -> Hand:
    """Return what the learner sees after event `n`; moves are offered only at the end."""
    return Hand(seat, match.view(seat, n), tuple(match.moves(seat)) if n == match.n else (), undo=False)
