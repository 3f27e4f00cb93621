"""An alarm that goes off once, at a deadline. Deadlines follow from the log, so a restart sets them again."""

import asyncio
from collections.abc import Callable

from fives.live.steady_clock import now


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
