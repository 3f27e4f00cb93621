"""The ladder of Hi-Low's bots: `python tests/ladders.py hi_low 1000` prints the tables of the page."""

from itertools import pairwise

from fives.games.hi_low import GAME
from fives.games.hi_low.rules import Options
from fives.games.hi_low.solver import move_values
from ladders import Ladder, Spot, Steps, Wins

LADDER = Ladder(
    GAME,
    worth=move_values,
    houses={
        "base game": Options(),
        "variation 1": Options(variation=1),
        "variation 2": Options(variation=2),
        "both": Options(variation="both"),
    },
    tables=[
        (seats, Options(variation, target, start=how))
        for variation in (0, 1, 2, "both")
        for seats, target, how in ((2, 5, "roll"), (4, 5, "lot"), (2, 6, "host"))
    ],
    sure=[Spot("12344 4 high 0 - 0-0"), Spot("55666 3 high 0 - 0-0", best="55666")],
    wheels=[Spot("12344 4 high 0 - 0-0")],
    mixed=Spot("12344 3 low 1 17 2-1", seat=1),
    steps=Steps(200, [*pairwise(level.id for level in GAME.levels)], errors=1, slow=True),  # the best two are near
    wins=[Wins(1000)],
    perfect=8,
    quick=60,
    again=500,
    falls=(1.5, 2, 2),
)
