"""Find Fives by the thousand, for one or two: a table is one row, a head and then a block for each seat.

The head: SEATS, MODE (0 race, 1 puzzle, 2 solo), GUARDED, GREY, ROUNDS; PHASE as the encoding numbers it, ROUND,
TURNED (who turned the timer, -1 for nobody), CODE (the sum that tells the symbols rolled, `board_maker.py`), from ROLL
on these symbols, -1 while the dice are in the air, and from TILES on what the tiles are worth by shape.

The block of a seat: DONE, POINTS by round and SCORE, their sum; COUNT and OUTLINES, this round's by number; FOUND, 1 if
the round brought a FIVE that counts in a puzzle; MARKS; LEFT, the shapes still available as bits; TAKEN, the squares of
the upper and of the lower half that are used, as bits; CIRCLES and CIRCLED, HATCHES and HATCHED, CROSSES and CROSSED:
how many, and which outlines or shapes; with a guard FIVES and LISTED, how many FIVES of the roll there are and which,
if there is room for them; BOARD, the symbols by square, -1 before they are drawn.

Players who search at the same time are asked in order of seats. So seat 0 searches until it turns the timer, then seat
1; `mask_of` and `play_of` let them search in turns. The clock never acts, since somebody else always can.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from fives.core.game import Seat
from fives.games.find_fives.dice import SYMBOLS
from fives.games.find_fives.encoding import ACT, ACTS, CROSS, DICE, ERASE, FIRST_ROUNDS, HATCH, OUTLINES, PHASES
from fives.games.find_fives.fast.board_maker import FIFTY, LOWER, POWERS, SHAPE, UPPER, code_of, make_board, sum_of
from fives.games.find_fives.judge_outlines import MOST_FIVES
from fives.games.find_fives.rules import (
    MOST_OUTLINES,
    ROUNDS,
    Act,
    FindFives,
    Options,
    Sheet,
    guarded,
    judged_again,
)
from fives.games.find_fives.shapes import SHAPES, SQUARES, covered, numbers, placements, values
from fives.solving.batch import Chance, Flags, Row, Seen, Shares, draw
from fives.solving.jit import kernel

SEATS, MODE, GUARDED, GREY, LAST_ROUND, PHASE, ROUND, TURNED, CODE, ROLL = range(10)
PIECES: Final = len(SHAPES)  # the most that lie on a board, and the most rounds
TILES: Final = ROLL + DICE
HEAD: Final = TILES + PIECES
DONE, SCORE, COUNT, FOUND, MARKS, LEFT, TAKEN, CIRCLES, HATCHES, CROSSES, FIVES = (0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11)
POINTS = 12
CIRCLED, HATCHED, CROSSED, DRAWN = (POINTS + PIECES * n for n in range(1, 5))
LISTED: Final = DRAWN + MOST_OUTLINES
ROOM: Final = 160  # FIVES of one roll that are listed; a board from a seed has 28 on average, and 124 were seen
BOARD: Final = LISTED + ROOM
BLOCK: Final = BOARD + SQUARES
MODES: Final = tuple(ROUNDS)
RACE, PUZZLE, SOLO = range(3)
BOARDS, ROLLING, FINDING, SCORING, OVER = range(len(PHASES))
TIMER, IS_DONE, NEXT = (ACT + ACTS.index(act) for act in (Act.TIMER, Act.DONE, Act.NEXT))
THROWS: Final = len(SYMBOLS) ** DICE
WORD: Final = 1 << 32


def pack(state: FindFives) -> Row:
    """Return a table of one or two as a row."""
    seats, options = len(state.sheets), state.options
    row = np.zeros(HEAD + BLOCK * seats, np.int64)
    roll = [SYMBOLS.index(symbol) for symbol in state.roll]
    row[:HEAD] = (
        seats,
        MODES.index(options.mode),
        guarded(state),
        options.boards == "grey",
        state.rounds,
        PHASES.index(state.phase),
        state.round,
        -1 if state.turned is None else state.turned,
        sum(POWERS[symbol] for symbol in roll) if roll else -1,
        *(roll or [-1] * DICE),
        *[values(options.tiles)[shape] for shape in SHAPES],
    )
    for seat in range(seats):
        _pack_sheet(row[HEAD + BLOCK * seat :], state, seat)
    list_fives(row)
    return row


def _pack_sheet(block: Row, state: FindFives, seat: Seat) -> None:
    sheet, taken = state.sheets[seat], covered((*state.sheets[seat].circled, *state.sheets[seat].hatched))
    puzzle = state.options.mode != "race"
    block[DONE], block[SCORE], block[MARKS] = sheet.done, state.scores[seat], sheet.marks
    block[FOUND] = puzzle and any(verdict.why == "counts" for verdict in sheet.verdicts)
    block[LEFT] = sum(1 << shape for shape, letter in enumerate(SHAPES) if letter in sheet.left)
    block[TAKEN], block[TAKEN + 1] = taken & ((1 << FIFTY) - 1), taken >> FIFTY
    block[POINTS : POINTS + len(sheet.points)] = sheet.points
    lists = ((COUNT, DRAWN, sheet.outlines), (CIRCLES, CIRCLED, sheet.circled), (HATCHES, HATCHED, sheet.hatched))
    for many, first, outlines in lists:
        block[many] = len(outlines)
        block[first : first + len(outlines)] = [numbers()[outline] for outline in outlines]
    block[CROSSES] = len(sheet.crossed)
    block[CROSSED : CROSSED + len(sheet.crossed)] = [SHAPES.index(shape) for shape in sheet.crossed]
    board = state.boards[seat] if state.boards else ""
    block[BOARD : BOARD + SQUARES] = [SYMBOLS.index(symbol) for symbol in board] or -1


def unpack(row: Row, options: Options) -> FindFives:
    """Return the table of a row; of the rolls only the last is known."""
    cells = [int(cell) for cell in row]
    blocks = [cells[HEAD + BLOCK * seat :][:BLOCK] for seat in range(cells[SEATS])]
    stopped = cells[PHASE] in (SCORING, OVER)
    state = FindFives(
        options,
        sheets=tuple(_sheet(block, cells[ROUND] - (not stopped)) for block in blocks),
        phase=PHASES[cells[PHASE]],
        boards=tuple(_letters(block[BOARD:]) for block in blocks) if cells[PHASE] != BOARDS else (),
        roll=_letters(cells[ROLL:TILES]) if cells[CODE] >= 0 else "",
        round=cells[ROUND],
        rounds=cells[LAST_ROUND],
        turned=None if cells[TURNED] < 0 else cells[TURNED],
        scores=tuple(block[SCORE] for block in blocks),
    )
    for seat, block in enumerate(blocks if stopped else ()):
        state = judged_again(state, seat, circled=bool(block[FOUND]))
    return state


def _letters(symbols: list[int]) -> str:
    return "".join(SYMBOLS[symbol] for symbol in symbols)


def _sheet(block: list[int], rounds: int) -> Sheet:
    drawn, circled, hatched = (
        tuple(placements()[number] for number in block[first : first + block[many]])
        for many, first in ((COUNT, DRAWN), (CIRCLES, CIRCLED), (HATCHES, HATCHED))
    )
    return Sheet(
        outlines=drawn,
        done=bool(block[DONE]),
        points=tuple(block[POINTS : POINTS + rounds]),
        circled=circled,
        hatched=hatched,
        crossed="".join(SHAPES[shape] for shape in block[CROSSED : CROSSED + block[CROSSES]]),
        marks=block[MARKS],
        left="".join(letter for shape, letter in enumerate(SHAPES) if block[LEFT] >> shape & 1),
    )


@kernel
def actor(row: Row) -> Seat:
    """Return the first seat that is not done, -1 when the game is over. Twin: rules.actors."""
    if row[PHASE] == OVER:
        return -1
    return 1 if row[HEAD + DONE] else 0


@kernel
def signal(row: Row) -> int:
    """Return how a player may end the search (FF7, FF8R). Twin: rules._signals."""
    return IS_DONE if row[SEATS] == 1 or row[TURNED] >= 0 else TIMER


@kernel
def owes(row: Row, at: int) -> bool:
    """Say whether the seat of a block has to cross out a shape (FP2). Twin: rules.owes."""
    return bool(row[MODE] != RACE and row[PHASE] == SCORING and not row[at + FOUND])


@kernel
def shows_roll(row: Row, at: int, number: int) -> bool:
    """Say whether an outline shows the symbols rolled (FF3)."""
    return bool(code_of(row[at + BOARD :], number) == row[CODE])


@kernel
def fits(row: Row, at: int, number: int) -> bool:
    """Say whether an outline is of a shape still available and on free squares (FP2)."""
    taken = (UPPER[number] & row[at + TAKEN]) | (LOWER[number] & row[at + TAKEN + 1])
    return bool(row[at + LEFT] >> SHAPE[number] & 1 == 1 and taken == 0)


@kernel
def overlap(one: int, other: int) -> bool:
    """Say whether two outlines share a square."""
    return bool((UPPER[one] & UPPER[other]) | (LOWER[one] & LOWER[other]) != 0)


@kernel
def is_drawn(row: Row, at: int, number: int) -> bool:
    """Say whether an outline is among this round's."""
    found = False
    for n in range(row[at + COUNT]):
        found |= row[at + DRAWN + n] == number
    return found


