"""Detective's bots: every level knows what each move is worth; the weaker ones judge it with noise.

With two players that is the exact chance to win. With more it is that of
`many_players_estimate`, and exact for this turn.
"""

from collections import Counter

from fives.core.bot import pick
from fives.core.game import Chance, Seat
from fives.games.detective.rules import Detective, Move, Piece, known, moves
from fives.games.detective.solver import move_shares
from fives.solving.compact_tables import NUMPY

BLUR = {"beginner": 0.04, "casual": 0.012, "strong": 0.004, "perfect": 0.0}  # in chance to win the game
BLUR_AT_SIGHT = 0.5  # in equal dice of suspects who are not yet known


def choose(view: Detective, seat: Seat, level: str, random: Chance, budget: float) -> Move:
    """Return the move a bot of `level` makes for `seat`; it needs no more than a few milliseconds of `budget`."""
    if level == "beginner" and not NUMPY:
        return pick(at_sight(view, seat), BLUR_AT_SIGHT, random)
    worth = {move: shares[seat] for move, shares in move_shares(view, seat).items()}
    return pick(worth, BLUR[level], random)


def at_sight(view: Detective, seat: Seat) -> dict[Move, float]:
    """Return a first look at each move, which needs no table: rare evidence against a suspect of whom much is known."""
    return {move: _look(view, move) for move in moves(view, seat)}


def _look(view: Detective, move: Move) -> float:
    if isinstance(move, Piece):
        return move.evidence.dice + known(view)[move.suspect - 1].bit_count()
    if not isinstance(move, tuple):
        return 0.0
    times = Counter(move)
    return max((count + 0.5 * known(view)[die - 1].bit_count() for die, count in times.items()), default=0.0) - len(
        times
    )
