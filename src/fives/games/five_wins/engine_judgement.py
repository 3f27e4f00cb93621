"""What the engine says of a position of Five Wins, as chances to win with reasons."""

from __future__ import annotations

from functools import lru_cache
from math import tanh

from fives.core.game import Happening
from fives.core.solver import Evaluation, Valued
from fives.games.five_wins.fast.search import PLIES, SURE, WON
from fives.games.five_wins.move_reasons import why
from fives.games.five_wins.notation import write_move
from fives.games.five_wins.rules import LONGEST, FiveWins
from fives.games.five_wins.search_engine import Engine, Thought

NODES = 4_000  # positions looked at while stones are laid
NODES_AFTER = 1_500  # and in the after-game, where each takes longer
SCALE = 250.0  # lines worth so much more than the other's are a clear advantage
LEAST, MOST = 0.02, 0.98  # estimates are never sure
REASONS = 6  # so many of the best moves say why


def judge(state: FiveWins) -> Evaluation:
    """Return what the position is worth to the player to move, and each move, best first."""
    return _judge(state, _remembered(state))


def _remembered(state: FiveWins) -> bool:
    """Say whether all is known that decides how a line of the after-game ends (FW6R)."""
    if not state.after_game:
        return True
    seen = state.table is None and all(state.past.count(place) < 2 for place in state.past)
    return seen and state.turns + PLIES < LONGEST and not state.options.exactly_five


@lru_cache(maxsize=512)
def _judge(state: FiveWins, remembered: bool) -> Evaluation:
    """Return what the position is worth to the player to move."""
    engine = Engine(state)
    thought = engine.think(NODES if not state.after_game else NODES_AFTER, full=True)
    worth = [_worth(value, remembered) for value in thought.values]
    proved = remembered and all(abs(value) > SURE for value in thought.values)
    moves = tuple(
        Valued(write_move(engine.move(code)), value, _why(engine, thought, place))
        for place, (code, value) in enumerate(zip(thought.moves, worth, strict=True))
    )
    return Evaluation(worth[0], "win probability", proved, moves)


def _why(engine: Engine, thought: Thought, place: int) -> Happening | None:
    return why(engine, thought.moves[place], thought.values[place]) if place < REASONS else None


def _worth(value: int, remembered: bool) -> float:
    """Return a value of the search as a chance to win."""
    if abs(value) > SURE:
        won = value > 0
        return float(won) if remembered or value == WON else (MOST if won else LEAST)
    return min(MOST, max(LEAST, 0.5 + 0.5 * tanh(value / SCALE)))
