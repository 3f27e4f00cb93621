"""Talk: a tiny game for tests only, whose moves are the words that a table uses for other things."""

from fives.core.game import Game, Level
from talk import notation, rules

GAME = Game(
    id="talk",
    box="five",
    seats=(2, 2),
    minutes=1,
    age=None,
    version=1,
    options=rules.Options,
    rules=rules,
    notation=notation,
    levels=(Level("plain", 0.5),),
)
