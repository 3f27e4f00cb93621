"""Stored views of a match: what was seen after each event, saved in case the rules change later."""

from __future__ import annotations

import base64
import binascii
import zlib
from typing import Annotated, Any, Final, NamedTuple

import msgspec
from msgspec import Meta

from fives.core.game import Happening, Seat
from fives.core.matches.match import Match

MOST_EVENTS: Final = 2000  # of a match that has pictures
MOST_TEXT: Final = 160_000  # letters in a record
MOST_BYTES: Final = 4_000_000  # unpacked: a hostile text could hold a thousand times its size
MOST_OF_ONE: Final = 100_000  # bytes of what was seen after one event


class Picture(msgspec.Struct, frozen=True, array_like=True):
    """What was seen after one event, and what had just happened. A view that is read back stays undecoded."""

    view: Any
    happened: Annotated[tuple[Happening, ...], Meta(max_length=64)]


class _Written(Picture, frozen=True, array_like=True):
    view: msgspec.Raw


class Pictures(NamedTuple):
    """By event, from the beginning on, the spectator's picture, and where players had secrets one a seat as well.

    They are decoded only when needed: decoded, those of a hostile record could fill the memory.
    """

    events: tuple[bytes, ...]

    def of(self, n: int, seat: Seat | None) -> Picture | None:
        """Return what `seat` saw after event `n` (None: a spectator); None if it was not stored."""
        if n not in range(len(self.events)) or len(self.events[n]) > MOST_OF_ONE:
            return None
        try:
            eyes = msgspec.json.decode(self.events[n], type=tuple[_Written, ...])
        except (ValueError, RecursionError):
            return None
        place = 0 if seat is None or len(eyes) == 1 else seat + 1
        return eyes[place] if place < len(eyes) else None


def write_pictures(match: Match) -> str:
    """Return the pictures of a match as text; empty if they would be too large for a record."""
    if match.n > MOST_EVENTS:
        return ""
    secrets = match.game.secrets
    eyes: tuple[Seat | None, ...] = (None, *range(match.seats)) if secrets else (None,)
    events = [msgspec.json.encode([_picture(match, n, seat) for seat in eyes]) for n in range(match.n + 1)]
    data = b"\n".join(events)
    text = base64.b64encode(zlib.compress(data)).decode()
    return text if len(data) <= MOST_BYTES and len(text) <= MOST_TEXT else ""


def _picture(match: Match, n: int, seat: Seat | None) -> Picture:
    return Picture(match.view(seat, n), match.happened(seat, n) if n else ())


def read_pictures(text: str) -> Pictures:
    """Return the pictures in a text; none if it has none, or was damaged."""
    try:
        data = zlib.decompressobj().decompress(base64.b64decode(text, validate=True), MOST_BYTES)
    except (binascii.Error, ValueError, zlib.error):
        return Pictures(())
    events = data.split(b"\n", MOST_EVENTS + 1)[: MOST_EVENTS + 1]
    return Pictures(tuple(events) if data else ())
