"""Bots at the tables: they think in threads of their own, outside the event loop, live moves before reviews."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from fives.core.bot import Later, ask_bot, at_once
from fives.core.catalogue import find_bots
from fives.core.game import Seat
from fives.core.match import Match
from fives.server.logs import complain
from fives.server.metrics import Metrics

T = TypeVar("T")

THREADS: Final = 2
SHORTEST: Final = 0.02  # seconds that a bot may think however many others wait


class Players:
    """The threads in which bots choose, hints are worked out and matches reviewed."""

    def __init__(self, metrics: Metrics, budget: float) -> None:
        self._metrics = metrics
        self._budget = budget
        self._asked = 0  # bots that have been asked and have not answered
        self._live = ThreadPoolExecutor(THREADS, "fives-live")
        self._study = ThreadPoolExecutor(1, "fives-study")

    async def choose(self, match: Match, seat: Seat, level: str) -> Later[str]:
        """Return the bot's move as text, and when; a bot that fails plays a random legal move.

        The budget counts from here: where many bots are asked at once, each thinks for its share of the time.
        """
        started = time.monotonic()
        self._asked += 1
        try:
            return await self.soon(lambda: self._think(match, seat, level, started + self._budget))
        except Exception as error:
            self.failed(error, match, level)
            return Later(0.0, match.any_move(seat, random))
        finally:
            self._asked -= 1
            self._metrics.bots.observe(time.monotonic() - started)

    def failed(self, error: Exception, match: Match, level: str) -> None:
        """Count and log a bot that raised or broke a rule."""
        self._metrics.bot_failures += 1
        complain("a bot failed", error, game=match.game.id, level=level)

    async def soon(self, work: Callable[[], T]) -> T:
        """Return the result of work that someone at a table waits for."""
        return await asyncio.get_running_loop().run_in_executor(self._live, work)

    async def later(self, work: Callable[[], T]) -> T:
        """Return the result of work that may wait."""
        return await asyncio.get_running_loop().run_in_executor(self._study, work)

    def close(self) -> None:
        """Drop what has not begun."""
        for pool in (self._live, self._study):
            pool.shutdown(wait=False, cancel_futures=True)

    def _think(self, match: Match, seat: Seat, level: str, until: float) -> Later[str]:
        share = (until - time.monotonic()) * min(1.0, THREADS / max(1, self._asked))
        answer = ask_bot(find_bots(match.game), match, seat, level, random.Random(), max(SHORTEST, share))
        seconds = answer.seconds if isinstance(answer, Later) else 0.0
        return Later(seconds, str(match.game.notation.write_move(at_once(answer))))
