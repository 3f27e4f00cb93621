"""Gossip: what one server tells the others about a table. It is not saved: who is present, and signs."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from fives.table.messages import Signalled
from fives.table.seats.tokens import Holder


class Gossip(msgspec.Struct, frozen=True, array_like=True):
    """Tells who is at a table through one server. `count` rises with each gossip, for the pollers."""

    here: tuple[Holder, ...]
    watching: int
    count: int
    came: Holder = ""  # has just opened a socket, so that older sockets of this token are closed
    at: int = 0  # when
    sign: Signalled | None = None


class GossipByMember:
    """The last gossip of each other server about a table."""

    def __init__(self) -> None:
        self._words: dict[int, Gossip] = {}

    @property
    def here(self) -> frozenset[Holder]:
        """Return who is at the table through another server."""
        return frozenset(holder for word in self._words.values() for holder in word.here)

    @property
    def watching(self) -> int:
        """Return how many watch through another server."""
        return sum(word.watching for word in self._words.values())

    @property
    def count(self) -> int:
        """Return how often all servers together have said something."""
        return sum(word.count for word in self._words.values())

    def hear(self, node: int, word: Gossip | None) -> None:
        """Store what a server says; None: it has nothing to say any more."""
        if word is None:
            self._words.pop(node, None)
        else:
            self._words[node] = word

    def replace(self, words: Iterable[tuple[int, Gossip]]) -> None:
        """Store what all of them say, and forget what was said before."""
        self._words = dict(words)


def read_gossip(text: str) -> Gossip | None:
    """Return the gossip in a text of another server; None if there is none."""
    return msgspec.json.decode(text, type=Gossip) if text else None


def write_gossip(word: Gossip) -> str:
    """Return gossip as text."""
    return msgspec.json.encode(word).decode()
