"""Records of a table's matches, as files that are replayed elsewhere."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from msgspec.structs import replace

from fives.core.chance.sealed_dice import commitment
from fives.core.game import Seat
from fives.core.matches.event import Event
from fives.core.records.record import FORMAT, Record
from fives.table.refusals import Denied
from fives.table.state import Header, TableState
from fives.table.storage.save_and_restore import by_other_rules
from fives.table.storage.saved_types import SavedMatch


def record_of(state: TableState, epoch: int, log: Iterable[Event], *, opened: bool = True) -> Record:
    """Return the match on the table as a file; with its secret once it is over and no table needs it any more."""
    assert state.match is not None
    assert state.header is not None
    return _record(state, replace(state.header, result=state.match.result), log, epoch, opened)


def record_of_saved(state: TableState, saved: SavedMatch, epoch: int, *, opened: bool = True) -> Record | None:
    """Return a saved match as a file: an earlier one, or one that was played by other rules.

    None if it never ended, or if it must be replayed to know how it ended (fives 1.0.0 did not save that).
    """
    header = msgspec.json.decode(saved.header, type=Header)
    other_rules = by_other_rules(state, header)
    over = epoch < state.data.epoch or not state.data.notice
    if header.result is None and not (other_rules and over):
        return None
    return _record(state, header, saved.log, epoch, opened)


def _record(state: TableState, header: Header, log: Iterable[Event], epoch: int, opened: bool) -> Record:
    other_rules = by_other_rules(state, header)
    over = header.result is not None or other_rules
    return Record(
        format=FORMAT,
        game=state.game.id,
        version=header.version,
        options=state.data.options,
        players=header.players,
        first=header.first,
        table=state.code,
        epoch=epoch,
        commitment=commitment(bytes.fromhex(header.secret)),
        seeds=header.seeds,
        log=tuple(log),
        secret=header.secret if over and opened else "",
        result=header.result,
        daily=state.data.daily,
        taken=header.taken,
        time=state.data.time,
        begun=header.at if state.data.time else 0,
        newcomers=state.newcomers_of(epoch),
        by_hand=header.by_hand,
        duplicate=state.data.beside,
        pictures=header.pictures,
    )


def without_name(state: TableState, header: Header, epoch: int, seat: Seat) -> tuple[TableState, Header]:
    """Return a table, and the header of one of its matches, without the names of all who had this seat."""
    if seat not in range(len(header.players)):
        raise Denied("no_such_seat", seat=seat)
    nobody = replace(header.players[seat], name="", emblem=None)
    changed = replace(header, players=(*header.players[:seat], nobody, *header.players[seat + 1 :]))
    came = tuple(
        replace(each, name="", emblem=None) if (each.epoch, each.seat) == (epoch, seat) else each
        for each in state.data.newcomers
    )
    after = state.with_data(newcomers=came)
    return (replace(after, header=changed) if epoch == state.data.epoch else after), changed
