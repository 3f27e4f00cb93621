"""5-Dice Detective, as the shelf knows it."""

from fives.core.game import Game, Level
from fives.games.detective import notation, rules

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
)
