"""A live table: under its lock it checks a command, saves the change, acknowledges it, then sends the news."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import TypeVar

import msgspec
from msgspec.structs import replace

from fives.core.game import NATURE, Seat
from fives.core.matches.event import ABOUT_TIME, Event
from fives.core.records.stored_views import MOST_EVENTS, write_pictures
from fives.core.refusal import Refusal
from fives.live.bot_threads import BotThreads
from fives.live.clock_and_bot_scheduler import Scheduler
from fives.live.command_receipts import Receipts, receipt_for, receipt_key
from fives.live.json_logs import complain, note
from fives.live.listeners import Audience
from fives.live.load_table import recent, restored
from fives.live.measures_protocol import Measures
from fives.live.other_servers_protocol import OtherServers
from fives.live.rate_limits import Buckets
from fives.live.settings import LiveSettings
from fives.live.steady_clock import now
from fives.store.store_protocol import Conflict, Store, StoreProblem, Unsure
from fives.table.absence import check_vacancy
from fives.table.apply_command import apply_command
from fives.table.http_bodies import SitDown
from fives.table.messages import (
    Accepted,
    Answer,
    BecomeHost,
    Bye,
    Command,
    Deed,
    Delete,
    ForgetName,
    Onward,
    Play,
    Ready,
    Refused,
    Signal,
    Signalled,
    Start,
    Undo,
)
from fives.table.next_table import check_next_game
from fives.table.refusals import Denied
from fives.table.seats.seating import come_back, sit_down
from fives.table.seats.tokens import Holder
from fives.table.state import TOLERANCE, Header, TableState, last_event_at
from fives.table.storage.record_files import without_name
from fives.table.storage.save_and_restore import Written, caught_up, change_to
from fives.table.storage.saved_types import Receipt, SavedTable

T = TypeVar("T")

SIGNAL_RATE = 0.5  # signs a second that a person may give
SIGNAL_BURST = 3  # and so many at once
NO_SUCH_NUMBER = 10**9  # higher than the number of any match or event
TRIES = 5  # to save a change where other servers change the table too
READ_AGAIN_AFTER = 0.2  # seconds until a table that could not be read is read again
SAVE_AGAIN_AFTER = 5.0  # seconds until a bot or clock tries again when its move could not be saved


@dataclass(frozen=True, slots=True)
class Tools:
    """What the lobby gives to every table."""

    settings: LiveSettings
    store: Store
    measures: Measures
    bots: BotThreads
    members: OtherServers
    saved: Callable[[str, int], None]  # called after each save with the table and the time
    unload: Callable[[Table], None]  # called when the table is gone, or its state is not sure
    delete: Callable[[Table], Awaitable[None]]  # deletes the table from the store
    with_whole_match: Callable[[TableState, int], Awaitable[TableState | None]]  # returns the table with all of a match
    changed: Callable[[Table], None]  # called after each change, and when somebody came or left


class Behind(Exception):
    """Another server has changed the table, or it is not sure whether a change was saved."""


class Table:
    """One table in memory. `state` changes only under the lock, and only after it is saved."""

    def __init__(self, tools: Tools, state: TableState, receipts: Receipts) -> None:
        self.state = state
        say = (lambda word: tools.members.publish(self.code, word)) if tools.members.shared else None
        self.audience = Audience(lambda: self.state, tools.settings, self.schedule, say)
        self.lock = asyncio.Lock()
        self.used = time.monotonic()
        self._tools = tools
        self._receipts = receipts
        self._scheduler = Scheduler(self, tools.bots, tools.settings.bot_delay)
        self._signals = Buckets(SIGNAL_RATE, SIGNAL_BURST)
        self._written: Written | None = None  # the data that was saved last

    @property
    def code(self) -> str:
        """Return the room code."""
        return self.state.code

    @property
    def idle(self) -> bool:
        """Return whether the table is idle and can be unloaded."""
        return not (self.audience.somebody or self._scheduler.busy or self.lock.locked())

    @property
    def clock_runs(self) -> bool:
        """Return whether a clock runs: the game's, a player's, or that of an absent person's seat."""
        return self._scheduler.clock_runs

    @property
    def runs_here(self) -> bool:
        """Return whether this server runs the table's clocks and bots now."""
        return self._tools.members.runs(self.code)

    def schedule(self) -> None:
        """Let the scheduler set the clocks and start the bots that may act."""
        self._tools.changed(self)
        self._scheduler.schedule()

    def close(self) -> None:
        """Stop clocks and bots."""
        self._scheduler.close()

    async def command(
        self, holder: Holder, command: Command, answer: Callable[[Answer], None], underway: float = 0
    ) -> None:
        """Carry out a command; `answer` is called before anybody is told the news.

        It was sent `underway` milliseconds ago. In a race, the command counts as given then, within limits.
        """
        sent = now() - min(underway, TOLERANCE)
        await self._scheduler.stop_time_after_restart()
        async with self.lock:
            known = self._receipts.find(holder, command.id)
            if known is not None:
                answer(known)
                return
            if isinstance(command, Signal):
                self._signal(holder, command, answer)
                return
            if isinstance(command, Delete):
                await self._delete(holder, command, answer)
                return
            work = partial(self._carry_out, holder, command, sent)
            try:
                accepted, before = await self._retry_behind(work, receipt_key(holder, command.id))
            except Refusal as refusal:
                answer(self._refuse(holder, command, refusal))
                return
            answer(accepted)
            self._show(before)

    async def _delete(self, holder: Holder, command: Delete, answer: Callable[[Answer], None]) -> None:
        """Delete the table for its host, and tell everybody at it that it is gone."""
        try:
            if not self.state.is_host(holder):
                raise Denied("not_host")
            await self._tools.delete(self)
        except StoreProblem as error:
            complain("a table was not deleted", error, table=self.code)
            answer(self._refuse(holder, command, Denied("not_saved")))
        except Denied as denied:
            answer(self._refuse(holder, command, denied))
        else:
            answer(Accepted(command.id, self.state.n))
            self.audience.close(Bye("no_table"))

    async def _carry_out(self, holder: Holder, command: Deed | ForgetName, sent: float) -> tuple[Answer, TableState]:
        """Carry a command out; return the answer, and the state before."""
        before, at = self.state, self.time()
        if known := self._receipts.find(holder, command.id):
            return known, before
        if isinstance(command, ForgetName):
            return await self._forget_name(holder, command, at), before
        _refuse_late(before, command, sent)
        if isinstance(command, BecomeHost) and not before.is_host(holder):
            check_vacancy(self.audience.vacant, before.data.host, self.audience.room.here, at)
        after = await self._apply(before, holder, command, at)
        accepted = Accepted(command.id, after.n)
        await self._save(after, at, receipt_for(holder, accepted))
        self._receipts.keep(holder, accepted)
        return accepted, before

    async def _forget_name(self, holder: Holder, command: ForgetName, at: int) -> Answer:
        """Take the names of a seat out of the record of a match that is over, and return the answer."""
        before, epoch = self.state, command.epoch
        if not before.is_host(holder):
            raise Denied("not_host")
        header = await self._header(epoch)
        if header is None:
            raise Denied("no_record")
        after, header = without_name(before, header, epoch, command.seat)
        accepted = Accepted(command.id, after.n)
        await self._save(after, at, receipt_for(holder, accepted), older=(epoch, header))
        self._receipts.keep(holder, accepted)
        return accepted

    async def _header(self, epoch: int) -> Header | None:
        """Return the header of a match that is over; None if there is none."""
        if epoch == self.state.data.epoch:
            return None if self.state.playing else self.state.header
        saved = (
            await self._tools.store.load_match(self.code, epoch, after=NO_SUCH_NUMBER)
            if 0 < epoch < NO_SUCH_NUMBER
            else None
        )
        return msgspec.json.decode(saved.header, type=Header) if saved else None

    async def _retry_behind(self, work: Callable[[], Awaitable[T]], key: str = "") -> T:
        """Do what a person asks. If another server was first, catch up and try again.

        If that server has answered the command of this `key` already, the next try finds its answer.
        """
        for _ in range(TRIES):
            try:
                return await work()
            except Behind:
                await self._catch_up(key, sure=False)
            except Refusal:
                if not self._tools.members.shared or not await self._catch_up(key):
                    raise
        raise Denied("stale")

    async def refresh(self) -> None:
        """Read what other servers have saved since."""
        if self._tools.members.shared:
            async with self.lock:
                await self._catch_up()

    def follow(self, version: int) -> None:
        """Catch up soon with `version`, which another server has saved."""
        if version > self.state.version and not self._scheduler.closed:
            self._scheduler.start(self._follow(version))

    async def _follow(self, version: int) -> None:
        async with self.lock:
            if version > self.state.version:
                try:
                    await self._catch_up()
                except Denied:
                    asyncio.get_running_loop().call_later(READ_AGAIN_AFTER, self.follow, version)

    async def _catch_up(self, key: str = "", sure: bool = True) -> bool:
        """Read and show what other servers have saved; return whether there was anything.

        Raise Denied if it cannot be read. If it is not `sure` whether our change was saved, unload the table.
        """
        before = self.state
        try:
            saved = await self._tools.store.load(self.code, *before.known)
            receipt = await self._tools.store.load_receipt(self.code, key) if key else None
        except StoreProblem as error:
            note("a table could not be read again", table=self.code, why=str(error))
            if not sure:
                self._tools.unload(self)
            raise Denied("not_saved") from None
        if saved is None:
            asyncio.get_running_loop().call_soon(self._tools.unload, self)  # after the refusal was sent
            raise Denied("no_table")
        if receipt:
            self._receipts.restore(receipt)
        if saved.version != before.version:
            found = caught_up(before, saved)
            self.state = recent(found) if found else await self._read_again(before, saved)
            self._show(before)
        return bool(receipt) or saved.version != before.version

    async def _read_again(self, before: TableState, saved: SavedTable) -> TableState:
        """Return the table as other servers have saved it, with another match than before."""
        return await restored(self._tools.store, self.code, lambda _: before.game, saved)

    async def sit_down(self, wanted: SitDown, holder: Holder) -> Seat:
        """Give `holder` a free seat and return which."""
        had = self.state.seats_of(holder)

        async def take_it() -> Seat:
            before, at = self.state, self.time()
            for seat in before.seats_of(holder):
                if seat not in had:
                    return seat  # an earlier try was saved after all
            after, seat = sit_down(before, wanted, holder)
            await self._save(after, at)
            self._show(before)
            return seat

        async with self.lock:
            return await self._retry_behind(take_it)

    async def create_next_table(self, holder: Holder, create: Callable[[TableState], Awaitable[Onward]]) -> None:
        """Let the host make the table of the next game. If there is one already, keep that."""

        async def point() -> None:
            before, at = self.state, self.time()
            check_next_game(before, holder)
            if before.data.next is None:
                onward = await create(before)  # saved first: at worst the new table stays unused
                await self._save(before.with_data(next=onward, begins=None), at)
                self._show(before)

        async with self.lock:
            await self._retry_behind(point)

    async def _apply(self, before: TableState, holder: Holder, command: Deed, at: int) -> TableState:
        """Return the state after a command. A match that begins may need much work, so this is done in a thread."""
        if isinstance(command, Ready | Start) and not before.playing:
            return await self._tools.bots.soon(lambda: apply_command(before, holder, command, at))
        return apply_command(before, holder, command, at)

    def _signal(self, holder: Holder, signal: Signal, answer: Callable[[Answer], None]) -> None:
        """Show everybody a sign, if the seat is the holder's and they do not give too many. Nothing is saved."""
        try:
            if signal.seat not in self.state.seats_of(holder):
                raise Denied("not_your_seat", seat=signal.seat)
            if not self._signals.of(holder).take():
                raise Denied("too_fast")
        except Denied as denied:
            answer(self._refuse(holder, signal, denied))
            return
        accepted = Accepted(signal.id, self.state.n)
        self._receipts.keep(holder, accepted)
        answer(accepted)
        self.audience.signal(Signalled(signal.seat, signal.sign))

    async def welcome(self, holder: Holder) -> None:
        """Take back the goodbye of a holder who is present again."""
        await self._scheduler.stop_time_after_restart()
        if come_back(self.state, holder) is self.state:
            return

        async def come() -> None:
            before, at = self.state, self.time()
            await self._save(come_back(before, holder), at)
            self._show(before)

        async with self.lock:
            await self._retry_behind(come)

    async def take(self, after: TableState, at: int) -> bool:
        """Save and show what a bot or the clock did. Return False if it could not be saved and is still wanted."""
        before = self.state
        if not self.runs_here:
            return True
        try:
            await self._save(after, at)
        except Behind:
            return await self._catch_up_for_bot()
        except Denied:
            asyncio.get_running_loop().call_later(SAVE_AGAIN_AFTER, self.schedule)
            return False
        self._show(before)
        return True

    async def _catch_up_for_bot(self) -> bool:
        """Catch up with the change that made a move of a bot or the clock impossible; return whether there was one."""
        with suppress(Denied):
            if await self._catch_up():
                return True
        asyncio.get_running_loop().call_later(READ_AGAIN_AFTER, self.schedule)
        return False

    async def _save(
        self, after: TableState, at: int, receipt: Receipt | None = None, older: tuple[int, Header] | None = None
    ) -> None:
        """Save a new state and make it the current one, or raise Behind or Denied.

        `older` is an older match whose header is written again.
        """
        before = self.state
        change = change_to(after, before, at, receipt, self._written)
        if older:
            change = replace(change, epoch=older[0], header=msgspec.json.encode(older[1]))
        started = time.monotonic()
        try:
            await self._tools.store.save(change)
        except Conflict:
            raise Behind from None
        except Unsure as error:
            note("a change may not have been saved", table=self.code, why=str(error))
            raise Behind from None
        except StoreProblem as error:
            complain("a change was not saved", error, table=self.code)
            raise Denied("not_saved") from None
        self._tools.measures.took("saves", time.monotonic() - started)
        for event in change.events:
            self._tools.measures.count("moves", _kind_of_actor(event))
        self._tools.saved(self.code, at)
        if not change.same:
            self._written = Written(at, after.data, change.table)
        self.state = recent(replace(after, version=before.version + 1))
        self._count(before)

    def _count(self, before: TableState) -> None:
        """Count a match that this server has begun or ended."""
        after = self.state
        if after.data.epoch != before.data.epoch:
            self._tools.measures.count("matches", "begun")
            note("match begun", table=self.code, game=after.game.id, epoch=after.data.epoch)
        if after.data.phase == "over" != before.data.phase:
            self._tools.measures.count("matches", "over")
            note("match over", table=self.code, game=after.game.id, epoch=after.data.epoch, events=after.n)
            self._scheduler.start(self._keep_pictures(after.data.epoch, after.n))

    async def _keep_pictures(self, epoch: int, n: int) -> None:
        """Save what everybody saw in a match that is over, so that it can be shown after the rules have changed."""
        try:
            played = await self._tools.with_whole_match(self.state, epoch)
            if n > MOST_EVENTS or played is None or played.match is None:
                return
            match = played.match
            pictures = await self._tools.bots.later(lambda: write_pictures(match))
            async with self.lock:
                now, header = self.state, self.state.header
                if (now.data.epoch, now.n, now.playing) == (epoch, n, False) and header:
                    await self._save(replace(now, header=replace(header, pictures=pictures)), self.time())
        except (Behind, Denied, StoreProblem) as error:
            note("the views of a match were not stored", table=self.code, epoch=epoch, why=str(error))

    def _show(self, before: TableState) -> None:
        """Tell everybody what has changed, and let clocks and bots go on."""
        after = self.state
        if after.data is not before.data:
            self.audience.look_around()
        missed = (
            after.match is not None and before.n < after.match.log.start
        )  # another server has added more events than are in memory
        if after.data.epoch != before.data.epoch or missed:
            self.audience.start_over()
        else:
            if after.n != before.n:
                self.audience.tell_events(before.n)
            if _differs(before, after):
                self.audience.tell_table(anew=_holders_with_other_seats(before, after))
        self.schedule()

    def _refuse(self, holder: Holder, command: Command, refusal: Refusal) -> Refused:
        refused = Refused(command.id, refusal.code, refusal.rule, dict(refusal.params), self.state.n)
        self._tools.measures.count("refusals", refusal.code)
        if refusal.code not in ("not_saved", "too_fast", "no_table") and self.state.knows(holder):
            self._receipts.keep(holder, refused)
        return refused

    def time(self) -> int:
        """Return the time, never earlier than the last event."""
        return max(now(), last_event_at(self.state))


