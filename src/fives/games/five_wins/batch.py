"""Five Wins as a row of numbers: a word of bits for each line of the field, and how often positions have occurred.

Line y of the table is word `y & 63` of each set; no field is higher than 32 lines, so it never meets itself. Column x is
bit `x - row[X]`; when the field comes near the end of the words, all are shifted and X with them.

OWN      the stones of seat 0, then of seat 1          ALL      all stones
FREE     the free cells beside a stone                 KEPT     what stays lying if a stone is lifted: room to work in
REACHED  the part last flooded: room to work in
PAST     positions since the last capture (FW6R), each as a number that looks like chance and is the same wherever on
         the table the field lies
MOVES    how each of these was left: seat, stone lifted, place
"""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Final, cast

import numpy as np

from fives.core.opening import Opening
from fives.games.five_wins.encoding import AFTER_GAME, HEAD, LAYING, LOT, OVER, PARTS, PLACES, stage
from fives.games.five_wins.encoding import FREE as MOST_FREE
from fives.games.five_wins.field import ROW, WIDE, Cells, bits
from fives.games.five_wins.rules import CORNER, LONGEST, RULES, Cell, Ending, FiveWins, Options
from fives.solving.batch import Chance, Flags, Row, Seen, Shares, draw
from fives.solving.jit import kernel
from fives.solving.words import lowest, ones

LINES = 64  # words of a set
WRAP = LINES - 1
STAGE, TURN, EXACTLY, TURNS, ENDING, WINNER, X, FIRST, TOP, BOTTOM, EDGES, PASTS = range(12)
HANDS, COUNT = 12, 14  # of seat 0, and next to it of seat 1
HINT, LIFTED, TO = 16, 17, 18  # the last pick: its action, and what it means
FIRSTS = 19  # the first cells of up to three parts: room to work in
OWN, ALL, FREE, KEPT, REACHED = (32 + LINES * n for n in (0, 2, 3, 4, 5))
PAST = 32 + LINES * 6
MOVES = PAST + LONGEST + 2
WIDTH = MOVES + LONGEST + 2

NONE: Final = -1
BEGIN: Final = 20  # the bit of the first column with a stone, until the field grows beyond it
NEAR, FAR = 8, 56  # bits between which the field is kept
ENDINGS: Final = ("", *RULES)
FIVE, LAST, NOBODY, THIRD, LONG = range(1, 6)
DOWN, RIGHT = (-1, 0, 0, 1), (0, -1, 1, 0)  # the cells that share a side
HEAD_SIZE: Final = len(HEAD)
REACH: Final = 5  # a row of exactly five is known by the cells so far around


def _groups() -> list[int]:
    """Return, by the eight cells around a stone, how many parts its neighbours fall into as far as these cells show.

    The cells are in reading order. -1: the stone has no free side and may not be lifted (FW3).
    """
    ring = (0, 1, 2, 4, 7, 6, 5, 3)  # the eight cells in a circle; every second one shares a side with the stone
    found = []
    for code in range(256):
        around = [code >> cell & 1 for cell in ring]
        sides = around[1::2]
        joined = sum(all(around[(n + step) % 8] for step in range(3)) for n in (1, 3, 5, 7))
        found.append(-1 if all(sides) else sum(sides) - joined)
    return found


def _runs() -> list[int]:
    """Return, by eleven cells in a line, how long the row of stones is in which the middle one lies."""
    found = []
    for code in range(1 << 2 * REACH + 1):
        text = f"{code | 1 << REACH:011b}"
        found.append(len(text[:REACH].rpartition("0")[2]) + 1 + len(text[REACH + 1 :].partition("0")[0]))
    return found


GROUPS = np.array(_groups(), np.int64)
RUNS = np.array(_runs(), np.int64)
_chance = Random(5)
SALT = np.array([[_chance.getrandbits(63) | 1 for _ in range(WIDE)] for _ in range(2)], np.int64)


Places = frozenset[Cell]
CODE: Final = 12  # bits of a coordinate in MOVES
ORIGIN: Final = 1 << CODE - 1


