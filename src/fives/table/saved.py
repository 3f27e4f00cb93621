"""What is saved of a table: events, receipts and opaque bytes, in which a store sees no game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import msgspec

from fives.core.event import Event

RECENT: Final = 100  # events that a table holds in memory at least, if its match has so many
RECEIPTS_KEPT: Final = 512  # of one table, at least


class Receipt(msgspec.Struct, frozen=True):
    """What was answered to a command, so that asking again gives the same answer."""

    key: str
    data: bytes


class Checkpoint(msgspec.Struct, frozen=True):
    """A match as it stood after event `n`, as opaque bytes: who reads the log may begin there."""

    n: int
    data: bytes


class Change(msgspec.Struct, frozen=True):
    """All that one command does to a table, saved whole or not at all."""

    code: str
    at: int  # milliseconds since 1970
    table: bytes
    running: bool  # must be woken after a restart
    epoch: int
    new: bool = False  # the code must be free
    header: bytes | None = None  # opens the match `epoch`, or is what is known of it now
    events: tuple[Event, ...] = ()
    receipt: Receipt | None = None
    follows: int | None = None  # the version of the table it was made from; None: whatever there is
    same: bool = False  # `table` and `running` are as they were saved less than an hour ago: no need to write them
    checkpoint: Checkpoint | None = None  # of the match `epoch`, at one of its events
    tidy: bool = False  # of the table's receipts only the newest `RECEIPTS_KEPT` are needed any more


@dataclass(frozen=True, slots=True)
class SavedMatch:
    """A match as it was saved: all of its log, or what follows a checkpoint."""

    header: bytes
    log: tuple[Event, ...]
    checkpoint: Checkpoint | None = None


@dataclass(frozen=True, slots=True)
class SavedTable:
    """A table as it was saved, with its newest match."""

    table: bytes
    epoch: int
    match: SavedMatch | None
    receipts: tuple[Receipt, ...]  # oldest first
    version: int  # how many changes have made it
