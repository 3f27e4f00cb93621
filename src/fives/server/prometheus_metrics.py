"""Metrics: the server's counts and times in the format of Prometheus."""

from collections.abc import Callable, Mapping
from typing import Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    disable_created_metrics,
    generate_latest,
)

from fives.live.measures_protocol import Counted, Timed

KINDS: Final[Mapping[Counted, tuple[str, str, str]]] = {  # name, help and label of each counter
    "moves": ("fives_moves", "Events saved", "by"),
    "refusals": ("fives_refusals", "Commands and calls refused", "code"),
    "matches": ("fives_matches", "Matches begun and over", "what"),
    "byes": ("fives_byes", "Sockets closed by the server", "reason"),
    "bot_failures": ("fives_bot_failures", "Bots that raised or broke a rule", ""),
}
TIMES: Final[Mapping[Timed, tuple[str, str, tuple[float, ...]]]] = {  # name, help and bounds in seconds
    "saves": (
        "fives_save_seconds",
        "Time to save a change durably",
        (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0),
    ),
    "bots": (
        "fives_bot_seconds",
        "Time a bot thought about a move",
        (0.001, 0.01, 0.1, 0.5, 1.0, 2.0, 5.0, 30.0),
    ),
}

disable_created_metrics()  # type: ignore[no-untyped-call]  # when a counter was made is nothing to watch


class Metrics:
    """The metrics of one server."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self._counters = {
            what: Counter(name, help, [label] if label else [], registry=self._registry)
            for what, (name, help, label) in KINDS.items()
        }
        self._times = {
            what: Histogram(name, help, buckets=bounds, registry=self._registry)
            for what, (name, help, bounds) in TIMES.items()
        }
        self._kinds: dict[tuple[Counted, str], Counter] = {}

    def count(self, what: Counted, kind: str = "") -> None:
        """Count one event of a kind."""
        counter = self._kinds.get((what, kind))
        if counter is None:
            counter = self._counters[what].labels(kind) if kind else self._counters[what]
            self._kinds[what, kind] = counter
        counter.inc()

    def took(self, what: Timed, seconds: float) -> None:
        """Record how long something took."""
        self._times[what].observe(seconds)

    def show(self, name: str, help: str, read: Callable[[], int]) -> None:
        """Register a number that is read when the metrics are read."""
        Gauge(name, help, registry=self._registry).set_function(read)

    def text(self) -> str:
        """Return everything in the Prometheus text format."""
        return generate_latest(self._registry).decode()
