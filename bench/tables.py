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
from typing import Any

from row import Row

from fives.core.catalogue import find_solver, games, has_solver
from fives.core.game import NATURE, AnyGame
from fives.core.options import choices, read_options

POSITIONS = 60  # valued in each variation of each game


def solved_games() -> list[AnyGame]:
    return [game for game in games().values() if game.box == "five_dice" and has_solver(game)]


def variations(game: AnyGame) -> list[dict[str, Any]]:
    """Return the settings of each variation; a game without any has its usual ones."""
    values = next((choice.values for choice in choices(game) if choice.name == "variation"), ())
    return [{"variation": value} for value in values] or [{}]


def prepare(cache: str) -> float:
    """Return how long `fives prepare` takes for the 5-Dice games with this cache."""
    ids = [game.id for game in solved_games()]
    begin = time.perf_counter()
    command = [
        sys.executable,
        "-c",
        f"from fives.cli import main; raise SystemExit(main(['prepare', *{ids}, '--json']))",
    ]
    subprocess.run(command, env={**os.environ, "FIVES_CACHE": cache}, check=True, stdout=subprocess.DEVNULL)
    return time.perf_counter() - begin


def first_value(id: str, settings: dict[str, Any]) -> float:
    """Return how long a process that has just imported the solver waits for its first value."""
    game = games()[id]
    solver, options = find_solver(game), read_options(game, settings)
    assert solver is not None
    start = game.rules.start(game.seats_for(options)[0], options)
    begin = time.perf_counter()
    solver.evaluate(start, 0)
    return time.perf_counter() - begin


def load_times(cache: str) -> list[float]:
    """Return the first values of every variation, each in a process of its own, from a cache that is full."""
    cases = [(game.id, settings) for game in solved_games() for settings in variations(game)]
    return [_apart(cache, "first_value", *case) for case in cases]


def _apart(cache: str, *call: object) -> Any:
    """Return what a function of this script gives in a process of its own: what else was measured leaves it alone."""
    command = [sys.executable, __file__, json.dumps(call)]
    done = subprocess.run(command, env={**os.environ, "FIVES_CACHE": cache}, check=True, capture_output=True)
    return json.loads(done.stdout)


def position_times() -> list[tuple[float, float]]:
    """Return what each of many positions from random play takes once the tables are there: by the clock, and in work.

    The slowest is told by its work: among hundreds the clock's slowest is one at which the machine did something else.
    """
    times = []
    for game in solved_games():
        solver = find_solver(game)
        assert solver is not None
        for seed, settings in enumerate(variations(game)):
            options, random = read_options(game, settings), Random(seed)
            state = start = game.rules.start(game.seats_for(options)[0], options)
            solver.evaluate(start, 0)
            for _ in range(POSITIONS):
                state = state if game.rules.actors(state) else start
                actor = min(game.rules.actors(state))
                begin, worked = time.perf_counter(), time.thread_time()
                solver.evaluate(state, max(0, actor))
                times.append((time.perf_counter() - begin, time.thread_time() - worked))
                moves = game.rules.moves(state, actor) if actor != NATURE else [game.rules.draw(state, random)]
                state = game.rules.play(state, actor, moves[random.randrange(len(moves))])
    return times


def measure() -> list[Row]:
    with tempfile.TemporaryDirectory() as cache:
        cold = prepare(cache)
        loaded = load_times(cache)
        size = sum(file.stat().st_size for file in Path(cache).iterdir()) / 1e6
        taken, worked = zip(*_apart(cache, "position_times"), strict=True)
    of, slow = f"{len(loaded)} variations", statistics.quantiles(taken, n=100)[-1]
    return [
        Row("tables.py", f"solving {of} of the 5-Dice games from nothing", cold, "s", 300, "limit", limit=True),
        Row("tables.py", f"first value from kept tables, slowest of {of}", max(loaded), "s", 0.2, "limit", limit=True),
        Row("tables.py", f"first value, median of {of}", statistics.median(loaded), "s", 0.2, "limit", limit=True),
        Row("tables.py", "kept tables of the 5-Dice games in all", size, "MB", 40, "limit", limit=True),
        Row(
            "tables.py", f"one position, slowest of {len(taken)}, CPU", 1e3 * max(worked), "ms", 50, "limit", limit=True
        ),
        Row("tables.py", "one position, 99th percentile", 1e3 * slow, "ms", 50, "limit", limit=True),
        Row("tables.py", "one position, median", 1e3 * statistics.median(taken), "ms", 50, "limit", limit=True),
    ]


if __name__ == "__main__":
    if len(sys.argv) > 1:
        call, *arguments = json.loads(sys.argv[1])
        print(json.dumps({"first_value": first_value, "position_times": position_times}[call](*arguments)))
    else:
        print("\n".join(row.line() for row in measure()))
