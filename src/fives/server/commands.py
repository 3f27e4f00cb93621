"""Commands: from a table's standing and what someone asks to its next standing, or a refusal."""

from __future__ import annotations

from typing import Any

import msgspec

from fives.core.daily import daily_options, read_day
from fives.core.game import NATURE, AnyGame
from fives.core.match import AGREED, RESIGN, UNDO, Match
from fives.core.options import read_options
from fives.core.refusal import BadOption, BadSeats, IllegalMove, NoDaily, NoDice
from fives.server.messages import (
    Ask,
    BecomeHost,
    Deed,
    HandOver,
    Leave,
    Lock,
    NewSeat,
    NewTable,
    Play,
    Ready,
    Remove,
    Reply,
    Seating,
)
from fives.server.moves import move
from fives.server.questions import ask, reply
from fives.server.refusals import Denied
from fives.server.seating import become_host, bot_chair, hand_over, leave, lock, put_bot, remove
from fives.server.seats import Chair, Holder, clean_name
from fives.server.standing import Standing, TableData, next_secret, settled


def lay(
    code: str, game: AnyGame, wish: NewTable, host: Holder, at: int, taken: Match | None = None, **known: Any
) -> Standing:
    """Return a new table as the host wishes it; its first match goes on from `taken`, more may be `known` of it."""
    day = read_day(wish.daily) if wish.daily is not None else ""
    if day and taken:
        raise NoDaily(game=game.id, seats=len(wish.seats))
    if wish.by_hand and not (game.dice and not day):
        raise NoDice(game=game.id)
    if taken and len(wish.seats) != taken.seats:
        raise BadSeats(seats=len(wish.seats), known=[taken.seats])
    options = taken.options if taken else _options(game, wish, day)
    game.check_seats(len(wish.seats), options)
    if wish.time is not None and (game.timed or len(wish.seats) == 1):
        raise BadOption("G-TIME", option="time", why="it has a clock of its own, or is for one player")
    if wish.first is not None and wish.first not in range(len(wish.seats)):
        raise Denied("no_such_seat", seat=wish.first)
    first = (wish.first or 0) if getattr(options, "start", None) == "host" else None
    data = TableData(
        game=game.id,
        options=msgspec.to_builtins(options),
        host=host,
        chairs=tuple(_chair(seat, game, host) for seat in wish.seats),
        phase="gathering",
        epoch=0,
        secret="",
        first=taken.first if taken else first,
        daily=day,
        listed=wish.listed,
        taken=taken.log if taken else (),
        time=wish.time,
        by_hand=taken.by_hand if taken else wish.by_hand,
    )
    data = msgspec.structs.replace(data, **known)
    return settled(Standing(code, game, msgspec.structs.replace(data, secret=next_secret(data))), at)


def _options(game: AnyGame, wish: NewTable, day: str) -> Any:
    return daily_options(game, len(wish.seats), wish.options) if day else read_options(game, wish.options)


def _chair(wish: NewSeat, game: AnyGame, host: Holder) -> Chair:
    name = clean_name(wish.name)
    if wish.kind == "mine":
        return Chair("person", name, holder=host)
    return bot_chair(game, wish.level, name) if wish.kind == "bot" else Chair()


def obey(standing: Standing, holder: Holder, command: Deed, at: int) -> Standing:
    """Return the standing after a command."""
    if standing.data.next is not None and not isinstance(command, Leave):
        raise Denied("moved_on")
    match command:
        case Ready():
            return settled(_ready(standing, holder, command.seed), at)
        case Play():
            return _play(standing, holder, command, at)
        case Seating():
            return settled(put_bot(standing, holder, command), at)
        case Leave():
            return leave(standing, holder)
        case HandOver():
            return hand_over(standing, holder, command)
        case Lock():
            return lock(standing, holder, command.locked)
        case Remove():
            return remove(standing, holder, command.seat)
        case BecomeHost():
            return become_host(standing, holder)
        case Ask():
            return ask(standing, holder, command, at)
        case Reply():
            return reply(standing, holder, command, at)


def _ready(standing: Standing, holder: Holder, seed: str) -> Standing:
    if not standing.knows(holder):
        raise Denied("not_your_seat")
    if standing.playing:
        raise Denied("already_started")
    mine = standing.seats_of(holder)
    chairs = enumerate(standing.data.chairs)
    return standing.with_data(
        chairs=tuple(msgspec.structs.replace(chair, seed=seed) if seat in mine else chair for seat, chair in chairs)
    )


def _play(standing: Standing, holder: Holder, command: Play, at: int) -> Standing:
    if command.seat == NATURE:
        return _throw(standing, holder, command, at)
    if command.seat not in standing.seats_of(holder):
        raise Denied("not_your_seat", seat=command.seat)
    if standing.match is None:
        raise Denied("not_started")
    if command.epoch != standing.data.epoch:
        raise Denied("stale")
    reopens = command.move == UNDO and standing.match.can_undo(command.seat) and not standing.data.beside
    if not standing.playing and not reopens:
        raise Denied("game_over")
    if command.move in AGREED:
        raise IllegalMove(AGREED[command.move], move=command.move)  # the others are asked first
    if command.move != RESIGN and (sand := standing.sands.get(command.seat)) and sand.out:
        raise Denied("too_late", "G-TIME")
    if command.move != RESIGN and not standing.match.still_asked(command.seat, command.seen):
        raise Denied("stale")
    try:
        return move(standing, command.seat, command.move, at)
    except IllegalMove as refusal:
        if command.seat in standing.match.actors or command.move in (UNDO, RESIGN):
            raise
        raise Denied("not_your_turn", refusal.rule, **refusal.params) from None


def _throw(standing: Standing, holder: Holder, command: Play, at: int) -> Standing:
    """Return the standing after somebody has said how real dice fell, or that it was mistyped."""
    match = standing.match
    if match is None:
        raise Denied("not_started")
    if not (may_throw(standing, match, holder) or (command.move == UNDO and standing.seats_of(holder))):
        raise Denied("not_your_seat", seat=command.seat)
    since = match.log[max(0, command.seen) :]
    if command.epoch != standing.data.epoch or (since and command.move != UNDO):
        raise Denied("stale")
    if command.move == UNDO:
        if any(event.actor == NATURE for event in since):
            raise Denied("stale")  # the throw that was meant is not the last any more
        if not standing.playing and any(chair.kind == "open" for chair in standing.data.chairs):
            raise Denied("game_over")  # somebody has left since
        return move(standing, NATURE, UNDO, at)
    faces = standing.game.notation.read_move(command.move)
    if not match.dice_due or faces not in standing.game.rules.chances(match.state):
        raise Denied("bad_throw", dice=match.dice_due)
    return move(standing, NATURE, standing.game.notation.write_move(faces), at)


def may_throw(standing: Standing, match: Match, holder: Holder) -> bool:
    """Say whether `holder` may say how dice fell: whose throw it is, the host, anyone at the table for who cannot."""
    mine = standing.seats_of(holder)
    if not standing.knows(holder) or not match.by_hand:
        return False
    if standing.is_host(holder) or match.thrower is None or match.thrower in mine:
        return True
    chair = standing.data.chairs[match.thrower]
    return chair.kind != "person" or chair.left
