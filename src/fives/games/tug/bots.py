"""Tug's bots: every level knows the exact chance of each move; the weaker ones look at it with a blurred eye."""

from fives.core.bot import pick
from fives.core.game import Chance, Seat
from fives.games.tug.rules import Move, Tug
from fives.games.tug.solver import keep_chances, move_values

BLUR = {"beginner": 0.25, "casual": 0.08, "strong": 0.04, "perfect": 0.0}  # in chance to score the point


def choose(view: Tug, seat: Seat, level: str, random: Chance, budget: float) -> Move:
    """Return the move a bot of `level` makes for `seat`; it needs no more than a few milliseconds of `budget`."""
    chances = keep_chances(view) if view.number else move_values(view, seat)
    return pick(chances, BLUR[level], random)
