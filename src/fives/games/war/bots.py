"""War's bots: every level knows what each choice is worth; the weaker ones judge it with noise."""

from math import inf

from fives.core.bot import pick, spin
from fives.core.game import Chance, Seat
from fives.games.war.rules import Move, War, moves
from fives.games.war.solver import best_mix, choice_chances

BLUR = {"beginner": inf, "casual": 0.1, "strong": 0.03}  # in chance to win the round


def choose(view: War, seat: Seat, level: str, random: Chance, budget: float) -> Move:
    """Return the move a bot of `level` makes for `seat`; it needs no more than a few milliseconds of `budget`."""
    legal = moves(view, seat)
    if len(legal) == 1:
        return legal[0]
    if level == "perfect":
        return spin(best_mix(view, seat), random)
    return pick(choice_chances(view, seat), BLUR[level], random)
