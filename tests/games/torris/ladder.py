"""The ladder of Torris's bots: `python tests/ladders.py torris 100` prints the table of the page."""

from fives.games.torris import GAME
from fives.games.torris.bots import choose
from fives.games.torris.rules import Options
from ladders import Spot, Steps, Victories, Wins

LATE = (
    "- - w4 - b2b4w1b2w1w2 w2w3 - -/"
    "b3b4b3 w4b3w2 b4b1 - - - - -/"
    "- w3b1b3 b2 w1w2w1 w4b1 - - -/"
    "b2w3w3 - b4b1 w4 - - - - | b"
)
NODES = 20_000  # positions the master looks at: as many on every machine, a twentieth of what it does in a second


def unhurried(view, seat, level, random, budget):
    """Choose as the bots do, the master by a count of positions instead of the clock."""
    if level != "master":
        return choose(view, seat, level, random, budget)
    from fives.games.torris.engine import Engine

    return Engine(view).think(NODES).moves[0]


LADDER = Victories(
    GAME,
    houses={"base game": Options()},
    tables=[(2, Options())],
    mixed=Spot(LATE, seat=1),
    steps=Steps(40, [("beginner", "casual"), ("casual", "strong"), ("strong", "master")], slow=True),
    wins=[Wins(40)],
    falls=(0.9, 0.9, 1),  # the master has beaten all of them in every game so far
    chooses=unhurried,
)
