"""The ladder of Tug's bots: `python tests/ladders.py tug 4000` prints the tables of the page."""

from itertools import pairwise, product

from fives.games.tug import GAME
from fives.games.tug.rules import Options
from fives.games.tug.solver import move_values
from ladders import Ladder, Spot, Steps, Wins

LADDER = Ladder(
    GAME,
    worth=move_values,
    houses={"base game": Options(), "variation 1": Options(variation=1), "variation 2": Options(variation=2)},
    tables=[
        (2, Options(*each))
        for each in product((0, 1, 2), (False, True), ("once", "each_beginning"), (False, True), ("roll", "lot"))
    ],
    sure=[
        Spot("12344 three 0 0-0"),
        Spot("choose 1", seat=1, best="three"),
        Spot("choose 1 3-2", seat=1, options=Options(choose="each_beginning"), best="three"),
    ],
    wheels=[Spot("12344 three 0 0-0"), Spot("choose 0 4-4", options=Options(choose="each_beginning"))],
    mixed=Spot("12344 five 1 2-1", seat=1),
    steps=Steps(3000, [*pairwise(level.id for level in GAME.levels)], errors=1),  # the best two are near
    wins=[Wins(1000)],
    perfect=20,
    quick=150,
    again=1000,
    slow=2000,
    falls=(1.5, 2, 2),
)
