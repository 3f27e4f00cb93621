"""The lesson of Number Poker: the highest single stone, stones that cancel, and the empty hand."""

from fives.core.lesson_steps import Step

STEPS = (
    Step(
        "highest",
        "NP2",
        position="11223344E: 11223344E: 11223344E:",
        right={"4": ((1, "3"), (2, "1"))},
        seats=3,
        drawn="after",
    ),
    Step("cancel", "NP2", right={"3": ((1, "4"), (2, "4"))}, seats=3, drawn="after"),
    Step("empty", "NP3", right={"E": ((1, "4"), (2, "3"))}, seats=3),
    Step("take", "NP4R", right={"take1": ()}, seats=3),
    Step("last", "NP6", position="4:134 1:4 3:24", right={"4": ((1, "1"), (2, "3"))}, seats=3),
)