def pack(state: FiveWins) -> Row:
    """Return a state as a row."""
    row = np.zeros(WIDTH, np.int64)
    row[STAGE], row[TURN], row[EXACTLY], row[TURNS] = stage(state), state.turn, state.options.exactly_five, state.turns
    row[ENDING], row[WINNER] = ENDINGS.index(state.ending), NONE if state.winner is None else state.winner
    row[HANDS : HANDS + 2], row[HINT] = state.hands, NONE
    row[FIRST], row[X] = BEGIN, state.corner.x + 1 - BEGIN
    row[TOP], row[BOTTOM] = state.corner.y + 1, state.corner.y
    for seat, stones in enumerate(state.stones):
        for cell in state.cells(stones):
            lay(row, cell.y, cell.x - row[X], seat)
    row[PASTS] = len(state.past)
    row[PAST : PAST + len(state.past)] = [_name(*position) for position in state.past]
    row[MOVES : MOVES + len(state.past)] = _moves(state)
    return row


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
        moves.append(move_code(seat, *lifted, *to))
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
    lines = range(int(row[TOP]), int(row[BOTTOM]) + 1)
    words = {y: int(row[OWN + LINES * seat + (y & WRAP)]) for y in lines}
    return frozenset(Cell(int(row[X]) + _number(bit), y) for y, word in words.items() for bit in bits(word))


def _number(bit: Cells) -> int:
    return bit.bit_length() - 1


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
        to_y, to_x, y, x = ((code >> CODE * n & (1 << CODE) - 1) - ORIGIN for n in range(4))
        seat = code >> CODE * 4
        stones[seat] = stones[seat] - {Cell(to_x, to_y)} | {Cell(x, y)}
        past.append((*_pushed(*stones)[:2], seat))
    return past[::-1]


@kernel
def move_code(seat: int, x: int, y: int, to_x: int, to_y: int) -> int:
    """Return a move without captures as one number, so that it can be taken back."""
    code = (seat << CODE | x + ORIGIN) << CODE | y + ORIGIN
    return (code << CODE | to_x + ORIGIN) << CODE | to_y + ORIGIN


# Stones


@kernel
def freshen(row: Row, y: int) -> None:
    """Work out again which cells of a line are free beside a stone."""
    here = row[ALL + (y & WRAP)]
    free = (here << 1 | here >> 1 | row[ALL + (y - 1 & WRAP)] | row[ALL + (y + 1 & WRAP)]) & ~here
    row[EDGES] += ones(free) - ones(row[FREE + (y & WRAP)])
    row[FREE + (y & WRAP)] = free


@kernel
def lay(row: Row, y: int, bit: int, seat: int) -> None:
    """Lay a stone on a free cell."""
    stone = 1 << bit
    row[OWN + LINES * seat + (y & WRAP)] |= stone
    row[ALL + (y & WRAP)] |= stone
    row[COUNT + seat] += 1
    row[TOP], row[BOTTOM], row[FIRST] = min(row[TOP], y), max(row[BOTTOM], y), min(row[FIRST], bit)
    for line in range(y - 1, y + 2):
        freshen(row, line)


@kernel
def take(row: Row, y: int, bit: int, seat: int) -> None:
    """Take a stone away."""
    stone = 1 << bit
    row[OWN + LINES * seat + (y & WRAP)] ^= stone
    row[ALL + (y & WRAP)] ^= stone
    row[COUNT + seat] -= 1
    for line in range(y - 1, y + 2):
        freshen(row, line)


@kernel
def capture(row: Row) -> None:
    """Take away what is not kept (FW4)."""
    row[COUNT] = row[COUNT + 1] = 0
    for y in range(row[TOP], row[BOTTOM] + 1):
        at = y & WRAP
        row[ALL + at] &= row[KEPT + at]
        row[OWN + at] &= row[KEPT + at]
        row[OWN + LINES + at] &= row[KEPT + at]
        row[COUNT] += ones(row[OWN + at])
        row[COUNT + 1] += ones(row[OWN + LINES + at])
    for y in range(row[TOP] - 1, row[BOTTOM] + 2):
        freshen(row, y)