@kernel
def is_sound(row: Row, at: int, number: int) -> bool:
    """Say whether the guard agrees to an outline (FF6R). Twin: rules.why_not."""
    if not shows_roll(row, at, number):
        return False
    if row[MODE] != RACE:
        return fits(row, at, number) and not is_drawn(row, at, number)
    for n in range(row[at + COUNT]):
        other = row[at + DRAWN + n]
        if SHAPE[other] == SHAPE[number] or overlap(other, number):
            return False
    return bool(row[at + COUNT] < MOST_FIVES)


@kernel
def list_fives(row: Row) -> None:
    """List the FIVES of the roll on each board, if there is a guard: other outlines need not be asked about."""
    powers = np.empty(SQUARES, np.int64)
    for seat in range(row[SEATS] if row[GUARDED] and row[CODE] >= 0 else 0):
        at = HEAD + BLOCK * seat
        for cell in range(SQUARES):
            powers[cell] = POWERS[row[at + BOARD + cell]]
        row[at + FIVES] = 0
        for number in range(OUTLINES):
            if sum_of(powers, number) == row[CODE]:
                if row[at + FIVES] < ROOM:
                    row[at + LISTED + row[at + FIVES]] = number
                row[at + FIVES] += 1


@kernel
def candidates(row: Row, at: int) -> int:
    """Return how many outlines may be drawn at most: the FIVES that are listed, else all."""
    return int(row[at + FIVES] if row[GUARDED] and row[at + FIVES] <= ROOM else OUTLINES)


