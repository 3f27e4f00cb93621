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
    levels=(  # what they lose is measured by tests/games/find_fives/ladder.py
        Level("beginner", loss=0.5),
        Level("casual", loss=0.4),
        Level("strong", loss=0.2),
        Level("perfect", loss=0.0),
    ),
    hidden=True,
    seat_rule=rules.seat_rule,
)
