"""The store's protocol: it keeps events and opaque bytes, and knows nothing of games."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from fives.core.match import Event


class StoreProblem(Exception):
    """The database cannot be opened, read or written; the text is one line for its owner."""


class Conflict(Exception):
    """Someone else has written there first; nothing of the change was saved."""


@dataclass(frozen=True, slots=True)
class Receipt:
    """What was answered to a command, so that asking again gives the same answer."""

    key: str
    data: bytes


@dataclass(frozen=True, slots=True)
class Change:
    """All that one command does to a table, saved whole or not at all."""

    code: str
    at: int  # milliseconds since 1970
    table: bytes
    running: bool  # must be woken after a restart
    epoch: int
    new: bool = False  # the code must be free
    header: bytes | None = None  # opens the match `epoch`
    events: tuple[Event, ...] = ()
    receipt: Receipt | None = None
    same: bool = False  # `table` and `running` are as they were saved less than an hour ago: no need to write them


@dataclass(frozen=True, slots=True)
class Entry:
    """A table as the list of tables shows it."""

    code: str
    touched: int
    running: bool


@dataclass(frozen=True, slots=True)
class SavedMatch:
    """A match as it was saved."""

    header: bytes
    log: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class SavedTable:
    """A table as it was saved, with its newest match."""

    table: bytes
    epoch: int
    match: SavedMatch | None
    receipts: tuple[Receipt, ...]  # oldest first


class Store(Protocol):
    """Everything the server asks of a database. What `save` has returned from survives the death of the machine."""

    async def save(self, change: Change) -> None:
        """Save a change; raise Conflict if its code or one of its events exists, or its table is gone."""
        ...

    async def tables(self) -> list[Entry]:
        """Return every table there is."""
        ...

    async def load(self, code: str) -> SavedTable | None:
        """Return a table with its newest match."""
        ...

    async def load_match(self, code: str, epoch: int) -> SavedMatch | None:
        """Return one match of a table."""
        ...

    async def delete(self, codes: list[str]) -> None:
        """Delete tables with all their matches."""
        ...

    async def close(self) -> None:
        """Finish what was begun and let go of the database."""
        ...
