"""Races between bots by a clock of their own, as the server would run them, but without waiting."""

from random import Random

from fives.arena.play_game import Playing
from fives.core.catalogue import find_bots, find_game
from fives.core.options import read_options


def race(levels, seed, **settings):
    """Return by seat its share of the victory, after a whole game in simulated time."""
    return play_game(levels, seed, **settings)[0].shares


def play_game(levels, seed, **settings):
    """Return the result and the seconds a game took."""
    game, random = find_game("find_fives"), Random(seed)
    start = game.rules.start(len(levels), read_options(game, settings))

    def ask(state, seat, seen):
        return find_bots(game).choose(game.rules.view(state, seat), seat, levels[seat], random, 1.0)

    playing = Playing(game, start, ask, random)
    while (result := game.rules.result(playing.state)) is None:
        playing.step()
    return result, playing.now
