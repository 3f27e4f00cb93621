"""Statements of the SQLite store. Each function does one thing over a connection, inside its transaction."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Final

import apsw

from fives.core.matches.event import Event, Kind
from fives.store.store_protocol import Conflict, Entry, Surveyed
from fives.table.storage.saved_types import RECEIPTS_KEPT, RECENT, Change, Checkpoint, Receipt, SavedMatch, SavedTable

OWNED: Final = ("receipts", "checkpoints", "events", "matches", "versions", "tables")  # by `code`, children first
LAST: Final = 2**63 - 1  # no event has a higher number
HEADER: Final = """
INSERT INTO matches (code, epoch, header) VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET header = excluded.header
"""
NEWEST_CHECKPOINT: Final = """
SELECT n, data FROM checkpoints WHERE code = ? AND epoch = ? AND n <= ? ORDER BY n DESC LIMIT 1
"""
# "+id": makes SQLite search the receipts of this table, not all receipts older than one of them
TIDY: Final = f"""
DELETE FROM receipts WHERE code = ?1
    AND +id < (SELECT id FROM receipts WHERE code = ?1 ORDER BY id DESC LIMIT 1 OFFSET {RECEIPTS_KEPT - 1})
"""
SURVEY: Final = """
SELECT code, t.data, touched, (SELECT ms FROM running_time) - used,
    (SELECT count(*) FROM events e WHERE e.code = t.code),
    length(t.data) + (SELECT coalesce(sum(length(move) + 30), 0) FROM events e WHERE e.code = t.code)
        + (SELECT coalesce(sum(length(header)), 0) FROM matches m WHERE m.code = t.code)
        + (SELECT coalesce(sum(length(data)), 0) FROM checkpoints c WHERE c.code = t.code)
        + (SELECT coalesce(sum(length(key) + length(data)), 0) FROM receipts r WHERE r.code = t.code)
FROM tables t JOIN versions USING (code) ORDER BY touched DESC
"""


def save(connection: apsw.Connection, change: Change) -> None:
    """Save a change, or raise Conflict."""
    try:
        _save_table(connection, change)
        if change.header is not None:
            key = (change.code, change.epoch)
            connection.execute(HEADER, (*key, change.header))
            connection.execute("DELETE FROM receipts WHERE code = ? AND epoch < ? - 2", key)
        add_events(connection, change.code, change.epoch, change.events)
        if change.checkpoint:
            _add_checkpoints(connection, change.code, change.epoch, [change.checkpoint])
        if change.receipt:
            receipt = (change.code, change.epoch, change.receipt.key, change.receipt.data)
            connection.execute("INSERT INTO receipts (code, epoch, key, data) VALUES (?, ?, ?, ?)", receipt)
        if change.tidy:
            connection.execute(TIDY, (change.code,))
    except apsw.ConstraintError as error:
        raise Conflict(str(error)) from None


def _save_table(connection: apsw.Connection, change: Change) -> None:
    row = (change.table, change.at, change.running, change.code)
    if change.new:
        connection.execute("INSERT INTO tables (data, touched, running, code) VALUES (?, ?, ?, ?)", row)
        connection.execute("INSERT INTO versions SELECT ?, 1, ms FROM running_time", (change.code,))
        return
    connection.execute(
        "UPDATE versions SET version = version + 1, used = (SELECT ms FROM running_time)"
        " WHERE code = ? AND version = coalesce(?, version)",
        (change.code, change.follows),
    )
    if not connection.changes():
        raise Conflict(f"table {change.code} is gone or has changed")
    if not change.same:
        connection.execute("UPDATE tables SET data = ?, touched = ?, running = ? WHERE code = ?", row)


def add_events(connection: apsw.Connection, code: str, epoch: int, events: Iterable[Event]) -> None:
    """Add events to the log of a match."""
    connection.executemany(
        "INSERT INTO events (code, epoch, n, at, actor, move, bot, kind) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        [(code, epoch, e.n, e.at, e.actor, e.move, e.bot, e.kind.value) for e in events],
    )


def _add_checkpoints(connection: apsw.Connection, code: str, epoch: int, checkpoints: Sequence[Checkpoint]) -> None:
    rows = [(code, epoch, each.n, each.data) for each in checkpoints]
    connection.executemany("INSERT INTO checkpoints (code, epoch, n, data) VALUES (?, ?, ?, ?)", rows)


def renew_checkpoints(connection: apsw.Connection, code: str, epoch: int, checkpoints: Sequence[Checkpoint]) -> None:
    """Replace a match's checkpoints up to the last of the new ones; do nothing if the match is gone."""
    key = (code, epoch)
    if not checkpoints or not connection.execute("SELECT 1 FROM matches WHERE code = ? AND epoch = ?", key).fetchone():
        return
    last = max(each.n for each in checkpoints)
    connection.execute("DELETE FROM checkpoints WHERE code = ? AND epoch = ? AND n <= ?", (*key, last))
    _add_checkpoints(connection, code, epoch, checkpoints)


