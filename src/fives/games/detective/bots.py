"""Detective's bots: every level knows what each move is worth; the weaker ones judge it with noise.

With two players that is the exact chance to win. With more it is that of
`many_players_estimate`, and exact for this turn.
"""

from fives.core.bot import pick
from fives.core.game import Chance, Seat
from fives.games.detective.rules import Detective, Move
from fives.games.detective.solver import move_shares

BLUR = {"beginner": 0.04, "casual": 0.012, "strong": 0.004, "perfect": 0.0}  # in chance to win the game


def choose(view: Detective, seat: Seat, level: str, random: Chance, budget: float) -> Move:
    """Return the move a bot of `level` makes for `seat`; it needs no more than a few milliseconds of `budget`."""
    worth = {move: shares[seat] for move, shares in move_shares(view, seat).items()}
    return pick(worth, BLUR[level], random)
