"""Torris' engine against plain UCT and a greedy player."""

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import matches
import numba
import numpy as np
import uct
from matches import GAMES, PLAYOUTS, SECONDS
from row import Row

from fives.games.torris.fast import board_array as kernel
from fives.games.torris.fast.search import final
from fives.games.torris.rules import Torris, count, raise_stone

TURN, COUNT, FIRST, SIZE = range(4)  # what UCT notes besides the board: who is to move, how many moves, who began


@numba.njit(nogil=True)
def settle(board: Any) -> None:
    """Let the other player move if who is in turn cannot (TO5), and note how many moves there are."""
    game, _, now, room = board
    now[COUNT] = kernel.list_moves(game, now[TURN], room, 0)
    if now[COUNT] == 0:
        now[TURN] = 1 - now[TURN]
        now[COUNT] = kernel.list_moves(game, now[TURN], room, 0)


@numba.njit(nogil=True)
def reset(board: Any) -> None:
    game, begun, now, _ = board
    game[:] = begun
    now[TURN] = now[FIRST]
    settle(board)


@numba.njit(nogil=True)
def moves(board: Any, out: Any) -> int:
    _, _, now, room = board
    out[: now[COUNT]] = room[: now[COUNT]]
    return now[COUNT]


@numba.njit(nogil=True)
def play(board: Any, move: int) -> None:
    game, _, now, _ = board
    kernel.do(game, move)
    now[TURN] = 1 - now[TURN]
    settle(board)


@numba.njit(nogil=True)
def random_move(board: Any) -> int:
    _, _, now, room = board
    return room[np.random.randint(now[COUNT])]


@numba.njit(nogil=True)
def outcome(board: Any) -> int:
    game, _, now, _ = board
    if now[COUNT]:
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
    begun = kernel.load(state.towers, state.options.closing)
    now = np.zeros(SIZE, np.int64)
    now[FIRST] = state.turn
    board = (begun.copy(), begun, now, np.zeros(kernel.MOST_MOVES, np.int64))
    return kernel.write(int(search()(board, PLAYOUTS, random.randrange(1 << 31))))


def torris_greedy(state: Torris, random: Random) -> str:
    """Return a move that wins most points now."""
    after = {move: count(raise_stone(state.towers, move, end))[0][state.turn] for move, end in state.landings.items()}
    best = max(after.values())
    return random.choice([move for move, points in after.items() if points == best])


def measure(games: int = GAMES, seconds: float = SECONDS) -> list[Row]:
    """Return how many points of each match the engine leaves to the other, and how many it may."""
    others = {
        f"plain UCT with {PLAYOUTS:,} playouts a move": (torris_uct, 25),
        "a greedy player": (torris_greedy, 3),
    }
    return matches.measure("torris", others, games, seconds)


if __name__ == "__main__":
    matches.main(__doc__, measure)
