"""The rulebook of Torris, rule by rule. White is seat 0, black seat 1; a cell shows its stones from bottom to top."""

from collections import Counter
from random import Random

import pytest

from fives.core.chance.who_begins import Lot
from fives.core.game import NATURE
from fives.core.refusal import IllegalMove
from fives.games.torris.notation import read_move, read_state, write_state
from fives.games.torris.rules import Deal, Options, actors, chances, draw, moves, play, result, start, starter

FLAT = "- - - - - - - -"
FINAL = (  # 6 + 3 + 2 + 2 + 1 against 5 + 4 + 3 + 3 + 2 + 1
    "w3w2b4 - - - b3w4 - b1b1b3w1w2w4 -/b1b1b4 b3 - - - w3 - -/"
    "b2b2w4 - - - - - - w1w4/- w1b3 b2w1w2b4 - - - - w3w2b2w3b4 | w"
)


WHOLE = Options(closing="whole_gap")


def position(*rows, turn="w", options=None):
    """Return the game with these rows from the top; rows left out are empty."""
    return read_state("/".join([*rows, *[FLAT] * (4 - len(rows))]) + f" | {turn}", options or Options())


def after(state, *words):
    """Return the game after these moves of whoever is in turn."""
    for word in words:
        state = play(state, state.turn, read_move(word))
    return state


def rows(state):
    """Return the four rows as text."""
    return write_state(state).split(" |")[0].split("/")


def keys(state):
    return [told.key for told in state.happened]


def refusal(state, word, seat=None):
    with pytest.raises(IllegalMove) as refused:
        play(state, state.turn if seat is None else seat, read_move(word))
    return refused.value.rule


def laid(seed=1, first=0):
    state = start(2, Options(), first)
    return play(state, NATURE, draw(state, Random(seed)))


def test_all_stones_lie_chequered_in_four_rows_of_eight():
    """TO1, with our ruling TO1R that the top left stone is white."""
    cells = [row.split() for row in rows(laid())]
    assert ["".join(colour for colour, _ in row) for row in cells] == ["wbwbwbwb", "bwbwbwbw"] * 2
    assert Counter(stone for row in cells for stone in row) == {c + v: 4 for c in "wb" for v in "1234"}


def test_the_shuffle_mixes_each_colour_evenly():
    """TO1: every symbol comes to lie at a1 (white) and b1 (black) equally often, whatever lies on the other."""
    state = start(2, Options(), 0)
    random = Random(3)
    seen = Counter(draw(state, random).values[:2] for _ in range(3200))
    assert len(seen) == 16
    assert all(140 < times < 260 for times in seen.values())


def test_nature_lays_the_stones_then_draws_the_lot():
    """TO1, G1R: the lot says who begins."""
    state = start(2, Options())
    assert actors(state) == {NATURE}
    assert chances(state) == {}  # 32 stones can be laid in too many ways to list
    state = play(state, NATURE, draw(state, Random(5)))
    assert keys(state) == ["torris-laid"]
    assert actors(state) == {NATURE}
    assert set(chances(state)) == {Lot(0), Lot(1)}
    for seat in (0, 1):
        begun = play(state, NATURE, Lot(seat))
        assert (begun.turn, starter(begun), keys(begun)) == (seat, seat, ["lot-fell"])
        assert actors(begun) == {seat}


def test_a_rematch_needs_no_lot():
    """G1R."""
    assert laid(first=1).turn == 1
    assert starter(laid(first=1)) == 1


@pytest.mark.parametrize("deal", [Deal("2134" + "1234" * 7), Deal("1" * 32), Deal("12"), Deal("x" * 32)])
def test_a_deal_lays_every_stone_once(deal):
    """TO1: the first gives white a line for a dot, and black a dot for a line."""
    assert play(start(2, Options(), 0), NATURE, Deal("1234" * 8)).scores == (16, 16)
    with pytest.raises(IllegalMove, match="TO1"):
        play(start(2, Options()), NATURE, deal)


def test_stones_cannot_be_laid_twice_nor_by_a_player():
    """TO1."""
    deal = draw(start(2, Options()), Random(1))
    for state, actor in ((laid(), NATURE), (start(2, Options()), 0)):
        with pytest.raises(IllegalMove, match="TO1"):
            play(state, actor, deal)


def test_a_stone_goes_exactly_as_many_steps_as_its_value():
    """TO2."""
    for value, end in ((1, 1), (2, 2), (3, 3), (4, 4)):
        state = position(f"w{value} b1 b1 b1 b1 - - -")
        assert state.landings == {"a1E": end}


