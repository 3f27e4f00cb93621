"""A socket that is none: one listener at one table of this device."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from fives.core.refusal import Refusal
from fives.live.all_tables import Lobby
from fives.live.listeners import encode
from fives.live.steady_clock import now
from fives.live.table import Table
from fives.table.messages import Answer, Bye, FromClient, Hello, Ping, Pong, Refused
from fives.table.refusals import Denied
from fives.table.seats.tokens import holder_of
from fives.table.views import Reader

HERE = "this device"  # the address from which all calls come


class Socket:
    """What one open page hears of one table, and what it says there."""

    def __init__(
        self, lobby: Lobby, code: str, base: str, tell: Callable[[str], None], hang_up: Callable[[], None]
    ) -> None:
        self.reader = Reader("", base)
        self._lobby = lobby
        self._code = code
        self._tell = tell
        self._hang_up = hang_up
        self._table: Table | None = None
        self._closed = False

    def send(self, data: bytes) -> None:
        """Send a message."""
        if not self._closed:
            self._tell(data.decode())

    def close(self, bye: Bye) -> None:
        """Say goodbye and close."""
        self.send(encode(bye))
        if not self._closed:
            self._closed = True
            self._hang_up()

    def leave(self) -> None:
        """Note that the page has closed the socket."""
        self._closed = True
        if self._table:
            self._table.audience.leave(self)

    async def hear(self, text: str) -> None:
        """Answer a frame of the page."""
        id = ""
        try:
            message = _read(text)
            id = getattr(message, "id", "")
            await self._answer(message)
        except Refusal as refusal:
            if isinstance(refusal, Denied) and refusal.code == "no_table":
                self.close(Bye("no_table"))
                return
            n = self._table.state.n if self._table else 0
            self._say(Refused(id, refusal.code, refusal.rule, dict(refusal.params), n))

    async def _answer(self, message: FromClient) -> None:
        match message:
            case Hello():
                await self._hello(message)
            case Ping():
                self._say(Pong(message.at, now()))
            case _ if self._table is None:
                raise Denied("bad_message", why="say hello first")
            case _:
                await self._table.command(self.reader.holder, message, self._say)

    async def _hello(self, hello: Hello) -> None:
        holder = holder_of(hello.token)
        table = await self._lobby.find(self._code, HERE, holder)
        await table.welcome(holder)
        self.reader = Reader(holder, self.reader.base)
        self._table = table
        table.audience.join(self, hello)

    def _say(self, message: Answer | Pong) -> None:
        self.send(encode(message))


decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)


def _read(text: str) -> FromClient:
    try:
        return decoder.decode(text)
    except (ValueError, ArithmeticError, RecursionError) as error:  # msgspec's and Unicode's are ValueErrors
        raise Denied("bad_message", why=str(error)[:200]) from None
