"""War's bots: every level knows what each choice is worth; the weaker ones look at it with a blurred eye."""

from math import exp, inf

from fives.core.bot import Level
from fives.core.game import Chance, Seat
from fives.games.war.rules import Move, War, moves
from fives.games.war.solver import best_mix, choice_chances

BLUR = {"beginner": inf, "casual": 0.1, "strong": 0.03, "perfect": 0.0}  # in chance to win the round
FINE = 1 << 53  # steps of the wheel that chance turns

LEVELS = (  # what they lose is measured by tests/games/war/ladder.py
    Level("beginner", loss=0.0081),
    Level("casual", loss=0.0043),
    Level("strong", loss=0.0012),
    Level("perfect", loss=0.0, exact=True),
)


def choose(view: War, seat: Seat, level: str, random: Chance, budget: float) -> Move:
    """Return the move a bot of `level` makes for `seat`; it needs no more than a few milliseconds of `budget`."""
    legal = moves(view, seat)
    if len(legal) == 1:
        return legal[0]
    blur = BLUR[level]
    if not blur:
        return _spin(best_mix(view, seat), random)
    chances = choice_chances(view, seat)
    best = max(chances.values())
    return _spin({move: exp((chance - best) / blur) for move, chance in chances.items()}, random)


def _spin(weights: dict[Move, float], random: Chance) -> Move:
    """Return a move, each as likely as its share of the wheel; a sure one needs no turn."""
    likely = {move: weight for move, weight in weights.items() if weight > 0}
    rest = random.randrange(FINE) / FINE * sum(likely.values()) if len(likely) > 1 else 0.0
    for move, weight in likely.items():
        rest -= weight
        if rest < 0:
            return move
    return move
