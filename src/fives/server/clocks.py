"""Clocks: the game's own time. Deadlines follow from the log alone, so that a restart re-arms them."""

import asyncio
import time
from collections.abc import Callable
from typing import Final

TOLERANCE: Final = 100  # milliseconds on the way that a fair clock makes up for, at most


class Ahead:
    """How many milliseconds the clock that counts is ahead of this machine's."""

    milliseconds = 0


def now() -> int:
    """Return the time in milliseconds since 1970: this machine's, or the database's if several servers share it."""
    return time.time_ns() // 1_000_000 + Ahead.milliseconds


def follow(told: int, asked: int, answered: int) -> None:
    """Go by a clock that said `told` some time between `asked` and `answered`, both by `now`.

    Nothing is changed as long as that is possible.
    """
    Ahead.milliseconds += min(0, told - asked) + max(0, told - answered)


class Clock:
    """The alarm clock of one table: it rings once at its deadline."""

    def __init__(self, ring: Callable[[], None]) -> None:
        self._ring = ring
        self._timer: asyncio.TimerHandle | None = None
        self._deadline: int | None = None

    @property
    def armed(self) -> bool:
        """Say whether it will ring."""
        return self._timer is not None

    def arm(self, deadline: int | None) -> None:
        """Ring at `deadline`, at once if it has passed; None: do not ring."""
        if deadline == self._deadline and (self._timer is not None) == (deadline is not None):
            return
        self.stop()
        self._deadline = deadline
        if deadline is not None:
            delay = max(0, deadline - now()) / 1000
            self._timer = asyncio.get_running_loop().call_later(delay, self._strike)

    def stop(self) -> None:
        """Do not ring."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self._deadline = None

    def _strike(self) -> None:
        self._timer = self._deadline = None
        self._ring()
