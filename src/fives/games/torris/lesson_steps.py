"""The lesson of Torris: so many steps, gaps not counted, always upwards, and what closes up."""

from fives.core.lesson_steps import Step

EMPTY = "- - - - - - - -"


def _rows(*rows: str) -> str:
    """Return a position that begins with these rows, white to move; the rows below are empty."""
    return "/".join((*rows, *(EMPTY,) * (4 - len(rows)))) + " | w"


STEPS = (
    Step(
        "steps", "TO2", position=_rows("w2 b1 w3 b4 - - - -", "b1 w4 b2 w1 - - - -"), right={"a1E": ()}, drawn="after"
    ),
    Step("gaps", "TO2", position=_rows("w3 - b1 - w4 b2 - -", "- b3 w4 - - - - -"), right={"a1E": ()}),
    Step(
        "up",
        "TO3",
        position=_rows("b3w1 b2 w4 - - - - -", "b1w4 w1 b4 - - - - -", EMPTY, "- - - - - - b1 w2"),
        right={"a1S": ()},
        drawn="after",
    ),
    Step("close", "TO4", position=_rows("b1 w4 b2 w1 b3 - - -", "w3 b4 - - - - - -"), right={"d1E": ()}, drawn="after"),
    Step(
        "last",
        "TO6",
        position=_rows("w1 b4 - - - - - -", EMPTY, "- - - w3b2 - - - -", "- - - - - - - w4"),
        right={"a1E": ()},
    ),
)
