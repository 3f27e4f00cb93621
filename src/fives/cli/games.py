"""`fives games`: the shelf."""

import msgspec
from rich.table import Table

from fives.cli.answers import people, print_json
from fives.cli.arguments import Json, Lang
from fives.core.bot import Level
from fives.core.catalogue import find_bots, find_solver, games as all_games
from fives.core.game import AnyGame, Box
from fives.core.options import Choice, choices


class Shelved(msgspec.Struct, frozen=True):
    """A game as `fives games --json` lists it."""

    id: str
    name: str
    line: str
    box: Box
    seats: tuple[int, int]
    minutes: int
    age: int | None
    hidden: bool
    options: tuple[Choice, ...]
    levels: tuple[Level, ...]
    solved: bool


def games(*, json: Json = False, lang: Lang = None) -> None:
    """List the games, their options and their bots."""
    from fives.cli.words import Words

    words = Words(lang or "")
    shelf = [_shelved(game, words) for game in all_games().values()]
    if json:
        print_json(shelf)
        return
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    for column in ("game", "name", "seats", "minutes", "options", "levels"):
        table.add_column(words.say(f"cli-{column}"))
    for each in shelf:
        table.add_row(each.id, each.name, _span(each.seats), str(each.minutes), _options(each), _levels(each))
    people().print(table)
