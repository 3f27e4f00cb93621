"""`fives backup`: all tables as one file, while the server runs."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from fives.cli.operate.serve import Config, Database, configured
from fives.cli.terminal.output import people
from fives.cli.terminal.refusals import CannotServe
from fives.cli.terminal.shared_arguments import Lang
from fives.cli.terminal.translations import Translations

Copy = Annotated[Path, Parameter(help="The file to write, which only you can read; it must not be there yet.")]


def backup(copy: Copy, /, *, database: Database = None, config: Config = None, lang: Lang = None) -> None:
    """Write all tables to a file, while games go on; to restore it, start a server with it as its database."""
    from fives.store.sqlite.backup import back_up
    from fives.store.store_protocol import StoreProblem

    place = configured({"database": database}, config).settings.database
    if not isinstance(place, Path):
        raise CannotServe(why="a PostgreSQL database is backed up by pg_dump")
    try:
        tables, events = back_up(place, copy)
    except StoreProblem as problem:
        raise CannotServe(why=str(problem)) from None
    people().print(Translations(lang or "").say("cli-backed-up", tables=tables, events=events, file=str(copy)))
