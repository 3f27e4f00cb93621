"""Hi-Low's bots: every level knows the exact chance of each move; the weaker ones judge it with noise."""

from fives.core.bot import pick
from fives.core.chance.rolls import Dice
from fives.core.game import Chance, Seat
from fives.games.hi_low.rules import MIDDLE, HiLow, Move, Side, chase, moves
from fives.games.hi_low.solver import move_values, stakes
from fives.solving.compact_tables import NUMPY

BLUR = {"beginner": 0.25, "casual": 0.08, "strong": 0.04, "perfect": 0.0}  # in chance to win the turn
BLUR_AT_SIGHT = 2.5  # in points
EXPECTED = 3.5  # points of a die that is rolled again
CALM = 0.3  # the chase: a turn decides so much less of the game


def choose(view: HiLow, seat: Seat, level: str, random: Chance, budget: float) -> Move:
    """Return the move a bot of `level` makes for `seat`; it needs no more than a few milliseconds of `budget`."""
    if level == "beginner" and not NUMPY:
        return pick(at_sight(view, seat), BLUR_AT_SIGHT, random)
    values = move_values(view, seat)
    keeping = sorted(values, key=_kept, reverse=True)  # of equals the one that keeps most: what is good stays
    return pick({move: values[move] for move in keeping}, BLUR[level] * at_stake(view), random)


def at_sight(view: HiLow, seat: Seat) -> dict[Move, float]:
    """Return how many points the next roll brings on average towards what is wanted, which needs no table."""
    return {move: _wanted(view, seat, move) if isinstance(move, tuple) else 0.0 for move in moves(view, seat)}


def _wanted(view: HiLow, seat: Seat, keep: Dice) -> float:
    """Return how much of what is wanted the total brings: high, low, close to what is needed or far from the middle."""
    total = sum(keep) + EXPECTED * (5 - len(keep))
    if view.sides:
        return total if view.sides[seat % 2] is Side.HIGH else -total
    return -abs(total + view.totals[0] - MIDDLE) if view.totals else abs(2 * total - MIDDLE)


def at_stake(view: HiLow) -> float:
    """Return what a turn decides of the game: the bots are as careless at every score."""
    if chase(view.options):
        return CALM
    lose, _, win = stakes(view)
    return win - lose


def _kept(move: Move) -> int:
    return len(move) if isinstance(move, tuple) else 0
