"""`fives games`: the shelf."""

import re

import msgspec
from rich.table import Table

from fives.cli.terminal.language import terminal_language
from fives.cli.terminal.output import people, print_json
from fives.cli.terminal.shared_arguments import Json, Lang
from fives.cli.terminal.translations import Translations
from fives.core.catalogue import games as all_games
from fives.core.catalogue import has_solver
from fives.core.game import AnyGame, Box, Level
from fives.core.options import Choice, choices, seat_counts
from fives.texts import SOURCE, text_files


class Shelved(msgspec.Struct, frozen=True):
    """A game as `fives games --json` lists it."""

    id: str
    name: str
    line: str
    box: Box
    by: str  # who invented it
    seats: tuple[int, int]
    counts: dict[str, tuple[int, ...]]  # how many may play, by `option=value` where that differs from the usual ("")
    minutes: int
    age: int | None
    hidden: bool
    options: tuple[Choice, ...]
    levels: tuple[Level, ...]
    solved: bool


def games(*, json: Json = False, lang: Lang = None) -> None:
    """List the games, their options and their bots."""
    shelf = [_shelved(game, lang or terminal_language()) for game in all_games().values()]
    if json:
        print_json(shelf)
        return
    words = Translations(lang or "")
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    for column in ("game", "name", "seats", "minutes", "options", "levels"):
        table.add_column(words.say(f"cli-{column}"), overflow="fold")  # what is cut off cannot be typed
    for each in shelf:
        table.add_row(
            each.id, each.name, _numbers(each.counts, words), str(each.minutes), _options(each), _levels(each)
        )
    people().print(table)


def _shelved(game: AnyGame, language: str) -> Shelved:
    # name and line are one line each, which is read without the library for sentences, so that JSON needs no extra
    said: dict[str, str] = {}
    for tag in (SOURCE, language):
        if file := text_files(tag).get(game.id):
            said |= dict(re.findall(rf"^{game.id}-(name|line) = (.+)$", file.read_text("utf-8"), re.MULTILINE))
    return Shelved(
        id=game.id,
        name=said["name"],
        line=said["line"],
        box=game.box,
        by=game.by,
        seats=game.seats,
        counts=seat_counts(game),
        minutes=game.minutes,
        age=game.age,
        hidden=bool(game.hidden),
        options=choices(game),
        levels=game.levels,
        solved=has_solver(game),
    )


def _numbers(counts: dict[str, tuple[int, ...]], words: Translations) -> str:
    """Return how many may play under some options: `2-6`, or `2 or 4` where some between cannot."""
    possible = sorted({count for allowed in counts.values() for count in allowed})
    fewest, most = possible[0], possible[-1]
    if most - fewest + 1 > len(possible):
        return words.say("cli-or", others=", ".join(map(str, possible[:-1])), last=most)
    return str(most) if fewest == most else f"{fewest}-{most}"


def _options(game: Shelved) -> str:
    return "\n".join(f"{each.name}={'|'.join(_value(value) for value in each.values)}" for each in game.options)


def _value(value: str | int | bool) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _levels(game: Shelved) -> str:
    return "\n".join(level.id for level in game.levels)
