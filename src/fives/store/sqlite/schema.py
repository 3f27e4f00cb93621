"""The schema of the SQLite file: how each version of it leads to the next."""

from typing import Final

APPLICATION: Final = 0x66697665  # "five", so that another program's database is not mistaken for ours
MIGRATIONS: Final = (
    """
CREATE TABLE tables (
    code TEXT PRIMARY KEY,
    data BLOB NOT NULL,
    touched INTEGER NOT NULL,
    running INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE matches (
    code TEXT NOT NULL REFERENCES tables,
    epoch INTEGER NOT NULL,
    header BLOB NOT NULL,
    PRIMARY KEY (code, epoch)
) STRICT, WITHOUT ROWID;
CREATE TABLE events (
    code TEXT NOT NULL,
    epoch INTEGER NOT NULL,
    n INTEGER NOT NULL,
    at INTEGER NOT NULL,
    actor INTEGER NOT NULL,
    move TEXT NOT NULL,
    bot INTEGER NOT NULL,
    PRIMARY KEY (code, epoch, n),
    FOREIGN KEY (code, epoch) REFERENCES matches
) STRICT, WITHOUT ROWID;
CREATE TABLE receipts (
    id INTEGER PRIMARY KEY,
    code TEXT NOT NULL REFERENCES tables,
    epoch INTEGER NOT NULL,
    key TEXT NOT NULL,
    data BLOB NOT NULL,
    UNIQUE (code, key)
) STRICT;
""",
    "ALTER TABLE tables ADD COLUMN version INTEGER NOT NULL DEFAULT 1",
    # apart from the wide rows, so that the versions of many tables that change lie on one page
    """
CREATE TABLE versions (code TEXT PRIMARY KEY REFERENCES tables, version INTEGER NOT NULL) STRICT, WITHOUT ROWID;
INSERT INTO versions SELECT code, version FROM tables;
ALTER TABLE tables DROP COLUMN version;
""",
    # Events say what kind they are (`event_of_format_1` of `fives.core.matches.event`). The column has no default, so
    # that a server of 1.0.0 that still has the file open is refused, and cannot write events without a kind.
    """
CREATE TABLE log (
    code TEXT NOT NULL,
    epoch INTEGER NOT NULL,
    n INTEGER NOT NULL,
    at INTEGER NOT NULL,
    actor INTEGER NOT NULL,
    move TEXT NOT NULL,
    bot INTEGER NOT NULL,
    kind TEXT NOT NULL,
    PRIMARY KEY (code, epoch, n),
    FOREIGN KEY (code, epoch) REFERENCES matches
) STRICT, WITHOUT ROWID;
INSERT INTO log
SELECT code, epoch, n, at, iif(kind = 'timeout', CAST(substr(move, 8) AS INTEGER), actor),
    iif(kind = 'move', move, ''), bot, kind
FROM (
    SELECT *, CASE
        WHEN move IN ('undo', 'take_back', 'resign', 'draw') THEN move
        WHEN actor = -2 AND move = 'wait' THEN 'wait'
        WHEN actor = -2 AND move = 'go_on' THEN 'resume'
        WHEN actor = -2 AND move IN ('timeout0', 'timeout1', 'timeout2', 'timeout3', 'timeout4', 'timeout5',
            'timeout6', 'timeout7') THEN 'timeout'
        ELSE 'move' END AS kind
    FROM events
) ORDER BY code, epoch, n;
DROP TABLE events;
ALTER TABLE log RENAME TO events;
CREATE TABLE checkpoints (
    code TEXT NOT NULL,
    epoch INTEGER NOT NULL,
    n INTEGER NOT NULL,
    data BLOB NOT NULL,
    PRIMARY KEY (code, epoch, n),
    FOREIGN KEY (code, epoch) REFERENCES matches
) STRICT;
DELETE FROM receipts WHERE id IN (
    SELECT id FROM (SELECT id, row_number() OVER (PARTITION BY code ORDER BY id DESC) AS place FROM receipts)
    WHERE place > 512
);
CREATE TABLE running_time (ms INTEGER NOT NULL) STRICT;
INSERT INTO running_time VALUES (0);
ALTER TABLE versions ADD COLUMN used INTEGER NOT NULL DEFAULT 0;
""",
)  # each leads from one version to the next; never edited once released
VERSION: Final = len(MIGRATIONS)
