"""Readings: records that somebody has opened to look back at, replayed and checked; the newest are kept in memory.

A record comes from anywhere, so nothing in it is believed: the rules are run again over every event, and nothing of
it is saved.
"""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, TypeVar

import msgspec

from fives.core.catalogue import has_solver
from fives.core.game import AnyGame, Seat
from fives.core.match import Match
from fives.core.record import Newcomer, Player, Record, Verification, load_match, read_record, verify
from fives.core.refusal import BadRecord, UnknownGame
from fives.server.messages import Hand, Opened, SeatInfo, Shown, TableInfo
from fives.server.players import Players
from fives.server.refusals import Denied
from fives.server.reports import tell
from fives.server.seats import CODE_LENGTH, clean_name

T = TypeVar("T", Player, Newcomer)

RECORD_BYTES: Final = 1 << 18  # of a record that can be opened
MOST_EVENTS: Final = 5000
KEPT: Final = 32
LONGEST_NAME: Final = 24


@dataclass(frozen=True, slots=True)
class Reading:
    """A record, the match it tells, and what checking it found."""

    record: Record
    match: Match
    found: Verification


class Readings:
    """The newest readings, by the hash of their files."""

    def __init__(self, players: Players, games: Mapping[str, AnyGame]) -> None:
        self._players = players
        self._games = games
        self._readings: OrderedDict[str, Reading] = OrderedDict()

    async def open(self, data: bytes) -> Opened:
        """Return the record in `data`, replayed; raise a Refusal that says what is wrong with it."""
        id = hashlib.sha256(data).hexdigest()[:32]
        if id not in self._readings:
            reading = await self._players.later(lambda: read(data, self._games))
            self._readings[id] = reading
            if len(self._readings) > KEPT:
                self._readings.popitem(last=False)
        self._readings.move_to_end(id)
        return opened(id, self._readings[id])

    def look(self, id: str, n: int, seat: Seat | None) -> Shown:
        """Return what `seat` saw after event `n`; None: a spectator."""
        reading = self._readings.get(id)
        if reading is None:
            raise Denied("no_record")
        match = reading.match
        if n not in range(match.n + 1) or (seat is not None and seat not in range(match.seats)):
            raise Denied("no_record")
        happened = match.happened(seat, n) if n else ()
        return Shown(Hand(seat, match.view(seat, n), (), undo=False), happened)


def read(data: bytes, games: Mapping[str, AnyGame]) -> Reading:
    """Return the reading of a file, or raise a Refusal that says what is wrong with it."""
    record = read_record(data)
    if record.game not in games:
        raise UnknownGame(game=record.game, known=list(games))
    if len(record.log) > MOST_EVENTS:
        raise BadRecord(why=f"{len(record.log)} events are more than {MOST_EVENTS}")
    return Reading(record, load_match(record), verify(record))


def opened(id: str, reading: Reading) -> Opened:
    """Return a reading as the page is told of it."""
    record, match = reading.record, reading.match
    game, players = match.game, tuple(_named(player) for player in record.players)
    table = TableInfo(
        code=record.table[: 2 * CODE_LENGTH],
        game=game.id,
        options=msgspec.to_builtins(match.options),
        phase="playing" if match.result is None else "over",
        epoch=record.epoch,
        seats=tuple(SeatInfo("bot" if each.level else "person", each.name, each.level) for each in players),
        players=players,
        newcomers=tuple(_named(came) for came in record.newcomers if came.seat in range(match.seats)),
        sides=game.sides(match.seats),
        hidden=game.hidden and not game.alike,
        solved=has_solver(game),
        hints=False,
        commitment=record.commitment[:64],
        daily=record.daily,
        time=record.time,
        locked=False,
        host_away=None,
        by_hand=record.by_hand,
        question=None,
        watching=0,
        beside=(),
        next=None,
        url="",
    )
    return Opened(id, table, match.log[0].at if match.log else 0, match.result, tell(match), reading.found)


def _named(who: T) -> T:
    """Return somebody with a name, and a level if it is a bot's, as it can be shown."""
    level = {"level": who.level[:LONGEST_NAME]} if isinstance(who, Player) else {}
    return msgspec.structs.replace(who, name=clean_name(who.name)[:LONGEST_NAME], **level)
