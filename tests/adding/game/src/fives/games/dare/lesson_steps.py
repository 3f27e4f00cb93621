"""The lesson of Dare: throw, stop in time, dare when you must."""

from fives.core.game import NATURE
from fives.core.lesson_steps import Step

THE_OTHER = ((1, "roll"), (NATURE, "23345"), (1, "again"), (NATURE, "12356"))

STEPS = (
    Step("throw", "DA1", position="- 0 - 0-0", right={"roll": ((NATURE, "45566"),)}),
    Step("stop", "DA2", right={"stop": THE_OTHER}, drawn="before"),
    Step("dare", "DA2", position="12346 0 21 1-1", right={"again": ((NATURE, "35566"),)}, drawn="before"),
    Step("win", "DA4", position="35566 0 24 2-2", right={"stop": ()}, drawn="after"),
)
