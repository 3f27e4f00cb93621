"""Bots on one device: no threads, and compact tables that are fetched when a level or a hint first needs them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

from fives.core.bot import LevelHere
from fives.core.catalogue import levels_here
from fives.core.game import AnyGame
from fives.live.bot_threads import BotThreads
from fives.live.measures_protocol import NoMeasures
from fives.local.work_at_once import AtOnce
from fives.solving.compact_tables import TableNotKept

T = TypeVar("T")
MOST: Final = 8  # tables that one decision may need
Fetch = Callable[[str], Awaitable[None]]  # brings the file of a table; raises OSError if that fails


async def no_table(file: str) -> None:
    """Bring nothing: there is nowhere to fetch a table from."""
    raise OSError(f"there is no {file}")


class BotsHere(BotThreads):
    """Bots that think at once; what lacks a table waits for it, and is done again."""

    def __init__(self, budget: float, delay: float, fetch: Fetch = no_table) -> None:
        super().__init__(NoMeasures(), budget, delay, AtOnce)
        self._fetch = fetch

    async def soon(self, work: Callable[[], T]) -> T:
        """Return the result of work that somebody at a table waits for."""
        return await self._with_tables(super().soon, work)

    async def later(self, work: Callable[[], T]) -> T:
        """Return the result of work that may wait."""
        return await self._with_tables(super().later, work)

    async def _with_tables(self, do: Callable[[Callable[[], T]], Awaitable[T]], work: Callable[[], T]) -> T:
        for _ in range(MOST):
            try:
                return await do(work)
            except TableNotKept as missing:
                await self._fetch(str(missing.params["file"]))
        return await do(work)


def levels_of(game: AnyGame) -> tuple[LevelHere, ...]:
    """Return the levels that a game has on a device, with its usual options."""
    options = game.options()
    return levels_here(game, options, game.seats_for(options)[0])
