"""The settings of a server: where it listens, what it keeps, and its limits."""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any

import msgspec
from platformdirs import user_data_path

from fives.store.opening import POSTGRES

Database = Path | str  # a file, or the address of a PostgreSQL database


class BadSetting(Exception):
    """A setting cannot be used; the text is one line for whoever set it."""


def default_database() -> Path:
    """Return where the tables are kept if nothing else is said."""
    return user_data_path("fives") / "fives.sqlite"


def read_database(text: str) -> Database:
    """Return the address of a PostgreSQL database as it is, and anything else as the path of a file."""
    return text if text.startswith(POSTGRES) else Path(text)


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """Everything that can be set; times in seconds, rates per second."""

    host: str = "0.0.0.0"
    port: int = 5555
    database: Database = field(default_factory=default_database)
    public_url: str = ""  # what guests open; empty: the address the asker used, or this machine's on the network
    wifi: str = ""  # the name of the network guests join, shown to the host as a second code; empty: none
    wifi_password: str = ""
    static: Path = Path(__file__).parent.parent / "web"
    log_level: str = "INFO"
    list_tables: bool = True  # on the shelf: those that wait for guests and are not hidden by their hosts

    bot_delay: float = 0.9  # so that a person can follow
    bot_budget: float = 2.0  # how long a bot may think
    away: float = 45.0  # until a bot plays for a person who is gone; 0: never, unless they said goodbye
    silence: float = 9.0  # after which a socket is given up
    poll_wait: float = 25.0  # the longest long poll
    idle_days: float = 14.0  # after which a table nobody touches is cleared away
    drowsy: float = 600.0  # after which a quiet table leaves the memory

    message_bytes: int = 8192
    message_rate: float = 20.0  # of one socket or one poller
    message_burst: int = 60
    queue_messages: int = 64  # waiting for one socket
    most_tables: int = 20_000
    table_rate: float = 0.1  # new tables of one address
    table_burst: int = 100
    record_rate: float = 0.5  # records that one address opens to look back at
    record_burst: int = 30
    guess_rate: float = 0.3  # room codes of one address that lead nowhere
    guess_burst: int = 20
    sockets_per_address: int = 300
    watchers_per_table: int = 100


def read_settings(environ: Mapping[str, str]) -> Settings:
    """Return the settings with every `FIVES_NAME` of the environment applied, or raise BadSetting."""
    given: dict[str, Any] = {}
    for setting in fields(Settings):
        key = f"FIVES_{setting.name.upper()}"
        if key in environ:
            given[setting.name] = _read(environ[key], setting.type, key)
    return Settings(**given)


def _read(text: str, kind: Any, key: str) -> Any:
    if kind == Database:
        return read_database(text)
    if kind is Path:
        return Path(text)
    try:
        return msgspec.convert(text, kind, strict=False)
    except msgspec.ValidationError:
        wanted = {int: "a number", float: "a number", bool: "true or false"}.get(kind, "a text")
        raise BadSetting(f"{key} must be {wanted}, not {text!r}") from None