@kernel
def candidate(row: Row, at: int, n: int) -> int:
    """Return one of these outlines."""
    return n if candidates(row, at) == OUTLINES else row[at + LISTED + n]


@kernel
def has_room(row: Row, at: int) -> bool:
    """Say whether one more outline may be drawn: a puzzle has one a round, which a new one replaces."""
    return bool(row[MODE] != RACE or row[at + COUNT] < MOST_OUTLINES)


@kernel
def mask(row: Row, out: Flags) -> None:
    """Mark every move. Twin: rules.moves."""
    mask_of(row, actor(row), out)


@kernel
def mask_of(row: Row, seat: Seat, out: Flags) -> bool:
    """Mark every move of `seat`; say whether it has not done yet. Twin: rules.moves."""
    at = HEAD + BLOCK * seat
    if row[PHASE] == OVER or row[at + DONE]:
        return False
    if row[PHASE] == FINDING:
        for n in range(row[at + COUNT]):
            out[ERASE + n] = True
        out[signal(row)] = True
        for n in range(candidates(row, at)):
            number = candidate(row, at, n)
            if row[GUARDED]:
                out[number] = is_sound(row, at, number)
            else:
                out[number] = has_room(row, at) and not is_drawn(row, at, number)
    elif owes(row, at):
        mask_hatches(row, at, out)
    else:
        out[NEXT] = True
    return True


