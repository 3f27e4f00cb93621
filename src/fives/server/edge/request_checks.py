"""Checks of each call before it is answered: its host name, its origin, its rate. Answers get security headers.

DNS rebinding: a page of another site can make its own name point to this machine's address. A browser's call then
carries that name, so a call for a name that is not ours is refused.
"""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Awaitable, Callable, Iterable, MutableMapping
from functools import lru_cache
from typing import Any, Final, TypeAlias
from urllib.parse import urlsplit

import msgspec
from litestar import Litestar

from fives.live.all_tables import Lobby
from fives.live.rate_limits import Buckets, network_of
from fives.server.edge.own_addresses import AnyConnection, read_host
from fives.server.settings import Settings
from fives.table.http_bodies import Problem
from fives.table.seats.tokens import holder_of

Scope: TypeAlias = MutableMapping[str, Any]
Message: TypeAlias = MutableMapping[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[Message]]
Send: TypeAlias = Callable[[Message], Awaitable[None]]
Headers: TypeAlias = list[tuple[bytes, bytes]]

LOCAL_NAMES: Final = (".local", ".localhost", ".localdomain", ".lan", ".home", ".home.arpa", ".internal", ".fritz.box")
SECURITY: Final = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",  # a link contains the code of a table
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
TOO_FAST: Final = msgspec.json.encode(Problem("too_fast", "", {}))
JSON: Final = "application/json"
TEXT: Final = "text/plain; charset=utf-8"


class Checks:
    """The ASGI layer around the application that checks calls and adds headers to answers."""

    def __init__(self, app: Litestar) -> None:
        self._app: Any = app
        self._lobby: Lobby = app.state.lobby
        self._settings: Settings = app.state.settings
        self._styles: str = app.state.styles
        self._strangers = Buckets(self._settings.call_rate, self._settings.call_burst)
        self._headers_for = lru_cache(512)(self._work_out_headers)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a call on, or refuse it with a reason."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        host = next((value for name, value in scope["headers"] if name == b"host"), b"")
        headers = self._headers_for(host, scope["scheme"] == "https")
        if headers is None:
            await self._refuse(scope, send, 421, "wrong_host", TEXT, _strange(host))
        elif scope["type"] == "http":
            api = scope["path"].startswith("/api/")
            if api and not await self._may_call(scope):
                await self._refuse(scope, send, 429, "too_fast", JSON, TOO_FAST)
            else:
                await self._app(scope, receive, _adding(headers, api, send))
        else:
            await self._app(scope, receive, send)

    async def _may_call(self, scope: Scope) -> bool:
        """Count a call by its holder if a table knows them, else by its address; return False if it is one too many."""
        holder = holder_of(token_in(scope["headers"]))
        if await self._lobby.knows_holder(holder, table_in(scope["path"])):
            return self._lobby.seated.of(holder).take()
        return self._strangers.of(network_of((scope["client"] or ("",))[0])).take()

    def _work_out_headers(self, host: bytes, secure: bool) -> Headers | None:
        """Return the headers of every answer for this host name; None if the server does not answer to it."""
        name = read_host(host.decode("latin-1"))
        if host and (name is None or not answers_to(name[0], self._settings)):
            return None
        return headers_for(host.decode("latin-1"), self._styles, secure, self._settings.framed_by)

    async def _refuse(self, scope: Scope, send: Send, status: int, code: str, kind: str, body: bytes) -> None:
        self._lobby.measures.count("refusals", code)
        if scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008})
            return
        headers = {"Content-Type": kind, "Content-Length": str(len(body)), **SECURITY}
        await send({"type": "http.response.start", "status": status, "headers": _encoded(headers)})
        await send({"type": "http.response.body", "body": body})


def token_in(headers: Iterable[tuple[bytes, bytes]]) -> str:
    """Return the token of a call; empty if it has none."""
    given = next((value for name, value in headers if name == b"authorization"), b"")
    scheme, _, token = given.decode("latin-1").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


def table_in(path: str) -> str:
    """Return the code of the table in a path; empty if there is none."""
    before, _, rest = path.partition("/api/tables/")
    return "" if before else rest.partition("/")[0]


def answers_to(name: str, settings: Settings) -> bool:
    """Return whether a server answers to a name: an IP address, a local name, or one in its settings."""
    ours = {part.strip().lower() for part in settings.hosts.split(",")} - {""}
    name = name.lower().rstrip(".")
    if "." not in name or name.endswith(LOCAL_NAMES) or "*" in ours or name in ours:
        return True
    if name in (_host_of(settings.public_url), socket.gethostname().lower()):
        return True
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def is_foreign(connection: AnyConnection, settings: Settings) -> bool:
    """Return whether a page of another site makes this call. Programs other than browsers send no origin."""
    origin = connection.headers.get("origin")
    if origin is None:
        return False
    try:
        asking, public = urlsplit(origin).netloc, urlsplit(settings.public_url).netloc
    except ValueError:
        return True
    return asking not in {connection.headers.get("host", ""), public} - {""}


def headers_for(host: str, styles: str, secure: bool, framed_by: str = "") -> Headers:
    """Return the headers of an answer to a call for `host`.

    `styles` are the hashes of the pages' own styles, `framed_by` the sites whose pages may show ours in a frame.
    """
    sockets = f" ws://{host} wss://{host}" if host else ""  # 'self' does not cover sockets in every browser
    policy = (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self' 'unsafe-inline'",  # for browsers that do not know the next two
        f"style-src-elem 'self'{styles}",
        "style-src-attr 'unsafe-inline'",  # a seat's colour, a die's turn: boards set them on their elements
        "img-src 'self' data:",
        "font-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        f"connect-src 'self'{sockets}",
        "base-uri 'none'",
        "form-action 'none'",
        f"frame-ancestors 'self' {framed_by.replace(',', ' ')}" if framed_by else "frame-ancestors 'none'",
    )
    frames = {} if framed_by else {"X-Frame-Options": "DENY"}  # for browsers that do not know frame-ancestors
    opener = {"Cross-Origin-Opener-Policy": "same-origin"} if secure else {}  # browsers know it over HTTPS only
    return _encoded({"Content-Security-Policy": "; ".join(policy), **SECURITY, **frames, **opener})


def _adding(headers: Headers, api: bool, send: Send) -> Send:
    async def send_on(message: Message) -> None:
        if message["type"] == "http.response.start":
            given = list(message.get("headers", ()))
            fresh = [] if not api or any(name == b"cache-control" for name, _ in given) else [NO_STORE]
            message["headers"] = [*given, *headers, *fresh]
        await send(message)

    return send_on


NO_STORE: Final = (b"cache-control", b"no-store")  # an answer may hold a token


def _encoded(headers: dict[str, str]) -> Headers:
    return [(name.lower().encode(), value.encode()) for name, value in headers.items()]


def _strange(host: bytes) -> bytes:
    name = "".join(char for char in host.decode("latin-1")[:253] if char.isprintable())
    return f"This server of fives does not go by the name {name}. Its owner can add it to FIVES_HOSTS.\n".encode()


def _host_of(url: str) -> str:
    try:
        return urlsplit(url).hostname or ""
    except ValueError:
        return ""
