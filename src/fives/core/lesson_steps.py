"""The lesson of a game: real positions to play from, and at each the moves that are right."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias

from fives.core.game import AnyGame, Seat
from fives.core.matches.event import Event
from fives.core.matches.match import Match, match_from

Played: TypeAlias = tuple[Seat, str]  # who acts, nature and the clock too, and the move as text


@dataclass(frozen=True, slots=True)
class Step:
    """One thing to try.

    The texts `<game>-learn-<name>` and `<game>-learn-<name>-yes` ask for it and say what it showed;
    `<game>-learn-<name>-no`, if there is one, answers a move that is allowed but not right here.
    """

    name: str
    rule: str  # what it shows
    right: Mapping[str, Sequence[Played]]  # the right moves, and what the others, nature and the clock do after each
    position: str = ""  # as text; empty: where the step before has led
    lead: Sequence[Played] = field(default=())  # moves shown before the learner is asked
    seats: int = 2
    seat: Seat = 0  # of the learner
    options: Any = None  # None: the usual ones
    drawn: Literal["", "before", "after"] = ""  # beside the rules: where the learner is asked, or where that leads


def opened(game: AnyGame, steps: Sequence[Step], n: int) -> Match:
    """Return the match as step `n` finds it, before its lead."""
    step = steps[n]
    options = game.options() if step.options is None else step.options
    if not step.position:
        before = answered(game, steps, n - 1, next(iter(steps[n - 1].right)))
        assert before is not None
        return match_from(game, options, step.seats, before.state)
    return match_from(game, options, step.seats, game.notation.read_state(step.position, options))


def asked(game: AnyGame, steps: Sequence[Step], n: int) -> Match:
    """Return the match as step `n` asks the learner for a move; its log is the lead."""
    return _follow(opened(game, steps, n), steps[n].lead)


def answered(game: AnyGame, steps: Sequence[Step], n: int, move: str) -> Match | None:
    """Return the match after a right move and what follows; None if the move is allowed but not right.

    An illegal move is refused as at any table.
    """
    match, step = asked(game, steps, n), steps[n]
    after = _follow(match, ((step.seat, move),))
    read = game.notation.read_move
    follows = next((follows for right, follows in step.right.items() if read(right) == read(move)), None)
    return None if follows is None else _follow(after, follows)


def _follow(match: Match, played: Sequence[Played]) -> Match:
    for actor, move in played:
        match = match.then(Event(match.n + 1, 0, actor, move))
    return match
