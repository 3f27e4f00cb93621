"""The towers as numbers are the towers of the rules: the same moves, the same places, the same look."""

import numpy as np
import pytest

from fives.games.torris import static_estimate as sight
from fives.games.torris.fast import board_array as kernel
from fives.games.torris.fast.search import final
from fives.games.torris.rules import COLOURS, actors, climb, count, find_landings, moves, play
from games.torris.random_positions import BOTH, laid, positions, states

COUNTS = [250, pytest.param(10_000, marks=pytest.mark.slow)]


def listed(board, seat):
    room = np.zeros(kernel.MOST_MOVES, np.int64)
    return [int(move) for move in room[: kernel.list_moves(board, seat, room, 0)]]


def known(board):
    """Return all that the numbers know but for what lies above the towers."""
    return [*board[: kernel.STACK], *board[kernel.ACROSS :], *kernel.unload(board)]


@BOTH
@pytest.mark.parametrize("many", COUNTS)
def test_the_moves_are_those_of_the_rules(many, options):
    for state in positions(many, options):
        board = kernel.load(state.towers, options.closing)
        assert kernel.unload(board) == state.towers
        for seat, colour in enumerate(COLOURS):
            found = {kernel.write(move): move >> 5 & 31 for move in listed(board, seat)}
            assert found == find_landings(state.towers, colour)
            assert all(kernel.read(move, end) in listed(board, seat) for move, end in found.items())


@BOTH
@pytest.mark.parametrize("many", COUNTS)
def test_a_move_leads_where_the_rules_say_and_back(many, options):
    """The number that stands for the position depends on the position alone, not on the way to it."""
    for state in positions(many, options):
        board = kernel.load(state.towers, options.closing)
        before, hashed = known(board), board[kernel.HASH]
        for move in listed(board, state.turn):
            end = move >> 5 & 31
            towers, moved, places = climb(state.towers, kernel.write(move), end, options.closing)
            gain = kernel.gain(board, move)
            closed = kernel.do(board, move)
            fresh = kernel.load(towers, options.closing)
            assert (closed & 7, closed >> 3, kernel.unload(board)) == (moved, places, towers)
            assert np.array_equal(board[kernel.ACROSS :], fresh[kernel.ACROSS :])
            lead = [points[state.turn] - points[1 - state.turn] for points in (count(towers)[0], state.scores)]
            assert gain == lead[0] - lead[1]
            kernel.undo(board, move, closed, hashed)
            assert known(board) == before


@BOTH
@pytest.mark.parametrize("seed", range(20))
def test_a_whole_game_can_be_taken_back(seed, options):
    """Stones that have left a tower come back to it, whatever has lain there meanwhile."""
    state, random = laid(seed, options)
    board, trail = kernel.load(state.towers, options.closing), []
    while actors(state):
        move = random.choice(moves(state, state.turn))
        code = kernel.read(move, state.landings[move])
        before = known(board), board[kernel.HASH]
        trail.append((*before, code, kernel.do(board, code)))
        state = play(state, state.turn, move)
        assert kernel.unload(board) == state.towers
    for before, hashed, code, closed in reversed(trail):
        kernel.undo(board, code, closed, hashed)
        assert known(board) == before


@pytest.mark.parametrize("many", COUNTS)
def test_a_position_looks_the_same_to_both_twins(many):
    for state in positions(many):
        board = kernel.load(state.towers, state.options.closing)
        for seat in (0, 1):
            looks, over = kernel.appraise(board, seat)
            assert not over
            assert looks == sight.appraise(state.towers, seat)


def test_the_end_is_worth_what_the_rules_say():
    for seed in range(200):
        *_, last = states(seed)
        move, end = next(iter(last.landings.items()))
        towers, _, _ = climb(last.towers, move, end, last.options.closing)
        board = kernel.load(towers, last.options.closing)
        points, highest = count(towers)
        assert final(board, 0) == -final(board, 1)
        won = (points[0], highest[0]) > (points[1], highest[1])
        assert (final(board, 0) > 0) == won
