"""Plain UCT with playouts at random, compiled for any game of two: the opponent that engines are measured against.

A game gives six compiled functions over a `board`, a tuple of arrays that they change in place:

reset(board)          go back to the position the search began with
moves(board, out)     write every move of who is in turn to `out` as numbers, return how many
play(board, move)     make a move
random_move(board)    return a move at random; it need not be drawn evenly
outcome(board)        return -1 while the game goes on, the seat that won, or 2 for a draw
turn(board)           return the seat to move
"""

from collections.abc import Callable
from typing import Any

import numba
import numpy as np

NODES = 1 << 19  # of the tree; it grows no further then
EXPLORE = 1.0  # how much a move tried seldom is preferred


def build(
    reset: Callable[..., Any],
    moves: Callable[..., Any],
    play: Callable[..., Any],
    random_move: Callable[..., Any],
    outcome: Callable[..., Any],
    turn: Callable[..., Any],
) -> Callable[[Any, int, int], int]:
    """Return `search(board, playouts, seed)`, which returns the move tried most often."""

    @numba.njit(nogil=True)
    def search(board: Any, playouts: int, seed: int) -> int:
        np.random.seed(seed)
        first, children = np.zeros(NODES, np.int64), np.full(NODES, -1, np.int64)
        code, mover = np.zeros(NODES, np.int64), np.zeros(NODES, np.int64)
        visits, won = np.zeros(NODES, np.int64), np.zeros(NODES, np.float64)
        path, out = np.zeros(1024, np.int64), np.zeros(4096, np.int64)
        used = 1
        for _ in range(playouts):
            reset(board)
            node, depth = 0, 1
            path[0] = 0
            while outcome(board) < 0:
                if children[node] < 0:
                    if node and visits[node] == 0:
                        break
                    count = moves(board, out)
                    if used + count > NODES:
                        break
                    first[node], children[node] = used, count
                    for n in range(count):
                        code[used + n], mover[used + n] = out[n], turn(board)
                    used += count
                best, best_value = -1, -1.0
                log = np.log(visits[node] + 1.0)
                fresh = 0
                for n in range(first[node], first[node] + children[node]):
                    if visits[n] == 0:
                        fresh += 1
                        if np.random.randint(fresh) == 0:
                            best, best_value = n, 1e9
                    elif fresh == 0:
                        value = won[n] / visits[n] + EXPLORE * np.sqrt(log / visits[n])
                        if value > best_value:
                            best, best_value = n, value
                node = best
                play(board, code[node])
                path[depth] = node
                depth += 1
            while outcome(board) < 0:
                play(board, random_move(board))
            end = outcome(board)
            for n in range(depth):
                visits[path[n]] += 1
                won[path[n]] += 0.5 if end == 2 else (1.0 if end == mover[path[n]] else 0.0)
        reset(board)
        best = first[0]
        for n in range(first[0], first[0] + children[0]):
            if visits[n] > visits[best]:
                best = n
        return code[best]

    return search
