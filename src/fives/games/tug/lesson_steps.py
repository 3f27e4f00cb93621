"""The lesson of Tug: choose a goal, roll, pull, and mind the 1 beside the 6."""

from fives.core.game import NATURE
from fives.core.lesson_steps import Step

STEPS = (
    Step("goal", "TU1", position="choose 0", right={"three": ()}),
    Step("roll", "TU2", right={"roll": ((NATURE, "12445"),)}),
    Step("pull", "TU3", right=dict.fromkeys(("144", "244", "445"), ((NATURE, "34"),)), drawn="after"),
    Step(
        "spoilt",
        "TU1",
        position="12226 three 0 2-3",
        right={"1222": ((NATURE, "4"),), "2226": ((NATURE, "4"),), "222": ((NATURE, "34"),)},
        drawn="after",
    ),
    Step("different", "TU4", position="11345 five 0 4-4", right={"1345": ((NATURE, "2"),)}, drawn="after"),
)
