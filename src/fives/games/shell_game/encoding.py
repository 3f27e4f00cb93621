"""Shell Game as numbers.

62 actions:

    0 - 3       lay dot, line, triangle, square
    4, 5        turn the stones over, leave that to the clock
    6 - 53      slide: 12 times the source (0 to 3), 4 times the target (0 to 2, the source left out), and the pace,
                0 to 3 for 0.8, 1.2, 2 and 3 seconds
    54 - 57     ask for dot, line, triangle, square
    58 - 61     turn up the first to the fourth stone of the row

22 numbers to see and one for each player, told from one's own seat; a player is 0 for oneself, 1 for the player to the
left, and so on, -1 for nobody:

    0           the phase: 0 lay, 1 look, 2 ready, 3 wait, 4 turn, 5 slide, 6 sliding, 7 ask, 8 seek, 9 over
    1           the lap, 1 or 2
    2, 3, 4     who began, who is shuffler (both -1 before the lot is drawn), who is asked
    5           the symbol asked for, 1 to 4, 0 for none
    6           slides still to begin
    7, 8, 9     the slide under way: source and target, -1 for none, and its tenths of a second, 0 for none
    10 - 13     by place of the row the symbol, 0 where no stone lies, -1 for the back of a stone
    14 - 17     by place the mark of the stone, 0 to 3, which slides along with it; -1 before the stones are turned
    18 - 21     by place who has won the stone; -1 while nobody has
    22 -        stones won by each player, one's own first

A stone that is turned over stays unknown: the player has to remember which mark lay where.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fives.core.game import Seat
from fives.core.observation_parts import chairs_on, from_chair
from fives.games.shell_game.rules import (
    ASKS,
    EVERY_SLIDE,
    FACE_DOWN,
    LAYS,
    OPENS,
    PACES,
    PLACES,
    SLIDES,
    SYMBOLS,
    Act,
    Move,
    Options,
    Phase,
    ShellGame,
)

MOVES: Final[tuple[Move, ...]] = (
    *LAYS.values(),
    Act.TURN,
    Act.WAIT,
    *EVERY_SLIDE,
    *ASKS.values(),
    *OPENS.values(),
)
NUMBERS: Final = {move: number for number, move in enumerate(MOVES)}
PHASES: Final = {phase: number for number, phase in enumerate(Phase)}


def actions(seats: int, options: Options) -> int:
    """Return how many moves there are."""
    return len(MOVES)


def action(state: ShellGame, move: Move) -> int:
    """Return the number of a move."""
    return NUMBERS[move]


def move(state: ShellGame, action: int) -> Move:
    """Return the move of a number."""
    return MOVES[action]


def bounds(seats: int, options: Options) -> Sequence[tuple[int, int]]:
    """Return the least and the greatest value of each number to see."""
    who, place, symbol = (-1, seats - 1), (-1, PLACES[-1]), (0, SYMBOLS[-1])
    most = len(PLACES) * len(SLIDES) * seats
    return [
        (0, len(PHASES) - 1),
        (min(SLIDES), max(SLIDES)),
        *[who] * 3,
        symbol,
        (0, max(SLIDES.values())),
        *[place] * 2,
        (0, max(PACES)),
        *[(-1, SYMBOLS[-1])] * len(PLACES),
        *[place] * len(PLACES),
        *[who] * len(PLACES),
        *[(0, most)] * seats,
    ]


def observe(view: ShellGame, seat: Seat) -> Sequence[int]:
    """Return the table as numbers; seats are counted from `seat`."""
    seats, slide = len(view.scores), view.sliding
    owners = view.owners or (None,) * len(PLACES)
    return [
        PHASES[view.phase],
        view.lap,
        chairs_on(view.first, seat, seats),
        chairs_on(None if view.opening else view.shuffler, seat, seats),
        chairs_on(view.seeker, seat, seats),
        view.asked,
        view.left,
        *((slide.source, slide.target, slide.tenths) if slide else (-1, -1, 0)),
        *_row(view),
        *(view.marks or (-1,) * len(PLACES)),
        *(chairs_on(owner, seat, seats) for owner in owners),
        *from_chair(view.scores, seat),
    ]


def _row(view: ShellGame) -> Sequence[int]:
    """Return by place the symbol; 0 is the back of a stone in a view, and -1 here."""
    if view.phase in FACE_DOWN:
        return [symbol or -1 for symbol in view.row]
    return [*view.row, *[0] * (len(PLACES) - len(view.row))]
