"""5-Dice Hi-Low, as the shelf knows it."""

from fives.core.game import Game, Level
from fives.games.hi_low import notation, rules

GAME = Game(
    id="hi_low",
    box="five_dice",
    seats=(2, 4),
    minutes=15,
    age=None,
    version=1,
    options=rules.Options,
    rules=rules,
    notation=notation,
    levels=(  # what they lose is measured by tests/games/hi_low/ladder.py
        Level("beginner", loss=0.0226),
        Level("casual", loss=0.0101),
        Level("strong", loss=0.0036),
        Level("perfect", loss=0.0, exact=True),
    ),
    dice=True,
)
