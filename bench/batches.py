"""Playouts at random in batches, against OpenSpiel's own in C++ on games of a like kind, in processor time.

OpenSpiel's are the rollouts of its tree search: asked for one simulation, it plays the evaluator's rollouts from where
it stands and nothing else, with no Python between the moves. The limit is for whole games. Games are not equally long,
so a move is told as well. Only moves of players count; nature's rolls do not, though they take their time: every move
of Tug has one, every second move of pig.
"""

import time
from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

import pyspiel
from row import Row

from fives.envs.batch import playouts

SCRIPT = "batches.py"
TIMES = 10  # as fast we want to be
TURNS = 5  # each is measured in turns with the other, so often, and its best run counts
SECONDS = 0.5
ROLLOUTS = 200  # in one call
COUNTED = 400  # games of OpenSpiel whose moves are counted, to know how many a rollout has


class Pair(NamedTuple):
    """A game of ours, how many are played in one call, and its peer."""

    id: str
    games: int
    peer: str


PAIRS = (
    Pair("five_wins", 5_000, "gomoku"),
    Pair("number_poker", 20_000, "turn_based_simultaneous_game(game=goofspiel(num_cards=4))"),
    Pair("tug", 10_000, "pig"),
)


def moves_of(game: Any) -> float:
    """Return how many moves a game of OpenSpiel has, played at random."""
    random, moves = Random(5), 0
    for _ in range(COUNTED):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, chances)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
                moves += 1
    return moves / COUNTED


def rollouts(game: Any) -> Callable[[], None]:
    """Return what plays ROLLOUTS games of OpenSpiel from the beginning."""
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 5)
    bot = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 1, False, 5, False)
    return lambda: bot.step(state)


def took(play: Callable[[], None], games: int) -> float:
    """Return nanoseconds of processor time a game; each call plays so many of them."""
    calls, begin = 0, time.process_time()
    while (taken := time.process_time() - begin) < SECONDS:
        play()
        calls += 1
    return 1e9 * taken / calls / games


def measure_pair(pair: Pair) -> list[Row]:
    peer = pyspiel.load_game(pair.peer)
    theirs, theirs_moves = rollouts(peer), moves_of(peer)
    ours_moves = playouts(pair.id, pair.games, seed=5).moves.mean()  # also compiles it
    ours_best = theirs_best = float("inf")
    for _ in range(TURNS):
        ours_best = min(ours_best, took(lambda: playouts(pair.id, pair.games, seed=5), pair.games))
        theirs_best = min(theirs_best, took(theirs, ROLLOUTS))
    name = peer.get_parameters().get("game", {"name": pair.peer})["name"]
    return [
        _row(f"{pair.id}: a game", ours_best, name, theirs_best, limit=True),
        _row(f"{pair.id}: a move", ours_best / ours_moves, name, theirs_best / theirs_moves, limit=False),
    ]


def _row(what: str, ours: float, peer: str, theirs: float, limit: bool) -> Row:
    claim = f"{what}, {theirs / ours:.1f} times as fast"
    return Row(SCRIPT, claim, ours, "ns", theirs / TIMES, f"a tenth of what OpenSpiel takes for {peer} in C++", limit)


def measure() -> list[Row]:
    return [row for pair in PAIRS for row in measure_pair(pair)]


if __name__ == "__main__":
    print("\n".join(row.line() for row in measure()))
