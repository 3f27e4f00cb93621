"""The schema of the PostgreSQL database: how each version of it leads to the next."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

from fives.store.postgres.address import shown
from fives.store.postgres.connection import SCHEMA, TROUBLE, connect, one_line
from fives.store.store_protocol import StoreProblem

MIGRATIONS: Final = (
    """
CREATE TABLE tables (
    code text PRIMARY KEY,
    data bytea NOT NULL,
    touched bigint NOT NULL,
    running boolean NOT NULL,
    version bigint NOT NULL DEFAULT 1
) WITH (fillfactor = 50);
CREATE INDEX tables_running ON tables (code) WHERE running;
CREATE TABLE matches (
    code text NOT NULL REFERENCES tables,
    epoch bigint NOT NULL,
    header bytea NOT NULL,
    PRIMARY KEY (code, epoch)
);
CREATE TABLE events (
    code text NOT NULL,
    epoch bigint NOT NULL,
    n bigint NOT NULL,
    at bigint NOT NULL,
    actor integer NOT NULL,
    move text NOT NULL,
    bot boolean NOT NULL,
    PRIMARY KEY (code, epoch, n),
    FOREIGN KEY (code, epoch) REFERENCES matches
);
CREATE TABLE receipts (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    code text NOT NULL REFERENCES tables,
    epoch bigint NOT NULL,
    key bytea NOT NULL,
    data bytea NOT NULL,
    UNIQUE (code, key)
);
CREATE UNLOGGED TABLE nodes (
    id bigint PRIMARY KEY,
    seen timestamptz NOT NULL
);
CREATE UNLOGGED TABLE keepers (
    code text PRIMARY KEY,
    node bigint NOT NULL REFERENCES nodes ON DELETE CASCADE
);
CREATE INDEX keepers_node ON keepers (node);
CREATE UNLOGGED TABLE words (
    code text NOT NULL,
    node bigint NOT NULL REFERENCES nodes ON DELETE CASCADE,
    word text NOT NULL,
    PRIMARY KEY (code, node)
);
CREATE INDEX words_node ON words (node);
""",
    # Events say what kind they are (`event_of_format_1` of `fives.core.matches.event`). The column has no default, so
    # that servers of 1.0.0 that still use the database are refused, and cannot write events without a kind.
    """
ALTER TABLE events ADD COLUMN kind text NOT NULL DEFAULT 'move';
UPDATE events SET kind = move, move = '' WHERE move IN ('undo', 'take_back', 'resign', 'draw');
UPDATE events SET kind = CASE move WHEN 'wait' THEN 'wait' ELSE 'resume' END, move = ''
WHERE actor = -2 AND move IN ('wait', 'go_on');
UPDATE events SET kind = 'timeout', actor = substr(move, 8)::integer, move = ''
WHERE actor = -2 AND move IN ('timeout0', 'timeout1', 'timeout2', 'timeout3', 'timeout4', 'timeout5', 'timeout6',
    'timeout7');
ALTER TABLE events ALTER COLUMN kind DROP DEFAULT;
CREATE TABLE checkpoints (
    code text NOT NULL,
    epoch bigint NOT NULL,
    n bigint NOT NULL,
    data bytea NOT NULL,
    PRIMARY KEY (code, epoch, n),
    FOREIGN KEY (code, epoch) REFERENCES matches
);
DELETE FROM receipts USING (
    SELECT id, row_number() OVER (PARTITION BY code ORDER BY id DESC) AS place FROM receipts
) AS old WHERE receipts.id = old.id AND place > 512;
CREATE TABLE running_time (
    ms bigint NOT NULL,
    counted timestamptz NOT NULL DEFAULT clock_timestamp()
);
INSERT INTO running_time VALUES (0);
ALTER TABLE tables ADD COLUMN used bigint NOT NULL DEFAULT 0;
""",
)  # each leads from one version to the next; never edited once released
VERSION: Final = len(MIGRATIONS)
LOCK: Final = 0x66697665  # "five": one server at a time upgrades the schema
UPGRADE: Final = 3600.0  # seconds to bring a large database to the newest version, or to wait while another server does


def prepare(url: str) -> None:
    """Make or upgrade the schema; raise StoreProblem with one line if the database cannot be used."""
    with ThreadPoolExecutor(1) as apart:  # the caller may have an event loop of its own
        apart.submit(lambda: asyncio.run(_prepare(url))).result()


async def _prepare(url: str) -> None:
    connection = await connect(url)
    try:
        async with connection.transaction():
            await connection.execute("SELECT pg_advisory_xact_lock($1)", LOCK, timeout=UPGRADE)
            await _migrate(connection, url)
    except TROUBLE as error:
        raise StoreProblem(f"cannot use the database {shown(url)}: {one_line(error, url)}") from None
    finally:
        connection.terminate()


async def _migrate(connection: Any, url: str) -> None:
    there = await connection.fetchval("SELECT to_regnamespace($1) IS NOT NULL", SCHEMA)
    ours = await connection.fetchval("SELECT to_regclass($1) IS NOT NULL", f"{SCHEMA}.fives_version")
    if there and not ours:
        raise StoreProblem(f"the schema {SCHEMA} in {shown(url)} is of another program")
    if not there:
        await connection.execute(f"CREATE SCHEMA {SCHEMA}")
        await connection.execute("CREATE TABLE fives_version (version integer NOT NULL)")
        await connection.execute("INSERT INTO fives_version VALUES (0)")
    version = await connection.fetchval("SELECT version FROM fives_version")
    if version > VERSION:
        what = f"(database version {version}, known is {VERSION})"
        raise StoreProblem(f"{shown(url)} was written by a newer fives {what}")
    for script in MIGRATIONS[version:]:
        await connection.execute(script, timeout=UPGRADE)
    if version < VERSION:
        await connection.execute("UPDATE fives_version SET version = $1", VERSION)
