"""A table's state: one frozen value, which leads from one match to the next."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from fives.core.catalogue import find_clock_pace
from fives.core.chance.daily_puzzle import day_dice, day_secret
from fives.core.chance.duplicate_dice import duplicate_dice, match_secret
from fives.core.chance.sealed_dice import DiceSource, new_secret, sealed_dice
from fives.core.game import NATURE, AnyGame, Result, Seat
from fives.core.matches.event import ABOUT_TIME, Event
from fives.core.matches.match import Match, new_match, replay
from fives.core.matches.referee import play_chance
from fives.core.matches.thinking_time import (
    Person,
    ThinkingTimes,
    TimeLeft,
    TimeLimit,
    follow_times,
    start_times,
    time_left_of,
)
from fives.core.options import read_options
from fives.core.records.record import Newcomer, Player
from fives.core.refusal import BadOption
from fives.table.messages import Consent, Notice, Onward, Phase
from fives.table.seats.chairs import Chair, after_match, is_ready, one_device, seats_of
from fives.table.seats.emblems import with_all_emblems
from fives.table.seats.tokens import Holder

TOLERANCE: Final = 100  # milliseconds of delay that a fair clock compensates for, at most
COUNTDOWN: Final = 3_000  # milliseconds from the last "ready" to the beginning, where all screens count down
ANSWER_TIME: Final = 60_000  # milliseconds that a question waits for its answers


class Question(msgspec.Struct, frozen=True):
    """A question of one seat to the others (`take_back`, `draw`, `stop`), with the seats that have agreed."""

    kind: Consent
    seat: Seat
    n: int
    epoch: int
    at: int
    agreed: tuple[Seat, ...] = ()
    declined: bool = False

    def expired(self, at: int) -> bool:
        """Return whether its time for answers is up."""
        return at >= self.at + ANSWER_TIME

    def stands_after(self, events: Iterable[Event]) -> bool:
        """Return whether it is still open after these events.

        A move withdraws a take-back, a move of others the offer of a draw. A question to stop (G6R) stays open.
        """
        if self.kind == "stop":
            return True
        moved = [event for event in events if event.kind not in ABOUT_TIME]
        return not moved or (self.kind == "draw" and all(event.actor in (self.seat, NATURE) for event in moved))


class TableData(msgspec.Struct, frozen=True):
    """The data of a table that are saved apart from its matches."""

    game: str
    options: dict[str, Any]
    host: Holder
    chairs: tuple[Chair, ...]
    phase: Phase
    epoch: int
    secret: str  # of this match, or of the next once this is over
    first: Seat | None  # the starter of the next match, if it is known
    daily: str = ""  # the day whose puzzle is played here
    listed: bool = True  # on the shelf while it waits for guests
    taken: tuple[Event, ...] = ()  # the events that the first match takes over from another
    format: int = 1  # of those events: 1, by fives 1.0.0, has no kinds
    time: TimeLimit | None = None  # how long a player may think
    locked: bool = False  # no more guests sit down
    question: Question | None = None  # the last one asked
    newcomers: tuple[Newcomer, ...] = ()  # who took a seat in the middle of a match, of all matches
    by_hand: bool = False  # people throw real dice
    beside: tuple[str, ...] = ()  # the tables that play with the same dice, this one too (G-DUPLICATE)
    common: str = ""  # their secret, from which each match has its own
    next: Onward | None = None  # the table of the next game; this one is finished
    grows: bool = False  # guests who find no free seat add one, as long as the game has room
    begins: int | None = None  # when the next match begins: all screens count down to it
    notice: Notice = ""  # why it is in its waiting room, until the next match begins


class Header(msgspec.Struct, frozen=True):
    """The data of a match that are saved apart from its log."""

    version: int  # of the rules
    at: int
    first: Seat | None
    players: tuple[Player, ...]
    seeds: tuple[str, ...]
    secret: str
    taken: int = 0  # how many of its events come from another match
    by_hand: bool = False
    result: Result | None = None  # once it is over
    pictures: str = ""  # what was seen, soon after it is over (`core.records.stored_views`)


class TableState(msgspec.Struct, frozen=True):
    """A table at one moment. A command makes a new state, which counts once it is saved."""

    code: str
    game: AnyGame
    data: TableData
    header: Header | None = None
    match: Match | None = None
    version: int = 0  # how many changes were saved
    times: ThinkingTimes | None = None  # of the match, if the players' time is limited

    @property
    def n(self) -> int:
        """Return the number of the last event."""
        return self.match.n if self.match else 0

    @property
    def known(self) -> tuple[int, int]:
        """Return the match and the number of its last event, to ask what was saved since."""
        return (self.data.epoch, self.n) if self.match else (0, 0)

    @property
    def playing(self) -> bool:
        """Return whether a match is running."""
        return self.data.phase == "playing"

    @property
    def asked(self) -> Question | None:
        """Return the open or declined question of this match, if there is one."""
        question = self.data.question
        if question is None or not self.playing or self.match is None or question.epoch != self.data.epoch:
            return None
        return question

    @property
    def unanswered(self) -> tuple[Seat, ...]:
        """Return the seats of people who have not answered the question. Bots, and people who left, need not."""
        agreed = self.asked.agreed if self.asked else range(len(self.data.chairs))
        people = (seat for seat, chair in enumerate(self.data.chairs) if chair.kind == "person" and not chair.left)
        return tuple(seat for seat in people if seat not in agreed)

    @property
    def counts(self) -> tuple[int, ...]:
        """Return how many seats the table may have now. Only a waiting room has a choice."""
        data, seats = self.data, len(self.data.chairs)
        if data.phase != "gathering" or data.next or data.daily or data.beside or data.taken or seats == 1:
            return (seats,)
        try:
            options = read_options(self.game, data.options)
        except BadOption:  # of another release of fives
            return (seats,)
        return tuple(count for count in self.game.seats_for(options) if count > 1)

    @property
    def room(self) -> int:
        """Return how many more guests may sit down before the match."""
        free = sum(chair.kind == "open" for chair in self.data.chairs)
        return free + (max(self.counts) - len(self.data.chairs) if self.data.grows else 0)

    @property
    def asks(self) -> bool:
        """Return whether the match begins only when the host says so or all people are ready.

        So it does with three or more seats, or while seats may still be added by guests, unless all people are on one
        device. A table for two begins when the second person sits down.
        """
        chairs = self.data.chairs
        more = self.data.grows and max(self.counts) > 2
        return len(chairs) > 1 and (more or (len(chairs) > 2 and not one_device(chairs)))

    @property
    def all_ready(self) -> bool:
        """Return whether the next match may begin."""
        return all(is_ready(chair, self.asks) for chair in self.data.chairs)

    @property
    def counts_down(self) -> bool:
        """Return whether a match begins by a countdown: on several devices, with three or more seats or a clock."""
        chairs = self.data.chairs
        return not one_device(chairs) and (len(chairs) > 2 or self.game.timed)

    @property
    def dice(self) -> DiceSource:
        """Return the dice of the match: the day's, those of several tables, or sealed ones."""
        assert self.match is not None
        assert self.header is not None
        secret = bytes.fromhex(self.header.secret)
        if self.data.daily:
            return day_dice(secret)
        if self.data.beside:
            return duplicate_dice(secret)
        return sealed_dice(secret, self.code, self.data.epoch, self.header.seeds)

    @property
    def deadline(self) -> int | None:
        """Return when the clock acts, counted from the event that started it."""
        if not self.playing or self.match is None or self.header is None:
            return None
        alarm = self.game.rules.alarm(self.match.state)
        if alarm is None:
            return None
        since = self.match.wound.at if self.match.wound else self.header.at
        seconds = alarm.seconds
        if paced := find_clock_pace(self.game):
            bots = [seat for seat, chair in enumerate(self.data.chairs) if chair.kind == "bot"]
            seconds = paced(self.match.state, seconds, bots)
        return since + round(1000 * seconds)

    @property
    def fair(self) -> str:
        """Return the rule by which the clock waits for moves that are still on their way; empty if it does not."""
        alarm = self.game.rules.alarm(self.match.state) if self.playing and self.match is not None else None
        return "" if alarm is None else alarm.fair

    @property
    def rings(self) -> int | None:
        """Return when the clock's move is played: the deadline, or a little later if moves may be on their way."""
        deadline = self.deadline
        return None if deadline is None else deadline + TOLERANCE * bool(self.fair)

    @property
    def times_left(self) -> dict[Seat, TimeLeft]:
        """Return the time of each person, where it is limited (G-TIME)."""
        if self.data.time is None or self.match is None or self.times is None:
            return {}
        told = {each.seat: time_left_of(self.times, self.match, self.data.time, each) for each in self.people}
        return (
            told
            if self.playing
            else {seat: dataclasses.replace(time_left, until=None) for seat, time_left in told.items()}
        )

    @property
    def people(self) -> list[Person]:
        """Return the people whose time is counted. People on one device choose one after the other."""
        return [
            Person(seat, tuple(other for other in self.seats_of(chair.holder) if other < seat))
            for seat, chair in enumerate(self.data.chairs)
            if chair.kind == "person"
        ]

    @property
    def waits(self) -> bool:
        """Return whether the players' time stands still because all are absent."""
        return self.times is not None and not self.times.runs

    def seats_of(self, holder: Holder) -> tuple[Seat, ...]:
        """Return the seats that `holder` holds."""
        return seats_of(self.data.chairs, holder)

    def newcomers_of(self, epoch: int) -> tuple[Newcomer, ...]:
        """Return the people who took a seat over during match `epoch`."""
        return tuple(came for came in self.data.newcomers if came.epoch == epoch)

    def knows(self, holder: Holder) -> bool:
        """Return whether `holder` is the host or holds a seat."""
        return self.is_host(holder) or bool(self.seats_of(holder))

    def is_host(self, holder: Holder) -> bool:
        """Return whether `holder` leads the table."""
        return bool(holder) and holder == self.data.host

    def with_data(self, **changes: Any) -> TableState:
        """Return the state with some of its data changed."""
        return replace(self, data=replace(self.data, **changes))