@kernel
def fit(row: Row) -> None:
    """Find the first and the last line and the first column anew, after stones have been taken."""
    while row[ALL + (row[TOP] & WRAP)] == 0:
        row[TOP] += 1
    while row[ALL + (row[BOTTOM] & WRAP)] == 0:
        row[BOTTOM] -= 1
    columns = 0
    for y in range(row[TOP], row[BOTTOM] + 1):
        columns |= row[ALL + (y & WRAP)]
    row[FIRST] = lowest(columns)


@kernel
def centre(row: Row) -> None:
    """Shift all words so that the field lies in their middle."""
    shift = BEGIN - row[FIRST]
    for y in range(row[TOP] - 1, row[BOTTOM] + 2):
        for set in (OWN, OWN + LINES, ALL, FREE):
            word = row[set + (y & WRAP)]
            row[set + (y & WRAP)] = word << shift if shift > 0 else word >> -shift
    row[FIRST] += shift
    row[X] -= shift


@kernel
def find(row: Row, set: int, n: int) -> tuple[int, int]:
    """Return line and bit of the nth cell of a set, in reading order; it must have so many."""
    y = row[TOP] - 1
    word = row[set + (y & WRAP)]
    count = ones(word)
    while n >= count:
        n -= count
        y += 1
        word = row[set + (y & WRAP)]
        count = ones(word)
    for _ in range(n):
        word &= word - 1
    return y, lowest(word)


# Rows of five


@kernel
def longest(row: Row, y: int, bit: int, seat: int, exactly: bool) -> bool:
    """Say whether a row that wins goes through this stone (FW2)."""
    across = row[OWN + LINES * seat + (y & WRAP)] >> (bit - REACH)
    down, falling, rising = 0, 0, 0
    for n in range(2 * REACH + 1):
        word = row[OWN + LINES * seat + (y + n - REACH & WRAP)]
        down |= (word >> bit & 1) << n
        falling |= (word >> (bit + n - REACH) & 1) << n
        rising |= (word >> (bit + REACH - n) & 1) << n
    most = (1 << 2 * REACH + 1) - 1
    if exactly:
        return RUNS[across & most] == 5 or RUNS[down] == 5 or RUNS[falling] == 5 or RUNS[rising] == 5
    return max(RUNS[across & most], RUNS[down], RUNS[falling], RUNS[rising]) >= 5


@kernel
def has_five(row: Row, seat: int) -> bool:
    """Say whether a seat has a row of exactly five anywhere: a capture may have made it of a longer one (FW2)."""
    for y in range(row[TOP], row[BOTTOM] + 1):
        word = row[OWN + LINES * seat + (y & WRAP)]
        while word:
            if longest(row, y, lowest(word), seat, True):
                return True
            word &= word - 1
    return False


# Lifting a stone


@kernel
def lift(row: Row, y: int, bit: int) -> None:
    """Write all stones but one to KEPT."""
    for line in range(row[TOP] - 2, row[BOTTOM] + 3):
        row[KEPT + (line & WRAP)] = row[ALL + (line & WRAP)]
    row[KEPT + (y & WRAP)] ^= 1 << bit


@kernel
def flood(row: Row, y: int, bit: int) -> int:
    """Write the part of KEPT that is connected with a cell to REACHED, and return how many stones it has."""
    for line in range(row[TOP] - 2, row[BOTTOM] + 3):
        row[REACHED + (line & WRAP)] = 0
    row[REACHED + (y & WRAP)] = 1 << bit
    grown = True
    while grown:
        grown = False
        for line in range(row[TOP], row[BOTTOM] + 1):
            grown |= grow(row, line)
        for line in range(row[BOTTOM], row[TOP] - 1, -1):
            grown |= grow(row, line)
    size = 0
    for line in range(row[TOP], row[BOTTOM] + 1):
        size += ones(row[REACHED + (line & WRAP)])
    return size


