"""The lesson of War: the middle die, a sum, a lone die, and the last die of the other."""

from fives.core.game import NATURE
from fives.core.lesson_steps import Step

STEPS = (
    Step(
        "middle",
        "WA2",
        position="xx:xx 3 0-0",
        right={"roll": ((1, "roll"), (NATURE, "12"), (NATURE, "46"))},
    ),
    Step("stays", "WA3", position="xx:xx 5 0-0", right={"roll": ((1, "roll"), (NATURE, "14"), (NATURE, "23"))}),
    Step("choose", "WA3R", position="135:46 - 1-0", right={"1+3=4": (), "1+5=6": ()}, drawn="before"),
    Step(
        "lone",
        "WA2",
        position="x:xxxx - 2-2",
        right={"roll": ((1, "roll"), (NATURE, "6"), (NATURE, "1266"))},
    ),
    Step("last", "WA4", position="124:5 3 4-3", right={"1+4=5": ()}, drawn="before"),
)
