"""What a lobby counts and times, for whoever watches the server. Without a watcher nothing is kept."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, Protocol, TypeAlias

Counted: TypeAlias = Literal["moves", "refusals", "matches", "byes", "bot_failures"]
Timed: TypeAlias = Literal["saves", "bots"]


class Measures(Protocol):
    """Takes note of what happens; called from the event loop only."""

    def count(self, what: Counted, kind: str = "") -> None:
        """Count one event of a kind."""
        ...

    def took(self, what: Timed, seconds: float) -> None:
        """Note how long something took."""
        ...

    def show(self, name: str, help: str, read: Callable[[], int]) -> None:
        """Show a number that is read when somebody looks."""
        ...


class NoMeasures:
    """Measures that nobody looks at."""

    def count(self, what: Counted, kind: str = "") -> None:
        """Count nothing."""

    def took(self, what: Timed, seconds: float) -> None:
        """Note nothing."""

    def show(self, name: str, help: str, read: Callable[[], int]) -> None:
        """Show nothing."""
