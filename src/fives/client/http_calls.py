"""Calls: what a guest asks for by HTTP before there is a socket."""

from __future__ import annotations

import asyncio
import http.client
import urllib.error
import urllib.request
from typing import Final, TypeVar

import msgspec

from fives.client.table_links import Link
from fives.core.refusal import Refusal
from fives.table.http_bodies import Problem, Seated, SitDown
from fives.table.messages import TableInfo
from fives.table.refusals import Denied

T = TypeVar("T")

PATIENCE: Final = 20.0  # seconds to wait for an answer


class Offline(Refusal):
    """The server does not answer, or what answers is not fives."""

    code = "offline"


async def sit_down(link: Link, name: str) -> Seated:
    """Take a free seat, or the one that is handed over by this link; raise Denied if there is none."""
    wish = msgspec.json.encode(SitDown(name, heir=link.heir or None))
    return await asyncio.to_thread(_call, link, "/seats", Seated, wish)


async def look_at(link: Link) -> TableInfo:
    """Return what a guest sees before sitting down; raise Denied if there is no such table."""
    return await asyncio.to_thread(_call, link, "", TableInfo)


def _call(link: Link, path: str, kind: type[T], body: bytes | None = None) -> T:
    """Return the answer to a call, or raise Denied with what the server says against it."""
    url = f"{link.server}/api/tables/{link.code}{path}"
    request = urllib.request.Request(url, body, {"Content-Type": "application/json"} if body else {})
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return msgspec.json.decode(answer.read(), type=kind)
    except urllib.error.HTTPError as error:
        with error:
            raise _problem(error, link) from None
    except (OSError, http.client.HTTPException, msgspec.DecodeError) as error:
        raise Offline(text=link.server, why=_reason(error)) from None


def _problem(error: urllib.error.HTTPError, link: Link) -> Refusal:
    """Return why the server said no."""
    try:
        said = msgspec.json.decode(error.read(), type=Problem)
    except (OSError, http.client.HTTPException, msgspec.DecodeError):
        return Offline(text=link.server, why=f"HTTP {error.code}")
    return Denied(said.code, said.rule, **said.params)


def _reason(error: Exception) -> str:
    reason = getattr(error, "reason", None)
    return str(getattr(reason, "strerror", None) or reason or error)
