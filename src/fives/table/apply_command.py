"""Commands: from a table's state and a command to its next state, or a refusal."""

from __future__ import annotations

from typing import Any

import msgspec

from fives.core.chance.daily_puzzle import daily_options, read_day
from fives.core.chance.real_dice import dice_due, thrower
from fives.core.game import NATURE, AnyGame
from fives.core.matches.event import Kind
from fives.core.matches.match import Match
from fives.core.options import is_against_bots, read_options
from fives.core.records.clean_names import clean_name
from fives.core.refusal import BadOption, BadSeats, IllegalMove, NoDaily, NoDice
from fives.table.consent import ask, reply, stop_if_agreed
from fives.table.http_bodies import NewSeat, NewTable
from fives.table.messages import (
    AddSeat,
    Ask,
    BecomeHost,
    ChangeSeat,
    Deed,
    HandOver,
    Leave,
    Lock,
    Play,
    Ready,
    Remove,
    RemoveSeat,
    Reply,
    Resign,
    Seating,
    Start,
    Turn,
    Undo,
)
from fives.table.moves import add_event, move
from fives.table.refusals import Denied
from fives.table.seats.chairs import Chair, with_chair
from fives.table.seats.emblems import emblem_of
from fives.table.seats.seating import become_host, hand_over, leave, lock, put_bot, remove
from fives.table.seats.tokens import Holder
from fives.table.seats.waiting_room import add_seat, bot_chair, change_seat, remove_seat, start
from fives.table.state import TableData, TableState, next_secret, with_what_follows


def new_table(
    code: str, game: AnyGame, wanted: NewTable, host: Holder, at: int, taken: Match | None = None, **known: Any
) -> TableState:
    """Return a new table as the host asks for it. Its first match goes on from `taken`; `known` sets further fields."""
    day = read_day(wanted.daily) if wanted.daily is not None else ""
    if day and taken:
        raise NoDaily(game=game.id, seats=len(wanted.seats))
    if wanted.by_hand and not (game.dice and not day):
        raise NoDice(game=game.id)
    if taken and len(wanted.seats) != taken.seats:
        raise BadSeats(seats=len(wanted.seats), known=[taken.seats])
    chairs = known.pop("chairs", None) or tuple(_chair(seat, game, host) for seat in wanted.seats)
    options = taken.options if taken else _options(game, wanted, day, chairs)
    game.check_seats(len(wanted.seats), options)
    if wanted.time is not None and (game.timed or len(wanted.seats) == 1):
        raise BadOption("G-TIME", option="time", why="it has a clock of its own, or is for one player")
    if wanted.first is not None and wanted.first not in range(len(wanted.seats)):
        raise Denied("no_such_seat", seat=wanted.first)
    first = (wanted.first or 0) if getattr(options, "start", None) == "host" else None
    data = TableData(
        game=game.id,
        options=msgspec.to_builtins(options),
        host=host,
        chairs=chairs,
        phase="gathering",
        epoch=0,
        secret="",
        first=taken.first if taken else first,
        daily=day,
        listed=wanted.listed,
        taken=tuple(taken.log) if taken else (),
        format=2,
        time=wanted.time,
        by_hand=taken.by_hand if taken else wanted.by_hand,
        grows=wanted.grows,
    )
    data = msgspec.structs.replace(data, **known)
    return with_what_follows(TableState(code, game, msgspec.structs.replace(data, secret=next_secret(data))), at)


def _options(game: AnyGame, wanted: NewTable, day: str, chairs: tuple[Chair, ...]) -> Any:
    if day:
        return daily_options(game, len(wanted.seats), wanted.options)
    bots = sum(chair.kind == "bot" for chair in chairs)
    return read_options(game, wanted.options, is_against_bots(len(chairs), bots))


def _chair(wanted: NewSeat, game: AnyGame, host: Holder) -> Chair:
    name = clean_name(wanted.name)
    if wanted.kind == "mine":
        return Chair("person", name, holder=host, waits=True, emblem=emblem_of(wanted.emblem))
    return bot_chair(game, wanted.level, name) if wanted.kind == "bot" else Chair()


def apply_command(state: TableState, holder: Holder, command: Deed, at: int) -> TableState:
    """Return the state after a command."""
    if state.data.next is not None and not isinstance(command, Leave):
        raise Denied("moved_on")
    match command:
        case Ready():
            return with_what_follows(_ready(state, holder, command), at)
        case Play():
            return _throw(state, holder, command, at) if command.seat == NATURE else _play(state, holder, command, at)
        case Undo():
            return (
                _undo_throw(state, holder, command, at) if command.seat == NATURE else _undo(state, holder, command, at)
            )
        case Resign():
            _running(state, holder, command)
            return add_event(state, command.seat, Kind.RESIGN, at)
        case Seating():
            return with_what_follows(put_bot(state, holder, command), at)
        case AddSeat():
            return with_what_follows(add_seat(state, holder, command), at)
        case RemoveSeat():
            return with_what_follows(remove_seat(state, holder, command), at)
        case ChangeSeat():
            return with_what_follows(change_seat(state, holder, command), at)
        case Start():
            return with_what_follows(start(state, holder), at)
        case Leave():
            return with_what_follows(stop_if_agreed(leave(state, holder), at), at)
        case HandOver():
            return hand_over(state, holder, command)
        case Lock():
            return lock(state, holder, command.locked)
        case Remove():
            return with_what_follows(stop_if_agreed(remove(state, holder, command.seat), at), at)
        case BecomeHost():
            return become_host(state, holder)
        case Ask():
            return ask(state, holder, command, at)
        case Reply():
            return reply(state, holder, command, at)


