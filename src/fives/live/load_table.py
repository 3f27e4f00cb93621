"""Load a table from the store. Long logs are replayed in slices, so that other tables go on meanwhile."""

from __future__ import annotations

import asyncio
import dataclasses
import time
from collections.abc import Callable, Sequence
from typing import Final

from msgspec.structs import replace

from fives.core.game import AnyGame, Seat
from fives.core.matches.event import Event
from fives.store.store_protocol import Store
from fives.table.messages import Told
from fives.table.state import TableState
from fives.table.storage.save_and_restore import (
    StaleCheckpoint,
    checkpoint_of,
    open_saved_match,
    open_saved_table,
    with_events,
)
from fives.table.storage.saved_types import RECENT, Checkpoint, SavedTable
from fives.table.views import is_plain, tell

SLICE: Final = 0.01  # seconds that one table may take before others have their turn
AT_ONCE: Final = 16  # events between two looks at the clock


async def restored(store: Store, code: str, game: Callable[[str], AnyGame], saved: SavedTable) -> TableState:
    """Return a table as it was saved. If its log had to be replayed from the beginning, save checkpoints of it."""
    try:
        state, log = open_saved_table(code, game, saved)
    except StaleCheckpoint:
        whole = await store.load_match(code, saved.epoch)
        state, log = open_saved_table(code, game, dataclasses.replace(saved, match=whole))
    if state.match is None:
        return state
    long = state.match.n == 0 and len(log) > 2 * RECENT
    checkpoints: list[Checkpoint] = []
    state = await folded(state, log, checkpoints if long else None)
    if checkpoints:
        await store.add_checkpoints(code, saved.epoch, checkpoints)
    return recent(state)


async def folded(state: TableState, log: Sequence[Event], checkpoints: list[Checkpoint] | None = None) -> TableState:
    """Return a table after the events of its match; add checkpoints to the list `checkpoints` if there is one."""
    begun = time.monotonic()
    for start in range(0, max(1, len(log)), AT_ONCE):
        before = state.n
        state = with_events(state, log[start : start + AT_ONCE])
        if checkpoints is not None and state.n // RECENT > before // RECENT and (found := checkpoint_of(state)):
            checkpoints.append(found)
        if time.monotonic() - begun > SLICE:
            await asyncio.sleep(0)
            begun = time.monotonic()
    return state


def recent(state: TableState) -> TableState:
    """Return a table with only the newest events of its match in memory. The store has the others."""
    match = state.match
    if match is None or match.n - match.log.start <= 2 * RECENT:
        return state
    return replace(state, match=match.without(match.n - RECENT))


async def whole(store: Store, state: TableState, epoch: int, most: int | None = None) -> TableState | None:
    """Return a table with all of one of its matches.

    None if there is no such match, if it has more than `most` events, or if it was played by other rules.
    """
    saved = await store.load_match(state.code, epoch)
    if saved is None or (most is not None and len(saved.log) > most):
        return None
    found = open_saved_match(state, saved)
    return await folded(*found) if found else None


async def log_page(store: Store, state: TableState, epoch: int, before: int, eyes: Seat | None) -> tuple[Told, ...]:
    """Return the events of a match that come before number `before`, at most `RECENT`, as `eyes` may see them."""
    after = max(0, before - 1 - RECENT)
    part = await _part(store, state, epoch, after, before - 1)
    if part is None or part.match is None:
        return ()
    now = state.match if epoch == state.data.epoch else None
    plain = is_plain(now) if now else True  # an earlier match is over
    return tell(part.match, part.match.log[after : before - 1], eyes, plain)


async def _part(store: Store, state: TableState, epoch: int, after: int, upto: int) -> TableState | None:
    """Return a table with its match up to event `upto`; the events after number `after` are in memory."""
    now = state.match
    if now is not None and epoch == state.data.epoch and now.log.start <= after:
        return state
    saved = await store.load_match(state.code, epoch, after, upto)
    try:
        found = open_saved_match(state, saved) if saved else None
    except StaleCheckpoint:
        return await whole(store, state, epoch)
    return await folded(*found) if found else None
