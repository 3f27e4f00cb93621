"""Compare tables with the same dice: how each of them ended a match (G-DUPLICATE)."""

from __future__ import annotations

from collections.abc import Iterable

from fives.core.records.record import seated_at
from fives.live.load_table import whole
from fives.store.store_protocol import Store
from fives.table.http_bodies import Beside, TableBeside
from fives.table.messages import SeatInfo
from fives.table.seats.emblems import with_all_emblems
from fives.table.state import TableState
from fives.table.views import seat_of


async def compare(store: Store, tables: Iterable[TableState], epoch: int, base: str) -> Beside:
    """Return how all tables ended match `epoch`."""
    return Beside(epoch, tuple([await _told(store, table, epoch, base) for table in tables]))


async def _told(store: Store, table: TableState, epoch: int, base: str) -> TableBeside:
    played = await _played(store, table, epoch)
    result = played.match.result if played and played.match else None
    if result is not None and played and played.header:
        players = seated_at(played.header.players, played.newcomers_of(epoch), played.n)
        seats = [seat_of(player) for player in players]
    else:
        chairs = with_all_emblems(table.data.chairs)
        seats = [SeatInfo(chair.kind, chair.name, chair.level, emblem=chair.emblem) for chair in chairs]
    return TableBeside(
        table.code, table.data.phase, table.data.epoch, tuple(seats), result, f"{base}/join/{table.code}"
    )


async def _played(store: Store, table: TableState, epoch: int) -> TableState | None:
    """Return the table with the match `epoch`, if it was played there."""
    if table.data.epoch <= epoch:
        return table if table.data.epoch == epoch else None
    return await whole(store, table, epoch)
