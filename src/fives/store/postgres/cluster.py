"""The servers of one PostgreSQL database: heartbeats, which server runs a table, and news by NOTIFY.

News are sent after the commit, over a connection whose commits do not wait for the disk. PostgreSQL makes transactions
that notify wait for each other, and moves must not wait. A server may die between commit and news. Another one then
declares it dead, and every server compares its tables with the database.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Callable, Collection
from typing import Any, Final

import msgspec

from fives.store.postgres.address import shown
from fives.store.postgres.connection import TROUBLE, connect, one_line
from fives.store.store_protocol import Attended, Changed, Heartbeat, News, Released, Said, StoreProblem, TableStatus

CHANNEL: Final = "fives"
LEASE: Final = 2.5  # seconds without a heartbeat after which a server counts as dead
PATIENCE: Final = 2.0  # seconds for an answer; then the connection is closed
ROOM: Final = 256  # codes in one notification

BEAT: Final = "UPDATE nodes SET seen = clock_timestamp() WHERE id = $1 RETURNING id"
JOIN: Final = """
INSERT INTO nodes VALUES ($1, clock_timestamp()) ON CONFLICT (id) DO UPDATE SET seen = clock_timestamp()
"""
DECLARE_DEAD: Final = "DELETE FROM nodes WHERE seen < clock_timestamp() - make_interval(secs => $1) RETURNING id"
NOW: Final = "SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint"
CLAIM: Final = """
WITH mine AS (
    INSERT INTO keepers SELECT code, id FROM unnest($1::text[]) AS code JOIN nodes ON id = $2 ORDER BY code
    ON CONFLICT DO NOTHING RETURNING code
)
SELECT code FROM mine UNION SELECT code FROM keepers WHERE node = $2 AND code = ANY ($1)
"""
CLAIM_RUNNING: Final = """
INSERT INTO keepers SELECT t.code, id FROM tables t JOIN nodes ON id = $1
WHERE t.running AND NOT EXISTS (SELECT FROM keepers k WHERE k.code = t.code) ORDER BY t.code LIMIT $2
ON CONFLICT DO NOTHING RETURNING code
"""
STATUS: Final = """
SELECT t.code, t.version, w.node, w.word FROM tables t LEFT JOIN words w ON w.code = t.code AND w.node <> $2
WHERE t.code = ANY ($1)
"""
ATTENDED: Final = """
SELECT t.code, t.data, array_agg(w.word) FROM tables t JOIN words w USING (code)
WHERE NOT t.running GROUP BY t.code ORDER BY t.touched DESC LIMIT $1
"""
PUBLISH: Final = """
WITH kept AS (
    INSERT INTO words SELECT code, id, word FROM unnest($2::text[], $3::text[]) AS w (code, word) JOIN nodes ON id = $4
    WHERE word <> '' ON CONFLICT (code, node) DO UPDATE SET word = excluded.word
), gone AS (
    DELETE FROM words USING unnest($2::text[], $3::text[]) AS w (code, word)
    WHERE words.code = w.code AND words.node = $4 AND w.word = ''
)
SELECT pg_notify($5, word) FROM unnest($1::text[]) AS word
"""

encode = msgspec.json.Encoder().encode
decoder: msgspec.json.Decoder[News] = msgspec.json.Decoder(News)


class PostgresCluster:
    """One server among the others. After the connection has broken, calls raise until it is opened again."""

    def __init__(self, url: str) -> None:
        self.lease = LEASE
        self.node = secrets.randbits(53)
        self._url = url
        self._connection: Any = None
        self._busy = asyncio.Lock()
        self._outbox: list[str] = []
        self._gossip: dict[str, str] = {}  # gossip to be saved, by code
        self._sending: asyncio.Task[None] | None = None

    async def open(self, hear: Callable[[News], None]) -> None:
        """Join the others. `hear` is called with their news until the connection breaks."""
        self._disconnect()
        connection = await connect(self._url, durable=False)
        try:
            await connection.add_listener(CHANNEL, lambda *heard: self._hear(heard[-1], hear))
            await connection.execute(JOIN, self.node)
            await connection.execute("DELETE FROM words WHERE node = $1", self.node)  # it is published again
        except TROUBLE as error:
            connection.terminate()
            raise self._problem(error) from None
        self._connection = connection
        self.notify(Changed(self.node))

    async def heartbeat(self) -> Heartbeat:
        """Show that this server lives, and declare those dead that have not done so for too long."""
        alive = await self._fetch(BEAT, self.node)
        if not alive:
            await self._fetch(JOIN, self.node)
        dead = await self._fetch(DECLARE_DEAD, self.lease)
        if dead:
            self.notify(Changed(self.node))
        (now,) = await self._fetch(NOW)
        return Heartbeat(now[0], was_dead=not alive, others_died=bool(dead))

    async def claim(self, codes: Collection[str]) -> set[str]:
        """Run those of these tables that no server runs; return which of them this server runs now."""
        return {row["code"] for row in await self._fetch(CLAIM, list(codes), self.node)}

    async def claim_running(self, most: int) -> set[str]:
        """Run tables with a running match that no server runs, at most `most`, and return them."""
        return {row["code"] for row in await self._fetch(CLAIM_RUNNING, self.node, most)}

    async def release(self, codes: Collection[str]) -> None:
        """Stop running tables."""
        freed = await self._fetch(
            "DELETE FROM keepers WHERE node = $2 AND code = ANY ($1) RETURNING code", list(codes), self.node
        )
        gone = [row["code"] for row in freed]
        for start in range(0, len(gone), ROOM):
            self.notify(Released(self.node, tuple(gone[start : start + ROOM])))

    async def status(self, codes: Collection[str]) -> dict[str, TableStatus]:
        """Return version and gossip of tables; those that were deleted are left out."""
        found: dict[str, TableStatus] = {}
        for code, version, node, word in await self._fetch(STATUS, list(codes), self.node):
            status = found.setdefault(code, TableStatus(version, {}))
            if node is not None:
                status.words[node] = word
        return found

    async def attended(self, most: int) -> list[Attended]:
        """Return the tables without a running match for which there is gossip, the newest change first."""
        return [Attended(*row) for row in await self._fetch(ATTENDED, most)]

    def publish(self, code: str, word: str) -> None:
        """Publish gossip about a table soon; an empty word takes the last one back."""
        self._gossip[code] = word
        self.notify(Said(self.node, code, word))

    def notify(self, news: News) -> None:
        """Send news soon. Without a connection they are lost; all servers compare tables after the next one."""
        if self._connection is None:
            self._gossip.clear()
            return
        self._outbox.append(encode(news).decode())
        if self._sending is None or self._sending.done():
            self._sending = asyncio.create_task(self._send())

    async def close(self) -> None:
        """Leave the others. They may run this server's tables at once."""
        with contextlib.suppress(StoreProblem):
            await self._fetch("DELETE FROM nodes WHERE id = $1", self.node)
            await self._fetch("SELECT pg_notify($1, $2)", CHANNEL, encode(Changed(self.node)).decode())
        self._disconnect()

    async def _send(self) -> None:
        with contextlib.suppress(StoreProblem):
            while self._outbox:
                news, self._outbox = self._outbox, []
                kept, self._gossip = self._gossip, {}
                await self._fetch(PUBLISH, news, list(kept), list(kept.values()), self.node, CHANNEL)

    async def _fetch(self, sql: str, *arguments: Any) -> list[Any]:
        async with self._busy:
            connection = self._connection
            if connection is None or connection.is_closed():
                raise StoreProblem("there is no connection to the other servers")
            try:
                rows: list[Any] = await connection.fetch(sql, *arguments, timeout=PATIENCE)
            except TROUBLE as error:
                if connection is self._connection:
                    self._disconnect()
                raise self._problem(error) from None
            return rows

    def _hear(self, text: str, hear: Callable[[News], None]) -> None:
        try:
            news = decoder.decode(text)
        except msgspec.DecodeError:
            news = Changed(0)  # from another version of fives
        if news.node != self.node:
            hear(news)

    def _disconnect(self) -> None:
        if self._connection is not None:
            self._connection.terminate()
        self._connection = None
        self._outbox.clear()
        self._gossip.clear()

    def _problem(self, error: BaseException) -> StoreProblem:
        why = one_line(error, self._url)
        return StoreProblem(f"the connection to the other servers of {shown(self._url)} broke: {why}")
