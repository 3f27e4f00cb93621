"""Tug's bots: every level knows the exact chance of each move; the weaker ones judge it with noise."""

from fives.core.bot import pick
from fives.core.game import Chance, Seat
from fives.games.tug.rules import Move, Tug
from fives.games.tug.solver import goal_chances, keep_chances, move_values

BLUR = {"beginner": 0.25, "casual": 0.08, "strong": 0.04, "perfect": 0.0}  # in chance to score the point


def choose(view: Tug, seat: Seat, level: str, random: Chance, budget: float) -> Move:
    """Return the move a bot of `level` makes for `seat`; it needs no more than a few milliseconds of `budget`."""
    return pick(_chances(view, seat), BLUR[level], random)


def _chances(view: Tug, seat: Seat) -> dict[Move, float]:
    """Return how likely `seat` scores the point with each move; a goal for the whole game is weighed by the game."""
    if view.number:
        return keep_chances(view)
    choosing = view.goals is None and not view.opening
    return (
        goal_chances(view.options) if choosing and view.options.choose == "each_beginning" else move_values(view, seat)
    )
