"""Measures: what a lobby counts and times, for monitoring. Without monitoring nothing is stored."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, Protocol, TypeAlias

Counted: TypeAlias = Literal["moves", "refusals", "matches", "byes", "bot_failures"]
Timed: TypeAlias = Literal["saves", "bots"]


class Measures(Protocol):
    """Receives counts and times; called from the event loop only."""

    def count(self, what: Counted, kind: str = "") -> None:
        """Count one event of a kind."""
        ...

    def took(self, what: Timed, seconds: float) -> None:
        """Record how long something took."""
        ...

    def show(self, name: str, help: str, read: Callable[[], int]) -> None:
        """Register a number that is read when the metrics are read."""
        ...


class NoMeasures:
    """Measures that store nothing."""

    def count(self, what: Counted, kind: str = "") -> None:
        """Count nothing."""

    def took(self, what: Timed, seconds: float) -> None:
        """Record nothing."""

    def show(self, name: str, help: str, read: Callable[[], int]) -> None:
        """Register nothing."""
