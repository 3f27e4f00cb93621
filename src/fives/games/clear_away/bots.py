"""Clear Away's bots: one jumps at random, one keeps as many jumps open as it can, one searches to the end."""

from fives.core.bot import pick, spin
from fives.core.game import Chance, Seat
from fives.games.clear_away.rules import FLIPS, ClearAway, Move, jumps
from fives.games.clear_away.solver import beam, cost

WIDTH = 24  # positions of each size that the strong bot keeps
NOISE = 2.0  # so that it does not play the same game twice
FINE = 1 << 16


def choose(view: ClearAway, seat: Seat, level: str, random: Chance, budget: float) -> Move:
    """Return the jump a bot of `level` makes; the strongest needs less than a tenth of a second of `budget`."""
    legal = jumps(view.stones)
    if level == "beginner":
        return spin(dict.fromkeys(legal, 1.0), random)
    if level == "casual":
        return pick({jump: len(jumps(view.stones ^ FLIPS[jump])) for jump in legal}, 0.5, random)
    after = beam(view.stones, WIDTH, lambda stones: cost(stones) + NOISE * random.randrange(FINE) / FINE)[1]
    return next(jump for jump in legal if view.stones ^ FLIPS[jump] == after)