def test_a_stone_goes_along_its_row_or_column_both_ways():
    """TO2."""
    state = position("- b1 - - - - - -", "b1 w1 b2 - - - - -", "- b3 - - - - - -")
    assert state.landings == {"b2E": 10, "b2W": 8, "b2S": 17, "b2N": 1}


def test_gaps_are_jumped_and_not_counted():
    """TO2: two steps over three gaps."""
    assert position("w2 - b1 - - b1 - -").landings == {"a1E": 5}
    assert after(position("w2 - b1 - - b1 - -"), "a1E").towers[5] == "b1w2"


def test_a_tower_is_one_step():
    """TO2."""
    assert position("w2 b1b2b3 b1 b1 - - - -").landings == {"a1E": 2}


def test_a_stone_without_enough_steps_stays():
    """TO2, TO3: it must end on a stone."""
    state = position("w3 b1 b1 - - - - -", "w1 - - - - - - -")
    assert "a1E" not in state.landings
    assert refusal(state, "a1E") == "TO2"


def test_only_ones_own_colour_moves_and_only_from_the_top():
    """TO2, TO3: white lies under black at a1 and cannot be moved."""
    state = position("w1b1 w1 b1 - - - - -")
    assert set(moves(state, 0)) == {"b1E", "b1W"}
    assert refusal(state, "a1E") == "TO2"
    assert refusal(state, "d1E") == "TO2"
    assert refusal(state, "b1E", seat=1) == "TO2"


def test_one_may_climb_on_own_stones_too():
    """TO3."""
    assert after(position("w1 w2 - - - - - -"), "a1E").towers[1] == "w2w1"


@pytest.mark.parametrize(("onto", "allowed"), [("b1", False), ("b1b1", True), ("b1b1b1", True)])
def test_a_stone_ends_at_least_one_level_higher(onto, allowed):
    """TO3: from level two onto a tower of at least two."""
    state = position(f"b2w1 {onto} w4 - - - - -")
    assert ("a1E" in state.landings) is allowed
    if allowed:
        assert after(state, "a1E").towers[:2] == ("b2", onto + "w1")


def test_a_stone_that_would_not_rise_is_refused():
    """TO3."""
    assert refusal(position("b2w1 b1 w1 - - - - -"), "a1E") == "TO3"


def test_what_stands_directly_behind_closes_up():
    """TO4: the stone and the tower behind move one place forward, what is beyond the gap stays."""
    state = after(position("b3 - b4 w2b2 w1 b1 - -"), "e1E")
    assert rows(state)[0] == "b3 - - b4 w2b2 b1w1 - -"
    assert [told.params for told in state.happened if told.key == "torris-closed"] == [
        {"count": 2, "places": 1, "from": "e1", "way": "E"}
    ]


def test_closing_up_works_in_every_direction():
    """TO4."""
    west = after(position("b3 w1 b4 b2 - - - -"), "b1W")
    assert rows(west)[0] == "b3w1 b4 b2 - - - - -"
    south = after(position("- b4 - - - - - -", "- w1 - - - - - -", "- b1 - - - - - -", "- b2 - - - - - -"), "b2S")
    assert [row.split()[1] for row in rows(south)] == ["-", "b4", "b1w1", "b2"]
    north = after(position("- b1 - - - - - -", "- w1 - - - - - -", "- b4 - - - - - -", "- b2 - - - - - -"), "b2N")
    assert [row.split()[1] for row in rows(north)] == ["b1w1", "b4", "b2", "-"]


def test_closing_up_reaches_to_the_edge():
    """TO4R: the whole run moves, and its last place is empty then."""
    assert rows(after(position("b1 b2 b3 b4 w2 b1 b2 b3"), "e1E"))[0] == "- b1 b2 b3 b4 b1 b2w2 b3"


def test_a_gap_ends_what_is_directly_behind():
    """TO4R: with a gap right behind it nothing closes up."""
    state = after(position("b1 b2 - w1 b3 - - -"), "d1E")
    assert rows(state)[0] == "b1 b2 - - b3w1 - - -"
    assert "torris-closed" not in keys(state)


def test_a_row_does_not_close_up_around_the_edge():
    """TO4R: h1 and a2 are not neighbours."""
    state = after(position("- - - - - - - b2", "w1 b1 - - - - - -"), "a2E")
    assert rows(state)[:2] == ["- - - - - - - b2", "- b1w1 - - - - - -"]


