"""The keeper of a table: lets happen what happens by itself, when its clocks strike and its bots move."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Coroutine
from dataclasses import dataclass
from typing import Any, Protocol

from fives.core.game import Seat
from fives.core.refusal import Refusal
from fives.live.audience import Audience
from fives.live.bots import BotThreads
from fives.live.clocks import Clock, now
from fives.live.logs import complain
from fives.table.moves import move, play_clock_move, time_up, wait_or_resume
from fives.table.presence import is_here
from fives.table.state import TOLERANCE, TableState, last_event_at


class ScheduledTable(Protocol):
    """A table as its keeper knows it."""

    audience: Audience
    lock: asyncio.Lock  # held by whoever changes the state
    state: TableState

    @property
    def kept(self) -> bool:
        """Say whether this server runs the table's clocks and bots, now."""
        ...

    def time(self) -> int:
        """Return the time, never before the last event's."""
        ...

    async def take(self, after: TableState, at: int) -> bool:
        """Save and show what a bot or the clock did; say whether it could be saved, or need not be any more."""
        ...


@dataclass(eq=False, slots=True)
class BotTurn:
    """A bot at work: on which state, and whether its move is being made already."""

    state: TableState
    moving: bool = False
    task: asyncio.Task[None] | None = None

    def stop(self) -> None:
        """Stop thinking."""
        if self.task is not None:
            self.task.cancel()


