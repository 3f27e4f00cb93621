"""Seats and their holders. A holder is known by a token that only their phone has."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final, Literal, TypeAlias

import msgspec

from fives.core.game import Seat

LETTERS: Final = "BCDFGHJKMNPRSTVWXZ"  # no lookalikes, and no vowels: a code is never a word
CODE_LENGTH: Final = 5
Holder: TypeAlias = str  # the hash of a token, empty for someone without one


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


def new_token() -> str:
    """Return a new token: 128 random bits."""
    return secrets.token_hex(16)


def holder_of(token: str) -> Holder:
    """Return the hash of a token, which is all that the server saves."""
    return hashlib.sha256(token.encode()).hexdigest() if token else ""


def new_code() -> str:
    """Return a room code."""
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))


def new_codes(count: int) -> list[str]:
    """Return room codes, all different."""
    codes: set[str] = set()
    while len(codes) < count:
        codes.add(new_code())
    return list(codes)


def is_code(text: str) -> bool:
    """Return whether a text could be a room code."""
    return len(text) == CODE_LENGTH and set(text) <= set(LETTERS)


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
