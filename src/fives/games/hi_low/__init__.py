"""5-Dice Hi-Low, as the shelf knows it."""

from fives.core.game import Game
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
    seat_rule=rules.seat_rule,
    sides=rules.sides,
)
