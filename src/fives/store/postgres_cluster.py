"""The line between the servers of one PostgreSQL database: heartbeats, who keeps which table, and news by NOTIFY.

News are sent after the commit, by a connection whose own commits wait for no disk: PostgreSQL makes transactions that
notify wait for each other, and moves must not. Who dies in between is buried by another, and then everyone looks.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Callable, Collection
from typing import Any, Final

import msgspec

from fives.store.addresses import shown
from fives.store.postgres_schema import TROUBLE, connect, one_line
from fives.store.protocol import Attended, Beat, Changed, Look, News, Released, Said, StoreProblem

CHANNEL: Final = "fives"
LEASE: Final = 2.5  # seconds without a beat after which a server counts as dead
PATIENCE: Final = 2.0  # seconds for an answer; then the line is given up
ROOM: Final = 256  # codes in one word

BEAT: Final = "UPDATE nodes SET seen = clock_timestamp() WHERE id = $1 RETURNING id"
JOIN: Final = """
INSERT INTO nodes VALUES ($1, clock_timestamp()) ON CONFLICT (id) DO UPDATE SET seen = clock_timestamp()
"""
BURY: Final = "DELETE FROM nodes WHERE seen < clock_timestamp() - make_interval(secs => $1) RETURNING id"
NOW: Final = "SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint"
KEEP: Final = """
WITH mine AS (
    INSERT INTO keepers SELECT code, id FROM unnest($1::text[]) AS code JOIN nodes ON id = $2 ORDER BY code
    ON CONFLICT DO NOTHING RETURNING code
)
SELECT code FROM mine UNION SELECT code FROM keepers WHERE node = $2 AND code = ANY ($1)
"""
ADOPT: Final = """
INSERT INTO keepers SELECT t.code, id FROM tables t JOIN nodes ON id = $1
WHERE t.running AND NOT EXISTS (SELECT FROM keepers k WHERE k.code = t.code) ORDER BY t.code LIMIT $2
ON CONFLICT DO NOTHING RETURNING code
"""
LOOK: Final = """
SELECT t.code, t.version, w.node, w.word FROM tables t LEFT JOIN words w ON w.code = t.code AND w.node <> $2
WHERE t.code = ANY ($1)
"""
ATTENDED: Final = """
SELECT t.code, t.data, array_agg(w.word) FROM tables t JOIN words w USING (code)
WHERE NOT t.running GROUP BY t.code ORDER BY t.touched DESC LIMIT $1
"""
SAY: Final = """
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


class PostgresLine:
    """One server's place among the others. A line that has broken says so at the next call, and can be opened again."""

    def __init__(self, url: str) -> None:
        self.lease = LEASE
        self.node = secrets.randbits(53)
        self._url = url
        self._connection: Any = None
        self._busy = asyncio.Lock()
        self._outbox: list[str] = []
        self._kept: dict[str, str] = {}  # what is to be remembered of what is said, by code
        self._sending: asyncio.Task[None] | None = None

    async def open(self, hear: Callable[[News], None]) -> None:
        """Join the others; `hear` is called with their news until the line breaks."""
        self._cut()
        connection = await connect(self._url, durable=False)
        try:
            await connection.add_listener(CHANNEL, lambda *heard: self._hear(heard[-1], hear))
            await connection.execute(JOIN, self.node)
            await connection.execute("DELETE FROM words WHERE node = $1", self.node)  # who is here is said anew
        except TROUBLE as error:
            connection.terminate()
            raise self._problem(error) from None
        self._connection = connection
        self.tell(Changed(self.node))

    async def beat(self) -> Beat:
        """Show that this server lives, and bury those that have not for too long."""
        alive = await self._fetch(BEAT, self.node)
        if not alive:
            await self._fetch(JOIN, self.node)
        buried = await self._fetch(BURY, self.lease)
        if buried:
            self.tell(Changed(self.node))
        (now,) = await self._fetch(NOW)
        return Beat(now[0], anew=not alive, buried=bool(buried))

    async def keep(self, codes: Collection[str]) -> set[str]:
        """Become the keeper of those tables that nobody keeps; return which of them are ours now."""
        return {row["code"] for row in await self._fetch(KEEP, list(codes), self.node)}

    async def adopt(self, most: int) -> set[str]:
        """Become the keeper of running tables that nobody keeps, at most so many, and return them."""
        return {row["code"] for row in await self._fetch(ADOPT, self.node, most)}

    async def release(self, codes: Collection[str]) -> None:
        """Keep tables no longer."""
        freed = await self._fetch(
            "DELETE FROM keepers WHERE node = $2 AND code = ANY ($1) RETURNING code", list(codes), self.node
        )
        gone = [row["code"] for row in freed]
        for start in range(0, len(gone), ROOM):
            self.tell(Released(self.node, tuple(gone[start : start + ROOM])))

    async def look(self, codes: Collection[str]) -> dict[str, Look]:
        """Return how tables stand between the servers; those that were deleted are left out."""
        found: dict[str, Look] = {}
        for code, version, node, word in await self._fetch(LOOK, list(codes), self.node):
            look = found.setdefault(code, Look(version, {}))
            if node is not None:
                look.words[node] = word
        return found

    async def attended(self, most: int) -> list[Attended]:
        """Return the tables without a running match of which a server says something, the last touched first."""
        return [Attended(*row) for row in await self._fetch(ATTENDED, most)]

    def say(self, code: str, word: str) -> None:
        """Say something of a table to the other servers, soon; nothing any more if it is empty."""
        self._kept[code] = word
        self.tell(Said(self.node, code, word))

    def tell(self, news: News) -> None:
        """Send news soon; if the line is cut nobody hears them, but everyone looks once it is open again."""
        if self._connection is None:
            self._kept.clear()
            return
        self._outbox.append(encode(news).decode())
        if self._sending is None or self._sending.done():
            self._sending = asyncio.create_task(self._send())

    async def close(self) -> None:
        """Leave the others, who may keep at once what this one kept."""
        with contextlib.suppress(StoreProblem):
            await self._fetch("DELETE FROM nodes WHERE id = $1", self.node)
            await self._fetch("SELECT pg_notify($1, $2)", CHANNEL, encode(Changed(self.node)).decode())
        self._cut()

    async def _send(self) -> None:
        with contextlib.suppress(StoreProblem):
            while self._outbox:
                news, self._outbox = self._outbox, []
                kept, self._kept = self._kept, {}
                await self._fetch(SAY, news, list(kept), list(kept.values()), self.node, CHANNEL)

    async def _fetch(self, sql: str, *arguments: Any) -> list[Any]:
        async with self._busy:
            connection = self._connection
            if connection is None or connection.is_closed():
                raise StoreProblem("the line to the other servers is cut")
            try:
                rows: list[Any] = await connection.fetch(sql, *arguments, timeout=PATIENCE)
            except TROUBLE as error:
                if connection is self._connection:
                    self._cut()
                raise self._problem(error) from None
            return rows

    def _hear(self, text: str, hear: Callable[[News], None]) -> None:
        try:
            news = decoder.decode(text)
        except msgspec.DecodeError:
            news = Changed(0)  # of another version of fives
        if news.node != self.node:
            hear(news)

    def _cut(self) -> None:
        if self._connection is not None:
            self._connection.terminate()
        self._connection = None
        self._outbox.clear()
        self._kept.clear()

    def _problem(self, error: BaseException) -> StoreProblem:
        why = one_line(error, self._url)
        return StoreProblem(f"the line to the other servers of {shown(self._url)} broke: {why}")
