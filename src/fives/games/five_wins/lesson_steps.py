"""The lesson of Five Wins: side to side, a row to stop, five on the slant, and the after-game."""

from fives.core.lesson_steps import Step

BESIDE = ("0,1", "1,1", "-1,0", "2,0", "0,-1", "1,-1")  # what touches 0,0 and 1,0
FREE = ("2,2", "2,0", "0,3", "1,3", "-1,0", "-1,1", "-1,2", "0,-1", "1,-1")  # what touches the larger part

STEPS = (
    Step("touch", "FW1", position="w 0,0 b 1,0 | 15 15 | w", right=dict.fromkeys(BESIDE, ()), drawn="after"),
    Step("stop", "FW2", position="w 0,0 1,0 -1,1 2,2 b 0,1 1,1 2,1 3,1 | 12 12 | w", right={"4,1": ()}),
    Step(
        "slant",
        "FW2",
        position="w 0,0 1,1 2,2 3,3 1,2 b 1,0 2,1 3,2 4,3 2,0 | 11 11 | w",
        right={"4,4": ()},
        drawn="after",
    ),
    Step(
        "capture",
        "FW4",
        position="w 0,0 0,1 0,2 1,2 2,1 b 1,0 1,1 3,0 3,1 3,2 | 0 0 | w | 6",
        right={f"2,1>{cell}": () for cell in FREE},
        drawn="after",
    ),
    Step(
        "move",
        "FW3",
        position="w 0,0 1,0 2,0 3,0 3,2 b 0,1 1,1 2,1 3,1 2,2 | 0 0 | w | 8",
        right={"3,2>4,0": (), "3,2>-1,0": ()},
    ),
)
