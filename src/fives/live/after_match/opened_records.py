"""Replays: records that somebody has opened to look back at. The newest are kept in memory.

A record may come from anywhere, so everything in it is checked: the rules replay every event. Nothing is saved.
"""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

import msgspec

from fives.core.catalogue import has_solver
from fives.core.game import AnyGame, Happening, Seat
from fives.core.matches.match import Match
from fives.core.records.record import read_record
from fives.core.records.recorded_match import Recorded, look_back
from fives.core.records.verify_record import Verification, verify
from fives.core.refusal import BadRecord, UnknownGame
from fives.live.bot_threads import BotThreads
from fives.table.http_bodies import Opened, Shown
from fives.table.messages import Hand, TableInfo, Told
from fives.table.refusals import Denied
from fives.table.table_codes import is_code
from fives.table.views import seat_of

RECORD_BYTES: Final = 1 << 18  # bytes of a record that can be opened
MOST_EVENTS: Final = 5000
KEPT: Final = 32
MOST_AT_ONCE: Final = 16  # records that wait to be opened


@dataclass(frozen=True, slots=True)
class Replay:
    """A recorded match, with the result of its verification."""

    recorded: Recorded
    found: Verification

    @property
    def told(self) -> tuple[Told, ...]:
        """Return every event as a spectator may see it."""
        return tuple(
            Told(event.n, event.at, event.actor, event.bot, self._happened(event.n), event.move, event.kind)
            for event in self.recorded.record.log
        )

    def _happened(self, n: int) -> tuple[Happening, ...]:
        return self.recorded.look(n).happened


class Replays:
    """The newest replays, by the hash of their files."""

    def __init__(self, bots: BotThreads, games: Mapping[str, AnyGame]) -> None:
        self._bots = bots
        self._games = games
        self._readings: OrderedDict[str, Replay] = OrderedDict()
        self._opening = 0

    async def open(self, data: bytes) -> Opened:
        """Return the record in `data`, replayed, or raise a Refusal that says what is wrong with it."""
        id = hashlib.sha256(data).hexdigest()[:32]
        self._readings[id], told = await self._read(id, data)
        self._readings.move_to_end(id)
        if len(self._readings) > KEPT:
            self._readings.popitem(last=False)
        return told

    async def _read(self, id: str, data: bytes) -> tuple[Replay, Opened]:
        """Return the replay of a file, and what the page is told; both are worked out in a thread."""
        if self._opening >= MOST_AT_ONCE:
            raise Denied("too_fast")
        known = self._readings.get(id)

        def work() -> tuple[Replay, Opened]:
            reading = known or read(data, self._games)
            return reading, opened(id, reading)

        self._opening += 1
        try:
            return await self._bots.later(work)
        finally:
            self._opening -= 1

    def match(self, id: str) -> Match | None:
        """Return the match of a record that was opened; None if it is not here, or was played by other rules."""
        return self._readings[id].recorded.match if id in self._readings else None

    def look(self, id: str, n: int, seat: Seat | None) -> Shown:
        """Return what `seat` saw after event `n`; None: a spectator."""
        if id not in self._readings:
            raise Denied("no_record")
        recorded = self._readings[id].recorded
        seats = (None, *range(len(recorded.record.players)))
        if n not in range(len(recorded.record.log) + 1) or seat not in seats:
            raise Denied("no_record")
        picture = recorded.look(n, seat)
        return Shown(Hand(seat, picture.view, (), undo=False), picture.happened)


def read(data: bytes, games: Mapping[str, AnyGame]) -> Replay:
    """Return the replay of a file, or raise a Refusal that says what is wrong with it."""
    record = read_record(data)
    if record.game not in games:
        raise UnknownGame(game=record.game, known=list(games))
    if len(record.log) > MOST_EVENTS:
        raise BadRecord(why=f"{len(record.log)} events are more than {MOST_EVENTS}")
    return Replay(look_back(record), verify(record))


def opened(id: str, reading: Replay) -> Opened:
    """Return what the page is told of a replay."""
    recorded, record, game = reading.recorded, reading.recorded.record, reading.recorded.game
    players, seats, result = record.players, len(record.players), recorded.result
    table = TableInfo(
        code=record.table if is_code(record.table) else "",
        game=game.id,
        options=msgspec.to_builtins(recorded.match.options) if recorded.match else record.options,
        phase="playing" if result is None else "over",
        epoch=record.epoch,
        seats=tuple(map(seat_of, players)),
        players=players,
        newcomers=tuple(came for came in record.newcomers if came.seat in range(seats)),
        sides=game.sides(seats),
        hidden=game.secrets,
        solved=has_solver(game),
        hints=False,
        commitment=record.commitment,
        daily=record.daily,
        time=record.time,
        counts=(seats,),
        room=0,
        asks=False,
        begins=None,
        locked=False,
        host_away=None,
        by_hand=record.by_hand,
        question=None,
        watching=0,
        beside=(),
        next=None,
        notice="",
        url="",
        numbers=game.numbers,
    )
    return Opened(id, table, record.log[0].at if record.log else 0, result, reading.told, reading.found)
