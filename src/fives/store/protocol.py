"""The store's protocol: it keeps events and opaque bytes, and knows nothing of games."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Protocol, TypeAlias

import msgspec

from fives.table.saved import Change, Checkpoint, Receipt, SavedMatch, SavedTable


class StoreProblem(Exception):
    """The database cannot be opened, read or written; the text is one line for its owner."""


class Unsure(StoreProblem):
    """The connection broke while something was saved: it may be there or not."""


class Conflict(Exception):
    """Someone else has written there first; nothing of the change was saved."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A table as the list of tables shows it."""

    code: str
    touched: int
    running: bool


@dataclass(frozen=True, slots=True)
class Surveyed:
    """A table as the owner of the server sees it."""

    code: str
    table: bytes
    touched: int  # when it was changed last, in milliseconds since 1970
    unused: int  # milliseconds that servers ran since it was changed or visited
    events: int  # of all its matches
    size: int  # about how many bytes it has in the database


class Saved(msgspec.Struct, frozen=True, array_like=True, tag="saved"):
    """Another server has changed a table, which has this version now."""

    node: int
    code: str
    epoch: int
    n: int
    version: int
    at: int


class Deleted(msgspec.Struct, frozen=True, array_like=True, tag="deleted"):
    """Another server has deleted tables."""

    node: int
    codes: tuple[str, ...]


class Released(msgspec.Struct, frozen=True, array_like=True, tag="released"):
    """Another server keeps tables no longer."""

    node: int
    codes: tuple[str, ...]


class Said(msgspec.Struct, frozen=True, array_like=True, tag="said"):
    """Another server says something of a table; what it said before of it does not hold any more."""

    node: int
    code: str
    word: str


class Changed(msgspec.Struct, frozen=True, array_like=True, tag="changed"):
    """Anything may have changed: another server has come or gone, or has not been heard for a while."""

    node: int


News: TypeAlias = Saved | Deleted | Released | Said | Changed


@dataclass(frozen=True, slots=True)
class Beat:
    """What a server learns when it shows that it lives."""

    now: int  # the database's time, in milliseconds since 1970
    anew: bool  # it was taken for dead: what it kept and said is gone
    buried: bool  # others have died, and what they kept is free


@dataclass(frozen=True, slots=True)
class Look:
    """How a table stands between the servers: its version, and what each of the others says of it."""

    version: int
    words: dict[int, str]


@dataclass(frozen=True, slots=True)
class Attended:
    """A table as it was saved, and what the servers say of it."""

    code: str
    table: bytes
    words: list[str]


class Line(Protocol):
    """How the servers of one database hear of each other, and who of them keeps which table.

    Any of them serves any table; its keeper alone runs its clock and bots. Every call raises StoreProblem if the
    database is out of reach, and the line is to be opened again.
    """

    lease: float  # seconds without a beat after which a server counts as dead

    async def open(self, hear: Callable[[News], None]) -> None:
        """Join the others; `hear` is called with their news until the line breaks."""
        ...

    async def beat(self) -> Beat:
        """Show that this server lives, and bury those that have not for too long."""
        ...

    async def keep(self, codes: Collection[str]) -> set[str]:
        """Become the keeper of those tables that nobody keeps; return which of them are ours now."""
        ...

    async def adopt(self, most: int) -> set[str]:
        """Become the keeper of running tables that nobody keeps, at most so many, and return them."""
        ...

    async def release(self, codes: Collection[str]) -> None:
        """Keep tables no longer."""
        ...

    async def look(self, codes: Collection[str]) -> dict[str, Look]:
        """Return how tables stand between the servers; those that were deleted are left out."""
        ...

    async def attended(self, most: int) -> list[Attended]:
        """Return the tables without a running match of which a server says something, the last touched first."""
        ...

    def say(self, code: str, word: str) -> None:
        """Say something of a table to the other servers, soon; nothing any more if it is empty."""
        ...

    async def close(self) -> None:
        """Leave the others, who may keep at once what this one kept."""
        ...


class Store(Protocol):
    """Everything the server asks of a database. What `save` has returned from survives the death of the machine."""

    failing: bool  # the last change could not be saved

    async def save(self, change: Change) -> None:
        """Save a change; raise Conflict if its table is gone or has changed, or its code or an event of it exists.

        Raise Unsure if nobody can tell whether it was saved, and StoreProblem if it was not.
        """
        ...

    async def tables(self) -> list[Entry]:
        """Return every table there is."""
        ...

    async def load(self, code: str, epoch: int = 0, after: int = 0) -> SavedTable | None:
        """Return a table with its newest match from the newest checkpoint on that `RECENT` events have followed.

        Who knows match `epoch` already gets of it only the events after number `after`, and no receipts.
        """
        ...

    async def load_match(self, code: str, epoch: int, after: int = 0, upto: int | None = None) -> SavedMatch | None:
        """Return one match of a table, whole; or the events after number `after`, up to `upto`.

        With `after` they begin at the newest checkpoint that is not later than it; at the beginning if there is none.
        """
        ...

    async def add_checkpoints(self, code: str, epoch: int, checkpoints: Sequence[Checkpoint]) -> None:
        """Save checkpoints of a match, in the place of those it has up to the last of them; nothing else changes."""
        ...

    async def pass_time(self, milliseconds: int) -> None:
        """Count time during which servers ran; by it tables grow old. Several servers of a database count it once."""
        ...

    async def visit(self, codes: Collection[str]) -> None:
        """Take note that somebody was at these tables: they are as young as after a change."""
        ...

    async def idle(self, milliseconds: int) -> list[str]:
        """Return the tables that nobody has changed or visited while servers ran for so long."""
        ...

    async def load_receipt(self, code: str, key: str) -> Receipt | None:
        """Return one receipt of a table."""
        ...

    async def delete(self, codes: Sequence[str], unattended: bool = False) -> list[str]:
        """Delete tables with all their matches, and return those that are gone now.

        With `unattended` those stay that another server keeps.
        """
        ...

    async def deleted(self, known: Collection[str]) -> list[str]:
        """Return which of the tables another program has deleted, unless the line tells of that; cheap if none has."""
        ...

    async def survey(self) -> list[Surveyed]:
        """Return what there is of every table, the last changed first."""
        ...

    async def probe(self) -> None:
        """Write something small; raise StoreProblem if nothing can be written."""
        ...

    def line(self) -> Line | None:
        """Return the line to the other servers of this database, if it can have several."""
        ...

    async def close(self) -> None:
        """Finish what was begun and let go of the database."""
        ...
