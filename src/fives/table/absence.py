"""Presence: when a bot begins to play for an absent person, and when the role of an absent host may be taken over.

Nothing of it is saved. After a restart all are absent, and the waiting times begin anew.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import NamedTuple

from fives.core.game import Seat
from fives.table.refusals import Denied
from fives.table.seats.chairs import Chair
from fives.table.seats.tokens import Holder
from fives.table.state import TableState


def stand_ins(
    before: Mapping[Seat, int], state: TableState, here: Collection[Holder], at: int, away: float
) -> dict[Seat, int]:
    """Return by seat when a bot begins to play for its person, given what was found `before`.

    For a person who said goodbye it begins at once, for others `away` seconds after they were last here (0: never).
    It needs another person at the table, since bots do not play on among themselves.
    """
    people = {seat: chair for seat, chair in enumerate(state.data.chairs) if chair.kind == "person"}
    gone = {seat: chair for seat, chair in people.items() if not is_here(chair, here)}
    if not state.playing or len(gone) == len(people):
        return {}
    wait = round(1000 * away)
    return {
        seat: min(at if chair.left else at + wait, before.get(seat, at + wait))
        for seat, chair in gone.items()
        if wait or chair.left
    }


class Vacancy(NamedTuple):
    """An absent host, and when somebody else may take over the role."""

    host: Holder
    since: int


def vacancy(
    before: Vacancy | None, state: TableState, here: Collection[Holder], at: int, away: float
) -> Vacancy | None:
    """Return when the role of the host becomes free, given what was found `before`; None if it does not.

    A host is awaited as every player is, in every phase: for `away` seconds (0: for ever), while another person sits
    here. A host of several tables is at one of them only, and stays the host of all.
    """
    data = state.data
    another = any(is_here(chair, here) for chair in data.chairs if chair.kind == "person")
    if not away or not another or data.host in here or data.beside:
        return None
    since = at + round(1000 * away)
    return Vacancy(data.host, min(before.since, since) if before and before.host == data.host else since)


def check_vacancy(vacant: Vacancy | None, host: Holder, here: Collection[Holder], at: int) -> None:
    """Raise Denied unless the role of `host` is free."""
    if host in here:
        raise Denied("host_here")
    if vacant is None or vacant.host != host or at < vacant.since:
        raise Denied("host_awaited")


def is_here(chair: Chair, here: Collection[Holder]) -> bool:
    """Return whether the person of a chair is present, given the holders with open sockets."""
    return chair.holder in here and not chair.left
