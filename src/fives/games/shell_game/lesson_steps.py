"""The lesson of Shell Game: shuffle once, then watch and find."""

from fives.core.game import CLOCK, NATURE
from fives.core.lesson_steps import Step
from fives.games.shell_game.notation import write_move
from fives.games.shell_game.rules import EVERY_SLIDE

SLIDES = ("1>3", "4>1", "2>3", "3>1")  # of the other, who shuffles the row 1342
SHUFFLE = tuple(event for slide in SLIDES for event in ((1, f"{slide}@2.0"), (CLOCK, "rest")))

STEPS = (
    Step("lay", "SG2", position="lay 132 lap 1 by 0 from 0 0-0", right={"lay4": ((CLOCK, "ready"),)}),
    Step("turn", "SG2", right={"turn": ((NATURE, "mark=bdac"),)}),
    Step(
        "slide",
        "SG3",
        position="slide b1,d3,a2,c4 1 lap 1 by 0 from 0 0-0",
        right=dict.fromkeys(map(write_move, EVERY_SLIDE), ()),
    ),
    Step(
        "seek",
        "SG4",
        position="ready 1342 lap 2 by 1 from 0 6-6",
        lead=((1, "turn"), (NATURE, "mark=abcd"), *SHUFFLE, (1, "ask1")),
        right={"open4": ((1, "ask3"),)},
        drawn="after",
    ),
    Step("second", "SG4", right={"open1": ((1, "ask2"),)}),
    Step("both", "SG5", right={"open2": ()}, drawn="before"),
)
