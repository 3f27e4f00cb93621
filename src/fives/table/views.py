"""Views: what one reader is told of a table. Every view of the game is made here."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from msgspec.structs import asdict, replace

from fives.core.catalogue import gives_hints, has_solver
from fives.core.chance.real_dice import dice_due, thrower
from fives.core.chance.sealed_dice import commitment
from fives.core.game import NATURE, Seat
from fives.core.matches.consent import can_draw, taken_back
from fives.core.matches.event import Event
from fives.core.matches.match import Match
from fives.core.matches.thinking_time import TimeLeft
from fives.core.records.record import Player
from fives.table.absence import Vacancy, is_here
from fives.table.http_bodies import OpenTable
from fives.table.messages import (
    Hand,
    News,
    Position,
    QuestionInfo,
    SeatInfo,
    SeatTime,
    Snapshot,
    TableInfo,
    TableNews,
    TableOutside,
    Throw,
    Told,
    You,
)
from fives.table.moves_by_stand_ins import stood_in
from fives.table.seats.chairs import is_ready
from fives.table.seats.emblems import with_all_emblems
from fives.table.seats.tokens import Holder
from fives.table.state import ANSWER_TIME, TableState
from fives.table.storage.saved_types import RECENT


class Reader(NamedTuple):
    """A reader of the table: a holder or a spectator, with the URL they came by."""

    holder: Holder
    base: str


@dataclass(frozen=True, slots=True)
class Room:
    """The presence at a table, which is not saved: who is here, and when somebody stands in for absent people."""

    here: frozenset[Holder]
    watching: int
    stand_ins: Mapping[Seat, int]
    vacant: Vacancy | None


def table_info(state: TableState, room: Room, base: str, at: int) -> TableInfo:
    """Return the table around the board."""
    data, asks = state.data, state.asks
    seats = tuple(
        SeatInfo(
            kind=chair.kind,
            name=chair.name,
            level=chair.level,
            here=chair.kind == "bot" or is_here(chair, room.here),
            ready=is_ready(chair, asks),
            host=state.is_host(chair.holder),
            left=chair.left,
            stand_in=max(0, room.stand_ins[seat] - at) if seat in room.stand_ins else None,
            emblem=chair.emblem,
        )
        for seat, chair in enumerate(with_all_emblems(data.chairs))
    )
    return TableInfo(
        code=state.code,
        game=data.game,
        options=data.options,
        phase=data.phase,
        epoch=data.epoch,
        seats=seats,
        players=state.header.players if state.header else (),
        newcomers=state.newcomers_of(data.epoch),
        sides=state.game.sides(len(seats)),
        hidden=state.game.secrets,
        solved=has_solver(state.game),
        hints=gives_hints(state.game),
        commitment=commitment(bytes.fromhex(data.secret)),
        daily=data.daily,
        time=data.time,
        counts=state.counts,
        room=state.room,
        asks=asks,
        begins=None if data.begins is None else max(0, data.begins - at),
        locked=data.locked,
        host_away=max(0, room.vacant.since - at) if room.vacant else None,
        by_hand=data.by_hand,
        question=_question(state, at),
        watching=room.watching,
        beside=data.beside,
        next=data.next,
        notice=data.notice,
        url=f"{base}/join/{state.code}",
        numbers=state.game.numbers,
    )


def seat_of(player: Player) -> SeatInfo:
    """Return a place of a match that is looked back at."""
    return SeatInfo("bot" if player.level else "person", player.name, player.level, emblem=player.emblem)


def table_outside(state: TableState, room: Room, reader: Reader, at: int) -> TableOutside:
    """Return a table as it is told to who is not at it."""
    match = state.match
    turns = tuple(sorted(match.actors - {NATURE})) if match and state.playing else ()
    quiet = max(0, at - match.at) if match else None
    info = asdict(table_info(state, room, reader.base, at))
    return TableOutside(**info, turns=turns, quiet=quiet, you=you(state, reader))


def _question(state: TableState, at: int) -> QuestionInfo | None:
    asked = state.asked
    if asked is None or asked.expired(at):
        return None
    left = asked.at + ANSWER_TIME - at
    return QuestionInfo(asked.kind, asked.seat, asked.n, state.unanswered, asked.declined, left)


def open_table(state: TableState) -> OpenTable:
    """Return a table as the shelf lists it."""
    data = state.data
    host = next((chair.name for chair in data.chairs if state.is_host(chair.holder)), "")
    return OpenTable(state.code, data.game, host, state.room)


def you(state: TableState, reader: Reader) -> You:
    """Return what the reader is at the table."""
    return You(state.seats_of(reader.holder), state.is_host(reader.holder))


def table_news(state: TableState, info: TableInfo, reader: Reader) -> TableNews:
    """Return the table as it is now."""
    return TableNews(info, you(state, reader))


def snapshot(state: TableState, info: TableInfo, reader: Reader, at: int) -> Snapshot:
    """Return everything the reader may know."""
    match = state.match
    return Snapshot(
        table=info,
        you=you(state, reader),
        now=at,
        log=tell(match, newest(match), eyes_of(state.seats_of(reader.holder))) if match else (),
        position=_position(state, match, state.seats_of(reader.holder), at) if match else None,
    )


def news(state: TableState, after: int, at: int) -> Callable[[tuple[Seat, ...]], News]:
    """Return a function that makes, for a reader's seats, the news after event number `after`."""
    match = state.match
    assert match is not None
    log, around, plain = match.log[after:], _around(state, match, at), is_plain(match)

    def tell_to(seats: tuple[Seat, ...]) -> News:
        told = _told(match, log, eyes_of(seats), plain)
        return News(told, replace(around, hands=_hands(match, seats)))

    return tell_to


