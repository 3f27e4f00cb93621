"""The lobby: all tables, found by their codes, woken from the store when someone asks, cleared away when idle."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Collection, Mapping
from contextlib import suppress
from itertools import islice
from typing import Final

from msgspec.structs import replace

from fives.coach.review import Review
from fives.core.game import AnyGame
from fives.core.match import Match
from fives.core.refusal import Refusal, UnknownGame
from fives.core.solver import Best
from fives.live.bots import BotThreads
from fives.live.clocks import now, put_right, steady
from fives.live.gossip import read_gossip
from fives.live.limits import Buckets, Doors, Silent
from fives.live.loading import restored, whole
from fives.live.logs import complain, note
from fives.live.measures import Measures, NoMeasures
from fives.live.other_servers import NoOtherServers, OtherServers
from fives.live.receipts import Receipts
from fives.live.replays import MOST_EVENTS, Replays
from fives.live.result_cache import ResultCache
from fives.live.settings import LiveSettings
from fives.live.table import Table, Tools
from fives.store.protocol import Conflict, Store, StoreProblem, Unsure
from fives.table.bodies import NewTable, NextGame
from fives.table.duplicate import new_duplicate_tables
from fives.table.messages import Bye, Onward
from fives.table.next_game import new_next_table
from fives.table.refusals import Denied
from fives.table.saving import change_to, read_data
from fives.table.seats import Holder, holder_of, is_code, new_codes, new_token
from fives.table.state import TableState

ROUND: Final = 60.0  # seconds between two rounds of clearing away
LAST_WORD: Final = 1.0  # seconds to note who was here, when the server stops
GLANCE: Final = 2.0  # seconds between two looks at what other programs have deleted
DAY: Final = 86_400_000  # milliseconds
TRIES: Final = 20  # to find a free code
BROKEN: Final = 2  # connections that may break meanwhile
GOING_ON: Final = 5  # next games that a host lays at once, whatever others at the same address do
WHOLE: Final = 8  # matches that are kept in memory with all their events, to look back at
LISTED: Final = 20  # tables on the shelf at most
ATTENDED: Final = 200  # among which they are looked for, where several servers have them


class Lobby:
    """Every table there is. Those in use are in memory, all are in the store."""

    def __init__(
        self,
        settings: LiveSettings,
        store: Store,
        games: Mapping[str, AnyGame],
        measures: Measures | None = None,
        join: Callable[[Lobby], OtherServers] | None = None,
    ) -> None:
        self.settings = settings
        self.store = store
        self.games = games
        self.measures = measures or NoMeasures()
        self.bots = BotThreads(self.measures, settings.bot_budget)
        self.reviews = ResultCache[Review](self.bots)
        self.hindsights = ResultCache[tuple[Best, ...]](self.bots)
        self.replays = Replays(self.bots, games)
        self.opening = Buckets(settings.record_rate, settings.record_burst)
        self.sockets = Doors(settings.sockets_per_address)
        self.silent = Silent(settings.sockets_per_address)
        self.polls = Doors(settings.sockets_per_address)
        self.seated = Buckets(settings.seat_call_rate, settings.seat_call_burst)  # only of holders whom a table knew
        self.sitting = Buckets(settings.sit_rate, settings.sit_burst)
        self.paces = Buckets(settings.message_rate, settings.message_burst)
        self.members = join(self) if join else NoOtherServers()
        self.awake: dict[str, Table] = {}
        self._listed: dict[str, None] = {}  # tables that wait for guests, the last changed at the end
        self._tools = Tools(
            settings,
            store,
            self.measures,
            self.bots,
            self.members,
            self.touch,
            self._lost,
            self._delete,
            self.whole,
            self._list,
        )
        self._touched: dict[str, int] = {}
        self._visited: set[str] = set()  # tables at which somebody was, which the store does not know yet
        self._attended: set[str] = set()  # tables at which somebody was in the last round
        self._probing: asyncio.Task[None] | None = None
        self._opened = False
        self._whole: OrderedDict[tuple[str, int, int], TableState] = OrderedDict()  # the last that were asked for
        self._waking: dict[str, asyncio.Task[Table | None]] = {}
        self._guesses = Buckets(settings.guess_rate, settings.guess_burst)
        self._laying = Buckets(settings.table_rate, settings.table_burst)
        self._going_on = Buckets(settings.table_rate, GOING_ON)
        self._tasks: list[asyncio.Task[None]] = []
        for name, help, read in (
            ("fives_tables", "Tables in the store", lambda: len(self._touched)),
            ("fives_tables_awake", "Tables in memory", lambda: len(self.awake)),
            ("fives_tables_kept", "Tables whose clock and bots this server of several runs", lambda: self.members.kept),
            ("fives_sockets", "Open sockets", lambda: self.sockets.total + self.silent.total),
        ):
            self.measures.show(name, help, read)

    @property
    def open(self) -> bool:
        """Say whether tables can be served."""
        return self._opened and self.members.open

    async def start(self) -> None:
        """Open the lobby: from now on tables are found, and running ones go on by themselves."""
        running = await self._read_list()
        await self.members.start()
        alone = [] if self.members.shared else running  # several servers share them out
        self._tasks = [asyncio.create_task(work) for work in (self.resume(alone), self._rounds(), self._watch())]
        self._opened = True
        note("open", tables=len(self._touched), running=len(running))

    async def _read_list(self) -> list[str]:
        """Read which tables there are, and return those at which a match is running."""
        entries = await self.store.tables()
        self._touched = {entry.code: entry.touched for entry in entries}
        if not self.members.shared:  # several servers go by the clock of their database
            put_right(max(self._touched.values(), default=0))  # the machine's clock may have been set back since
        return [entry.code for entry in entries if entry.running]

    def say_goodbye(self) -> None:
        """Tell everyone that the server stops; nothing new begins."""
        self._opened = False
        for table in self.awake.values():
            table.audience.close(Bye("stopping"))

    async def stop(self) -> None:
        """Close the lobby; everything is saved already."""
        self.say_goodbye()
        for task in self._tasks:
            task.cancel()
        for table in self.awake.values():
            table.close()
        self.bots.close()
        await self.members.stop()
        with suppress(StoreProblem, TimeoutError):
            async with asyncio.timeout(LAST_WORD):
                await self._note_visits()
        await self.store.close()
        note("closed")

    def game(self, id: str) -> AnyGame:
        """Return the game called `id`, or raise UnknownGame."""
        if id not in self.games:
            raise UnknownGame(game=id[:40], known=list(self.games))
        return self.games[id]

    async def lay(self, wish: NewTable, address: str, taken: Match | None = None) -> tuple[Table, str]:
        """Lay a new table, or several, and return the first with its host's token; they go on from `taken`."""
        game, token = self.game(wish.game), new_token()
        host = holder_of(token)
        self._admit(address, wish.tables)
        laid = await self._put(lambda codes, at: new_duplicate_tables(codes, game, wish, host, at, taken), wish.tables)
        return laid[0], token

    async def go_on(self, table: Table, wish: NextGame, holder: Holder, address: str) -> Table:
        """Lay the table of the next game for the people of this one, unless there is one, and return it."""
        game = self.game(wish.game)

        async def lay_it(before: TableState) -> Onward:
            self._admit(address, host=holder)
            (new,) = await self._put(lambda codes, at: [new_next_table(codes[0], game, wish, before, at)])
            return Onward(new.code, game.id)

        await table.go_on(holder, lay_it)
        assert table.state.data.next is not None
        return await self.find(table.state.data.next.code, address, holder)

    def _admit(self, address: str, count: int = 1, host: Holder = "") -> None:
        """Raise Denied if there are too many tables, or too many of late from one host or address."""
        own = bool(host) and self._going_on.of(host).take()
        if not own and not all(self._laying.of(address).take() for _ in range(count)):
            raise Denied("too_fast")
        if len(self._touched) + count > self.settings.most_tables:
            raise Denied("house_full")

    async def _put(self, laid: Callable[[list[str], int], list[TableState]], count: int = 1) -> list[Table]:
        """Save new tables under free codes, given to `laid` with the time, and return them."""
        for attempt in range(TRIES):
            at = now()
            standings = laid(new_codes(count), at)
            saved: list[str] = []
            try:
                for state in standings:
                    await self.store.save(change_to(state, None, at))
                    saved.append(state.code)
            except Conflict:
                await self.store.delete(saved)
                continue
            except StoreProblem as error:
                self.members.part([state.code for state in standings])  # one may be there all the same
                if isinstance(error, Unsure) and attempt < BROKEN:
                    note("a table may not have been saved", why=str(error))
                    continue
                complain("a table was not saved", error)
                raise Denied("not_saved") from None
            return [self._open(state, at) for state in standings]
        raise Denied("house_full")

    def _open(self, state: TableState, at: int) -> Table:
        """Return a table that was laid and saved, awake."""
        table = self.awake[state.code] = Table(self._tools, replace(state, version=1), Receipts())
        self.touch(state.code, at)
        self.members.laid(state.code)
        note("table laid", table=state.code, game=state.game.id)
        table.wake()
        return table

    async def beside(self, state: TableState) -> list[TableState]:
        """Return the tables that play with the same dice, as they stand; those that were cleared away are left out."""
        found = [await self._wake(code, unknown=self.members.shared) for code in state.data.beside]
        return [table.state for table in found if table]

    async def whole(self, state: TableState, epoch: int) -> TableState | None:
        """Return a table with all of one of its matches; None if there is none, too long, or of other rules."""
        match = state.match
        if epoch == state.data.epoch and (match is None or match.log.start == 0):
            return state
        key = (state.code, epoch, state.version)
        if key not in self._whole:
            found = await whole(self.store, state, epoch, MOST_EVENTS)
            if found is None:
                return None
            self._whole[key] = found
            if len(self._whole) > WHOLE:
                self._whole.popitem(last=False)
        self._whole.move_to_end(key)
        return self._whole[key]

    async def find(self, code: str, address: str, holder: Holder = "") -> Table:
        """Return the table with this code; strangers who guess codes are slowed down by address.

        A holder whom the table knows is not, nor is anyone at a table whose code the shelf tells.
        """
        too_fast = self._guesses.of(address).empty
        table = await self._reach(code.upper(), unknown=not too_fast or bool(holder))
        known = table is not None and table.state.knows(holder)
        if known:
            self.seated.of(holder)
        if too_fast and not known and not (table and self._is_listed(table)):
            raise Denied("too_fast")
        if table is None:
            self._guesses.of(address).take()
            raise Denied("no_table")
        table.used = time.monotonic()
        self._visited.add(table.code)
        return table

    async def recognises(self, holder: Holder, code: str) -> bool:
        """Say whether a table knows this holder: one that was asked for lately, or the one with this code."""
        if not holder or holder in self.seated:
            return bool(holder)
        try:
            table = await self._wake(code.upper()) if self.open else None
        except (StoreProblem, Refusal, ValueError):
            return False  # the call itself will meet the same, and answer it
        return table is not None and table.state.knows(holder)

    def _is_listed(self, table: Table) -> bool:
        return self.settings.list_tables and _waits(table.state, table.audience.room.here)

    async def waiting(self) -> list[TableState]:
        """Return the tables at which somebody waits for guests and that may be listed, the last touched first."""
        if not self.settings.list_tables:
            return []
        if self.members.shared:
            found = [state async for state in self._waiting_anywhere()]
            return found[:LISTED]
        listed = (self.awake[code] for code in reversed(self._listed) if code in self.awake)
        return [table.state for table in islice(filter(self._is_listed, listed), LISTED)]

    def _list(self, table: Table) -> None:
        """Take note whether a table waits for guests, so that nobody has to look through all of them."""
        self._listed.pop(table.code, None)
        if table.state.data.phase == "gathering" and self._is_listed(table):
            self._listed[table.code] = None

    async def _waiting_anywhere(self) -> AsyncIterator[TableState]:
        """Yield the tables that wait for guests by any of several servers."""
        try:
            attended = await self.members.attended(ATTENDED)
        except StoreProblem:
            return
        for each in attended:
            data = read_data(each.table)
            words = [word for text in each.words if (word := read_gossip(text))]
            if data.game in self.games:
                state = TableState(each.code, self.games[data.game], data)
                if _waits(state, [holder for word in words for holder in word.here]):
                    yield state

    async def _reach(self, code: str, unknown: bool) -> Table | None:
        """Return a table as it is saved now, whichever server it was changed by."""
        if not self.members.open:
            raise Denied("not_saved")
        try:
            table = await self._wake(code, unknown)
        except StoreProblem as error:
            note("a table could not be read", table=code, why=str(error))
            raise Denied("not_saved") from None
        if table is not None:
            await table.refresh()
        return table

    async def _wake(self, code: str, unknown: bool = False) -> Table | None:
        """Return a table; with `unknown` also one that was brought here since the start (`fives import`)."""
        if code in self.awake:
            return self.awake[code]
        if code not in self._touched and not (unknown and is_code(code)):
            return None
        if code not in self._waking:
            self._waking[code] = asyncio.create_task(self._load(code))
        try:
            return await asyncio.shield(self._waking[code])
        finally:
            self._waking.pop(code, None)

    async def _load(self, code: str) -> Table | None:
        saved = await self.store.load(code)
        if saved is None:
            return None
        state = await restored(self.store, code, self.game, saved)
        table = Table(self._tools, state, Receipts(saved.receipts))
        self.awake[code] = table
        self._touched.setdefault(code, now())
        try:
            await self.members.meet(table)
        except StoreProblem:
            self._lost(table)
            raise
        table.wake()
        return table

    async def resume(self, codes: Collection[str]) -> None:
        """Wake tables, so that clocks and bots go on though nobody asks."""
        for code in codes:
            try:
                table = await self._wake(code, unknown=self.members.shared)
            except Exception as error:
                complain("a table could not be resumed", error, table=code)
            else:
                if table is not None:
                    table.wake()

    async def catch_up(self) -> None:
        """Read what was missed while the other servers were not heard."""
        await self._read_list()

    def cut_off(self) -> None:
        """Let go of everything in memory, because other servers go on with it; the phones find them."""
        note("cut off: other servers go on", tables=len(self.awake))
        for table in list(self.awake.values()):
            self._lost(table)

    async def _rounds(self) -> None:
        begun = steady()
        while True:
            await asyncio.sleep(ROUND)
            self.look_at_the_clock()
            before, begun = begun, steady()
            try:
                await self.count_time((begun - before) // 1_000_000)
                await self.clear_away()
            except StoreProblem as error:
                complain("tables could not be cleared away", error)

    async def count_time(self, milliseconds: int) -> None:
        """Let the tables grow older by the time since the last round, but not by what the machine slept meanwhile."""
        await self.store.pass_time(min(milliseconds, round(2000 * ROUND)))

    def look_at_the_clock(self) -> None:
        """Follow the machine's clock if it was put forward, while no table counts the time."""
        if not self.members.shared and not any(table.ticks for table in self.awake.values()):
            put_right()

    async def _watch(self) -> None:
        """Take note of what other programs delete from the database, as `fives forget` does."""
        while True:
            await asyncio.sleep(GLANCE)
            with suppress(StoreProblem):  # which the next change will meet, too
                if gone := await self.store.deleted(self._touched):
                    self.forget(gone)
                    note("tables were deleted by another program", tables=len(gone))

    async def ready(self) -> bool:
        """Say whether tables can be served and moves saved; if the last was not, something small is tried."""
        if not self.open or not self.store.failing:
            return self.open
        if self._probing is None or self._probing.done():
            self._probing = asyncio.create_task(self.store.probe())
        try:
            await asyncio.shield(self._probing)
        except StoreProblem:
            return False
        return True

    async def clear_away(self) -> None:
        """Forget quiet tables, and delete those at which nobody was while servers ran for days."""
        drowsy = time.monotonic() - self.settings.drowsy
        asleep = [table.code for table in self.awake.values() if table.quiet and table.used < drowsy]
        for code in asleep:
            self._listed.pop(code, None)
            del self.awake[code]
        self.members.part(asleep)
        await self._note_visits()
        idle = await self.store.idle(round(self.settings.idle_days * DAY))
        quiet = [code for code in idle if self._is_quiet(code)]
        if quiet and (gone := await self.store.delete(quiet, unattended=True)):
            self.forget(gone)
            note("tables cleared away", tables=len(gone))

    async def _note_visits(self) -> None:
        """Tell the store at which tables somebody was since the last time."""
        attended = {table.code for table in self.awake.values() if table.audience.somebody}
        self._visited |= self._attended - attended  # they were here until now
        self._attended = attended
        if visited := self._visited:
            self._visited = set()
            try:
                await self.store.visit(visited)
            except StoreProblem:
                self._visited |= visited
                raise

    def _is_quiet(self, code: str) -> bool:
        return code not in self._waking and (code not in self.awake or self.awake[code].quiet)

    def touch(self, code: str, at: int) -> None:
        """Take note that a table was changed, here or by another server."""
        self._touched[code] = at

    def forget(self, codes: Collection[str]) -> None:
        """Take note that tables were deleted."""
        for code in codes:
            self._touched.pop(code, None)
            if table := self.awake.get(code):
                table.audience.close(Bye("no_table"))
                self._lost(table)

    async def _delete(self, table: Table) -> None:
        """Delete a table, which its host wants."""
        await self.store.delete([table.code])
        self._touched.pop(table.code, None)
        asyncio.get_running_loop().call_soon(self._lost, table)  # once everybody is told
        note("table deleted", table=table.code)

    def _lost(self, table: Table) -> None:
        """Forget a table that is gone or not sure any more; its sockets come back and find what is saved."""
        if self.awake.get(table.code) is table:
            self._listed.pop(table.code, None)
            del self.awake[table.code]
            self.members.part([table.code])
        table.audience.close(Bye("stopping"))
        table.close()


def _waits(state: TableState, here: Collection[Holder]) -> bool:
    """Say whether a table is for anyone to see, and somebody is there who waits for guests."""
    data = state.data
    free = data.phase == "gathering" and any(chair.kind == "open" for chair in data.chairs)
    return (
        data.listed and data.next is None and not data.locked and free and any(state.knows(holder) for holder in here)
    )
