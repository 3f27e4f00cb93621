"""The field of Five Wins in one array of numbers that a stone laid or taken changes in a few places (Numba).

The table is rolled up: a cell is `column + 64 * row` modulo 64 * 64. No field is wider than 32 stones, so it never
meets itself, may wander as far as it likes, and a step in a direction is an addition. `game` holds tables of cells:

STONE    0 free, 1 and 2 the stones of seat 0 and seat 1
NEAR     how many stones share a side with the cell
PLACE    where the cell stands in LYING (stones) or EDGE (free cells with a stone beside), from 1; 0 in neither
MARK     when a flood last came by
LINES    by seat what the lines of five through the cell offer its owner: gain, lines of three, lines of four
COUNTS   by direction the stones of seat 0 and, eight times, of seat 1 in the line of five that begins here
"""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray

from fives.games.five_wins.field_as_bits import WIDE, Cells, bits
from fives.solving.jit import kernel

Ints = NDArray[np.int64]

SIDE = 64
SIZE = SIDE * SIDE
WRAP = SIZE - 1
NEAR, PLACE, MARK, LINES, COUNTS, EDGE, LYING, END = (SIZE * n for n in (1, 2, 3, 4, 6, 10, 11, 12))
STEPS = (1, SIDE, SIDE + 1, SIDE - 1)
SIDES = (1, -1, SIDE, -SIDE)

# what is counted besides the tables
TURN, LEFT, EXACTLY, TURNS, HASH, EDGES, STONES, STAMP, TOP, NODES, MOST, STOP, OUT, QUOTA = range(14)
COUNT, WORTH, SCALARS = 14, 16, 18  # of seat 0, and next to it of seat 1

LINE = (0, 1, 5, 22, 80, 0)  # what a line is worth by the stones in it; a full one has won, or is part of a longer row
GAIN = (1, 4, 17, 58, 300, 0)  # what one more stone in it is worth when moves are put in order
THREE = 1 << 14  # a line of three, above the gain
FOUR = 1 << 19
PACK = np.array([gain + THREE * (n == 3) + FOUR * (n == 4) for n, gain in enumerate(GAIN)], np.int64)
WORTHS = np.array(LINE, np.int64)
STONE = 15  # what a stone more than the other has is worth in the after-game
THREAT = 150  # and a line of four there: among hundreds of moves it must not be overlooked
WINS = 1 << 20  # the score of a move that wins at once
MIDDLE = SIDE + 1  # where the first stone lies
ROOM = 1 << 15  # for the moves of all plies
SEEDS = 4  # before them: a stone of each largest part when the field splits
KEPT = ROOM  # behind them: stones captured while moves are listed


def new_room() -> tuple[Ints, Ints]:
    """Return where moves are listed, and their scores."""
    return np.zeros(ROOM + 64, np.int64), np.zeros(ROOM, np.int64)


def new_game() -> tuple[Ints, Ints]:
    """Return the empty table."""
    game = np.zeros(END + 128, np.int64)
    game[LINES:COUNTS] = 20 * PACK[0]
    return game, np.zeros(SCALARS, np.int64)


def cells_of(cells: Cells) -> Ints:
    """Return a set of cells as numbers on the rolled-up table."""
    return np.array([cell_of(bit) for bit in bits(cells)], np.int64)


def cell_of(bit: Cells) -> int:
    """Return one cell as a number on the rolled-up table."""
    row, column = divmod(bit.bit_length() - 1, WIDE)
    return column + SIDE * row


