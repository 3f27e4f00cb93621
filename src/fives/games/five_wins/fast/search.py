"""The search of Five Wins (Numba): the best move found by looking ahead.

Values are from the side of the player to move. Above SURE a value is a win proved by the lines looked at, `WON` less
the stones it takes from the root; `force` may know that there is a win and not how long it takes.
"""

from __future__ import annotations

import numpy as np

from fives.games.five_wins.fast.board_array import (
    COUNT,
    EDGE,
    EDGES,
    HASH,
    LEFT,
    LINES,
    MOST,
    NODES,
    OUT,
    QUOTA,
    SIZE,
    STONE,
    STOP,
    THREE,
    TOP,
    TURN,
    TURNS,
    WINS,
    WORTH,
    Ints,
    do,
    list_moves,
    stir,
    undo,
)
from fives.games.five_wins.fast.threats import FORCING, MEMO, fives, force, wins_now
from fives.games.five_wins.rules import LONGEST
from fives.solving.jit import kernel

WON = 30_000
SURE = 20_000
BEYOND = 40_000  # no value is
PLIES = 64  # more than any line is deep
TABLE = 1 << 16  # positions remembered
WIDTH = 14  # moves followed while stones are laid
WIDTH_AFTER = 16  # and in the after-game, where there are hundreds
ANSWERED = 6  # how deep in a line of the after-game a threat is answered beyond the depth asked for
QUOTAS = (30, 150)  # positions looked at for a series of threats: at the end of a line, and within it


def new_memory() -> tuple[Ints, Ints, Ints, Ints]:
    """Return what a search remembers: keys and values of positions, those without a series of threats, the path."""
    return np.zeros(TABLE, np.int64), np.zeros(TABLE, np.int64), np.zeros(MEMO, np.int64), np.zeros(PLIES, np.int64)


@kernel
def appraise(game: Ints, now: Ints) -> int:
    """Return the estimate of the position for the player to move: lines, stones, and the best place for the next."""
    seat = now[TURN]
    worth = now[WORTH + seat] - now[WORTH + 1 - seat]
    if now[LEFT] == 0:
        return int(worth + 2 * STONE * (now[COUNT + seat] - now[COUNT + 1 - seat]))
    best = 0
    for n in range(now[EDGES]):
        best = max(best, game[LINES + seat * SIZE + game[EDGE + n]] & (THREE - 1))
    return int(worth + best)


@kernel
def drawn(now: Ints, path: Ints, ply: int) -> bool:
    """Say whether the after-game is drawn here, or has been here before (FW5R, FW6R)."""
    if now[TURNS] >= LONGEST or (now[COUNT] < 5 and now[COUNT + 1] < 5):
        return True
    for back in range(ply - 2, -1, -1):  # noqa: SIM110  (Numba compiles no generators)
        if path[back] == path[ply]:
            return True
    return False