def with_what_follows(state: TableState, at: int) -> TableState:
    """Return the state after automatic changes: a match begins when all are ready, and ends when it is over."""
    if not state.playing:
        state = _begin_if_ready(_with_emblems(state), at)
    if state.playing and state.match is not None and state.match.result is not None:
        state = _end(state, state.match)
    if state.data.phase == "over" and state.match is not None and state.match.result is None:
        state = _reopen(state)
    return state


def _with_emblems(state: TableState) -> TableState:
    chairs = with_all_emblems(state.data.chairs)
    return state if chairs is state.data.chairs else state.with_data(chairs=chairs)


def _begin_if_ready(state: TableState, at: int) -> TableState:
    """Return the state with the next match begun, or with its countdown started, or stopped if not all are ready."""
    begins = state.data.begins
    if not state.all_ready:
        return state if begins is None else state.with_data(begins=None)
    if COUNTDOWN and state.counts_down and (begins is None or at < begins):
        return state if begins is not None else state.with_data(begins=at + COUNTDOWN)
    return _begin(state, at)


def _begin(state: TableState, at: int) -> TableState:
    data, game = state.data, state.game
    players = tuple(Player(chair.name, chair.level, chair.emblem) for chair in data.chairs)
    seeds = tuple(chair.seed for chair in data.chairs)
    header = Header(game.version, at, data.first, players, seeds, data.secret, len(data.taken), data.by_hand)
    empty = new_match(game, read_options(game, data.options), len(players), data.first, data.by_hand)
    match = replay(empty, (replace(event, at=at) for event in data.taken))
    begun = replace(
        state.with_data(phase="playing", epoch=data.epoch + 1, taken=(), notice="", begins=None),
        header=header,
        match=match,
        times=start_times(match, at, len(data.taken)) if data.time else None,
    )
    return with_match(begun, play_chance(match, begun.dice, at))


