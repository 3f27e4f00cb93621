"""5-Dice Tug, as the shelf knows it."""

from fives.core.game import Game, Level
from fives.games.tug import notation, rules

GAME = Game(
    id="tug",
    box="five_dice",
    seats=(2, 2),
    minutes=10,
    age=None,
    version=1,
    options=rules.Options,
    rules=rules,
    notation=notation,
    levels=(  # what they lose is measured by tests/games/tug/ladder.py
        Level("beginner", loss=0.0280),
        Level("casual", loss=0.0157),
        Level("strong", loss=0.0058),
        Level("perfect", loss=0.0, exact=True),
    ),
    dice=True,
)
