"""The protocol of a store. It saves events and opaque bytes, and knows nothing of games."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Protocol, TypeAlias

import msgspec

from fives.table.storage.saved_types import Change, Checkpoint, Receipt, SavedMatch, SavedTable


class StoreProblem(Exception):
    """The database cannot be opened, read or written; the text is one line for its owner."""


class Unsure(StoreProblem):
    """The connection broke during a save: the change may be saved or not."""


class Conflict(Exception):
    """Another server has written first; nothing of the change was saved."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A table in the list of tables."""

    code: str
    touched: int
    running: bool


@dataclass(frozen=True, slots=True)
class Surveyed:
    """The summary of a table for the owner of the server."""

    code: str
    table: bytes
    touched: int  # when it was changed last, in milliseconds since 1970
    unused: int  # milliseconds that servers ran since it was changed or visited
    events: int  # of all its matches
    size: int  # about how many bytes it has in the database


class Saved(msgspec.Struct, frozen=True, array_like=True, tag="saved"):
    """News: another server has changed a table to this version."""

    node: int
    code: str
    epoch: int
    n: int
    version: int
    at: int


class Deleted(msgspec.Struct, frozen=True, array_like=True, tag="deleted"):
    """News: another server has deleted tables."""

    node: int
    codes: tuple[str, ...]


class Released(msgspec.Struct, frozen=True, array_like=True, tag="released"):
    """News: another server has stopped running tables."""

    node: int
    codes: tuple[str, ...]


class Said(msgspec.Struct, frozen=True, array_like=True, tag="said"):
    """News: gossip of another server about a table, which replaces its earlier gossip."""

    node: int
    code: str
    word: str


class Changed(msgspec.Struct, frozen=True, array_like=True, tag="changed"):
    """News: anything may have changed. Another server has joined, left or lost contact for a while."""

    node: int


News: TypeAlias = Saved | Deleted | Released | Said | Changed


@dataclass(frozen=True, slots=True)
class Heartbeat:
    """The answer to a heartbeat."""

    now: int  # the database's time, in milliseconds since 1970
    was_dead: bool  # others considered this server dead: its tables and gossip are gone
    others_died: bool  # other servers were declared dead: their tables are free


@dataclass(frozen=True, slots=True)
class TableStatus:
    """The saved version of a table, and the gossip of each other server about it."""

    version: int
    words: dict[int, str]


@dataclass(frozen=True, slots=True)
class Attended:
    """A saved table with the gossip of all servers about it."""

    code: str
    table: bytes
    words: list[str]


class Cluster(Protocol):
    """The servers of one database: news between them, and which of them runs a table.

    Any server serves any table; one of them runs its clock and bots. Every call raises StoreProblem if the database
    cannot be reached; then `open` has to be called again.
    """

    lease: float  # seconds without a heartbeat after which a server counts as dead

    async def open(self, hear: Callable[[News], None]) -> None:
        """Join the others. `hear` is called with their news until the connection breaks."""
        ...

    async def heartbeat(self) -> Heartbeat:
        """Show that this server lives, and declare those dead that have not done so for too long."""
        ...

    async def claim(self, codes: Collection[str]) -> set[str]:
        """Run those of these tables that no server runs; return which of them this server runs now."""
        ...

    async def claim_running(self, most: int) -> set[str]:
        """Run tables with a running match that no server runs, at most `most`, and return them."""
        ...

    async def release(self, codes: Collection[str]) -> None:
        """Stop running tables."""
        ...

    async def status(self, codes: Collection[str]) -> dict[str, TableStatus]:
        """Return version and gossip of tables; those that were deleted are left out."""
        ...

    async def attended(self, most: int) -> list[Attended]:
        """Return the tables without a running match for which there is gossip, the newest change first."""
        ...

    def publish(self, code: str, word: str) -> None:
        """Publish gossip about a table soon; an empty word takes the last one back."""
        ...

    async def close(self) -> None:
        """Leave the others. They may run this server's tables at once."""
        ...


class Store(Protocol):
    """All that the server uses of a database. A change survives a power cut once `save` has returned."""

    failing: bool  # the last change could not be saved

    async def save(self, change: Change) -> None:
        """Save a change; raise Conflict if its table is gone or has changed, or its code or an event of it exists.

        Raise Unsure if it may be saved or not, and StoreProblem if it was not.
        """
        ...

    async def tables(self) -> list[Entry]:
        """Return every table there is."""
        ...

    async def load(self, code: str, epoch: int = 0, after: int = 0) -> SavedTable | None:
        """Return a table with its newest match, from the newest checkpoint with at least `RECENT` events after it.

        Of match `epoch` return only the events after number `after`, and no receipts.
        """
        ...

    async def load_match(self, code: str, epoch: int, after: int = 0, upto: int | None = None) -> SavedMatch | None:
        """Return one match of a table, whole; or the events after number `after`, up to `upto`.

        With `after` they begin at the newest checkpoint that is not later than it; at the beginning if there is none.
        """
        ...

    async def add_checkpoints(self, code: str, epoch: int, checkpoints: Sequence[Checkpoint]) -> None:
        """Save checkpoints of a match. They replace its checkpoints up to the last of them."""
        ...

    async def pass_time(self, milliseconds: int) -> None:
        """Count time during which servers ran, which makes tables older. Several servers count it once."""
        ...

    async def visit(self, codes: Collection[str]) -> None:
        """Save that somebody was at these tables: they are as young as after a change."""
        ...

    async def idle(self, milliseconds: int) -> list[str]:
        """Return the tables that nobody has changed or visited while servers ran for so long."""
        ...

    async def load_receipt(self, code: str, key: str) -> Receipt | None:
        """Return one receipt of a table."""
        ...

    async def delete(self, codes: Sequence[str], unattended: bool = False) -> list[str]:
        """Delete tables with all their matches, and return those that are gone now.

        With `unattended`, tables stay that another server runs.
        """
        ...

    async def deleted(self, known: Collection[str]) -> list[str]:
        """Return which tables another program has deleted, unless `cluster` sends news of that. Fast if none were."""
        ...

    async def survey(self) -> list[Surveyed]:
        """Return a summary of every table, the last changed first."""
        ...

    async def probe(self) -> None:
        """Write something small; raise StoreProblem if nothing can be written."""
        ...

    def cluster(self) -> Cluster | None:
        """Return the connection to the other servers; None if the database cannot have several."""
        ...

    async def close(self) -> None:
        """Finish what was begun and close the database."""
        ...
