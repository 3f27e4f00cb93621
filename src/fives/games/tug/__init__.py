"""5-Dice Tug, as the shelf knows it."""

from fives.core.game import Game
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
)
