"""The scheduler of a table: it runs the clocks and lets the bots move."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Coroutine
from dataclasses import dataclass
from typing import Any, Final, Protocol

from fives.core.game import NATURE, Seat
from fives.core.refusal import Refusal
from fives.live.bot_threads import BotThreads
from fives.live.deadline_alarm import Alarm
from fives.live.json_logs import complain
from fives.live.listeners import Audience
from fives.live.steady_clock import now
from fives.table.absence import is_here
from fives.table.moves import move, play_clock_move, time_up, wait_or_resume
from fives.table.state import TOLERANCE, TableState, last_event_at, with_what_follows

LATER: Final = 0.5  # of a bot's delay, what it waits before a further move of its turn


class ScheduledTable(Protocol):
    """A live table, as its scheduler uses it."""

    audience: Audience
    lock: asyncio.Lock  # held while the state changes
    state: TableState

    @property
    def runs_here(self) -> bool:
        """Return whether this server runs the table's clocks and bots now."""
        ...

    def time(self) -> int:
        """Return the time, never earlier than the last event."""
        ...

    async def take(self, after: TableState, at: int) -> bool:
        """Save and show what a bot or the clock did. Return False if it could not be saved and is still wanted."""
        ...


@dataclass(eq=False, slots=True)
class BotTurn:
    """A bot that thinks about a state; `moving` once its move is being played."""

    state: TableState
    moving: bool = False
    task: asyncio.Task[None] | None = None

    def stop(self) -> None:
        """Stop thinking."""
        if self.task is not None:
            self.task.cancel()


