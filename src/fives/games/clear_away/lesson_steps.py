"""The lesson of Clear Away: a jump, two jumps that fit, and three that need a plan."""

from fives.core.lesson_steps import Step

FIRST = ("c6-a6", "d6-f6", "a4-a6", "f4-f6", "a3-a1", "f3-f1", "c1-a1", "d1-f1")

STEPS = (
    Step(
        "jump",
        "CA1",
        position=".OOOO./OOOOOO/OOOOOO/OOOOOO/OOOOOO/.OOOO.",
        right=dict.fromkeys(FIRST, ()),
        seats=1,
        drawn="after",
    ),
    Step("choose", "CA1", position="....../....../.OO.../...O../....../......", right={"b4-d4": ()}, seats=1),
    Step("finish", "CA2", right={"d4-d2": (), "d3-d5": ()}, seats=1, drawn="after"),
    Step("plan", "CA1R", position="....../....O./....../...OO./....O./......", right={"e2-e4": ()}, seats=1),
    Step("second", "CA1R", right={"e5-e3": ()}, seats=1),
    Step("solved", "CA2", right={"d3-f3": (), "e3-c3": ()}, seats=1),
)
