"""What holds in every game of Torris, however it is played; the rules and a plain reading agree on every move."""

from collections import Counter
from itertools import pairwise
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from fives.core.game import NATURE
from fives.games.torris.notation import write_state
from fives.games.torris.rules import NAMES, actors, draw, moves, play, result, start
from games.torris import plain
from games.torris.random_positions import DEFAULT, WHOLE

STONES = Counter({colour + value: 4 for colour in "wb" for value in "1234"})


@st.composite
def games(draw_from):
    """Return every state of a whole game, with the move that left it."""
    random, options = Random(draw_from(st.integers(0, 2**32))), draw_from(st.sampled_from((DEFAULT, WHOLE)))
    state = start(2, options, draw_from(st.integers(0, 1)))
    state = play(state, NATURE, draw(state, random))
    steps = []
    while actors(state):
        listed = moves(state, state.turn)
        move = listed[draw_from(st.integers(0, 99)) % len(listed)]
        steps.append((state, move))
        state = play(state, state.turn, move)
    return [*steps, (state, None)]


def stones(state):
    return Counter(tower[at : at + 2] for tower in state.towers for at in range(0, len(tower), 2))


@settings(max_examples=40)
@given(games())
def test_every_stone_stays_in_the_game(steps):
    """TO1 to TO4: 32 stones, the same ones, and a point for each."""
    for state, _ in steps:
        assert stones(state) == STONES
        assert sum(state.scores) == 32


@settings(max_examples=40)
@given(games())
def test_a_moved_stone_never_ends_lower_than_it_began(steps):
    """TO3: it rises by at least one level, and nothing else rises or sinks."""
    for (before, move), (after, _) in pairwise(steps):
        place, end = NAMES.index(move[:-1]), before.landings[move]
        was, now = len(before.towers[place]) // 2, len(after.towers[end]) // 2
        assert after.towers[end] == before.towers[end] + before.towers[place][-2:]
        assert now > was
        kept = Counter(tower for at, tower in enumerate(before.towers) if at not in (place, end))
        kept.update([before.towers[place][:-2], after.towers[end]])
        assert kept == Counter(after.towers)


@settings(max_examples=25)
@given(games())
def test_the_rules_and_the_plain_reading_agree(steps):
    """TO2 to TO5: the same moves, the same towers after each, the same player to move."""
    for (before, move), (after, _) in pairwise(steps):
        stacks, side = plain.read(write_state(before))
        listed = plain.moves(stacks, side)
        assert set(moves(before, before.turn)) == set(listed)
        told, turn = plain.read(write_state(after))
        assert plain.after(stacks, listed[move], before.options == WHOLE) == told
        assert plain.to_move(told, "b" if side == "w" else "w") == (turn if actors(after) else None)


@settings(max_examples=40)
@given(games())
def test_the_winner_has_more(steps):
    """TO6."""
    ended, last = result(steps[-1][0]), steps[-1][0]
    standing = [*zip(last.scores, last.highest, strict=True)]
    assert [standing[seat] for seat in ended.winners] == [max(standing)] * len(ended.winners)
    assert all(result(state) is None for state, _ in steps[:-1])
