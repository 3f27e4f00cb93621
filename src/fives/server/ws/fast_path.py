"""A fast path through uvicorn's WebSocket for the usual frames: whole messages of ASCII text.

Everything else is left to the library: the handshake, control frames, fragments, text beyond ASCII, and violations of
the protocol. All that a phone is sent in one turn of the event loop is one write: an answer and the news after it.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]

if TYPE_CHECKING:
    from uvicorn._types import ASGIReceiveEvent
    from websockets.http11 import Request

EXTENSION: Final = "fives.wire"  # the key in a socket's scope
WHOLE_TEXT: Final = 0x81  # first byte of a frame: text, and the message ends with it
MASKED: Final = 0x80
AHEAD: Final = 8  # frames that may wait for their reader; then reading pauses
AT_ONCE: Final = 1 << 18  # bytes written in one turn of the event loop; more waits
NORMAL: Final = 1000  # code of a normal close


class EventQueue:
    """A queue of events for one reader: simpler and faster than `asyncio.Queue`."""

    def __init__(self) -> None:
        self._events: deque[ASGIReceiveEvent] = deque()
        self._reader: asyncio.Future[None] | None = None  # done when there is an event

    def put_nowait(self, event: ASGIReceiveEvent) -> None:
        """Add an event."""
        self._events.append(event)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> ASGIReceiveEvent:
        """Return the first event; wait for it if necessary."""
        while not self._events:
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        return self._events.popleft()

    def empty(self) -> bool:
        """Return whether the queue is empty."""
        return not self._events

    def qsize(self) -> int:
        """Return the length of the queue."""
        return len(self._events)


class Wire(WebSocketsSansIOProtocol):
    """One connection. It splits the bytes into frames, so that the library only gets whole ones."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.queue = EventQueue()  # type: ignore[assignment]
        self.drained: Callable[[], None] = lambda: None  # called when there is room to write again
        self.answer_first: Callable[[bytes], bool] = lambda text: (
            False
        )  # called first; returns whether it has answered the message
        self._paused = False  # the other side reads slowly
        self._told: list[bytes] = []  # frames to be written at the next turn of the event loop
        self._size = 0  # bytes of these frames
        self._cut = bytearray()  # the beginning of an incomplete frame
        self._whole = True  # whether the library is between two frames

    @property
    def full(self) -> bool:
        """Return whether the next message has to wait."""
        return self._paused or self._size > AT_ONCE

    def tell(self, text: bytes) -> None:
        """Send a text message; ignored once the connection is closed.

        It is written after the messages that other connections sent earlier in this turn.
        """
        if self.close_sent or self.disconnected:
            return
        if not self._told:
            self.loop.call_soon(self._write)
        size = len(text)
        if size < 126:
            head = bytes((WHOLE_TEXT, size))
        elif size < 65_536:
            head = b"\x81\x7e" + size.to_bytes(2, "big")
        else:
            head = b"\x81\x7f" + size.to_bytes(8, "big")
        self._told += (head, text)
        self._size += size

    def _write(self) -> None:
        if self._told and not self.transport.is_closing():
            self.transport.write(b"".join(self._told))
        if self._size > AT_ONCE:
            self.loop.call_soon(self._take_more)
        self._told, self._size = [], 0

    def _take_more(self) -> None:
        """Call `drained` if there is room to write."""
        if not self.full:
            self.drained()

    def hang_up(self) -> None:
        """Close after all that was sent."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return
        self.give_up()
        self._write()
        self.conn.send_close(NORMAL)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)

    def give_up(self) -> None:
        """Tell the reader that nothing more comes."""
        self.queue.put_nowait({"type": "websocket.disconnect", "code": NORMAL})

    def handle_connect(self, event: Request) -> None:
        """Begin a socket, and put this connection into its scope."""
        super().handle_connect(event)
        if not self.handshake_complete:
            self.scope["extensions"][EXTENSION] = {"wire": self}

    def shutdown(self) -> None:
        """Close after all that was sent, because the server stops."""
        self._write()
        super().shutdown()

    def pause_writing(self) -> None:
        """Stop writing."""
        super().pause_writing()
        self._paused = True

    def resume_writing(self) -> None:
        """Write again, now that there is room."""
        super().resume_writing()
        self._paused = False
        self._take_more()

    def data_received(self, data: bytes) -> None:
        """Take received bytes."""
        if not self.handshake_complete:
            self._whole = not self.handshake_initiated  # until the handshake is answered, all bytes go to the library
            super().data_received(data)
        elif not self._whole:
            self._leave(data)
        else:
            self._take(self._cut + data if self._cut else data)

    def _take(self, data: bytes | bytearray) -> None:
        """Split bytes into frames, and keep the beginning of an incomplete one."""
        at, size = 0, len(data)
        while size - at >= 2 and self.conn.parser_exc is None:
            length, head = data[at + 1] & 127, 2
            if length == 126:
                length, head = int.from_bytes(data[at + 2 : at + 4], "big"), 4
            if length == 127 or (head == 4 and size - at < 4):
                break
            masked = data[at + 1] & MASKED
            end = at + head + (4 if masked else 0) + length
            if end > size:
                break
            plain = data[at] == WHOLE_TEXT and masked and not self.frames
            text = apply_mask(data[end - length : end], data[end - length - 4 : end - length]) if plain else b""
            if text.isascii() and plain:
                self._message(text)
            else:
                self._leave(bytes(data[at:end]))
            at = end
        self._cut = bytearray(data[at:])
        if len(self._cut) > 1 and self._cut[1] & 127 == 127:  # too long for the fast path
            self._whole = False
            self._leave(bytes(self._cut))

    def _leave(self, data: bytes) -> None:
        """Write all that was sent, then give bytes to the library, which may close the connection."""
        self._write()
        super().data_received(data)

    def _message(self, text: bytes) -> None:
        if self.close_sent or self.answer_first(text):
            return
        self.queue.put_nowait({"type": "websocket.receive", "bytes": text})
        if self.queue.qsize() >= AHEAD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()


def wire_of(scope: Any) -> Wire:
    """Return the connection of a socket."""
    wire: Wire = scope["extensions"][EXTENSION]["wire"]
    return wire