def with_match(state: TableState, match: Match) -> TableState:
    """Return the state with a new value of its match and of the players' time."""
    if state.data.time is None or state.times is None:
        return replace(state, match=match)
    return replace(state, match=match, times=follow_times(state.times, match, state.data.time, state.people))


def _end(state: TableState, match: Match) -> TableState:
    data = state.data
    assert state.header is not None
    ended = replace(state, header=replace(state.header, result=match.result))
    return ended.with_data(
        phase="over", chairs=after_match(data.chairs), secret=next_secret(data), first=_next_first(match)
    )


def next_secret(data: TableData) -> str:
    """Return the secret of the next match in hex: a new one, the day's, or that of all tables with the same dice."""
    if data.common:
        return match_secret(bytes.fromhex(data.common), data.epoch + 1).hex()
    return (day_secret(data.game, data.daily) if data.daily else new_secret()).hex()


def _reopen(state: TableState) -> TableState:
    """Return the state with a finished match running again: a single player may take back the last move."""
    assert state.header is not None
    reopened = replace(state, header=replace(state.header, result=None, pictures=""))
    return reopened.with_data(phase="playing", begins=None, secret=state.header.secret)


def _next_first(match: Match) -> Seat | None:
    """Return the starter of the next match: the winner if the option says so, None if it is rolled for (G1R)."""
    result, how = match.result, getattr(match.options, "start", None)
    if how == "roll_always":
        return None
    sides = match.game.sides(match.seats)
    won = {sides[winner] for winner in result.winners} if result else set()
    if result and len(won) == 1 and how == "winner":
        return result.winners[0]
    before = match.game.rules.starter(match.state)
    return None if before is None else (before + 1) % match.seats


def last_event_at(state: TableState) -> int:
    """Return when the last event was, or the match began; 0 before the first match."""
    if state.match is not None and state.match.n:
        return state.match.at
    return state.header.at if state.header else 0
