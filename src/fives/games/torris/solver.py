"""What a position of Torris is worth: proved where every line was followed to its end, else an estimate.

Every move raises a stone, so a game must end, and near its end the engine follows every line. What it finds there is
proved: who wins, and by how many points. Before, it looks as far ahead as it may and estimates the rest.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING

from fives.core.game import Happening, Seat
from fives.core.solver import Evaluation, Valued
from fives.games.torris.move_reasons import why
from fives.games.torris.notation import EXAMPLE, read_state, write_move
from fives.games.torris.rules import Options, Torris, Towers, result, stand
from fives.games.torris.static_estimate import SURE, chance
from fives.solving.compact_tables import NUMPY

if TYPE_CHECKING or NUMPY:
    from fives.games.torris.search_engine import Engine
else:
    from fives.games.torris.plain_engine import Engine

NODES = 60_000  # positions looked at: a review of a whole game has to come in a few seconds
LEAST, MOST = 0.02, 0.98  # estimates are never sure
REASONS = 6  # so many of the best moves say why


def evaluate(state: Torris, seat: Seat) -> Evaluation:
    """Return what `state` is worth to `seat`, and each of its moves, best first."""
    if ended := result(state):
        return Evaluation(ended.shares[seat], "win probability", exact=True)
    if state.opening or not state.towers:
        _get_ready()
        # colours are alike until the stones lie, seats until the lot has fallen; how much beginning helps is not proved
        fair = state.opening is not None and not state.towers
        return Evaluation(0.5, "win probability", exact=fair)
    judged = _judge(state.options, state.towers, state.turn)
    if seat == state.turn:
        return judged
    return Evaluation(1 - judged.value, judged.unit, judged.exact)


@cache
def _get_ready() -> None:
    """Compile the engine, so that nobody waits for it later: `fives prepare` asks what the start is worth."""
    Engine(read_state(EXAMPLE, Options())).think(1)


@lru_cache(maxsize=512)
def _judge(options: Options, towers: Towers, turn: Seat) -> Evaluation:
    """Return what the position is worth to the player to move."""
    state = stand(options, towers, turn)
    thought = Engine(state).think(NODES, full=True)
    worth = [_worth(value, proved) for value, proved in zip(thought.values, thought.proved, strict=True)]
    moves = []
    for place, (move, value, proved) in enumerate(zip(thought.moves, thought.values, thought.proved, strict=True)):
        reason: Happening | None = why(state, move, value, proved) if place < REASONS else None
        moves.append(Valued(write_move(move), worth[place], reason))
    return Evaluation(worth[0], "win probability", all(thought.proved), tuple(moves))


def _worth(value: int, proved: bool) -> float:
    """Return a value of the search as a chance to win."""
    if abs(value) > SURE:
        return float(value > 0)
    return 0.5 if proved else min(MOST, max(LEAST, chance(value)))
