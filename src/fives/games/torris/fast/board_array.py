"""The towers of Torris in one array of numbers that a move changes in a few places, and changes back (Numba).

A stone is its value less 1, black ones 4 more; a move is `place + 32 end + 1024 way`. `board` holds in a row:

LEVEL    by place how high the tower is, 0 for a gap
TOP      by place the stone on top
TOWER    by place which tower stands there: when it closes up it moves as a whole
CODE     by tower a number that stands for its stones from bottom to top
STACK    by tower its stones from the bottom
ACROSS   by row which of its places are occupied, a bit for each; DOWN by column
POINTS   by seat what the towers score now
HASH     a number that stands for the whole position
WHOLE    1 if what closes up moves forward over the whole gap, 0 if by one place (TO4R)
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from fives.games.torris.rules import COLOURS, COLUMNS, NAMES, PLACE, PLACES, ROWS, Closing, Towers
from fives.games.torris.static_estimate import CLEAR, WEIGHTS
from fives.solving.jit import kernel, lean_kernel

Ints = NDArray[np.int64]

WAYS = "NESW"
STEP = (-COLUMNS, 1, COLUMNS, -1)  # by way, from place to place
LEVEL, TOP, TOWER, CODE, STACK = (PLACES * n for n in range(5))
ACROSS = STACK + PLACES * PLACES
DOWN = ACROSS + ROWS
POINTS = DOWN + COLUMNS
HASH = POINTS + 2
WHOLE = HASH + 1
SIZE = WHOLE + 1
MOST_MOVES = 64  # 16 stones in four ways
WEIGHED = np.array(WEIGHTS, np.int64)


def _ends() -> NDArray[np.int8]:
    """Return where so many steps along a line end, by the occupied places, the place, the steps and back or ahead."""
    table = np.full((1 << COLUMNS, COLUMNS, 4, 2), -1, np.int8)
    for occupied in range(1 << COLUMNS):
        standing = [at for at in range(COLUMNS) if occupied >> at & 1]
        for n, at in enumerate(standing):
            for steps in range(1, 5):
                for way, end in enumerate((n - steps, n + steps)):
                    if 0 <= end < len(standing):
                        table[occupied, at, steps - 1, way] = standing[end]
    return table.reshape(-1)


ENDS = _ends()


def load(towers: Towers, closing: Closing) -> Ints:
    """Return the towers of the rules as numbers."""
    board = np.zeros(SIZE, np.int64)
    board[WHOLE] = closing == "whole_gap"
    for place, tower in enumerate(towers):
        board[TOWER + place] = place
        for level in range(len(tower) // 2):
            stone = 4 * COLOURS.index(tower[2 * level]) + int(tower[2 * level + 1]) - 1
            board[STACK + PLACES * place + level] = stone
        board[LEVEL + place] = len(tower) // 2
    prepare(board)
    return board


def unload(board: Ints) -> Towers:
    """Return the towers as the rules know them."""
    towers = []
    for place in range(PLACES):
        at = STACK + PLACES * board[TOWER + place]
        stones = board[at : at + board[LEVEL + place]]
        towers.append("".join(f"{COLOURS[stone // 4]}{stone % 4 + 1}" for stone in stones))
    return tuple(towers)


def write(move: int) -> str:
    """Return a move as the rules know it."""
    return NAMES[move & 31] + WAYS[move >> 10]


def read(move: str, end: int) -> int:
    """Return a move that ends at `end` as a number."""
    return PLACE[move[:-1]] + 32 * end + 1024 * WAYS.index(move[-1])


@lean_kernel
def stir(number: int) -> int:
    """Return a number that looks like chance, the same for the same number."""
    number = (number + 1) * 0x1E3779B97F4A7C15
    number = (number ^ (number >> 29)) * 0x3F58476D1CE4E5B9
    return number ^ (number >> 32)


@lean_kernel
def seen_at(board: Ints, place: int) -> int:
    """Return what a tower adds to the number that stands for the position."""
    return stir(board[CODE + board[TOWER + place]] + place)


@lean_kernel
def prepare(board: Ints) -> None:
    """Work out everything that follows from the stacks."""
    for place in range(PLACES):
        level, tower = board[LEVEL + place], board[TOWER + place]
        if level == 0:
            continue
        code = 0
        for at in range(level):
            code ^= stir((board[STACK + PLACES * tower + at] << 8) + (at << 16))
        top = board[STACK + PLACES * tower + level - 1]
        board[TOP + place], board[CODE + tower] = top, code
        mark(board, place)
        board[POINTS + top // 4] += level
        board[HASH] ^= seen_at(board, place)


@lean_kernel
def mark(board: Ints, place: int) -> None:
    """Mark an empty place as occupied, or an occupied one as empty."""
    board[ACROSS + place // COLUMNS] ^= 1 << (place % COLUMNS)
    board[DOWN + place % COLUMNS] ^= 1 << (place // COLUMNS)


@lean_kernel
def walk(board: Ints, place: int, way: int, more: int) -> int:
    """Return where one step and so many more lead from an occupied place, -1 if they lead off the board (TO2)."""
    row, column = place // COLUMNS, place % COLUMNS
    if way % 2:  # east or west
        end = ENDS[((board[ACROSS + row] * COLUMNS + column) * 4 + more) * 2 + (way == 1)]
        return COLUMNS * row + end if end >= 0 else -1
    end = ENDS[((board[DOWN + column] * COLUMNS + row) * 4 + more) * 2 + (way == 2)]
    return COLUMNS * end + column if end >= 0 else -1


@lean_kernel
def end_of(board: Ints, place: int, way: int) -> int:
    """Return where the top stone of `place` would land, -1 if it runs off the board or does not climb (TO2, TO3)."""
    end = walk(board, place, way, board[TOP + place] % 4)
    return end if end >= 0 and board[LEVEL + end] >= board[LEVEL + place] else -1


@lean_kernel
def list_moves(board: Ints, seat: int, room: Ints, top: int) -> int:
    """Write every move of `seat` to `room` from `top` on and return how many there are. Twin: rules.find_landings."""
    count = 0
    for place in range(PLACES):
        if board[LEVEL + place] and board[TOP + place] // 4 == seat:
            for way in range(4):
                end = end_of(board, place, way)
                if end >= 0:
                    room[top + count] = place + 32 * end + 1024 * way
                    count += 1
    return count


@kernel
def gain(board: Ints, move: int) -> int:
    """Return how much further ahead its owner is after a move."""
    place, end = move & 31, (move >> 5) & 31
    seat, level = board[TOP + place] // 4, board[LEVEL + place]
    worth = 1 if board[TOP + end] // 4 == seat else 2 * board[LEVEL + end] + 1
    if level > 1 and board[STACK + PLACES * board[TOWER + place] + level - 2] // 4 != seat:
        worth -= 2 * level - 2
    return int(worth - 1)


@lean_kernel
def do(board: Ints, move: int) -> int:
    """Move a stone and close up behind it; return what `close_up` does. Twin: rules.climb."""
    place, end, way = move & 31, (move >> 5) & 31, move >> 10
    stone, level, tower = board[TOP + place], board[LEVEL + place], board[TOWER + place]
    onto, height = board[TOWER + end], board[LEVEL + end]
    seat = stone // 4
    board[HASH] ^= seen_at(board, place) ^ seen_at(board, end)
    board[POINTS + board[TOP + end] // 4] -= height
    board[POINTS + seat] += height + 1 - level
    board[STACK + PLACES * onto + height] = stone
    board[CODE + onto] ^= stir((stone << 8) + (height << 16))
    board[LEVEL + end], board[TOP + end] = height + 1, stone
    board[HASH] ^= seen_at(board, end)
    board[CODE + tower] ^= stir((stone << 8) + ((level - 1) << 16))
    board[LEVEL + place] = level - 1
    if level > 1:
        below = board[STACK + PLACES * tower + level - 2]
        board[TOP + place] = below
        board[POINTS + below // 4] += level - 1
        board[HASH] ^= seen_at(board, place)
        return 0
    return close_up(board, place, way)


@lean_kernel
def close_up(board: Ints, gap: int, way: int) -> int:
    """Move the unbroken run behind `gap` forward (TO4, TO4R); return how many moved, and 8 times by how many places."""
    step, closed, places = STEP[way], 0, 1
    if board[WHOLE]:
        places = (walk(board, gap, way, 0) - gap) // step
    mark(board, gap)
    while True:
        behind = gap - (closed + 1) * step
        off = behind < 0 or behind >= PLACES or (way % 2 and behind // COLUMNS != gap // COLUMNS)
        if off or board[LEVEL + behind] == 0:
            return closed + 8 * places if closed else 0
        board[HASH] ^= seen_at(board, behind)
        swap(board, behind, behind + places * step)
        board[HASH] ^= seen_at(board, behind + places * step)
        closed += 1


@lean_kernel
def swap(board: Ints, place: int, other: int) -> None:
    """Let a tower stand at an empty place, or stand again where it was."""
    board[LEVEL + place], board[LEVEL + other] = board[LEVEL + other], board[LEVEL + place]
    board[TOP + place], board[TOP + other] = board[TOP + other], board[TOP + place]
    board[TOWER + place], board[TOWER + other] = board[TOWER + other], board[TOWER + place]
    mark(board, place)
    mark(board, other)


@kernel
def undo(board: Ints, move: int, closed: int, hashed: int) -> None:
    """Take a move back that returned `closed`; `hashed` is what stood for the position before."""
    place, end, way = move & 31, (move >> 5) & 31, move >> 10
    stone, height = board[TOP + end], board[LEVEL + end] - 1
    seat, onto = stone // 4, board[TOWER + end]
    count, places = closed & 7, closed >> 3
    if board[LEVEL + place - count * STEP[way]] == 0:  # it lay on the table
        for n in range(count, 0, -1):
            behind = place - n * STEP[way]
            swap(board, behind, behind + places * STEP[way])
        mark(board, place)
    level, tower = board[LEVEL + place], board[TOWER + place]
    if level:
        board[POINTS + board[TOP + place] // 4] -= level
    board[LEVEL + place], board[TOP + place] = level + 1, stone
    board[STACK + PLACES * tower + level] = stone  # another may have lain there meanwhile
    board[CODE + tower] ^= stir((stone << 8) + (level << 16))
    board[CODE + onto] ^= stir((stone << 8) + (height << 16))
    below = board[STACK + PLACES * onto + height - 1]
    board[LEVEL + end], board[TOP + end] = height, below
    board[POINTS + seat] -= height - level
    board[POINTS + below // 4] += height
    board[HASH] = hashed


@lean_kernel
def highest(board: Ints, seat: int) -> int:
    """Return the level of the highest tower of `seat`."""
    most = 0
    for place in range(PLACES):
        if board[LEVEL + place] > most and board[TOP + place] // 4 == seat:
            most = board[LEVEL + place]
    return most


@kernel
def appraise(board: Ints, seat: int) -> tuple[int, bool]:
    """Return the estimate for `seat`, which is to move, and if neither can move. Twin: static_estimate.appraise."""
    standing, early, late, free, reached = 0, 0, 0, 0, 0
    most, most_theirs = 0, 0
    for place in range(PLACES):
        level, top = board[LEVEL + place], board[TOP + place]
        if level == 0:
            continue
        standing += 1
        owner, moves, most_here = top // 4, 0, 0
        for way in range(4):
            end = end_of(board, place, way)
            if end >= 0:
                moves += 1
                most_here = max(most_here, gain(board, place + 32 * end))
                if board[TOP + end] // 4 != owner:
                    reached |= 1 << end
        free += moves
        if owner == seat:
            sign, most = 1, max(most, most_here)
        else:
            sign, most_theirs = -1, max(most_theirs, most_here)
        backed = level > 1 and board[STACK + PLACES * board[TOWER + place] + level - 2] // 4 == owner
        for span in range(2):
            worth = WEIGHED[0, span] * level + WEIGHED[1, span] * moves + WEIGHED[4 + top % 4, span]
            worth += WEIGHED[2, span] * (level == 1) + WEIGHED[3, span] * backed
            if span:
                late += sign * worth
            else:
                early += sign * worth
    early += WEIGHED[8, 0] * most + WEIGHED[9, 0] * most_theirs
    late += WEIGHED[8, 1] * most + WEIGHED[9, 1] * most_theirs
    for place in range(PLACES):
        if reached >> place & 1:
            term = 10 if board[TOP + place] // 4 == seat else 11
            early += WEIGHED[term, 0] * board[LEVEL + place] + WEIGHED[term + 2, 0]
            late += WEIGHED[term, 1] * board[LEVEL + place] + WEIGHED[term + 2, 1]
    value = (early * standing + late * (PLACES - standing)) // PLACES
    return max(-CLEAR, min(CLEAR, value)), free == 0