@kernel
def look(
    game: Ints, now: Ints, depth: int, alpha: int, beta: int, ply: int,
    room: Ints, score: Ints, keys: Ints, values: Ints, memo: Ints, path: Ints,
) -> int:  # fmt: skip
    """Return the value of a position to the player to move, looking `depth` moves ahead, forced ones not counted."""
    now[NODES] += 1
    if now[NODES] > now[MOST] or now[STOP]:
        now[OUT] = 1
        return 0
    seat, laying = now[TURN], now[LEFT] > 0
    key = now[HASH] ^ stir(-1 - seat)
    path[ply] = key
    must, answer = 0, -1
    if laying:
        if fives(game, now, seat)[0]:
            return WON - ply
        must, answer = fives(game, now, 1 - seat)
        if now[LEFT] < 2:
            must = 0
        if must > 1:
            return ply + 1 - WON
        if must == 0:
            now[QUOTA] = QUOTAS[0] if depth <= 0 else QUOTAS[1]
            if force(game, now, seat, FORCING, room, memo) >= 0:
                return WON - ply - 2
            if depth <= 0:
                return appraise(game, now)
    else:
        if drawn(now, path, ply):
            return 0
        if depth <= 0:
            if wins_now(game, now, seat, room):
                return WON - ply
            if ply > ANSWERED or not wins_now(game, now, 1 - seat, room):
                return appraise(game, now)
            depth = 1  # a threat is answered before the position is judged
    if ply >= PLIES - 2:
        return appraise(game, now)

    hit, first = keys[key & (TABLE - 1)] == key, -1
    if hit:
        known = values[key & (TABLE - 1)]
        first = known >> 24
        value, kind, deep = ((known >> 8) & 0xFFFF) - 32768, known & 3, (known >> 2) & 63
        # a win is kept as seen from its position, not from the root
        if deep >= depth and (kind == 0 or (kind == 1 and value >= beta) or (kind == 2 and value <= alpha)):
            return int(value - ply if value > SURE else (value + ply if value < -SURE else value))

    top = now[TOP]
    if must:
        room[top], score[top], listed = answer, 0, 1
        now[TOP] = top + 1
    else:
        listed = list_moves(game, now, room, score)
    width = follow(now, listed, top, first, room, score)
    best, best_move, was = -BEYOND, room[top], alpha
    for n in range(listed):
        if n >= width and best >= -SURE:  # nothing is lost as long as one move has not been tried
            break
        at = top + n
        for k in range(at + 1, top + listed):
            if score[k] > score[at]:
                room[at], room[k] = room[k], room[at]
                score[at], score[k] = score[k], score[at]
        if score[at] == WINS:
            best, best_move = WON - ply, room[at]
            break
        done = do(game, now, room[at], room)
        deeper = depth if must else depth - 1
        low = max(alpha, best)
        if now[TURN] != seat:
            value = -look(game, now, deeper, -beta, -low, ply + 1, room, score, keys, values, memo, path)
        else:  # the other player passes
            value = look(game, now, deeper, low, beta, ply + 1, room, score, keys, values, memo, path)
        undo(game, now, room[at], done, room)
        if now[OUT]:
            break
        if value > best:
            best, best_move = value, room[at]
        if best >= beta:
            break
    now[TOP] = top
    if not now[OUT]:
        kind = 1 if best >= beta else (2 if best <= was else 0)
        keys[key & (TABLE - 1)] = key
        kept = best + ply if best > SURE else (best - ply if best < -SURE else best)
        values[key & (TABLE - 1)] = (best_move << 24) | ((kept + 32768) << 8) | (max(0, min(depth, 63)) << 2) | kind
    return best


@kernel
def follow(now: Ints, listed: int, top: int, first: int, room: Ints, score: Ints) -> int:
    """Return how many of the moves listed are worth following; one that was best before goes first."""
    for n in range(listed):
        if room[top + n] == first and score[top + n] < WINS:
            score[top + n] = WINS - 1
    return min(listed, WIDTH if now[LEFT] > 0 else WIDTH_AFTER)


@kernel
def look_at_all(
    game: Ints, now: Ints, depth: int, moves: Ints, results: Ints, full: bool,
    room: Ints, score: Ints, keys: Ints, values: Ints, memo: Ints, path: Ints,
) -> int:  # fmt: skip
    """Value each of `moves` in turn, and return how many were: the clock or the nodes may run out.

    `results` begins with how the moves look, so that one that wins at once is known. A move that is no better than one
    before gets a value that is not too low; with `full`, its own.
    """
    seat, best = now[TURN], -BEYOND
    high, ply = BEYOND, 1
    path[0] = now[HASH] ^ stir(-1 - seat)
    for n in range(moves.size):
        if results[n] == WINS:
            results[n] = best = WON
            continue
        low = -high if full else best
        done = do(game, now, moves[n], room)
        if now[TURN] != seat:
            value = -look(game, now, depth - 1, -high, -low, ply, room, score, keys, values, memo, path)
        else:
            value = look(game, now, depth - 1, low, high, ply, room, score, keys, values, memo, path)
        undo(game, now, moves[n], done, room)
        if now[OUT]:
            return n
        results[n] = value
        best = max(best, value)
    return moves.size
