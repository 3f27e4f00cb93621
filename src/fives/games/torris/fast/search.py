"""The search of Torris (Numba): the best moves found by looking ahead, to the very end where that is near.

Values are from the side of the player to move. Above SURE a value is the end of the game: `WON` and the lead in points,
so a victory is worth more than any lead, and a high one more than a narrow one. Whether a value is proved is reported
beside it, in `now[PROVED]`: no line that it rests on stopped before the end of the game.
"""

from __future__ import annotations

import numpy as np

from fives.games.torris.fast.board_array import (
    HASH,
    MOST_MOVES,
    POINTS,
    Ints,
    appraise,
    do,
    gain,
    highest,
    list_moves,
    stir,
    undo,
)
from fives.games.torris.static_estimate import WON
from fives.solving.jit import kernel

BEYOND = 20_000  # no value is
PLIES = 200  # more than any game is long
TABLE = 1 << 18  # positions remembered
NODES, MOST, STOP, OUT, PROVED, SCALARS = range(6)
LOWER, UPPER, EXACT = 1, 2, 3  # what a remembered value is
FULL, NARROW = 0, 1  # with which bounds a move is looked at: open, or only whether it is better than the best
(SEAT, DEPTH, ALPHA, BETA, LOW, BEST, CHOSEN, PROOF, NEXT, COUNT, KEY, HASHED, SIGN,
 MOVE, CLOSED, LESS, STAGE, VALUE, FIELDS) = range(19)  # fmt: skip
ENDLESS = 127  # as deep as the game is long


def new_memory() -> tuple[Ints, Ints, Ints, Ints, Ints, Ints]:
    """Return frames, keys and values of positions, how good moves were, and room for the moves and their scores."""
    sizes = (PLIES * FIELDS, TABLE, TABLE, 2 * 4096, PLIES * MOST_MOVES, PLIES * MOST_MOVES)
    frames, keys, values, history, room, score = (np.zeros(size, np.int64) for size in sizes)
    return frames, keys, values, history, room, score


@kernel
def final(board: Ints, seat: int) -> int:
    """Return what the end is worth: a victory more than any lead (TO6)."""
    lead = board[POINTS + seat] - board[POINTS + 1 - seat]
    ahead = lead if lead else highest(board, seat) - highest(board, 1 - seat)
    if ahead > 0:
        return int(WON + lead)
    return int(lead - WON) if ahead < 0 else 0


@kernel
def look(
    board: Ints, now: Ints, seat: int, depth: int, alpha: int, beta: int,
    frames: Ints, keys: Ints, values: Ints, history: Ints, room: Ints, score: Ints,
) -> int:  # fmt: skip
    """Return the value of a position to `seat`, looking `depth` moves ahead; only a bound if outside alpha and beta.

    A frame for every move on the way stands for a call, so that no kernel calls another that called it.
    """
    at = 0
    call(frames, at, seat, depth, alpha, beta)
    value, entering = 0, True
    while True:
        if entering:
            now[NODES] += 1
            if now[NODES] > now[MOST] or now[STOP]:
                now[OUT] = 1
                break
            entering = False
            value, known = enter(board, now, frames, at, keys, values, history, room, score)
        else:
            known = False
            if weigh(now, frames, at, -value):
                entering = True
                at += FIELDS
                continue
            undo(board, frames[at + MOVE], frames[at + CLOSED], frames[at + HASHED])
            note(now, frames, at, history)
        if not known and frames[at + NEXT] < frames[at + COUNT]:
            follow(board, frames, at, room, score)
            at += FIELDS
            entering = True
            continue
        if not known:
            value = leave(now, frames, at, keys, values)
        at -= FIELDS
        if at < 0:
            return int(value)
    while at > 0:
        at -= FIELDS
        undo(board, frames[at + MOVE], frames[at + CLOSED], frames[at + HASHED])
    return 0


@kernel
def call(frames: Ints, at: int, seat: int, depth: int, alpha: int, beta: int) -> None:
    """Ask for the value of the position that the frame `at` stands for."""
    frames[at + SEAT], frames[at + DEPTH], frames[at + ALPHA], frames[at + BETA] = seat, depth, alpha, beta


