"""Clear Away's bots: one jumps at random, one keeps jumps open, one looks ahead, one knows what can be solved."""

from collections.abc import Iterator, Sequence

from fives.core.bot import pick, spin
from fives.core.game import Chance, Seat
from fives.games.clear_away.rules import FLIPS, PLACES, ClearAway, Move, jumps
from fives.games.clear_away.solvability_search import beam, cost

WIDTH = 2  # positions of each size that the strong bot keeps
WIDE = 24  # and the perfect one where it does not know
NOISE = 2.0  # so that they do not play the same game twice
FINE = 1 << 16


def choose(view: ClearAway, seat: Seat, level: str, random: Chance, budget: float) -> Move:
    """Return the jump a bot of `level` makes; the strongest needs a tenth of a second at most, rarely more."""
    legal = jumps(view.stones)
    if level == "beginner":
        return spin(dict.fromkeys(legal, 1.0), random)
    if level == "casual":
        return pick({jump: len(jumps(view.stones ^ FLIPS[jump])) for jump in legal}, 0.5, random)
    if level == "strong":
        return look_ahead(view.stones, WIDTH, random)
    return _perfect(view.stones, random)


def look_ahead(stones: int, width: int, random: Chance) -> Move:
    """Return the first jump on the way to the fewest stones that a look so wide finds."""
    after = beam(stones, width, lambda stones: cost(stones) + NOISE * random.randrange(FINE) / FINE)[1]
    return next(jump for jump in jumps(stones) if stones ^ FLIPS[jump] == after)


def _in_any_order(legal: Sequence[Move], random: Chance) -> Iterator[Move]:
    left = [*legal]
    while left:
        yield left.pop(random.randrange(len(left)))


def _perfect(stones: int, random: Chance) -> Move:
    """Return any jump that keeps it solvable, or else one with the fewest stones at the end."""
    from fives.games.clear_away.solver import first_that_keeps, judge

    if keeping := first_that_keeps(stones, _in_any_order(jumps(stones), random)):
        return keeping
    judged = judge(stones)
    left = {jump: each.fewest or PLACES for jump, each in judged.items()}
    best = [jump for jump, each in left.items() if each == min(left.values())]
    if judged[best[0]].fewest is None:
        return look_ahead(stones, WIDE, random)
    return spin(dict.fromkeys(best, 1.0), random)
