"""The puzzle of the day: a game for one whose chance comes from the date, the same for everybody, on any server.

Its throws are numbered by themselves, so that they do not depend on how many moves lie between them. Nothing about them
is secret: whoever wants to can work out the puzzle of any day beforehand.
"""

import hashlib
from collections.abc import Mapping
from datetime import date
from typing import Any

from fives.core.chance.sealed_dice import DiceSource, Stream
from fives.core.chance.throw_numbers import thrown
from fives.core.game import AnyGame
from fives.core.options import read_options
from fives.core.refusal import BadDay, NoDaily


def read_day(text: str) -> str:
    """Return a day written like `2026-11-16`, or raise BadDay."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        raise BadDay(day=text[:40]) from None
    if day.isoformat() != text:
        raise BadDay(day=text[:40])
    return text


def daily_options(game: AnyGame, seats: int, settings: Mapping[str, Any]) -> Any:
    """Return the options of the game's puzzle of the day, which are the same for all, or raise NoDaily."""
    if game.daily is None or seats != 1 or (settings and read_options(game, settings) != game.daily):
        raise NoDaily(game=game.id, seats=seats)
    return game.daily


def day_secret(game: str, day: str) -> bytes:
    """Return the secret of a day's puzzle, which anybody can work out."""
    return hashlib.sha256(f"fives|{game}|{day}".encode()).digest()


def day_dice(secret: bytes) -> DiceSource:
    """Return the dice of a day."""
    return lambda match: Stream(secret, b"%d" % thrown(match))
