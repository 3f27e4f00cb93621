"""The waiting room: seats are added, taken away and changed, and the host starts the match."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from fives.core.game import AnyGame, Seat
from fives.core.options import read_options
from fives.table.messages import AddSeat, ChangeSeat, RemoveSeat
from fives.table.refusals import Denied
from fives.table.seats.chairs import Chair, with_chair
from fives.table.seats.tokens import Holder
from fives.table.state import TableState


def add_seat(state: TableState, holder: Holder, command: AddSeat) -> TableState:
    """Return the state with a seat more, for a guest or a bot."""
    _check_waiting(state, holder)
    more = with_seats_added(state)
    if command.level is None:
        return more
    bot = bot_chair(state.game, command.level)
    return more.with_data(chairs=with_chair(more.data.chairs, len(state.data.chairs), bot))


def with_seats_added(state: TableState) -> TableState:
    """Return the state with free seats, up to the next number that the game allows."""
    chairs = state.data.chairs
    count = min((count for count in state.counts if count > len(chairs)), default=None)
    if count is None:
        raise Denied("most_seats", most=len(chairs))
    return state.with_data(chairs=(*chairs, *(Chair() for _ in range(count - len(chairs)))))


def remove_seat(state: TableState, holder: Holder, command: RemoveSeat) -> TableState:
    """Return the state without a seat that nobody has, and without more free ones if the game needs that."""
    _check_waiting(state, holder)
    chairs = state.data.chairs
    if chair_at(state, command.seat).kind == "person":
        raise Denied("seat_taken", seat=command.seat)
    count = max((count for count in state.counts if count < len(chairs)), default=None)
    if count is None:
        raise Denied("fewest_seats", fewest=len(chairs))
    spare = [seat for seat, chair in enumerate(chairs) if chair.kind == "open" and seat != command.seat]
    gone = [command.seat, *spare[::-1]][: len(chairs) - count]
    if len(gone) < len(chairs) - count:
        raise Denied("fewest_seats", fewest=len(chairs))
    return _with_seats_kept(state, [seat for seat in range(len(chairs)) if seat not in gone])


def change_seat(state: TableState, holder: Holder, command: ChangeSeat) -> TableState:
    """Return the state with two seats exchanged: a person moves to one without a person; the host moves anybody."""
    if state.data.phase != "gathering":
        raise Denied("already_started")
    here, there = chair_at(state, command.seat), chair_at(state, command.to)
    if command.seat not in state.seats_of(holder) and not state.is_host(holder):
        raise Denied("not_your_seat", seat=command.seat)
    if there.kind == "person" and not state.is_host(holder):
        raise Denied("seat_taken", seat=command.to)
    chairs = with_chair(with_chair(state.data.chairs, command.seat, there), command.to, here)
    return state.with_data(chairs=chairs)


def start(state: TableState, holder: Holder) -> TableState:
    """Return the state without free seats and with everybody ready: the host starts the match.

    It begins once every device has brought its seed, which the newest may still have to do.
    """
    _check_waiting(state, holder)
    kept = [seat for seat, chair in enumerate(state.data.chairs) if chair.kind != "open"]
    if len(kept) == 1 < len(state.data.chairs):
        raise Denied("nobody_joined")
    if len(kept) not in state.counts:
        state.game.check_seats(len(kept), read_options(state.game, state.data.options))  # says by which rule
        raise Denied("fewest_seats", fewest=len(state.data.chairs))
    after = _with_seats_kept(state, kept)
    return after.with_data(chairs=tuple(msgspec.structs.replace(chair, waits=False) for chair in after.data.chairs))


def _with_seats_kept(state: TableState, kept: Sequence[Seat]) -> TableState:
    """Return the state with some of its seats, and with who begins by their new number."""
    first = state.data.first
    if first is not None:
        first = kept.index(first) if first in kept else 0
    return state.with_data(chairs=tuple(state.data.chairs[seat] for seat in kept), first=first)


def bot_chair(game: AnyGame, level: str, name: str = "") -> Chair:
    """Return the chair of a bot, or raise BadLevel if the game has no such level."""
    game.check_level(level)
    return Chair("bot", name, level)


def chair_at(state: TableState, seat: Seat) -> Chair:
    """Return the chair of a seat, or raise Denied if there is no such seat."""
    if seat not in range(len(state.data.chairs)):
        raise Denied("no_such_seat", seat=seat)
    return state.data.chairs[seat]


def check_host(state: TableState, holder: Holder) -> None:
    """Raise Denied unless `holder` is the host."""
    if not state.is_host(holder):
        raise Denied("not_host")


def _check_waiting(state: TableState, holder: Holder) -> None:
    check_host(state, holder)
    if state.data.phase != "gathering":
        raise Denied("already_started")
