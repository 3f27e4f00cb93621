"""Chairs: the seats of a table as they are saved, each with who holds it."""

from __future__ import annotations

from typing import Literal

import msgspec

from fives.core.game import Seat
from fives.core.records.record import Emblem
from fives.table.seats.tokens import Holder


class Chair(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat as it is saved; `seed` is what its holder adds to the dice of the next match, empty until ready."""

    kind: Literal["open", "person", "bot"] = "open"
    name: str = ""
    level: str = ""
    holder: Holder = ""
    seed: str = ""
    left: bool = False  # its holder said goodbye during the match, or was removed
    heir: Holder = ""  # hash of the token that may take the seat over
    waits: bool = False  # its holder has not said yet that the match may begin, where the table asks for that
    emblem: Emblem | None = None  # None: nobody sits here, or fives 1.0.0 saved it


def seats_of(chairs: tuple[Chair, ...], holder: Holder) -> tuple[Seat, ...]:
    """Return the seats that `holder` holds."""
    return tuple([seat for seat, chair in enumerate(chairs) if chair.holder == holder]) if holder else ()


def with_chair(chairs: tuple[Chair, ...], seat: Seat, chair: Chair) -> tuple[Chair, ...]:
    """Return the chairs with one replaced."""
    return (*chairs[:seat], chair, *chairs[seat + 1 :])


def is_ready(chair: Chair, asks: bool) -> bool:
    """Return whether a bot sits here, or a person who has brought a seed and, if the table `asks`, has agreed."""
    return chair.kind == "bot" or (chair.kind == "person" and bool(chair.seed) and not (asks and chair.waits))


def one_device(chairs: tuple[Chair, ...]) -> bool:
    """Return whether no seat is free and all people play on one device."""
    people = {chair.holder for chair in chairs if chair.kind == "person"}
    return len(people) <= 1 and all(chair.kind != "open" for chair in chairs)


def after_match(chairs: tuple[Chair, ...]) -> tuple[Chair, ...]:
    """Return the chairs for the next match: nobody is ready, and people who left are gone."""
    return tuple(Chair() if chair.left else msgspec.structs.replace(chair, seed="", waits=False) for chair in chairs)
