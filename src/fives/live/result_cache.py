"""Results about a match that is over, such as its review: worked out once, and kept for the next who asks."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import Final, Generic, TypeAlias, TypeVar

from fives.live.bots import BotThreads

KEPT: Final = 64
MatchKey: TypeAlias = tuple[str, int, int]  # code, epoch and number of events

T = TypeVar("T")


class ResultCache(Generic[T]):
    """The newest studies of one kind; whoever asks while one is being worked out waits for the same one."""

    def __init__(self, bots: BotThreads) -> None:
        self._bots = bots
        self._results: OrderedDict[MatchKey, asyncio.Task[T]] = OrderedDict()
        self._done: dict[MatchKey, float] = {}

    def done(self, match: MatchKey) -> float:
        """Return which part of a study is done, from 0 to 1."""
        task = self._results.get(match)
        return 1.0 if task and task.done() else self._done.get(match, 0.0)

    async def get(self, match: MatchKey, work: Callable[[Callable[[float], None]], T]) -> T:
        """Return the study of a match; `work` is given someone to tell which part of it is done."""
        if match not in self._results:
            self._results[match] = asyncio.create_task(self._work(match, work))
            if len(self._results) > KEPT:
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
