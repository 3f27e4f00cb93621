"""Dominoes' bots: every level knows what each place is worth; the weaker ones judge it with noise."""

from fives.core.bot import pick
from fives.core.game import Chance, Seat
from fives.games.dominoes.rules import Dominoes, Move, moves
from fives.games.dominoes.solved_race_to_fifteen import POINTS
from fives.games.dominoes.solver import build_lengths, use_chances

BLUR = {"beginner": 1.0, "casual": 0.2, "strong": 0.05, "perfect": 0.0}  # in chance to score the round
LENGTH = 2.0  # variation 2: so many points of a turn count like a whole round


def choose(view: Dominoes, seat: Seat, level: str, random: Chance, budget: float) -> Move:
    """Return the move a bot of `level` makes for `seat`; it needs no more than a few milliseconds of `budget`."""
    if not view.rolled:
        return moves(view, seat)[0]
    return pick(_worth(view), BLUR[level], random)


def _worth(view: Dominoes) -> dict[Move, float]:
    if view.options.alone:
        return {move: float(ends @ POINTS) / LENGTH for move, ends in build_lengths(view).items()}
    return use_chances(view)
