"""What a look at the lines says of a position of Five Wins, by plain Python, as chances to win.

It sees what wins now and what the other player then wins with. It proves only a move that wins at once.
"""

from __future__ import annotations

from functools import lru_cache
from math import tanh

from fives.core.game import Happening
from fives.core.solver import Evaluation, Valued
from fives.games.five_wins.bots import LOST, SURE, WON, Spot, Step, answered, judged
from fives.games.five_wins.notation import write_move
from fives.games.five_wins.rules import Cell, FiveWins, Shift

CLOSELY = 6  # moves that are judged with the best answer
SCALE = 250.0  # lines worth so much more than the other's are a clear advantage
LEAST, MOST = 0.02, 0.98  # estimates are never sure
REASONS = 6  # so many of the best moves say why


@lru_cache(maxsize=512)
def judge(state: FiveWins) -> Evaluation:
    """Return what the position is worth to the player to move, and each move, best first."""
    seat = state.turn
    spot = Spot(state.stones[seat], state.stones[1 - seat], sum(state.hands), state.options.exactly_five)
    first = judged(spot)
    order = sorted(first, key=first.__getitem__, reverse=True)
    close = {step: answered(spot, step, first[step]) for step in order[:CLOSELY]}
    least = min(close.values())
    worth = {step: close.get(step, min(first[step], least)) for step in order}
    order.sort(key=worth.__getitem__, reverse=True)
    moves = tuple(
        Valued(write_move(_move(state, step)), _chance(worth[step]), _why(worth[step]) if at < REASONS else None)
        for at, step in enumerate(order)
    )
    return Evaluation(moves[0].value, "win probability", moves[0].value == 1.0, moves)


def _move(state: FiveWins, step: Step) -> Cell | Shift:
    to = state.cell(step.target)
    if not step.lift.stone:
        return to
    return Shift(state.cell(step.lift.stone), to, state.cell(step.lift.keep) if step.lift.keep else None)


def _chance(worth: float) -> float:
    """Return a worth as a chance to win; only a win at once is sure."""
    if worth >= WON:
        return 1.0
    return min(MOST, max(LEAST, 0.5 + 0.5 * tanh(worth / SCALE)))


def _why(worth: float) -> Happening | None:
    """Return what can be said of a move that decides the game."""
    if worth >= WON:
        return Happening("five_wins-why-five", {})
    if worth >= SURE / 2:
        return Happening("five_wins-why-two", {})
    return Happening("five_wins-why-loses", {}) if worth <= LOST / 2 else None
