"""Matches of an engine against plain players, with the same openings from both seats and a limit on lost points."""

import argparse
from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random
from typing import Any

from row import Row, commit

from fives.arena.journal import Journal
from fives.arena.play_game import play_out
from fives.core.catalogue import find_bots, find_game
from fives.core.game import NATURE
from fives.solving.solved_tables import cache_folder

PLAYOUTS = 10_000  # of plain UCT, a move
SECONDS = 1.0  # a move of the engine
GAMES = 100

Player = Callable[[Any, Random], Any]  # from a state and chance to a move


def match(id: str, engine: Player, other: Player, games: int, journal: Path, opening: int = 0) -> float:
    """Return the points of the engine, shared victories in parts: each opening twice, once from either seat.

    The journal has the points of each game, so that a match broken off goes on where it was.
    """
    noted = Journal(journal, float)
    for n in range(len(noted.done), games):
        random = Random(f"1 {n // 2}")
        state = open_game(id, n // 2 % 2, opening, random)

        def ask(state: Any, seat: int, seen: Any, n: int = n, random: Random = random) -> Any:
            return (engine if seat == n % 2 else other)(state, random)

        ended = play_out(find_game(id), state, ask, random)
        noted.note(str(n), ended.shares[n % 2])
        print(f"  {journal.stem}: {sum(noted.done.values()):g} of {n + 1}, {ended.reason}", flush=True)
    journal.unlink()
    return sum(noted.done.values())


def open_game(id: str, first: int, opening: int, random: Random) -> Any:
    """Return a game after so many moves at random."""
    rules = find_game(id).rules
    state = rules.start(2, find_game(id).options(), first)
    while opening > 0:
        (actor,) = rules.actors(state)
        legal = rules.moves(state, actor) if actor != NATURE else [rules.draw(state, random)]
        state = rules.play(state, actor, legal[random.randrange(len(legal))])
        opening -= actor != NATURE
    return state


def master(id: str, seconds: float) -> Player:
    """Return the strongest bot of a game, with so many seconds a move."""
    game = find_game(id)
    bots = find_bots(game)

    def choose(state: Any, random: Random) -> Any:
        view = game.rules.view(state, state.turn)
        return bots.choose(view, state.turn, game.levels[-1].id, random, seconds)

    return choose


def measure(
    id: str, others: Mapping[str, tuple[Player, int]], games: int, seconds: float, opening: int = 0
) -> list[Row]:
    """Return how many points of each match the engine leaves to the other, and how many of 100 it may."""
    rows = []
    for name, (other, may) in others.items():
        journal = cache_folder() / "matches" / f"{other.__name__}-{seconds:g}s-{commit()}.jsonl"
        lost = games - match(id, master(id, seconds), other, games, journal, opening)
        claim = f"{id}: points left to {name}, in {games} games at {seconds:g} s a move"
        rows.append(Row(f"{id}.py", claim, lost, "points", games * may / 100, "limit", limit=True))
    return rows


def main(description: str | None, measured: Callable[[int, float], list[Row]]) -> None:
    """Print a match of as many games and seconds as the command line asks for."""
    asked = argparse.ArgumentParser(description=description)
    asked.add_argument("--games", type=int, default=GAMES, help="of each match")
    asked.add_argument("--seconds", type=float, default=SECONDS, help="a move of the engine")
    given = asked.parse_args()
    print("\n".join(row.line() for row in measured(given.games, given.seconds)))
