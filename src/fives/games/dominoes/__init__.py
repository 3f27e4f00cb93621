"""5-Dice Dominoes, as the shelf knows it."""

from fives.core.game import Game, Level
from fives.games.dominoes import notation, rules

GAME = Game(
    id="dominoes",
    box="five_dice",
    seats=(2, 4),
    minutes=10,
    age=None,
    version=1,
    options=rules.Options,
    rules=rules,
    notation=notation,
    levels=(  # what they lose is measured by tests/games/dominoes/ladder.py
        Level("beginner", loss=0.0213),
        Level("casual", loss=0.0102),
        Level("strong", loss=0.0021),
        Level("perfect", loss=0.0, exact=True),
    ),
    dice=True,
)
