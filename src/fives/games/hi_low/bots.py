"""Hi-Low's bots: every level knows the exact chance of each move; the weaker ones judge it with noise."""

from fives.core.bot import pick
from fives.core.game import Chance, Seat
from fives.games.hi_low.rules import HiLow, Move, chase
from fives.games.hi_low.solver import move_values, stakes

BLUR = {"beginner": 0.25, "casual": 0.08, "strong": 0.04, "perfect": 0.0}  # in chance to win the turn
CALM = 0.3  # the chase: a turn decides so much less of the game


def choose(view: HiLow, seat: Seat, level: str, random: Chance, budget: float) -> Move:
    """Return the move a bot of `level` makes for `seat`; it needs no more than a few milliseconds of `budget`."""
    values = move_values(view, seat)
    keeping = sorted(values, key=_kept, reverse=True)  # of equals the one that keeps most: what is good stays
    return pick({move: values[move] for move in keeping}, BLUR[level] * at_stake(view), random)


def at_stake(view: HiLow) -> float:
    """Return what a turn decides of the game: the bots are as careless at every score."""
    if chase(view.options):
        return CALM
    lose, _, win = stakes(view)
    return win - lose


def _kept(move: Move) -> int:
    return len(move) if isinstance(move, tuple) else 0
