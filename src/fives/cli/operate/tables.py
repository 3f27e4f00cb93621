"""`fives tables`: every table there is, for the owner of the server."""

from __future__ import annotations

from datetime import datetime

import msgspec
from rich.table import Table

from fives.cli.operate.serve import Config, Database, configured
from fives.cli.operate.with_store import with_store
from fives.cli.terminal.output import people, plain, print_json
from fives.cli.terminal.shared_arguments import Json, Lang
from fives.cli.terminal.translations import Translations
from fives.store.store_protocol import Surveyed

DAY = 86_400_000  # milliseconds
COLUMNS = ("table", "game", "phase", "people", "events", "changed", "unused", "size")


class Listed(msgspec.Struct, frozen=True):
    """A table as `fives tables --json` lists it."""

    code: str
    game: str
    phase: str
    people: list[str]  # their names
    events: int  # of all its matches
    changed: int  # when it was changed last, in milliseconds since 1970
    unused_days: float  # that the server ran since anybody moved or came
    bytes: int  # about


def tables(*, json: Json = False, database: Database = None, config: Config = None, lang: Lang = None) -> None:
    """List all tables, the last changed first."""
    settings = configured({"database": database}, config).settings
    found = [listed(each) for each in with_store(settings, lambda store: store.survey(), there=True)]
    if json:
        print_json(found)
    else:
        show(found, Translations(lang or ""))


def listed(found: Surveyed) -> Listed:
    """Return a table for people; one that cannot be read, as of a newer fives, has neither game nor people."""
    from fives.table.storage.save_and_restore import read_data

    try:
        data = read_data(found.table)
        game, phase = data.game, str(data.phase)
        names = [chair.name for chair in data.chairs if chair.kind == "person"]
    except ValueError:
        game, phase, names = "?", "?", []
    return Listed(found.code, game, phase, names, found.events, found.touched, round(found.unused / DAY, 3), found.size)


def show(found: list[Listed], words: Translations) -> None:
    """Print tables to the terminal."""
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    for column in COLUMNS:
        table.add_column(words.say(f"cli-{column}"), overflow="fold")
    for each in found:
        table.add_row(*map(plain, _row(each, words)))
    people().print(table if found else words.say("cli-no-tables"))


def _row(each: Listed, words: Translations) -> tuple[str, ...]:
    changed = datetime.fromtimestamp(each.changed / 1000).strftime("%Y-%m-%d %H:%M")  # of this computer's place
    return (
        each.code,
        words.find(f"{each.game}-name") or each.game,
        words.find(f"cli-phase-{each.phase}") or each.phase,
        ", ".join(each.people),
        str(each.events),
        changed,
        words.say("cli-days", days=f"{each.unused_days:.1f}"),
        f"{max(1, each.bytes // 1000)} kB",
    )
