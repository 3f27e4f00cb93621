"""Chairs: the seats of a table as they are saved, each with who holds it."""

from __future__ import annotations

from typing import Literal

import msgspec

from fives.core.game import Seat
from fives.table.seat_tokens import Holder


class Chair(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat as it is saved; `seed` is what its holder adds to the dice of the next match, empty until ready."""

    kind: Literal["open", "person", "bot"] = "open"
    name: str = ""
    level: str = ""
    holder: Holder = ""
    seed: str = ""
    left: bool = False  # its holder said goodbye during the match, or was removed
    heir: Holder = ""  # hash of the token that may take the seat over


def seats_of(chairs: tuple[Chair, ...], holder: Holder) -> tuple[Seat, ...]:
    """Return the seats that `holder` holds."""
    return tuple([seat for seat, chair in enumerate(chairs) if chair.holder == holder]) if holder else ()


def with_chair(chairs: tuple[Chair, ...], seat: Seat, chair: Chair) -> tuple[Chair, ...]:
    """Return the chairs with one replaced."""
    return (*chairs[:seat], chair, *chairs[seat + 1 :])


def all_ready(chairs: tuple[Chair, ...], but: Holder = "") -> bool:
    """Return whether nobody is missing and every person, `but` for one if given, has brought a seed."""
    return all(
        chair.kind == "bot" or (chair.kind == "person" and (chair.seed or (but and chair.holder == but)))
        for chair in chairs
    )


def after_match(chairs: tuple[Chair, ...]) -> tuple[Chair, ...]:
    """Return the chairs for the next match: nobody is ready, and people who left are gone."""
    return tuple(Chair() if chair.left else msgspec.structs.replace(chair, seed="") for chair in chairs)
