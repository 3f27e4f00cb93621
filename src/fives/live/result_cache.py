"""ResultCache of a match that is over, as its review: worked out once, and kept for whoever asks next."""

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

    def __init__(self, players: BotThreads) -> None:
        self._bots = players
        self._studies: OrderedDict[MatchKey, asyncio.Task[T]] = OrderedDict()
        self._done: dict[MatchKey, float] = {}

    def done(self, match: MatchKey) -> float:
        """Return which part of a study is done, from 0 to 1."""
        task = self._studies.get(match)
        return 1.0 if task and task.done() else self._done.get(match, 0.0)

    async def get(self, match: MatchKey, work: Callable[[Callable[[float], None]], T]) -> T:
        """Return the study of a match; `work` is given someone to tell which part of it is done."""
        if match not in self._studies:
            self._studies[match] = asyncio.create_task(self._work(match, work))
            if len(self._studies) > KEPT:
                self._studies.popitem(last=False)
        task = self._studies[match]
        try:
            return await asyncio.shield(task)
        except Exception:
            self._studies.pop(match, None)
            raise

    async def _work(self, match: MatchKey, work: Callable[[Callable[[float], None]], T]) -> T:
        def tell(done: float) -> None:
            self._done[match] = done

        try:
            return await self._bots.later(lambda: work(tell))
        finally:
            self._done.pop(match, None)
