"""The ladder of Dare's bots: `python tests/ladders.py dare 4000` prints the tables of the page."""

from itertools import pairwise, product

from fives.games.dare import GAME
from fives.games.dare.rules import Options
from fives.games.dare.solver import move_values
from ladders import Ladder, Spot, Steps, Wins

LADDER = Ladder(
    GAME,
    worth=move_values,
    houses={"base game": Options()},
    tables=[(2, Options(*each)) for each in product((False, True), ("roll", "lot"))],
    sure=[Spot("12346 0 21 1-1", best="again"), Spot("45566 1 17 1-2", seat=1, best="stop")],
    wheels=[Spot("12346 0 - 0-0")],
    mixed=Spot("12366 1 - 1-1", seat=1),
    steps=Steps(400, [*pairwise(level.id for level in GAME.levels)][:2], slow=True),
    wins=[Wins(1000)],
    perfect=20,
    quick=60,
    again=1000,
)
