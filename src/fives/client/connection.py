"""The connection to a table: a socket that is opened again when it breaks; unanswered commands are sent again."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from fives.table.messages import Accepted, Bye, Command, FromServer, Hello, Ping, Pong, Refused
from fives.table.refusals import Denied

PING: Final = 3.0  # seconds between two pings
SILENCE: Final = 9.0  # seconds after which a silent socket is closed
OPENING: Final = 10.0  # seconds for a socket to open
SOONEST, LATEST = 0.1, 5.0  # seconds to wait before a socket is opened again
AGAIN: Final = ("too_fast", "not_saved")  # refusals after which the same command is sent again
TRIES: Final = 8  # of one command that is refused so
LARGEST: Final = 1 << 24  # bytes of a message; a snapshot has the whole log
decoder: msgspec.json.Decoder[FromServer] = msgspec.json.Decoder(FromServer)
encode = msgspec.json.Encoder().encode


class Connection:
    """A lasting connection to a table and the tables after it. `heard` is called with every message."""

    def __init__(self, hello: Callable[[], tuple[str, Hello]], heard: Callable[[FromServer], None]) -> None:
        self._hello = hello  # returns the socket's current URL and the hello to send
        self._heard = heard
        self._socket: ClientConnection | None = None
        self._waiting: dict[str, tuple[Command, asyncio.Future[Accepted | Refused]]] = {}  # in order
        self._pong: tuple[int, float] | None = None  # the server's time, and when we were told

    async def live(self) -> Bye:
        """Keep a socket open; return the `bye` after which connecting again is useless."""
        pause = SOONEST
        while True:
            address, hello = self._hello()
            began = time.monotonic()
            try:
                async with connect(
                    address,
                    compression=None,
                    ping_interval=None,
                    open_timeout=OPENING,
                    close_timeout=1,
                    max_size=LARGEST,
                ) as socket:
                    bye = await self._talk(socket, hello)
                if bye is not None and bye.reason in ("replaced", "no_table"):
                    return bye
            except (OSError, TimeoutError, WebSocketException):
                pass
            finally:
                self._socket = None
            pause = SOONEST if time.monotonic() - began > SILENCE else min(LATEST, 2 * pause)
            await asyncio.sleep(pause)

    def hang_up(self) -> None:
        """Close the socket; the next one is opened at the current table."""
        if self._socket is not None:
            self._socket.transport.abort()

    async def tell(self, command: Command) -> Accepted:
        """Send a command, again on each new socket until it is answered; raise Denied if it is refused."""
        attempt = 0
        while isinstance(answer := await self._ask(command), Refused):
            attempt += 1
            if answer.code not in AGAIN or attempt == TRIES:
                raise Denied(answer.code, answer.rule, **answer.params)
            await asyncio.sleep(min(LATEST, SOONEST * 2**attempt))
        return answer

    async def _ask(self, command: Command) -> Accepted | Refused:
        answered: asyncio.Future[Accepted | Refused] = asyncio.get_running_loop().create_future()
        self._waiting[command.id] = command, answered
        try:
            await self._send(command)
            return await answered
        finally:
            del self._waiting[command.id]

    async def _send(self, message: Command | Hello | Ping) -> None:
        """Send a message if there is a socket. Unanswered commands are sent again on the next one."""
        if self._socket is not None:
            try:
                await self._socket.send(encode(message).decode())
            except (OSError, WebSocketException):
                self.hang_up()

    async def _talk(self, socket: ClientConnection, hello: Hello) -> Bye | None:
        """Send hello and all unanswered commands, then read to the end; return `bye` if there was one."""
        self._pong = None
        await socket.send(encode(hello).decode())
        self._socket = socket
        for command, _ in list(self._waiting.values()):
            await self._send(command)
        pinging = asyncio.create_task(self._ping())
        try:
            while True:
                async with asyncio.timeout(SILENCE):
                    message = decoder.decode(await socket.recv())
                if isinstance(message, Bye):
                    return message
                self._take(message)
        finally:
            pinging.cancel()

    def _take(self, message: FromServer) -> None:
        match message:
            case Accepted() | Refused():
                _, answered = self._waiting.get(message.id, (None, None))
                if answered is not None and not answered.done():
                    answered.set_result(message)
            case Pong():
                self._pong = message.now, time.monotonic()
            case _:
                self._heard(message)

    async def _ping(self) -> None:
        """Send a ping every few seconds, with the age of the last pong, from which the server makes races fair."""
        while True:
            now = time.monotonic()
            heard, held = (self._pong[0], 1000 * (now - self._pong[1])) if self._pong else (None, 0.0)
            await self._send(Ping(1000 * now, heard, held))
            await asyncio.sleep(PING)
