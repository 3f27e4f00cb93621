"""The codes of tables: five letters that people read to each other."""

from __future__ import annotations

import secrets
from typing import Final

LETTERS: Final = "BCDFGHJKMNPRSTVWXZ"  # no lookalikes, and no vowels: a code is never a word
CODE_LENGTH: Final = 5


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
