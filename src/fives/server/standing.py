"""A table's standing: all that is saved of it, as one frozen value, and how one match leads to the next."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import Any, Final, NamedTuple

import msgspec
from msgspec.structs import replace

from fives.core.daily import day_dice, day_secret
from fives.core.dice import DiceSource, commitment, new_secret, sealed_dice
from fives.core.duplicate import duplicate_dice, match_secret
from fives.core.game import NATURE, AnyGame, Seat
from fives.core.hourglass import Person, Sand, TimeLimit, sands, waits
from fives.core.match import DRAW, Event, Match, about_time, new_match, replay
from fives.core.options import read_options
from fives.core.record import FORMAT, Newcomer, Player, Record
from fives.core.referee import settle
from fives.server.clocks import TOLERANCE
from fives.server.messages import Consent, Onward, Phase
from fives.server.seats import Chair, Holder, after_match, all_ready, seats_of
from fives.store.base import Change, Receipt, SavedMatch, SavedTable

PATIENCE: Final = 60_000  # milliseconds that a question waits for its answers
REWRITTEN: Final = 3_600_000  # milliseconds after which data is saved again, so that a table is known to be in use


class Question(msgspec.Struct, frozen=True):
    """What one seat asks the others (`take_back`, `draw`), after which event, and which seats have agreed."""

    kind: Consent
    seat: Seat
    n: int
    epoch: int
    at: int
    agreed: tuple[Seat, ...] = ()
    declined: bool = False

    def lapsed(self, at: int) -> bool:
        """Say whether nobody has answered for too long."""
        return at >= self.at + PATIENCE


class TableData(msgspec.Struct, frozen=True):
    """What is saved of a table besides its matches."""

    game: str
    options: dict[str, Any]
    host: Holder
    chairs: tuple[Chair, ...]
    phase: Phase
    epoch: int
    secret: str  # of this match, or of the next once this is over
    first: Seat | None  # who begins the next match, if that is settled
    daily: str = ""  # the day whose puzzle is played here
    listed: bool = True  # on the shelf while it waits for guests
    taken: tuple[Event, ...] = ()  # the events that the first match takes over from another
    time: TimeLimit | None = None  # how long a player may think
    locked: bool = False  # no more guests sit down
    question: Question | None = None  # the last one asked
    newcomers: tuple[Newcomer, ...] = ()  # who took a seat in the middle of a match, of all matches
    by_hand: bool = False  # people throw real dice
    beside: tuple[str, ...] = ()  # the tables that play with the same dice, this one too (G-DUPLICATE)
    common: str = ""  # their secret, from which each match has its own
    next: Onward | None = None  # where everyone has gone on to; nothing more happens here


class Header(msgspec.Struct, frozen=True):
    """What is saved of a match besides its log."""

    version: int  # of the rules
    at: int
    first: Seat | None
    players: tuple[Player, ...]
    seeds: tuple[str, ...]
    secret: str
    taken: int = 0  # how many of its events come from another match
    by_hand: bool = False


class Standing(msgspec.Struct, frozen=True):
    """A table at one moment. Every command makes a new one, which takes effect once it is saved."""

    code: str
    game: AnyGame
    data: TableData
    header: Header | None = None
    match: Match | None = None
    version: int = 0  # how many changes were saved

    @property
    def n(self) -> int:
        """Return the number of the last event."""
        return self.match.n if self.match else 0

    @property
    def known(self) -> tuple[int, int]:
        """Return the match and the number of its last event, for who asks what was saved since."""
        return (self.data.epoch, self.n) if self.match else (0, 0)

    @property
    def playing(self) -> bool:
        """Say whether a match goes on."""
        return self.data.phase == "playing"

    @property
    def asked(self) -> Question | None:
        """Return what is asked or was declined: the next move withdraws it, an offer of a draw the next of others."""
        question = self.data.question
        if question is None or not self.playing or self.match is None or question.epoch != self.data.epoch:
            return None
        since = [event for event in self.match.log[question.n :] if not about_time(event)]
        own = question.kind == DRAW and all(event.actor in (question.seat, NATURE) for event in since)
        return question if own or not since else None

    @property
    def unanswered(self) -> tuple[Seat, ...]:
        """Return the seats of people who have yet to answer what is asked; bots agree, and play for who has left."""
        agreed = self.asked.agreed if self.asked else range(len(self.data.chairs))
        people = (seat for seat, chair in enumerate(self.data.chairs) if chair.kind == "person" and not chair.left)
        return tuple(seat for seat in people if seat not in agreed)

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
        """Return when the clock acts: so many seconds after the event that wound it."""
        if not self.playing or self.match is None or self.header is None:
            return None
        alarm = self.game.rules.alarm(self.match.state)
        if alarm is None:
            return None
        wound = self.match.wound
        since = self.match.log[wound - 1].at if wound else self.header.at
        return since + round(1000 * alarm.seconds)

    @property
    def fair(self) -> str:
        """Return the rule by which the running clock waits for what is on its way, if it does."""
        alarm = self.game.rules.alarm(self.match.state) if self.playing and self.match is not None else None
        return "" if alarm is None else alarm.fair

    @property
    def rings(self) -> int | None:
        """Return when the clock's move is played: at the deadline, or once all that was sent by then can be here."""
        deadline = self.deadline
        return None if deadline is None else deadline + TOLERANCE * bool(self.fair)

    @property
    def sands(self) -> dict[Seat, Sand]:
        """Return the time of each person, where it is limited (G-TIME)."""
        if self.data.time is None or self.match is None or self.header is None:
            return {}
        chairs = self.data.chairs
        people = [
            Person(seat, tuple(other for other in self.seats_of(chair.holder) if other < seat))
            for seat, chair in enumerate(chairs)
            if chair.kind == "person"
        ]
        told = sands(self.match, self.data.time, self.header.at, people, self.header.taken)
        return told if self.playing else {seat: dataclasses.replace(sand, until=None) for seat, sand in told.items()}

    @property
    def waits(self) -> bool:
        """Say whether the players' time stands still because nobody is there."""
        return self.match is not None and self.header is not None and waits(self.match, self.header.taken)

    def seats_of(self, holder: Holder) -> tuple[Seat, ...]:
        """Return the seats that `holder` holds."""
        return seats_of(self.data.chairs, holder)

    def newcomers_of(self, epoch: int) -> tuple[Newcomer, ...]:
        """Return who took a seat over in the middle of a match."""
        return tuple(came for came in self.data.newcomers if came.epoch == epoch)

    def knows(self, holder: Holder) -> bool:
        """Say whether `holder` is the host or holds a seat."""
        return self.is_host(holder) or bool(self.seats_of(holder))

    def is_host(self, holder: Holder) -> bool:
        """Say whether `holder` leads the table."""
        return bool(holder) and holder == self.data.host

    def with_data(self, **changes: Any) -> Standing:
        """Return the standing with some of its data changed."""
        return replace(self, data=replace(self.data, **changes))