def _refuse_late(state: TableState, command: Deed, sent: float) -> None:
    """Raise Denied if a move was sent after the end of a race, or of the player's own time."""
    if not isinstance(command, Play | Undo):
        return
    if state.fair and sent > (state.deadline or 0):
        raise Denied("too_late", state.fair)
    time_left = state.times_left.get(command.seat)
    if time_left and time_left.until is not None and sent > time_left.until:
        raise Denied("too_late", "G-TIME")


def _differs(before: TableState, after: TableState) -> bool:
    """Return whether the table around the board has changed, or a name was taken out of its match."""
    if after.data is not before.data and after.data != before.data:
        return True
    then, now = (state.header.players if state.header else () for state in (before, after))
    return then != now


def _holders_with_other_seats(before: TableState, after: TableState) -> frozenset[Holder]:
    """Return the holders whose seats have changed."""
    if [chair.holder for chair in before.data.chairs] == [chair.holder for chair in after.data.chairs]:
        return frozenset()
    holders = {chair.holder for chair in (*before.data.chairs, *after.data.chairs)}
    return frozenset(holder for holder in holders if before.seats_of(holder) != after.seats_of(holder))


def _kind_of_actor(event: Event) -> str:
    if event.actor >= 0 and event.kind not in ABOUT_TIME:
        return "bot" if event.bot else "person"
    return "nature" if event.actor == NATURE else "clock"
