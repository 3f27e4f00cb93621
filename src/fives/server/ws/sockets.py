"""Sockets: each is read frame by frame, and has a bounded queue of messages to send."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any, Final, NamedTuple, Protocol, TypeAlias

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from fives.core.refusal import Refusal
from fives.live.all_tables import Lobby
from fives.live.json_logs import complain
from fives.live.listeners import encode
from fives.live.measures_protocol import Measures
from fives.live.rate_limits import Bucket, network_of
from fives.live.steady_clock import now
from fives.live.table import Table
from fives.server.edge.own_addresses import base_url
from fives.server.edge.request_checks import is_foreign
from fives.server.ws.fast_path import wire_of
from fives.table.messages import Answer, Bye, FromClient, Hello, Ping, Pong, Refused
from fives.table.refusals import Denied
from fives.table.seats.tokens import Holder, holder_of
from fives.table.views import Reader

PATIENCE: Final = 200  # frames refused as too fast before the socket is closed
TRIPS: Final = 5  # round trips remembered; the shortest counts
LAST_WORD: Final = 2.0  # seconds that sending a goodbye may take
STOPPING: Final = Bye("stopping")  # the page comes again
BYES: Final = {
    "no_table": Bye("no_table"),
    "not_saved": STOPPING,
    "stale": STOPPING,
}  # sent instead of a refusal of the hello
GONE: Final = (WebSocketDisconnect, OSError, TimeoutError)
PING: Final = b'{"type":"ping"'  # as a page begins it
AnySocket: TypeAlias = WebSocket[Any, Any, Any]
decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)


class Connection(Protocol):
    """The connection under a link."""

    drained: Callable[[], None]

    @property
    def full(self) -> bool:
        """Return whether the next message has to wait, because the other side reads slowly."""
        ...

    def tell(self, text: bytes) -> None:
        """Write a text message."""
        ...

    def hang_up(self) -> None:
        """Close after all that was sent."""
        ...

    def give_up(self) -> None:
        """Tell the reader that nothing more comes."""
        ...

    async def receive(self) -> Any:
        """Return the next event of the socket."""
        ...


class QueueLimit(NamedTuple):
    """How much may wait for one socket. A single message may be larger."""

    messages: int
    size: int  # bytes


class Link:
    """One open socket, with the queue of what waits to be sent."""

    def __init__(self, pipe: Connection, reader: Reader, limit: QueueLimit, silence: float, measures: Measures) -> None:
        self.reader = reader
        self._pipe = pipe
        self._waiting: deque[bytes] = deque()  # empty unless the connection is full
        self._size = 0  # bytes in the queue
        self._limit = limit
        self._silence = silence
        self._measures = measures
        self._closing = False
        self._loop = asyncio.get_running_loop()
        self._heard = self._loop.time()
        self._timer = self._loop.call_later(silence, self._check_silence)
        pipe.drained = self._drain

    def send(self, data: bytes) -> None:
        """Send a message. A socket that reads too slowly is closed; the phone reconnects and catches up."""
        if self._closing:
            return
        if not self._waiting and not self._pipe.full:
            self._pipe.tell(data)
        elif self._has_room(data):
            self._wait(data)
        else:
            self._waiting.clear()
            self._size = 0
            self.close(Bye("slow"))

    def _has_room(self, data: bytes) -> bool:
        """Return whether a message can wait: as the only one, or with others within the limit."""
        if not self._waiting:
            return True
        return len(self._waiting) < self._limit.messages and self._size + len(data) <= self._limit.size

    def _wait(self, data: bytes) -> None:
        self._waiting.append(data)
        self._size += len(data)

    def close(self, bye: Bye) -> None:
        """Send `bye` after what waits, then close, after `LAST_WORD` seconds at the latest."""
        if self._closing:
            return
        self._closing = True
        self._measures.count("byes", bye.reason)
        self._wait(encode(bye))
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
        """Note that the phone has been heard."""
        self._heard = self._loop.time()

    def finish(self) -> None:
        """Close after what still waits to be sent."""
        self._closing = True
        self._timer.cancel()
        self._drain()

    def _drain(self) -> None:
        while self._waiting and not self._pipe.full:
            data = self._waiting.popleft()
            self._size -= len(data)
            self._pipe.tell(data)
        if self._closing and not self._waiting:
            self._pipe.hang_up()

    def _check_silence(self) -> None:
        """Close the socket if it has been silent for too long."""
        left = self._heard + self._silence - self._loop.time()
        if left <= 0:
            self._pipe.give_up()
        else:
            self._timer = self._loop.call_later(left, self._check_silence)


@websocket("/api/tables/{code:str}/socket")
async def serve_socket(socket: AnySocket, code: FromPath[str]) -> None:
    """Serve one socket until it closes."""
    lobby: Lobby = socket.app.state.lobby
    if is_foreign(socket, socket.app.state.settings):
        await socket.close()
        return
    try:
        await socket.accept()
        # a task of its own: resuming it is cheaper without the frames of the callers
        await asyncio.create_task(Conversation(socket, lobby, code).serve())
    except GONE:
        pass
    except Exception as error:
        complain("a socket failed", error)


def network_of_socket(socket: AnySocket) -> str:
    """Return the address that counts for the limits."""
    return network_of(socket.client.host if socket.client else None)


class Conversation:
    """The protocol on one socket: hello first, then commands and pings."""

    def __init__(self, socket: AnySocket, lobby: Lobby, code: str) -> None:
        settings = lobby.settings
        self._lobby = lobby
        self._code = code
        self._address = network_of_socket(socket)
        reader = Reader("", base_url(socket, socket.app.state.settings))
        self._wire = wire = wire_of(socket.scope)
        wire.answer_first = self._answer_ping
        limit = QueueLimit(settings.queue_messages, settings.queue_bytes)
        self._link = Link(wire, reader, limit, settings.silence, lobby.measures)
        self._pace = Bucket(settings.message_rate, settings.message_burst)
        self._hellos = Bucket(settings.hello_rate, settings.hello_burst)
        self._patience = PATIENCE
        self._table: Table | None = None
        self._counted_by: str | None = None  # an address or a holder, after the hello
        self._trips: deque[float] = deque(maxlen=TRIPS)  # milliseconds to the phone and back

    async def serve(self) -> None:
        """Answer every frame until the socket closes or falls silent."""
        self._lobby.before_hello.enter(self._address, self, self._wire.give_up)
        try:
            while self._patience > 0:
                await self._answer(await self._link.receive())
        finally:
            self._uncount()
            if self._table:
                self._table.audience.leave(self._link)
            self._link.finish()

    def _count(self, table: Table, holder: Holder) -> bool:
        """Count the socket by its holder if the table knows them, else by its address.

        Return False if it is one too many. Strangers at the same address do not count against a player.
        """
        seated = table.state.knows(holder)
        key = holder if seated else self._address
        if key == self._counted_by:
            return True
        if not self._lobby.sockets.enter(key, seated=seated):
            return False
        self._uncount()
        self._counted_by = key
        return True

    def _uncount(self) -> None:
        self._lobby.before_hello.leave(self._address, self)
        if self._counted_by is not None:
            self._lobby.sockets.leave(self._counted_by)
        self._counted_by = None

    async def _answer(self, frame: str | bytes) -> None:
        id = ""
        try:
            if len(frame) > self._lobby.settings.message_bytes:
                raise Denied("too_large", most=self._lobby.settings.message_bytes)
            message = _read(frame)
            id = getattr(message, "id", "")
            if not self._pace.take() or (isinstance(message, Hello) and not self._hellos.take()):
                self._patience -= 1
                raise Denied("too_fast")
            await self._carry_out(message)
        except Refusal as refusal:
            self._lobby.measures.count("refusals", refusal.code)
            n = self._table.state.n if self._table else 0
            self._link.send(encode(Refused(id, refusal.code, refusal.rule, dict(refusal.params), n)))
            await asyncio.sleep(0)  # let other tasks run, however fast the frames come

    async def _carry_out(self, message: FromClient) -> None:
        match message:
            case Hello():
                await self._hello(message)
            case Ping():
                self._pong(message)
            case _ if self._table is None:
                raise Denied("bad_message", why="say hello first")
            case _:
                await self._table.command(
                    self._link.reader.holder, message, self._send, min(self._trips, default=0) / 2
                )

    def _answer_ping(self, frame: bytes) -> bool:
        """Answer a ping at once, even while a command is being carried out; return whether it was a ping."""
        if not frame.startswith(PING) or len(frame) > self._lobby.settings.message_bytes or not self._pace.take():
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
        if self._table and not self._count(self._table, self._link.reader.holder):
            self._link.finish()  # the holder has lost their seat, and their address has too many sockets

    async def _hello(self, hello: Hello) -> None:
        holder = holder_of(hello.token)
        try:
            table = await self._lobby.find(self._code, self._address, holder)
            await table.welcome(holder)
        except Denied as denied:
            if denied.code in BYES:
                self._link.close(BYES[denied.code])
                return
            raise
        if not self._count(table, holder):
            self._lobby.measures.count("refusals", "too_fast")
            self._patience = 0  # no answer: the page counts this as refused and reconnects ever more slowly
            return
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
    except (ValueError, ArithmeticError, RecursionError) as error:  # msgspec's and Unicode's are ValueErrors
        raise Denied("bad_message", why=str(error)[:200]) from None
