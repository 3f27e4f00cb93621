"""The steady clock by which all tables live."""

import time
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
    return time.monotonic_ns() if BOOTTIME is None else time.clock_gettime_ns(BOOTTIME)


def _boottime() -> int | None:
    """Return the number of the clock that counts the machine's sleep; None where there is none."""
    try:
        time.clock_gettime_ns(time.CLOCK_BOOTTIME)
    except (AttributeError, OSError):  # in a browser the name is there, but not the clock
        return None
    return time.CLOCK_BOOTTIME


BOOTTIME: Final = _boottime()


_clock: Final = SteadyClock()
now: Final = _clock.now
follow_machine: Final = _clock.follow_machine
follow: Final = _clock.follow
