"""Fists: a tiny game for tests only, with secrets, moves at the same time, a clock and bots that misbehave."""

from fists import notation, rules
from fives.core.game import Game, Level

GAME = Game(
    id="fists",
    box="five",
    seats=(2, 3),
    minutes=1,
    age=None,
    version=1,
    options=rules.Options,
    rules=rules,
    notation=notation,
    levels=(
        Level("broken", 1.0),
        Level("plain", 0.5),
        Level("cheat", 1.0),
        Level("patient", 0.5),
        Level("asleep", 1.0),
    ),
    hidden="others",
)
