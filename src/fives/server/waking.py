"""Waking a table: from what the store holds of it to its standing, in slices that let others go on."""

from __future__ import annotations

import asyncio
import dataclasses
import time
from collections.abc import Callable, Sequence
from typing import Final

from msgspec.structs import replace

from fives.core.event import Event
from fives.core.game import AnyGame, Seat
from fives.server.messages import Told
from fives.server.reports import is_plain, tell
from fives.server.standing import (
    StaleCheckpoint,
    Standing,
    checkpoint_of,
    grown,
    opened,
    opened_match,
)
from fives.store.base import RECENT, Checkpoint, SavedTable, Store

SLICE: Final = 0.01  # seconds that one table may work before others have their turn
AT_ONCE: Final = 16  # events between two looks at the watch


async def restored(store: Store, code: str, game: Callable[[str], AnyGame], saved: SavedTable) -> Standing:
    """Return a table as it was saved; if its log had to be played from the beginning, save checkpoints of it."""
    try:
        standing, log = opened(code, game, saved)
    except StaleCheckpoint:
        whole = await store.load_match(code, saved.epoch)
        standing, log = opened(code, game, dataclasses.replace(saved, match=whole))
    if standing.match is None:
        return standing
    long = standing.match.n == 0 and len(log) > 2 * RECENT
    checkpoints: list[Checkpoint] = []
    standing = await folded(standing, log, checkpoints if long else None)
    if checkpoints:
        await store.add_checkpoints(code, saved.epoch, checkpoints)
    return recent(standing)


async def folded(standing: Standing, log: Sequence[Event], checkpoints: list[Checkpoint] | None = None) -> Standing:
    """Return a table after the events of its match, and gather checkpoints on the way if there is a list for them."""
    begun = time.monotonic()
    for start in range(0, max(1, len(log)), AT_ONCE):
        before = standing.n
        standing = grown(standing, log[start : start + AT_ONCE])
        if checkpoints is not None and standing.n // RECENT > before // RECENT and (found := checkpoint_of(standing)):
            checkpoints.append(found)
        if time.monotonic() - begun > SLICE:
            await asyncio.sleep(0)
            begun = time.monotonic()
    return standing


def recent(standing: Standing) -> Standing:
    """Return a table with the newest events of its match alone, once there are many; the store has the others."""
    match = standing.match
    if match is None or match.n - match.log.start <= 2 * RECENT:
        return standing
    return replace(standing, match=match.without(match.n - RECENT))


async def whole(store: Store, standing: Standing, epoch: int, most: int | None = None) -> Standing | None:
    """Return a table with all of one of its matches.

    None if there is no such match, it has more than `most` events, or other rules made it.
    """
    saved = await store.load_match(standing.code, epoch)
    if saved is None or (most is not None and len(saved.log) > most):
        return None
    found = opened_match(standing, saved)
    return await folded(*found) if found else None


async def log_page(store: Store, standing: Standing, epoch: int, before: int, eyes: Seat | None) -> tuple[Told, ...]:
    """Return the events of a match that come before number `before`, at most `RECENT`, as `eyes` may know them."""
    after = max(0, before - 1 - RECENT)
    part = await _part(store, standing, epoch, after, before - 1)
    if part is None or part.match is None:
        return ()
    now = standing.match if epoch == standing.data.epoch else None
    plain = is_plain(now) if now else True  # an earlier match is over
    return tell(part.match, part.match.log[after : before - 1], eyes, plain)


async def _part(store: Store, standing: Standing, epoch: int, after: int, upto: int) -> Standing | None:
    """Return a table with its match up to event `upto`, at least the events after number `after` in memory."""
    now = standing.match
    if now is not None and epoch == standing.data.epoch and now.log.start <= after:
        return standing
    saved = await store.load_match(standing.code, epoch, after, upto)
    try:
        found = opened_match(standing, saved) if saved else None
    except StaleCheckpoint:
        return await whole(store, standing, epoch)
    return await folded(*found) if found else None
