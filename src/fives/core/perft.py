"""Perft: how many lines of play there are, the quickest proof that two rules agree."""

from typing import Any

from fives.core.game import NATURE, AnyGame


def perft(game: AnyGame, state: Any, depth: int) -> int:
    """Return the number of lines of exactly `depth` events from `state`; chance counts each outcome once."""
    if depth == 0:
        return 1
    rules = game.rules
    steps = [
        (actor, move)
        for actor in sorted(rules.actors(state))
        for move in (rules.chances(state) if actor == NATURE else rules.moves(state, actor))
    ]
    if depth == 1:
        return len(steps)
    return sum(perft(game, rules.play(state, actor, move), depth - 1) for actor, move in steps)
