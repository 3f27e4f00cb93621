"""Several tables with the same dice: how they are made, when their secret may be shown (G-DUPLICATE)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from fives.core.chance.sealed_dice import new_secret
from fives.core.game import AnyGame
from fives.core.matches.match import Match
from fives.core.refusal import BadOption
from fives.table.apply_command import new_table
from fives.table.http_bodies import NewSeat, NewTable
from fives.table.seats.tokens import Holder
from fives.table.state import TableState


def new_duplicate_tables(
    codes: Sequence[str], game: AnyGame, wanted: NewTable, host: Holder, at: int, taken: Match | None = None
) -> list[TableState]:
    """Return one new table per code. The host's own seats are at the first; at the others they are open."""
    if len(codes) == 1:
        return [new_table(codes[0], game, wanted, host, at, taken)]
    if wanted.daily is not None or wanted.by_hand or (taken and taken.by_hand):
        raise BadOption("G-DUPLICATE", option="tables", why="the dice of the day or of a hand are no secret ones")
    common = new_secret().hex()
    all_wanted = (wanted, *(msgspec.structs.replace(wanted, seats=tuple(map(_open, wanted.seats))) for _ in codes[1:]))
    return [
        new_table(code, game, each, host, at, taken, beside=tuple(codes), common=common)
        for code, each in zip(codes, all_wanted, strict=True)
    ]


def _open(seat: NewSeat) -> NewSeat:
    return NewSeat("open") if seat.kind == "mine" else seat


def all_done(tables: Iterable[TableState], epoch: int) -> bool:
    """Return whether match `epoch` is over at every table, or will never be played there."""
    return all(_is_done(table, epoch) for table in tables)


def _is_done(table: TableState, epoch: int) -> bool:
    if table.data.epoch == epoch:
        return not table.playing
    return table.data.epoch > epoch or table.data.next is not None


def last_match(table: TableState) -> int:
    """Return the number of the last match that is over at a table, or of the first."""
    return max(1, table.data.epoch - table.playing)
