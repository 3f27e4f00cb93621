"""Seating: how people and bots take, leave and hand over seats, also during a match."""

from __future__ import annotations

import msgspec

from fives.core.game import Seat
from fives.core.records.clean_names import clean_name
from fives.core.records.record import MOST_NEWCOMERS, Newcomer
from fives.table.http_bodies import SitDown
from fives.table.messages import HandOver, Seating
from fives.table.refusals import Denied
from fives.table.seats.chairs import Chair, with_chair
from fives.table.seats.emblems import emblem_of, with_all_emblems, with_emblem
from fives.table.seats.tokens import Holder, holder_of
from fives.table.seats.waiting_room import bot_chair, chair_at, check_host, with_seats_added
from fives.table.state import TableState


def sit_down(state: TableState, wanted: SitDown, holder: Holder) -> tuple[TableState, Seat]:
    """Return the state with `holder` on a free seat or the one handed over to them, and the seat."""
    if state.data.next is not None:
        raise Denied("moved_on")
    if state.playing and state.seats_of(holder):
        raise Denied("already_seated")  # nobody may see the secrets of two seats
    if wanted.heir:
        seat = _inherited(state, wanted.heir)
    else:
        state = _with_room(state, wanted.seat)
        seat = _free(state, wanted.seat)
    name = clean_name(wanted.name)
    chairs = with_all_emblems(state.data.chairs)
    before = chairs[seat]
    chair = Chair("person", name, holder=holder, seed=before.seed, waits=before.waits or not wanted.heir)
    emblem = emblem_of(wanted.emblem) or before.emblem
    after = state.with_data(chairs=with_emblem(with_chair(chairs, seat, chair), seat, emblem, state.playing))
    if state.data.host in ("", before.holder) and not after.seats_of(state.data.host):
        after = after.with_data(host=holder)  # a host who hands over their last seat hands over the role
    return _remembered(after, seat), seat


def _with_room(state: TableState, wanted: Seat | None) -> TableState:
    """Return the state without a countdown, and with one more seat if the table grows and none is free."""
    if state.playing or state.data.locked:
        return state
    state = state.with_data(begins=None)
    full = wanted is None and all(chair.kind != "open" for chair in state.data.chairs)
    return with_seats_added(state) if full and state.room else state


def _free(state: TableState, wanted: Seat | None) -> Seat:
    """Return the seat a guest takes: the one wanted, or the first that is free."""
    if state.data.locked:
        raise Denied("table_locked")
    chairs = state.data.chairs
    free = [seat for seat, chair in enumerate(chairs) if chair.kind == "open" or chair.left]
    if not free and state.playing:
        raise Denied("already_started")
    if not free and wanted is None:
        raise Denied("table_full")
    seat = free[0] if wanted is None else wanted
    if seat not in range(len(chairs)):
        raise Denied("no_such_seat", seat=seat)
    if seat not in free:
        raise Denied("seat_taken", seat=seat)
    return seat


def _inherited(state: TableState, heir: str) -> Seat:
    """Return the seat that this link hands over."""
    key = holder_of(heir)
    for seat, chair in enumerate(state.data.chairs):
        if chair.heir == key:
            return seat
    raise Denied("link_used")


def _remembered(state: TableState, seat: Seat) -> TableState:
    """Return the state with a newcomer noted for the record of the match."""
    if not state.playing:
        return state
    chair = state.data.chairs[seat]
    came = Newcomer(state.n, seat, chair.name, state.data.epoch, chair.emblem)
    return state.with_data(newcomers=(*state.data.newcomers, came)[-MOST_NEWCOMERS:])


def hand_over(state: TableState, holder: Holder, command: HandOver) -> TableState:
    """Return the state with a seat offered to a link, once; or with that offer taken back."""
    if command.seat not in state.seats_of(holder):
        raise Denied("not_your_seat", seat=command.seat)
    chairs = state.data.chairs
    promised = msgspec.structs.replace(chairs[command.seat], heir=holder_of(command.heir or ""))
    return state.with_data(chairs=with_chair(chairs, command.seat, promised))


def leave(state: TableState, holder: Holder) -> TableState:
    """Free the holder's seats, or, during a match, let bots play there until someone takes them or it is over."""
    mine = state.seats_of(holder)
    if not mine:
        raise Denied("not_your_seat")
    chairs = state.data.chairs
    for seat in mine:
        gone = msgspec.structs.replace(chairs[seat], left=True, heir="") if state.playing else Chair()
        chairs = with_chair(chairs, seat, gone)
    after = state.with_data(chairs=chairs)
    if holder != state.data.host:
        return after
    staying = (chair.holder for chair in chairs if chair.holder and not chair.left)
    return after.with_data(host=next(staying, ""))  # nobody: the next guest becomes host


def come_back(state: TableState, holder: Holder) -> TableState:
    """Return the state with the holder's goodbye taken back."""
    chairs = state.data.chairs
    if not any(chairs[seat].left for seat in state.seats_of(holder)):
        return state
    return state.with_data(
        chairs=tuple(msgspec.structs.replace(c, left=False) if c.holder == holder else c for c in chairs),
        host=state.data.host or holder,
    )


def put_bot(state: TableState, holder: Holder, command: Seating) -> TableState:
    """Return the state with a bot on a free seat, or with a bot's seat free."""
    chair = _chair_for_host(state, holder, command.seat)
    if state.playing:
        raise Denied("already_started")
    if chair.kind == "person":
        raise Denied("seat_taken", seat=command.seat)
    new = Chair() if command.level is None else bot_chair(state.game, command.level)
    return state.with_data(chairs=with_chair(state.data.chairs, command.seat, new))


def lock(state: TableState, holder: Holder, locked: bool) -> TableState:
    """Return the state with the table locked, so that no guest sits down, or open again."""
    check_host(state, holder)
    return state.with_data(locked=locked)


def remove(state: TableState, holder: Holder, seat: Seat) -> TableState:
    """Return the state without a guest: the seat is free, and during a match a bot plays there until it is taken."""
    chair = _chair_for_host(state, holder, seat)
    if chair.kind != "person" or chair.holder == holder:
        raise Denied("no_guest", seat=seat)
    gone = msgspec.structs.replace(chair, holder="", heir="", left=True) if state.playing else Chair()
    return state.with_data(chairs=with_chair(state.data.chairs, seat, gone))


def become_host(state: TableState, holder: Holder) -> TableState:
    """Return the state with another host: somebody who sits at the table, and has not said goodbye."""
    if not any(not state.data.chairs[seat].left for seat in state.seats_of(holder)):
        raise Denied("not_your_seat")
    return state.with_data(host=holder)


def _chair_for_host(state: TableState, holder: Holder, seat: Seat) -> Chair:
    check_host(state, holder)
    return chair_at(state, seat)