@kernel
def enter(
    board: Ints, now: Ints, frames: Ints, at: int,
    keys: Ints, values: Ints, history: Ints, room: Ints, score: Ints,
) -> tuple[int, bool]:  # fmt: skip
    """Return the value of a position if it is known at once; if not, list its moves in the order to look at them."""
    seat, depth, alpha, beta = frames[at + SEAT], frames[at + DEPTH], frames[at + ALPHA], frames[at + BETA]
    if depth <= 0:
        return appraise_or_end(board, now, seat), True
    key = board[HASH] ^ stir(seat)
    hinted, entry = -1, values[key & (TABLE - 1)]
    if keys[key & (TABLE - 1)] == key:
        value, bound, reach = (entry & 0xFFFF) - 0x8000, (entry >> 16) & 3, (entry >> 18) & 127
        hinted = entry >> 25
        holds = bound == EXACT or (bound == LOWER and value >= beta) or (bound == UPPER and value <= alpha)
        if reach >= depth and holds:
            now[PROVED] = reach == ENDLESS
            return int(value), True
    top = at // FIELDS * MOST_MOVES
    count = list_moves(board, seat, room, top)
    frames[at + SIGN] = 1
    if count == 0:  # TO5: sits out
        seat, alpha, beta = 1 - seat, -beta, -alpha
        count = list_moves(board, seat, room, top)
        if count == 0:
            now[PROVED] = 1
            return -final(board, seat), True
        call(frames, at, seat, depth, alpha, beta)
        frames[at + SIGN], hinted = -1, -1
    for n in range(top, top + count):
        move = room[n]
        score[n] = 1 << 40 if move == hinted else (gain(board, move) << 20) + history[seat * 4096 + move]
    frames[at + LOW], frames[at + BEST], frames[at + PROOF] = alpha, -BEYOND, 1
    frames[at + NEXT], frames[at + COUNT], frames[at + KEY], frames[at + HASHED] = 0, count, key, board[HASH]
    return 0, False


@kernel
def follow(board: Ints, frames: Ints, at: int, room: Ints, score: Ints) -> None:
    """Make the most promising of the moves left, and ask for its value: whether it is better than the best so far."""
    n, depth, low = frames[at + NEXT], frames[at + DEPTH], frames[at + LOW]
    first = at // FIELDS * MOST_MOVES + n
    pick = first
    for other in range(first + 1, first - n + frames[at + COUNT]):
        if score[other] > score[pick]:
            pick = other
    move = room[pick]
    room[pick], score[pick] = room[first], score[first]
    room[first] = move
    less = (n >= 4 and depth >= 3) + (n >= 12 and depth >= 5)  # what promises little is first looked at less far
    frames[at + MOVE], frames[at + CLOSED], frames[at + NEXT] = move, do(board, move), n + 1
    frames[at + LESS] = less
    frames[at + STAGE] = FULL if n == 0 else NARROW
    beta = frames[at + BETA] if n == 0 else low + 1
    call(frames, at + FIELDS, 1 - frames[at + SEAT], depth - 1 - less, -beta, -low)


@kernel
def weigh(now: Ints, frames: Ints, at: int, value: int) -> bool:
    """Take in what the move was worth, and return whether it has to be looked at again, further or with open bounds."""
    low, beta, depth = frames[at + LOW], frames[at + BETA], frames[at + DEPTH]
    frames[at + VALUE] = value
    if frames[at + STAGE] == FULL or value <= low:
        return False
    if frames[at + LESS]:
        frames[at + LESS] = 0
        call(frames, at + FIELDS, 1 - frames[at + SEAT], depth - 1, -low - 1, -low)
        return True
    if value < beta:
        frames[at + STAGE] = FULL
        call(frames, at + FIELDS, 1 - frames[at + SEAT], depth - 1, -beta, -low)
        return True
    return False


@kernel
def note(now: Ints, frames: Ints, at: int, history: Ints) -> None:
    """Note what the move was worth; one that refutes the position ends the list."""
    value, move, depth = frames[at + VALUE], frames[at + MOVE], frames[at + DEPTH]
    frames[at + PROOF] &= now[PROVED]
    if value > frames[at + BEST]:
        frames[at + BEST], frames[at + CHOSEN] = value, move
    frames[at + LOW] = max(frames[at + LOW], value)
    if value >= frames[at + BETA]:
        frames[at + PROOF] = now[PROVED]  # this answer alone refutes
        frames[at + COUNT] = 0
        place = frames[at + SEAT] * 4096 + move
        history[place] = min(history[place] + depth * depth, (1 << 20) - 1)


@kernel
def leave(now: Ints, frames: Ints, at: int, keys: Ints, values: Ints) -> int:
    """Remember what was found, and return it."""
    sign, best, key = frames[at + SIGN], frames[at + BEST], frames[at + KEY]
    bound = LOWER if best >= frames[at + BETA] else EXACT if best > frames[at + ALPHA] else UPPER
    if sign < 0 and bound != EXACT:
        bound = LOWER + UPPER - bound
    reach = ENDLESS if frames[at + PROOF] else min(frames[at + DEPTH], ENDLESS - 1)
    slot = key & (TABLE - 1)
    keys[slot] = key
    values[slot] = (sign * best + 0x8000) | bound << 16 | reach << 18 | frames[at + CHOSEN] << 25
    now[PROVED] = frames[at + PROOF]
    return int(sign * best)


@kernel
def appraise_or_end(board: Ints, now: Ints, seat: int) -> int:
    """Return how a position looks to `seat`, or what the end is worth if neither can move."""
    value, over = appraise(board, seat)
    now[PROVED] = over
    return final(board, seat) if over else value
