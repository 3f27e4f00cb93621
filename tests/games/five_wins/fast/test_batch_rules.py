"""Five Wins as rows where games at random never come: positions that come back, fields that wander across the table."""

from itertools import islice
from random import Random

import numpy as np
import pytest

from fives.games.five_wins import encoding, rules
from fives.games.five_wins.fast import batch_rules as batch
from fives.games.five_wins.rules import Options, Shift


def played(state, row, move):
    """Return the state and the row after a move, compared in all that the rules and a player see."""
    batch.play(row, encoding.action(state, move))
    state = rules.play(state, state.turn, move)
    assert state.turns % 3 or batch.unpack(row, state.options) == state
    if state.turns % 10 and state.turns > 10 and not state.ending:
        return state, row
    compare_seen(state, row)
    again = batch.pack(state)
    for each in (row, again):
        assert batch.unpack(each, state.options).past == state.past
    return state, again if state.turns % 2 == 0 else row  # go on from what was packed as well


def compare_seen(state, row):
    seen = np.zeros(len(encoding.BOUNDS), np.int32)
    for seat in range(2):
        batch.observe(row, seat, seen)
        assert tuple(seen.tolist()) == encoding.observe(rules.view(state, seat), seat)


def compare_masks(state, row):
    legal = np.zeros(encoding.ACTIONS, np.bool_)
    batch.mask(row, legal)
    expected = {encoding.action(state, move) for move in rules.moves(state, state.turn)}
    assert set(np.flatnonzero(legal).tolist()) == expected


def after_game(options, seed):
    """Return an after-game that has just begun: stones laid at random until nobody has five."""
    random = Random(seed)
    while True:
        state = rules.start(2, options, 0)
        while not state.ending and not state.after_game:
            state = rules.play(state, state.turn, random.choice(rules.moves(state, state.turn)))
        if not state.ending:
            return state


def quiet(state, moves):
    """Yield those of the moves that capture nothing and do not end the game, as they are asked for."""
    for move in moves:
        if move in rules.moves(state, state.turn):
            after = rules.play(state, state.turn, move)
            if not after.ending and after.stones[0].bit_count() + after.stones[1].bit_count() == 32:
                yield move


def there_and_back(state):
    """Return four moves after which everything lies as before: both move a stone, and move it back."""
    for first in quiet(state, rules.moves(state, state.turn)):
        one = rules.play(state, state.turn, first)
        for second in islice(quiet(one, rules.moves(one, one.turn)), 20):
            two = rules.play(one, one.turn, second)
            for back in quiet(two, [Shift(first.to, first.lift)]):
                three = rules.play(two, two.turn, back)
                for last in quiet(three, [Shift(second.to, second.lift)]):
                    return first, second, back, last
    raise AssertionError("no stone can go there and back")


@pytest.mark.parametrize("exactly", [False, True])
def test_a_position_that_comes_back_for_the_third_time_ends_the_game(exactly):
    """FW6R."""
    state = after_game(Options(exactly_five=exactly), 1)
    row = batch.pack(state)
    for move in there_and_back(state) * 2:
        assert not state.ending
        state, row = played(state, row, move)
    assert (state.ending, batch.actor(row)) == ("third_time", -1)
    out = np.ones(2)
    batch.returns(row, out)
    assert out.tolist() == [0, 0]


@pytest.mark.parametrize("way", [1, -1])
def test_a_field_that_wanders_far_is_the_same_game(way):
    """Stones from behind go to the front, for as long as the after-game lasts: over the end of every word."""
    random, state = Random(7), after_game(Options(), 3)
    row, begin = batch.pack(state), state.corner
    while not state.ending:
        far = sorted(
            rules.moves(state, state.turn),
            key=lambda move: way * (move.lift.x - move.to.x + move.lift.y - move.to.y),
        )
        if state.turns % 20 == 0:
            compare_masks(state, row)
        state, row = played(state, row, random.choice([*islice(quiet(state, far), 6)] or far))
    assert state.ending == "long_enough"
    assert abs(state.corner.x - begin.x) + abs(state.corner.y - begin.y) > 40
