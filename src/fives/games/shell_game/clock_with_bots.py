"""How long the clock of Shell Game runs at a table with bots. Bots have seen the row at once."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from fives.core.game import Seat
from fives.games.shell_game.rules import Phase, ShellGame

MEMORISE: Final = 1.0  # seconds after which the stones may be turned where only bots have to remember them


def clock_seconds(state: ShellGame, seconds: float, bots: Collection[Seat]) -> float:
    """Return how long a clock of so many `seconds` runs where bots sit at these seats."""
    seekers = [seat for seat in range(len(state.scores)) if seat != state.shuffler]
    if state.phase is Phase.LOOK and all(seat in bots for seat in seekers):
        return min(seconds, MEMORISE)
    return seconds
