"""What a position of Five Wins is worth: proved where every line was followed to its end, else an estimate.

The search never calls a position lost before it has tried every move, so a win or a loss that it reports is proved:
1 or 0. Anything else is a look at the lines, pressed between 0 and 1. Two things are not in a position and keep such a
result of the after-game from being called proved: how often it has occurred, and how few turns are left.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from fives.core.game import Seat
from fives.core.solver import Evaluation
from fives.games.five_wins.rules import FiveWins
from fives.solving.compact_tables import NUMPY

if TYPE_CHECKING or NUMPY:
    from fives.games.five_wins.engine_judgement import judge
else:
    from fives.games.five_wins.plain_judgement import judge


def evaluate(state: FiveWins, seat: Seat) -> Evaluation:
    """Return what `state` is worth to `seat`, and each of its moves, best first."""
    if state.ending:
        value = 0.5 if state.winner is None else float(state.winner == seat)
        return Evaluation(value, "win probability", exact=True)
    if state.opening:  # the lot is fair, and so is the game before it
        return Evaluation(0.5, "win probability", exact=True)
    judged = judge(state)
    if seat == state.turn:
        return judged
    return Evaluation(1 - judged.value, judged.unit, judged.exact)
