"""The lesson of Dominoes: which numbers match, which end is meant, and who gets the point."""

from fives.core.game import NATURE
from fives.core.lesson_steps import Step

STEPS = (
    Step("roll", "DO2", position="3 0 0-0 3", right={"roll": ((NATURE, "5"),)}),
    Step("match", "DO1", right={"left5": (), "right5": ()}, drawn="after"),
    Step("end", "DO1", position="24:3 0 1-1 2", right={"left3": ()}, drawn="after"),
    Step("again", "DO3", position="135 0 2-2 2", right={"roll": ((NATURE, "6"),)}),
    Step("fifth", "DO3", position="1352:4 0 4-3 1", right={"right4": ()}, drawn="after"),
)
