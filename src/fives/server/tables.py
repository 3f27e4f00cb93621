"""A live table: one lock makes it the one writer. Check, save, acknowledge, send, in this order."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Any, Protocol, TypeVar

from msgspec.structs import replace

from fives.core.game import NATURE, Seat
from fives.core.match import GO_ON, RESIGN, TIMEOUT, WAIT, Event
from fives.core.refusal import Refusal
from fives.server.audience import Audience
from fives.server.clocks import TOLERANCE, Clock, now
from fives.server.commands import obey
from fives.server.going_on import check_going_on
from fives.server.limits import Buckets
from fives.server.logs import complain, note
from fives.server.messages import (
    Accepted,
    Answer,
    BecomeHost,
    Command,
    Deed,
    Onward,
    Play,
    Ready,
    Refused,
    Signal,
    Signalled,
    SitDown,
)
from fives.server.metrics import Metrics
from fives.server.moves import move, strike, tell_time
from fives.server.players import Players
from fives.server.presence import check_vacancy, is_here
from fives.server.receipts import Receipts, receipt_for, receipt_key
from fives.server.refusals import Denied
from fives.server.seating import come_back, sit_down
from fives.server.seats import Holder, all_ready
from fives.server.settings import Settings
from fives.server.standing import Standing, Written, caught_up, change_to, last_event_at
from fives.server.words import Word
from fives.store.base import Conflict, Receipt, Store, StoreProblem, Unsure

T = TypeVar("T")

SIGNAL_RATE = 0.5  # signs a second that a person may give
SIGNAL_BURST = 3  # and so many at once
TRIES = 5  # to be first with a change where other servers have been
SOON = 0.2  # seconds until a table that could not be read is read again
RETRY = 5.0  # seconds until a bot or clock tries again when its move could not be saved


@dataclass(frozen=True, slots=True)
class Tools:
    """What every table uses."""

    settings: Settings
    store: Store
    metrics: Metrics
    players: Players
    nodes: Company
    saved: Callable[[str, int], None]  # told after each save: the table and when
    lost: Callable[[Table], None]  # told when the table is gone, or nobody knows any more how it stands


class Company(Protocol):
    """What a table knows of the other servers of its database."""

    @property
    def shared(self) -> bool:
        """Say whether there can be any."""
        ...

    def keeps(self, code: str) -> bool:
        """Say whether this one runs the clock and the bots of a table, now."""
        ...

    def say(self, code: str, word: Word) -> None:
        """Tell the others who is at a table by this one."""
        ...


class Behind(Exception):
    """Another server has changed the table, or nobody knows whether a change was saved."""


@dataclass(eq=False, slots=True)
class BotTurn:
    """A bot at work: on which standing, and whether its move is being made already."""

    standing: Standing
    moving: bool = False
    task: asyncio.Task[None] | None = None

    def stop(self) -> None:
        """Stop thinking."""
        if self.task is not None:
            self.task.cancel()


class Table:
    """One table in memory. `standing` changes only under the lock, and only after it is saved."""

    def __init__(self, tools: Tools, standing: Standing, receipts: Receipts) -> None:
        self.standing = standing
        say = (lambda word: tools.nodes.say(self.code, word)) if tools.nodes.shared else None
        self.audience = Audience(lambda: self.standing, tools.settings, self.wake, say)
        self.used = time.monotonic()
        self._tools = tools
        self._receipts = receipts
        self._lock = asyncio.Lock()
        self._clock = Clock(self._ring)
        self._stand_in = Clock(self.wake)  # rings when the next bot begins to play for a person who is gone
        self._tasks: set[asyncio.Task[None]] = set()
        self._turns: dict[Seat, BotTurn] = {}
        self._closed = False
        self._seen = False  # whether anyone has been here since the table is in memory
        self._signals = Buckets(SIGNAL_RATE, SIGNAL_BURST)
        self._bot_moved = 0.0  # when a bot moved last, by the monotonic clock
        self._written: Written | None = None  # what is saved of the table's data, as far as is known

    @property
    def code(self) -> str:
        """Return the room code."""
        return self.standing.code

    @property
    def quiet(self) -> bool:
        """Say whether nobody is here and nothing is going on, so that the table may leave the memory."""
        return not (self.audience.somebody or self._tasks or self._clock.armed or self._lock.locked())

    @property
    def ticks(self) -> bool:
        """Say whether a clock runs here: the game's, a player's, or that of a seat whose person is awaited."""
        return self._clock.armed or self._stand_in.armed

    async def command(
        self, holder: Holder, command: Command, answer: Callable[[Answer], None], underway: float = 0
    ) -> None:
        """Carry out a command; `answer` is called before anyone hears of it.

        It was sent `underway` milliseconds ago; so much is made up for, within limits, where a race is to be fair.
        """
        sent = now() - min(underway, TOLERANCE)
        if not self._seen:
            await self._wake_up()
        async with self._lock:
            known = self._receipts.find(holder, command.id)
            if known is not None:
                answer(known)
                return
            if isinstance(command, Signal):
                self._signal(holder, command, answer)
                return
            work = partial(self._carry_out, holder, command, sent)
            try:
                accepted, before = await self._insist(work, receipt_key(holder, command.id))
            except Refusal as refusal:
                answer(self._refuse(holder, command, refusal))
                return
            answer(accepted)
            self._show(before)

    async def _carry_out(self, holder: Holder, command: Deed, sent: float) -> tuple[Answer, Standing]:
        """Return the answer to a command that is allowed, and how the table stood before."""
        before, at = self.standing, self._time()
        if known := self._receipts.find(holder, command.id):
            return known, before
        _refuse_late(before, command, sent)
        if isinstance(command, BecomeHost) and holder != before.data.host:
            check_vacancy(self.audience.vacant, before.data.host, self.audience.room.here, at)
        after = await self._obey(before, holder, command, at)
        accepted = Accepted(command.id, after.n)
        await self._save(after, at, receipt_for(holder, accepted))
        self._receipts.keep(holder, accepted)
        return accepted, before

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
                if not self._tools.nodes.shared or not await self._catch_up(key):
                    raise
        raise Denied("stale")

    async def refresh(self) -> None:
        """Read what other servers have saved since, for who opens the door."""
        if self._tools.nodes.shared:
            async with self._lock:
                await self._catch_up()

    def follow(self, version: int) -> None:
        """Catch up, soon, with what another server has saved."""
        if version > self.standing.version and not self._closed:
            self._start(self._follow(version))

    async def _follow(self, version: int) -> None:
        async with self._lock:
            if version > self.standing.version:
                try:
                    await self._catch_up()
                except Denied:
                    asyncio.get_running_loop().call_later(SOON, self.follow, version)

    async def _catch_up(self, key: str = "", sure: bool = True) -> bool:
        """Take over, and show, what other servers have saved; say whether there was anything.

        Raise Denied if that cannot be known. Who is not `sure` whether a change was saved then gives the table up.
        """
        before = self.standing
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
            self.standing = caught_up(before, saved)
            self._show(before)
        return bool(receipt) or saved.version != before.version

    async def sit_down(self, wish: SitDown, holder: Holder) -> Seat:
        """Give `holder` a free seat and return which."""
        had = self.standing.seats_of(holder)

        async def take_it() -> Seat:
            before, at = self.standing, self._time()
            for seat in before.seats_of(holder):
                if seat not in had:
                    return seat  # it was saved after all
            after, seat = sit_down(before, wish, holder)
            await self._save(after, at)
            self._show(before)
            return seat

        async with self._lock:
            return await self._insist(take_it)

    async def go_on(self, holder: Holder, lay: Callable[[Standing], Awaitable[Onward]]) -> None:
        """Let the host lay the next game's table, and point to it; if that was done already, it stays the one."""

        async def point() -> None:
            before, at = self.standing, self._time()
            check_going_on(before, holder)
            if before.data.next is None:
                onward = await lay(before)  # saved first: an unused table at worst, never a way to none
                await self._save(before.with_data(next=onward), at)
                self._show(before)

        async with self._lock:
            await self._insist(point)

    async def _obey(self, before: Standing, holder: Holder, command: Deed, at: int) -> Standing:
        """Return what a command leads to; a match that begins may have much to lay out, so nobody else waits for it."""
        if isinstance(command, Ready) and all_ready(before.data.chairs, but=holder):
            return await self._tools.players.soon(lambda: obey(before, holder, command, at))
        return obey(before, holder, command, at)

    def _signal(self, holder: Holder, signal: Signal, answer: Callable[[Answer], None]) -> None:
        """Show everyone a sign, unless it is not theirs to give or the last ones were just now; nothing is saved."""
        try:
            if signal.seat not in self.standing.seats_of(holder):
                raise Denied("not_your_seat", seat=signal.seat)
            if not self._signals.of(holder).take():
                raise Denied("too_fast")
        except Denied as denied:
            answer(self._refuse(holder, signal, denied))
            return
        accepted = Accepted(signal.id, self.standing.n)
        self._receipts.keep(holder, accepted)
        answer(accepted)
        self.audience.signal(Signalled(signal.seat, signal.sign))

    async def welcome(self, holder: Holder) -> None:
        """Take back the goodbye of a holder who is here again."""
        await self._wake_up()
        if come_back(self.standing, holder) is self.standing:
            return

        async def come() -> None:
            before, at = self.standing, self._time()
            await self._save(come_back(before, holder), at)
            self._show(before)

        async with self._lock:
            await self._insist(come)

    def wake(self) -> None:
        """Set the clocks, let bots get ready, and those think that may act; one that is no longer asked stops."""
        standing = self.standing
        self._seen = self._seen or self._somebody
        if self._closed or not self._tools.nodes.keeps(self.code):
            self._rest()
            return
        if self._out_of_step:
            self._start(self._stop_or_go())
        self._clock.arm(self._rings)
        gone = self.audience.stand_ins
        self._stand_in.arm(min((at for at in gone.values() if at > now()), default=None) if gone else None)
        for seat, turn in list(self._turns.items()):
            if not turn.moving and not self._still_asked(turn, seat):
                turn.stop()
                del self._turns[seat]
        for chair in standing.data.chairs:
            if chair.kind == "bot":
                self._tools.players.get_ready(standing.game, chair.level or standing.game.usual_level)
        if not standing.playing or standing.match is None:
            return
        for seat in sorted(standing.match.actors):
            if seat >= 0 and seat not in self._turns and self._is_bot(seat):
                turn = self._turns[seat] = BotTurn(standing)
                turn.task = self._start(self._bot_turn(turn, seat))

    def _rest(self) -> None:
        """Leave clock and bots to the server that keeps the table."""
        self._clock.stop()
        self._stand_in.stop()
        for turn in self._turns.values():
            if not turn.moving:
                turn.stop()

    def close(self) -> None:
        """Stop clocks and bots; what is saved stays."""
        self._closed = True
        self._clock.stop()
        self._stand_in.stop()
        for task in self._tasks:
            task.cancel()

    async def _bot_turn(self, turn: BotTurn, seat: Seat) -> None:
        """Let the bot of `seat` move once, unless it is no longer asked by then."""
        saved = True
        try:
            saved = await self._bot_moves(turn, seat)
        finally:
            if self._turns.get(seat) is turn:
                del self._turns[seat]
        if saved:
            self.wake()

    async def _bot_moves(self, turn: BotTurn, seat: Seat) -> bool:
        """Play the bot's move when its time has come; say whether it could be saved, or was not wanted any more."""
        match, level = turn.standing.match, turn.standing.data.chairs[seat].level or turn.standing.game.usual_level
        assert match is not None
        asked, delay = time.monotonic(), self._tools.settings.bot_delay
        answer = await self._tools.players.choose(match, seat, level)
        shown = asked + max(delay, answer.seconds)
        while (left := max(shown, self._bot_moved + delay) - time.monotonic()) > 0:  # noqa: ASYNC110
            await asyncio.sleep(left)  # two bots never move at once, so that a person can follow
        self._bot_moved = time.monotonic()
        turn.moving = True
        async with self._lock:
            if not self._still_asked(turn, seat):
                return True
            at, self._bot_moved = self._time(), time.monotonic()
            try:
                after = move(self.standing, seat, answer.move, at, bot=True)
            except Refusal as refusal:
                if self.standing.n != turn.standing.n:
                    return True  # what others did meanwhile forbids it: it is asked again
                self._tools.players.failed(refusal, match, level)
                after = move(self.standing, seat, match.any_move(seat, random), at, bot=True)
            return await self._take(after, at)

    def _still_asked(self, turn: BotTurn, seat: Seat) -> bool:
        """Say whether a bot's move still fits: a bot plays here, and only others, asked at the same time, acted."""
        then, standing = turn.standing, self.standing
        if not self._is_bot(seat):
            return False
        if not standing.playing or standing.match is None or standing.data.epoch != then.data.epoch:
            return False
        return standing.match.still_asked(seat, then.n)

    def _is_bot(self, seat: Seat) -> bool:
        """Say whether a bot plays for `seat` now: its own, or one that keeps a person's seat warm."""
        at = self.audience.stand_ins.get(seat)
        if self.standing.data.chairs[seat].kind == "bot" or (at is not None and at <= now()):
            return True
        sand = self.standing.sands.get(seat)
        return sand is not None and sand.out

    def _ring(self) -> None:
        self._start(self._strike())

    @property
    def _rings(self) -> int | None:
        """Return when the clock is to be looked at next."""
        rings, until = self.standing.rings, self._until
        if rings is None or until is None:
            return rings if until is None else until + TOLERANCE
        return min(rings, until + TOLERANCE)

    @property
    def _until(self) -> int | None:
        """Return when the first player's time is up; a bot that plays for someone has all the time it needs."""
        if self.standing.data.time is None or self._out_of_step:
            return None
        running = {seat: sand.until for seat, sand in self.standing.sands.items() if not self._is_bot(seat)}
        return min((until for until in running.values() if until is not None), default=None)

    async def _strike(self) -> None:
        """Play the clock's move, or end somebody's time, if that time has really come."""
        async with self._lock:
            rings, until, at = self.standing.rings, self._until, self._time()
            if rings is not None and at >= rings:
                await self._take(strike(self.standing, at), at)
            elif until is not None and at >= until + TOLERANCE:
                late = [seat for seat, sand in self.standing.sands.items() if sand.until == until]
                await self._take(tell_time(self.standing, (f"{TIMEOUT}{seat}" for seat in late), at), at)
            else:
                self._clock.arm(self._rings)

    @property
    def _somebody(self) -> bool:
        """Say whether a person who plays is here."""
        here = self.audience.room.here
        return any(is_here(chair, here) for chair in self.standing.data.chairs if chair.kind == "person")

    @property
    def _out_of_step(self) -> bool:
        """Say whether players' time runs though none of them is here, or stands still though one is."""
        standing = self.standing
        if standing.data.time is None or not standing.playing or not standing.sands:
            return False
        return self._somebody == standing.waits

    async def _wake_up(self) -> None:
        """Note that the time stood still since a restart, before the first who comes could make it run on."""
        if not self._seen and self._out_of_step:
            await self._stop_or_go()

    async def _stop_or_go(self) -> None:
        """Let the players' time stand still while none of them is here.

        After a restart of the server nobody is; what was thought since the last event then costs nothing.
        """
        async with self._lock:
            if self._out_of_step:
                word, at = GO_ON if self.standing.waits else WAIT, self._time()
                said = at if self._seen else last_event_at(self.standing)
                await self._take(tell_time(self.standing, (word,), said), at)

    async def _take(self, after: Standing, at: int) -> bool:
        """Save and show what a bot or the clock did; say whether it could be saved, or need not be any more."""
        before = self.standing
        if not self._tools.nodes.keeps(self.code):
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

    async def _save(self, after: Standing, at: int, receipt: Receipt | None = None) -> None:
        """Save what follows the standing and make it the standing; raise Behind or Denied if that fails."""
        before = self.standing
        change = change_to(after, before, at, receipt, self._written)
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
        self._tools.metrics.saves.observe(time.monotonic() - started)
        for event in change.events:
            self._tools.metrics.moves[_mover(event)] += 1
        self._tools.saved(self.code, at)
        if not change.same:
            self._written = Written(at, after.data, change.table)
        self.standing = replace(after, version=before.version + 1)
        self._count(before)

    def _count(self, before: Standing) -> None:
        """Count a match that this server has begun or ended."""
        after = self.standing
        if after.data.epoch != before.data.epoch:
            self._tools.metrics.matches["begun"] += 1
            note("match begun", table=self.code, game=after.game.id, epoch=after.data.epoch)
        if after.data.phase == "over" != before.data.phase:
            self._tools.metrics.matches["over"] += 1
            note("match over", table=self.code, game=after.game.id, epoch=after.data.epoch, events=after.n)

    def _show(self, before: Standing) -> None:
        """Tell everyone what has changed, and go on."""
        after = self.standing
        if after.data is not before.data:
            self.audience.look_around()
        if after.data.epoch != before.data.epoch:
            self.audience.start_over()
        else:
            if after.n != before.n:
                self.audience.tell_events(before.n)
            if after.data is not before.data and after.data != before.data:
                self.audience.tell_table(anew=_moved(before, after))
        self.wake()

    def _refuse(self, holder: Holder, command: Command, refusal: Refusal) -> Refused:
        refused = Refused(command.id, refusal.code, refusal.rule, dict(refusal.params), self.standing.n)
        self._tools.metrics.refusals[refusal.code] += 1
        if refusal.code not in ("not_saved", "too_fast", "no_table") and self.standing.knows(holder):
            self._receipts.keep(holder, refused)
        return refused

    def _time(self) -> int:
        """Return the time, never before the last event's even if the machine's clock was set back."""
        return max(now(), last_event_at(self.standing))

    def _start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            complain("a bot or clock stopped", error, table=self.code)


def _refuse_late(standing: Standing, command: Deed, sent: float) -> None:
    """Raise Denied if a move was sent after the end of a race, or of the player's own time."""
    if not isinstance(command, Play) or command.move == RESIGN:
        return
    if standing.fair and sent > (standing.deadline or 0):
        raise Denied("too_late", standing.fair)
    sand = standing.sands.get(command.seat)
    if sand and sand.until is not None and sent > sand.until:
        raise Denied("too_late", "G-TIME")


def _moved(before: Standing, after: Standing) -> frozenset[Holder]:
    """Return who holds other seats than before."""
    if [chair.holder for chair in before.data.chairs] == [chair.holder for chair in after.data.chairs]:
        return frozenset()
    holders = {chair.holder for chair in (*before.data.chairs, *after.data.chairs)}
    return frozenset(holder for holder in holders if before.seats_of(holder) != after.seats_of(holder))


def _mover(event: Event) -> str:
    if event.actor >= 0:
        return "bot" if event.bot else "person"
    return "nature" if event.actor == NATURE else "clock"
