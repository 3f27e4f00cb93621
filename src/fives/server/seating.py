"""Seating: who sits where, how a seat changes hands, also in the middle of a match, and the powers of the host."""

from __future__ import annotations

import msgspec

from fives.core.game import AnyGame, Seat
from fives.core.names import clean_name
from fives.core.record import MOST_NEWCOMERS, Newcomer
from fives.server.messages import HandOver, Seating, SitDown
from fives.server.refusals import Denied
from fives.server.seats import Chair, Holder, holder_of, with_chair
from fives.server.standing import Standing


def sit_down(standing: Standing, wish: SitDown, holder: Holder) -> tuple[Standing, Seat]:
    """Return the standing with `holder` on a free seat, or on the one handed over to them, and which."""
    if standing.data.next is not None:
        raise Denied("moved_on")
    if standing.playing and standing.seats_of(holder):
        raise Denied("already_seated")  # nobody sees two hands
    seat = _inherited(standing, wish.heir) if wish.heir else _free(standing, wish.seat)
    name = clean_name(wish.name)
    if not name:
        raise Denied("bad_message", why="a name needs a letter")
    before = standing.data.chairs[seat]
    chair = Chair("person", name, holder=holder, seed=before.seed)
    after = standing.with_data(chairs=with_chair(standing.data.chairs, seat, chair))
    if standing.data.host in ("", before.holder) and not after.seats_of(standing.data.host):
        after = after.with_data(host=holder)  # with the last seat of a host goes the role
    return _remembered(after, seat, name), seat


def _free(standing: Standing, wanted: Seat | None) -> Seat:
    """Return the seat a guest takes: the one wanted, or the first that is free."""
    if standing.data.locked:
        raise Denied("table_locked")
    chairs = standing.data.chairs
    free = [seat for seat, chair in enumerate(chairs) if chair.kind == "open" or chair.left]
    if not free and standing.playing:
        raise Denied("already_started")
    if not free and wanted is None:
        raise Denied("table_full")
    seat = free[0] if wanted is None else wanted
    if seat not in range(len(chairs)):
        raise Denied("no_such_seat", seat=seat)
    if seat not in free:
        raise Denied("seat_taken", seat=seat)
    return seat


def _inherited(standing: Standing, heir: str) -> Seat:
    """Return the seat that is handed over to whoever brings this link."""
    key = holder_of(heir)
    for seat, chair in enumerate(standing.data.chairs):
        if chair.heir == key:
            return seat
    raise Denied("link_used")


def _remembered(standing: Standing, seat: Seat, name: str) -> Standing:
    """Return the standing with note of who came in the middle of a match, for its record."""
    if not standing.playing:
        return standing
    came = Newcomer(standing.n, seat, name, standing.data.epoch)
    return standing.with_data(newcomers=(*standing.data.newcomers, came)[-MOST_NEWCOMERS:])


def hand_over(standing: Standing, holder: Holder, command: HandOver) -> Standing:
    """Return the standing with a seat promised to whoever brings the link, once; or with that taken back."""
    if command.seat not in standing.seats_of(holder):
        raise Denied("not_your_seat", seat=command.seat)
    chairs = standing.data.chairs
    promised = msgspec.structs.replace(chairs[command.seat], heir=holder_of(command.heir or ""))
    return standing.with_data(chairs=with_chair(chairs, command.seat, promised))


def leave(standing: Standing, holder: Holder) -> Standing:
    """Free the holder's seats, or, during a match, let bots play there until someone takes them or it is over."""
    mine = standing.seats_of(holder)
    if not mine:
        raise Denied("not_your_seat")
    chairs = standing.data.chairs
    for seat in mine:
        gone = msgspec.structs.replace(chairs[seat], left=True, heir="") if standing.playing else Chair()
        chairs = with_chair(chairs, seat, gone)
    after = standing.with_data(chairs=chairs)
    if holder != standing.data.host:
        return after
    staying = (chair.holder for chair in chairs if chair.holder and not chair.left)
    return after.with_data(host=next(staying, ""))  # nobody: the next who sits down


def come_back(standing: Standing, holder: Holder) -> Standing:
    """Return the standing with the holder's goodbye taken back."""
    chairs = standing.data.chairs
    if not any(chairs[seat].left for seat in standing.seats_of(holder)):
        return standing
    return standing.with_data(
        chairs=tuple(msgspec.structs.replace(c, left=False) if c.holder == holder else c for c in chairs),
        host=standing.data.host or holder,
    )


def put_bot(standing: Standing, holder: Holder, command: Seating) -> Standing:
    """Return the standing with a bot on a free seat, or with a bot's seat free."""
    chair = _chair_for_host(standing, holder, command.seat)
    if standing.playing:
        raise Denied("already_started")
    if chair.kind == "person":
        raise Denied("seat_taken", seat=command.seat)
    new = Chair() if command.level is None else bot_chair(standing.game, command.level)
    return standing.with_data(chairs=with_chair(standing.data.chairs, command.seat, new))


def bot_chair(game: AnyGame, level: str, name: str = "") -> Chair:
    """Return the chair of a bot, or raise BadLevel if the game has no such level."""
    game.check_level(level)
    return Chair("bot", name, level)


def lock(standing: Standing, holder: Holder, locked: bool) -> Standing:
    """Return the standing with the table locked, so that no guest sits down, or open again."""
    _check_host(standing, holder)
    return standing.with_data(locked=locked)


def remove(standing: Standing, holder: Holder, seat: Seat) -> Standing:
    """Return the standing without a guest: the seat is free, and during a match a bot plays there until it is taken."""
    chair = _chair_for_host(standing, holder, seat)
    if chair.kind != "person" or chair.holder == holder:
        raise Denied("no_guest", seat=seat)
    gone = msgspec.structs.replace(chair, holder="", heir="", left=True) if standing.playing else Chair()
    return standing.with_data(chairs=with_chair(standing.data.chairs, seat, gone))


def become_host(standing: Standing, holder: Holder) -> Standing:
    """Return the standing with another host: somebody who sits at the table, and has not said goodbye."""
    if not any(not standing.data.chairs[seat].left for seat in standing.seats_of(holder)):
        raise Denied("not_your_seat")
    return standing.with_data(host=holder)


def _chair_for_host(standing: Standing, holder: Holder, seat: Seat) -> Chair:
    _check_host(standing, holder)
    if seat not in range(len(standing.data.chairs)):
        raise Denied("no_such_seat", seat=seat)
    return standing.data.chairs[seat]


def _check_host(standing: Standing, holder: Holder) -> None:
    if not standing.is_host(holder):
        raise Denied("not_host")
