"""Addresses: where a guest finds this server."""

import re
import socket
from functools import cache
from typing import Any, TypeAlias
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

from fives.server.settings import Settings

HOST = re.compile(r"[A-Za-z0-9._-]{1,253}(:\d{1,5})?|\[[0-9A-Fa-f:.]{2,45}\](:\d{1,5})?", re.ASCII)
AnyConnection: TypeAlias = ASGIConnection[Any, Any, Any, Any]
LOOPBACK = ("localhost", "127.0.0.1", "::1")


def base_url(connection: AnyConnection, settings: Settings) -> str:
    """Return the URL at which a guest finds this server, without a slash at the end."""
    if settings.public_url:
        return settings.public_url.rstrip("/")
    host = connection.headers.get("host", "")
    scheme = "https" if connection.scope["scheme"] in ("https", "wss") else "http"
    name, port = read_host(host) or ("", settings.port)
    if not name or name in LOOPBACK:
        return network_url(settings, port, scheme)
    return f"{scheme}://{host}"


def read_host(text: str) -> tuple[str, int | None] | None:
    """Return name and port of a `Host` header; None if it is not valid."""
    try:
        parts = urlsplit(f"//{text}") if HOST.fullmatch(text) else None
        return (parts.hostname, parts.port) if parts and parts.hostname else None
    except ValueError:  # an invalid address or port
        return None


def network_url(settings: Settings, port: int | None, scheme: str = "http") -> str:
    """Return this machine's address on its network as a URL, or `localhost` if it listens to nobody else."""
    address = settings.host if settings.host in LOOPBACK else network_address()
    name = f"[{address}]" if ":" in address else address
    return f"{scheme}://{name}" + (f":{port}" if port else "")


@cache
def network_address() -> str:
    """Return the address at which other devices reach this machine; connecting a UDP socket sends no packet."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # reserved for documentation, routed like any other
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])
