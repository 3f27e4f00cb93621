"""`fives serve`: the shelf for every phone on this network."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter
from cyclopts.validators import Number

from fives.cli.terminal.output import print_code
from fives.cli.terminal.refusals import CannotServe
from fives.cli.terminal.shared_arguments import Lang, whole

if TYPE_CHECKING:
    from fives.server.read_settings import Configuration
    from fives.server.settings import Settings

Host = Annotated[
    str | None,
    Parameter(name="--host", help="Address to listen on; 127.0.0.1 keeps it to this machine. [default: 0.0.0.0]"),
]
Port = Annotated[
    int | None,
    Parameter(
        name="--port", converter=whole, validator=Number(gte=0, lte=65535), help="Port to listen on. [default: 5555]"
    ),
]
Database = Annotated[
    str | None,
    Parameter(
        name="--database",
        help="File that keeps the tables, or postgresql://… for several servers. [default: in your data folder]",
    ),
]
Config = Annotated[
    Path | None,
    Parameter(name="--config", help="File of settings. [default: fives.toml here or in your configuration folder]"),
]
PublicUrl = Annotated[
    str | None, Parameter(name="--public-url", help="What guests open, if it is not this machine's address.")
]
Wifi = Annotated[
    str | None,
    Parameter(
        name="--wifi",
        help="Name of the Wi-Fi here: hosts see a second code by which guests join it. "
        "Its password is asked for, or FIVES_WIFI_PASSWORD.",
    ),
]
PREPARE = "import os, sys; getattr(os, 'nice', int)(19); from fives.cli import main; main(['prepare', *sys.argv[1:]])"
ROOM = 3 << 30  # bytes of free memory with which large tables are built beside the server


@Parameter(name="*")
@dataclass(frozen=True, slots=True)
class Flags:
    """The settings that a command line can say."""

    host: Host = None
    port: Port = None
    database: Database = None
    public_url: PublicUrl = None
    wifi: Wifi = None


UNSAID = Flags()


def serve(*, flags: Flags = UNSAID, config: Config = None, lang: Lang = None) -> None:
    """Serve the games on this network until Ctrl+C."""
    from fives.server.edge.own_addresses import LOOPBACK
    from fives.server.run import serve as run
    from fives.server.settings import BadSetting
    from fives.store.store_protocol import StoreProblem

    settings = configured(asdict(flags), config).settings
    if flags.wifi and not settings.wifi_password:
        settings = replace(settings, wifi_password=_ask_password(flags.wifi, lang))
    alone = settings.host in LOOPBACK and not settings.public_url
    try:
        with preparing():
            run(
                settings,
                ready=lambda url: _announce(url, not alone, settings, lang),
                nearby=None if alone else lambda url: _announce_name(url, lang),
            )
    except (BadSetting, StoreProblem) as problem:
        raise CannotServe(why=str(problem)) from None


def configured(flags: Mapping[str, Any], config: Path | None) -> Configuration:
    """Return the settings of a command in a terminal, which is no log file; raise CannotServe."""
    from fives.server.read_settings import configure
    from fives.server.settings import BadSetting

    try:
        return configure(os.environ, flags, config, defaults={"log_level": "WARNING"})
    except BadSetting as problem:
        raise CannotServe(why=str(problem)) from None


@contextmanager
def preparing() -> Iterator[subprocess.Popen[bytes]]:
    """Solve every game in a process beside this one, at the lowest priority: the first to play should not wait."""
    quiet = subprocess.DEVNULL
    how = ["--json"] if _free_memory() > ROOM else ["--json", "--small"]
    beside = subprocess.Popen([sys.executable, "-c", PREPARE, *how], stdin=quiet, stdout=quiet, stderr=quiet)
    try:
        yield beside
    finally:
        beside.terminate()
        beside.wait()


def _free_memory() -> int:
    """Return how many bytes no one uses; 0 where the system does not say."""
    try:
        return os.sysconf("SC_AVPHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
    except (AttributeError, ValueError, OSError):
        return 0


def _ask_password(wifi: str, lang: str | None) -> str:
    """Return the password of the Wi-Fi as typed; nothing if nobody can type."""
    from getpass import getpass

    from fives.cli.terminal.translations import Translations

    return getpass(f"{Translations(lang or '').say('cli-wifi-password', wifi=wifi)} ") if sys.stdin.isatty() else ""


def _announce_name(url: str, lang: str | None) -> None:
    from fives.cli.terminal.translations import Translations

    sys.stdout.write(f"  {Translations(lang or '').say('cli-nearby', url=url)}\n\n")
    sys.stdout.flush()


def _announce(url: str, for_phones: bool, settings: Settings, lang: str | None) -> None:
    """Print where the shelf is, as a code for phones, and how to close it."""
    from fives.cli.terminal.translations import Translations
    from fives.server.http.qr_codes import wifi_code

    words = Translations(lang or "")
    sys.stdout.write(f"\n  {words.say('cli-serving', url=url)}\n")
    if for_phones:
        sys.stdout.write(f"  {words.say('cli-scan')}\n\n")
        print_code(url)
    if for_phones and settings.wifi:
        sys.stdout.write(f"\n  {words.say('cli-scan-wifi', wifi=settings.wifi)}\n\n")
        wifi_code(settings).terminal(out=sys.stdout, border=2, compact=True)
    sys.stdout.write(f"\n  {words.say('cli-stop')}\n\n")
    sys.stdout.flush()
