"""Find Fives, as the shelf knows it."""

from fives.core.game import Game, Level
from fives.games.find_fives import notation, rules

GAME = Game(
    id="find_fives",
    box="find_fives",
    seats=(1, 4),
    minutes=20,
    age=7,
    version=1,
    options=rules.Options,
    rules=rules,
    notation=notation,
    levels=(  # the share of the points in a race that they miss, measured by tests/games/find_fives/ladder.py
        Level("beginner", loss=0.62),
        Level("casual", loss=0.52),
        Level("strong", loss=0.38),
        Level("perfect", loss=0.0),
    ),
    hidden="others",
    timed=True,
    daily=rules.Options(mode="solo"),
)
