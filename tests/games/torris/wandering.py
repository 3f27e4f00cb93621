"""Positions of Torris as games at random meet them."""

from random import Random

from fives.core.game import NATURE
from fives.games.torris.rules import Options, actors, draw, moves, play, start


def laid(seed):
    """Return a table just laid, and the chance that laid it."""
    random = Random(seed)
    state = start(2, Options(), seed % 2)
    return play(state, NATURE, draw(state, random)), random


def states(seed):
    """Return every state of a game at random in which somebody is to move."""
    state, random = laid(seed)
    while actors(state):
        yield state
        state = play(state, state.turn, random.choice(moves(state, state.turn)))


def positions(count, seed=0):
    """Return so many states of games at random."""
    while True:
        for state in states(seed):
            if count == 0:
                return
            count -= 1
            yield state
        seed += 1
