"""Shell Game by the thousand, for two: a table is one row.

PHASE       as the encoding numbers it; LAP, SHUFFLER, LEFT as in the rules
FIRST       who began, -1 before the lot is drawn; LOT 1 while it is to be drawn
LAID        how many stones lie; from ROW on their symbols
TURNED      1 once the stones are marked; from MARKS on by place the mark, from OWNERS on the owner, -1 for nobody
SOURCE      of the slide under way, -1 for none; TARGET and TENTHS of it
SEEKER      who is asked, -1 for nobody; ASKED the symbol, 0 for none
SPARE       1 if there is time left to memorise when the stones may be turned (SG2)
SCORES      by seat
"""

from __future__ import annotations

from typing import Final

import numpy as np

from fives.core.chance.who_begins import opening
from fives.core.game import Seat
from fives.games.shell_game.encoding import MOVES, NUMBERS, PHASES
from fives.games.shell_game.rules import (
    ASKS,
    EARLIEST,
    EVERY_MARKING,
    EVERY_SLIDE,
    LAYS,
    OPENS,
    PLACES,
    SLIDES,
    Act,
    Options,
    Phase,
    ShellGame,
    Slide,
)
from fives.solving.batch import Chance, Flags, Row, Seen, Shares, draw
from fives.solving.jit import lean_kernel

(PHASE, LAP, SHUFFLER, FIRST, LOT, LAID, TURNED, LEFT, SOURCE, TARGET, TENTHS, SEEKER, ASKED, SPARE) = range(14)
ROW, MARKS, OWNERS, SCORES, SIZE = 14, 18, 22, 26, 28
PHASE_OF: Final = tuple(Phase)
LAY, LOOK, READY, WAIT, TURN, SLIDE, SLIDING, ASK, SEEK, OVER = (PHASES[phase] for phase in Phase)
LAYING, TURNING, WAITING = NUMBERS[LAYS[1]], NUMBERS[Act.TURN], NUMBERS[Act.WAIT]  # the first action of each kind
SLIDE_FIRST, ASKING, OPENING = NUMBERS[EVERY_SLIDE[0]], NUMBERS[ASKS[1]], NUMBERS[OPENS[0]]
ACTIONS: Final = len(MOVES)
WAYS: Final = len(EVERY_SLIDE)
SLID: Final = np.array([(slide.source, slide.target, slide.tenths) for slide in EVERY_SLIDE], np.int64)
MARKED: Final = np.array(EVERY_MARKING, np.int64)
MOST: Final = np.array([0, *SLIDES.values()], np.int64)  # slides by lap
LAPS: Final = max(SLIDES)


def pack(state: ShellGame) -> Row:
    """Return a table as a row."""
    row = np.full(SIZE, -1, np.int64)
    slide, seats = state.sliding, len(state.scores)
    row[:ROW] = (
        PHASES[state.phase],
        state.lap,
        state.shuffler,
        -1 if state.first is None else state.first,
        state.opening is not None,
        len(state.row),
        bool(state.marks),
        state.left,
        *((slide.source, slide.target, slide.tenths) if slide else (-1, -1, 0)),
        -1 if state.seeker is None else state.seeker,
        state.asked,
        state.options.memorise > EARLIEST,
    )
    row[ROW : ROW + len(state.row)] = state.row
    row[MARKS : MARKS + len(state.marks)] = state.marks
    row[OWNERS : OWNERS + len(state.owners)] = [-1 if owner is None else owner for owner in state.owners]
    row[SCORES : SCORES + seats] = state.scores
    return row


def unpack(row: Row, options: Options) -> ShellGame:
    """Return the table of a row."""
    cells = [int(cell) for cell in row]
    turned = len(PLACES) if cells[TURNED] else 0
    return ShellGame(
        options,
        scores=tuple(cells[SCORES:]),
        shuffler=cells[SHUFFLER],
        phase=PHASE_OF[cells[PHASE]],
        lap=cells[LAP],
        first=_seat(cells[FIRST]),
        opening=opening(2, "lot") if cells[LOT] else None,
        row=tuple(cells[ROW : ROW + cells[LAID]]),
        marks=tuple(cells[MARKS : MARKS + turned]),
        owners=tuple(map(_seat, cells[OWNERS : OWNERS + turned])),
        left=cells[LEFT],
        sliding=Slide(*cells[SOURCE : TENTHS + 1]) if cells[SOURCE] >= 0 else None,
        seeker=_seat(cells[SEEKER]),
        asked=cells[ASKED],
    )


def _seat(cell: int) -> Seat | None:
    return None if cell < 0 else cell


@lean_kernel
def actor(row: Row) -> Seat:
    """Return who is asked, -1 when the game is over. Twin: rules.actors."""
    if row[PHASE] == OVER:
        return -1
    return int(row[SEEKER] if row[PHASE] == SEEK else row[SHUFFLER])


@lean_kernel
def is_legal(row: Row, action: int) -> bool:
    """Say whether an action may be chosen. Twin: rules.moves."""
    phase = row[PHASE]
    if phase == LAY:
        return action < TURNING and not lies(row, action - LAYING + 1, False)
    if phase == READY:
        return action in (TURNING, WAITING)
    if phase == SLIDE:
        return SLIDE_FIRST <= action < ASKING
    if phase == ASK:
        return ASKING <= action < OPENING and lies(row, action - ASKING + 1, True)
    return bool(phase == SEEK and action >= OPENING and row[OWNERS + action - OPENING] < 0)


@lean_kernel
def lies(row: Row, symbol: int, turned: bool) -> bool:
    """Say whether a symbol lies in the row; if `turned`, as a stone that nobody has won."""
    found = False
    for place in range(row[LAID]):
        found |= row[ROW + place] == symbol and not (turned and row[OWNERS + place] >= 0)
    return found


