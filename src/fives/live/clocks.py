"""Clocks: the game's own time. Deadlines follow from the log alone, so that a restart re-arms them."""

import asyncio
import time
from collections.abc import Callable
from typing import Final


class Watch:
    """The watch by which all tables live: set by the machine's clock, it runs evenly whatever becomes of that clock.

    Several servers of one database all go by the database's clock.
    """

    def __init__(self) -> None:
        self._ahead = time.time_ns() - steady()

    def now(self) -> int:
        """Return the time in milliseconds since 1970."""
        return (steady() + self._ahead) // 1_000_000

    def put_right(self, earliest: int = 0) -> int:
        """Set it by the machine's clock, never back nor before `earliest`; return by how many milliseconds."""
        before = self.now()
        self._ahead += 1_000_000 * max(0, time.time_ns() // 1_000_000 - before, earliest - before)
        return self.now() - before

    def follow(self, told: int, asked: int, answered: int) -> None:
        """Go by another clock that said `told` some time between `asked` and `answered`, both by this watch.

        Nothing is changed as long as that is possible.
        """
        self._ahead += 1_000_000 * (min(0, told - asked) + max(0, told - answered))


def steady() -> int:
    """Return nanoseconds that nobody sets, also those that the machine has slept, where it says so."""
    if hasattr(time, "CLOCK_BOOTTIME"):
        return time.clock_gettime_ns(time.CLOCK_BOOTTIME)
    return time.monotonic_ns()


_watch: Final = Watch()
now: Final = _watch.now
put_right: Final = _watch.put_right
follow: Final = _watch.follow


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
