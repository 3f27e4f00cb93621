"""The lobby: all tables of a server. Tables are loaded when somebody asks for them, and unloaded when idle."""

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
from fives.core.matches.match import Match
from fives.core.refusal import Refusal, UnknownGame
from fives.core.solver import Best
from fives.live.after_match.opened_records import MOST_EVENTS, Replays
from fives.live.after_match.result_cache import ResultCache
from fives.live.bot_threads import BotThreads
from fives.live.command_receipts import Receipts
from fives.live.json_logs import complain, note
from fives.live.load_table import restored, whole
from fives.live.measures_protocol import Measures, NoMeasures
from fives.live.other_servers_protocol import NoOtherServers, OtherServers
from fives.live.rate_limits import Buckets, OpenCounts, SocketsBeforeHello
from fives.live.server_gossip import read_gossip
from fives.live.settings import LiveSettings
from fives.live.steady_clock import follow_machine, now, steady_ns
from fives.live.table import Table, Tools
from fives.store.store_protocol import Conflict, Store, StoreProblem, Unsure
from fives.table.duplicate_tables import new_duplicate_tables
from fives.table.http_bodies import NewTable, NextGame
from fives.table.messages import Bye, Onward
from fives.table.next_table import new_next_table
from fives.table.refusals import Denied
from fives.table.seats.tokens import Holder, holder_of, new_token
from fives.table.state import TableState
from fives.table.storage.save_and_restore import change_to, read_data
from fives.table.table_codes import is_code, new_codes

CLEANUP_INTERVAL: Final = 60.0  # seconds between two clean-ups
STOP_TIMEOUT: Final = 1.0  # seconds to save who was present, when the server stops
DELETED_CHECK: Final = 2.0  # seconds between two checks for tables that other programs have deleted
DAY: Final = 86_400_000  # milliseconds
TRIES: Final = 20  # to find a free code
UNSURE_TRIES: Final = 2  # connections that may break while a table is saved
NEXT_GAMES: Final = 5  # next games that a host may start at once, whatever others at the same address do
WHOLE_MATCHES: Final = 8  # matches kept in memory with all their events, to look back at
LISTED: Final = 20  # tables on the shelf at most
LISTED_CANDIDATES: Final = 200  # tables among which these are searched, where there are several servers


