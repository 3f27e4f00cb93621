"""Hi-Low's bots: every level knows the exact chance of each move; the weaker ones look at it with a blurred eye."""

from math import exp

from fives.core.bot import Level
from fives.core.game import Chance, Seat
from fives.games.hi_low.rules import HiLow, Move
from fives.games.hi_low.solver import move_values, stakes

BLUR = {"beginner": 0.25, "casual": 0.08, "strong": 0.04, "perfect": 0.0}  # in chance to win the turn
CALM = 0.3  # variation 2: a turn decides so much less of the game
FINE = 1 << 53  # steps of the wheel that chance turns

LEVELS = (  # what they lose is measured by tests/games/hi_low/ladder.py
    Level("beginner", loss=0.0226),
    Level("casual", loss=0.0101),
    Level("strong", loss=0.0036),
    Level("perfect", loss=0.0, exact=True),
)


def choose(view: HiLow, seat: Seat, level: str, random: Chance, budget: float) -> Move:
    """Return the move a bot of `level` makes for `seat`; it needs no more than a few milliseconds of `budget`."""
    values = move_values(view, seat)
    best, blur = max(values.values()), BLUR[level] * at_stake(view)
    if not blur or len(values) == 1:
        return max((move for move, value in values.items() if value == best), key=_kept)  # what is good stays
    return _spin({move: exp((value - best) / blur) for move, value in values.items()}, random)


def at_stake(view: HiLow) -> float:
    """Return what a turn decides of the game: the bots are as careless at every score."""
    if view.options.variation == 2:
        return CALM
    lose, _, win = stakes(view)
    return win - lose


def _kept(move: Move) -> int:
    return len(move) if isinstance(move, tuple) else 0


def _spin(weights: dict[Move, float], random: Chance) -> Move:
    """Return a move, each as likely as its share of the wheel."""
    rest = random.randrange(FINE) / FINE * sum(weights.values())
    for move, weight in weights.items():
        rest -= weight
        if rest < 0:
            return move
    return move
