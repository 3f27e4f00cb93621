"""`fives play`: a game in the terminal, alone against bots or with others at one keyboard."""

from pathlib import Path
from random import Random
from typing import Annotated, Any

import msgspec
from cyclopts import Parameter

from fives.cli.terminal.output import people, print_json
from fives.cli.terminal.shared_arguments import GameId, Json, Lang, Settings, read_settings, whole
from fives.cli.terminal.terminal_game import TerminalGame
from fives.cli.terminal.translations import Translations
from fives.core.catalogue import find_game
from fives.core.chance.daily_puzzle import daily_options, day_secret, read_day
from fives.core.chance.sealed_dice import secret_of
from fives.core.game import AnyGame
from fives.core.options import is_against_bots
from fives.core.records.record import Player, write_record
from fives.core.refusal import BadSeats, NoDice

Seats = Annotated[
    str | None,
    Parameter(
        name="--seats",
        help="By seat `me` or `bot:LEVEL`, with commas. Otherwise you, and the best bot where two or more play.",
    ),
]
Save = Annotated[Path | None, Parameter(name="--save", help="Write the record of the game to this file.")]
Daily = Annotated[
    str | None, Parameter(name="--daily", help="The puzzle of that day, like 2026-11-16: the same for everyone.")
]
ByHand = Annotated[
    bool,
    Parameter(name="--by-hand", help="Throw real dice and type what fell.", negative="", show_default=False),
]
Seed = Annotated[int | None, Parameter(name="--seed", converter=whole, help="Roll the same dice again.")]


def play(
    game: GameId,
    /,
    *,
    seats: Seats = None,
    settings: Settings = None,
    seed: Seed = None,
    daily: Daily = None,
    by_hand: ByHand = False,
    save: Save = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Play a game in the terminal; type `help` there for what can be typed.

    With --json the record of the game is printed at the end, and the game itself goes to stderr.
    """
    found = find_game(game)
    options = read_settings(found, settings)
    day = read_day(daily) if daily is not None else ""
    if day:
        options = daily_options(found, 1, msgspec.to_builtins(options) if settings else {})
    if by_hand and not (found.dice and not day):
        raise NoDice(game=found.id)
    players = _players(found, options, seats)
    if not day and is_against_bots(len(players), sum(bool(player.level) for player in players)):
        options = read_settings(found, settings, against_bots=True)
    secret = day_secret(found.id, day) if day else secret_of(seed)
    words, console = Translations(lang or ""), people(beside_json=json)
    sitting = TerminalGame(found, options, players, secret, Random(seed), words, console, day, by_hand)
    sitting.play()
    record = sitting.record()
    if save:
        save.write_bytes(write_record(record))
    if json:
        print_json(record)


def _players(game: AnyGame, options: Any, seats: str | None) -> tuple[Player, ...]:
    """Return who sits where, or raise BadSeats or BadLevel."""
    others = game.seats_for(options)[0] - 1
    words = ["me", *[f"bot:{game.levels[-1].id}"] * others] if seats is None else seats.split(",")
    game.check_seats(len(words), options)
    return tuple(_player(word.strip(), game) for word in words)


def _player(word: str, game: AnyGame) -> Player:
    if word == "me":
        return Player("")
    kind, _, level = word.partition(":")
    if kind != "bot":
        raise BadSeats(seat=word)
    game.check_level(level)
    return Player("", level)
