"""Duplicate play: several tables play with the same dice and set-ups, and compare (G-DUPLICATE).

A player's throws are numbered by seat, each seat's for itself, so that one who throws once more does not shift the
dice of the others. Chance that is nobody's, as set-ups and lots, is numbered on its own. The seats' bytes are not used.
"""

from __future__ import annotations

import hmac

from fives.core.chance.sealed_dice import DiceSource, Stream
from fives.core.chance.throw_numbers import throw_number, throws_for
from fives.core.matches.match import Match


def match_secret(common: bytes, epoch: int) -> bytes:
    """Return the secret of one match of all tables. It reveals nothing about their other matches."""
    return hmac.digest(common, b"match|%d" % epoch, "sha256")


def duplicate_dice(secret: bytes) -> DiceSource:
    """Return the dice of a match, the same at every table."""
    return lambda match: Stream(secret, throw_name(match).encode())


def throw_name(match: Match) -> str:
    """Return which throw comes next: `1|4` is the fifth of seat 1, `-|0` the first that is nobody's."""
    whose = throws_for(match)
    return f"{'-' if whose is None else whose}|{throw_number(match)}"
