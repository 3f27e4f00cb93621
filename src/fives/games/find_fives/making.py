"""Boards from a seed in compiled kernels: the same boards as `boards.py` makes, for games by the thousand.

Symbols are 0 to 5. A sum of powers of six tells which five symbols an outline shows: the last symbol adds nothing, as
it is what the others leave.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from fives.games.find_fives.boards import (
    FEWEST_FIVES,
    LARGEST_REGION,
    POOREST,
    RICHEST,
    SWAPS,
    TRIES,
    neighbours,
)
from fives.games.find_fives.dice import SYMBOLS, rolls
from fives.games.find_fives.judge import MOST_FIVES
from fives.games.find_fives.shapes import SHAPES, SQUARES, VALUES, masks, placements
from fives.solving.batch import HALF, LOW, STEP, Row, stir
from fives.solving.jit import kernel, lean_kernel

Ints = NDArray[np.int64]
Stream = NDArray[np.uint64]  # a single number

OUTLINES: Final = len(placements())
FIFTY: Final = 50  # a board's hundred squares are two numbers of fifty bits, its upper and its lower half
CELLS: Final = np.array([outline.cells for outline in placements()], np.uint8)
SHAPE: Final = np.array([SHAPES.index(outline.shape) for outline in placements()], np.uint8)
PRICE: Final = np.array([VALUES[shape] for shape in SHAPES], np.int64)
UPPER: Final = np.array([masks()[outline] & ((1 << FIFTY) - 1) for outline in placements()], np.int64)
LOWER: Final = np.array([masks()[outline] >> FIFTY for outline in placements()], np.int64)
DEAREST: Final = np.argsort(-PRICE[SHAPE], kind="stable").astype(np.int16)  # outlines, those of one shape together
POWERS: Final = np.array([6, 36, 216, 1296, 7776, 0], np.int64) // 6
CODES: Final = 6**5
ROLLS: Final = len(rolls())
NEIGHBOURS: Final = np.array([[*beside, *[-1] * (4 - len(beside))] for beside in neighbours()], np.int8)


def _rolls_by_code() -> NDArray[np.int16]:
    """Return the number of the roll that a sum stands for, -1 if that is not in play."""
    table = np.full(CODES, -1, np.int16)
    for number, roll in enumerate(rolls()):
        table[sum(POWERS[SYMBOLS.index(symbol)] for symbol in roll)] = number
    return table


def _through() -> tuple[NDArray[np.int16], Row]:
    """Return for each square the outlines that cover it, one square after the other, and where they begin."""
    covering = [[number for number in range(OUTLINES) if square in CELLS[number]] for square in range(SQUARES)]
    begins = np.cumsum([0, *map(len, covering)])
    return np.concatenate(covering).astype(np.int16), begins.astype(np.int64)


ROLL: Final = _rolls_by_code()
THROUGH, BEGINS = _through()


@lean_kernel
def below(stream: Stream, stop: int) -> int:
    """Return a number below `stop`. Twin: boards.Stream."""
    stream[0] += STEP
    mixed, most = stir(stream[0]), np.uint64(stop)
    return np.int64(((mixed >> HALF) * most + (((mixed & LOW) * most) >> HALF)) >> HALF)  # type: ignore[return-value]


@kernel
def mix(things: Ints, stream: Stream) -> None:
    """Put things in any order."""
    for last in range(things.size - 1, 0, -1):
        other = below(stream, last + 1)
        things[last], things[other] = things[other], things[last]


@lean_kernel
def swap(board: Ints, one: int, other: int) -> None:
    """Swap the symbols of two squares."""
    board[one], board[other] = board[other], board[one]


@kernel
def is_large(board: Ints, cell: int) -> bool:
    """Say whether a square lies in a region of its symbol that is too large. Twin: boards.is_large."""
    region = np.empty(LARGEST_REGION, np.int64)
    region[0] = cell
    size, looked = 1, 0
    while looked < size:
        for other in NEIGHBOURS[region[looked]]:
            if other >= 0 and board[other] == board[cell] and not holds(region, size, other):
                if size == LARGEST_REGION:
                    return True
                region[size] = other
                size += 1
        looked += 1
    return False


@lean_kernel
def holds(region: Ints, size: int, cell: int) -> bool:
    """Say whether a square is among the first ones of a region."""
    found = False
    for n in range(size):
        found |= region[n] == cell
    return found


@kernel
def count_large(board: Ints) -> int:
    """Return how many squares lie in regions that are too large."""
    count = 0
    for cell in range(SQUARES):
        count += is_large(board, cell)
    return count


@kernel
def shuffle(board: Ints, stream: Stream) -> None:
    """Lay sixteen or seventeen of each symbol in any order, without large regions. Twin: boards._shuffle."""
    extra = np.arange(6)
    mix(extra, stream)
    for cell in range(SQUARES):
        board[cell] = cell % 6 if cell < 96 else extra[cell - 96]
    mix(board, stream)
    large = count_large(board)
    while large:
        cell = 0
        while not is_large(board, cell):
            cell += 1
        other = below(stream, SQUARES)
        swap(board, cell, other)
        after = count_large(board)
        if after < large:
            large = after
        else:
            swap(board, cell, other)


@lean_kernel
def code_of(board: Ints, number: int) -> int:
    """Return the sum that tells the symbols of an outline."""
    code = 0
    for n in range(5):
        code += POWERS[board[CELLS[number, n]]]
    return code


@lean_kernel
def covers(number: int, cell: int) -> bool:
    """Say whether an outline covers a square."""
    half = UPPER[number] >> cell if cell < FIFTY else LOWER[number] >> (cell - FIFTY)
    return half & 1 == 1  # type: ignore[no-any-return]


@lean_kernel
def recount(held: Ints, counts: Ints, cell: int, other: int, change: int) -> int:
    """Change the sums of all outlines through `cell` but not `other`; return how many more FIVES are missing then."""
    missing = 0
    for at in range(BEGINS[cell], BEGINS[cell + 1]):
        number = THROUGH[at]
        if not covers(number, other):
            old, new = held[number], held[number] + change
            counts[old] -= 1
            missing += ROLL[old] >= 0 and counts[old] < FEWEST_FIVES
            missing -= ROLL[new] >= 0 and counts[new] < FEWEST_FIVES
            counts[new] += 1
            held[number] = new
    return missing


@kernel
def best_total(fives: Ints, size: int, room: Ints) -> int:
    """Return the highest total of at most five FIVES that do not overlap, of different shapes. Twin: search.best_total.

    fives   the dearest first, those of one shape together; `size` says how many
    room    a row for what is left after each that is chosen
    """
    at, ends, worth = np.zeros(MOST_FIVES, np.int64), np.zeros(MOST_FIVES, np.int64), np.zeros(MOST_FIVES, np.int64)
    for n in range(size):
        room[0, n] = fives[n]
    ends[0], depth, best = size, 0, 0
    while depth >= 0:
        begin, end, left = at[depth], ends[depth], MOST_FIVES - depth
        if begin == end or worth[depth] + hope(room, depth, begin, end, left)[0] <= best:
            depth -= 1
            continue
        at[depth] += 1
        value = worth[depth] + PRICE[SHAPE[room[depth, begin]]]
        end = keep_clear(room, depth, begin, end)
        more, shapes = hope(room, depth + 1, 0, end, left - 1)
        if value + more > best:
            if shapes < 2 or left == 2:  # what was hoped for is there
                best = value + more
            else:
                depth += 1
                at[depth], ends[depth], worth[depth] = 0, end, value
    return best


@lean_kernel
def keep_clear(room: Ints, depth: int, begin: int, end: int) -> int:
    """Write to the next row what can join the FIVE at `begin` and comes after it; return how many."""
    five, size = room[depth, begin], 0
    for n in range(begin + 1, end):
        other = room[depth, n]
        if SHAPE[other] != SHAPE[five] and (UPPER[other] & UPPER[five]) | (LOWER[other] & LOWER[five]) == 0:
            room[depth + 1, size] = other
            size += 1
    return size


@lean_kernel
def hope(room: Ints, depth: int, begin: int, end: int, most: int) -> tuple[int, int]:
    """Return what the `most` dearest shapes would bring if none overlapped, and how many shapes these are."""
    total, shapes, last = 0, 0, -1
    for n in range(begin, end):
        shape = int(SHAPE[room[depth, n]])
        if shape != last:
            if shapes == most:
                break
            total, shapes, last = total + PRICE[shape], shapes + 1, shape
    return total, shapes


@kernel
def richness(held: Ints, counts: Ints) -> float:
    """Return the best score of a round, averaged over all rolls. Twin: boards.richness."""
    most = 0
    for code in range(CODES):
        if ROLL[code] >= 0:
            most = max(most, counts[code])
    fives, sizes, room = np.empty((ROLLS, most), np.int64), np.zeros(ROLLS, np.int64), np.empty((5, most), np.int64)
    for number in DEAREST:
        roll = ROLL[held[number]]
        if roll >= 0:
            fives[roll, sizes[roll]] = number
            sizes[roll] += 1
    total = 0
    for roll in range(ROLLS):
        total += best_total(fives[roll], sizes[roll], room)
    return total / ROLLS


@kernel
def improve(board: Ints, stream: Stream) -> bool:
    """Swap squares until there are enough FIVES for every roll, and not too many; say whether that worked.

    Twin: boards._improved
    """
    held, counts, missing, swaps = np.empty(OUTLINES, np.int64), np.zeros(CODES, np.int64), 0, SWAPS
    for number in range(OUTLINES):
        held[number] = code_of(board, number)
        counts[held[number]] += 1
    for code in range(CODES):
        missing += max(0, FEWEST_FIVES - counts[code]) if ROLL[code] >= 0 else 0
    for _ in range(TRIES):
        if missing == 0 and swaps >= SWAPS:
            if POOREST <= richness(held, counts) <= RICHEST:
                return True
            swaps = 0
        cell, other = below(stream, SQUARES), below(stream, SQUARES)
        if board[cell] == board[other]:
            continue
        swap(board, cell, other)
        if is_large(board, cell) or is_large(board, other):
            swap(board, cell, other)
            continue
        change = POWERS[board[cell]] - POWERS[board[other]]
        more = recount(held, counts, cell, other, change) + recount(held, counts, other, cell, -change)
        if more > 0:
            swap(board, cell, other)
            recount(held, counts, cell, other, -change)
            recount(held, counts, other, cell, change)
        else:
            missing, swaps = missing + more, swaps + 1
    return False


@kernel
def make_board(board: Ints, stream: Stream) -> None:
    """Make the next board of a stream. Twin: boards.make_boards."""
    shuffle(board, stream)
    while not improve(board, stream):
        shuffle(board, stream)
