"""Golden dice: what the sealed dice give, written down for the page to check itself against.

`python tests/golden_dice.py > web/tests/golden_dice.json` writes the file; tests/core/test_golden_dice.py compares.
"""

import hashlib
import hmac
import json
from random import Random
from typing import Any

import msgspec

from fives.core.catalogue import games
from fives.core.chance.daily_puzzle import day_dice, day_secret
from fives.core.chance.duplicate_dice import duplicate_dice
from fives.core.chance.sealed_dice import commitment, sealed_dice
from fives.core.game import CLOCK, AnyGame
from fives.core.matches.match import Match, new_match
from fives.core.matches.referee import advance, play_chance
from fives.core.options import read_options
from fives.core.records.record import FORMAT, Player, Record

LONGEST = 70  # events of a golden match
SECRET = hashlib.sha256(b"golden").digest()
TABLES = ("GLDNS", "BBBBB")
LENGTHS = (0, 1, 55, 56, 63, 64, 65, 119, 120, 200)


def golden() -> dict[str, Any]:
    """Return hashes of texts of awkward lengths, and a part of a match of every game in which chance acts."""
    texts = [("golden " * 40)[:length] for length in LENGTHS]
    found = [_record(game, seats, {}) for game in games().values() for seats in _seats(game)[:1]]
    found += [_record(game, seats, {}, tables=TABLES) for game in games().values() for seats in _seats(game)[-1:]]
    found += [_record(games()["tug"], 2, {"start": "lot"}), _record(games()["find_fives"], 1, {}, "2026-11-16")]
    return {
        "sha256": [[text, hashlib.sha256(text.encode()).hexdigest()] for text in texts],
        "hmac": [[text, hmac.digest(text.encode(), b"message", "sha256").hex()] for text in texts],
        "records": [json.loads(msgspec.json.encode(record)) for record in found],
    }


def _seats(game: AnyGame) -> tuple[int, ...]:
    return game.seats_for(game.options())


def _record(game: AnyGame, seats: int, settings: dict[str, Any], day: str = "", tables: tuple[str, ...] = ()) -> Record:
    options = game.daily if day else read_options(game, settings)
    secret = day_secret(game.id, day) if day else SECRET
    seeds = tuple(hashlib.md5(b"%d" % seat).hexdigest() for seat in range(seats))
    sealed = duplicate_dice(secret) if tables else sealed_dice(secret, "GLDNS", 3, seeds)
    dice = day_dice(secret) if day else sealed
    match, chance = play_chance(new_match(game, options, seats), dice, 0), Random(f"{game.id} {settings}")
    while match.actors and match.n < LONGEST:
        seat = min(match.actors, key=lambda actor: actor == CLOCK)
        match = advance(match, seat, _any(match, seat, chance), dice, 0)
    return Record(
        FORMAT,
        game=game.id,
        version=game.version,
        options=msgspec.to_builtins(options),
        players=tuple(Player(f"{seat}") for seat in range(seats)),
        first=None,
        table="GLDNS",
        epoch=3,
        commitment=commitment(secret),
        seeds=seeds,
        log=tuple(match.log),
        secret=secret.hex(),
        result=match.result,
        daily=day,
        duplicate=tables,
    )


def _any(match: Match, seat: int, chance: Random) -> str:
    alarm = match.game.rules.alarm(match.state)
    if seat == CLOCK and alarm is not None:
        return match.game.notation.write_move(alarm.move)
    return match.any_move(seat, chance)


if __name__ == "__main__":
    print(json.dumps(golden(), separators=(",", ":")))  # noqa: T201
