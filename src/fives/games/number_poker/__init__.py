"""Number Poker, as the shelf knows it."""

from fives.core.game import Game, Level
from fives.games.number_poker import notation, rules

GAME = Game(
    id="number_poker",
    box="five",
    seats=(2, 4),
    minutes=10,
    age=9,
    version=1,
    options=rules.Options,
    rules=rules,
    notation=notation,
    levels=(  # what they lose is measured by tests/games/number_poker/ladder.py
        Level("beginner", loss=0.35),
        Level("casual", loss=0.243),
        Level("strong", loss=0.087),
        Level("perfect", loss=0.0, exact=True, seats=2),
        Level("reader", loss=0.0),
    ),
    hidden="others",
    memory=True,
)
