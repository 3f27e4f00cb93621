"""`fives forget`: tables are deleted at once, also while a server has them open."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from fives.cli.operate.serve import Config, Database, configured
from fives.cli.operate.tables import listed, show
from fives.cli.operate.with_store import with_store
from fives.cli.terminal.output import people
from fives.cli.terminal.shared_arguments import Lang
from fives.cli.terminal.translations import Translations

if TYPE_CHECKING:
    from fives.store.store_protocol import Store, Surveyed

Codes = Annotated[list[str], Parameter(help="The codes of the tables; `fives tables` lists them.", negative="")]
Yes = Annotated[bool, Parameter(name="--yes", help="Do not ask first.", negative="", show_default=False)]
NOT_DONE = 1


def forget(
    codes: Codes, /, *, yes: Yes = False, database: Database = None, config: Config = None, lang: Lang = None
) -> int:
    """Delete tables with all their matches, for ever; the phones at them are told that they are gone."""
    settings, words = configured({"database": database}, config).settings, Translations(lang or "")
    wanted = list(dict.fromkeys(code.upper() for code in codes))
    found = with_store(settings, lambda store: _find(store, wanted), there=True)
    if not yes:
        show([listed(each) for each in found], words)
        if not _agreed(words, len(found)):
            people().print(words.say("cli-not-forgotten"))
            return NOT_DONE
    with_store(settings, lambda store: store.delete(wanted))
    people().print(words.say("cli-forgotten", tables=len(wanted)))
    return 0


async def _find(store: Store, wanted: list[str]) -> list[Surveyed]:
    """Return the tables with these codes; raise Denied if one of them is not there."""
    from fives.table.refusals import Denied

    found = {each.code: each for each in await store.survey()}
    for code in wanted:
        if code not in found:
            raise Denied("no_table", text=code[:40])
    return [found[code] for code in wanted]


def _agreed(words: Translations, count: int) -> bool:
    sys.stdout.write(f"\n{words.say('cli-forget-sure', tables=count)} ")
    sys.stdout.flush()
    return sys.stdin.readline().strip().lower() in ("y", "yes", words.say("cli-yes"))
