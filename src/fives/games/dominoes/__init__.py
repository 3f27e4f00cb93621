"""5-Dice Dominoes, as the shelf knows it."""

from fives.core.game import Game
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
    seat_rule=rules.seat_rule,
)
