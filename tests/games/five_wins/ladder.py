"""The ladder of Five Wins' bots: `python tests/ladders.py five_wins 100` prints the table of the page."""

from fives.games.five_wins import GAME
from fives.games.five_wins.rules import Options
from ladders import Spot, Steps, Victories, Wins

LADDER = Victories(
    GAME,
    houses={"base game": Options()},
    tables=[(2, Options(exactly_five=True))],
    mixed=Spot("w 1,1 2,1 3,1 b 1,0 3,0 2,2 | 13 13 | w"),
    steps=Steps(12, [("beginner", "casual"), ("casual", "strong")]),
    wins=[Wins(80, head="100 games each", slack=0.02)],
)
