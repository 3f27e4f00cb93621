"""A live table: one lock makes it the one writer. Check, save, acknowledge, send, in this order."""

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

from fives.core.event import ABOUT_TIME, Event
from fives.core.game import NATURE, Seat
from fives.core.refusal import Refusal
from fives.core.stored_views import MOST_EVENTS, write_pictures
from fives.live.audience import Audience
from fives.live.bots import BotThreads
from fives.live.clocks import now
from fives.live.limits import Buckets
from fives.live.loading import recent, restored
from fives.live.logs import complain, note
from fives.live.measures import Measures
from fives.live.other_servers import OtherServers
from fives.live.receipts import Receipts, receipt_for, receipt_key
from fives.live.scheduler import Scheduler
from fives.live.settings import LiveSettings
from fives.store.protocol import Conflict, Store, StoreProblem, Unsure
from fives.table.bodies import SitDown
from fives.table.commands import apply_command
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
    Undo,
)
from fives.table.next_game import check_next_game
from fives.table.presence import check_vacancy
from fives.table.records import without_name
from fives.table.refusals import Denied
from fives.table.saved import Receipt, SavedTable
from fives.table.saving import Written, caught_up, change_to
from fives.table.seating import come_back, sit_down
from fives.table.seats import Holder, all_ready
from fives.table.state import TOLERANCE, Header, TableState, last_event_at

T = TypeVar("T")

SIGNAL_RATE = 0.5  # signs a second that a person may give
SIGNAL_BURST = 3  # and so many at once
LAST = 10**9  # no match has so high a number, nor so many events
TRIES = 5  # to be first with a change where other servers have been
SOON = 0.2  # seconds until a table that could not be read is read again
RETRY = 5.0  # seconds until a bot or clock tries again when its move could not be saved


@dataclass(frozen=True, slots=True)
class Tools:
    """What every table uses."""

    settings: LiveSettings
    store: Store
    measures: Measures
    bots: BotThreads
    members: OtherServers
    saved: Callable[[str, int], None]  # told after each save: the table and when
    lost: Callable[[Table], None]  # told when the table is gone, or nobody knows any more how it stands
    delete: Callable[[Table], Awaitable[None]]  # deletes the table from the store
    whole: Callable[[TableState, int], Awaitable[TableState | None]]  # returns the table with all of a match
    changed: Callable[[Table], None]  # told after each change, and when somebody came or went


class Behind(Exception):
    """Another server has changed the table, or nobody knows whether a change was saved."""


