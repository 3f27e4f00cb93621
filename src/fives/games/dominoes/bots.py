"""Dominoes' bots: every level knows what each place is worth; the weaker ones look at it with a blurred eye."""

from math import exp

from fives.core.bot import Level
from fives.core.game import Chance, Seat
from fives.games.dominoes.race import POINTS
from fives.games.dominoes.rules import Dominoes, Move, moves
from fives.games.dominoes.solver import build_lengths, use_chances

BLUR = {"beginner": 1.0, "casual": 0.2, "strong": 0.05, "perfect": 0.0}  # in chance to score the round
LENGTH = 2.0  # variation 2: so many points of a turn count like a whole round
FINE = 1 << 53  # steps of the wheel that chance turns

LEVELS = (  # what they lose is measured by tests/games/dominoes/ladder.py
    Level("beginner", loss=0.0213),
    Level("casual", loss=0.0102),
    Level("strong", loss=0.0021),
    Level("perfect", loss=0.0, exact=True),
)


def choose(view: Dominoes, seat: Seat, level: str, random: Chance, budget: float) -> Move:
    """Return the move a bot of `level` makes for `seat`; it needs no more than a few milliseconds of `budget`."""
    if not view.rolled:
        return moves(view, seat)[0]
    worth = _worth(view)
    best, blur = max(worth.values()), BLUR[level]
    if not blur or len(worth) == 1:
        return next(move for move, value in worth.items() if value == best)
    return _spin({move: exp((value - best) / blur) for move, value in worth.items()}, random)


def _worth(view: Dominoes) -> dict[Move, float]:
    if view.options.alone:
        return {move: float(ends @ POINTS) / LENGTH for move, ends in build_lengths(view).items()}
    return use_chances(view)


def _spin(weights: dict[Move, float], random: Chance) -> Move:
    """Return a move, each as likely as its share of the wheel."""
    rest = random.randrange(FINE) / FINE * sum(weights.values())
    for move, weight in weights.items():
        rest -= weight
        if rest < 0:
            return move
    return move
