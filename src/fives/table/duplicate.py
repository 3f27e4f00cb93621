"""Several tables with the same dice: how they are made, and when their secret may be opened (G-DUPLICATE)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from fives.core.dice import new_secret
from fives.core.game import AnyGame
from fives.core.match import Match
from fives.core.refusal import BadOption
from fives.table.bodies import NewSeat, NewTable
from fives.table.commands import new_table
from fives.table.seats import Holder
from fives.table.state import TableState


def new_duplicate_tables(
    codes: Sequence[str], game: AnyGame, wish: NewTable, host: Holder, at: int, taken: Match | None = None
) -> list[TableState]:
    """Return so many tables as there are codes; the host's own seats are at the first and open at the others."""
    if len(codes) == 1:
        return [new_table(codes[0], game, wish, host, at, taken)]
    if wish.daily is not None or wish.by_hand or (taken and taken.by_hand):
        raise BadOption("G-DUPLICATE", option="tables", why="the dice of the day or of a hand are no secret ones")
    common = new_secret().hex()
    wishes = (wish, *(msgspec.structs.replace(wish, seats=tuple(map(_open, wish.seats))) for _ in codes[1:]))
    return [
        new_table(code, game, each, host, at, taken, beside=tuple(codes), common=common)
        for code, each in zip(codes, wishes, strict=True)
    ]


def _open(seat: NewSeat) -> NewSeat:
    return NewSeat("open") if seat.kind == "mine" else seat


def all_done(tables: Iterable[TableState], epoch: int) -> bool:
    """Say whether no table needs the secret of match `epoch` any more: it is over there, or will never be played."""
    return all(_is_done(table, epoch) for table in tables)


def _is_done(table: TableState, epoch: int) -> bool:
    if table.data.epoch == epoch:
        return not table.playing
    return table.data.epoch > epoch or table.data.next is not None


def last_match(table: TableState) -> int:
    """Return the number of the last match that is over at a table, or of the first."""
    return max(1, table.data.epoch - table.playing)