@kernel
def grow(row: Row, y: int) -> bool:
    """Let the flood fill a line from the lines beside it; say whether it did."""
    stones, before = row[KEPT + (y & WRAP)], row[REACHED + (y & WRAP)]
    wet = (before | row[REACHED + (y - 1 & WRAP)] | row[REACHED + (y + 1 & WRAP)]) & stones
    spread = (wet << 1 | wet >> 1) & stones | wet
    while spread != wet:
        wet = spread
        spread = (wet << 1 | wet >> 1) & stones | wet
    row[REACHED + (y & WRAP)] = wet
    return wet != before


@kernel
def keep(row: Row, y: int, bit: int, part: int) -> int:
    """Write to KEPT what stays lying if a stone is lifted and this one of the largest parts is kept (FW4R).

    Return from how many largest parts to choose: 0 if the stone may not be lifted (FW3), 1 if there is no choice. KEPT
    is written only if `part` is among them; if it is not, there may be fewer than returned.
    """
    row[HINT] = NONE
    above, below = row[ALL + (y - 1 & WRAP)] >> (bit - 1) & 7, row[ALL + (y + 1 & WRAP)] >> (bit - 1) & 7
    here = row[ALL + (y & WRAP)] >> (bit - 1)
    groups = GROUPS[above | (here & 1) << 3 | (here >> 2 & 1) << 4 | below << 5]
    if groups <= part:
        return max(groups, 0)
    lift(row, y, bit)
    return 1 if groups == 1 else split(row, y, bit, part)


