"""Metrics: counters, gauges and histograms as Prometheus reads them."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Final

SAVE_BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)
BOT_BOUNDS: Final = (0.001, 0.01, 0.1, 0.5, 1.0, 2.0, 5.0, 30.0)


class Histogram:
    """How often a time stayed below each bound, in seconds."""

    def __init__(self, bounds: tuple[float, ...]) -> None:
        self._bounds = bounds
        self._counts = [0] * (len(bounds) + 1)
        self._sum = 0.0

    def observe(self, seconds: float) -> None:
        """Count one time."""
        self._counts[bisect_left(self._bounds, seconds)] += 1
        self._sum += seconds

    def lines(self, name: str) -> Iterator[str]:
        """Yield the histogram's lines."""
        below = 0
        for bound, count in zip((*map(str, self._bounds), "+Inf"), self._counts, strict=True):
            below += count
            yield f'{name}_bucket{{le="{bound}"}} {below}'
        yield f"{name}_sum {self._sum:.6f}"
        yield f"{name}_count {below}"


class Metrics:
    """What the server counts; written from the event loop only."""

    def __init__(self) -> None:
        self.moves: Counter[str] = Counter()  # by who moved: person, bot, nature, clock
        self.refusals: Counter[str] = Counter()  # by code
        self.matches: Counter[str] = Counter()  # begun, over
        self.byes: Counter[str] = Counter()  # by reason
        self.saves = Histogram(SAVE_BOUNDS)
        self.bots = Histogram(BOT_BOUNDS)
        self.bot_failures = 0
        self.gauges: dict[str, tuple[str, Callable[[], int]]] = {}

    def text(self) -> str:
        """Return everything in the Prometheus text format."""
        return "\n".join(self._lines()) + "\n"

    def _lines(self) -> Iterator[str]:
        for name, (help, read) in self.gauges.items():
            yield from (f"# HELP {name} {help}", f"# TYPE {name} gauge", f"{name} {read()}")
        yield from _counter("fives_moves_total", "Events saved", "by", self.moves)
        yield from _counter("fives_refusals_total", "Commands and calls refused", "code", self.refusals)
        yield from _counter("fives_matches_total", "Matches", "what", self.matches)
        yield from _counter("fives_byes_total", "Sockets closed by the server", "reason", self.byes)
        yield from ("# HELP fives_bot_failures_total Bots that raised or broke a rule",)
        yield from ("# TYPE fives_bot_failures_total counter", f"fives_bot_failures_total {self.bot_failures}")
        yield from ("# HELP fives_save_seconds Time to save a change durably", "# TYPE fives_save_seconds histogram")
        yield from self.saves.lines("fives_save_seconds")
        yield from ("# HELP fives_bot_seconds Time a bot thought about a move", "# TYPE fives_bot_seconds histogram")
        yield from self.bots.lines("fives_bot_seconds")


def _counter(name: str, help: str, label: str, counts: Counter[str]) -> Iterator[str]:
    yield from (f"# HELP {name} {help}", f"# TYPE {name} counter")
    for value, count in sorted(counts.items()):
        yield f'{name}{{{label}="{value}"}} {count}'
