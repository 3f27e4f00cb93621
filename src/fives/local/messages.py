"""What a page and its worker say to each other: calls as over HTTP, and sockets that are none."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec


class Call(msgspec.Struct, frozen=True, tag="call"):
    """A call as over HTTP; the path carries its query."""

    id: int
    method: Literal["GET", "POST"]
    path: str
    token: str = ""
    text: str = ""  # the body


class Open(msgspec.Struct, frozen=True, tag="open"):
    """The page opens a socket to a table."""

    socket: int
    code: str


class Frame(msgspec.Struct, frozen=True, tag="frame"):
    """A text on a socket, in either direction."""

    socket: int
    text: str


class Shut(msgspec.Struct, frozen=True, tag="shut"):
    """A socket is closed, by either side."""

    socket: int


class Answered(msgspec.Struct, frozen=True, tag="answered"):
    """The answer to a call: status and body as over HTTP."""

    id: int
    status: int
    text: str


FromPage: TypeAlias = Call | Open | Frame | Shut
ToPage: TypeAlias = Answered | Frame | Shut
