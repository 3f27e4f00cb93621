"""Torris for plain UCT, and its greedy player: the opponents that `engines.py` measures the engine against."""

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import numba
import numpy as np
import uct

from fives.core.bot import pick
from fives.games.torris import kernel
from fives.games.torris.rules import Torris, climb, count
from fives.games.torris.search import final

TURN, SIZE = 0, 4  # what a search notes besides the board: whose turn it is

PLAYOUTS = 10_000


@numba.njit(nogil=True)
def settle(board: Any) -> None:
    """Let the other player move if who is in turn cannot (TO5), and note how many moves there are."""
    game, _, now, room = board
    now[1] = kernel.list_moves(game, now[TURN], room, 0)
    if now[1] == 0:
        now[TURN] = 1 - now[TURN]
        now[1] = kernel.list_moves(game, now[TURN], room, 0)


@numba.njit(nogil=True)
def reset(board: Any) -> None:
    game, begun, now, _ = board
    game[:] = begun
    now[TURN] = now[2]
    settle(board)


@numba.njit(nogil=True)
def moves(board: Any, out: Any) -> int:
    _, _, now, room = board
    out[: now[1]] = room[: now[1]]
    return now[1]


@numba.njit(nogil=True)
def play(board: Any, move: int) -> None:
    game, _, now, _ = board
    kernel.do(game, move)
    now[TURN] = 1 - now[TURN]
    settle(board)


@numba.njit(nogil=True)
def random_move(board: Any) -> int:
    _, _, now, room = board
    return room[np.random.randint(now[1])]


@numba.njit(nogil=True)
def outcome(board: Any) -> int:
    game, _, now, _ = board
    if now[1]:
        return -1
    value = final(game, 0)
    return 2 if value == 0 else int(value < 0)


@numba.njit(nogil=True)
def turn(board: Any) -> int:
    return board[2][TURN]


@cache
def search() -> Callable[[Any, int, int], int]:
    return uct.build(reset, moves, play, random_move, outcome, turn)


def torris_uct(state: Torris, random: Random) -> str:
    """Return the move of plain UCT."""
    begun = kernel.load(state.towers)
    now = np.zeros(SIZE, np.int64)
    now[2] = state.turn
    board = (begun.copy(), begun, now, np.zeros(kernel.MOST_MOVES, np.int64))
    return kernel.write(int(search()(board, PLAYOUTS, random.randrange(1 << 31))))


def torris_greedy(state: Torris, random: Random) -> str:
    """Return a move that wins most points now."""
    worth = {}
    for move, end in state.landings.items():
        points, _ = count(climb(state.towers, move, end)[0])
        worth[move] = float(points[state.turn])
    best = max(worth.values())
    return pick({move: 0.0 for move, value in worth.items() if value == best}, 1.0, random)
