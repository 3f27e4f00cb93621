"""The other servers that share a database: what live tables need of them, and how it is without any."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Protocol

from fives.live.gossip import Gossip
from fives.store.protocol import Attended

if TYPE_CHECKING:
    from fives.live.table import Table


class OtherServers(Protocol):
    """What a lobby and its tables ask about the other servers."""

    @property
    def shared(self) -> bool:
        """Say whether other servers may change the same tables."""
        ...

    @property
    def open(self) -> bool:
        """Say whether tables can be served: not while the others take this server for dead."""
        ...

    @property
    def kept(self) -> int:
        """Return how many tables this server runs."""
        ...

    def keeps(self, code: str) -> bool:
        """Say whether this server runs the clock and the bots of a table, now."""
        ...

    async def start(self) -> None:
        """Join the others."""
        ...

    async def stop(self) -> None:
        """Leave the others, who take over at once."""
        ...

    def laid(self, code: str) -> None:
        """Take note that a table was made here: this server runs it."""
        ...

    async def meet(self, table: Table) -> None:
        """Find out who runs a table that was woken, who is at it by other servers, and what was missed."""
        ...

    def part(self, codes: Collection[str]) -> None:
        """Let go of tables that have left the memory."""
        ...

    def say(self, code: str, gossip: Gossip) -> None:
        """Tell the other servers who is at a table by this one."""
        ...

    async def attended(self, most: int) -> list[Attended]:
        """Return tables at which somebody is by any server, the last touched first."""
        ...


class NoOtherServers:
    """A server that is alone with its store: it runs every table."""

    shared = False
    open = True
    kept = 0

    def keeps(self, code: str) -> bool:
        """Say that this server runs every table."""
        return True

    async def start(self) -> None:
        """Join nobody."""

    async def stop(self) -> None:
        """Leave nobody."""

    def laid(self, code: str) -> None:
        """Note nothing: every table is run here."""

    async def meet(self, table: Table) -> None:
        """Ask nobody."""

    def part(self, codes: Collection[str]) -> None:
        """Tell nobody."""

    def say(self, code: str, gossip: Gossip) -> None:
        """Tell nobody."""

    async def attended(self, most: int) -> list[Attended]:
        """Return nothing: there is nobody by other servers."""
        return []
