"""Slow requests: a connection on which no whole request arrives in time is closed."""

from __future__ import annotations

import asyncio
from typing import Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

REQUEST_WAIT: Final = 20.0  # seconds for a request, from the first byte (or the connection) to the last
UNFINISHED: Final = (h11.IDLE, h11.SEND_BODY)


class TimedHttp(H11Protocol):
    """Uvicorn's HTTP protocol with a time limit for each request."""

    _limit: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Start the time limit of the first request."""
        super().connection_made(transport)
        self._wait()

    def data_received(self, data: bytes) -> None:
        """Take bytes; start or stop the time limit with each request."""
        super().data_received(data)
        is_socket = self.transport.get_protocol() is not self  # a WebSocket from now on, which has its own limits
        if is_socket or self.conn.their_state not in UNFINISHED:
            self._stop_waiting()
        elif self._limit is None:
            self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop the time limit."""
        self._stop_waiting()
        super().connection_lost(exc)

    def _wait(self) -> None:
        self._limit = self.loop.call_later(REQUEST_WAIT, self.transport.close)

    def _stop_waiting(self) -> None:
        if self._limit is not None:
            self._limit.cancel()
            self._limit = None
