"""Fists: a tiny game for tests only, with secrets, moves at the same time, a clock and bots that misbehave."""

from fists import notation, rules
from fives.core.game import Game

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
    hidden=True,
)
