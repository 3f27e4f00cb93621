"""Tug's bots: every level knows the exact chance of each move; the weaker ones look at it with a blurred eye."""

from math import exp

from fives.core.bot import Level
from fives.core.game import Chance, Seat
from fives.games.tug.rules import Move, Tug
from fives.games.tug.solver import keep_chances, move_values

BLUR = {"beginner": 0.25, "casual": 0.08, "strong": 0.04, "perfect": 0.0}  # in chance to score the point
FINE = 1 << 53  # steps of the wheel that chance turns

LEVELS = (  # what they lose is measured by tests/games/tug/ladder.py
    Level("beginner", loss=0.0270),
    Level("casual", loss=0.0144),
    Level("strong", loss=0.0046),
    Level("perfect", loss=0.0, exact=True),
)


def choose(view: Tug, seat: Seat, level: str, random: Chance, budget: float) -> Move:
    """Return the move a bot of `level` makes for `seat`; it needs no more than a few milliseconds of `budget`."""
    chances = keep_chances(view) if view.number else move_values(view, seat)
    best, blur = max(chances.values()), BLUR[level]
    if not blur or len(chances) == 1:
        return next(move for move, chance in chances.items() if chance == best)
    return _spin({move: exp((chance - best) / blur) for move, chance in chances.items()}, random)


def _spin(weights: dict[Move, float], random: Chance) -> Move:
    """Return a move, each as likely as its share of the wheel."""
    rest = random.randrange(FINE) / FINE * sum(weights.values())
    for move, weight in weights.items():
        rest -= weight
        if rest < 0:
            return move
    return move
