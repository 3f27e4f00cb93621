"""Connect to the PostgreSQL database. One that cannot be used is refused in one line."""

from __future__ import annotations

from typing import Any, Final
from urllib.parse import unquote, urlsplit

import asyncpg

from fives.store.postgres.address import shown
from fives.store.store_protocol import StoreProblem

SCHEMA: Final = "fives"  # our own schema, so that nothing else in the database is touched
CONNECT: Final = 5.0  # seconds to reach the database
TROUBLE: Final = (  # the last ones: asyncpg raises them when a server stops during a query
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    OSError,
    TimeoutError,
)


async def connect(url: str, durable: bool = True) -> Any:
    """Return a connection; commits that are not `durable` may be lost if the database crashes."""
    try:
        return await asyncpg.connect(url, **connecting(durable))
    except (*TROUBLE, ValueError) as error:
        raise StoreProblem(f"cannot use the database {shown(url)}: {one_line(error, url)}") from None


def connecting(durable: bool = True) -> dict[str, Any]:
    """Return how every connection is made."""
    return {
        "timeout": CONNECT,
        "command_timeout": CONNECT,
        "server_settings": {
            "application_name": "fives",
            "search_path": SCHEMA,
            "synchronous_commit": "on" if durable else "off",
            "plan_cache_mode": "force_generic_plan",
        },
    }


def one_line(error: BaseException, url: str) -> str:
    """Return what went wrong as one line, without the password."""
    if isinstance(error, ValueError):
        return "its address cannot be read"
    text = " ".join(str(error).split()) or type(error).__name__
    password = urlsplit(url).password
    return text.replace(unquote(password), "…") if password else text
