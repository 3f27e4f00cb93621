"""5-Dice Detective, as the shelf knows it."""

from collections.abc import Mapping
from typing import Any

from fives.core.game import Game, Level
from fives.games.detective import notation, rules


def same_as_before(version: int, seats: int, options: Mapping[str, Any]) -> bool:
    """Say whether a log of version 1 is read as it was: unless circles could end it before all places were decided."""
    return version == 1 and (seats == 2 or options.get("variation") != 2)


GAME = Game(
    id="detective",
    box="five_dice",
    seats=(2, 6),
    minutes=20,
    age=None,
    version=2,
    options=rules.Options,
    rules=rules,
    notation=notation,
    levels=(  # what they lose is measured by tests/games/detective/ladder.py
        Level("beginner", loss=0.0183),
        Level("casual", loss=0.0082),
        Level("strong", loss=0.0016),
        Level("perfect", loss=0.0, exact=True, seats=2),
    ),
    dice=True,
    same_as_before=same_as_before,
)
