"""The lesson of Detective: evidence from one roll, evidence from two, and the last piece."""

from fives.core.game import NATURE
from fives.core.lesson_steps import Step

STEPS = (
    Step("roll", "DE1", position="- 0 000000-000000", right={"roll": ((NATURE, "34446"),)}),
    Step("record", "DE1", right={"motive4": ()}, drawn="before"),
    Step("again", "DE2", position="22356 0 000200-100000", right={"22": ((NATURE, "245"),)}),
    Step("both", "DE2R", right={"motive2": ()}, drawn="before"),
    Step(
        "solve",
        "DE3",
        position="25555 0 000030-000100",
        right={"opportunity5": ((1, "roll"), (NATURE, "12346"), (1, "4"), (NATURE, "1356"), (1, "nothing"))},
        drawn="before",
    ),
)
