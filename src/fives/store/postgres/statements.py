"""The statements of the PostgreSQL store."""

from typing import Final

# A table that has changed meanwhile, or is gone, is left out; so is all that belongs to the change. Rows are locked in
# the order of their codes, so that two servers cannot deadlock.
SAVE: Final = """
WITH change AS (
    SELECT * FROM unnest($1::text[], $2::bytea[], $3::bigint[], $4::boolean[], $5::boolean[], $6::bigint[])
        AS c (code, data, touched, running, new, follows)
), held AS MATERIALIZED (
    SELECT code FROM tables WHERE code = ANY ($1) ORDER BY code FOR UPDATE
), laid AS (
    INSERT INTO tables (code, data, touched, running, used)
    SELECT code, data, touched, running, ms FROM change, running_time WHERE new ORDER BY code
    ON CONFLICT DO NOTHING RETURNING code, version
), changed AS (
    UPDATE tables t SET data = c.data, touched = c.touched, running = c.running, version = t.version + 1,
        used = (SELECT ms FROM running_time)
    FROM change c JOIN held USING (code)
    WHERE t.code = c.code AND NOT c.new AND t.version = coalesce(c.follows, t.version) RETURNING t.code, t.version
), done AS (
    SELECT * FROM laid UNION ALL SELECT * FROM changed
), kept AS (
    INSERT INTO keepers SELECT code, id FROM laid JOIN nodes ON id = $21 ON CONFLICT DO NOTHING
), opened AS (
    INSERT INTO matches SELECT m.* FROM unnest($7::text[], $8::bigint[], $9::bytea[]) AS m (code, epoch, header)
    JOIN done USING (code) ON CONFLICT (code, epoch) DO UPDATE SET header = excluded.header
), forgotten AS (
    DELETE FROM receipts r USING unnest($7::text[], $8::bigint[]) AS m (code, epoch) JOIN done USING (code)
    WHERE r.code = m.code AND r.epoch < m.epoch - 2
), written AS (
    INSERT INTO events (code, epoch, n, at, actor, move, bot, kind) SELECT e.* FROM unnest(
        $10::text[], $11::bigint[], $12::bigint[], $13::bigint[], $14::integer[], $15::text[], $16::boolean[],
        $17::text[]
    ) AS e (code, epoch, n, at, actor, move, bot, kind) JOIN done USING (code)
), marked AS (
    INSERT INTO checkpoints (code, epoch, n, data) SELECT p.* FROM unnest(
        $23::text[], $24::bigint[], $25::bigint[], $26::bytea[]
    ) AS p (code, epoch, n, data) JOIN done USING (code)
), answered AS (
    INSERT INTO receipts (code, epoch, key, data) SELECT r.code, m.epoch, r.key, r.data
    FROM unnest($18::text[], $19::bytea[], $20::bytea[]) AS r (code, key, data)
    JOIN unnest($1::text[], $22::bigint[]) AS m (code, epoch) USING (code) JOIN done USING (code)
), tidied AS (
    DELETE FROM receipts r USING unnest($27::text[], $28::bigint[]) AS t (code, kept) JOIN done USING (code)
    CROSS JOIN LATERAL (
        SELECT id FROM receipts o WHERE o.code = t.code ORDER BY id DESC LIMIT 1 OFFSET t.kept
    ) AS newest_too_many
    WHERE r.code = t.code AND r.id <= newest_too_many.id
)
SELECT code, version FROM done
"""

EVENTS: Final = """
    SELECT array_agg(n ORDER BY n) AS ns, array_agg(at ORDER BY n) AS ats, array_agg(actor ORDER BY n) AS actors,
        array_agg(move ORDER BY n) AS moves, array_agg(bot ORDER BY n) AS bots, array_agg(kind ORDER BY n) AS kinds
    FROM events
"""

# One statement, so that all rows are of one moment. A caller that knows the match gets the events after $3; any other
# caller gets those after the newest checkpoint with at least $4 events after it.
LOAD: Final = f"""
SELECT t.data, t.version, coalesce(m.epoch, 0) AS epoch, m.header, c.*, e.*, r.*
FROM tables t
LEFT JOIN LATERAL (
    SELECT epoch, header FROM matches WHERE code = t.code ORDER BY epoch DESC LIMIT 1
) m ON true
LEFT JOIN LATERAL (
    SELECT n AS checkpoint_n, data AS checkpoint FROM checkpoints
    WHERE code = t.code AND epoch = m.epoch AND m.epoch <> $2
        AND n <= (SELECT max(n) FROM events WHERE code = t.code AND epoch = m.epoch) - $4::bigint
    ORDER BY n DESC LIMIT 1
) c ON true
CROSS JOIN LATERAL (
    {EVENTS} WHERE code = t.code AND epoch = m.epoch
        AND n > CASE WHEN m.epoch = $2 THEN $3::bigint ELSE coalesce(c.checkpoint_n, 0) END
) e
CROSS JOIN LATERAL (
    SELECT array_agg(key ORDER BY id) AS keys, array_agg(data ORDER BY id) AS answers
    FROM receipts WHERE code = t.code AND $2 = 0
) r
WHERE t.code = $1
"""

