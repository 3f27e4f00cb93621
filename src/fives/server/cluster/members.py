"""Members: this server among those that share its database. Any serves any table; one runs its clock and bots."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Mapping
from typing import Final, Protocol

from fives.live.clocks import follow, now, steady
from fives.live.gossip import Gossip, read_gossip, write_gossip
from fives.live.logs import complain, note
from fives.live.table import Table
from fives.store.protocol import Attended, Deleted, Line, Look, News, Released, Said, Saved, StoreProblem

BEAT: Final = 0.5  # seconds between two signs of life
GRACE: Final = 1.0  # seconds without a lease until the phones are sent elsewhere: maybe it was only a long breath
ADOPTED: Final = 128  # tables of dead servers that are woken at one beat


class LobbyOfMember(Protocol):
    """What the lobby does with news of other servers."""

    @property
    def awake(self) -> Mapping[str, Table]:
        """Return the tables in memory, by code."""
        ...

    def touch(self, code: str, at: int) -> None:
        """Take note that a table was changed."""
        ...

    def forget(self, codes: Collection[str]) -> None:
        """Take note that tables were deleted."""
        ...

    async def resume(self, codes: Collection[str]) -> None:
        """Wake tables, so that their clocks and bots go on."""
        ...

    async def catch_up(self) -> None:
        """Read what was missed while the others were not heard."""
        ...

    def cut_off(self) -> None:
        """Let go of everything in memory: others go on with it."""
        ...


class Members:
    """One server's place among the others, by a line to them."""

    def __init__(self, line: Line, lobby: LobbyOfMember) -> None:
        self._line = line
        self._lobby = lobby
        self._kept: set[str] = set()
        self._owed: set[str] = set()  # kept no longer, but the database does not know yet
        self._until = 0  # by the clock that nobody sets: until then nobody takes us for dead
        self._linked = False
        self._dead = True
        self._task: asyncio.Task[None] | None = None
        self._resuming: asyncio.Task[None] | None = None
        self._lapse: asyncio.TimerHandle | None = None
        self._asking: set[asyncio.Task[None]] = set()

    @property
    def shared(self) -> bool:
        """Say whether other servers may change the same tables."""
        return True

    @property
    def open(self) -> bool:
        """Say whether tables can be served: not while the others take us for dead."""
        return not self._dead

    @property
    def kept(self) -> int:
        """Return how many tables are kept by this server."""
        return len(self._kept)

    def keeps(self, code: str) -> bool:
        """Say whether this server runs the clock and the bots of a table, now."""
        return code in self._kept and steady() < self._until

    async def start(self) -> None:
        """Join the others."""
        await self._link(self._line)
        self._task = asyncio.create_task(self._live(self._line))

    async def stop(self) -> None:
        """Leave the others, who take over at once."""
        self._until = 0
        if self._lapse:
            self._lapse.cancel()
        tasks = [task for task in (self._task, self._resuming, *self._asking) if task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._line.close()

    def laid(self, code: str) -> None:
        """Take note that a table was laid here, which makes this server its keeper."""
        self._kept.add(code)

    async def meet(self, table: Table) -> None:
        """Find out who keeps a table that was woken, who is at it by other servers, and what was missed meanwhile."""
        self._owed.discard(table.code)
        self._kept |= await self._line.keep([table.code])
        looks = await self._line.look([table.code])
        if table.code in looks:
            _show(table, looks[table.code])

    def part(self, codes: Collection[str]) -> None:
        """Let go of tables that have left the memory; others may keep them from the next beat on."""
        self._owed.update(codes)
        self._kept.difference_update(codes)
        for code in codes:
            self._line.say(code, "")

    def say(self, code: str, word: Gossip) -> None:
        """Tell the other servers who is at a table by this one."""
        self._line.say(code, write_gossip(word))

    async def attended(self, most: int) -> list[Attended]:
        """Return tables at which somebody is by any server, the last touched first."""
        return await self._line.attended(most)

    async def _live(self, line: Line) -> None:
        while True:
            await asyncio.sleep(BEAT)
            try:
                if not self._linked:
                    await self._link(line)
                await self._beat(line)
            except StoreProblem as error:
                if self._linked:
                    note("out of touch with the other servers", why=str(error))
                self._linked = False
            except Exception as error:
                complain("a beat failed", error)
                self._linked = False

    async def _link(self, line: Line) -> None:
        """Join, or join again, the others."""
        await line.open(self._hear)
        await self._beat(line, joining=True)
        await self._lobby.catch_up()
        self._linked = True
        note("in touch with the other servers")

    async def _beat(self, line: Line, joining: bool = False) -> None:
        sent, asked = steady(), now()
        beat = await line.beat()
        follow(beat.now, asked, now())
        self._until = sent + round(1e9 * line.lease)
        self._dead = False
        if self._lapse:
            self._lapse.cancel()
        self._lapse = asyncio.get_running_loop().call_later(line.lease + GRACE, self._cut_off)
        await self._release(line)
        if beat.anew or joining:
            self._kept.clear()
            await self._look_around(line)
            for table in self._lobby.awake.values():
                table.audience.repeat()
        elif beat.buried:
            await self._look_around(line)
        elif self._resuming is None or self._resuming.done():
            await self._adopt(line)

    async def _release(self, line: Line) -> None:
        """Let the database know what is kept no longer."""
        if self._owed:
            owed, self._owed = self._owed, set()
            try:
                await line.release(owed)
            except StoreProblem:
                self._owed |= owed - self._kept
                raise

    async def _adopt(self, line: Line) -> None:
        """Go on with running tables that nobody keeps; the next beat does not wait for that."""
        if adopted := await line.adopt(ADOPTED):
            self._kept |= adopted
            note("tables taken over", tables=len(adopted))
            self._resuming = asyncio.create_task(self._lobby.resume(adopted))

    def _cut_off(self) -> None:
        """Let go of everything, some time after our lease has run out; clocks and bots stood still since."""
        self._dead = True
        self._lobby.cut_off()

    async def _look_around(self, line: Line) -> None:
        """Compare every table in memory with the database, and keep those that nobody keeps."""
        codes = list(self._lobby.awake)
        self._kept |= await line.keep(codes)
        looks = await line.look(codes)
        for code in codes:
            table = self._lobby.awake.get(code)
            if table is not None and code in looks:
                _show(table, looks[code])
                table.wake()
        self._lobby.forget([code for code in codes if code not in looks])

    def _hear(self, news: News) -> None:
        match news:
            case Saved():
                self._lobby.touch(news.code, news.at)
                if table := self._lobby.awake.get(news.code):
                    table.follow(news.version)
            case Said():
                if table := self._lobby.awake.get(news.code):
                    table.audience.hear(news.node, read_gossip(news.word))
            case Deleted():
                self._lobby.forget(news.codes)
            case _:
                task = asyncio.get_running_loop().create_task(self._ask_around(news))
                self._asking.add(task)
                task.add_done_callback(self._asking.discard)

    async def _ask_around(self, news: News) -> None:
        """Find out what has changed when another server came, went or let tables go."""
        try:
            if isinstance(news, Released):
                mine = await self._line.keep([code for code in news.codes if code in self._lobby.awake])
                self._kept |= mine
                await self._lobby.resume(mine)
            else:
                await self._look_around(self._line)
        except StoreProblem:
            self._linked = False  # and everything is looked at when the line is open again


def _show(table: Table, look: Look) -> None:
    """Tell a table how it stands between the servers."""
    words = ((node, read_gossip(text)) for node, text in look.words.items())
    table.audience.hear_all((node, word) for node, word in words if word)
    table.follow(look.version)