def newest(match: Match) -> tuple[Event, ...]:
    """Return the newest events of a match, as many as a snapshot holds."""
    return match.log[max(match.log.start, match.n - RECENT) :]


def tell(match: Match, log: Iterable[Event], eyes: Seat | None = None, plain: bool | None = None) -> tuple[Told, ...]:
    """Return events as `eyes` may see them (None: a spectator); `plain`, if given, says whether with their moves."""
    return _told(match, log, eyes, is_plain(match) if plain is None else plain)


def is_plain(match: Match) -> bool:
    """Return whether everybody may know the moves themselves."""
    return not match.game.hidden or match.result is not None


def _told(match: Match, log: Iterable[Event], eyes: Seat | None, plain: bool) -> tuple[Told, ...]:
    told = [
        Told(
            event.n,
            event.at,
            event.actor,
            event.bot,
            match.happened(eyes, event.n),
            event.move if plain else "",
            event.kind,
        )
        for event in log
    ]
    return tuple(told)


def eyes_of(seats: tuple[Seat, ...]) -> Seat | None:
    """Return the seat whose view a reader gets. A device of several players gets what a spectator gets."""
    return seats[0] if len(seats) == 1 else None


def _throw(match: Match) -> Throw | None:
    due, undo = dice_due(match), match.can_undo(NATURE)
    return Throw(thrower(match), due, undo) if due or undo else None


def _position(state: TableState, match: Match, seats: tuple[Seat, ...], at: int) -> Position:
    return replace(_around(state, match, at), hands=_hands(match, seats))


def _hands(match: Match, seats: tuple[Seat, ...]) -> tuple[Hand, ...]:
    if not seats:
        return (Hand(None, match.view(None), (), False),)
    return tuple([_hand(match, seat) for seat in seats])


def _hand(match: Match, seat: Seat) -> Hand:
    return Hand(
        seat=seat,
        view=match.view(seat),
        moves=tuple(match.moves(seat)),
        undo=match.can_undo(seat),
        take_back=bool(taken_back(match, seat)),
        draw=can_draw(match, seat),
    )


def _around(state: TableState, match: Match, at: int) -> Position:
    """Return the part of a position that is the same for all readers."""
    deadline = state.deadline
    return Position(
        epoch=state.data.epoch,
        n=match.n,
        actors=tuple(sorted(match.actors)),
        hands=(),
        result=match.result,
        deadline=deadline,
        left=None if deadline is None else max(0, deadline - at),
        times=_times(state, at),
        throw=_throw(match),
        undone=match.undone,
        stood_in=stood_in(match, state.header.players, state.newcomers_of(state.data.epoch)) if state.header else (),
        tiebreaks=_tiebreaks(match),
    )


def _tiebreaks(match: Match) -> tuple[int, ...]:
    """Return by seat what decided between the winners and others of as many points; empty if nothing had to."""
    result = match.result
    if result is None or match.ended or not result.winners:
        return ()
    most = result.scores[result.winners[0]]
    return match.game.tiebreaks(match.state) if result.scores.count(most) > 1 else ()


def _times(state: TableState, at: int) -> tuple[SeatTime | None, ...]:
    if state.data.time is None:
        return ()
    times_left = state.times_left
    return tuple(_time(times_left.get(seat), at) for seat in range(len(state.data.chairs)))


def _time(time_left: TimeLeft | None, at: int) -> SeatTime | None:
    if time_left is None:
        return None
    return SeatTime(time_left.left, None if time_left.until is None else max(0, time_left.until - at))
