"""Five Wins' engine against plain UCT and a greedy player."""

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

from fives.games.five_wins.bots import Spot, judged
from fives.games.five_wins.fast import board_array as fw
from fives.games.five_wins.rules import Cell, FiveWins, Shift
from fives.games.five_wins.search_engine import Engine

OPENING = 4  # stones laid at random before a game


@numba.njit(nogil=True)
def fw_reset(board: Any) -> None:
    game, now, room, _, log = board
    while log[0]:
        log[0] -= 1
        fw.undo(game, now, log[2 + 2 * log[0]], log[3 + 2 * log[0]], room)
    log[1] = -1


@numba.njit(nogil=True)
def fw_moves(board: Any, out: Any) -> int:
    game, now, room, score, _ = board
    top = now[fw.TOP]
    count = fw.list_moves(game, now, room, score)
    now[fw.TOP] = top
    out[:count] = room[top : top + count]
    return count


@numba.njit(nogil=True)
def fw_play(board: Any, move: int) -> None:
    game, now, room, _, log = board
    seat = now[fw.TURN]
    log[2 + 2 * log[0]], log[3 + 2 * log[0]] = move, fw.do(game, now, move, room)
    log[0] += 1
    for step in fw.STEPS:
        length = 1
        for way in (step, -step):
            at = (move + way) & fw.WRAP
            while game[at] == seat + 1:
                length += 1
                at = (at + way) & fw.WRAP
        if length >= 5:
            log[1] = seat
    if log[1] < 0 and now[fw.LEFT] == 0:
        if now[fw.COUNT + 1 - seat] == 0:
            log[1] = seat
        elif now[fw.TURNS] >= 200 or (now[fw.COUNT] < 5 and now[fw.COUNT + 1] < 5):
            log[1] = 2


@numba.njit(nogil=True)
def fw_random(board: Any) -> int:
    """Return a move: any stone that may be lifted, any part, any place."""
    game, now, room, _, _ = board
    if now[fw.LEFT]:
        return game[fw.EDGE + np.random.randint(now[fw.EDGES])] if now[fw.STONES] else fw.MIDDLE
    seat = now[fw.TURN]
    while True:
        stone = game[fw.LYING + np.random.randint(now[fw.STONES])]
        if game[stone] == seat + 1 and game[fw.NEAR + stone] < 4:
            break
    fw.take(game, now, stone)
    code, taken = (stone + 1) << 12, 0
    largest = fw.split(game, now, stone, room)
    if largest:
        seed = room[np.random.randint(largest)]
        code += (seed + 1) << 25
        taken = fw.capture(game, now, seed, room)
    to = stone
    while to == stone:
        to = game[fw.EDGE + np.random.randint(now[fw.EDGES])]
    fw.give_back(game, now, taken, room)
    fw.lay(game, now, stone, seat)
    return code + to


@numba.njit(nogil=True)
def fw_outcome(board: Any) -> int:
    return board[4][1]


@numba.njit(nogil=True)
def fw_turn(board: Any) -> int:
    return board[1][fw.TURN]


@cache
def fw_uct() -> Callable[[Any, int, int], int]:
    return uct.build(fw_reset, fw_moves, fw_play, fw_random, fw_outcome, fw_turn)


def five_wins_uct(state: FiveWins, random: Random) -> Cell | Shift:
    """Return the move of plain UCT."""
    position = Engine(state)
    log = np.zeros(1024, np.int64)
    log[1] = -1
    board = (position.game, position.now, position.room, position.score, log)
    return position.move(int(fw_uct()(board, PLAYOUTS, random.randrange(1 << 31))))


def five_wins_greedy(state: FiveWins, random: Random) -> Cell | Shift:
    """Return the move that looks best now: it wins, stops five, or adds most to the lines."""
    seat = state.turn
    worth = judged(Spot(state.stones[seat], state.stones[1 - seat], sum(state.hands), state.options.exactly_five))
    most = max(worth.values())
    best = [step for step, value in worth.items() if value == most]
    step = best[random.randrange(len(best))]
    to = state.cell(step.target)
    if not step.lift.stone:
        return to
    return Shift(state.cell(step.lift.stone), to, state.cell(step.lift.keep) if step.lift.keep else None)


def measure(games: int = GAMES, seconds: float = SECONDS) -> list[Row]:
    """Return how many points of each match the engine leaves to the other, and how many it may."""
    others = {
        f"plain UCT with {PLAYOUTS:,} playouts a move": (five_wins_uct, 10),
        "a greedy player": (five_wins_greedy, 3),
    }
    return matches.measure("five_wins", others, games, seconds, OPENING)


if __name__ == "__main__":
    matches.main(__doc__, measure)
