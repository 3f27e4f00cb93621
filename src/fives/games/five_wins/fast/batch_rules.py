"""Five Wins as a row of numbers: sets of cells as words of bits, lists to draw from, positions that have occurred.

A cell is `y << 12 | x`, both counted from -2048, so that cells side by side differ by 1 or by DOWN. In a set of cells,
line y is word `y & 63` (no field is higher than 32 lines, so it never meets itself) and column x is bit `x - row[X]`;
when the field comes near the end of the words, all are shifted and X with them. A stone has a slot, 0-15 of seat 0 and
16-31 of seat 1, and a set of stones is one number.

OWN     the stones of seat 0, then of seat 1, and ALL of them, as cells
STONE   where the stone of each slot lies; 0 if it lies nowhere
BESIDE  by slot the stones that share a side with it, in the after-game
EDGE    a list of cells: all free ones beside a stone and, in the after-game, some that were such
LISTED  the same as a set
PAST    positions since the last capture (FW6R), each as a number that looks like chance and is the same wherever on the
        table the field lies
MOVES   how each of these was left: seat, stone lifted, place
"""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Final, cast

import numpy as np

from fives.core.chance.who_begins import Opening
from fives.games.five_wins.encoding import AFTER_GAME, HEAD, LAYING, LOT, OVER, PARTS, PLACES, stage
from fives.games.five_wins.encoding import FREE as MOST_FREE
from fives.games.five_wins.field_as_bits import ROW, WIDE, Cells
from fives.games.five_wins.rules import CORNER, LONGEST, RULES, STONES, Cell, Ending, FiveWins, Options
from fives.solving.batch import Chance, Flags, Row, Seen, Shares, draw
from fives.solving.bitsets import lowest, nth, ones
from fives.solving.jit import lean_kernel

LINES = 64  # words of a set of cells
WRAP = LINES - 1
CODE: Final = 12  # bits of a coordinate
ORIGIN: Final = 1 << CODE - 1  # where coordinate 0 is
DOWN: Final = 1 << CODE
RIGHT: Final = DOWN - 1

STAGE, TURN, EXACTLY, TURNS, ENDING, WINNER, X, FIRST, TOP, BOTTOM, EDGES, PASTS = range(12)
HANDS, COUNT, ALIVE = 12, 14, 16  # of seat 0, and next to it of seat 1; ALIVE: the stones on the table
HINT, SLOT, SPOT, KEPT, NEAR = range(18, 23)  # the last pick: its action, the stone, its place in EDGE, what is kept
LIFTS, KEEPS = 23, 23 + PARTS * STONES  # by way to lift a stone its first action, and what is kept: room to work in
OWN = KEEPS + PARTS * STONES
ALL = OWN + 2 * LINES
LISTED = ALL + LINES
STONE = LISTED + LINES
BESIDE = STONE + 2 * STONES
EDGE = BESIDE + 2 * STONES
FULL, ROOM = 80, 96  # EDGE is tidied up when it has so many cells; it never has more than that
PAST = EDGE + ROOM
MOVES = PAST + LONGEST + 2
WIDTH = MOVES + LONGEST + 2

NONE: Final = -1
FAR: Final = 1 << 2 * CODE  # after every cell
EVERYTHING: Final = -1  # a set that is never all reached
BEGIN: Final = 20  # the bit of the first column with a stone, until the field grows beyond it
LEAST, MOST = 8, 56  # bits between which the field is kept
ENDINGS: Final = ("", *RULES)
FIVE, LAST, NOBODY, THIRD, LONG = range(1, 6)
HEAD_SIZE: Final = len(HEAD)
REACH: Final = 5  # a row of exactly five is known by the cells so far around
WINDOW: Final = (1 << 2 * REACH + 1) - 1


def _runs() -> list[int]:
    """Return, by eleven cells in a line, how long the row of stones is in which the middle one lies."""
    found = []
    for code in range(WINDOW + 1):
        text = f"{code | 1 << REACH:011b}"
        found.append(len(text[:REACH].rpartition("0")[2]) + 1 + len(text[REACH + 1 :].partition("0")[0]))
    return found


RUNS = np.array(_runs(), np.int64)
_chance = Random(5)
SALT = np.array([[_chance.getrandbits(63) | 1 for _ in range(WIDE)] for _ in range(2)], np.int64)

