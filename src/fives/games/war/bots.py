"""War's bots: all levels but the first know what each choice is worth; the weaker ones judge it with noise."""

from fives.core.bot import pick, spin
from fives.core.game import Chance, Seat
from fives.games.war.rules import Move, War, moves
from fives.games.war.solver import best_mix, choice_chances

BLUR = {"casual": 0.1, "strong": 0.03}  # in chance to win the round; the beginner makes any choice


def choose(view: War, seat: Seat, level: str, random: Chance, budget: float) -> Move:
    """Return the move a bot of `level` makes for `seat`; it needs no more than a few milliseconds of `budget`."""
    legal = moves(view, seat)
    if len(legal) == 1:
        return legal[0]
    if level == "perfect":
        return spin(best_mix(view, seat), random)
    if level == "beginner":
        return spin(dict.fromkeys(legal, 1.0), random)
    return pick(choice_chances(view, seat), BLUR[level], random)
