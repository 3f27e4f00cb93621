"""The lesson of Hi-Low: a side, ever fewer dice, and the sum that is measured against 35."""

from fives.core.game import NATURE
from fives.core.lesson_steps import Step

STEPS = (
    Step("side", "HL1", position="choose 0", right={"high": ()}),
    Step("roll", "HL2", right={"roll": ((NATURE, "12356"),)}),
    Step("four", "HL2", right={"6": ((NATURE, "2456"),)}, drawn="after"),
    Step("stay", "HL2", right={"24566": ()}),
    Step("sum", "HL3", position="26666 1 high 0 12 4-4", right={"6666": ((NATURE, "5"),)}, drawn="after"),
)