LOAD_MATCH: Final = f"""
SELECT m.header, c.*, e.*
FROM matches m
LEFT JOIN LATERAL (
    SELECT n AS checkpoint_n, data AS checkpoint FROM checkpoints
    WHERE code = m.code AND epoch = m.epoch AND n <= $3 ORDER BY n DESC LIMIT 1
) c ON true
CROSS JOIN LATERAL (
    {EVENTS} WHERE code = m.code AND epoch = m.epoch
        AND n > coalesce(c.checkpoint_n, 0) AND n <= coalesce($4::bigint, 9223372036854775807)
) e
WHERE m.code = $1 AND m.epoch = $2
"""

CHECKPOINTS: Final = """
WITH match AS (
    SELECT code, epoch FROM matches WHERE code = $1 AND epoch = $2 FOR SHARE
), new AS (
    SELECT code, epoch, n, data FROM match CROSS JOIN unnest($3::bigint[], $4::bytea[]) AS c (n, data)
), old AS (
    DELETE FROM checkpoints WHERE code = $1 AND epoch = $2 AND n <= (SELECT max(n) FROM new)
        AND n NOT IN (SELECT n FROM new)
)
INSERT INTO checkpoints (code, epoch, n, data) SELECT * FROM new
ON CONFLICT (code, epoch, n) DO UPDATE SET data = excluded.data
"""

# Each server says how long it has run since it last counted; what another has counted meanwhile is not counted again.
# A clock of the database that jumps ahead adds no more than that, and one that is put back adds nothing.
PASS_TIME: Final = """
UPDATE running_time SET counted = clock_timestamp(), ms = ms
    + greatest(0, least($1::bigint, (extract(epoch FROM clock_timestamp() - counted) * 1000)::bigint))
"""
VISIT: Final = """
WITH held AS MATERIALIZED (SELECT code FROM tables WHERE code = ANY ($1) ORDER BY code FOR UPDATE)
UPDATE tables t SET used = ms FROM held, running_time WHERE t.code = held.code AND used < ms
"""
IDLE: Final = "SELECT code FROM tables, running_time WHERE used <= ms - $1::bigint"

DELETE: Final = """
WITH gone AS MATERIALIZED (
    SELECT code FROM tables t WHERE code = ANY ($1) AND NOT ($3::boolean AND (
        EXISTS (SELECT FROM words w WHERE w.code = t.code AND w.node <> $2)
        OR EXISTS (SELECT FROM keepers k WHERE k.code = t.code AND k.node <> $2)
    )) ORDER BY code FOR UPDATE
), receipts AS (DELETE FROM receipts USING gone WHERE receipts.code = gone.code),
checkpoints AS (DELETE FROM checkpoints USING gone WHERE checkpoints.code = gone.code),
events AS (DELETE FROM events USING gone WHERE events.code = gone.code),
matches AS (DELETE FROM matches USING gone WHERE matches.code = gone.code),
keepers AS (DELETE FROM keepers USING gone WHERE keepers.code = gone.code)
DELETE FROM tables USING gone WHERE tables.code = gone.code
"""
GONE: Final = """
SELECT code FROM unnest($1::text[]) AS asked (code) WHERE NOT EXISTS (SELECT FROM tables t WHERE t.code = asked.code)
"""

SURVEY: Final = """
SELECT t.code, t.data, touched, ms - used, e.events,
    length(t.data) + e.size + (SELECT coalesce(sum(length(header)), 0) FROM matches m WHERE m.code = t.code)::bigint
        + (SELECT coalesce(sum(length(data)), 0) FROM checkpoints c WHERE c.code = t.code)::bigint
        + (SELECT coalesce(sum(length(key) + length(data)), 0) FROM receipts r WHERE r.code = t.code)::bigint
FROM running_time, tables t CROSS JOIN LATERAL (
    SELECT count(*) AS events, coalesce(sum(length(move) + 60), 0)::bigint AS size FROM events WHERE code = t.code
) e ORDER BY touched DESC
"""