def test_leaving_a_tower_closes_nothing():
    """TO4R."""
    state = after(position("b4 b2w1 b1b1 - - - - -"), "b1E")
    assert rows(state)[0] == "b4 b2 b1b1w1 - - - - -"


@pytest.mark.parametrize(
    ("before", "move", "one_place", "whole_gap"),
    [
        ("b3 w1 - b2 - - - -", "b1E", "- b3 - b2w1 - - - -", "- - b3 b2w1 - - - -"),  # the example of our ruling
        ("b3 w1 b2 - - - - -", "b1E", "- b3 b2w1 - - - - -", "- b3 b2w1 - - - - -"),  # no wider gap: the same
        ("b3 w2 - b1 b2 - - -", "b1E", "- b3 - b1 b2w2 - - -", "- - b3 b1 b2w2 - - -"),  # to the one it jumped
        ("b3 w2 - - b1 - b2 -", "b1E", "- b3 - - b1 - b2w2 -", "- - - b3 b1 - b2w2 -"),  # and no further
        ("b3 w2b2 b4 w1 - - b1 -", "d1E", "- b3 w2b2 b4 - - b1w1 -", "- - - b3 w2b2 b4 b1w1 -"),  # in their order
        ("b3 - b4 w1 - - b2 -", "d1E", "b3 - - b4 - - b2w1 -", "b3 - - - - b4 b2w1 -"),  # not beyond a gap behind
        ("b3 - w1 - b2 - - -", "c1E", "b3 - - - b2w1 - - -", "b3 - - - b2w1 - - -"),  # nothing directly behind
        ("w1 - - b2 - - - -", "a1E", "- - - b2w1 - - - -", "- - - b2w1 - - - -"),  # the edge behind
        ("b4 b2w1 - b1b1 - - - -", "b1E", "b4 b2 - b1b1w1 - - - -", "b4 b2 - b1b1w1 - - - -"),  # off a tower
        ("- b2 - - w1 b3 b4 -", "e1W", "- b2w1 - - b3 b4 - -", "- b2w1 b3 b4 - - - -"),  # westwards
    ],
)
def test_the_run_behind_moves_by_one_place_or_over_the_whole_gap(before, move, one_place, whole_gap):
    """TO4, TO4R, option `closing`."""
    assert rows(after(position(before), move))[0] == one_place
    assert rows(after(position(before, options=WHOLE), move))[0] == whole_gap


def test_the_whole_gap_is_closed_in_columns_too():
    """TO4R, option `closing`: southwards and northwards, until the run touches what is in front."""
    south = after(position("b4 - - - - - - -", "w1 - - - - - - -", FLAT, "b2 - - - - - - -", options=WHOLE), "a2S")
    assert [row.split()[0] for row in rows(south)] == ["-", "-", "b4", "b2w1"]
    north = after(position("b2 - - - - - - -", FLAT, "w1 - - - - - - -", "b4 - - - - - - -", options=WHOLE), "a3N")
    assert [row.split()[0] for row in rows(north)] == ["b2w1", "b4", "-", "-"]


def test_how_far_the_run_moved_is_told():
    """TO4R: three places under `whole_gap`, one otherwise, and nothing where nothing moved."""
    for options, places in ((Options(), 1), (WHOLE, 3)):
        state = after(position("b3 b4 w1 - - b2 - -", options=options), "c1E")
        assert state.happened[1].params == {"count": 2, "places": places, "from": "c1", "way": "E"}
    assert keys(after(position("w1 - b2 - - - - -", options=WHOLE), "a1E"))[:2] == ["torris-moved", "torris-won"]


def test_a_player_who_cannot_move_sits_out_and_the_other_goes_on():
    """TO5: black has nothing to move after a1E, white moves twice."""
    state = after(position("w1 w1 w1 b4 - - - -"), "a1E")
    assert keys(state) == ["torris-moved", "torris-passed"]
    assert state.happened[-1].params == {"seat": 1}
    assert actors(state) == {0}
    assert moves(state, 1) == ()


def test_a_player_who_sat_out_plays_again_once_a_way_is_free():
    """TO5: black's top stone needs a tower of two; white builds it and black is back."""
    state = position("w3b1 w1 w1 w4 - - - -", "- - - - - - - -")
    blocked = after(state, "b1E")
    assert rows(blocked)[0] == "- w3b1 w1w1 w4 - - - -"
    assert blocked.turn == 1
    assert set(moves(blocked, 1)) == {"b1E"}
    assert read_state("w3b1 w1 w1 w4 - - - -/" + "/".join([FLAT] * 3) + " | b", Options()).turn == 0  # sits out


