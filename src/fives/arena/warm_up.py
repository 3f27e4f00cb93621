"""Warm a bot up: it compiles and loads what its first moves need, before a player waits for it."""

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from fives.arena.play_game import play_first
from fives.core.catalogue import find_bots
from fives.core.game import AnyGame, Seat

BEGINNING: Final = 8  # events
HASTE: Final = 0.05  # seconds a bot may think about one of them


def warm_up(game: AnyGame, level: str) -> None:
    """Let a bot of `level` begin a game, and one of the day."""
    bots, random = find_bots(game), Random(0)

    def ask(state: Any, seat: Seat, seen: Sequence[Any]) -> Any:
        return bots.choose(game.rules.view(state, seat), seat, level, random, HASTE, seen)

    for options in (game.options(), game.daily) if game.daily else (game.options(),):
        play_first(game, game.rules.start(game.seats_for(options)[0], options), ask, random, BEGINNING)
