"""Tug's bots: every level knows the exact chance of each move; the weaker ones judge it with noise."""

from fives.core.bot import pick
from fives.core.game import Chance, Seat
from fives.games.tug.move_reasons import score_chance
from fives.games.tug.rules import Move, Tug, moves
from fives.games.tug.solver import goal_chances, keep_chances, move_values
from fives.solving.compact_tables import NUMPY

BLUR = {"beginner": 0.25, "casual": 0.08, "strong": 0.04, "perfect": 0.0}  # in chance to score the point
BLUR_AT_SIGHT = 0.15  # in chance to score by the next roll


def choose(view: Tug, seat: Seat, level: str, random: Chance, budget: float) -> Move:
    """Return the move a bot of `level` makes for `seat`; it needs no more than a few milliseconds of `budget`."""
    if level == "beginner" and not NUMPY:
        return pick(at_sight(view, seat), BLUR_AT_SIGHT, random)
    return pick(_chances(view, seat), BLUR[level], random)


def at_sight(view: Tug, seat: Seat) -> dict[Move, float]:
    """Return how likely the next roll scores with each move, which needs no table; other moves are alike."""
    if view.opening or not view.number or view.goals is None:
        return dict.fromkeys(moves(view, seat), 0.0)
    goal, full_house = view.goals[seat], view.options.full_house
    keeps = [keep for keep in moves(view, seat) if isinstance(keep, tuple)]
    return {keep: float(score_chance(keep, goal, full_house)) for keep in keeps}


def _chances(view: Tug, seat: Seat) -> dict[Move, float]:
    """Return how likely `seat` scores the point with each move; a goal for the whole game is weighed by the game."""
    if view.number:
        return keep_chances(view)
    choosing = view.goals is None and not view.opening
    return (
        goal_chances(view.options) if choosing and view.options.choose == "each_beginning" else move_values(view, seat)
    )