@kernel
def split(row: Row, y: int, bit: int, part: int) -> int:
    """Do what `keep` promises for a stone whose neighbours may not be connected without it."""
    stones, most, found = row[COUNT] + row[COUNT + 1] - 1, 0, 0
    for side in range(4):
        near_y, near = y + DOWN[side], bit + RIGHT[side]
        if row[KEPT + (near_y & WRAP)] >> near & 1:
            size = flood(row, near_y, near)
            if size == stones:
                return 1
            first = drain(row)
            if size > most:
                most, found = size, 0
            if size == most:
                enter(row, found, first)
                found += 1
    if part < found:
        lift(row, y, bit)
        at = row[FIRSTS + part]
        flood(row, row[TOP] + at // LINES, at % LINES)
        for line in range(row[TOP], row[BOTTOM] + 1):
            row[KEPT + (line & WRAP)] = row[REACHED + (line & WRAP)]
    return found


@kernel
def drain(row: Row) -> int:
    """Take what was flooded out of KEPT; return its first cell, counted from the field's first line."""
    first = NONE
    for y in range(row[TOP], row[BOTTOM] + 1):
        wet = row[REACHED + (y & WRAP)]
        row[KEPT + (y & WRAP)] ^= wet
        if wet and first == NONE:
            first = LINES * (y - row[TOP]) + lowest(wet)
    return first


@kernel
def enter(row: Row, found: int, first: int) -> None:
    """Put the first cell of a part where it belongs among those found, in reading order."""
    at = FIRSTS + found
    while at > FIRSTS and row[at - 1] > first:
        row[at] = row[at - 1]
        at -= 1
    row[at] = first


@kernel
def touches(row: Row, y: int, bit: int) -> bool:
    """Say whether a cell shares a side with a stone that is kept."""
    here = row[KEPT + (y & WRAP)]
    return (here << 1 | here >> 1 | row[KEPT + (y - 1 & WRAP)] | row[KEPT + (y + 1 & WRAP)]) >> bit & 1 == 1


@kernel
def can_move(row: Row, seat: int) -> bool:
    """Say whether a stone of `seat` has a free side (FW3)."""
    for y in range(row[TOP], row[BOTTOM] + 1):
        here, own = row[ALL + (y & WRAP)], row[OWN + LINES * seat + (y & WRAP)]
        if own & ~(here << 1 & here >> 1 & row[ALL + (y - 1 & WRAP)] & row[ALL + (y + 1 & WRAP)]):
            return True
    return False


# The game


@kernel
def actor(row: Row) -> int:
    """Return who acts."""
    return -1 if row[STAGE] == OVER else row[TURN]


@kernel
def mask(row: Row, out: Flags) -> None:
    """Mark the legal actions."""
    if row[STAGE] == AFTER_GAME:
        for stone in range(row[COUNT + row[TURN]]):
            mask_stone(row, stone, out)
    elif row[EDGES] == 0:
        out[WIDE + 1] = True
    else:
        for n in range(row[EDGES]):
            y, bit = find(row, FREE, n)
            out[place_of(row, y, bit)] = True


@kernel
def mask_stone(row: Row, stone: int, out: Flags) -> None:
    """Mark the ways to move one stone."""
    y, bit = find(row, OWN + LINES * row[TURN], stone)
    part = 0
    while part < keep(row, y, bit, part):
        for n in range(row[EDGES]):
            to_y, to = find(row, FREE, n)
            if touches(row, to_y, to):
                out[PLACES + (stone * PARTS + part) * MOST_FREE + n] = True
        part += 1


@kernel
def place_of(row: Row, y: int, bit: int) -> int:
    """Return a cell as the encoding counts it."""
    return bit - row[FIRST] + 1 + WIDE * (y - row[TOP] + 1)


@kernel
def pick(row: Row, chance: Chance) -> int:
    """Return a legal action, each equally likely."""
    if row[STAGE] == AFTER_GAME:
        return pick_shift(row, chance)
    if row[EDGES] == 0:
        return WIDE + 1
    y, bit = find(row, FREE, draw(chance, row[EDGES]))
    return place_of(row, y, bit)


@kernel
def pick_shift(row: Row, chance: Chance) -> int:
    """Return a stone, a part and a place drawn again and again until they are a legal move; `play` is told about it."""
    count = row[COUNT + row[TURN]]
    while True:
        drawn = draw(chance, PARTS * count)
        part = drawn // count
        stone = drawn - part * count
        y, bit = find(row, OWN + LINES * row[TURN], stone)
        if part < keep(row, y, bit, part):
            free = draw(chance, row[EDGES])
            to_y, to = find(row, FREE, free)
            if touches(row, to_y, to):
                row[HINT] = PLACES + (stone * PARTS + part) * MOST_FREE + free
                row[LIFTED] = LINES * (y - row[TOP]) + bit
                row[TO] = LINES * (to_y - row[TOP] + 1) + to
                return row[HINT]


@kernel
def read(row: Row, action: int) -> None:
    """Work out which stone goes where, and what is kept."""
    rest = (action - PLACES) // MOST_FREE
    y, bit = find(row, OWN + LINES * row[TURN], rest // PARTS)
    keep(row, y, bit, rest % PARTS)
    to_y, to = find(row, FREE, (action - PLACES) % MOST_FREE)
    row[LIFTED] = LINES * (y - row[TOP]) + bit
    row[TO] = LINES * (to_y - row[TOP] + 1) + to


@kernel
def play(row: Row, action: int) -> None:
    """Lay a stone, or move one."""
    if action < PLACES:
        y, bit = row[TOP] - 1 + action // WIDE, row[FIRST] - 1 + action % WIDE
        row[HANDS + row[TURN]] -= 1
    else:
        if row[HINT] != action:
            read(row, action)
        y, bit = row[TOP] - 1 + row[TO] // LINES, row[TO] % LINES
        shift(row, y, bit)
    lay(row, y, bit, row[TURN])
    settle(row, y, bit)
    row[HINT] = NONE
    if row[FIRST] < NEAR or bit > FAR:
        centre(row)


@kernel
def shift(row: Row, to_y: int, to: int) -> None:
    """Lift a stone, and capture what is cut off (FW3, FW4)."""
    y, bit = row[TOP] + row[LIFTED] // LINES, row[LIFTED] % LINES
    kept = 0
    for line in range(row[TOP], row[BOTTOM] + 1):
        kept += ones(row[KEPT + (line & WRAP)])
    if kept == row[COUNT] + row[COUNT + 1] - 1:
        take(row, y, bit, row[TURN])
        if row[PASTS]:
            row[MOVES + row[PASTS] - 1] = move_code(row[TURN], row[X] + bit, y, row[X] + to, to_y)
    else:
        capture(row)
        row[PASTS] = 0
    fit(row)
    row[TURNS] += 1


@kernel
def settle(row: Row, y: int, bit: int) -> None:
    """End the game, or pass the turn on; twin: rules.settle."""
    mover = row[TURN]
    row[TURN] = 1 - mover
    if row[COUNT + mover] >= 5 and wins(row, y, bit, mover):
        end(row, FIVE, mover)
    elif row[HANDS] + row[HANDS + 1] == 0:
        if row[EXACTLY] and has_five(row, 1 - mover):
            end(row, FIVE, 1 - mover)
        elif row[COUNT + 1 - mover] == 0:
            end(row, LAST, mover)
        elif row[COUNT] < 5 and row[COUNT + 1] < 5:
            end(row, NOBODY, NONE)
        else:
            row[STAGE] = AFTER_GAME
            go_on(row, mover)


@kernel
def wins(row: Row, y: int, bit: int, seat: int) -> bool:
    """Say whether the stone just laid makes a row that wins, or with exactly five what was lifted or captured (FW2)."""
    if row[EXACTLY] and row[TURNS]:
        return has_five(row, seat)
    return longest(row, y, bit, seat, row[EXACTLY] == 1)


@kernel
def go_on(row: Row, mover: int) -> None:
    """Let a player pass who cannot move (FW3); end what repeats itself or takes too long (FW6R)."""
    if not can_move(row, 1 - mover):
        row[TURN] = mover
    now = name(row)
    if times(row, now) >= 2:
        end(row, THIRD, NONE)
    elif row[TURNS] >= LONGEST:
        end(row, LONG, NONE)
    row[PAST + row[PASTS]] = now
    row[PASTS] += 1


@kernel
def name(row: Row) -> int:
    """Return a number for the position, the same wherever on the table it lies; twin: _name."""
    total, first = row[TURN], row[FIRST]
    for y in range(row[TOP], row[BOTTOM] + 1):
        one, other = row[OWN + (y & WRAP)] >> first, row[OWN + LINES + (y & WRAP)] >> first
        total += (one + SALT[0, y - row[TOP]]) * (other + SALT[1, y - row[TOP]])
    return total


@kernel
def times(row: Row, now: int) -> int:
    """Return how often a position has occurred."""
    found = 0
    for n in range(row[PASTS]):
        found += row[PAST + n] == now
    return found


@kernel
def end(row: Row, ending: int, winner: int) -> None:
    """End the game."""
    row[STAGE], row[ENDING], row[WINNER] = OVER, ending, winner


@kernel
def nature(row: Row, chance: Chance) -> None:
    """Draw the lot for who begins (G1R)."""
    if row[STAGE] == LOT:
        row[TURN] = draw(chance, 2)
        row[STAGE] = LAYING


@kernel
def observe(row: Row, seat: int, out: Seen) -> None:
    """Write what `seat` sees."""
    out[0], out[1] = row[HANDS + seat], row[HANDS + 1 - seat]
    out[2], out[3], out[4], out[5] = row[TURN] == seat, row[STAGE], row[TURNS], times(row, name(row))
    out[HEAD_SIZE:] = 0
    for y in range(row[TOP], row[BOTTOM] + 1):
        for other in range(2):
            word = row[OWN + LINES * (seat ^ other) + (y & WRAP)]
            while word:
                out[HEAD_SIZE + place_of(row, y, lowest(word))] = 1 + other
                word &= word - 1


@kernel
def returns(row: Row, out: Shares) -> None:
    """Write who has won; nobody in a draw."""
    winner = row[WINNER]
    out[0] = 0.0 if winner == NONE else 1.0 - 2 * winner
    out[1] = -out[0]
