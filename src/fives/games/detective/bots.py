"""Detective's bots: every level knows what each move is worth; the weaker ones look at it with a blurred eye.

With two players that is the exact chance to win. With more it is the estimate of `crowd`, and exact for this turn.
"""

from math import exp

from fives.core.bot import Level
from fives.core.game import Chance, Seat
from fives.games.detective.rules import Detective, Move
from fives.games.detective.solver import move_shares

BLUR = {"beginner": 0.04, "casual": 0.012, "strong": 0.004, "perfect": 0.0}  # in chance to win the game
FINE = 1 << 53  # steps of the wheel that chance turns

LEVELS = (  # what they lose is measured by tests/games/detective/ladder.py
    Level("beginner", loss=0.0183),
    Level("casual", loss=0.0082),
    Level("strong", loss=0.0016),
    Level("perfect", loss=0.0, exact=True, seats=2),
)


def choose(view: Detective, seat: Seat, level: str, random: Chance, budget: float) -> Move:
    """Return the move a bot of `level` makes for `seat`; it needs no more than a few milliseconds of `budget`."""
    worth = {move: shares[seat] for move, shares in move_shares(view, seat).items()}
    best, blur = max(worth.values()), BLUR[level]
    if not blur or len(worth) == 1:
        return next(move for move, share in worth.items() if share == best)
    return _spin({move: exp((share - best) / blur) for move, share in worth.items()}, random)


def _spin(weights: dict[Move, float], random: Chance) -> Move:
    """Return a move, each as likely as its share of the wheel."""
    rest = random.randrange(FINE) / FINE * sum(weights.values())
    for move, weight in weights.items():
        rest -= weight
        if rest < 0:
            return move
    return move