class Scheduler:
    """The clocks of one table, the bots that think there, and what else goes on beside the people."""

    def __init__(self, table: ScheduledTable, bots: BotThreads, bot_delay: float) -> None:
        self._table = table
        self._bots = bots
        self._delay = bot_delay
        self._clock = Clock(self._ring)
        self._stand_in = Clock(self.wake)  # rings when the next bot begins to play for a person who is gone
        self._tasks: set[asyncio.Task[None]] = set()
        self._turns: dict[Seat, BotTurn] = {}
        self.closed = False  # nothing more happens by itself
        self._seen = False  # whether anyone has been here since the table is in memory
        self._bot_moved = 0.0  # when a bot moved last, by the monotonic clock

    @property
    def busy(self) -> bool:
        """Say whether something goes on, or will by itself."""
        return bool(self._tasks) or self._clock.armed

    @property
    def ticks(self) -> bool:
        """Say whether a clock runs: the game's, a player's, or that of a seat whose person is awaited."""
        return self._clock.armed or self._stand_in.armed

    def wake(self) -> None:
        """Set the clocks, let bots get ready, and those think that may act; one that is no longer asked stops."""
        state, gone = self._table.state, self._table.audience.stand_ins
        self._seen = self._seen or self._somebody
        if self.closed or not self._table.kept:
            self._rest()
            return
        if self._out_of_step:
            self.start(self._stop_or_go())
        self._clock.arm(self._rings)
        self._stand_in.arm(min((at for at in gone.values() if at > now()), default=None) if gone else None)
        for seat, turn in list(self._turns.items()):
            if not turn.moving and not self._still_asked(turn, seat):
                turn.stop()
                del self._turns[seat]
        for chair in state.data.chairs:
            if chair.kind == "bot":
                self._bots.get_ready(state.game, chair.level or state.game.usual_level)
        if not state.playing or state.match is None:
            return
        for seat in sorted(state.match.actors):
            if seat >= 0 and seat not in self._turns and self._is_bot(seat):
                turn = self._turns[seat] = BotTurn(state)
                turn.task = self.start(self._bot_turn(turn, seat))

    async def wake_up(self) -> None:
        """Note that the time stood still since a restart, before the first who comes could make it run on."""
        if not self._seen and self._out_of_step:
            await self._stop_or_go()

    def start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do something beside all else, until it is done or the table is closed."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def close(self) -> None:
        """Stop clocks and bots; what is saved stays."""
        self.closed = True
        self._clock.stop()
        self._stand_in.stop()
        for task in self._tasks:
            task.cancel()

    def _rest(self) -> None:
        """Leave clock and bots to the server that keeps the table."""
        self._clock.stop()
        self._stand_in.stop()
        for turn in self._turns.values():
            if not turn.moving:
                turn.stop()

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            complain("a bot or clock stopped", error, table=self._table.state.code)

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
        match, level = turn.state.match, turn.state.data.chairs[seat].level or turn.state.game.usual_level
        assert match is not None
        asked = time.monotonic()
        answer = await self._bots.choose(match, seat, level)
        shown = asked + max(self._delay, answer.seconds)
        while (left := max(shown, self._bot_moved + self._delay) - time.monotonic()) > 0:  # noqa: ASYNC110
            await asyncio.sleep(left)  # two bots never move at once, so that a person can follow
        self._bot_moved = time.monotonic()
        turn.moving = True
        async with self._table.lock:
            if not self._still_asked(turn, seat):
                return True
            state, at, self._bot_moved = self._table.state, self._table.time(), time.monotonic()
            try:
                after = move(state, seat, answer.move, at, bot=True)
            except Refusal as refusal:
                if state.n != turn.state.n:
                    return True  # what others did meanwhile forbids it: it is asked again
                self._bots.failed(refusal, match, level)
                after = move(state, seat, match.any_move(seat, random), at, bot=True)
            return await self._table.take(after, at)

    def _still_asked(self, turn: BotTurn, seat: Seat) -> bool:
        """Say whether a bot's move still fits: a bot plays here, and only others, asked at the same time, acted."""
        then, state = turn.state, self._table.state
        if not self._is_bot(seat):
            return False
        if not state.playing or state.match is None or state.data.epoch != then.data.epoch:
            return False
        return state.match.still_asked(seat, then.n)

    def _is_bot(self, seat: Seat) -> bool:
        """Say whether a bot plays for `seat` now: its own, or one that keeps a person's seat warm."""
        state, at = self._table.state, self._table.audience.stand_ins.get(seat)
        if state.data.chairs[seat].kind == "bot" or (at is not None and at <= now()):
            return True
        time_left = state.times_left.get(seat)
        return time_left is not None and time_left.out

    def _ring(self) -> None:
        self.start(self._strike())

    @property
    def _rings(self) -> int | None:
        """Return when the clock is to be looked at next."""
        rings, until = self._table.state.rings, self._until
        if rings is None or until is None:
            return rings if until is None else until + TOLERANCE
        return min(rings, until + TOLERANCE)

    @property
    def _until(self) -> int | None:
        """Return when the first player's time is up; a bot that plays for someone has all the time it needs."""
        state = self._table.state
        if state.data.time is None or self._out_of_step:
            return None
        running = {seat: time_left.until for seat, time_left in state.times_left.items() if not self._is_bot(seat)}
        return min((until for until in running.values() if until is not None), default=None)

    async def _strike(self) -> None:
        """Play the clock's move, or end somebody's time, if that time has really come."""
        async with self._table.lock:
            state, until, at = self._table.state, self._until, self._table.time()
            if state.rings is not None and at >= state.rings:
                await self._table.take(play_clock_move(state, at), at)
            elif until is not None and at >= until + TOLERANCE:
                late = [seat for seat, time_left in state.times_left.items() if time_left.until == until]
                await self._table.take(time_up(state, late, at), at)
            else:
                self._clock.arm(self._rings)

    @property
    def _somebody(self) -> bool:
        """Say whether a person who plays is here."""
        here = self._table.audience.room.here
        return any(is_here(chair, here) for chair in self._table.state.data.chairs if chair.kind == "person")

    @property
    def _out_of_step(self) -> bool:
        """Say whether players' time runs though none of them is here, or stands still though one is."""
        state = self._table.state
        if state.data.time is None or not state.playing or not state.times_left:
            return False
        return self._somebody == state.waits

    async def _stop_or_go(self) -> None:
        """Let the players' time stand still while none of them is here.

        After a restart of the server nobody is; what was thought since the last event then costs nothing.
        """
        async with self._table.lock:
            if self._out_of_step:
                state, at = self._table.state, self._table.time()
                said = at if self._seen else last_event_at(state)
                await self._table.take(wait_or_resume(state, said), at)