@kernel
def mask_hatches(row: Row, at: int, out: Flags) -> None:
    """Mark where a shape can be hatched; if none fits, which can be crossed out. Twin: rules._hatches."""
    found = False
    for number in range(OUTLINES):
        if fits(row, at, number):
            out[HATCH + number] = found = True
    for shape in range(PIECES):
        out[CROSS + shape] = not found and row[at + LEFT] >> shape & 1 == 1


@kernel
def pick(row: Row, chance: Chance) -> int:
    """Return a move, each as likely."""
    at = HEAD + BLOCK * actor(row)
    if row[PHASE] == SCORING:
        return pick_hatch(row, at, chance) if owes(row, at) else NEXT
    few = row[at + COUNT] + 1
    if row[GUARDED]:
        return pick_sound(row, at, chance)
    many = OUTLINES - row[at + COUNT] if has_room(row, at) else 0
    drawn = draw(chance, few + many)
    if drawn < few:
        return ERASE + drawn if drawn < few - 1 else signal(row)
    number = draw(chance, OUTLINES)
    while is_drawn(row, at, number):
        number = draw(chance, OUTLINES)
    return number


@kernel
def pick_sound(row: Row, at: int, chance: Chance) -> int:
    """Return one of the few moves or of the sound outlines, each as likely.

    Each that comes takes the place of the one before with a chance of one in all that came.
    """
    ways = row[at + COUNT] + 1
    drawn = draw(chance, ways)
    picked = ERASE + drawn if drawn < ways - 1 else signal(row)
    for n in range(candidates(row, at)):
        if is_sound(row, at, candidate(row, at, n)):
            ways += 1
            if draw(chance, ways) == 0:
                picked = candidate(row, at, n)
    return picked


@kernel
def pick_hatch(row: Row, at: int, chance: Chance) -> int:
    """Return a place to hatch or, if nothing fits, a shape to cross out, each as likely."""
    ways, picked = 0, -1
    for number in range(OUTLINES):
        if fits(row, at, number):
            ways += 1
            if draw(chance, ways) == 0:
                picked = HATCH + number
    if ways:
        return picked
    for shape in range(PIECES):
        if row[at + LEFT] >> shape & 1:
            ways += 1
            if draw(chance, ways) == 0:
                picked = CROSS + shape
    return picked


@kernel
def play(row: Row, action: int) -> None:
    """Do what an action says. Twin: rules.play."""
    play_of(row, actor(row), action)


@kernel
def play_of(row: Row, seat: Seat, action: int) -> None:
    """Let `seat` do what an action says. Twin: rules.play."""
    at = HEAD + BLOCK * seat
    if action < ERASE:
        if row[MODE] != RACE:
            row[at + COUNT] = 0
        add(row, at, COUNT, DRAWN, action)
    elif action < ACT:
        for n in range(action - ERASE + 1, row[at + COUNT]):
            row[at + DRAWN + n - 1] = row[at + DRAWN + n]
        row[at + COUNT] -= 1
    elif row[PHASE] == FINDING:
        row[at + DONE] = 1
        if action == TIMER:
            row[TURNED] = seat
        elif all_done(row):
            stop(row)
    else:
        if action >= HATCH:
            cross_out(row, at, action)
        row[at + DONE] = 1
        if all_done(row):
            next_round(row)


@kernel
def add(row: Row, at: int, many: int, first: int, thing: int) -> None:
    """Add to one of a block's lists."""
    row[at + first + row[at + many]] = thing
    row[at + many] += 1


@kernel
def all_done(row: Row) -> bool:
    """Say whether every seat is done."""
    done = 0
    for seat in range(row[SEATS]):
        done += row[HEAD + BLOCK * seat + DONE]
    return bool(done == row[SEATS])


