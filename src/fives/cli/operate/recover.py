"""`fives recover`: copy what is whole in a damaged database to a new file."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from fives.cli.terminal.output import people, plain, print_json
from fives.cli.terminal.refusals import CannotServe
from fives.cli.terminal.shared_arguments import Json, Lang
from fives.cli.terminal.translations import Translations

if TYPE_CHECKING:
    from fives.server.recover_tables import Loss, Recovered

Damaged = Annotated[Path, Parameter(help="The damaged database; it is only read.")]
New = Annotated[
    Path | None,
    Parameter(name="--to", help="The new file, which must not be there yet. [default: beside it, with -recovered]"),
]


def recover(file: Damaged, /, *, to: New = None, json: Json = False, lang: Lang = None) -> None:
    """Bring what is whole of a damaged database into a new file, and list what is lost of each table."""
    from fives.server.recover_tables import recover
    from fives.store.store_protocol import StoreProblem

    new = to or file.with_name(f"{file.stem}-recovered{file.suffix}")
    try:
        found = recover(file, new)
    except StoreProblem as problem:
        raise CannotServe(why=str(problem)) from None
    if json:
        print_json(found)
    else:
        _show(found, new, Translations(lang or ""))


def _show(found: Recovered, new: Path, words: Translations) -> None:
    console = people()
    if found.missing:
        console.print(words.say("cli-recovered-pages", missing=found.missing, pages=found.pages))
    for loss in found.losses:
        console.print(plain(_tell(loss, words)))
    harmed = found.tables - found.whole
    console.print(words.say("cli-recovered", whole=found.whole, harmed=harmed, file=plain(str(new))))


def _tell(loss: Loss, words: Translations) -> str:
    match loss.what:
        case "table":
            return words.say("cli-lost-table", table=loss.code)
        case "match":
            return words.say("cli-lost-match", table=loss.code, match=loss.epoch)
    return words.say("cli-lost-events", table=loss.code, match=loss.epoch, first=loss.first, last=loss.last)
