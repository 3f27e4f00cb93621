"""Duplicate play: several tables play with the same dice and set-ups, and compare (G-DUPLICATE).

A player's throws are numbered by seat, each seat's for itself, so that one who throws once more does not shift the
dice of the others. Chance that is nobody's, as set-ups and lots, is numbered on its own. The seats' bytes are not used.
"""

from __future__ import annotations

import hmac

from fives.core.dice import DiceSource, Stream
from fives.core.game import NATURE, Seat
from fives.core.match import Match


def match_secret(common: bytes, epoch: int) -> bytes:
    """Return the secret of one match of all tables: to know it tells nothing of their other matches."""
    return hmac.digest(common, b"match|%d" % epoch, "sha256")


def duplicate_dice(secret: bytes) -> DiceSource:
    """Return the dice of a match, the same at every table."""
    return lambda match: Stream(secret, throw_name(match).encode())


def throw_name(match: Match) -> str:
    """Return which throw comes next: `1|4` is the fifth of seat 1, `-|0` the first that is nobody's."""
    whose = _thrower(match, match.n)
    before = (n for n, event in enumerate(match.log) if event.actor == NATURE)
    count = sum(_thrower(match, n) == whose for n in before)
    return f"{'-' if whose is None else whose}|{count}"


def _thrower(match: Match, n: int) -> Seat | None:
    """Return whose chance acts after event `n`: whom the game names, or who acted last; nobody's if it is not dice."""
    game = match.game
    if not game.dice:
        return None
    named = game.thrower(match.states[n]) if game.thrower else None
    return named if named is not None else next((each.actor for each in match.log[:n][::-1] if each.actor >= 0), None)