@kernel
def cross_out(row: Row, at: int, action: int) -> None:
    """Cross out a shape, hatched where it fits (FP2, FP2R). Twin: rules._scored."""
    row[at + COUNT] = 0
    if action < CROSS:
        add(row, at, HATCHES, HATCHED, action - HATCH)
        use(row, at, action - HATCH)
    else:
        add(row, at, CROSSES, CROSSED, action - CROSS)
        row[at + LEFT] &= ~(1 << (action - CROSS))


@kernel
def use(row: Row, at: int, number: int) -> None:
    """Take an outline's squares and its shape."""
    row[at + TAKEN] |= UPPER[number]
    row[at + TAKEN + 1] |= LOWER[number]
    row[at + LEFT] &= ~(1 << SHAPE[number])


@kernel
def stop(row: Row) -> None:
    """Judge all outlines; then scores are shown, or the game is over, or goes on. Twin: rules._stop."""
    found = False
    for seat in range(row[SEATS]):
        at = HEAD + BLOCK * seat
        points = judge_race(row, at) if row[MODE] == RACE else judge_piece(row, at)
        points += row[TURNED] == seat
        row[at + MARKS] += row[TURNED] == seat and row[MODE] != RACE
        row[at + POINTS + row[ROUND] - 1] = points
        row[at + SCORE] += points
        row[at + DONE] = 0
        found |= row[at + FOUND] == 1
    row[PHASE] = SCORING
    if row[ROUND] == row[LAST_ROUND] or (row[MODE] == PUZZLE and not found):
        row[PHASE] = OVER
    elif row[MODE] == SOLO and found:
        next_round(row)


@kernel
def judge_race(row: Row, at: int) -> int:
    """Return the points of a round (FF10, FF11). Twin: judge_outlines.judge_round."""
    count, fives, shapes, tally = row[at + COUNT], 0, 0, 0
    for n in range(count):
        if shows_roll(row, at, row[at + DRAWN + n]):
            fives |= 1 << n
    for n in range(count):
        shape = 1 << SHAPE[row[at + DRAWN + n]]
        if fives >> n & 1 and not shapes & shape and is_clear(row, at, n, fives):
            shapes |= shape
            tally += 1 << 8 * row[TILES + SHAPE[row[at + DRAWN + n]]]  # how many there are of each price
    points, most = 0, MOST_FIVES
    for price in range(1, 5):
        some = min(most, tally >> 8 * price & 255)
        points += some * price
        most -= some
    return 2 * points if row[ROUND] == row[LAST_ROUND] else points


@kernel
def is_clear(row: Row, at: int, n: int, fives: int) -> bool:
    """Say whether the outline drawn as number `n` shares no square with another of the `fives`."""
    for other in range(row[at + COUNT]):
        if other != n and fives >> other & 1 and overlap(row[at + DRAWN + n], row[at + DRAWN + other]):
            return False
    return True


@kernel
def judge_piece(row: Row, at: int) -> int:
    """Circle the outline of a puzzle if it counts and return its points (FP2). Twin: judge_outlines.judge_piece."""
    number = row[at + DRAWN]
    if row[at + COUNT] == 0 or not shows_roll(row, at, number) or not fits(row, at, number):
        return 0
    row[at + FOUND] = 1
    add(row, at, CIRCLES, CIRCLED, number)
    use(row, at, number)
    return int(row[TILES + SHAPE[number]])


@kernel
def next_round(row: Row) -> None:
    """Wipe what this round has brought. Twin: rules._next_round."""
    for seat in range(row[SEATS]):
        at = HEAD + BLOCK * seat
        row[at + DONE] = row[at + COUNT] = row[at + FOUND] = 0
    row[PHASE] = ROLLING
    row[ROUND] += 1
    row[TURNED] = row[CODE] = -1
    row[ROLL:TILES] = -1