Places = frozenset[Cell]


def pack(state: FiveWins) -> Row:
    """Return a state as a row."""
    row = np.zeros(WIDTH, np.int64)
    row[STAGE], row[TURN], row[EXACTLY], row[TURNS] = stage(state), state.turn, state.options.exactly_five, state.turns
    row[ENDING], row[WINNER] = ENDINGS.index(state.ending), NONE if state.winner is None else state.winner
    row[HANDS : HANDS + 2], row[HINT] = state.hands, NONE
    left, top = state.corner.x + 1 + ORIGIN, state.corner.y + 1 + ORIGIN
    row[FIRST], row[X], row[TOP], row[BOTTOM] = left, left - BEGIN, top, top - 1
    for seat, stones in enumerate(state.stones):
        for n, cell in enumerate(state.cells(stones)):
            lay(row, _code(cell), STONES * seat + n)
    if not any(state.stones):
        enlist(row, top << CODE | left)
    meet(row)
    row[PASTS] = len(state.past)
    row[PAST : PAST + len(state.past)] = [_name(*position) for position in state.past]
    row[MOVES : MOVES + len(state.past)] = _moves(state)
    return row


def _code(cell: Cell) -> int:
    return cell.y + ORIGIN << CODE | cell.x + ORIGIN


def _name(white: Cells, black: Cells, turn: int) -> int:
    """Return the number of a position of the past; twin: name."""
    total = turn
    for line in range(((white | black).bit_length() - 1) // WIDE):
        one, other = ((stones >> WIDE * (line + 1) & ROW) >> 1 for stones in (white, black))
        total += (one + int(SALT[0, line])) * (other + int(SALT[1, line]))
    return (total + 2**63) % 2**64 - 2**63


def _unwritten(ending: int) -> bool:
    """Say whether the game ended before its last position was added to the past."""
    return 0 < ending < THIRD


def _moves(state: FiveWins) -> list[int]:
    """Return how each position of the past was left; 0 for the one that has not been left."""
    if not state.past:
        return []
    ended = _unwritten(ENDINGS.index(state.ending))
    moves, corner = [] if ended else [0], state.corner
    line = [*state.past, (*state.stones, state.turn)] if ended else state.past
    for after, before in pairwise(reversed(line)):
        seat = before[2]
        shift = after[1 - seat].bit_length() - before[1 - seat].bit_length()  # the field's corner has moved
        mine = before[seat] << shift if shift > 0 else before[seat] >> -shift
        lifted, to = (_cell(corner, each) for each in (mine & ~after[seat], after[seat] & ~mine))
        moves.append((seat << 2 * CODE | _code(lifted)) << 2 * CODE | _code(to))
        down = (shift + WIDE // 2) // WIDE
        corner = Cell(corner.x + shift - WIDE * down, corner.y + down)
    return moves[::-1]


def _cell(corner: Cell, bit: Cells) -> Cell:
    row, column = divmod(bit.bit_length() - 1, WIDE)
    return Cell(corner.x + column, corner.y + row)


def unpack(row: Row, options: Options) -> FiveWins:
    """Return the state of a row."""
    places = _places(row, 0), _places(row, 1)
    white, black, corner = _pushed(*places)
    turn = int(row[TURN])
    return FiveWins(
        options,
        turn,
        Opening("lot", (None, None)) if row[STAGE] == LOT else None,
        (white, black),
        corner,
        (int(row[HANDS]), int(row[HANDS + 1])),
        int(row[TURNS]),
        cast(Ending, ENDINGS[row[ENDING]]),
        None if row[WINNER] == NONE else int(row[WINNER]),
        tuple(_past(row, [*places], turn)),
    )


def _places(row: Row, seat: int) -> Places:
    """Return where the stones of a seat lie."""
    return frozenset(_uncode(int(code)) for code in row[STONE + STONES * seat :][:STONES] if code)


def _uncode(code: int) -> Cell:
    return Cell((code & RIGHT) - ORIGIN, (code >> CODE) - ORIGIN)


def _pushed(white: Places, black: Places) -> tuple[Cells, Cells, Cell]:
    """Return stones as the rules know them, and the corner they are pushed into."""
    cells = white | black
    if not cells:
        return 0, 0, CORNER
    corner = Cell(min(cell.x for cell in cells) - 1, min(cell.y for cell in cells) - 1)
    one, other = (sum(1 << (c.x - corner.x) + WIDE * (c.y - corner.y) for c in own) for own in (white, black))
    return one, other, corner


def _past(row: Row, stones: list[Places], turn: int) -> list[tuple[Cells, Cells, int]]:
    """Return the positions of the past: the moves are taken back one after the other."""
    past: list[tuple[Cells, Cells, int]] = []
    moves = [int(code) for code in row[MOVES : MOVES + row[PASTS]]]
    if moves and not _unwritten(int(row[ENDING])):
        past.append((*_pushed(*stones)[:2], turn))
        moves.pop()
    for code in reversed(moves):
        seat, lifted, to = code >> 4 * CODE, code >> 2 * CODE & (1 << 2 * CODE) - 1, code & (1 << 2 * CODE) - 1
        stones[seat] = stones[seat] - {_uncode(to)} | {_uncode(lifted)}
        past.append((*_pushed(*stones)[:2], seat))
    return past[::-1]


# Stones on the table


@lean_kernel
def enlist(row: Row, cell: int) -> None:
    """Put a cell into the list of the edge, unless it is there or a stone is on it; without a branch, for speed."""
    line, bit = cell >> CODE & WRAP, (cell & RIGHT) - row[X]
    new = ~(row[LISTED + line] | row[ALL + line]) >> bit & 1
    row[LISTED + line] |= new << bit
    row[EDGE + row[EDGES]] = cell
    row[EDGES] += new


@lean_kernel
def lay(row: Row, cell: int, slot: int) -> None:
    """Lay a stone on a free cell."""
    line, x, seat = cell >> CODE & WRAP, cell & RIGHT, slot // STONES
    stone = 1 << (x - row[X])
    if row[LISTED + line] & stone:
        strike(row, cell)
    row[OWN + LINES * seat + line] |= stone
    row[ALL + line] |= stone
    row[STONE + slot] = cell
    row[COUNT + seat] += 1
    row[ALIVE] |= 1 << slot
    row[TOP], row[BOTTOM] = min(row[TOP], cell >> CODE), max(row[BOTTOM], cell >> CODE)
    row[FIRST] = min(row[FIRST], x)
    enlist(row, cell - DOWN)
    enlist(row, cell - 1)
    enlist(row, cell + 1)
    enlist(row, cell + DOWN)


@lean_kernel
def strike(row: Row, cell: int) -> None:
    """Take a cell out of the list of the edge; the last one gets its place."""
    spot = row[SPOT]
    if spot >= row[EDGES] or row[EDGE + spot] != cell:
        spot = 0
        while row[EDGE + spot] != cell:
            spot += 1
    row[EDGES] -= 1
    row[EDGE + spot] = row[EDGE + row[EDGES]]
    row[LISTED + (cell >> CODE & WRAP)] ^= 1 << ((cell & RIGHT) - row[X])


@lean_kernel
def take(row: Row, slot: int) -> None:
    """Take a stone away."""
    cell, seat = row[STONE + slot], slot // STONES
    stone, line = 1 << ((cell & RIGHT) - row[X]), cell >> CODE & WRAP
    row[OWN + LINES * seat + line] ^= stone
    row[ALL + line] ^= stone
    row[STONE + slot] = 0
    row[COUNT + seat] -= 1
    row[ALIVE] ^= 1 << slot
    others = row[BESIDE + slot]
    row[BESIDE + slot] = 0
    while others:
        row[BESIDE + lowest(others)] ^= 1 << slot
        others &= others - 1


@lean_kernel
def tidy(row: Row) -> None:
    """Take the cells out of the list of the edge that no stone is beside any more."""
    kept = 0
    for n in range(row[EDGES]):
        cell = row[EDGE + n]
        line, bit = cell >> CODE, (cell & RIGHT) - row[X]
        free = edge(row, line) >> bit & 1
        row[LISTED + (line & WRAP)] ^= (1 - free) << bit
        row[EDGE + kept] = cell
        kept += free
    row[EDGES] = kept


@lean_kernel
def edge(row: Row, line: int) -> int:
    """Return the cells of a line that are free beside a stone."""
    here = row[ALL + (line & WRAP)]
    free: int = (here << 1 | here >> 1 | row[ALL + (line - 1 & WRAP)] | row[ALL + (line + 1 & WRAP)]) & ~here
    return free


@lean_kernel
def near(row: Row, cell: int) -> int:
    """Return the stones that share a side with a cell."""
    found = 0
    for slot in range(2 * STONES):
        apart = abs(row[STONE + slot] - cell)
        found |= int((apart == 1) | (apart == DOWN)) << slot
    return found


@lean_kernel
def meet(row: Row) -> None:
    """Find out which stones lie side by side."""
    for slot in range(2 * STONES):
        row[BESIDE + slot] = near(row, row[STONE + slot])


@lean_kernel
def fit(row: Row) -> None:
    """Find the first and the last line and the first column anew, after stones have been taken."""
    while row[ALL + (row[TOP] & WRAP)] == 0:
        row[TOP] += 1
    while row[ALL + (row[BOTTOM] & WRAP)] == 0:
        row[BOTTOM] -= 1
    columns = 0
    for line in range(row[TOP], row[BOTTOM] + 1):
        columns |= row[ALL + (line & WRAP)]
    row[FIRST] = row[X] + lowest(columns)


@lean_kernel
def centre(row: Row) -> None:
    """Shift all words so that the field lies in their middle; cells that are only listed may fall off."""
    tidy(row)
    shift = BEGIN + row[X] - row[FIRST]
    for word in range(OWN, LISTED + LINES):
        row[word] = row[word] << shift if shift > 0 else row[word] >> -shift
    row[X] -= shift


# Rows of five


@lean_kernel
def longest(row: Row, cell: int, seat: int, exactly: int) -> bool:
    """Say whether a row that wins goes through this stone (FW2)."""
    line, bit, own = cell >> CODE, (cell & RIGHT) - row[X], OWN + LINES * seat
    across = RUNS[row[own + (line & WRAP)] >> (bit - REACH) & WINDOW]
    down, falling, rising = 0, 0, 0
    for n in range(2 * REACH + 1):
        word = row[own + (line + n - REACH & WRAP)]
        down |= (word >> bit & 1) << n
        falling |= (word >> (bit + n - REACH) & 1) << n
        rising |= (word >> (bit + REACH - n) & 1) << n
    if exactly:
        return bool(across == 5 or RUNS[down] == 5 or RUNS[falling] == 5 or RUNS[rising] == 5)
    return bool(max(across, RUNS[down], RUNS[falling], RUNS[rising]) >= 5)


@lean_kernel
def has_five(row: Row, seat: int) -> bool:
    """Say whether a seat has a row of exactly five anywhere: a capture may have made it of a longer one (FW2)."""
    for slot in range(STONES * seat, STONES * (seat + 1)):
        if row[STONE + slot] and longest(row, row[STONE + slot], seat, 1):
            return True
    return False


# Lifting a stone


@lean_kernel
def keep(row: Row, slot: int, part: int) -> int:
    """Return the stones that stay lying if one is lifted and this one of the largest parts is kept (FW3, FW4R).

    None: the stone may not be lifted, or there are not so many parts to choose from.
    """
    if not candidates(row, slot // STONES) >> (STONES * part + slot % STONES) & 1:
        return 0
    return keep_one(row, slot, part)


@lean_kernel
def candidates(row: Row, seat: int) -> int:
    """Return the stones of `seat` that may be lifted, and those that may leave a second or a third part to choose.

    Each is 16 bits. There are no more parts than neighbours, and to be chosen from they must be of the same size.
    """
    others = ones(row[ALIVE]) - 1
    halves, thirds, found = others % 2 == 0, others % 3 == 0, 0
    for n in range(STONES):
        sides = ones(row[BESIDE + STONES * seat + n])
        first, second = (sides > 0) & (sides < 4), (sides == 3) | ((sides == 2) & halves)
        found |= (int(first) | int(second) << STONES | int((sides == 3) & thirds) << 2 * STONES) << n
    return found


@lean_kernel
def keep_one(row: Row, slot: int, part: int) -> int:
    """Return what `keep` does, for a stone and a part among the candidates."""
    beside, rest = row[BESIDE + slot], row[ALIVE] ^ 1 << slot
    first = flood(row, rest, beside, beside)
    if beside & ~first == 0:
        return 0 if part else rest
    return choose(row, rest, beside & ~first, first, part)


@lean_kernel
def flood(row: Row, rest: int, beside: int, goal: int) -> int:
    """Return the part of the stones `rest` in which the first of `beside` lies; all of `goal` is enough of it."""
    reached = beside & -beside
    wet = reached
    while wet and goal & ~reached:
        new = row[BESIDE + lowest(wet)] & rest & ~reached
        reached |= new
        wet = wet & wet - 1 | new
    return reached


@lean_kernel
def choose(row: Row, rest: int, beside: int, first: int, part: int) -> int:
    """Return one of the largest of two or three parts by its number in reading order; none if there are fewer."""
    second = flood(row, rest, beside, EVERYTHING)
    third = flood(row, rest, beside & ~second, EVERYTHING) if beside & ~second else 0
    sizes = ones(first), ones(second), ones(third)
    most = max(sizes[0], sizes[1], sizes[2])
    largest = int(sizes[0] == most) + int(sizes[1] == most) + int(sizes[2] == most)
    if part >= largest:
        return 0
    if largest == 1:
        return first if sizes[0] == most else second if sizes[1] == most else third
    one = begin(row, first) if sizes[0] == most else FAR
    two = begin(row, second) if sizes[1] == most else FAR
    three = begin(row, third) if sizes[2] == most else FAR
    if int(two < one) + int(three < one) == part:
        return first
    return second if int(one < two) + int(three < two) == part else third


@lean_kernel
def begin(row: Row, stones: int) -> int:
    """Return the first cell of a set of stones, in reading order."""
    first = FAR
    while stones:
        first = min(first, row[STONE + lowest(stones)])
        stones &= stones - 1
    return first


@lean_kernel
def can_move(row: Row, seat: int) -> bool:
    """Say whether a stone of `seat` has a free side (FW3)."""
    slot, end = STONES * seat, STONES * (seat + 1)
    while slot < end and (row[STONE + slot] == 0 or ones(row[BESIDE + slot]) == 4):
        slot += 1
    return slot < end


# Numbers of the encoding


@lean_kernel
def place_of(row: Row, cell: int) -> int:
    """Return a cell as the encoding counts it."""
    place: int = (cell & RIGHT) - row[FIRST] + 1 + WIDE * ((cell >> CODE) - row[TOP] + 1)
    return place


@lean_kernel
def stone_rank(row: Row, slot: int) -> int:
    """Return how many stones of the same seat come before one, in reading order."""
    cell, own = row[STONE + slot], OWN + LINES * (slot // STONES)
    rank = ones(row[own + (cell >> CODE & WRAP)] & (1 << (cell & RIGHT) - row[X]) - 1)
    for line in range(row[TOP], cell >> CODE):
        rank += ones(row[own + (line & WRAP)])
    return rank


@lean_kernel
def free_rank(row: Row, cell: int) -> int:
    """Return how many free cells beside a stone come before one, in reading order."""
    rank = ones(edge(row, cell >> CODE) & (1 << (cell & RIGHT) - row[X]) - 1)
    for line in range(row[TOP] - 1, cell >> CODE):
        rank += ones(edge(row, line))
    return rank


@lean_kernel
def free_cell(row: Row, rank: int) -> int:
    """Return the free cell beside a stone before which there are so many."""
    line = row[TOP] - 1
    while rank >= ones(edge(row, line)):
        rank -= ones(edge(row, line))
        line += 1
    cell: int = line << CODE | row[X] + nth(edge(row, line), rank)
    return cell


@lean_kernel
def shift_action(stone: int, part: int, free: int) -> int:
    """Return the action of the after-game."""
    return PLACES + (stone * PARTS + part) * MOST_FREE + free


@lean_kernel
def read(row: Row, action: int) -> None:
    """Work out which stone goes where and what is kept, as `pick` knows it."""
    rest, free = divmod(action - PLACES, MOST_FREE)
    stone, part = divmod(rest, PARTS)
    row[SLOT], row[SPOT] = STONES * row[TURN], 0
    while row[STONE + row[SLOT]] == 0 or stone_rank(row, row[SLOT]) != stone:
        row[SLOT] += 1
    cell = free_cell(row, free)
    while row[EDGE + row[SPOT]] != cell:
        row[SPOT] += 1
    row[KEPT] = keep(row, row[SLOT], part)
    row[NEAR] = near(row, row[EDGE + row[SPOT]])


# The game


@lean_kernel
def actor(row: Row) -> int:
    """Return who acts."""
    return -1 if row[STAGE] == OVER else row[TURN]


@lean_kernel
def mask(row: Row, out: Flags) -> None:
    """Mark the legal actions."""
    if row[STAGE] == AFTER_GAME:
        mask_shifts(row, out)
    else:
        for n in range(row[EDGES]):
            out[place_of(row, row[EDGE + n])] = True


@lean_kernel
def mask_shifts(row: Row, out: Flags) -> None:
    """Mark every way to move a stone."""
    lifts, free = list_lifts(row), 0
    for line in range(row[TOP] - 1, row[BOTTOM] + 2):
        cells = edge(row, line)
        while cells:
            stones = near(row, line << CODE | row[X] + lowest(cells))
            for n in range(lifts):
                if row[KEEPS + n] & stones:
                    out[row[LIFTS + n] + free] = True
            cells &= cells - 1
            free += 1


@lean_kernel
def list_lifts(row: Row) -> int:
    """Write every way to lift a stone, with a part to keep; return how many there are."""
    first, possible, lifts = STONES * row[TURN], candidates(row, row[TURN]), 0
    for n in range(STONES):
        if not possible >> n & 1:
            continue
        rank = stone_rank(row, first + n)
        for part in range(PARTS):
            kept = keep_one(row, first + n, part) if possible >> STONES * part + n & 1 else 0
            row[LIFTS + lifts], row[KEEPS + lifts] = shift_action(rank, part, 0), kept
            lifts += kept != 0
    return lifts


@lean_kernel
def pick(row: Row, chance: Chance) -> int:
    """Return a legal action, each equally likely."""
    if row[STAGE] == AFTER_GAME:
        return pick_shift(row, chance)
    row[SPOT] = draw(chance, row[EDGES])
    return place_of(row, row[EDGE + row[SPOT]])


@lean_kernel
def pick_shift(row: Row, chance: Chance) -> int:
    """Draw stone, part and place again and again until they are a legal move; `play` need not look for them then."""
    possible = candidates(row, row[TURN])
    while True:
        drawn = draw(chance, PARTS * STONES)
        while not possible >> drawn & 1:
            drawn = draw(chance, PARTS * STONES)
        slot, part = STONES * row[TURN] + drawn % STONES, drawn // STONES
        kept = keep_one(row, slot, part)
        if kept:
            spot = draw(chance, row[EDGES])
            cell = row[EDGE + spot]
            stones = near(row, cell)
            if stones & kept:
                row[SLOT], row[SPOT], row[KEPT], row[NEAR] = slot, spot, kept, stones
                row[HINT] = shift_action(stone_rank(row, slot), part, free_rank(row, cell))
                found: int = row[HINT]
                return found


@lean_kernel
def play(row: Row, action: int) -> None:
    """Lay a stone, or move one."""
    seat = row[TURN]
    if action < PLACES:
        row[HANDS + seat] -= 1
        line, column = divmod(action, WIDE)
        cell = row[TOP] - 1 + line << CODE | row[FIRST] - 1 + column
        lay(row, cell, STONES * seat + STONES - 1 - row[HANDS + seat])
    else:
        if row[HINT] != action:
            read(row, action)
        cell = row[EDGE + row[SPOT]]
        shift(row, cell)
    row[HINT] = NONE
    end_turn(row, cell)
    if row[FIRST] - row[X] < LEAST or (cell & RIGHT) - row[X] > MOST:
        centre(row)


@lean_kernel
def shift(row: Row, cell: int) -> None:
    """Lift a stone, capture what is cut off, and lay it again (FW3, FW4)."""
    slot, kept = row[SLOT], row[KEPT]
    lifted, lost = row[STONE + slot], row[ALIVE] & ~kept & ~(1 << slot)
    take(row, slot)
    row[TURNS] += 1
    if lost:
        row[PASTS] = 0
        while lost:
            take(row, lowest(lost))
            lost &= lost - 1
    elif row[PASTS]:
        row[MOVES + row[PASTS] - 1] = ((slot // STONES) << 2 * CODE | lifted) << 2 * CODE | cell
    fit(row)
    lay(row, cell, slot)
    enlist(row, lifted)
    row[BESIDE + slot] = row[NEAR] & kept
    stones = row[BESIDE + slot]
    while stones:
        row[BESIDE + lowest(stones)] |= 1 << slot
        stones &= stones - 1
    if row[PASTS] == 0 or row[EDGES] > FULL:
        tidy(row)


@lean_kernel
def end_turn(row: Row, cell: int) -> None:
    """End the game, or pass the turn on; twin: rules.end_turn."""
    mover = row[TURN]
    row[TURN] = 1 - mover
    if row[COUNT + mover] >= 5 and wins(row, cell, mover):
        end(row, FIVE, mover)
    elif row[HANDS] + row[HANDS + 1] == 0:
        if row[EXACTLY] and has_five(row, 1 - mover):
            end(row, FIVE, 1 - mover)
        elif row[COUNT + 1 - mover] == 0:
            end(row, LAST, mover)
        elif row[COUNT] < 5 and row[COUNT + 1] < 5:
            end(row, NOBODY, NONE)
        else:
            go_on(row, mover)


@lean_kernel
def wins(row: Row, cell: int, seat: int) -> bool:
    """Say whether the stone just laid makes a row that wins, or with exactly five what was lifted or captured (FW2)."""
    if row[EXACTLY] and row[TURNS]:
        return has_five(row, seat)
    return longest(row, cell, seat, row[EXACTLY])


@lean_kernel
def go_on(row: Row, mover: int) -> None:
    """Let a player who cannot move pass (FW3); end what repeats itself or takes too long (FW6R)."""
    if row[STAGE] == LAYING:
        row[STAGE] = AFTER_GAME
        meet(row)
    if not can_move(row, 1 - mover):
        row[TURN] = mover
    now = name(row)
    if times(row, now) >= 2:
        end(row, THIRD, NONE)
    elif row[TURNS] >= LONGEST:
        end(row, LONG, NONE)
    row[PAST + row[PASTS]] = now
    row[PASTS] += 1


@lean_kernel
def name(row: Row) -> int:
    """Return a number for the position, the same wherever on the table it lies; twin: _name."""
    total, first, top = row[TURN], row[FIRST] - row[X], row[TOP]
    for n in range(row[BOTTOM] + 1 - top):
        line = top + n & WRAP
        one, other = row[OWN + line] >> first, row[OWN + LINES + line] >> first
        total += (one + SALT[0, n]) * (other + SALT[1, n])
    number: int = total
    return number


@lean_kernel
def times(row: Row, now: int) -> int:
    """Return how often a position has occurred."""
    found = 0
    for n in range(row[PASTS]):
        found += row[PAST + n] == now
    return found


@lean_kernel
def end(row: Row, ending: int, winner: int) -> None:
    """End the game."""
    row[STAGE], row[ENDING], row[WINNER] = OVER, ending, winner


@lean_kernel
def ways(row: Row) -> int:
    """Return in how many ways the lot for who begins may fall (G1R), 0 once it has."""
    return 2 if row[STAGE] == LOT else 0


@lean_kernel
def land(row: Row, way: int) -> None:
    """Draw the lot."""
    row[TURN], row[STAGE] = way, LAYING


@lean_kernel
def nature(row: Row, chance: Chance) -> None:
    """Let nature act, if something waits for it."""
    possible = ways(row)
    if possible:
        land(row, draw(chance, possible))


@lean_kernel
def observe(row: Row, seat: int, out: Seen) -> None:
    """Write what `seat` sees."""
    out[0], out[1] = row[HANDS + seat], row[HANDS + 1 - seat]
    out[2], out[3], out[4], out[5] = row[TURN] == seat, row[STAGE], row[TURNS], times(row, name(row))
    out[HEAD_SIZE:] = 0
    for slot in range(2 * STONES):
        if row[STONE + slot]:
            out[HEAD_SIZE + place_of(row, row[STONE + slot])] = 1 if slot // STONES == seat else 2


@lean_kernel
def returns(row: Row, out: Shares) -> None:
    """Write who has won; nobody in a draw."""
    winner = row[WINNER]
    out[0] = 0.0 if winner == NONE else 1.0 - 2 * winner
    out[1] = -out[0]
