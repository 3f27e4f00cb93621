"""Run a server: a listening socket, uvicorn around the application, and a quick stop after a goodbye."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import socket
import time
from collections.abc import Callable, Mapping
from types import FrameType

import uvicorn
from litestar import Litestar

from fives.core.game import AnyGame
from fives.live.all_tables import Lobby
from fives.live.json_logs import setup_logs, soften_logs
from fives.server.app import create_app
from fives.server.edge.own_addresses import network_url
from fives.server.edge.request_checks import Checks
from fives.server.edge.slow_requests import TimedHttp
from fives.server.settings import BadSetting, Settings
from fives.server.ws.fast_path import Wire

LARGEST_FRAME = 65_536  # what is over 8 KB is refused with a reason, what is over this closes the socket
GOODBYE = 0.1  # seconds for the last messages
PATIENCE = 5.0  # seconds to stop in; after that a second Ctrl+C stops at once
RARELY = (10_000, 20, 20)  # thresholds of the garbage collector


class Server(uvicorn.Server):
    """Uvicorn that sends `bye` before it closes, and calls back when it is ready."""

    def __init__(self, app: Litestar, ready: Callable[[], None]) -> None:
        super().__init__(
            uvicorn.Config(
                Checks(app),
                http=TimedHttp,
                ws=Wire,
                ws_max_size=LARGEST_FRAME,
                ws_per_message_deflate=False,
                ws_ping_interval=None,
                lifespan="on",
                log_config=None,
                access_log=False,
                server_header=False,
                timeout_graceful_shutdown=2,
            )
        )
        soften_logs()
        self._lobby: Lobby = app.state.lobby
        self._ready = ready
        self._asked = 0.0  # when it was asked to stop, by the monotonic clock

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop. An early second Ctrl+C changes nothing, since a forced stop would send no goodbye."""
        if not self.should_exit:
            self._asked = time.monotonic()
        if not self.should_exit or time.monotonic() > self._asked + PATIENCE:
            super().handle_exit(sig, frame)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then call back."""
        await super().startup(sockets)
        self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tell every socket why before it is closed."""
        self._lobby.say_goodbye()
        await asyncio.sleep(GOODBYE)
        await super().shutdown(sockets)


def listen(settings: Settings) -> socket.socket:
    """Return the listening socket, or raise BadSetting with one line."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    try:
        listening = socket.create_server((settings.host, settings.port), family=family, backlog=1024)
    except (OSError, OverflowError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise BadSetting(f"cannot listen on {settings.host} port {settings.port}: {reason}") from None
    # inherited by every connection; without it small answers wait for the peer's delayed acknowledgement
    listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return listening


def serve(
    settings: Settings,
    ready: Callable[[str], None] = lambda url: None,
    games: Mapping[str, AnyGame] | None = None,
    nearby: Callable[[str], None] | None = None,
) -> None:
    """Serve until Ctrl+C; `ready` is called with the address that guests open. Raises BadSetting or StoreProblem.

    With `nearby` the server also answers to a name on this network, and calls `nearby` with it.
    """
    setup_logs(settings.log_level)
    with listen(settings) as listening:
        port = listening.getsockname()[1]
        url = settings.public_url.rstrip("/") or network_url(settings, port)
        with _alone(settings, url):
            server = Server(create_app(settings, games), lambda: _open(url, ready))
            with contextlib.suppress(KeyboardInterrupt), _named(port, nearby):
                server.run(sockets=[listening])


def _alone(settings: Settings, url: str) -> contextlib.AbstractContextManager[None]:
    """Hold the database file as its one server, or raise StoreProblem; a PostgreSQL database has any number."""
    if isinstance(settings.database, str):
        return contextlib.nullcontext()
    from fives.store.sqlite.lock import only_server  # not needed with PostgreSQL

    return only_server(settings.database, url)


def _named(port: int, nearby: Callable[[str], None] | None) -> contextlib.AbstractContextManager[None]:
    if nearby is None:
        return contextlib.nullcontext()
    from fives.server.edge.mdns import announced  # not every server is on a network of phones

    return announced(port, nearby)


def _open(url: str, ready: Callable[[str], None]) -> None:
    """Call back that the lobby is open, after freezing what was loaded, so that the garbage collector skips it.

    While the collector searches all of that, no table is served.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*RARELY)
    ready(url)