@kernel
def nature(row: Row, chance: Chance) -> None:
    """Draw the boards (FF15R) and roll the dice (FF2). Twin: rules.draw."""
    if row[PHASE] == BOARDS:
        make_boards(row, draw(chance, WORD) << 32 | draw(chance, WORD))
        row[PHASE] = ROLLING
    if row[PHASE] == ROLLING:
        while not throw(row, draw(chance, THROWS)):
            pass
        list_fives(row)
        row[PHASE] = FINDING


@kernel
def make_boards(row: Row, seed: int) -> None:
    """Lay the boards of a seed: one for each seat, or a grey one for all (FF14)."""
    stream = np.full(1, np.uint64(seed))
    for seat in range(row[SEATS]):
        at = HEAD + BLOCK * seat + BOARD
        if seat and row[GREY]:
            row[at : at + SQUARES] = row[HEAD + BOARD : HEAD + BOARD + SQUARES]
        else:
            make_board(row[at : at + SQUARES], stream)


@kernel
def throw(row: Row, thrown: int) -> bool:
    """Let the dice show what was thrown, sorted; say whether that is in play. Twin: dice.throw."""
    tally = 0
    for _ in range(DICE):
        tally += 1 << 4 * (thrown % 6)
        thrown //= 6
    row[CODE], die = 0, 0
    for symbol in range(6):
        times = tally >> 4 * symbol & 15
        if times > 2:
            return False
        row[CODE] += times * POWERS[symbol]
        for _ in range(times):
            row[ROLL + die] = symbol
            die += 1
    return True


@kernel
def tie_break(row: Row, at: int) -> int:
    """Return what decides among equals: the best of the first four rounds (FF12), or the FIVES circled (FP5)."""
    if row[MODE] != RACE:
        return int(row[at + CIRCLES])
    most = 0
    for n in range(FIRST_ROUNDS):
        most = max(most, row[at + POINTS + n])
    return most


@kernel
def returns(row: Row, out: Shares) -> None:
    """Write 1 for the winner, -1 for the other, 0 if both; alone the score. Twin: rules.result."""
    one, other = HEAD, HEAD + BLOCK
    if row[SEATS] == 1:
        out[0] = row[one + SCORE]
        return
    ahead = row[one + SCORE] - row[other + SCORE]
    if ahead == 0:
        ahead = tie_break(row, one) - tie_break(row, other)
    out[0], out[1] = np.sign(ahead), np.sign(-ahead)


@kernel
def observe(row: Row, seat: Seat, out: Seen) -> None:
    """Write the table as numbers. Twin: encoding.observe of the view."""
    own, seats = HEAD + BLOCK * seat, row[SEATS]
    out[0], out[1] = row[PHASE], row[ROUND]
    out[2] = -1 if row[TURNED] < 0 else (row[TURNED] - seat) % seats
    for die in range(DICE):
        out[3 + die] = row[ROLL + die]
    to = 3 + DICE
    for n in range(MOST_OUTLINES if row[MODE] == RACE else 1):
        out[to] = row[own + DRAWN + n] if n < row[own + COUNT] else -1
        to += 1
    for other in range(seats):
        to = observe_block(row, HEAD + BLOCK * ((seat + other) % seats), out, to)


@kernel
def observe_block(row: Row, at: int, out: Seen, to: int) -> int:
    """Write what is told of one player from `to` on; return where that ends. Twin: encoding._block."""
    out[to], out[to + 1] = row[at + DONE], row[at + COUNT]
    out[to + 2], out[to + 3] = row[at + SCORE], tie_break(row, at)
    to += 4
    for cell in range(SQUARES):
        out[to + cell] = row[at + BOARD + cell]
    to += SQUARES
    if row[MODE] == RACE:
        return to
    out[to] = owes(row, at) and not row[at + DONE]
    for shape in range(PIECES):
        out[to + 1 + shape] = row[at + LEFT] >> shape & 1
    to += 1 + PIECES
    for cell in range(SQUARES):
        half = row[at + TAKEN] >> cell if cell < FIFTY else row[at + TAKEN + 1] >> (cell - FIFTY)
        out[to + cell] = half & 1
    return to + SQUARES
