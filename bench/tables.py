"""How long it takes to solve every game from nothing, to load what was solved, and to value one position."""

import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from random import Random

from row import Row

from fives.core.catalogue import find_solver, games
from fives.core.game import NATURE, AnyGame
from fives.core.options import read_options

VARIATIONS = (0, 1, 2)
POSITIONS = 60  # valued in each variation of each game


def solved_games() -> list[AnyGame]:
    return [game for game in games().values() if game.box == "five_dice"]


def prepare(cache: str) -> float:
    """Return how long `fives prepare` takes for the 5-Dice games with this cache."""
    command = [sys.executable, "-c", "from fives.cli import main; raise SystemExit(main(['prepare', '--json']))"]
    done = subprocess.run(command, env={**os.environ, "FIVES_CACHE": cache}, check=True, stdout=subprocess.PIPE)
    ids = {game.id for game in solved_games()}
    return sum(each["seconds"] for each in json.loads(done.stdout) if each["game"] in ids)


def first_value(id: str, variation: int) -> float:
    """Return how long a process that has just imported the solver waits for its first value."""
    game = games()[id]
    solver, options = find_solver(game), read_options(game, {"variation": variation})
    assert solver is not None
    start = game.rules.start(game.seats_for(options)[0], options)
    begin = time.perf_counter()
    solver.evaluate(start, 0)
    return time.perf_counter() - begin


def load_times(cache: str) -> list[float]:
    """Return the first values of every variation, each in a process of its own, from a cache that is full."""
    cases = [(game.id, variation) for game in solved_games() for variation in VARIATIONS]
    times = []
    for case in cases:
        command = [sys.executable, __file__, json.dumps(case)]
        done = subprocess.run(command, env={**os.environ, "FIVES_CACHE": cache}, check=True, capture_output=True)
        times.append(float(done.stdout))
    return times


def position_times() -> list[float]:
    """Return how long each of many positions from random play takes once the tables are there."""
    times = []
    for game in solved_games():
        solver = find_solver(game)
        assert solver is not None
        for variation in VARIATIONS:
            options, random = read_options(game, {"variation": variation}), Random(variation)
            state = start = game.rules.start(game.seats_for(options)[0], options)
            solver.evaluate(start, 0)
            for _ in range(POSITIONS):
                state = state if game.rules.actors(state) else start
                actor = min(game.rules.actors(state))
                begin = time.perf_counter()
                solver.evaluate(state, max(0, actor))
                times.append(time.perf_counter() - begin)
                moves = game.rules.moves(state, actor) if actor != NATURE else [game.rules.draw(state, random)]
                state = game.rules.play(state, actor, moves[random.randrange(len(moves))])
    return times


def measure() -> list[Row]:
    with tempfile.TemporaryDirectory() as cache:
        cold = prepare(cache)
        loaded = load_times(cache)
        files = [file for game in solved_games() for file in Path(cache).glob(f"{game.id}*")]
        size = sum(file.stat().st_size for file in files) / 1e6
        os.environ["FIVES_CACHE"] = cache
        taken = sorted(position_times())
    of = f"{len(loaded)} variations"
    return [
        Row("tables.py", f"solving {of} of the 5-Dice games from nothing", cold, "s", 300, "limit", limit=True),
        Row("tables.py", f"first value from kept tables, slowest of {of}", max(loaded), "s", 0.2, "limit", limit=True),
        Row("tables.py", f"first value, median of {of}", statistics.median(loaded), "s", 0.2, "limit", limit=True),
        Row("tables.py", "kept tables of the 5-Dice games in all", size, "MB", 40, "limit", limit=True),
        Row(
            "tables.py",
            f"one position, slowest of {len(taken)} from random play",
            1000 * taken[-1],
            "ms",
            50,
            "limit",
            limit=True,
        ),
        Row("tables.py", "one position, median", 1000 * statistics.median(taken), "ms", 50, "limit", limit=True),
    ]


if __name__ == "__main__":
    if len(sys.argv) > 1:
        print(first_value(*json.loads(sys.argv[1])))
    else:
        print("\n".join(row.line() for row in measure()))