class Table:
    """One table in memory. `state` changes only under the lock, and only after it is saved."""

    def __init__(self, tools: Tools, state: TableState, receipts: Receipts) -> None:
        self.state = state
        say = (lambda word: tools.members.say(self.code, word)) if tools.members.shared else None
        self.audience = Audience(lambda: self.state, tools.settings, self.wake, say)
        self.lock = asyncio.Lock()
        self.used = time.monotonic()
        self._tools = tools
        self._receipts = receipts
        self._scheduler = Scheduler(self, tools.bots, tools.settings.bot_delay)
        self._signals = Buckets(SIGNAL_RATE, SIGNAL_BURST)
        self._written: Written | None = None  # what is saved of the table's data, as far as is known

    @property
    def code(self) -> str:
        """Return the room code."""
        return self.state.code

    @property
    def quiet(self) -> bool:
        """Say whether nobody is here and nothing is going on, so that the table may leave the memory."""
        return not (self.audience.somebody or self._scheduler.busy or self.lock.locked())

    @property
    def ticks(self) -> bool:
        """Say whether a clock runs here: the game's, a player's, or that of a seat whose person is awaited."""
        return self._scheduler.ticks

    @property
    def kept(self) -> bool:
        """Say whether this server runs the table's clocks and bots, now."""
        return self._tools.members.keeps(self.code)

    def wake(self) -> None:
        """Let go on what goes on by itself: the clocks, and the bots that may act."""
        self._tools.changed(self)
        self._scheduler.wake()

    def close(self) -> None:
        """Stop clocks and bots; what is saved stays."""
        self._scheduler.close()

    async def command(
        self, holder: Holder, command: Command, answer: Callable[[Answer], None], underway: float = 0
    ) -> None:
        """Carry out a command; `answer` is called before anyone hears of it.

        It was sent `underway` milliseconds ago; so much is made up for, within limits, where a race is to be fair.
        """
        sent = now() - min(underway, TOLERANCE)
        await self._scheduler.wake_up()
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
                accepted, before = await self._insist(work, receipt_key(holder, command.id))
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
        """Return the answer to a command that is allowed, and how the table stood before."""
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
        """Return what is saved of a match that is over besides its log."""
        if epoch == self.state.data.epoch:
            return None if self.state.playing else self.state.header
        saved = await self._tools.store.load_match(self.code, epoch, after=LAST) if 0 < epoch < LAST else None
        return msgspec.json.decode(saved.header, type=Header) if saved else None

    async def _insist(self, work: Callable[[], Awaitable[T]], key: str = "") -> T:
        """Do what a person asks; again, after catching up, if another server was first or knows more.

        If that server has answered the command of this `key` already, its answer is found the next time.
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
        """Read what other servers have saved since, for who opens the door."""
        if self._tools.members.shared:
            async with self.lock:
                await self._catch_up()

    def follow(self, version: int) -> None:
        """Catch up, soon, with what another server has saved."""
        if version > self.state.version and not self._scheduler.closed:
            self._scheduler.start(self._follow(version))

    async def _follow(self, version: int) -> None:
        async with self.lock:
            if version > self.state.version:
                try:
                    await self._catch_up()
                except Denied:
                    asyncio.get_running_loop().call_later(SOON, self.follow, version)

    async def _catch_up(self, key: str = "", sure: bool = True) -> bool:
        """Take over, and show, what other servers have saved; say whether there was anything.

        Raise Denied if that cannot be known. Who is not `sure` whether a change was saved then gives the table up.
        """
        before = self.state
        try:
            saved = await self._tools.store.load(self.code, *before.known)
            receipt = await self._tools.store.load_receipt(self.code, key) if key else None
        except StoreProblem as error:
            note("a table could not be read again", table=self.code, why=str(error))
            if not sure:
                self._tools.lost(self)
            raise Denied("not_saved") from None
        if saved is None:
            asyncio.get_running_loop().call_soon(self._tools.lost, self)  # once the refusal is on its way
            raise Denied("no_table")
        if receipt:
            self._receipts.restore(receipt)
        if saved.version != before.version:
            found = caught_up(before, saved)
            self.state = recent(found) if found else await self._read_again(before, saved)
            self._show(before)
        return bool(receipt) or saved.version != before.version

    async def _read_again(self, before: TableState, saved: SavedTable) -> TableState:
        """Return the table as others have saved it, with another match than before."""
        return await restored(self._tools.store, self.code, lambda _: before.game, saved)

    async def sit_down(self, wish: SitDown, holder: Holder) -> Seat:
        """Give `holder` a free seat and return which."""
        had = self.state.seats_of(holder)

        async def take_it() -> Seat:
            before, at = self.state, self.time()
            for seat in before.seats_of(holder):
                if seat not in had:
                    return seat  # it was saved after all
            after, seat = sit_down(before, wish, holder)
            await self._save(after, at)
            self._show(before)
            return seat

        async with self.lock:
            return await self._insist(take_it)

    async def go_on(self, holder: Holder, lay: Callable[[TableState], Awaitable[Onward]]) -> None:
        """Let the host lay the next game's table, and point to it; if that was done already, it stays the one."""

        async def point() -> None:
            before, at = self.state, self.time()
            check_next_game(before, holder)
            if before.data.next is None:
                onward = await lay(before)  # saved first: an unused table at worst, never a way to none
                await self._save(before.with_data(next=onward), at)
                self._show(before)

        async with self.lock:
            await self._insist(point)

    async def _apply(self, before: TableState, holder: Holder, command: Deed, at: int) -> TableState:
        """Return what a command leads to; a match that begins may have much to lay out, so nobody else waits for it."""
        if isinstance(command, Ready) and all_ready(before.data.chairs, but=holder):
            return await self._tools.bots.soon(lambda: apply_command(before, holder, command, at))
        return apply_command(before, holder, command, at)

    def _signal(self, holder: Holder, signal: Signal, answer: Callable[[Answer], None]) -> None:
        """Show everyone a sign, unless it is not theirs to give or the last ones were just now; nothing is saved."""
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
        """Take back the goodbye of a holder who is here again."""
        await self._scheduler.wake_up()
        if come_back(self.state, holder) is self.state:
            return

        async def come() -> None:
            before, at = self.state, self.time()
            await self._save(come_back(before, holder), at)
            self._show(before)

        async with self.lock:
            await self._insist(come)

    async def take(self, after: TableState, at: int) -> bool:
        """Save and show what a bot or the clock did; say whether it could be saved, or need not be any more."""
        before = self.state
        if not self.kept:
            return True
        try:
            await self._save(after, at)
        except Behind:
            return await self._give_way()
        except Denied:
            asyncio.get_running_loop().call_later(RETRY, self.wake)
            return False
        self._show(before)
        return True

    async def _give_way(self) -> bool:
        """Catch up with what made a move of a bot or the clock impossible; say whether there was anything."""
        with suppress(Denied):
            if await self._catch_up():
                return True
        asyncio.get_running_loop().call_later(SOON, self.wake)
        return False

    async def _save(
        self, after: TableState, at: int, receipt: Receipt | None = None, older: tuple[int, Header] | None = None
    ) -> None:
        """Save what follows the state and make it the state; raise Behind or Denied if that fails.

        The header of an `older` match, if given, is written anew.
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
            self._tools.measures.count("moves", _mover(event))
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
        """Save what was seen in a match that is over, so that it can be shown when the rules have changed."""
        try:
            played = await self._tools.whole(self.state, epoch)
            if n > MOST_EVENTS or played is None or played.match is None:
                return
            match = played.match
            pictures = await self._tools.bots.later(lambda: write_pictures(match))
            async with self.lock:
                now, header = self.state, self.state.header
                if (now.data.epoch, now.n, now.playing) == (epoch, n, False) and header:
                    await self._save(replace(now, header=replace(header, pictures=pictures)), self.time())
        except (Behind, Denied, StoreProblem) as error:
            note("a match has no pictures", table=self.code, epoch=epoch, why=str(error))

    def _show(self, before: TableState) -> None:
        """Tell everyone what has changed, and go on."""
        after = self.state
        if after.data is not before.data:
            self.audience.look_around()
        missed = after.match is not None and before.n < after.match.log.start  # other servers went on for long
        if after.data.epoch != before.data.epoch or missed:
            self.audience.start_over()
        else:
            if after.n != before.n:
                self.audience.tell_events(before.n)
            if _differs(before, after):
                self.audience.tell_table(anew=_moved(before, after))
        self.wake()

    def _refuse(self, holder: Holder, command: Command, refusal: Refusal) -> Refused:
        refused = Refused(command.id, refusal.code, refusal.rule, dict(refusal.params), self.state.n)
        self._tools.measures.count("refusals", refusal.code)
        if refusal.code not in ("not_saved", "too_fast", "no_table") and self.state.knows(holder):
            self._receipts.keep(holder, refused)
        return refused

    def time(self) -> int:
        """Return the time, never before the last event's even if the machine's clock was set back."""
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
    """Say whether the table around the board has changed, also by a name that was taken out of its match."""
    if after.data is not before.data and after.data != before.data:
        return True
    then, now = (state.header.players if state.header else () for state in (before, after))
    return then != now


def _moved(before: TableState, after: TableState) -> frozenset[Holder]:
    """Return who holds other seats than before."""
    if [chair.holder for chair in before.data.chairs] == [chair.holder for chair in after.data.chairs]:
        return frozenset()
    holders = {chair.holder for chair in (*before.data.chairs, *after.data.chairs)}
    return frozenset(holder for holder in holders if before.seats_of(holder) != after.seats_of(holder))


def _mover(event: Event) -> str:
    if event.actor >= 0 and event.kind not in ABOUT_TIME:
        return "bot" if event.bot else "person"
    return "nature" if event.actor == NATURE else "clock"
