"""Addresses of PostgreSQL databases: how to recognise them, and how to print them without a password."""

from typing import Final
from urllib.parse import urlsplit

POSTGRES: Final = ("postgresql://", "postgres://")


def shown(url: str) -> str:
    """Return an address without its password, and without parameters, which may hold one too."""
    try:
        parts = urlsplit(url)
        who = f"{parts.username}@" if parts.username else ""
        return f"{parts.scheme}://{who}{parts.netloc.rpartition('@')[2]}{parts.path}"
    except ValueError:
        return "of this address"