def read_entries(connection: apsw.Connection) -> list[Entry]:
    """Return every table there is."""
    rows = connection.execute("SELECT code, touched, running FROM tables ORDER BY touched")
    return [Entry(code, touched, bool(running)) for code, touched, running in rows]


def read_codes(connection: apsw.Connection) -> set[str]:
    """Return the codes of all tables."""
    return {code for (code,) in connection.execute("SELECT code FROM versions")}


def load(connection: apsw.Connection, code: str, seen: int, after: int) -> SavedTable | None:
    """Return a table with its newest match; of match `seen` only the events after `after`."""
    row = connection.execute(
        "SELECT data, version, (SELECT coalesce(max(epoch), 0) FROM matches WHERE code = ?1)"
        " FROM tables JOIN versions USING (code) WHERE code = ?1",
        (code,),
    ).fetchone()
    if row is None:
        return None
    data, version, epoch = row
    if epoch == seen:
        match = _load(connection, code, epoch, after)
    else:
        ((last,),) = connection.execute("SELECT max(n) FROM events WHERE code = ? AND epoch = ?", (code, epoch))
        match = load_match(connection, code, epoch, max(0, (last or 0) - RECENT))
    receipts = connection.execute("SELECT key, data FROM receipts WHERE code = ? AND ? = 0 ORDER BY id", (code, seen))
    return SavedTable(data, epoch, match, tuple(Receipt(key, blob) for key, blob in receipts), version)


def load_match(
    connection: apsw.Connection, code: str, epoch: int, after: int = 0, upto: int | None = None
) -> SavedMatch | None:
    """Return a match up to event `upto`, from the newest checkpoint that is not later than event `after`."""
    row = connection.execute(NEWEST_CHECKPOINT, (code, epoch, after)).fetchone()
    checkpoint = Checkpoint(*row) if row else None
    return _load(connection, code, epoch, checkpoint.n if checkpoint else 0, upto, checkpoint)


def _load(
    connection: apsw.Connection,
    code: str,
    epoch: int,
    after: int,
    upto: int | None = None,
    checkpoint: Checkpoint | None = None,
) -> SavedMatch | None:
    row = connection.execute("SELECT header FROM matches WHERE code = ? AND epoch = ?", (code, epoch)).fetchone()
    if row is None:
        return None
    events = connection.execute(
        "SELECT n, at, actor, move, bot, kind FROM events WHERE code = ? AND epoch = ? AND n > ? AND n <= ? ORDER BY n",
        (code, epoch, after, LAST if upto is None else upto),
    )
    log = tuple(Event(n, at, actor, move, bool(bot), Kind(kind)) for n, at, actor, move, bot, kind in events)
    return SavedMatch(row[0], log, checkpoint)


def load_receipt(connection: apsw.Connection, code: str, key: str) -> Receipt | None:
    """Return one receipt of a table."""
    row = connection.execute("SELECT data FROM receipts WHERE code = ? AND key = ?", (code, key)).fetchone()
    return None if row is None else Receipt(key, row[0])


def pass_time(connection: apsw.Connection, milliseconds: int) -> None:
    """Count time during which the server ran."""
    connection.execute("UPDATE running_time SET ms = ms + ?", (milliseconds,))


def visit(connection: apsw.Connection, codes: Collection[str]) -> None:
    """Save that somebody was at these tables."""
    used = "UPDATE versions SET used = (SELECT ms FROM running_time) WHERE code = ?"
    connection.executemany(used, [(code,) for code in codes])


def idle(connection: apsw.Connection, milliseconds: int) -> list[str]:
    """Return the tables that nobody has changed or visited while the server ran for so long."""
    found = "SELECT code FROM versions WHERE used <= (SELECT ms FROM running_time) - ?"
    return [code for (code,) in connection.execute(found, (milliseconds,))]


def delete(connection: apsw.Connection, codes: Sequence[str]) -> None:
    """Delete tables with all they have."""
    for table in OWNED:
        connection.executemany(f"DELETE FROM {table} WHERE code = ?", [(code,) for code in codes])


def give_back(connection: apsw.Connection, pages: int) -> bool:
    """Give at most so many unused pages back to the disk; return whether that went well and there are more."""
    before: int = connection.pragma("freelist_count")
    connection.execute(f"PRAGMA incremental_vacuum({pages})").fetchall()
    after: int = connection.pragma("freelist_count")
    return 0 < after < before


def survey(connection: apsw.Connection) -> list[Surveyed]:
    """Return a summary of every table, the last changed first."""
    return [Surveyed(*row) for row in connection.execute(SURVEY)]
