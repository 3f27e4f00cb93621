"""Members: this server and the others that share its database.

Any server serves any table. One of them runs its clock and bots.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Mapping
from typing import Final, Protocol

from fives.live.json_logs import complain, note
from fives.live.server_gossip import Gossip, read_gossip, write_gossip
from fives.live.steady_clock import follow, now, steady_ns
from fives.live.table import Table
from fives.store.store_protocol import (
    Attended,
    Cluster,
    Deleted,
    News,
    Released,
    Said,
    Saved,
    StoreProblem,
    TableStatus,
)

BEAT: Final = 0.5  # seconds between two heartbeats
GRACE: Final = 1.0  # seconds without a lease until the phones are sent elsewhere; it may have been a short pause
TAKEN_OVER: Final = 128  # tables of dead servers that are taken over at one heartbeat


class LobbyOfMember(Protocol):
    """The lobby, as a member uses it."""

    @property
    def loaded(self) -> Mapping[str, Table]:
        """Return the tables in memory, by code."""
        ...

    def touch(self, code: str, at: int) -> None:
        """Remember that a table was changed."""
        ...

    def forget(self, codes: Collection[str]) -> None:
        """Forget tables that were deleted."""
        ...

    async def resume(self, codes: Collection[str]) -> None:
        """Load tables, so that their clocks and bots go on."""
        ...

    async def catch_up(self) -> None:
        """Read what was missed while there was no contact with the others."""
        ...

    def drop_all(self) -> None:
        """Unload every table: other servers have taken over."""
        ...


class Members:
    """The membership of this server in a cluster."""

    def __init__(self, cluster: Cluster, lobby: LobbyOfMember) -> None:
        self._cluster = cluster
        self._lobby = lobby
        self._run: set[str] = set()
        self._to_release: set[str] = set()  # not run any more, but the database does not know yet
        self._until = 0  # by the steady clock: until then no other server considers us dead
        self._connected = False
        self._dead = True
        self._task: asyncio.Task[None] | None = None
        self._resuming: asyncio.Task[None] | None = None
        self._lease_timer: asyncio.TimerHandle | None = None
        self._checks: set[asyncio.Task[None]] = set()

    @property
    def shared(self) -> bool:
        """Return whether other servers may change the same tables."""
        return True

    @property
    def open(self) -> bool:
        """Return whether tables can be served: not while the others consider this server dead."""
        return not self._dead

    @property
    def run_count(self) -> int:
        """Return of how many tables this server runs clock and bots."""
        return len(self._run)

    def runs(self, code: str) -> bool:
        """Return whether this server runs the clock and the bots of a table now."""
        return code in self._run and steady_ns() < self._until

    async def start(self) -> None:
        """Join the others."""
        await self._connect(self._cluster)
        self._task = asyncio.create_task(self._live(self._cluster))

    async def stop(self) -> None:
        """Leave the others. They take over at once."""
        self._until = 0
        if self._lease_timer:
            self._lease_timer.cancel()
        tasks = [task for task in (self._task, self._resuming, *self._checks) if task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._cluster.close()

    def table_created(self, code: str) -> None:
        """Note that a table was made here, so that this server runs it."""
        self._run.add(code)

    async def table_loaded(self, table: Table) -> None:
        """Find out who runs a table that was loaded, who is there through other servers, and what was missed."""
        self._to_release.discard(table.code)
        self._run |= await self._cluster.claim([table.code])
        statuses = await self._cluster.status([table.code])
        if table.code in statuses:
            _show(table, statuses[table.code])

    def tables_unloaded(self, codes: Collection[str]) -> None:
        """Stop running tables that were unloaded. Others may run them from the next heartbeat on."""
        self._to_release.update(codes)
        self._run.difference_update(codes)
        for code in codes:
            self._cluster.publish(code, "")

    def publish(self, code: str, word: Gossip) -> None:
        """Tell the other servers who is at a table through this one."""
        self._cluster.publish(code, write_gossip(word))

    async def attended(self, most: int) -> list[Attended]:
        """Return tables at which somebody is present through any server, the newest change first."""
        return await self._cluster.attended(most)

    async def _live(self, cluster: Cluster) -> None:
        while True:
            await asyncio.sleep(BEAT)
            try:
                if not self._connected:
                    await self._connect(cluster)
                await self._heartbeat(cluster)
            except StoreProblem as error:
                if self._connected:
                    note("lost contact with the other servers", why=str(error))
                self._connected = False
            except Exception as error:
                complain("a heartbeat failed", error)
                self._connected = False

    async def _connect(self, cluster: Cluster) -> None:
        """Join the others, for the first time or again."""
        await cluster.open(self._on_news)
        await self._heartbeat(cluster, joining=True)
        await self._lobby.catch_up()
        self._connected = True
        note("connected to the other servers")

    async def _heartbeat(self, cluster: Cluster, joining: bool = False) -> None:
        sent, asked = steady_ns(), now()
        beat = await cluster.heartbeat()
        follow(beat.now, asked, now())
        self._until = sent + round(1e9 * cluster.lease)
        self._dead = False
        if self._lease_timer:
            self._lease_timer.cancel()
        self._lease_timer = asyncio.get_running_loop().call_later(cluster.lease + GRACE, self._lease_lost)
        await self._release(cluster)
        if beat.was_dead or joining:
            self._run.clear()
            await self._compare_all(cluster)
            for table in self._lobby.loaded.values():
                table.audience.repeat()
        elif beat.others_died:
            await self._compare_all(cluster)
        elif self._resuming is None or self._resuming.done():
            await self._take_over(cluster)

    async def _release(self, cluster: Cluster) -> None:
        """Tell the database which tables this server runs no longer."""
        if self._to_release:
            released, self._to_release = self._to_release, set()
            try:
                await cluster.release(released)
            except StoreProblem:
                self._to_release |= released - self._run
                raise

    async def _take_over(self, cluster: Cluster) -> None:
        """Take over running tables that no server runs. The next heartbeat does not wait for that."""
        if taken_over := await cluster.claim_running(TAKEN_OVER):
            self._run |= taken_over
            note("tables taken over", tables=len(taken_over))
            self._resuming = asyncio.create_task(self._lobby.resume(taken_over))

    def _lease_lost(self) -> None:
        """Unload every table, some time after our lease has run out. Clocks and bots have stood still since."""
        self._dead = True
        self._lobby.drop_all()

    async def _compare_all(self, cluster: Cluster) -> None:
        """Compare every table in memory with the database, and take over those that no server runs."""
        codes = list(self._lobby.loaded)
        self._run |= await cluster.claim(codes)
        statuses = await cluster.status(codes)
        for code in codes:
            table = self._lobby.loaded.get(code)
            if table is not None and code in statuses:
                _show(table, statuses[code])
                table.schedule()
        self._lobby.forget([code for code in codes if code not in statuses])

    def _on_news(self, news: News) -> None:
        match news:
            case Saved():
                self._lobby.touch(news.code, news.at)
                if table := self._lobby.loaded.get(news.code):
                    table.follow(news.version)
            case Said():
                if table := self._lobby.loaded.get(news.code):
                    table.audience.hear(news.node, read_gossip(news.word))
            case Deleted():
                self._lobby.forget(news.codes)
            case _:
                task = asyncio.get_running_loop().create_task(self._check(news))
                self._checks.add(task)
                task.add_done_callback(self._checks.discard)

    async def _check(self, news: News) -> None:
        """Find out what has changed when another server joined, left or released tables."""
        try:
            if isinstance(news, Released):
                mine = await self._cluster.claim([code for code in news.codes if code in self._lobby.loaded])
                self._run |= mine
                await self._lobby.resume(mine)
            else:
                await self._compare_all(self._cluster)
        except StoreProblem:
            self._connected = False  # all tables are compared after the next connection


def _show(table: Table, status: TableStatus) -> None:
    """Tell a table which version is saved and what the other servers say."""
    words = ((node, read_gossip(text)) for node, text in status.words.items())
    table.audience.hear_all((node, word) for node, word in words if word)
    table.follow(status.version)
