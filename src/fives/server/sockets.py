"""Sockets: a reader that obeys one frame after the other, and a bounded queue for who is slow to listen."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import Callable
from typing import Any, Final, Protocol, TypeAlias

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from fives.core.refusal import Refusal
from fives.server.addresses import base_url
from fives.server.audience import encode
from fives.server.clocks import now
from fives.server.guard import is_foreign
from fives.server.house import House
from fives.server.limits import Bucket, network_of
from fives.server.logs import complain
from fives.server.messages import Answer, Bye, FromClient, Hello, Ping, Pong, Refused
from fives.server.refusals import Denied
from fives.server.reports import Reader
from fives.server.seats import holder_of
from fives.server.tables import Table
from fives.server.wire import wire_of

PATIENCE: Final = 200  # frames refused as too fast before the socket is closed
TRIPS: Final = 5  # round trips remembered; the shortest is the truest
LAST_WORD: Final = 2.0  # seconds a goodbye may take
STOPPING: Final = Bye("stopping")  # the page comes again
BYES: Final = {
    "no_table": Bye("no_table"),
    "not_saved": STOPPING,
    "stale": STOPPING,
}  # instead of a refusal at the door
GONE: Final = (WebSocketDisconnect, OSError, TimeoutError)
PING: Final = b'{"type":"ping"'  # as a page begins it
AnySocket: TypeAlias = WebSocket[Any, Any, Any]
decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)


class Pipe(Protocol):
    """A wire as a link knows it."""

    drained: Callable[[], None]
    full: bool  # the other side is slow to take what was written

    def tell(self, text: bytes) -> None:
        """Write a text message."""
        ...

    def hang_up(self) -> None:
        """Close after what was written."""
        ...

    def give_up(self) -> None:
        """Tell the reader that nothing more comes."""
        ...

    async def receive(self) -> Any:
        """Return the next event of the socket."""
        ...


class Link:
    """One open socket: what waits to be sent, and how to end it."""

    def __init__(self, pipe: Pipe, reader: Reader, room: int, silence: float, byes: Counter[str]) -> None:
        self.reader = reader
        self._pipe = pipe
        self._waiting: deque[bytes] = deque()  # nothing, unless the pipe is full
        self._room = room
        self._silence = silence
        self._byes = byes
        self._closing = False
        self._loop = asyncio.get_running_loop()
        self._heard = self._loop.time()
        self._timer = self._loop.call_later(silence, self._listen)
        pipe.drained = self._drain

    def send(self, data: bytes) -> None:
        """Send a message; a socket that takes too long to take what waits is closed, and will resync."""
        if self._closing:
            return
        if not self._pipe.full:
            self._pipe.tell(data)
        elif len(self._waiting) < self._room:
            self._waiting.append(data)
        else:
            self._waiting.clear()
            self.close(Bye("slow"))

    def close(self, bye: Bye) -> None:
        """Say goodbye after what waits, and close, at the latest after a moment."""
        if self._closing:
            return
        self._closing = True
        self._byes[bye.reason] += 1
        self._waiting.append(encode(bye))
        self._timer.cancel()
        self._timer = self._loop.call_later(LAST_WORD, self._pipe.give_up)
        self._drain()

    async def receive(self) -> str | bytes:
        """Return the next frame; raise WebSocketDisconnect when there will be none."""
        event = await self._pipe.receive()
        if event["type"] != "websocket.receive":
            raise WebSocketDisconnect(detail="gone")
        self.heard()
        return event.get("bytes") or event.get("text") or b""

    def heard(self) -> None:
        """Take note that the phone is there."""
        self._heard = self._loop.time()

    def finish(self) -> None:
        """Close after what is still to be said."""
        self._closing = True
        self._timer.cancel()
        self._drain()

    def _drain(self) -> None:
        while self._waiting and not self._pipe.full:
            self._pipe.tell(self._waiting.popleft())
        if self._closing and not self._waiting:
            self._pipe.hang_up()

    def _listen(self) -> None:
        """Give a socket up that has been silent for too long."""
        left = self._heard + self._silence - self._loop.time()
        if left <= 0:
            self._pipe.give_up()
        else:
            self._timer = self._loop.call_later(left, self._listen)


@websocket("/api/tables/{code:str}/socket")
async def serve_socket(socket: AnySocket, code: FromPath[str]) -> None:
    """Serve one socket until it closes."""
    house: House = socket.app.state.house
    if is_foreign(socket, house.settings) or not house.sockets.enter(network := network_of_socket(socket)):
        await socket.close()
        return
    try:
        await socket.accept()
        # a task of its own: whenever it goes on, nothing of what called this has to
        await asyncio.create_task(Conversation(socket, house, code).hold())
    except GONE:
        pass
    except Exception as error:
        complain("a socket failed", error)
    finally:
        house.sockets.leave(network)


def network_of_socket(socket: AnySocket) -> str:
    """Return the address that counts for the limits."""
    return network_of(socket.client.host if socket.client else None)


class Conversation:
    """One socket's way through the protocol: hello first, then commands and pings."""

    def __init__(self, socket: AnySocket, house: House, code: str) -> None:
        settings = house.settings
        self._house = house
        self._code = code
        self._address = network_of_socket(socket)
        reader = Reader("", base_url(socket, settings))
        wire = wire_of(socket.scope)
        wire.overheard = self._overhear
        self._link = Link(wire, reader, settings.queue_messages, settings.silence, house.metrics.byes)
        self._pace = Bucket(settings.message_rate, settings.message_burst)
        self._patience = PATIENCE
        self._table: Table | None = None
        self._trips: deque[float] = deque(maxlen=TRIPS)  # milliseconds to the phone and back

    async def hold(self) -> None:
        """Answer every frame until the socket closes or falls silent."""
        try:
            while self._patience:
                await self._answer(await self._link.receive())
        finally:
            if self._table:
                self._table.audience.leave(self._link)
            self._link.finish()

    async def _answer(self, frame: str | bytes) -> None:
        id = ""
        try:
            if len(frame) > self._house.settings.message_bytes:
                raise Denied("too_large", most=self._house.settings.message_bytes)
            message = _read(frame)
            id = getattr(message, "id", "")
            if not self._pace.take():
                self._patience -= 1
                raise Denied("too_fast")
            await self._obey(message)
        except Refusal as refusal:
            self._house.metrics.refusals[refusal.code] += 1
            n = self._table.standing.n if self._table else 0
            self._link.send(encode(Refused(id, refusal.code, refusal.rule, dict(refusal.params), n)))
            await asyncio.sleep(0)  # let the others have their turn, however fast the frames come

    async def _obey(self, message: FromClient) -> None:
        match message:
            case Hello():
                await self._greet(message)
            case Ping():
                self._pong(message)
            case _ if self._table is None:
                raise Denied("bad_message", why="say hello first")
            case _:
                await self._table.command(
                    self._link.reader.holder, message, self._send, min(self._trips, default=0) / 2
                )

    def _overhear(self, frame: bytes) -> bool:
        """Answer a ping at once, though something else may be waited for; say whether it was one."""
        if not frame.startswith(PING) or len(frame) > self._house.settings.message_bytes or not self._pace.take():
            return False
        try:
            ping = _read(frame)
        except Denied:
            return False
        self._link.heard()
        if isinstance(ping, Ping):
            self._pong(ping)
        return isinstance(ping, Ping)

    def _pong(self, ping: Ping) -> None:
        if ping.heard is not None:
            self._trips.append(max(0, now() - ping.heard - ping.held))
        self._send(Pong(ping.at, now()))

    async def _greet(self, hello: Hello) -> None:
        holder = holder_of(hello.token)
        try:
            table = await self._house.find(self._code, self._address, holder)
            await table.welcome(holder)
        except Denied as denied:
            if denied.code in BYES:
                self._link.close(BYES[denied.code])
                return
            raise
        if self._table and holder != self._link.reader.holder:
            self._table.audience.leave(self._link)
        self._link.reader = Reader(holder, self._link.reader.base)
        self._table = table
        table.audience.join(self._link, hello)

    def _send(self, message: Answer | Pong) -> None:
        self._link.send(encode(message))


def _read(frame: str | bytes) -> FromClient:
    try:
        return decoder.decode(frame)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Denied("bad_message", why=str(error)[:200]) from None
