"""Perft: how many lines of play there are, a quick check that two implementations of rules agree."""

from collections.abc import Collection
from typing import Any

from fives.core.game import CLOCK, NATURE, AnyGame, Seat


def perft(game: AnyGame, state: Any, depth: int) -> int:
    """Return the number of lines of exactly `depth` events from `state`; chance counts each outcome once."""
    counted: dict[tuple[Any, int], int] = {}  # a position reached twice is counted once

    def lines(state: Any, depth: int) -> int:
        if depth == 0:
            return 1
        if (state, depth) not in counted:
            after = _steps(game, state)
            counted[state, depth] = (
                len(after)
                if depth == 1
                else sum(lines(game.rules.play(state, actor, move), depth - 1) for actor, move in after)
            )
        return counted[state, depth]

    return lines(state, depth)


def _steps(game: AnyGame, state: Any) -> list[tuple[Seat, Any]]:
    rules = game.rules
    return [(actor, move) for actor in sorted(rules.actors(state)) for move in possible(game, state, actor)]


def possible(game: AnyGame, state: Any, actor: Seat) -> Collection[Any]:
    """Return what `actor` may do now: a seat's moves, nature's chances, the one thing that the clock does."""
    if actor == NATURE:
        return game.rules.chances(state)
    if actor == CLOCK:
        alarm = game.rules.alarm(state)
        return () if alarm is None else (alarm.move,)
    return game.rules.moves(state, actor)
