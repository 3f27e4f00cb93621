"""Torris, as the shelf knows it."""

from fives.core.game import Game, Level
from fives.games.torris import notation, rules

GAME = Game(
    id="torris",
    box="five",
    seats=(2, 2),
    minutes=15,
    age=12,
    version=1,
    options=rules.Options,
    rules=rules,
    notation=notation,
    levels=(  # what they lose is measured by tests/games/torris/ladder.py
        Level("beginner", loss=0.124),
        Level("casual", loss=0.093),
        Level("strong", loss=0.051),
        Level("master", loss=0.0),
    ),
)
