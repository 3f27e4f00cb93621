"""Ask solvers and bots in a process that can import nothing but fives and msgspec, as in a browser."""

import pickle
import subprocess
import sys
from pathlib import Path
from random import Random

import msgspec

import fives
from fives.core.game import NATURE

ASK = """
import sys
sys.path.append(sys.argv[1])
import pickle, time
from pathlib import Path
from random import Random
from fives.core.catalogue import find_bots, find_game, find_solver
from fives.solving import compact_tables

asked = pickle.load(sys.stdin.buffer)
compact_tables.look_in(Path(sys.argv[2]))
assert not compact_tables.NUMPY
answers = []
for what, game, *rest in asked:
    game, began = find_game(game), time.perf_counter()
    if what == "evaluate":
        answer = find_solver(game).evaluate(*rest)
    else:
        view, seat, level, seed, more = rest
        answer = find_bots(game).choose(view, seat, level, Random(seed), 1.0, **more)
    answers.append((answer, time.perf_counter() - began))
assert not {"numpy", "numba"} & set(sys.modules)
sys.stdout.buffer.write(pickle.dumps(answers))
"""


def ask(folder, asked, link):
    """Return for each question its answer and its seconds, from a plain process that reads the tables of a folder."""
    for package in (fives, msgspec):
        if not (place := Path(link) / package.__name__).exists():
            place.symlink_to(Path(package.__file__).parent)
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-c", ASK, str(link), str(folder)], input=pickle.dumps(asked), capture_output=True
    )
    assert done.returncode == 0, done.stderr.decode()
    return pickle.loads(done.stdout)


def positions(game, options, seats, seed, count, move=None):
    """Return states of seeded games in which a seat has something to decide, with that seat, by any moves."""
    chance, found = Random(seed), []
    while len(found) < count:
        state = game.rules.start(seats, options, None if chance.randrange(2) else chance.randrange(seats))
        for _ in range(400):
            acting = sorted(game.rules.actors(state))
            if not acting or len(found) == count:
                break
            actor = acting[chance.randrange(len(acting))]
            if actor == NATURE:
                played = game.rules.draw(state, chance)
            elif actor < 0:
                played = game.rules.alarm(state).move
            else:
                legal = game.rules.moves(state, actor)
                if len(legal) > 1:
                    found.append((game.rules.view(state, actor), actor))
                played = (move or (lambda legal: legal[chance.randrange(len(legal))]))(legal)
            state = game.rules.play(state, actor, played)
    return found
