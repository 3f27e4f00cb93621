"""5-Dice Dare, as the shelf knows it."""

from fives.core.game import Game, Level
from fives.games.dare import notation, rules

GAME = Game(
    id="dare",
    box="five_dice",
    seats=(2, 2),
    minutes=5,
    age=None,
    version=1,
    options=rules.Options,
    rules=rules,
    notation=notation,
    levels=(  # what they lose is measured by tests/games/dare/ladder.py
        Level("beginner", loss=0.0443),
        Level("casual", loss=0.0208),
        Level("strong", loss=0.0033),
        Level("perfect", loss=0.0, exact=True),
    ),
    dice=True,
)
