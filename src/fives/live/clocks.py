"""Clocks: the time by which all tables live. Deadlines follow from the log, so a restart sets them again."""

import asyncio
import time
from collections.abc import Callable
from typing import Final


class SteadyClock:
    """A clock that starts at the machine's time and then runs evenly, even if the machine's clock is changed.

    Several servers of one database all follow the database's clock.
    """

    def __init__(self) -> None:
        self._ahead = time.time_ns() - steady_ns()

    def now(self) -> int:
        """Return the time in milliseconds since 1970."""
        return (steady_ns() + self._ahead) // 1_000_000

    def follow_machine(self, earliest: int = 0) -> int:
        """Move forward to the machine's time, at least to `earliest`; never back. Return by how many milliseconds."""
        before = self.now()
        self._ahead += 1_000_000 * max(0, time.time_ns() // 1_000_000 - before, earliest - before)
        return self.now() - before

    def follow(self, told: int, asked: int, answered: int) -> None:
        """Follow another clock that showed `told` some time between `asked` and `answered`, both by this clock.

        Nothing changes as long as the two may agree.
        """
        self._ahead += 1_000_000 * (min(0, told - asked) + max(0, told - answered))


def steady_ns() -> int:
    """Return nanoseconds of a clock that nobody can set. It counts the machine's sleep where the system allows that."""
    if hasattr(time, "CLOCK_BOOTTIME"):
        return time.clock_gettime_ns(time.CLOCK_BOOTTIME)
    return time.monotonic_ns()


_clock: Final = SteadyClock()
now: Final = _clock.now
follow_machine: Final = _clock.follow_machine
follow: Final = _clock.follow


class Alarm:
    """The alarm of one table: it goes off once, at its deadline."""

    def __init__(self, go_off: Callable[[], None]) -> None:
        self._callback = go_off
        self._timer: asyncio.TimerHandle | None = None
        self._deadline: int | None = None

    @property
    def armed(self) -> bool:
        """Return whether it is set."""
        return self._timer is not None

    def arm(self, deadline: int | None) -> None:
        """Go off at `deadline`, at once if it has passed; None: do not go off."""
        if deadline == self._deadline and (self._timer is not None) == (deadline is not None):
            return
        self.stop()
        self._deadline = deadline
        if deadline is not None:
            delay = max(0, deadline - now()) / 1000
            self._timer = asyncio.get_running_loop().call_later(delay, self._go_off)

    def stop(self) -> None:
        """Do not go off."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self._deadline = None

    def _go_off(self) -> None:
        self._timer = self._deadline = None
        self._callback()
