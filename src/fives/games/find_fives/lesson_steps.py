"""The lesson of Find Fives: two FIVES, one that stays in a puzzle, a shape crossed out, and the timer."""

from fives.core.game import NATURE
from fives.core.lesson_steps import Step
from fives.games.find_fives.notation import write_cells, write_move
from fives.games.find_fives.rules import Hatch, Options
from fives.games.find_fives.search_fives import fives_of
from fives.games.find_fives.shapes import covered, masks, placements

BOARD = "cfbfadaeea/cafefcacfa/dcdedfdcbe/feabdbaeed/bfbaaebcdb/edccefabcd/effdaaccab/bbcffbffea/dfcdbebecc/bddaadfeeb"
ROLL = "bcdef"
LINE, CORNER, SHORT = "a2a3a4a5a6", "a7a8a9b9c9", "f3g3h3i3i4"  # an I, a V and an L
GUARDED = Options(boards="grey", guard="on")  # so that the table says why not (FF6R)
SOLO = Options(mode="solo")
FIVES = [LINE, *(write_cells(five.cells) for five in fives_of(BOARD.replace("/", ""), ROLL))]


def _beside(line: str) -> list[str]:
    """Return the FIVES of another shape than `line` that share no square with it, the corner first."""
    drawn = next(five for five in placements() if write_cells(five.cells) == line)
    sound = [five for five in fives_of(BOARD.replace("/", ""), ROLL) if five.shape != drawn.shape]
    return [CORNER, *(write_cells(five.cells) for five in sound if not masks()[five] & covered((drawn,)))]


STEPS = (
    Step(
        "find",
        "FF3",
        position=f"{BOARD} | {ROLL} | round 1 | - | -",
        right=dict.fromkeys(FIVES, ()),
        options=GUARDED,
        drawn="after",
    ),
    Step(
        "another",
        "FF4",
        position=f"{BOARD} | {ROLL} | round 1 | - {LINE} | -",
        right=dict.fromkeys(_beside(LINE), ()),
        options=GUARDED,
        drawn="after",
    ),
    Step(
        "circle",
        "FS1",
        position=f"{BOARD} | {ROLL} | {LINE}",
        right={"done": ((NATURE, "aabcd"),)},
        seats=1,
        options=SOLO,
    ),
    Step(
        "hatch",
        "FP2",
        position=f"{BOARD} | {ROLL} | round 1 scoring | 0",
        right={write_move(Hatch(place)): ((NATURE, "abcde"),) for place in placements()},
        seats=1,
        options=SOLO,
    ),
    Step(
        "timer",
        "FF11",
        position=f"{BOARD} | {ROLL} | round 5 | 7+4+6+8 {LINE} {CORNER} {SHORT} | 5+9+4+6 {SHORT}",
        right={"timer": ((1, "done"),)},
        options=GUARDED,
    ),
)
