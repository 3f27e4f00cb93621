"""The rulebook of Clear Away, rule by rule, and what never changes. Boards are drawn as text."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fives.core.game import NATURE
from fives.core.refusal import IllegalMove
from fives.games.clear_away.notation import read_move, read_state, write_move, write_state
from fives.games.clear_away.rules import ME, PLACES, Options, actors, moves, play, result, start, starter
from fives.games.clear_away.solvability_search import could_be_one


def at(drawn):
    """Return the position drawn, six rows from the top."""
    return read_state("/".join(drawn.split()), Options())


def after(state, *texts):
    for text in texts:
        state = play(state, ME, read_move(text))
    return state


def jumps_of(state):
    return {write_move(move) for move in moves(state, ME)}


def told(state):
    return [(each.key, each.params) for each in state.happened]


# CA1: the board and the jump


def test_32_stones_lie_on_six_by_six_places_with_the_corners_free():
    """CA1."""
    state = start(1, Options())
    assert state == at(".OOOO. OOOOOO OOOOOO OOOOOO OOOOOO .OOOO.")
    assert (state.left, actors(state), starter(state)) == (32, {ME}, ME)


def test_sixteen_white_stones_lie_in_the_middle_and_a_row_of_black_ones_on_each_side():
    """The set-up of the rulebook; the colours mean nothing (CA1R)."""
    state = start(1, Options())
    black = [bool(state.black >> place & 1) for place in range(PLACES)]
    assert state.black & ~state.stones == 0
    assert [sum(black[6 * row : 6 * row + 6]) for row in range(6)] == [4, 2, 2, 2, 2, 4]
    assert sum(black) == 16


def test_only_stones_two_from_a_free_corner_can_jump_at_first():
    """CA1."""
    assert jumps_of(start(1, Options())) == {"c6-a6", "d6-f6", "a4-a6", "f4-f6", "a3-a1", "f3-f1", "c1-a1", "d1-f1"}


def test_the_stone_jumped_over_is_taken_off():
    """CA1: c6 jumps over b6 into the corner."""
    state = after(start(1, Options()), "c6-a6")
    assert state == at("O..OO. OOOOOO OOOOOO OOOOOO OOOOOO .OOOO.")
    assert told(state) == [("clear_away-jumped", {"seat": 0, "from": "c6", "over": "b6", "to": "a6", "left": 31})]


def test_a_stone_keeps_its_colour():
    state = after(start(1, Options()), "c6-a6", "b4-b6")
    assert state.black >> 0 & 1  # the black stone of c6 lies on a6
    assert not state.black >> 1 & 1  # the white one of b4 on b6, where a black one lay


@pytest.mark.parametrize(
    ("drawn", "jumps"),
    [
        ("...... ...... ..OO.. ...... ...... ......", {"c4-e4", "d4-b4"}),
        ("...... ...... ..O... ..O... ...... ......", {"c4-c2", "c3-c5"}),
        ("...... ...... ..O... ...O.. ...... ......", set()),  # not diagonally
        ("...... ...... O.O... ...... ...... ......", set()),  # the neighbour must be there
        ("...... ...... OOO... ...... ...... ......", {"b4-d4"}),  # and the place right behind it free
        ("...... ...... OO.O.. ...... ...... ......", {"a4-c4"}),  # not a free place farther on
    ],
)
def test_a_jump_goes_straight_over_a_neighbour_to_the_free_place_right_behind(drawn, jumps):
    """CA1."""
    assert jumps_of(at(drawn)) == jumps


def test_places_outside_the_square_do_not_exist():
    """CA1R: neither beyond an edge nor round it into the next row."""
    assert jumps_of(at("OO.... ...... ...... ...... ...... ......")) == {"a6-c6"}
    assert jumps_of(at("....OO O..... ...... ...... ...... ......")) == {"f6-d6"}
    assert jumps_of(at(".....O O..... ...... ...... ...... ......")) == set()
    assert jumps_of(at("O..... O..... ...... ...... ...... ......")) == {"a6-a4"}


def test_a_corner_is_a_place_like_any_other():
    """CA1R: stones jump into it and out of it again."""
    state = after(start(1, Options()), "c6-a6", "b4-b6")
    assert "a6-c6" in jumps_of(state)
    assert write_state(after(state, "a6-c6")).startswith("..OOO.")


@pytest.mark.parametrize("text", ["a6-c6", "c6-d6", "c6-f6", "b5-a6", "c6-c6", "b6-d6", "d4-d6"])
def test_anything_else_is_refused_by_ca1(text):
    with pytest.raises(IllegalMove) as refused:
        after(start(1, Options()), text)
    assert refused.value.rule == "CA1"


@pytest.mark.parametrize("actor", [1, NATURE])
def test_nobody_else_plays(actor):
    """CA1, and CA2 once no jump is left."""
    state = start(1, Options())
    assert moves(state, actor) == ()
    with pytest.raises(IllegalMove, match="CA1"):
        play(state, actor, moves(state, ME)[0])


# CA1R: chains and how moves are counted


def test_a_sequence_of_three_jumps_takes_three_stones():
    """The rulebook draws three jumps by one stone; its places cannot be read, ours go up, right and up."""
    state = after(at("...... ...... ...O.. ..O... .O.... .O...."), "b1-b3-d3-d5")
    assert state == at("...... ...O.. ...... ...... ...... ......")
    assert [params["over"] for key, params in told(state) if key == "clear_away-jumped"] == ["b2", "c3", "d4"]
    assert state.moves == 1


def test_a_chain_is_played_as_one_move_or_jump_by_jump():
    """CA1R: both lead to the same board and count one move."""
    drawn = "...... ...... .O.... ...... .O.... .O...."
    whole, steps = after(at(drawn), "b1-b3-b5"), after(at(drawn), "b1-b3", "b3-b5")
    assert whole == steps == at("...... .O.... ...... ...... ...... ......")
    assert (whole.moves, steps.moves) == (1, 1)
    assert [key for key, _ in told(whole)] == ["clear_away-jumped", "clear_away-jumped", "clear_away-solved"]
    assert whole.black == steps.black


def test_a_jump_by_another_stone_is_another_move():
    """CA1R: also when the first stone goes on afterwards."""
    state = at("OO.O.. ...... ...... ...... ...... OO....")
    assert after(state, "a6-c6", "c6-e6").moves == 1
    assert after(state, "a6-c6", "a1-c1").moves == 2
    assert after(state, "a6-c6", "a1-c1", "c6-e6").moves == 3
    assert after(state, "a6-c6-e6", "a1-c1").moves == 2


def test_a_chain_stops_where_a_jump_is_not_possible():
    """CA1: the whole chain is refused."""
    state = at("...... ...... .O.... ...... .O.... .O....")
    for text in ("b1-b3-b5-b3", "b1-b3-d3", "b1-b3-b1"):
        with pytest.raises(IllegalMove) as refused:
            after(state, text)
        assert refused.value.rule == "CA1"


# CA2: the end


@pytest.mark.parametrize("row", range(6))
def test_one_stone_left_on_any_place_is_solved(row):
    """CA2."""
    for column in range(6):
        rows = ["......"] * 6
        rows[row] = "." * column + "O" + "." * (5 - column)
        state = at(" ".join(rows))
        ended = result(state)
        assert (ended.ranks, ended.scores, ended.reason, ended.rule) == ((1,), (1,), "one_stone_left", "CA2")
        assert actors(state) == frozenset()


def test_with_two_or_more_and_no_jump_the_result_is_the_number_left():
    """CA2: nobody wins, three stones are left."""
    state = after(at("...... ...... OO.... ...... .....O O....."), "a4-c4")
    ended = result(state)
    assert (ended.ranks, ended.scores, ended.reason, ended.rule) == ((2,), (3,), "stones_left", "CA2")
    assert ended.winners == ()
    assert told(state)[-1] == ("clear_away-stuck", {"seat": 0, "left": 3, "moves": 1, "at": "c4"})


def test_after_the_end_nothing_is_played():
    """CA2."""
    with pytest.raises(IllegalMove) as refused:
        after(at("...... ...... O.O... ...... ...... ......"), "a4-c4")
    assert refused.value.rule == "CA2"
    with pytest.raises(IllegalMove, match="CA2"):
        after(at("...... ...... O.O... ...... ...... ......"), "a4-c4-e4")


def test_there_is_no_result_before_the_end():
    assert result(start(1, Options())) is None


# What never changes


def classes(stones):
    """Return which colours agree in parity, if the diagonals have three colours, in either direction."""
    odd = [
        sum(stones >> place & 1 for place in range(PLACES) if (place // 6 + way * (place % 6)) % 3 == colour) % 2
        for way in (1, -1)
        for colour in range(3)
    ]
    return tuple(odd[at] != odd[at - at % 3] for at in (1, 2, 4, 5))


@given(st.lists(st.integers(0, 10**6), max_size=31), st.integers(1, 2**PLACES - 1) | st.none())
def test_each_jump_takes_one_stone_and_keeps_the_colour_classes(choices, stones):
    """Whatever is jumped, from the start or from any board: one stone fewer, and parities move together."""
    states = [start(1, Options())]
    if stones is not None:
        drawn = format(stones, f"0{PLACES}b").translate({ord("0"): ".", ord("1"): "O"})
        states = [at(" ".join(drawn[row : row + 6] for row in range(0, PLACES, 6)))]
    for choice in choices:
        if legal := moves(states[-1], ME):
            states.append(play(states[-1], ME, legal[choice % len(legal)]))
    for before, then in pairwise(states):
        assert then.left == before.left - 1
        assert (before.stones ^ then.stones).bit_count() == 3
        assert classes(then.stones) == classes(before.stones)
        assert then.black & ~then.stones == 0
    assert could_be_one(states[0].stones) == (classes(states[0].stones) in {classes(1 << at) for at in range(PLACES)})
