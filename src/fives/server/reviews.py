"""Reviews: worked out once for a match that is over, and kept for whoever asks next."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from fives.coach.review import Review
from fives.server.players import Players

KEPT: Final = 64


class Reviews:
    """The newest reviews; whoever asks while one is being worked out waits for the same one."""

    def __init__(self, players: Players) -> None:
        self._players = players
        self._reviews: OrderedDict[tuple[str, int, int], asyncio.Task[Review]] = OrderedDict()

    async def get(self, match: tuple[str, int, int], work: Callable[[], Review]) -> Review:
        """Return the review of a match, given as code, epoch and number of events."""
        if match not in self._reviews:
            self._reviews[match] = asyncio.create_task(self._players.later(work))
            if len(self._reviews) > KEPT:
                self._reviews.popitem(last=False)
        task = self._reviews[match]
        try:
            return await asyncio.shield(task)
        except Exception:
            self._reviews.pop(match, None)
            raise
