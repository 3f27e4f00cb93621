"""Positions of Torris as games at random meet them."""

from random import Random

import pytest

from fives.core.game import NATURE
from fives.games.torris.rules import Options, actors, draw, moves, play, start

DEFAULT, WHOLE = Options(), Options(closing="whole_gap")
BOTH = pytest.mark.parametrize("options", [DEFAULT, WHOLE], ids=lambda options: options.closing)


def laid(seed, options=DEFAULT):
    """Return a table just laid, and the chance that laid it."""
    random = Random(seed)
    state = start(2, options, seed % 2)
    return play(state, NATURE, draw(state, random)), random


def states(seed, options=DEFAULT):
    """Return every state of a game at random in which somebody is to move."""
    state, random = laid(seed, options)
    while actors(state):
        yield state
        state = play(state, state.turn, random.choice(moves(state, state.turn)))


def positions(count, options=DEFAULT, seed=0):
    """Return so many states of games at random."""
    while True:
        for state in states(seed, options):
            if count == 0:
                return
            count -= 1
            yield state
        seed += 1
