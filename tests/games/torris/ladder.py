"""The ladder of Torris's bots: `python tests/ladders.py torris 100` prints the table of the page."""

from fives.games.torris import GAME
from fives.games.torris.rules import Options
from ladders import Spot, Steps, Victories, Wins

LATE = (
    "- - w4 - b2b4w1b2w1w2 w2w3 - -/"
    "b3b4b3 w4b3w2 b4b1 - - - - -/"
    "- w3b1b3 b2 w1w2w1 w4b1 - - -/"
    "b2w3w3 - b4b1 w4 - - - - | b"
)
LADDER = Victories(
    GAME,
    houses={"base game": Options()},
    tables=[(2, Options())],
    mixed=Spot(LATE, seat=1),
    steps=Steps(100, [("beginner", "casual"), ("casual", "strong")], slow=True),
    wins=[Wins(100)],
)
