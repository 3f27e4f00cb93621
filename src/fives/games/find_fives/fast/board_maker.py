"""Boards from a seed in compiled kernels: the same boards as `../board_maker.py` makes, for games by the thousand.

Symbols are 0 to 5. A sum of powers of six tells which five symbols an outline shows: the last symbol adds nothing, as
it is what the others leave. There are 252 kinds of five symbols, and the first 126 of them are the rolls in play.
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final

import numpy as np
from numpy.typing import NDArray

from fives.games.find_fives.board_maker import (
    FEWEST_FIVES,
    LARGEST_REGION,
    POOREST,
    RICHEST,
    SWAPS,
    TRIES,
    neighbours,
)
from fives.games.find_fives.dice import SYMBOLS, rolls
from fives.games.find_fives.judge_outlines import MOST_FIVES
from fives.games.find_fives.shapes import SHAPES, SIDE, SQUARES, VALUES, masks, placements
from fives.solving.batch import HALF, LOW, STEP, Row, stir
from fives.solving.bitsets import lowest
from fives.solving.jit import kernel, lean_kernel

Ints = NDArray[np.int64]
Bytes = NDArray[np.uint8]
Fives = NDArray[np.uint16]  # without a sign, so that no kernel asks whether an index counts from the end
Counts = NDArray[np.int32]
Stream = NDArray[np.uint64]  # a single number

OUTLINES: Final = len(placements())
FIFTY: Final = 50  # a board's hundred squares are two numbers of fifty bits, its upper and its lower half
CELLS: Final = np.array([outline.cells for outline in placements()], np.uint8)
SHAPE: Final = np.array([SHAPES.index(outline.shape) for outline in placements()], np.uint8)
PRICE: Final = np.array([VALUES[shape] for shape in SHAPES], np.int64)
UPPER: Final = np.array([masks()[outline] & ((1 << FIFTY) - 1) for outline in placements()], np.int64)
LOWER: Final = np.array([masks()[outline] >> FIFTY for outline in placements()], np.int64)
POWERS: Final = np.array([6, 36, 216, 1296, 7776, 0], np.int64) // 6
CODES: Final = 6**5
ROLLS: Final = len(rolls())
NEIGHBOURS: Final = np.array([[*beside, *[-1] * (4 - len(beside))] for beside in neighbours()], np.int8)
PIECES: Final = len(SHAPES)
SHAPED: Final = SQUARES  # see `best_total`
OPEN: Final = SHAPED + PIECES
WIDTH: Final = OPEN + MOST_FIVES
BITS: Final = 64  # of a word
LONGEST: Final = 4  # steps between two squares of one outline
FOURS: Final = ["".join(four) for four in combinations_with_replacement(SYMBOLS, 4)]
KINDS: Final = [*rolls(), *sorted({"".join(five) for five in combinations_with_replacement(SYMBOLS, 5)} - {*rolls()})]
NO_FOUR: Final = len(FOURS)
WITH: Final = np.array([[KINDS.index("".join(sorted(four + one))) for four in FOURS] for one in SYMBOLS], np.uint8)
WITHOUT: Final = np.array(  # by symbol and kind the four others, if it is one of the five
    [[FOURS.index(kind.replace(one, "", 1)) if one in kind else NO_FOUR for kind in KINDS] for one in SYMBOLS], np.uint8
)


def _kinds_by_code() -> Bytes:
    """Return the number of the kind that a sum stands for."""
    table = np.zeros(CODES, np.uint8)
    for number, kind in enumerate(KINDS):
        table[sum(POWERS[SYMBOLS.index(symbol)] for symbol in kind)] = number
    return table


DEAREST: Final = np.lexsort((np.bincount(SHAPE), -PRICE))  # shapes; of equals the rarest, which leave less to try
PLACE: Final = np.argsort(DEAREST).astype(np.uint8)[SHAPE]  # by outline that of its shape among the dearest
WORTH: Final = PRICE[DEAREST]


def _hopes() -> Bytes:
    """Return what the dearest shapes bring of those there are: by how many may be chosen, and which, as bits."""
    hopes = np.zeros((MOST_FIVES + 1, 1 << PIECES), np.uint8)
    for shapes in range(1 << PIECES):
        worth = [int(WORTH[place]) for place in range(PIECES) if shapes >> place & 1]
        hopes[:, shapes] = [sum(worth[:most]) for most in range(MOST_FIVES + 1)]
    return hopes


def _through() -> tuple[Fives, Row]:
    """Return for each square the outlines that cover it, one square after the other, and where they begin."""
    covering = [np.nonzero(np.isin(CELLS, square))[0] for square in range(SQUARES)]
    begins = np.cumsum([0, *map(len, covering)])
    return np.concatenate(covering).astype(np.uint16), begins.astype(np.int64)


KIND: Final = _kinds_by_code()
HOPE: Final = _hopes()
THROUGH, BEGINS = _through()


@lean_kernel
def below(stream: Stream, stop: int) -> int:
    """Return a number below `stop`. Twin: board_maker.Stream."""
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


@lean_kernel
def is_large(board: Ints, cell: int) -> bool:
    """Say whether a square lies in a region of its symbol that is too large. Twin: board_maker.is_large."""
    region, size, looked = cell, 1, 0  # seven bits for each square
    while looked < size:
        for n in range(4):
            other = NEIGHBOURS[region >> 7 * looked & 127, n]
            if other >= 0 and board[other] == board[cell] and not holds(region, size, other):
                if size == LARGEST_REGION:
                    return True
                region |= other << 7 * size
                size += 1
        looked += 1
    return False


@lean_kernel
def holds(region: int, size: int, cell: int) -> bool:
    """Say whether a square is in a region."""
    found = False
    for n in range(size):
        found |= region >> 7 * n & 127 == cell
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
    """Lay sixteen or seventeen of each symbol in any order, without large regions. Twin: board_maker._shuffle."""
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
def sum_of(powers: Ints, number: int) -> int:
    """Return the same, by what each square adds."""
    code = 0
    for n in range(5):
        code += powers[CELLS[number, n]]
    return code


@lean_kernel
def covers(number: int, cell: int) -> bool:
    """Say whether an outline covers a square."""
    half = UPPER[number] >> cell if cell < FIFTY else LOWER[number] >> (cell - FIFTY)
    return half & 1 == 1  # type: ignore[no-any-return]


@lean_kernel
def count_fives(board: Ints, held: Bytes, counts: Counts) -> None:
    """Write by outline the kind of symbols that it shows, and by roll how many FIVES there are."""
    counts[:] = 0
    for number in range(OUTLINES):
        held[number] = KIND[code_of(board, number)]
        if held[number] < ROLLS:
            counts[held[number]] += 1


@lean_kernel
def missing_fives(counts: Counts) -> int:
    """Return how many FIVES are missing for all rolls together."""
    missing = 0
    for roll in range(ROLLS):
        missing += max(0, FEWEST_FIVES - counts[roll])
    return missing


@lean_kernel
def recount(
    held: Bytes, counts: Counts, cell: int, other: int, one: int, two: int, fours: Counts, after: Counts
) -> None:
    """Write to `after` how many FIVES there are once `cell`, which shows `one`, and `other` with `two` are swapped.

    What an outline through one of the squares becomes depends on its four other symbols alone. So those are counted,
    through `cell` up and through `other` down, and what goes through both, which stays as it is, not at all.
    """
    fours[:] = 0
    for at in range(BEGINS[cell], BEGINS[cell + 1]):
        fours[WITHOUT[one, held[THROUGH[at]]]] += 1
    for at in range(BEGINS[other], BEGINS[other + 1]):
        fours[WITHOUT[two, held[THROUGH[at]]]] -= 1
    if abs(cell // SIDE - other // SIDE) + abs(cell % SIDE - other % SIDE) <= LONGEST:
        for at in range(BEGINS[cell], BEGINS[cell + 1]):
            if covers(THROUGH[at], other):
                fours[WITHOUT[one, held[THROUGH[at]]]] -= 1
                fours[WITHOUT[two, held[THROUGH[at]]]] += 1
    for roll in range(ROLLS):
        after[roll] = counts[roll] + fours[WITHOUT[two, roll]] - fours[WITHOUT[one, roll]]


@lean_kernel
def replace(held: Bytes, cell: int, one: int, two: int) -> None:
    """Let all outlines through `cell` show `two` there instead of `one`."""
    for at in range(BEGINS[cell], BEGINS[cell + 1]):
        held[THROUGH[at]] = WITH[two, WITHOUT[one, held[THROUGH[at]]]]


@lean_kernel
def best_total(fives: Fives, size: int, words: int, bits: Ints, worth: Ints, shapes: Ints) -> int:
    """Return the highest total of at most five FIVES of different shapes that do not overlap.

    Twin: search_fives.best_total.

    fives   numbers of outlines; `size` says how many, and `words` how many words have a bit for each
    bits    room for sets of these FIVES, by word: those on each square, of each shape (from SHAPED on, the dearest
            first), and from OPEN on those that can still join what is chosen, by how many are
    worth   room for what those bring that are chosen, by how many they are
    shapes  room for the shapes of those that can join them, as bits
    """
    bits[:words] = 0
    for n in range(size):
        word, bit = n >> 6, 1 << (n & 63)
        for square in range(5):
            bits[word, CELLS[fives[n], square]] |= bit
        bits[word, SHAPED + PLACE[fives[n]]] |= bit
        bits[word, OPEN] |= bit
    best, chosen, value, some = 0, 0, 0, open_shapes(bits, words, OPEN)
    while True:
        left = MOST_FIVES - chosen
        if value + HOPE[left, some] <= best:
            if chosen == 0:
                return best
            chosen -= 1
            value, some = worth[chosen], shapes[chosen]
            continue
        place = lowest(some)
        five = take(bits, words, OPEN + chosen, SHAPED + place)
        some &= ~(is_empty(bits, words, OPEN + chosen, SHAPED + place) << place)
        keep_clear(bits, words, OPEN + chosen, SHAPED + place, fives[five])
        joining = open_shapes(bits, words, OPEN + chosen + 1)
        hope = value + WORTH[place] + HOPE[left - 1, joining]
        if hope > best:
            if left == 2 or joining & (joining - 1) == 0:  # what was hoped for is there
                best = hope
            else:
                worth[chosen], shapes[chosen] = value, some
                chosen, value, some = chosen + 1, value + WORTH[place], joining


@lean_kernel
def words_for(size: int) -> int:
    """Return how many words have so many bits."""
    return (size + BITS - 1) // BITS


@lean_kernel
def open_shapes(bits: Ints, words: int, open: int) -> int:
    """Return the shapes of which there is something open, as bits, the dearest first."""
    shapes = 0
    for word in range(words):
        for place in range(PIECES):
            shapes |= int(bits[word, open] & bits[word, SHAPED + place] != 0) << place
    return shapes


@lean_kernel
def is_empty(bits: Ints, words: int, open: int, shaped: int) -> int:
    """Return 1 if nothing of a shape is open, else 0."""
    some = 0
    for word in range(words):
        some |= bits[word, open] & bits[word, shaped]
    return int(some == 0)


@lean_kernel
def take(bits: Ints, words: int, open: int, shaped: int) -> int:
    """Take the first of a shape out of what is open, and return it."""
    word = 0
    while bits[word, open] & bits[word, shaped] == 0:
        word += 1
    some = bits[word, open] & bits[word, shaped]
    bits[word, open] ^= some & -some
    return BITS * word + lowest(some)


@lean_kernel
def keep_clear(bits: Ints, words: int, open: int, shaped: int, outline: int) -> None:
    """Write to the next column what is open and can join an outline of a shape."""
    for word in range(words):
        taken = bits[word, shaped]
        for square in range(5):
            taken |= bits[word, CELLS[outline, square]]
        bits[word, open + 1] = bits[word, open] & ~taken


@kernel
def richness(held: Bytes, counts: Counts) -> float:
    """Return the best score of a round, averaged over all rolls. Twin: board_maker.richness."""
    fives, begins = np.empty(OUTLINES, np.uint16), np.zeros(ROLLS + 1, np.int64)
    for roll in range(ROLLS):
        begins[roll + 1] = begins[roll] + counts[roll]
    ends = begins.copy()
    for number in range(OUTLINES):
        roll = min(held[number], ROLLS)  # behind the rolls what is not in play
        fives[ends[roll]] = number
        ends[roll] += 1
    bits = np.empty((words_for(counts.max()), WIDTH), np.int64)
    worth, shapes, total = np.empty(MOST_FIVES, np.int64), np.empty(MOST_FIVES, np.int64), 0
    for roll in range(ROLLS):
        found, size = fives[begins[roll] :], counts[roll]
        if size <= BITS:  # nearly always: compiled for one word
            total += best_total(found, size, 1, bits, worth, shapes)
        else:
            total += best_total(found, size, words_for(size), bits, worth, shapes)
    return total / ROLLS


@kernel
def improve(board: Ints, stream: Stream) -> bool:
    """Swap squares until there are enough FIVES for every roll, and not too many; say whether that worked.

    Twin: board_maker._improved
    """
    held, counts, after = np.empty(OUTLINES, np.uint8), np.empty(ROLLS, np.int32), np.empty(ROLLS, np.int32)
    fours, swaps = np.empty(NO_FOUR + 1, np.int32), SWAPS
    count_fives(board, held, counts)
    missing = missing_fives(counts)
    for _ in range(TRIES):
        if missing == 0 and swaps >= SWAPS:
            if POOREST <= richness(held, counts) <= RICHEST:
                return True
            swaps = 0
        cell, other = below(stream, SQUARES), below(stream, SQUARES)
        one, two = board[cell], board[other]
        if one == two:
            continue
        swap(board, cell, other)
        if is_large(board, cell) or is_large(board, other):
            swap(board, cell, other)
            continue
        recount(held, counts, cell, other, one, two, fours, after)
        still = missing_fives(after)
        if still > missing:
            swap(board, cell, other)
        else:
            replace(held, cell, one, two)
            replace(held, other, two, one)
            counts[:] = after
            missing, swaps = still, swaps + 1
    return False


@kernel
def make_board(board: Ints, stream: Stream) -> None:
    """Make the next board of a stream. Twin: board_maker.make_boards."""
    shuffle(board, stream)
    while not improve(board, stream):
        shuffle(board, stream)
