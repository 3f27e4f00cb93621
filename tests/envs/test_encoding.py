"""Every game's numbers for machines, tried on random games with every choice of options and every number of seats."""

from functools import cache

import pytest

from contract.random_games import all_options, walk
from fives.core.catalogue import find_encoding, games
from fives.core.game import CLOCK, NATURE

MOST = 60  # states of a game
LISTED = 500  # moves of a state that are tried; of thousands every so many

every_game = pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)


@cache
def tables(game):
    """Return each number of seats with some options, and each options with some number of seats."""
    settings = all_options(game)
    pairs = [(options, seats) for options in settings for seats in game.seats_for(options)]
    by_options = {options: pairs_of for options in settings if (pairs_of := [p for p in pairs if p[0] == options])}
    chosen = [found[n % len(found)] for n, found in enumerate(by_options.values())]
    return [*chosen, *(pair for pair in pairs if pair[0] == settings[0] and pair not in chosen)]


@cache
def states(game):
    """Return states of random games with the options and seats they were played with."""
    found = []
    for seed, (options, seats) in enumerate(tables(game)):
        played = walk(game, options, seats, seed).match.states
        found += [(options, seats, state) for state in (*played[:: len(played) // MOST + 1], played[-1])]
    return found


@every_game
def test_every_legal_move_has_a_number_of_its_own_and_reads_back(game):
    encoding = find_encoding(game)
    tried = 0
    for options, seats, state in states(game):
        for seat in sorted(game.rules.actors(state) - {NATURE, CLOCK}):
            listed = game.rules.moves(state, seat)
            moves = list(listed[:: len(listed) // LISTED + 1])
            numbers = [encoding.action(state, move) for move in moves]
            assert len(set(numbers)) == len(numbers)
            assert all(0 <= number < encoding.actions(seats, options) for number in numbers)
            assert [encoding.move(state, number) for number in numbers] == moves
            tried += 1
    assert tried > 10


@every_game
def test_what_a_seat_sees_has_a_fixed_length_and_keeps_its_bounds(game):
    encoding = find_encoding(game)
    for options, seats, state in states(game):
        bounds = encoding.bounds(seats, options)
        for seat in range(seats):
            seen = encoding.observe(game.rules.view(state, seat), seat)
            assert len(seen) == len(bounds)
            assert all(type(number) is int for number in seen)
            assert all(low <= number <= high for number, (low, high) in zip(seen, bounds, strict=True)), seen


@every_game
def test_what_is_seen_changes_as_the_game_goes_on(game):
    """Views that differ mostly have different numbers, too: what is left out cannot be much."""
    encoding = find_encoding(game)
    options, seats = tables(game)[0]
    played = walk(game, options, seats, 0).match.states
    seen = {tuple(encoding.observe(game.rules.view(state, 0), 0)) for state in played}
    shown = {game.notation.write_state(game.rules.view(state, 0)) for state in played}
    assert len(seen) > len(shown) / 4
