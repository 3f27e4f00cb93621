"""`fives bot`: a bot of one's own takes a seat at a table."""

from __future__ import annotations

import asyncio
import re
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
from cyclopts import Parameter
from rich.console import Console

from fives.arena.bot_files import load, read_source
from fives.arena.play_game import PACE
from fives.cli.arena import LONGEST
from fives.cli.terminal.move_log import names_of
from fives.cli.terminal.output import people, plain, print_json
from fives.cli.terminal.refusals import BadSeconds, NoSeatKept
from fives.cli.terminal.safe_files import write_private
from fives.cli.terminal.shared_arguments import Json, Lang, check_number, whole
from fives.cli.terminal.translations import Translations
from fives.core.game import Result
from fives.core.records.record import Player
from fives.core.refusal import Refusal

if TYPE_CHECKING:
    from fives.client import BotPlayer, Guest

GOODBYE = 2.0  # seconds
TOKEN = re.compile(rb"[0-9a-f]{32}")

BotFile = Annotated[Path, Parameter(help="A Python file with a function choose(view, seat, level, random, budget).")]
Join = Annotated[str, Parameter(name="--join", help="The link of the table, or its code at this computer's server.")]
Name = Annotated[str | None, Parameter(help="What the bot is called; otherwise like its file.")]
Level = Annotated[str, Parameter(help="Handed to the bot, if it has levels.")]
Budget = Annotated[float, Parameter(help="Seconds the bot may think about a move.")]
Pace = Annotated[float, Parameter(help="Seconds it takes at least, so that people can follow.")]
Matches = Annotated[
    int | None, Parameter(help="Say goodbye after so many; otherwise it stays as long as others play.", converter=whole)
]
Keep = Annotated[
    Path | None, Parameter(help="Keep the seat in this file, and come back to it if the file is there. Keep it secret.")
]


class Played(msgspec.Struct, frozen=True):
    """The end of a match, with the seats of the bot."""

    table: str
    game: str
    epoch: int
    seats: tuple[int, ...]
    result: Result


def bot(
    file: BotFile,
    /,
    *,
    join: Join,
    name: Name = None,
    level: Level = "",
    budget: Budget = 1.0,
    pace: Pace = PACE,
    matches: Matches = None,
    keep: Keep = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Let a bot of your own take a seat at a table and play there."""
    from fives.client import BotPlayer

    choose = load(str(file), read_source(file))
    for called, seconds in (("budget", budget), ("pace", pace or PACE)):
        if not 0 < seconds <= LONGEST:
            raise BadSeconds(name=called, value=f"{seconds:g}", most=int(LONGEST))
    if matches is not None:
        check_number("matches", matches, 1, 1_000_000)
    words, console = Translations(lang or ""), people(beside_json=json)
    played: list[Played] = []

    def told(guest: Guest, result: Result) -> None:
        table, mine = guest.table, guest.you.seats
        played.append(Played(table.code, table.game, table.epoch, mine, result))
        names = names_of([Player(seat.name, seat.level) for seat in table.seats], words)
        console.print(words.end(result, names, sides=table.sides))

    how = BotPlayer(choose, level, budget, pace, matches, told)
    called = plain(name or file.stem)[:24] or "Bot"
    asyncio.run(_attend(join, called, keep, how, words, console))
    if keep is not None:
        keep.unlink(missing_ok=True)
    if json:
        print_json(tuple(played))


async def _attend(
    link: str, name: str, keep: Path | None, how: BotPlayer, words: Translations, console: Console
) -> None:
    from fives.client import attend, join

    async with join(link, name, token=_read(keep)) as guest:
        if keep is not None:
            write_private(keep, f"{guest.token}\n".encode())
        table = guest.table
        console.print(words.say("cli-bot-sits", bot=name, table=table.code, game=words.say(f"{table.game}-name")))
        try:
            await attend(guest, how)
        except BaseException:
            if keep is None:
                await _say_goodbye(guest)
            raise


def _read(file: Path | None) -> str:
    """Return the token in a file, or nothing if there is no such file; raise NoSeatKept if it is another one."""
    if file is None or not file.exists():
        return ""
    text = file.read_bytes().strip()
    if not TOKEN.fullmatch(text):
        raise NoSeatKept(file=str(file))
    return text.decode()


async def _say_goodbye(guest: Guest) -> None:
    """Leave, so that a built-in bot plays on, if the server still answers."""
    with suppress(Refusal, TimeoutError):
        async with asyncio.timeout(GOODBYE):
            await guest.leave()