def settled(standing: Standing, at: int) -> Standing:
    """Return the standing after what follows by itself: a match begins when all are ready and ends when it is over."""
    if not standing.playing and all_ready(standing.data.chairs):
        standing = _begin(standing, at)
    if standing.playing and standing.match is not None and standing.match.result is not None:
        standing = _end(standing, standing.match)
    if standing.data.phase == "over" and standing.match is not None and standing.match.result is None:
        standing = _go_on(standing)
    return standing


def _begin(standing: Standing, at: int) -> Standing:
    data, game = standing.data, standing.game
    players = tuple(Player(chair.name, chair.level) for chair in data.chairs)
    seeds = tuple(chair.seed for chair in data.chairs)
    header = Header(game.version, at, data.first, players, seeds, data.secret, len(data.taken), data.by_hand)
    empty = new_match(game, read_options(game, data.options), len(players), data.first, data.by_hand)
    match = replay(empty, (replace(event, at=at) for event in data.taken))
    begun = replace(standing.with_data(phase="playing", epoch=data.epoch + 1, taken=()), header=header, match=match)
    return replace(begun, match=settle(match, begun.dice, at))


def _end(standing: Standing, match: Match) -> Standing:
    data = standing.data
    return standing.with_data(
        phase="over", chairs=after_match(data.chairs), secret=next_secret(data), first=_next_first(match)
    )


def next_secret(data: TableData) -> str:
    """Return the secret of the next match in hex: a new one, the day's, or that of all tables with the same dice."""
    if data.common:
        return match_secret(bytes.fromhex(data.common), data.epoch + 1).hex()
    return (day_secret(data.game, data.daily) if data.daily else new_secret()).hex()


