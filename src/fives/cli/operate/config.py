"""`fives config`: every setting, its value, and where it came from."""

from __future__ import annotations

from dataclasses import asdict

import msgspec
from rich.table import Table

from fives.cli.operate.serve import UNSAID, Config, Flags, configured
from fives.cli.terminal.output import people, plain, print_json
from fives.cli.terminal.shared_arguments import Json, Lang
from fives.cli.terminal.translations import Translations


class Setting(msgspec.Struct, frozen=True):
    """A setting as `fives config --json` lists it; passwords are hidden."""

    name: str
    value: str
    source: str


class Listing(msgspec.Struct, frozen=True):
    """All settings, the file that was read, and variables that look like settings but are none."""

    file: str | None
    settings: list[Setting]
    unknown: tuple[str, ...]


def config(*, flags: Flags = UNSAID, config: Config = None, json: Json = False, lang: Lang = None) -> None:
    """Print every setting that `fives serve` would use with the same flags, and where it came from."""
    from fives.server.settings import NAMES, shown

    found = configured(asdict(flags), config)
    settings = [Setting(name, plain(shown(name, getattr(found.settings, name))), found.sources[name]) for name in NAMES]
    listing = Listing(str(found.file) if found.file else None, settings, found.unknown)
    if json:
        print_json(listing)
    else:
        _show(listing, Translations(lang or ""))


def _show(listing: Listing, words: Translations) -> None:
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    for column in ("setting", "value", "source"):
        table.add_column(words.say(f"cli-{column}"), overflow="fold")
    for each in listing.settings:
        table.add_row(each.name, each.value, words.say(f"cli-source-{each.source}"))
    console = people()
    console.print(table)
    if listing.file:
        console.print("\n" + words.say("cli-config-file", file=plain(listing.file)))
    for name in listing.unknown:
        console.print(words.say("cli-config-unknown", name=plain(name)))
