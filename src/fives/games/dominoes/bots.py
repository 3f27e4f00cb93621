"""Dominoes' bots: every level knows what each place is worth; the weaker ones judge it with noise."""

from fives.core.bot import pick
from fives.core.chance.rolls import FACES
from fives.core.game import Chance, Seat
from fives.games.dominoes.rules import Dominoes, Move, moves, places
from fives.games.dominoes.solver import build_lengths, mean_points, use_chances
from fives.games.dominoes.strings_of_dice import LONGEST, Place, laid
from fives.solving.compact_tables import NUMPY

BLUR = {"beginner": 1.0, "casual": 0.2, "strong": 0.05, "perfect": 0.0}  # in chance to score the round
BLUR_AT_SIGHT = 1.0  # in numbers that fit
LENGTH = 2.0  # variation 2: so many points of a turn count like a whole round


def choose(view: Dominoes, seat: Seat, level: str, random: Chance, budget: float) -> Move:
    """Return the move a bot of `level` makes for `seat`; it needs no more than a few milliseconds of `budget`."""
    if not view.rolled:
        return moves(view, seat)[0]
    if level == "beginner" and not NUMPY and not view.options.alone:
        return pick(at_sight(view, seat), BLUR_AT_SIGHT, random)
    return pick(_worth(view), BLUR[level], random)


def at_sight(view: Dominoes, seat: Seat) -> dict[Move, float]:
    """Return how few numbers each move leaves that fit for the other player, which needs no table."""
    return {move: -_fitting(view, move) for move in moves(view, seat)}


def _fitting(view: Dominoes, move: Move) -> float:
    """Return how many numbers fit after a move; none if it lays the fifth die."""
    string = laid(view.string, move) if isinstance(move, Place) else view.string
    return 0.0 if len(string) == LONGEST else sum(bool(places(view.options, string, (face,))) for face in FACES)


def _worth(view: Dominoes) -> dict[Move, float]:
    if view.options.alone:
        return {move: mean_points(ends) / LENGTH for move, ends in build_lengths(view).items()}
    return use_chances(view)
