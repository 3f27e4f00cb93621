"""Sealed dice: the server commits to a secret, the seats add their own bytes, and anybody can check later.

Event n of a match takes its chance from HMAC-SHA-256(secret, table, match, the seats' bytes, n, block). What this
does not prove: a host who reads the secret can foresee rolls, but cannot choose them.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, TypeAlias

from fives.core.game import Chance

if TYPE_CHECKING:
    from fives.core.matches.match import Match

DiceSource: TypeAlias = "Callable[[Match], Chance]"  # asked for the next event of a match
WORD = 8  # bytes for one number


def new_secret() -> bytes:
    """Return a new secret of 256 bits."""
    return secrets.token_bytes(32)


def secret_of(seed: int | None) -> bytes:
    """Return the secret that a seed stands for, so that the same dice can be rolled again; without one a new secret."""
    return new_secret() if seed is None else hashlib.sha256(b"fives %d" % seed).digest()


def commitment(secret: bytes) -> str:
    """Return the hash that is published before anybody plays."""
    return hashlib.sha256(secret).hexdigest()


class Stream:
    """The random numbers of one event, from HMAC blocks."""

    def __init__(self, key: bytes, message: bytes) -> None:
        self._key = key
        self._message = message
        self._block = 0
        self._bytes = b""

    def randrange(self, stop: int, /) -> int:
        """Return a number below `stop`; words that would favour some numbers are skipped."""
        fair = 2 ** (8 * WORD) // stop * stop
        while (word := self._word()) >= fair:
            pass
        return word % stop

    def _word(self) -> int:
        if not self._bytes:
            block = self._message + b"|%d" % self._block
            self._bytes = hmac.digest(self._key, block, "sha256")
            self._block += 1
        word, self._bytes = self._bytes[:WORD], self._bytes[WORD:]
        return int.from_bytes(word, "big")


def sealed_dice(secret: bytes, table: str, epoch: int, seeds: Sequence[str]) -> DiceSource:
    """Return the dice of one match: `seeds` are the seats' bytes in hex, by seat, empty for bots."""
    stream = sealed_streams(secret, table, epoch, seeds)
    return lambda match: stream(match.n + 1)


def sealed_streams(secret: bytes, table: str, epoch: int, seeds: Sequence[str]) -> Callable[[int], Stream]:
    """Return the chance of every event of one match, by its number."""
    head = "|".join([table, str(epoch), ",".join(seeds)]).encode()
    return lambda n: Stream(secret, head + b"|%d" % n)