class Lobby:
    """Every table of a server. All are in the store; those in use are in memory as well."""

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
        self.bots = BotThreads(self.measures, settings.bot_budget, settings.bot_delay)
        self.reviews = ResultCache[Review](self.bots)
        self.hindsights = ResultCache[tuple[Best, ...]](self.bots)
        self.replays = Replays(self.bots, games)
        self.opening = Buckets(settings.record_rate, settings.record_burst)
        self.sockets = OpenCounts(settings.sockets_per_address)
        self.before_hello = SocketsBeforeHello(settings.sockets_per_address)
        self.polls = OpenCounts(settings.sockets_per_address)
        self.seated = Buckets(
            settings.seat_call_rate, settings.seat_call_burst
        )  # only of holders whom a table has known
        self.sitting = Buckets(settings.sit_rate, settings.sit_burst)
        self.paces = Buckets(settings.message_rate, settings.message_burst)
        self.members = join(self) if join else NoOtherServers()
        self.loaded: dict[str, Table] = {}
        self._listed: dict[str, None] = {}  # tables that wait for guests, the newest change last
        self._tools = Tools(
            settings,
            store,
            self.measures,
            self.bots,
            self.members,
            self.touch,
            self._unload,
            self._delete,
            self.with_whole_match,
            self._list,
        )
        self._touched: dict[str, int] = {}
        self._visited: set[str] = set()  # tables at which somebody was; not saved yet
        self._attended: set[str] = set()  # tables at which somebody was at the last clean-up
        self._probing: asyncio.Task[None] | None = None
        self._opened = False
        self._whole: OrderedDict[tuple[str, int, int], TableState] = OrderedDict()  # the last asked for
        self._loading: dict[str, asyncio.Task[Table | None]] = {}
        self._guesses = Buckets(settings.guess_rate, settings.guess_burst)
        self._new_tables = Buckets(settings.table_rate, settings.table_burst)
        self._next_games = Buckets(settings.table_rate, NEXT_GAMES)
        self._tasks: list[asyncio.Task[None]] = []
        for name, help, read in (
            ("fives_tables", "Tables in the store", lambda: len(self._touched)),
            ("fives_tables_awake", "Tables in memory", lambda: len(self.loaded)),
            (
                "fives_tables_kept",
                "Tables whose clock and bots this server of several runs",
                lambda: self.members.run_count,
            ),
            ("fives_sockets", "Open sockets", lambda: self.sockets.total + self.before_hello.total),
        ):
            self.measures.show(name, help, read)

    @property
    def open(self) -> bool:
        """Return whether tables can be served."""
        return self._opened and self.members.open

    async def start(self) -> None:
        """Open the lobby. From now on tables can be found, and clocks and bots of running matches go on."""
        running = await self._read_list()
        await self.members.start()
        alone = [] if self.members.shared else running  # several servers divide them among themselves
        self._tasks = [
            asyncio.create_task(work)
            for work in (self.resume(alone), self._clean_up_regularly(), self._watch_for_deletions())
        ]
        self._opened = True
        note("lobby open", tables=len(self._touched), running=len(running))

    async def _read_list(self) -> list[str]:
        """Read the list of tables, and return those at which a match is running."""
        entries = await self.store.tables()
        self._touched = {entry.code: entry.touched for entry in entries}
        if not self.members.shared:  # several servers follow the clock of their database
            follow_machine(max(self._touched.values(), default=0))  # the machine's clock may have been set back since
        return [entry.code for entry in entries if entry.running]

    def say_goodbye(self) -> None:
        """Tell everybody that the server stops. Nothing new begins."""
        self._opened = False
        for table in self.loaded.values():
            table.audience.close(Bye("stopping"))

    async def stop(self) -> None:
        """Close the lobby; everything is saved already."""
        self.say_goodbye()
        for task in self._tasks:
            task.cancel()
        for table in self.loaded.values():
            table.close()
        self.bots.close()
        await self.members.stop()
        with suppress(StoreProblem, TimeoutError):
            async with asyncio.timeout(STOP_TIMEOUT):
                await self._note_visits()
        await self.store.close()
        note("lobby closed")

    def game(self, id: str) -> AnyGame:
        """Return the game called `id`, or raise UnknownGame."""
        if id not in self.games:
            raise UnknownGame(game=id[:40], known=list(self.games))
        return self.games[id]

    async def create_tables(self, wanted: NewTable, address: str, taken: Match | None = None) -> tuple[Table, str]:
        """Make a new table, or several with the same dice. Return the first, with its host's token.

        The first match goes on from the match `taken`, if one is given.
        """
        game, token = self.game(wanted.game), new_token()
        host = holder_of(token)
        self._check_limits(address, wanted.tables)
        made = await self._save_new(
            lambda codes, at: new_duplicate_tables(codes, game, wanted, host, at, taken), wanted.tables
        )
        return made[0], token

    async def create_next_table(self, table: Table, wanted: NextGame, holder: Holder, address: str) -> Table:
        """Return the table of the next game for the people of this one; make it if there is none yet."""
        game = self.game(wanted.game)

        async def create(before: TableState) -> Onward:
            self._check_limits(address, host=holder)
            (new,) = await self._save_new(lambda codes, at: [new_next_table(codes[0], game, wanted, before, at)])
            return Onward(new.code, game.id)

        await table.create_next_table(holder, create)
        assert table.state.data.next is not None
        return await self.find(table.state.data.next.code, address, holder)

    def _check_limits(self, address: str, count: int = 1, host: Holder = "") -> None:
        """Raise Denied if there are too many tables, or if this host or address has made too many lately."""
        own = bool(host) and self._next_games.of(host).take()
        if not own and not all(self._new_tables.of(address).take() for _ in range(count)):
            raise Denied("too_fast")
        if len(self._touched) + count > self.settings.most_tables:
            raise Denied("house_full")

    async def _save_new(self, make: Callable[[list[str], int], list[TableState]], count: int = 1) -> list[Table]:
        """Save new tables, and return them. `make` gets free codes and the time, and returns their states."""
        for attempt in range(TRIES):
            at = now()
            states = make(new_codes(count), at)
            saved: list[str] = []
            try:
                for state in states:
                    await self.store.save(change_to(state, None, at))
                    saved.append(state.code)
            except Conflict:
                await self.store.delete(saved)
                continue
            except StoreProblem as error:
                self.members.tables_unloaded(
                    [state.code for state in states]
                )  # one of them may have been saved all the same
                if isinstance(error, Unsure) and attempt < UNSURE_TRIES:
                    note("a table may not have been saved", why=str(error))
                    continue
                complain("a table was not saved", error)
                raise Denied("not_saved") from None
            return [self._add(state, at) for state in states]
        raise Denied("house_full")

    def _add(self, state: TableState, at: int) -> Table:
        """Return a new table that was saved, now in memory."""
        table = self.loaded[state.code] = Table(self._tools, replace(state, version=1), Receipts())
        self.touch(state.code, at)
        self.members.table_created(state.code)
        note("table made", table=state.code, game=state.game.id)
        table.schedule()
        return table

    async def with_same_dice(self, state: TableState) -> list[TableState]:
        """Return the current states of the tables with the same dice, without those that were deleted."""
        found = [await self._load_once(code, unknown=self.members.shared) for code in state.data.beside]
        return [table.state for table in found if table]

    async def with_whole_match(self, state: TableState, epoch: int) -> TableState | None:
        """Return a table with one of its matches whole.

        None if there is no such match, if it is too long, or if it was played by other rules.
        """
        match = state.match
        if epoch == state.data.epoch and (match is None or match.log.start == 0):
            return state
        key = (state.code, epoch, state.version)
        if key not in self._whole:
            found = await whole(self.store, state, epoch, MOST_EVENTS)
            if found is None:
                return None
            self._whole[key] = found
            if len(self._whole) > WHOLE_MATCHES:
                self._whole.popitem(last=False)
        self._whole.move_to_end(key)
        return self._whole[key]

    async def find(self, code: str, address: str, holder: Holder = "") -> Table:
        """Return the table with this code. Strangers who guess codes are slowed down, by address.

        A holder whom the table knows is not slowed down, and nobody is at a table that the shelf lists.
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

    async def knows_holder(self, holder: Holder, code: str) -> bool:
        """Return whether a table knows this holder: one asked for lately, or the one with this code."""
        if not holder or holder in self.seated:
            return bool(holder)
        try:
            table = await self._load_once(code.upper()) if self.open else None
        except (StoreProblem, Refusal, ValueError):
            return False  # the call itself fails in the same way, and reports it
        return table is not None and table.state.knows(holder)

    def _is_listed(self, table: Table) -> bool:
        return self.settings.list_tables and _waits(table.state, table.audience.room.here)

    async def waiting(self) -> list[TableState]:
        """Return the tables to be listed, at which somebody waits for guests; the newest change first."""
        if not self.settings.list_tables:
            return []
        if self.members.shared:
            found = [state async for state in self._waiting_anywhere()]
            return found[:LISTED]
        listed = (self.loaded[code] for code in reversed(self._listed) if code in self.loaded)
        return [table.state for table in islice(filter(self._is_listed, listed), LISTED)]

    def _list(self, table: Table) -> None:
        """Update the list of tables that wait for guests, so that nobody has to search all tables."""
        self._listed.pop(table.code, None)
        if table.state.data.phase == "gathering" and self._is_listed(table):
            self._listed[table.code] = None

    async def _waiting_anywhere(self) -> AsyncIterator[TableState]:
        """Yield the tables that wait for guests at any of several servers."""
        try:
            attended = await self.members.attended(LISTED_CANDIDATES)
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
        """Return a table as it is saved now, with what other servers have changed."""
        if not self.members.open:
            raise Denied("not_saved")
        try:
            table = await self._load_once(code, unknown)
        except StoreProblem as error:
            note("a table could not be read", table=code, why=str(error))
            raise Denied("not_saved") from None
        if table is not None:
            await table.refresh()
        return table

    async def _load_once(self, code: str, unknown: bool = False) -> Table | None:
        """Return a table, from memory or the store; with `unknown` also one that was imported since the start."""
        if code in self.loaded:
            return self.loaded[code]
        if code not in self._touched and not (unknown and is_code(code)):
            return None
        if code not in self._loading:
            self._loading[code] = asyncio.create_task(self._load(code))
        try:
            return await asyncio.shield(self._loading[code])
        finally:
            self._loading.pop(code, None)

    async def _load(self, code: str) -> Table | None:
        saved = await self.store.load(code)
        if saved is None:
            return None
        state = await restored(self.store, code, self.game, saved)
        table = Table(self._tools, state, Receipts(saved.receipts))
        self.loaded[code] = table
        self._touched.setdefault(code, now())
        try:
            await self.members.table_loaded(table)
        except StoreProblem:
            self._unload(table)
            raise
        table.schedule()
        return table

    async def resume(self, codes: Collection[str]) -> None:
        """Load tables, so that their clocks and bots go on without anybody asking."""
        for code in codes:
            try:
                table = await self._load_once(code, unknown=self.members.shared)
            except Exception as error:
                complain("a table could not be resumed", error, table=code)
            else:
                if table is not None:
                    table.schedule()

    async def catch_up(self) -> None:
        """Read what was missed while there was no contact with the other servers."""
        await self._read_list()

    def drop_all(self) -> None:
        """Unload every table, because other servers have taken over. The phones reconnect to those."""
        note("other servers have taken over", tables=len(self.loaded))
        for table in list(self.loaded.values()):
            self._unload(table)

    async def _clean_up_regularly(self) -> None:
        begun = steady_ns()
        while True:
            await asyncio.sleep(CLEANUP_INTERVAL)
            self.correct_clock()
            before, begun = begun, steady_ns()
            try:
                await self.count_time((begun - before) // 1_000_000)
                await self.clean_up()
            except StoreProblem as error:
                complain("tables could not be cleaned up", error)

    async def count_time(self, milliseconds: int) -> None:
        """Add to the tables' age the time since the last clean-up, but not the time for which the machine slept."""
        await self.store.pass_time(min(milliseconds, round(2000 * CLEANUP_INTERVAL)))

    def correct_clock(self) -> None:
        """Move forward to the machine's time, unless a clock runs at some table."""
        if not self.members.shared and not any(table.clock_runs for table in self.loaded.values()):
            follow_machine()

    async def _watch_for_deletions(self) -> None:
        """Unload tables that another program deletes from the database, as `fives forget` does."""
        while True:
            await asyncio.sleep(DELETED_CHECK)
            with suppress(StoreProblem):  # the next change reports it
                if gone := await self.store.deleted(self._touched):
                    self.forget(gone)
                    note("tables were deleted by another program", tables=len(gone))

    async def ready(self) -> bool:
        """Return whether tables can be served and moves saved. After a failed save, try a small one."""
        if not self.open or not self.store.failing:
            return self.open
        if self._probing is None or self._probing.done():
            self._probing = asyncio.create_task(self.store.probe())
        try:
            await asyncio.shield(self._probing)
        except StoreProblem:
            return False
        return True

    async def clean_up(self) -> None:
        """Unload idle tables, and delete those that nobody has used for days of server time."""
        unload_before = time.monotonic() - self.settings.drowsy
        unused = [table.code for table in self.loaded.values() if table.idle and table.used < unload_before]
        for code in unused:
            self._listed.pop(code, None)
            del self.loaded[code]
        self.members.tables_unloaded(unused)
        await self._note_visits()
        idle = await self.store.idle(round(self.settings.idle_days * DAY))
        quiet = [code for code in idle if self._is_idle(code)]
        if quiet and (gone := await self.store.delete(quiet, unattended=True)):
            self.forget(gone)
            note("unused tables deleted", tables=len(gone))

    async def _note_visits(self) -> None:
        """Save at which tables somebody was since the last time."""
        attended = {table.code for table in self.loaded.values() if table.audience.somebody}
        self._visited |= self._attended - attended  # somebody was there until now
        self._attended = attended
        if visited := self._visited:
            self._visited = set()
            try:
                await self.store.visit(visited)
            except StoreProblem:
                self._visited |= visited
                raise

    def _is_idle(self, code: str) -> bool:
        return code not in self._loading and (code not in self.loaded or self.loaded[code].idle)

    def touch(self, code: str, at: int) -> None:
        """Remember that a table was changed, here or by another server."""
        self._touched[code] = at

    def forget(self, codes: Collection[str]) -> None:
        """Forget tables that were deleted."""
        for code in codes:
            self._touched.pop(code, None)
            if table := self.loaded.get(code):
                table.audience.close(Bye("no_table"))
                self._unload(table)

    async def _delete(self, table: Table) -> None:
        """Delete a table for its host."""
        await self.store.delete([table.code])
        self._touched.pop(table.code, None)
        asyncio.get_running_loop().call_soon(self._unload, table)  # after everybody was told
        note("table deleted", table=table.code)

    def _unload(self, table: Table) -> None:
        """Unload a table that is gone, or whose state is not sure. Its sockets reconnect and read what is saved."""
        if self.loaded.get(table.code) is table:
            self._listed.pop(table.code, None)
            del self.loaded[table.code]
            self.members.tables_unloaded([table.code])
        table.audience.close(Bye("stopping"))
        table.close()


def _waits(state: TableState, here: Collection[Holder]) -> bool:
    """Return whether the shelf lists a table: its host allows it, and somebody there waits for guests."""
    data = state.data
    free = data.phase == "gathering" and state.room > 0
    return (
        data.listed and data.next is None and not data.locked and free and any(state.knows(holder) for holder in here)
    )
