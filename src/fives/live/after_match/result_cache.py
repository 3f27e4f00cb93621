"""A cache of results about finished matches, such as reviews. Each is worked out once."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import Final, Generic, TypeAlias, TypeVar

from fives.live.bot_threads import BotThreads

MOST_RESULTS: Final = 64
MatchKey: TypeAlias = tuple[str, int, int]  # code, epoch and number of events

T = TypeVar("T")


class ResultCache(Generic[T]):
    """The newest results of one kind. Several callers who ask for the same result wait for the same work."""

    def __init__(self, bots: BotThreads) -> None:
        self._bots = bots
        self._results: OrderedDict[MatchKey, asyncio.Task[T]] = OrderedDict()
        self._done: dict[MatchKey, float] = {}

    def done(self, match: MatchKey) -> float:
        """Return how much of a result is done, from 0 to 1."""
        task = self._results.get(match)
        return 1.0 if task and task.done() else self._done.get(match, 0.0)

    async def get(self, match: MatchKey, work: Callable[[Callable[[float], None]], T]) -> T:
        """Return the result for a match. `work` gets a function that it calls with how much is done."""
        if match not in self._results:
            self._results[match] = asyncio.create_task(self._work(match, work))
            if len(self._results) > MOST_RESULTS:
                self._results.popitem(last=False)
        task = self._results[match]
        try:
            return await asyncio.shield(task)
        except Exception:
            self._results.pop(match, None)
            raise

    async def _work(self, match: MatchKey, work: Callable[[Callable[[float], None]], T]) -> T:
        def tell(done: float) -> None:
            self._done[match] = done

        try:
            return await self._bots.later(lambda: work(tell))
        finally:
            self._done.pop(match, None)