def _go_on(standing: Standing) -> Standing:
    """Return the standing with a match that was over going on: who plays alone may take back the last move."""
    assert standing.header is not None
    return standing.with_data(phase="playing", secret=standing.header.secret)


def _next_first(match: Match) -> Seat | None:
    """Return who begins the next match: the winner if the table wants that, else the next seat (G1R)."""
    result = match.result
    sides = match.game.sides(match.seats)
    won = {sides[winner] for winner in result.winners} if result else set()
    if result and len(won) == 1 and getattr(match.options, "start", None) == "winner":
        return result.winners[0]
    before = match.game.rules.starter(match.state)
    return None if before is None else (before + 1) % match.seats


class Written(NamedTuple):
    """A table's data as it was last saved, and when."""

    at: int
    data: TableData
    table: bytes


def change_to(
    standing: Standing,
    before: Standing | None,
    at: int,
    receipt: Receipt | None = None,
    written: Written | None = None,
) -> Change:
    """Return what must be saved so that `standing` follows `before`; `written` is known to be saved already."""
    same_match = before is not None and before.data.epoch == standing.data.epoch
    old = before.n if before and same_match else 0
    same = written is not None and written.data is standing.data
    return Change(
        code=standing.code,
        at=at,
        table=written.table if written and same else msgspec.json.encode(standing.data),
        running=standing.playing,
        epoch=standing.data.epoch,
        new=before is None,
        header=msgspec.json.encode(standing.header) if standing.header and not same_match else None,
        events=standing.match.log[old:] if standing.match else (),
        receipt=receipt,
        follows=before.version if before else None,
        same=written is not None and same and at - written.at < REWRITTEN,
    )


def restore(code: str, game: Callable[[str], AnyGame], saved: SavedTable) -> Standing:
    """Return the standing as it was saved, its match replayed from the log."""
    data = msgspec.json.decode(saved.table, type=TableData)
    standing = Standing(code, game(data.game), data, version=saved.version)
    if saved.match is None:
        return standing
    # a log is only replayed under the rules it was played by: under newer ones the table gathers again
    return with_match(standing, saved.match) or standing.with_data(
        phase="gathering", chairs=after_match(data.chairs), secret=next_secret(data)
    )


def caught_up(standing: Standing, saved: SavedTable) -> Standing:
    """Return the standing after what others have saved since, given what `standing.known` did not hold."""
    if saved.match is None or standing.match is None or saved.epoch != standing.data.epoch:
        return restore(standing.code, lambda _: standing.game, saved)
    data = msgspec.json.decode(saved.table, type=TableData)
    return replace(standing, data=data, match=replay(standing.match, saved.match.log), version=saved.version)


def with_match(standing: Standing, saved: SavedMatch) -> Standing | None:
    """Return the standing with a saved match replayed; None if it was played by other rules."""
    header = msgspec.json.decode(saved.header, type=Header)
    if header.version != standing.game.version:
        return None
    options = read_options(standing.game, standing.data.options)
    empty = new_match(standing.game, options, len(header.players), header.first, header.by_hand)
    return replace(standing, header=header, match=replay(empty, saved.log))


def record_of(standing: Standing, epoch: int, *, opened: bool = True) -> Record:
    """Return a match of the table as a file; its secret is opened once it is over, unless others still need it."""
    assert standing.match is not None
    assert standing.header is not None
    header, match = standing.header, standing.match
    return Record(
        format=FORMAT,
        game=standing.game.id,
        version=header.version,
        options=standing.data.options,
        players=header.players,
        first=header.first,
        table=standing.code,
        epoch=epoch,
        commitment=commitment(bytes.fromhex(header.secret)),
        seeds=header.seeds,
        log=match.log,
        secret=header.secret if match.result and opened else "",
        result=match.result,
        daily=standing.data.daily,
        taken=header.taken,
        time=standing.data.time,
        begun=header.at if standing.data.time else 0,
        newcomers=standing.newcomers_of(epoch),
        by_hand=header.by_hand,
        duplicate=standing.data.beside,
    )


def last_event_at(standing: Standing) -> int:
    """Return when the last event was, or the match began; 0 before the first match."""
    log: tuple[Event, ...] = standing.match.log if standing.match else ()
    return log[-1].at if log else standing.header.at if standing.header else 0
