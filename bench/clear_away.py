"""Clear Away: how long its tables take to build, how large they are, and how soon a hint comes with them."""

import os
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from random import Random

from row import Row

from fives.games.clear_away import solved_tables as tables
from fives.games.clear_away.notation import read_move
from fives.games.clear_away.rules import ME, Options, actors, play, start
from fives.games.clear_away.solver import evaluate

SCRIPT = "clear_away.py"
GAMES = 200  # of each kind, a hint before every jump
BUILD = "from fives.games.clear_away import tables; tables.prepare()"


def build(cache: str) -> tuple[float, float]:
    """Return the seconds that building takes in a process of its own, and the most memory that it needs, in MB."""
    begin = time.perf_counter()
    subprocess.run([sys.executable, "-c", BUILD], env={**os.environ, "FIVES_CACHE": cache}, check=True)
    return time.perf_counter() - begin, resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1e3


def hints(games: int, careful: float) -> list[float]:
    """Return how long each hint takes, in ms, in games whose player avoids a worse jump so often."""
    random, taken = Random(1), []
    for _ in range(games):
        state = start(1, Options())
        while actors(state):
            begin = time.perf_counter()
            found = evaluate(state, ME)
            taken.append(1e3 * (time.perf_counter() - begin))
            assert found.exact, "a reachable position was not settled"
            best = [each for each in found.moves if each.value == found.value or random.random() > careful]
            state = play(state, ME, read_move(random.choice(best).move))
    return sorted(taken)


def measure() -> list[Row]:
    with tempfile.TemporaryDirectory() as cache:
        seconds, memory = build(cache)
        size = sum(file.stat().st_size for file in Path(cache).iterdir()) / 1e6
        os.environ["FIVES_CACHE"] = cache
        begin = time.perf_counter()
        tables.prepare()
        load = time.perf_counter() - begin
        hints(1, 0.0)  # compiles
        plays = {"random jumps": hints(GAMES, 0.0), "a careful player": hints(GAMES, 0.9)}
    rows = [
        Row(SCRIPT, "building the tables from nothing, one core", seconds, "s", 180, "limit", limit=True),
        Row(SCRIPT, "most memory while they are built", memory, "MB", 1500, "limit", limit=True),
        Row(SCRIPT, "kept tables", size, "MB", 40, "limit", limit=True),
        Row(SCRIPT, "loading them", load, "s", 1, "limit", limit=True),
    ]
    for how, taken in plays.items():
        of = f"{len(taken)} hints, {how}"
        rows.append(Row(SCRIPT, f"p99 of {of}", taken[99 * len(taken) // 100], "ms", 50, "limit", limit=True))
        rows.append(Row(SCRIPT, f"slowest of {of}", taken[-1], "ms", 50, "limit for p99"))
    return rows


if __name__ == "__main__":
    print("\n".join(row.line() for row in measure()))
