"""How a table is saved: what is written of it after a change, and how it is read back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

import msgspec
from msgspec.structs import replace

from fives.core.game import AnyGame
from fives.core.matches.checkpoint import read_checkpoint, write_checkpoint
from fives.core.matches.event import Event, event_of_format_1
from fives.core.matches.match import new_match, replay
from fives.core.matches.thinking_time import start_times
from fives.core.options import read_options
from fives.core.refusal import Refusal
from fives.table.seats.chairs import after_match
from fives.table.state import Header, TableData, TableState, next_secret, with_match
from fives.table.storage.saved_types import RECENT, Change, Checkpoint, Receipt, SavedMatch, SavedTable

TIDY_EVERY: Final = 128  # changes after which old receipts of a table are deleted
REWRITE_AFTER: Final = 3_600_000  # milliseconds after which data is saved again, so that a table is known to be in use


class StaleCheckpoint(Exception):
    """Another release of fives wrote the checkpoint: the match must be played from the beginning of its log."""


class Written(NamedTuple):
    """A table's data as it was last saved, and when."""

    at: int
    data: TableData
    table: bytes


def change_to(
    state: TableState,
    before: TableState | None,
    at: int,
    receipt: Receipt | None = None,
    written: Written | None = None,
) -> Change:
    """Return the change that must be saved between `before` and `state`; `written` is the data saved last."""
    same_match = before is not None and before.data.epoch == state.data.epoch
    old = before.n if before and same_match else 0
    same_header = before is not None and before.header is state.header
    version = before.version + 1 if before else 1
    same = written is not None and written.data is state.data
    return Change(
        code=state.code,
        at=at,
        table=written.table if written and same else msgspec.json.encode(state.data),
        running=state.playing or state.data.begins is not None,
        epoch=state.data.epoch,
        new=before is None,
        header=msgspec.json.encode(state.header) if state.header and not same_header else None,
        events=state.match.log[old:] if state.match else (),
        receipt=receipt,
        follows=before.version if before else None,
        same=written is not None and same and at - written.at < REWRITE_AFTER,
        checkpoint=checkpoint_of(state) if state.n // RECENT > old // RECENT else None,
        tidy=version % TIDY_EVERY == 0,
    )


def checkpoint_of(state: TableState) -> Checkpoint | None:
    """Return the match now as a checkpoint; None if its states cannot be written."""
    assert state.match is not None
    data = write_checkpoint(state.match, state.times)
    return Checkpoint(state.n, data) if data else None


def read_data(data: bytes) -> TableData:
    """Read the data of a table, also as fives 1.0.0 saved it."""
    read = msgspec.json.decode(data, type=TableData)
    if read.format == 1:
        read = replace(read, format=2, taken=tuple(event_of_format_1(event) for event in read.taken))
    return read


def open_saved_table(
    code: str, game: Callable[[str], AnyGame], saved: SavedTable
) -> tuple[TableState, tuple[Event, ...]]:
    """Return the table as it stood at the checkpoint its match is saved from, and the events since then."""
    data = read_data(saved.table)
    state = TableState(code, game(data.game), data, version=saved.version)
    if saved.match is None:
        return state, ()
    if found := open_saved_match(state, saved.match):
        return found
    # A log is replayed only by its own rules. If they have changed, the table returns to its waiting room.
    if data.phase == "playing":
        state = state.with_data(notice="rules_changed")
    again = state.with_data(phase="gathering", chairs=after_match(data.chairs), secret=next_secret(data))
    return again.with_data(options=_known_options(state)), ()


def _known_options(state: TableState) -> dict[str, Any]:
    """Return the table's options, or the defaults if the rules do not accept them any more."""
    try:
        read_options(state.game, state.data.options)
    except Refusal:
        usual: dict[str, Any] = msgspec.to_builtins(state.game.options())
        return usual
    return state.data.options


def open_saved_match(state: TableState, saved: SavedMatch) -> tuple[TableState, tuple[Event, ...]] | None:
    """Return the table with a saved match at its checkpoint, and the events since; None after a change of rules."""
    header = msgspec.json.decode(saved.header, type=Header)
    if by_other_rules(state, header):
        return None
    options = read_options(state.game, state.data.options)
    empty = new_match(state.game, options, len(header.players), header.first, header.by_hand)
    if saved.checkpoint is None:
        return replace(state, header=header, match=empty, times=None), saved.log
    known = read_checkpoint(saved.checkpoint.data, empty)
    if known is None:
        raise StaleCheckpoint
    match, times = known
    return replace(state, header=header, match=match, times=times), saved.log


def by_other_rules(state: TableState, header: Header) -> bool:
    """Return whether a match was played by other rules, so that it cannot be replayed."""
    return not state.game.reads(header.version, len(header.players), state.data.options)


def with_events(state: TableState, events: Sequence[Event]) -> TableState:
    """Return the table after more events of its match, as they were saved."""
    assert state.match is not None
    assert state.header is not None
    match = replay(state.match, events)
    if state.data.time and state.times is None and match.n >= state.header.taken:
        state = replace(state, times=start_times(match, state.header.at, state.header.taken))
    return with_match(state, match)


def restore(code: str, game: Callable[[str], AnyGame], saved: SavedTable) -> TableState:
    """Return a saved table with a whole log, replayed at once."""
    state, log = open_saved_table(code, game, saved)
    return with_events(state, log) if state.match else state


def caught_up(state: TableState, saved: SavedTable) -> TableState | None:
    """Return the state after what other servers have saved since `state.known`.

    None if the table has another match by now, which has to be read from the store.
    """
    if saved.match is None or state.match is None or saved.epoch != state.data.epoch:
        return None
    data = read_data(saved.table)
    header = msgspec.json.decode(saved.match.header, type=Header)
    return with_events(replace(state, data=data, header=header, version=saved.version), saved.match.log)
