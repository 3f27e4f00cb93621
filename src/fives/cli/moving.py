"""`fives export` and `fives import`: a table goes on at another computer, with the same dice and the same seats."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

from cyclopts import Parameter

from fives.cli.answers import people, print_code
from fives.cli.arguments import Lang
from fives.cli.private import write_private
from fives.cli.refusals import CannotServe
from fives.cli.serve import Config, Database, PublicUrl, configured
from fives.cli.words import Words

if TYPE_CHECKING:
    from fives.server.settings import Settings
    from fives.store.base import Store

T = TypeVar("T")
TableCode = Annotated[str, Parameter(help="The code of the table.")]
TableFile = Annotated[Path, Parameter(help="A file that `fives export` wrote.")]
SaveTable = Annotated[Path | None, Parameter(name="--save", help="Write to this file, which only you can read.")]


def export(
    code: TableCode,
    /,
    *,
    save: SaveTable = None,
    database: Database = None,
    config: Config = None,
    lang: Lang = None,
) -> None:
    """Write a table of this computer as a file, to standard output or with --save.

    Stop the server first, so that nobody plays on here. The file holds the secret of the running match: keep it from
    the players.
    """
    from fives.server.clocks import now
    from fives.server.moving import pack

    settings = configured({"database": database}, config).settings
    data = _with_store(settings, lambda store: pack(store, code.upper(), now()))
    if save is None:
        sys.stdout.buffer.write(data)
        return
    write_private(save, data)


def bring(
    file: TableFile,
    /,
    *,
    database: Database = None,
    public_url: PublicUrl = None,
    config: Config = None,
    lang: Lang = None,
) -> None:
    """Take a table from a file, to go on here; print a link to each person's seat, for phones that lost theirs."""
    from fives.server.addresses import network_url
    from fives.server.clocks import now
    from fives.server.moving import put, unpack, with_heirs

    settings = configured({"database": database, "public_url": public_url}, config).settings
    words = Words(lang or "")
    packed, standing = unpack(file.read_bytes())
    packed, links = with_heirs(packed)
    _with_store(settings, lambda store: put(store, packed, now()))
    base = settings.public_url.rstrip("/") or network_url(settings, settings.port)
    console, game = people(), words.say(f"{standing.game.id}-name")
    console.print(words.say("cli-imported", game=game, events=standing.n, url=f"{base}/table/{packed.code}"))
    for name, heir in links:
        url = f"{base}/join/{packed.code}#{heir}"
        sys.stdout.write(f"\n  {words.say('cli-seat-link', player=name)} {url}\n\n")
        print_code(url)


def _with_store(settings: Settings, work: Callable[[Store], Awaitable[T]]) -> T:
    """Return what `work` makes of the database; a server may have it open too."""
    from fives.store.base import StoreProblem
    from fives.store.opening import open_store

    async def run() -> T:
        store = open_store(settings.database)
        try:
            return await work(store)
        finally:
            await store.close()

    try:
        return asyncio.run(run())
    except StoreProblem as problem:
        raise CannotServe(why=str(problem)) from None