class Scheduler:
    """The clocks of one table, its thinking bots, and other tasks in the background."""

    def __init__(self, table: ScheduledTable, bots: BotThreads, bot_delay: float) -> None:
        self._table = table
        self._bots = bots
        self._delay = bot_delay
        self._alarm = Alarm(self._on_alarm)
        self._stand_in_alarm = Alarm(self.schedule)  # goes off when the next bot begins to play for an absent person
        self._tasks: set[asyncio.Task[None]] = set()
        self._turns: dict[Seat, BotTurn] = {}
        self.closed = False  # clocks and bots have stopped for good
        self._seen = False  # whether anybody has been present since the table was loaded
        self._bot_moved = 0.0  # when a bot moved last, by the monotonic clock

    @property
    def busy(self) -> bool:
        """Return whether a task runs or the alarm is set."""
        return bool(self._tasks) or self._alarm.armed

    @property
    def clock_runs(self) -> bool:
        """Return whether a clock runs: the game's, a player's, or that of an absent person's seat."""
        return self._alarm.armed or self._stand_in_alarm.armed

    def schedule(self) -> None:
        """Set the alarms, get bots ready, start those that may act, and stop those that may not act any more."""
        state, gone = self._table.state, self._table.audience.stand_ins
        self._seen = self._seen or self._anyone_here
        if self.closed or not self._table.runs_here:
            self._stop_here()
            return
        if self._time_is_wrong:
            self.start(self._correct_time())
        self._alarm.arm(self._alarm_at)
        self._stand_in_alarm.arm(min((at for at in gone.values() if at > now()), default=None) if gone else None)
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

    async def stop_time_after_restart(self) -> None:
        """Stop the players' time after a restart, before the first player who comes back lets it run."""
        if not self._seen and self._time_is_wrong:
            await self._correct_time()

    def start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Run `work` as a task of this table; it ends at the latest when the table is closed."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def close(self) -> None:
        """Stop clocks and bots."""
        self.closed = True
        self._alarm.stop()
        self._stand_in_alarm.stop()
        for task in self._tasks:
            task.cancel()

    def _stop_here(self) -> None:
        """Stop clocks and bots here; another server runs the table."""
        self._alarm.stop()
        self._stand_in_alarm.stop()
        for turn in self._turns.values():
            if not turn.moving:
                turn.stop()

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            complain("a bot or clock stopped", error, table=self._table.state.code)

    async def _bot_turn(self, turn: BotTurn, seat: Seat) -> None:
        """Let the bot of `seat` move once, if it is still asked when it has chosen."""
        saved = True
        try:
            saved = await self._bot_moves(turn, seat)
        finally:
            if self._turns.get(seat) is turn:
                del self._turns[seat]
        if saved:
            self.schedule()

    async def _bot_moves(self, turn: BotTurn, seat: Seat) -> bool:
        """Choose and play the bot's move. Return False if it could not be saved and is still wanted."""
        match, level = turn.state.match, turn.state.data.chairs[seat].level or turn.state.game.usual_level
        assert match is not None
        asked = time.monotonic()
        stand_in = turn.state.data.chairs[seat].kind != "bot"
        answer = await self._bots.choose(match, seat, level, stand_in)
        delay = self._delay * (LATER if _goes_on(turn.state, seat) else 1)
        shown = asked + max(delay, answer.seconds)
        while (left := max(shown, self._bot_moved + delay) - time.monotonic()) > 0:  # noqa: ASYNC110
            await asyncio.sleep(left)  # bots never move at the same moment, so that a person can follow
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
                    return True  # no longer legal after what others did: the bot is asked again
                self._bots.failed(refusal, match, level)
                after = move(state, seat, match.any_move(seat, random), at, bot=True)
            return await self._table.take(after, at)

    def _still_asked(self, turn: BotTurn, seat: Seat) -> bool:
        """Return whether a bot's move is still wanted: only others, asked at the same time, have acted since."""
        then, state = turn.state, self._table.state
        if not self._is_bot(seat):
            return False
        if not state.playing or state.match is None or state.data.epoch != then.data.epoch:
            return False
        if state.rings != then.rings:
            return False  # the game's clock runs otherwise, as when somebody has turned a sand timer
        return state.match.still_asked(seat, then.n)

    def _is_bot(self, seat: Seat) -> bool:
        """Return whether a bot plays for `seat` now, be it a bot's seat or an absent person's."""
        state, at = self._table.state, self._table.audience.stand_ins.get(seat)
        if state.data.chairs[seat].kind == "bot" or (at is not None and at <= now()):
            return True
        time_left = state.times_left.get(seat)
        return time_left is not None and time_left.out

    def _on_alarm(self) -> None:
        self.start(self._act_for_clock())

    @property
    def _alarm_at(self) -> int | None:
        """Return when the alarm has to go off next."""
        if (begins := self._table.state.data.begins) is not None:
            return begins
        rings, until = self._table.state.rings, self._until
        if rings is None or until is None:
            return rings if until is None else until + TOLERANCE
        return min(rings, until + TOLERANCE)

    @property
    def _until(self) -> int | None:
        """Return when the first player's time is up. A bot that plays for somebody has no limit."""
        state = self._table.state
        if state.data.time is None or self._time_is_wrong:
            return None
        running = {seat: time_left.until for seat, time_left in state.times_left.items() if not self._is_bot(seat)}
        return min((until for until in running.values() if until is not None), default=None)

    async def _act_for_clock(self) -> None:
        """Begin the match, play the clock's move or end a player's time, if it is due; else set the alarm again."""
        async with self._table.lock:
            state, until, at = self._table.state, self._until, self._table.time()
            if state.data.begins is not None and at >= state.data.begins:
                await self._table.take(await self._bots.soon(lambda: with_what_follows(state, at)), at)
            elif state.rings is not None and at >= state.rings:
                await self._table.take(play_clock_move(state, at), at)
            elif until is not None and at >= until + TOLERANCE:
                late = [seat for seat, time_left in state.times_left.items() if time_left.until == until]
                await self._table.take(time_up(state, late, at), at)
            else:
                self._alarm.arm(self._alarm_at)

    @property
    def _anyone_here(self) -> bool:
        """Return whether a player who is a person is present."""
        here = self._table.audience.room.here
        return any(is_here(chair, here) for chair in self._table.state.data.chairs if chair.kind == "person")

    @property
    def _time_is_wrong(self) -> bool:
        """Return whether the players' time runs though all are absent, or stands still though one is present."""
        state = self._table.state
        if state.data.time is None or not state.playing or not state.times_left:
            return False
        return self._anyone_here == state.waits

    async def _correct_time(self) -> None:
        """Stop the players' time while all of them are absent, or let it run again.

        After a restart all are absent; the time since the last event then costs nothing.
        """
        async with self._table.lock:
            if self._time_is_wrong:
                state, at = self._table.state, self._table.time()
                said = at if self._seen else last_event_at(state)
                await self._table.take(wait_or_resume(state, said), at)


def _goes_on(state: TableState, seat: Seat) -> bool:
    """Return whether `seat` made the last move, nature aside."""
    assert state.match is not None
    log = state.match.log
    for number in range(len(log) - 1, log.start - 1, -1):
        if log[number].actor != NATURE:
            return log[number].actor == seat
    return False