def _ready(state: TableState, holder: Holder, command: Ready) -> TableState:
    if not state.knows(holder):
        raise Denied("not_your_seat")
    if state.playing:
        raise Denied("already_started")
    mine = state.seats_of(holder)
    chairs = state.data.chairs
    for seat in mine:
        waits = chairs[seat].waits and command.waits
        chairs = with_chair(chairs, seat, msgspec.structs.replace(chairs[seat], seed=command.seed, waits=waits))
    return state.with_data(chairs=chairs)


def _own_match(state: TableState, holder: Holder, command: Turn) -> Match:
    """Return the running match, if the command's seat is the holder's; else raise Denied."""
    if command.seat not in state.seats_of(holder):
        raise Denied("not_your_seat", seat=command.seat)
    return _this_match(state, command)


def _this_match(state: TableState, command: Turn) -> Match:
    if state.match is None:
        raise Denied("not_started")
    if command.epoch != state.data.epoch:
        raise Denied("stale")
    return state.match


def _running(state: TableState, holder: Holder, command: Turn) -> Match:
    match = _own_match(state, holder, command)
    if not state.playing:
        raise Denied("game_over")
    return match


def _check_asked(state: TableState, match: Match, command: Play | Undo) -> None:
    """Raise Denied if the seat's time is up, or the board has changed since the move was chosen."""
    if (time_left := state.times_left.get(command.seat)) and time_left.out:
        raise Denied("too_late", "G-TIME")
    if not match.still_asked(command.seat, command.seen):
        raise Denied("stale")


def _play(state: TableState, holder: Holder, command: Play, at: int) -> TableState:
    match = _running(state, holder, command)
    _check_asked(state, match, command)
    try:
        return move(state, command.seat, command.move, at)
    except IllegalMove as refusal:
        if command.seat in match.actors:
            raise
        raise Denied("not_your_turn", refusal.rule, **refusal.params) from None


def _undo(state: TableState, holder: Holder, command: Undo, at: int) -> TableState:
    match = _own_match(state, holder, command)
    if not state.playing and (state.data.beside or not match.can_undo(command.seat)):
        raise Denied("game_over")  # a match of one player goes on after the end
    _check_asked(state, match, command)
    return add_event(state, command.seat, Kind.UNDO, at)


def _throw(state: TableState, holder: Holder, command: Play, at: int) -> TableState:
    """Return the state after somebody has entered how real dice fell."""
    match = state.match
    if match is None:
        raise Denied("not_started")
    if not may_throw(state, match, holder):
        raise Denied("not_your_seat", seat=command.seat)
    if _this_match(state, command).n > max(0, command.seen):
        raise Denied("stale")
    faces, due = state.game.notation.read_move(command.move), dice_due(match)
    if not due or faces not in state.game.rules.chances(match.state):
        raise Denied("bad_throw", dice=due)
    return move(state, NATURE, state.game.notation.write_move(faces), at)


def _undo_throw(state: TableState, holder: Holder, command: Undo, at: int) -> TableState:
    """Return the state after somebody has taken back real dice that were mistyped."""
    match = state.match
    if match is None:
        raise Denied("not_started")
    if not (may_throw(state, match, holder) or state.seats_of(holder)):
        raise Denied("not_your_seat", seat=command.seat)
    _this_match(state, command)
    seen = max(0, command.seen)
    if seen < match.log.start or any(event.actor == NATURE for event in match.log[seen:]):
        raise Denied("stale")  # another throw is the last by now
    if not state.playing and any(chair.kind == "open" for chair in state.data.chairs):
        raise Denied("game_over")  # somebody has left meanwhile
    return add_event(state, NATURE, Kind.UNDO, at)


def may_throw(state: TableState, match: Match, holder: Holder) -> bool:
    """Return whether `holder` may enter real dice.

    The player whose throw it is may, and the host; anybody at the table may for a player who cannot.
    """
    mine, whose = state.seats_of(holder), thrower(match)
    if not state.knows(holder) or not match.by_hand:
        return False
    if state.is_host(holder) or whose is None or whose in mine:
        return True
    chair = state.data.chairs[whose]
    return chair.kind != "person" or chair.left
