"""Clear Away, as the shelf knows it."""

from fives.core.game import Game, Level
from fives.games.clear_away import notation, rules

GAME = Game(
    id="clear_away",
    box="five",
    seats=(1, 1),
    minutes=10,
    age=8,
    version=1,
    options=rules.Options,
    rules=rules,
    notation=notation,
    levels=(  # stones left above one, measured by tests/games/clear_away/ladder.py
        Level("beginner", loss=6.35),
        Level("casual", loss=3.94),
        Level("strong", loss=1.44),
        Level("perfect", loss=0.0, exact=True),
    ),
    low=True,
)
