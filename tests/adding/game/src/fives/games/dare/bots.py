"""Dare's bots: every level knows the exact chance of each move; the weaker ones look at it with a blurred eye."""

from fives.core.bot import pick
from fives.core.game import Chance, Seat
from fives.games.dare.rules import Dare, Move
from fives.games.dare.solver import move_values

BLUR = {"beginner": 0.3, "casual": 0.1, "strong": 0.03, "perfect": 0.0}  # in chance to win the game


def choose(view: Dare, seat: Seat, level: str, random: Chance, budget: float) -> Move:
    """Return the move a bot of `level` makes for `seat`; it needs no more than a few milliseconds of `budget`."""
    return pick(move_values(view, seat), BLUR[level], random)
