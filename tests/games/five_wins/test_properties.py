"""What holds in every game of Five Wins, whoever plays it: tried on games that hypothesis makes up."""

from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from fives.games.five_wins.notation import read_state, write_move, write_state
from fives.games.five_wins.rules import Options, actors, moves, play, start, view
from games.five_wins import plain

COMPARED = 7  # every so many turns the plain reading looks at the position too


@st.composite
def games(draw, longest=90):
    """Return the states of a game of moves at random, at most so many."""
    options = Options(exactly_five=draw(st.booleans()))
    states = [start(2, options, first=draw(st.integers(0, 1)))]
    random = draw(st.randoms(use_true_random=False))
    while actors(states[-1]) and len(states) <= longest:
        state = states[-1]
        legal = moves(state, state.turn)
        states.append(play(state, state.turn, legal[random.randrange(len(legal))]))
    return states


@settings(max_examples=25)
@given(games())
def test_the_field_is_connected_after_every_turn_and_no_stone_is_lost_but_by_capture(states):
    for state in states:
        drawn = view(state, None).table
        assert len(plain.components(set(drawn.stones[0]) | set(drawn.stones[1]))) <= 1
        counts = [len(own) for own in drawn.stones]
        assert [a + b + c for a, b, c in zip(counts, state.hands, drawn.captured, strict=True)] == [16, 16]
        assert not set(drawn.stones[0]) & set(drawn.stones[1])
        told = [happening for happening in state.happened if happening.key == "five_wins-captured"]
        assert state.after_game or (not told and drawn.captured == (0, 0))


@settings(max_examples=12)
@given(games())
def test_the_moves_are_those_of_the_plain_reading(states):
    """Sets of cells and bits agree on every move, position by position."""
    for state in states[::COMPARED]:
        if state.ending:
            continue
        text = write_state(state)
        place = plain.read(text, state.options.exactly_five)
        assert {write_move(move) for move in moves(state, state.turn)} == set(place.moves())
        assert read_state(text, state.options) == state


@settings(max_examples=12)
@given(games())
def test_a_list_of_moves_is_like_any_other_list(states):
    """It is made move by move when asked; length, places and membership agree."""
    for state in states[::COMPARED]:
        if state.ending:
            continue
        lazy = moves(state, state.turn)
        full = list(lazy)
        assert len(full) == len(lazy) == len(set(full))
        assert [lazy[place] for place in range(-len(full), len(full), 5)] == [*full, *full][::5]
        assert lazy[3:9] == tuple(full[3:9])
        assert all(move in lazy for move in full)


@settings(max_examples=15)
@given(games(longest=140))
def test_what_the_view_says_of_a_lift_is_what_is_captured(states):
    for before, after in pairwise(states):
        if not before.after_game:
            continue
        moved = after.happened[0].params
        lifted = (moved["from_x"], moved["from_y"])
        taken = {
            (cells[n], cells[n + 1])
            for cells in (happening.params["cells"] for happening in after.happened if "cells" in happening.params)
            for n in range(0, len(cells), 2)
        }
        foretold = [set(cut.captured) for cut in view(before, before.turn).table.cuts if cut.lift == lifted]
        assert taken in foretold or (not taken and not foretold)
