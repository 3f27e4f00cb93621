"""5-Dice War, as the shelf knows it."""

from fives.core.game import Game
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
    hidden=True,
)
