"""Random play through the public rules, in plain Python: every game, and OpenSpiel's Python games the same way."""

import time
from collections.abc import Callable
from random import Random

import pyspiel
from open_spiel.python.games import tic_tac_toe  # noqa: F401  (importing registers it)
from row import Row

from fives.core.catalogue import games
from fives.core.game import CLOCK, NATURE, AnyGame
from fives.core.options import read_options

SECONDS = 3.0
LIMIT = 20_000  # moves a second
PYTHON = "python_tic_tac_toe"  # OpenSpiel's own example of a game in Python
PEERS = {  # games of OpenSpiel of a like kind: in C++, driven from Python as ours are
    "clear_away": "solitaire",
    "five_wins": "gomoku",
    "number_poker": "goofspiel",
    "shell_game": "liars_dice",
    "torris": "breakthrough",
}
APART = ("find_fives",)  # a game of it is mostly the making of its boards: find_fives.py measures both
WHOLE = 3  # a game is measured in turns with the others, so often, and its best run counts


def play_game(game: AnyGame, random: Random) -> int:
    """Play one game at random and return how many events it had."""
    rules, options = game.rules, read_options(game, {})
    state, events = rules.start(game.seats_for(options)[0], options), 0
    while actors := rules.actors(state):
        actor = random.choice(sorted(actors)) if len(actors) > 1 else next(iter(actors))
        if actor == NATURE:
            move = rules.draw(state, random)
        elif actor == CLOCK:
            alarm = rules.alarm(state)
            assert alarm is not None
            move = alarm.move
        else:
            moves = rules.moves(state, actor)
            move = moves[random.randrange(len(moves))]
        state = rules.play(state, actor, move)
        events += 1
    assert rules.result(state) is not None
    return events


def play_peer(name: str, random: Random) -> int:
    """Play one game of OpenSpiel at random and return how many actions it had."""
    state, actions = pyspiel.load_game(name).new_initial_state(), 0
    while not state.is_terminal():
        legal = state.legal_actions()
        state.apply_action(legal[random.randrange(len(legal))])
        actions += 1
    return actions


def rate(play: Callable[[Random], int], seconds: float = SECONDS / WHOLE) -> float:
    """Return moves a second of processor time."""
    random, moves, begin = Random(5), 0, time.process_time()
    while (taken := time.process_time() - begin) < seconds:
        moves += play(random)
    return moves / taken


def measure() -> list[Row]:
    played = [game for game in games().values() if game.id not in APART]
    plays = {game.id: lambda random, game=game: play_game(game, random) for game in played}
    plays |= {name: lambda random, name=name: play_peer(name, random) for name in (PYTHON, *PEERS.values())}
    best = dict.fromkeys(plays, 0.0)
    for _ in range(WHOLE):
        best = {name: max(best[name], rate(play)) for name, play in plays.items()}
    rows = []
    for game in played:
        took, claim = 1e6 / best[game.id], f"{game.id}: one event of {best[game.id]:,.0f} a second"
        rows.append(Row("playouts.py", claim, took, "µs", 1e6 / LIMIT, "limit", limit=game.box == "five"))
        peers = [PYTHON, PEERS[game.id]] if game.id in PEERS else [PYTHON]
        rows += [
            Row("playouts.py", f"{game.id}: one event", took, "µs", 1e6 / best[peer], f"OpenSpiel's {peer}")
            for peer in peers
        ]
    return rows


if __name__ == "__main__":
    print("\n".join(row.line() for row in measure()))
