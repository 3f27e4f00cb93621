"""Links: where a table is, as a guest was told it."""

from __future__ import annotations

import re
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from fives.core.refusal import Refusal
from fives.table.table_codes import is_code

HERE: Final = "http://127.0.0.1:5555"  # the server of this computer, where it listens if nothing else was said
EXAMPLE: Final = "http://192.168.1.20:5555/join/BCDFG"
HEIR: Final = re.compile("([0-9a-f]{32})?")


class BadLink(Refusal):
    """The text is neither the link of a table nor its code."""

    code = "bad_link"


class Link(NamedTuple):
    """A table: its server, its code, and what takes over a seat that somebody hands over (empty: a free one)."""

    server: str  # without a slash at the end
    code: str
    heir: str = ""

    @property
    def socket(self) -> str:
        """Return the address of the table's socket."""
        return f"ws{self.server.removeprefix('http')}/api/tables/{self.code}/socket"


def read_link(text: str, server: str = HERE) -> Link:
    """Return the table that `text` names: a link (`…/join/CODE`, `…/table/CODE`), or a code at `server`.

    Some browsers show a link without its `http://`, so it may be missing.
    """
    full = text.strip() if "/" in text else f"{server.rstrip('/')}/join/{text.strip()}"
    try:
        parts = urlsplit(full if "://" in full else f"http://{full}")
        known = parts.scheme in ("http", "https") and parts.hostname and (parts.port is None or parts.port)
    except ValueError:
        known = False
    if not known:
        raise BadLink(text=text[:200], example=EXAMPLE)
    page, _, code = parts.path.rstrip("/").rpartition("/")
    if not page or not is_code(code.upper()) or not HEIR.fullmatch(parts.fragment):
        raise BadLink(text=text[:200], example=EXAMPLE)
    return Link(f"{parts.scheme}://{parts.netloc}{page.rpartition('/')[0]}", code.upper(), parts.fragment)
