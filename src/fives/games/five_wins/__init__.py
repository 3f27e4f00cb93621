"""Five Wins, as the shelf knows it."""

from fives.core.game import Game, Level
from fives.games.five_wins import notation, rules

GAME = Game(
    id="five_wins",
    box="five",
    seats=(2, 2),
    minutes=15,
    age=6,
    version=1,
    options=rules.Options,
    rules=rules,
    notation=notation,
    levels=(  # what they lose is measured by tests/games/five_wins/ladder.py
        Level("beginner", loss=0.5),
        Level("casual", loss=0.475),
        Level("strong", loss=0.425),
        Level("master", loss=0.0),
    ),
)
