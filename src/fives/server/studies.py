"""Studies of a match that is over, as its review: worked out once, and kept for whoever asks next."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import Final, Generic, TypeVar

from fives.server.players import Players

KEPT: Final = 64

T = TypeVar("T")


class Studies(Generic[T]):
    """The newest studies of one kind; whoever asks while one is being worked out waits for the same one."""

    def __init__(self, players: Players) -> None:
        self._players = players
        self._studies: OrderedDict[tuple[str, int, int], asyncio.Task[T]] = OrderedDict()

    async def get(self, match: tuple[str, int, int], work: Callable[[], T]) -> T:
        """Return the study of a match, given as code, epoch and number of events."""
        if match not in self._studies:
            self._studies[match] = asyncio.create_task(self._players.later(work))
            if len(self._studies) > KEPT:
                self._studies.popitem(last=False)
        task = self._studies[match]
        try:
            return await asyncio.shield(task)
        except Exception:
            self._studies.pop(match, None)
            raise
