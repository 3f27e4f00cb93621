"""The other servers that share a database, as live tables use them."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Protocol

from fives.live.server_gossip import Gossip
from fives.store.store_protocol import Attended

if TYPE_CHECKING:
    from fives.live.table import Table


class OtherServers(Protocol):
    """The interface of a lobby and its tables to the other servers."""

    @property
    def shared(self) -> bool:
        """Return whether other servers may change the same tables."""
        ...

    @property
    def open(self) -> bool:
        """Return whether tables can be served: not while the others consider this server dead."""
        ...

    @property
    def run_count(self) -> int:
        """Return of how many tables this server runs clock and bots."""
        ...

    def runs(self, code: str) -> bool:
        """Return whether this server runs the clock and the bots of a table now."""
        ...

    async def start(self) -> None:
        """Join the others."""
        ...

    async def stop(self) -> None:
        """Leave the others. They take over at once."""
        ...

    def table_created(self, code: str) -> None:
        """Note that a table was made here, so that this server runs it."""
        ...

    async def table_loaded(self, table: Table) -> None:
        """Find out who runs a table that was loaded, who is there through other servers, and what was missed."""
        ...

    def tables_unloaded(self, codes: Collection[str]) -> None:
        """Stop running tables that were unloaded."""
        ...

    def publish(self, code: str, gossip: Gossip) -> None:
        """Tell the other servers who is at a table through this one."""
        ...

    async def attended(self, most: int) -> list[Attended]:
        """Return tables at which somebody is present through any server, the newest change first."""
        ...


class NoOtherServers:
    """The interface for a server that is alone with its store: it runs every table."""

    shared = False
    open = True
    run_count = 0

    def runs(self, code: str) -> bool:
        """Return True: this server runs every table."""
        return True

    async def start(self) -> None:
        """Do nothing."""

    async def stop(self) -> None:
        """Do nothing."""

    def table_created(self, code: str) -> None:
        """Do nothing: this server runs every table."""

    async def table_loaded(self, table: Table) -> None:
        """Do nothing."""

    def tables_unloaded(self, codes: Collection[str]) -> None:
        """Do nothing."""

    def publish(self, code: str, gossip: Gossip) -> None:
        """Do nothing."""

    async def attended(self, most: int) -> list[Attended]:
        """Return nothing: there are no other servers."""
        return []
