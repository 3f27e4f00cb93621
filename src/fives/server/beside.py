"""Several tables with the same dice: how they are laid, when their secret is opened, how they compare (G-DUPLICATE)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from fives.core.dice import new_secret
from fives.core.game import AnyGame
from fives.core.match import Match
from fives.core.record import seated_at
from fives.core.refusal import BadOption
from fives.server.commands import lay
from fives.server.messages import Beside, NewSeat, NewTable, SeatInfo, TableBeside
from fives.server.seats import Holder
from fives.server.standing import Standing
from fives.server.waking import whole
from fives.store.base import Store


def lay_beside(
    codes: Sequence[str], game: AnyGame, wish: NewTable, host: Holder, at: int, taken: Match | None = None
) -> list[Standing]:
    """Return so many tables as there are codes; the host's own seats are at the first and open at the others."""
    if len(codes) == 1:
        return [lay(codes[0], game, wish, host, at, taken)]
    if wish.daily is not None or wish.by_hand or (taken and taken.by_hand):
        raise BadOption("G-DUPLICATE", option="tables", why="the dice of the day or of a hand are no secret ones")
    common = new_secret().hex()
    wishes = (wish, *(msgspec.structs.replace(wish, seats=tuple(map(_open, wish.seats))) for _ in codes[1:]))
    return [
        lay(code, game, each, host, at, taken, beside=tuple(codes), common=common)
        for code, each in zip(codes, wishes, strict=True)
    ]


def _open(seat: NewSeat) -> NewSeat:
    return NewSeat("open") if seat.kind == "mine" else seat


def all_done(tables: Iterable[Standing], epoch: int) -> bool:
    """Say whether no table needs the secret of match `epoch` any more: it is over there, or will never be played."""
    return all(_is_done(table, epoch) for table in tables)


def _is_done(table: Standing, epoch: int) -> bool:
    if table.data.epoch == epoch:
        return not table.playing
    return table.data.epoch > epoch or table.data.next is not None


def last_match(table: Standing) -> int:
    """Return the number of the last match that is over at a table, or of the first."""
    return max(1, table.data.epoch - table.playing)


async def compare(store: Store, tables: Iterable[Standing], epoch: int, base: str) -> Beside:
    """Return how all tables ended match `epoch`."""
    return Beside(epoch, tuple([await _told(store, table, epoch, base) for table in tables]))


async def _told(store: Store, table: Standing, epoch: int, base: str) -> TableBeside:
    played = await _played(store, table, epoch)
    result = played.match.result if played and played.match else None
    if result is not None and played and played.header:
        players = seated_at(played.header.players, played.newcomers_of(epoch), played.n)
        seats = [SeatInfo("bot" if each.level else "person", each.name, each.level) for each in players]
    else:
        seats = [SeatInfo(chair.kind, chair.name, chair.level) for chair in table.data.chairs]
    return TableBeside(
        table.code, table.data.phase, table.data.epoch, tuple(seats), result, f"{base}/join/{table.code}"
    )


async def _played(store: Store, table: Standing, epoch: int) -> Standing | None:
    """Return the table with the match `epoch`, if it was played there."""
    if table.data.epoch <= epoch:
        return table if table.data.epoch == epoch else None
    return await whole(store, table, epoch)
