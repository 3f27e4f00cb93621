"""Shell Game, as the shelf knows it."""

from fives.core.game import Game, Level
from fives.games.shell_game import notation, rules

GAME = Game(
    id="shell_game",
    box="five",
    seats=(2, 4),
    minutes=15,
    age=5,
    version=1,
    options=rules.Options,
    rules=rules,
    notation=notation,
    levels=(  # the loss is how often a slide is seen wrong, as bots.py has it
        Level("beginner", loss=0.25),
        Level("casual", loss=0.10),
        Level("strong", loss=0.03),
        Level("elephant", loss=0.0),
    ),
    hidden="remembered",
    timed=True,
    memory=True,
)
