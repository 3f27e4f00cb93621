"""Presence: for whom a bot keeps the seat warm, and from when on.

Nothing of it is saved. After a restart nobody is here; who comes back first waits for the others as long as ever.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping

from fives.core.game import Seat
from fives.server.seats import Chair, Holder
from fives.server.standing import Standing


def stand_ins(
    before: Mapping[Seat, int], standing: Standing, here: Collection[Holder], at: int, away: float
) -> dict[Seat, int]:
    """Return by seat when a bot begins to play for its person, given what was so `before`.

    At once for who said goodbye, `away` seconds after the others were last here (0: never); and only while another
    person sits at the table, for bots do not play on among themselves.
    """
    people = {seat: chair for seat, chair in enumerate(standing.data.chairs) if chair.kind == "person"}
    gone = {seat: chair for seat, chair in people.items() if not is_here(chair, here)}
    if not standing.playing or len(gone) == len(people):
        return {}
    wait = round(1000 * away)
    return {
        seat: min(at if chair.left else at + wait, before.get(seat, at + wait))
        for seat, chair in gone.items()
        if wait or chair.left
    }


def is_here(chair: Chair, here: Collection[Holder]) -> bool:
    """Say whether the person of a chair is at the table, given whose sockets are open."""
    return chair.holder in here and not chair.left
