"""The ladder of War's bots: `python tests/ladders.py war 1000` prints the tables of the page."""

from itertools import product

from fives.games.war import GAME
from fives.games.war.rules import Options
from fives.games.war.solver import move_values
from ladders import Ladder, Spot, Steps, Wins

OPTIONAL = Options(captures="optional")

LADDER = Ladder(
    GAME,
    worth=move_values,
    houses={
        "base game": Options(),
        "variation 1": Options(variation=1),
        "variation 2": Options(variation=2),
        "both": Options(variation="both"),
        "`optional`": OPTIONAL,
    },
    tables=[(2, Options(*each)) for each in product((0, 2, "both"), ("forced", "optional"), (False, True))],
    sure=[Spot("134:4 4 0-0", 0, OPTIONAL, best="1+3=4"), Spot("134:4 4 0-0", 1, OPTIONAL, best="4=4")],
    wheels=[Spot("134:4 4 0-0", 0, OPTIONAL)],
    mixed=Spot("134:4 4 2-1", 1, OPTIONAL),
    steps=Steps(40, [("beginner", "casual"), ("casual", "strong")], "`optional`"),  # there is something to decide
    wins=[
        Wins(300, head="base game", levels=["perfect"], slack=0.001),
        Wins(300, "`optional`", head="`optional`", slack=0.001),
    ],
    perfect=10,
    quick=40,
    again=300,
    slow=1000,
    errors=4 * 2**0.5,  # the page's figures come from as many games
    falls=(1.5, 1.5, 1.5),
    first=(0,),
)
