"""`fives export` and `fives import`: a table goes on at another computer, with the same dice and the same seats."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from fives.cli.operate.serve import Config, Database, PublicUrl, configured
from fives.cli.operate.with_store import with_store
from fives.cli.terminal.output import people, print_code
from fives.cli.terminal.safe_files import read_bounded, write_private
from fives.cli.terminal.shared_arguments import Lang
from fives.cli.terminal.translations import Translations

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
    from fives.live.export_import import pack
    from fives.live.steady_clock import now

    settings = configured({"database": database}, config).settings
    data = with_store(settings, lambda store: pack(store, code.upper(), now()))
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
    from fives.live.export_import import LARGEST_TABLE, BadTable, put, unpack, with_heirs
    from fives.live.steady_clock import now
    from fives.server.edge.own_addresses import network_url

    settings = configured({"database": database, "public_url": public_url}, config).settings
    words = Translations(lang or "")
    data = read_bounded(file, LARGEST_TABLE)
    if data is None:
        raise BadTable(why=f"more than {LARGEST_TABLE:,} bytes")
    packed, state = unpack(data)
    packed, links = with_heirs(packed)
    with_store(settings, lambda store: put(store, packed, now()))
    base = settings.public_url.rstrip("/") or network_url(settings, settings.port)
    console, game = people(), words.say(f"{state.game.id}-name")
    console.print(words.say("cli-imported", game=game, events=state.n, url=f"{base}/table/{packed.code}"))
    for name, heir in links:
        url = f"{base}/join/{packed.code}#{heir}"
        sys.stdout.write(f"\n  {words.say('cli-seat-link', player=name)} {url}\n\n")
        print_code(url)
