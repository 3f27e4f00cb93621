"""`fives serve`: the shelf for every phone on this network."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Any
from urllib.parse import urlsplit

from cyclopts import Parameter
from cyclopts.validators import Number

from fives.cli.arguments import Lang, whole
from fives.cli.refusals import CannotServe

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
    Path | None, Parameter(name="--database", help="File that keeps the tables. [default: in your data folder]")
]
PublicUrl = Annotated[
    str | None, Parameter(name="--public-url", help="What guests open, if it is not this machine's address.")
]
PREPARE = "import os; getattr(os, 'nice', int)(19); from fives.cli import main; main(['prepare', '--json'])"
LOOPBACK = ("127.0.0.1", "localhost", "::1")


def serve(
    *, host: Host = None, port: Port = None, database: Database = None, public_url: PublicUrl = None, lang: Lang = None
) -> None:
    """Serve the games on this network until Ctrl+C."""
    from fives.server.run import serve as run
    from fives.server.settings import BadSetting, read_settings
    from fives.store.base import StoreProblem

    asked: dict[str, Any] = {"host": host, "port": port, "database": database, "public_url": public_url}
    try:
        settings = read_settings({"FIVES_LOG_LEVEL": "WARNING", **os.environ})  # a terminal is no log file
        settings = replace(settings, **{name: value for name, value in asked.items() if value is not None})
        alone = settings.host in LOOPBACK and not settings.public_url
        with preparing():
            run(settings, ready=lambda url: _announce(_here(url, settings.host) if alone else url, not alone, lang))
    except (BadSetting, StoreProblem) as problem:
        raise CannotServe(why=str(problem)) from None


@contextmanager
def preparing() -> Iterator[subprocess.Popen[bytes]]:
    """Solve every game in a process beside this one, at the lowest priority: the first to play should not wait."""
    quiet = subprocess.DEVNULL
    beside = subprocess.Popen([sys.executable, "-c", PREPARE], stdin=quiet, stdout=quiet, stderr=quiet)
    try:
        yield beside
    finally:
        beside.terminate()
        beside.wait()


def _here(url: str, host: str) -> str:
    name = f"[{host}]" if ":" in host else host
    return f"http://{name}:{urlsplit(url).port}"


def _announce(url: str, for_phones: bool, lang: str | None) -> None:
    """Print where the shelf is, as a code for phones, and how to close it."""
    import segno

    from fives.cli.words import Words

    words = Words(lang or "")
    sys.stdout.write(f"\n  {words.say('cli-serving', url=url)}\n")
    if for_phones:
        sys.stdout.write(f"  {words.say('cli-scan')}\n\n")
        segno.make(url, error="l", micro=False).terminal(out=sys.stdout, border=2, compact=True)
    sys.stdout.write(f"\n  {words.say('cli-stop')}\n\n")
    sys.stdout.flush()