@lean_kernel
def mask(row: Row, out: Flags) -> None:
    """Mark every move. Twin: rules.moves."""
    for action in range(ACTIONS):
        out[action] = is_legal(row, action)


@lean_kernel
def observe(row: Row, seat: Seat, out: Seen) -> None:
    """Write the table as numbers. Twin: encoding.observe of the view."""
    out[0], out[1] = row[PHASE], row[LAP]
    out[2] = chair(row[FIRST], seat)
    out[3] = -1 if row[LOT] else chair(row[SHUFFLER], seat)
    out[4] = chair(row[SEEKER], seat)
    out[5], out[6] = row[ASKED], row[LEFT]
    out[7], out[8], out[9] = row[SOURCE], row[TARGET], row[TENTHS]
    down = TURN <= row[PHASE] <= SEEK
    for place in range(4):
        symbol = row[ROW + place] if place < row[LAID] else 0
        out[10 + place] = -1 if down and row[OWNERS + place] < 0 else symbol
        out[14 + place] = row[MARKS + place]
        out[18 + place] = chair(row[OWNERS + place], seat)
    out[22], out[23] = row[SCORES + seat], row[SCORES + 1 - seat]


@lean_kernel
def chair(other: Seat, seat: Seat) -> int:
    """Return how many seats on from `seat` another is; -1 is nobody."""
    return -1 if other < 0 else (other - seat) % 2


@lean_kernel
def play(row: Row, action: int) -> None:
    """Do what an action says. Twin: rules.play."""
    if action < TURNING:
        row[ROW + row[LAID]] = action - LAYING + 1
        row[LAID] += 1
        if row[LAID] == 4:
            row[PHASE] = LOOK
    elif action == TURNING:
        row[PHASE] = TURN
    elif action == WAITING:
        row[PHASE] = WAIT
    elif action < ASKING:
        slide(row, action - SLIDE_FIRST)
    elif action < OPENING:
        row[PHASE], row[ASKED] = SEEK, action - ASKING + 1
    else:
        open_stone(row, action - OPENING)


@lean_kernel
def slide(row: Row, way: int) -> None:
    """Put the row as a slide will leave it (SG3)."""
    source, target = SLID[way, 0], SLID[way, 1]
    step = 1 if source < target else -1
    for things in (ROW, MARKS):
        moved = row[things + source]
        for place in range(source, target, step):
            row[things + place] = row[things + place + step]
        row[things + target] = moved
    row[SOURCE], row[TARGET], row[TENTHS] = source, target, SLID[way, 2]
    row[LEFT] -= 1
    row[PHASE] = SLIDING


@lean_kernel
def open_stone(row: Row, place: int) -> None:
    """Uncover a stone, which its finder or the shuffler keeps; of two both (SG4, SG5)."""
    right = row[ROW + place] == row[ASKED]
    winner = row[SEEKER] if right else row[SHUFFLER]
    hidden = 0
    for at in range(4):
        hidden += row[OWNERS + at] < 0
    row[ASKED] = 0
    if hidden > 2:
        row[OWNERS + place] = winner
        row[SCORES + winner] += 1
        row[PHASE] = ASK  # of two the same is asked again
        return
    row[SCORES + winner] += 2
    next_round(row)


@lean_kernel
def next_round(row: Row) -> None:
    """Clear the table for the next shuffler, or end the game (SG6)."""
    for at in range(ROW, SCORES):
        row[at] = -1
    row[LAID] = row[TURNED] = 0
    row[SEEKER] = -1
    shuffler = 1 - row[SHUFFLER]
    lap = row[LAP] + (shuffler == row[FIRST])
    if lap > LAPS:
        row[PHASE] = OVER
    else:
        row[PHASE], row[SHUFFLER], row[LAP] = LAY, shuffler, lap


@lean_kernel
def nature(row: Row, chance: Chance) -> None:
    """Draw the lot, mark the stones, and let the clock run where nobody else acts. Twins: rules.draw, rules.alarm."""
    if row[LOT]:
        row[LOT] = 0
        row[SHUFFLER] = row[FIRST] = draw(chance, 2)
    if row[PHASE] == LOOK:
        row[PHASE] = READY if row[SPARE] else TURN
    if row[PHASE] == WAIT:
        row[PHASE] = TURN
    if row[PHASE] == TURN:
        marking = draw(chance, 24)
        for place in range(4):
            row[MARKS + place] = MARKED[marking, place]
        row[TURNED] = 1
        row[PHASE], row[LEFT] = SLIDE, MOST[row[LAP]]
    if row[PHASE] == SLIDING:
        row[SOURCE] = row[TARGET] = -1
        row[TENTHS] = 0
        row[PHASE] = SLIDE if row[LEFT] else ASK
        if row[PHASE] == ASK:
            row[SEEKER] = 1 - row[SHUFFLER]


@lean_kernel
def pick(row: Row, chance: Chance) -> int:
    """Return a move, each as likely."""
    phase = row[PHASE]
    if phase == READY:
        return TURNING + draw(chance, 2)
    if phase == SLIDE:
        return SLIDE_FIRST + draw(chance, WAYS)
    first = LAYING if phase == LAY else ASKING if phase == ASK else OPENING
    count = 0
    for action in range(first, first + 4):
        count += is_legal(row, action)
    rest = draw(chance, count)
    for action in range(first, first + 4):
        if is_legal(row, action):
            if rest == 0:
                return action
            rest -= 1
    return -1


@lean_kernel
def returns(row: Row, out: Shares) -> None:
    """Write 1 for the player with most stones, -1 for the other; 0 if both. Twin: rules.result."""
    ahead = row[SCORES] - row[SCORES + 1]
    out[0], out[1] = np.sign(ahead), np.sign(-ahead)