def test_there_is_no_passing_while_one_can_move():
    """TO5: a bad move must be made; every move of the player in turn is a stone's."""
    state = position("w1 b1b2b3 - - - - - -")
    assert moves(state, 0) == ("a1E",)


def test_the_game_ends_when_neither_can_move():
    """TO5."""
    state = after(position("w1 b4 - - - - - -"), "a1E")
    assert actors(state) == frozenset()
    assert keys(state) == ["torris-moved", "torris-won"]
    assert refusal(state, "b1E", seat=0) == "TO5"


def test_the_final_scoring_of_the_rulebook():
    """TO6: 6 + 3 + 2 + 2 + 1 = 14 against 5 + 4 + 3 + 3 + 2 + 1 = 18."""
    state = read_state(FINAL, Options())
    assert (state.scores, state.highest) == ((14, 18), (6, 5))
    assert sum(len(tower) // 2 for tower in state.towers) == 32
    ended = result(state)
    assert (ended.ranks, ended.scores, ended.reason, ended.rule) == ((2, 1), (14, 18), "torris_points", "TO6")


def test_level_points_go_to_the_highest_tower():
    """TO6: 3 + 1 against 2 + 2."""
    state = position("b1b2w4 - - - - - - -", "- w4 - - - - - -", "- - w1b4 - - - - -", "- - - w2b4 - - - -")
    ended = result(state)
    assert (ended.scores, ended.ranks, ended.reason) == ((4, 4), (1, 2), "torris_tower")


def test_level_points_and_towers_are_shared():
    """TO6, G2R."""
    ended = result(position("w4 - - - - - - -", "- b4 - - - - - -"))
    assert (ended.ranks, ended.reason, ended.winners) == ((1, 1), "torris_shared", (0, 1))


@pytest.mark.parametrize(
    ("black", "key", "by"),
    [
        ("- - - - b4 - - -", "torris-won", "points"),
        ("- - - - b1b2b3b4 - - -", "torris-won", "points"),
        ("b4 - - - b4 - - b4", "torris-won", "tower"),
        ("- - - - b4 - - b1b4", "torris-shared", None),
    ],
)
def test_the_end_is_told(black, key, by):
    """TO6: white ends with a tower of two and a single stone."""
    state = after(position("- w2 w4 w3 - - - -", FLAT, black), "b1E")
    assert keys(state) == ["torris-moved", key]
    assert state.happened[-1].params.get("by") == by
    winner = None if by is None else int(black.count("b") == 4)
    assert state.happened[-1].params.get("seat") == winner


def test_points_are_counted_all_along():
    """TO6: a captured tower changes hands with its whole height."""
    state = position("w1 b1b2 b1 - - - - -")
    assert (state.scores, state.highest) == ((1, 3), (1, 2))
    state = after(state, "a1E")
    assert (state.scores, state.highest) == ((3, 1), (3, 1))


@pytest.mark.parametrize(
    ("word", "seat", "rule"),
    [
        ("a1S", 0, "TO2"),  # nothing to land on
        ("a1E", 0, "TO3"),  # one step leads from level two to level one
        ("b1E", 0, "TO2"),  # black's stone
        ("e1E", 0, "TO2"),  # no stone
        ("c1W", 0, "TO2"),  # one's own, but not on top
        ("b1E", 1, "TO2"),  # black's, but it is white's turn
        ("seat1", -1, "TO1"),
        ("seat1", 0, "TO1"),
    ],
)
def test_a_refusal_names_the_rule_that_is_broken(word, seat, rule):
    """TO1, TO2, TO3."""
    assert refusal(position("b2w1 b1 w2b1 w4 - - - -", FLAT, "- - - - - - w1 w1"), word, seat) == rule


def test_a_player_who_sits_out_is_refused_by_the_rule_of_sitting_out():
    """TO5: black has nothing to move, so that is why it is not black's turn."""
    state = after(position("w1 w1 w1 b4 - - - -"), "a1E")
    assert state.turn == 0
    assert refusal(state, "c1W", seat=1) == "TO5"


def test_nobody_moves_before_the_stones_lie_and_the_lot_is_drawn():
    """TO1."""
    state = start(2, Options())
    assert refusal(state, "a1E", seat=0) == "TO1"
    assert refusal(play(state, NATURE, draw(state, Random(1))), "a1E", seat=0) == "TO1"
