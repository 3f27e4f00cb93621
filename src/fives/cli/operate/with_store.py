"""The database of a command that works beside a running server."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from fives.cli.terminal.refusals import CannotServe

if TYPE_CHECKING:
    from fives.server.settings import Settings
    from fives.store.store_protocol import Store

T = TypeVar("T")


def with_store(settings: Settings, work: Callable[[Store], Awaitable[T]], *, there: bool = False) -> T:
    """Return what `work` makes of the database, which a server may have open too; it may have to be `there` already."""
    from fives.store.open_store import open_store
    from fives.store.store_protocol import StoreProblem

    place = settings.database
    if there and isinstance(place, Path) and not place.is_file():
        raise CannotServe(why=f"there is no database {place}")

    async def run() -> T:
        store = open_store(place)
        try:
            return await work(store)
        finally:
            await store.close()

    try:
        return asyncio.run(run())
    except StoreProblem as problem:
        raise CannotServe(why=str(problem)) from None
