"""5-Dice War, as the shelf knows it."""

from fives.core.game import Game, Level
from fives.games.war import notation, rules

GAME = Game(
    id="war",
    box="five_dice",
    seats=(2, 2),
    minutes=15,
    age=None,
    version=1,
    options=rules.Options,
    rules=rules,
    notation=notation,
    levels=(  # what they lose is measured by tests/games/war/ladder.py
        Level("beginner", loss=0.0081),
        Level("casual", loss=0.0043),
        Level("strong", loss=0.0012),
        Level("perfect", loss=0.0, exact=True),
    ),
    hidden="others",
    dice=True,
)
