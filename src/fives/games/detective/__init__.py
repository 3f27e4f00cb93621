"""5-Dice Detective, as the shelf knows it."""

from fives.core.game import Game
from fives.games.detective import notation, rules

GAME = Game(
    id="detective",
    box="five_dice",
    seats=(2, 6),
    minutes=20,
    age=None,
    version=1,
    options=rules.Options,
    rules=rules,
    notation=notation,
)
