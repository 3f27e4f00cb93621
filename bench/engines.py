"""Engines against plain players: a match from the same random openings, each played from both seats."""

import argparse
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import numba
import numpy as np
import uct
from row import Row

from fives.core.catalogue import find_bots, find_game
from fives.games.five_wins import kernel as fw
from fives.games.five_wins.bots import Spot, judged
from fives.games.five_wins.engine import Engine
from fives.games.five_wins.rules import Cell, FiveWins, Shift

SCRIPT = "engines.py"
PLAYOUTS = 10_000
SECONDS = 1.0  # a move of the engine
OPENING = 4  # stones laid at random before a game
GAMES = 100

Player = Callable[[Any, Random], Any]  # from a state and chance to a move


def match(id: str, engine: Player, other: Player, games: int, opening: int, seed: int = 1) -> float:
    """Return the points of the engine, draws half: each opening twice, once from either seat."""
    rules, points = find_game(id).rules, 0.0
    for n in range(games):
        random = Random(f"{seed} {n // 2}")
        state = rules.start(2, find_game(id).options(), first=0)
        for _ in range(opening):
            legal = rules.moves(state, state.turn)
            state = rules.play(state, state.turn, legal[random.randrange(len(legal))])
        while acting := rules.actors(state):
            (seat,) = acting
            move = (engine if seat == n % 2 else other)(state, random)
            state = rules.play(state, seat, move)
        ended = rules.result(state)
        points += (n % 2 in ended.winners) / len(ended.winners)
        print(f"  {id}: {points:g} of {n + 1}, {ended.reason}", flush=True)
    return points


def master(id: str, seconds: float) -> Player:
    """Return the strongest bot of a game, with so many seconds a move."""
    game = find_game(id)
    bots = find_bots(game)

    def choose(state: Any, random: Random) -> Any:
        view = game.rules.view(state, state.turn)
        return bots.choose(view, state.turn, game.levels[-1].id, random, seconds)

    return choose


# Five Wins


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
    rows = []
    for id, name, other, may in (
        ("five_wins", f"plain UCT with {PLAYOUTS:,} playouts a move", five_wins_uct, 10),
        ("five_wins", "a greedy player", five_wins_greedy, 3),
    ):
        lost = games - match(id, master(id, seconds), other, games, OPENING)
        claim = f"{id}: points left to {name}, in {games} games at {seconds:g} s a move"
        rows.append(Row(SCRIPT, claim, lost, "points", games * may / 100, "limit", limit=True))
    return rows


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--games", type=int, default=GAMES, help="of each match")
    asked.add_argument("--seconds", type=float, default=SECONDS, help="a move of the engine")
    given = asked.parse_args()
    print("\n".join(row.line() for row in measure(given.games, given.seconds)))
