"""fives: small games to give away, as one typed library."""

from fives.core.bot import Later
from fives.core.catalogue import find_bots, find_game, find_solver, games
from fives.core.game import CLOCK, NATURE, Game, Happening, Result, Seat
from fives.core.match import Event, Match, new_match, replay
from fives.core.refusal import IllegalMove, Refusal

__version__ = "0.1.0"

__all__ = [
    "CLOCK",
    "NATURE",
    "Event",
    "Game",
    "Happening",
    "IllegalMove",
    "Later",
    "Match",
    "Refusal",
    "Result",
    "Seat",
    "__version__",
    "find_bots",
    "find_game",
    "find_solver",
    "games",
    "new_match",
    "replay",
]
