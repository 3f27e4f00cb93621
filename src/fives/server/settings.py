"""Settings of a server: where it listens and where it saves, besides the settings of live tables."""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Annotated, Any, Final, Literal, TypeAlias, get_origin

import msgspec
from msgspec import Meta

from fives.core.extras import naming_extras
from fives.live.settings import LiveSettings
from fives.store.postgres.address import POSTGRES
from fives.store.postgres.address import shown as shown_address

with naming_extras("server"):
    from platformdirs import user_data_path

Database: TypeAlias = Path | str  # a file, or the address of a PostgreSQL database
Port: TypeAlias = Annotated[int, Meta(ge=0, le=65535)]
LogLevel: TypeAlias = Literal["DEBUG", "INFO", "WARNING", "ERROR"]
SITE: Final = r"https?://[a-z0-9.-]+(:[0-9]{1,5})?"
Sites: TypeAlias = Annotated[str, Meta(pattern=rf"^({SITE}(,{SITE})*)?\Z")]
SECRET: Final = ("wifi_password",)  # never printed


class BadSetting(Exception):
    """A setting cannot be used. The text is one line for the owner of the server."""


def default_database() -> Path:
    """Return the default path of the database."""
    return user_data_path("fives") / "fives.sqlite"


def read_database(text: str) -> Database:
    """Return the address of a PostgreSQL database unchanged, and anything else as the path of a file."""
    return text if text.startswith(POSTGRES) else Path(text).expanduser()


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings(LiveSettings):
    """All settings: those of live tables, and where the server listens and saves."""

    host: str = "0.0.0.0"
    port: Port = 5555
    database: Database = field(default_factory=default_database)
    public_url: str = ""  # what guests open; empty: the address in the call, or this machine's on the network
    hosts: str = ""  # further host names it answers to, with commas between them; *: any
    framed_by: Sites = ""  # sites whose pages may show fives in a frame, with commas between them; empty: none
    wifi: str = ""  # name of the Wi-Fi for guests, shown to the host as a second QR code; empty: none
    wifi_password: str = ""
    static: Path = Path(__file__).parent.parent / "web"
    log_level: LogLevel = "INFO"


NAMES: Final = (*Settings.__annotations__, *LiveSettings.__annotations__)  # where it listens first
KINDS: Final[Mapping[str, Any]] = {each.name: each.type for each in fields(Settings)}


def read_value(name: str, given: Any, called: str) -> Any:
    """Return the value of a setting, `given` as text or in a file; raise BadSetting with the name `called`."""
    kind = KINDS[name]
    if kind in (Path, Database):
        if not isinstance(given, str):
            raise BadSetting(f"{called} must be a text, not {given!r}")
        return read_database(given) if kind == Database else Path(given).expanduser()
    try:
        return msgspec.convert(given, kind, strict=not isinstance(given, str) or kind is str)
    except msgspec.ValidationError as error:
        raise BadSetting(f"{called} must be {_wanted(kind)}, not {given!r}{_bound(error)}") from None


def shown(name: str, value: Any) -> str:
    """Return a setting as text, without passwords."""
    if name in SECRET:
        return "(hidden)" if value else ""
    if isinstance(value, str) and value.startswith(POSTGRES):
        return shown_address(value)
    return str(value).lower() if isinstance(value, bool) else str(value)


def _wanted(kind: Any) -> str:
    if get_origin(kind) is Literal:
        return "one of " + ", ".join(kind.__args__)
    if kind == Sites:
        return "sites such as https://school.example, with commas between them"
    plain = getattr(kind, "__origin__", kind)
    return {int: "a number", float: "a number", bool: "true or false"}.get(plain, "a text")


def _bound(error: msgspec.ValidationError) -> str:
    """Return which bound a number is beyond; None if the text is no number."""
    _, found, bound = str(error).partition("` ")
    return f" ({bound})" if found and bound[:1] in "<>" else ""
