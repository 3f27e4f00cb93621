"""A caller: who calls, as limits count them, and which tables and matches they may reach."""

from __future__ import annotations

from dataclasses import dataclass

from fives.live.all_tables import Lobby
from fives.live.table import Table
from fives.table.refusals import Denied
from fives.table.seats.tokens import Holder, holder_of
from fives.table.state import TableState


@dataclass(frozen=True, slots=True)
class Caller:
    """One call's sender: the network it comes from, and the token it carries (empty if it carries none)."""

    lobby: Lobby
    address: str
    token: str = ""

    @property
    def holder(self) -> Holder:
        """Return the holder of the token; empty without a token."""
        return holder_of(self.token)

    @property
    def key(self) -> str:
        """Return by whom limits count the call: by its holder if a table knows them, else by its address."""
        return self.holder if self.holder in self.lobby.seated else self.address

    def limit_rate(self) -> None:
        """Raise Denied if this caller has called too often."""
        if not self.lobby.paces.of(self.key).take():
            raise Denied("too_fast")

    async def find_table(self, code: str) -> Table:
        """Return the table with this code, or raise Denied."""
        return await self.lobby.find(code, self.address, self.holder)

    async def find_table_and_holder(self, code: str) -> tuple[Table, Holder]:
        """Return the table and the holder who asks. A token without a seat here is refused."""
        table = await self.find_table(code)
        if self.holder and not table.state.knows(self.holder):
            raise Denied("bad_token")
        return table, self.holder

    async def find_match(self, code: str, epoch: int | None, refusal: str) -> tuple[TableState, int]:
        """Return the table's state with the match of `epoch`, and its number; a match that is gone is refused."""
        state = (await self.find_table(code)).state
        played = await self.lobby.with_whole_match(state, epoch or state.data.epoch)
        if played is None:
            raise Denied(refusal)
        return played, epoch or state.data.epoch
