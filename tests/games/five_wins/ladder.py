"""The ladder of Five Wins' bots: `python tests/ladders.py five_wins 100` prints the table of the page."""

from fives.games.five_wins import GAME
from fives.games.five_wins.bots import choose
from fives.games.five_wins.rules import Options
from ladders import Spot, Steps, Victories, Wins

NODES = 5_000  # positions the master looks at: as many on every machine, a thirtieth of what it does in a second


def unhurried(view, seat, level, random, budget):
    """Choose as the bots do, the master by a count of positions instead of the clock, and without its proofs."""
    if level != "master":
        return choose(view, seat, level, random, budget)
    from fives.games.five_wins.search_engine import Engine

    engine = Engine(view)
    return engine.move(engine.think(NODES).moves[0])


LADDER = Victories(
    GAME,
    houses={"base game": Options()},
    tables=[(2, Options(exactly_five=True))],
    mixed=Spot("w 1,1 2,1 3,1 b 1,0 3,0 2,2 | 13 13 | w"),
    steps=Steps(12, [("beginner", "casual"), ("casual", "strong"), ("strong", "master")], slow=True),
    wins=[Wins(80, head="games each", slack=0.02)],
    falls=(1, 1, 1),
    chooses=unhurried,
)
