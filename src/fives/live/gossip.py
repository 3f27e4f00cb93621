"""Words: what one server tells the others of a table, which is all that is not saved: who is here, and signs."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from fives.table.messages import Signalled
from fives.table.seats import Holder


class Gossip(msgspec.Struct, frozen=True, array_like=True):
    """Who is at a table by one server; `count` rises with every word, for the pollers."""

    here: tuple[Holder, ...]
    watching: int
    count: int
    came: Holder = ""  # who has just opened a socket: older ones of the same token have to go
    at: int = 0  # when
    sign: Signalled | None = None


class GossipByMember:
    """What the other servers say of a table, by server."""

    def __init__(self) -> None:
        self._words: dict[int, Gossip] = {}

    @property
    def here(self) -> frozenset[Holder]:
        """Return who is at the table by another server."""
        return frozenset(holder for word in self._words.values() for holder in word.here)

    @property
    def watching(self) -> int:
        """Return how many watch by another server."""
        return sum(word.watching for word in self._words.values())

    @property
    def count(self) -> int:
        """Return how many words there were, of all that count."""
        return sum(word.count for word in self._words.values())

    def hear(self, node: int, word: Gossip | None) -> None:
        """Take note of what a server says, or that it says nothing any more."""
        if word is None:
            self._words.pop(node, None)
        else:
            self._words[node] = word

    def replace(self, words: Iterable[tuple[int, Gossip]]) -> None:
        """Take note of what all of them say."""
        self._words = dict(words)


def read_gossip(text: str) -> Gossip | None:
    """Return a word of another server; None if it has nothing to say."""
    return msgspec.json.decode(text, type=Gossip) if text else None


def write_gossip(word: Gossip) -> str:
    """Return a word as text."""
    return msgspec.json.encode(word).decode()
