"""The form in which a store holds a table: events, receipts and bytes that it does not look into."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import msgspec

from fives.core.matches.event import Event

RECENT: Final = 100  # events that a table holds in memory at least
RECEIPTS_KEPT: Final = 512  # of one table, at least


class Receipt(msgspec.Struct, frozen=True):
    """The answer to a command, so that sending it again gives the same answer."""

    key: str
    data: bytes


class Checkpoint(msgspec.Struct, frozen=True):
    """A match as it stood after event `n`, as opaque bytes. A replay of the log may begin there."""

    n: int
    data: bytes


class Change(msgspec.Struct, frozen=True):
    """All that one command changes at a table, saved together or not at all."""

    code: str
    at: int  # milliseconds since 1970
    table: bytes
    running: bool  # a match is running, or about to begin: load the table after a restart
    epoch: int
    new: bool = False  # the code must be free
    header: bytes | None = None  # of the match `epoch`, if it is new or has changed
    events: tuple[Event, ...] = ()
    receipt: Receipt | None = None
    follows: int | None = None  # the version of the table it was made from; None: any
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
