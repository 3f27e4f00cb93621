"""Tokens of seats: only the phone of who holds a seat has one; the server saves its hash."""

from __future__ import annotations

import hashlib
import secrets
from typing import TypeAlias

Holder: TypeAlias = str  # the hash of a token, empty for someone without one


def new_token() -> str:
    """Return a new token: 128 random bits."""
    return secrets.token_hex(16)


def holder_of(token: str) -> Holder:
    """Return the hash of a token, which is all that the server saves."""
    return hashlib.sha256(token.encode()).hexdigest() if token else ""