def bit_of(cell: int) -> Cells:
    """Return a cell, by its number, as the rules know it."""
    return 1 << (cell % SIDE) + WIDE * (cell // SIDE)


def load(stones: Iterable[Cells], turn: int, left: int, exactly: bool, turns: int) -> tuple[Ints, Ints]:
    """Return a position of the rules as numbers."""
    game, now = new_game()
    now[TURN], now[LEFT], now[EXACTLY], now[TURNS], now[TOP] = turn, left, exactly, turns, SEEDS
    for seat, own in enumerate(stones):
        fill(game, now, cells_of(own), seat)
    return game, now


@kernel
def fill(game: Ints, now: Ints, cells: Ints, seat: int) -> None:
    """Lay all these stones."""
    for n in range(cells.size):
        lay(game, now, cells[n], seat)


@kernel
def stir(number: int) -> int:
    """Return a number that looks like chance, the same for the same number."""
    number = (number + 1) * 0x1E3779B97F4A7C15
    number = (number ^ (number >> 29)) * 0x3F58476D1CE4E5B9
    return number ^ (number >> 32)


@kernel
def enter(game: Ints, now: Ints, list_at: int, length: int, cell: int) -> None:
    """Put a cell at the end of a list."""
    game[list_at + now[length]] = cell
    now[length] += 1
    game[PLACE + cell] = now[length]


@kernel
def leave(game: Ints, now: Ints, list_at: int, length: int, cell: int) -> None:
    """Take a cell out of a list; the last one moves to its place."""
    now[length] -= 1
    last = game[list_at + now[length]]
    place = game[PLACE + cell]
    game[list_at + place - 1] = last
    game[PLACE + last] = place
    game[PLACE + cell] = 0


@kernel
def weigh(game: Ints, now: Ints, cell: int, seat: int, sign: int) -> None:
    """Tell the twenty lines through a cell that a stone of `seat` comes (1) or goes (-1); twin: bots.lines."""
    mine, theirs = LINES + seat * SIZE, LINES + (1 - seat) * SIZE
    unit, shift, back_shift = 1 + 7 * seat, 3 * seat, 3 - 3 * seat
    gained, lost = 0, 0
    for direction in range(4):
        step = STEPS[direction]
        counts = COUNTS + direction * SIZE
        for back in range(5):
            begin = (cell - back * step) & WRAP
            both = game[counts + begin]
            game[counts + begin] = both + sign * unit
            if sign < 0:
                both -= unit
            own, other = (both >> shift) & 7, (both >> back_shift) & 7
            if other == 0:
                gained += WORTHS[own + 1] - WORTHS[own]
                change = sign * (PACK[own + 1] - PACK[own])
                for place in range(5):
                    game[mine + ((begin + place * step) & WRAP)] += change
            if own == 0:
                lost += WORTHS[other]
                change = sign * PACK[other]
                for place in range(5):
                    game[theirs + ((begin + place * step) & WRAP)] -= change
    now[WORTH + seat] += sign * gained
    now[WORTH + 1 - seat] -= sign * lost


@kernel
def lay(game: Ints, now: Ints, cell: int, seat: int) -> None:
    """Lay a stone on a free cell."""
    if game[PLACE + cell] > 0:
        leave(game, now, EDGE, EDGES, cell)
    game[cell] = seat + 1
    enter(game, now, LYING, STONES, cell)
    for side in SIDES:
        beside = (cell + side) & WRAP
        game[NEAR + beside] += 1
        if game[beside] == 0 and game[NEAR + beside] == 1:
            enter(game, now, EDGE, EDGES, beside)
    now[COUNT + seat] += 1
    now[HASH] ^= stir(2 * cell + seat)
    weigh(game, now, cell, seat, 1)


@kernel
def take(game: Ints, now: Ints, cell: int) -> None:
    """Take a stone away."""
    seat = game[cell] - 1
    game[cell] = 0
    leave(game, now, LYING, STONES, cell)
    for side in SIDES:
        beside = (cell + side) & WRAP
        game[NEAR + beside] -= 1
        if game[beside] == 0 and game[NEAR + beside] == 0:
            leave(game, now, EDGE, EDGES, beside)
    if game[NEAR + cell] > 0:
        enter(game, now, EDGE, EDGES, cell)
    now[COUNT + seat] -= 1
    now[HASH] ^= stir(2 * cell + seat)
    weigh(game, now, cell, seat, -1)


@kernel
def makes_five(game: Ints, now: Ints, cell: int, seat: int) -> bool:
    """Say whether a stone of `seat` on this free cell makes a row that wins (FW2)."""
    if game[LINES + seat * SIZE + cell] < FOUR:
        return False
    if not now[EXACTLY]:
        return True
    for step in STEPS:
        length = 1
        for way in (step, -step):
            at = (cell + way) & WRAP
            while game[at] == seat + 1:
                length += 1
                at = (at + way) & WRAP
        if length == 5:
            return True
    return False


@kernel
def flood(game: Ints, now: Ints, seed: int, room: Ints) -> int:
    """Mark the stones connected with one of them, and return how many there are."""
    now[STAMP] += 1
    top = now[TOP]
    room[top] = seed
    game[MARK + seed] = now[STAMP]
    done, found = 0, 1
    while done < found:
        cell = room[top + done]
        done += 1
        for side in SIDES:
            beside = (cell + side) & WRAP
            if game[beside] and game[MARK + beside] != now[STAMP]:
                game[MARK + beside] = now[STAMP]
                room[top + found] = beside
                found += 1
    return found


@kernel
def split(game: Ints, now: Ints, cell: int, room: Ints) -> int:
    """Say what lifting the stone that lay here did to the field.

    Return 0 if it is whole, else how many largest parts there are; `room` then begins with a stone of each (FW4R).
    """
    stones = 0
    for side in SIDES:
        stones += game[(cell + side) & WRAP] > 0
    if stones < 2:
        return 0
    most, largest, first = 0, 0, now[STAMP]
    for side in SIDES:
        beside = (cell + side) & WRAP
        if game[beside] and game[MARK + beside] <= first:
            size = flood(game, now, beside, room)
            if size == now[STONES]:
                return 0
            if size > most:
                most, largest = size, 0
            if size == most:
                room[largest] = beside
                largest += 1
    return largest


@kernel
def capture(game: Ints, now: Ints, seed: int, room: Ints) -> int:
    """Take away what is not connected with `seed`; the stones are put on `room`, 2 * cell + seat, and counted (FW4)."""
    flood(game, now, seed, room)
    taken, top = 0, now[TOP]
    for n in range(now[STONES] - 1, -1, -1):  # backwards: the last of the list fills the place of one that leaves
        cell = game[LYING + n]
        if game[MARK + cell] != now[STAMP]:
            room[top + taken] = 2 * cell + game[cell] - 1
            take(game, now, cell)
            taken += 1
    now[TOP] += taken
    return taken


@kernel
def give_back(game: Ints, now: Ints, taken: int, room: Ints) -> None:
    """Lay what the last capture took."""
    now[TOP] -= taken
    for n in range(taken - 1, -1, -1):
        code = room[now[TOP] + n]
        lay(game, now, code >> 1, code & 1)


@kernel
def can_move(game: Ints, now: Ints, seat: int) -> bool:
    """Say whether a stone of `seat` has a free side (FW3)."""
    for n in range(now[STONES]):
        cell = game[LYING + n]
        if game[cell] == seat + 1 and game[NEAR + cell] < 4:
            return True
    return False


@kernel
def do(game: Ints, now: Ints, move: int, room: Ints) -> int:
    """Make a move, and return what `undo` needs; moves are those of `list_moves`."""
    seat = now[TURN]
    lifted, seed, taken = (move >> 12) & 0x1FFF, move >> 25, 0
    if lifted:
        take(game, now, lifted - 1)
        if seed:
            taken = capture(game, now, seed - 1, room)
        now[TURNS] += 1
    else:
        now[LEFT] -= 1
    lay(game, now, move & WRAP, seat)
    if now[LEFT] > 0 or can_move(game, now, 1 - seat):
        now[TURN] = 1 - seat
    return int(2 * taken + seat)


@kernel
def undo(game: Ints, now: Ints, move: int, done: int, room: Ints) -> None:
    """Take a move back."""
    seat, lifted = done & 1, (move >> 12) & 0x1FFF
    now[TURN] = seat
    take(game, now, move & WRAP)
    if lifted:
        give_back(game, now, done >> 1, room)
        lay(game, now, lifted - 1, seat)
        now[TURNS] -= 1
    else:
        now[LEFT] += 1


@kernel
def list_moves(game: Ints, now: Ints, room: Ints, score: Ints) -> int:
    """Put every move of the player in turn on `room`, what it looks like beside it, and return how many.

    A move is its cell, and in the after-game (1 + the cell lifted) << 12 and, if the field splits, (1 + a stone of the
    part kept) << 25. Its score is what the lines are worth then; WINS: it makes five or takes the last stone.
    """
    seat = now[TURN]
    if now[LEFT] > 0:
        if now[STONES] == 0:
            room[now[TOP]], score[now[TOP]] = MIDDLE, 0
            now[TOP] += 1
            return 1
        return list_targets(game, now, seat, 0, -1, room, score)
    listed = 0
    own = now[STONES]
    base = LYING + 64  # a copy: the list changes while stones are lifted
    for n in range(own):
        game[base + n] = game[LYING + n]
    for n in range(own):
        cell = game[base + n]
        if game[cell] == seat + 1 and game[NEAR + cell] < 4:
            listed += list_lift(game, now, seat, cell, room, score)
    return listed


@kernel
def list_lift(game: Ints, now: Ints, seat: int, cell: int, room: Ints, score: Ints) -> int:
    """Put every move of one stone on `room`, once for each part that may be kept."""
    take(game, now, cell)
    code = (cell + 1) << 12
    largest = split(game, now, cell, room)
    if largest == 0:
        listed = list_targets(game, now, seat, code, cell, room, score)
    else:
        listed = 0
        seeds = (room[0], room[1], room[2], room[3])
        for n in range(largest):
            taken = capture(game, now, seeds[n], room)
            now[TOP] -= taken  # the moves go where the stones are kept: copy these behind
            for k in range(taken):
                room[KEPT + k] = room[now[TOP] + k]
            listed += list_targets(game, now, seat, code + ((seeds[n] + 1) << 25), cell, room, score)
            for k in range(taken - 1, -1, -1):
                lay(game, now, room[KEPT + k] >> 1, room[KEPT + k] & 1)
    lay(game, now, cell, seat)
    return listed


@kernel
def list_targets(game: Ints, now: Ints, seat: int, code: int, lifted: int, room: Ints, score: Ints) -> int:
    """Put a move to every free cell beside a stone on `room`."""
    mine, theirs = LINES + seat * SIZE, LINES + (1 - seat) * SIZE
    top, listed = now[TOP], 0
    base = now[WORTH + seat] - now[WORTH + 1 - seat] + (now[COUNT + seat] - now[COUNT + 1 - seat]) * STONE
    last = code > 0 and now[COUNT + 1 - seat] == 0
    for n in range(now[EDGES]):
        cell = game[EDGE + n]
        if cell == lifted:
            continue
        room[top + listed] = code + cell
        if last or makes_five(game, now, cell, seat):
            score[top + listed] = WINS
        else:
            score[top + listed] = base + (game[mine + cell] & (THREE - 1)) + (game[theirs + cell] & (THREE - 1))
            if code and (game[mine + cell] // THREE) & 31:
                score[top + listed] += THREAT
        listed += 1
    now[TOP] = top + listed
    return listed
