"""The rulebook of Number Poker, rule by rule. Positions are written as in `notation.py`."""

import pytest

from fives.core.refusal import IllegalMove
from fives.games.number_poker.notation import read_move, read_state, write_move, write_state
from fives.games.number_poker.rules import CLOSED, Options, actors, moves, play, result, start, starter, view, winner

NEEDS = Options(empty_hand="needs_a_stone")


def at(text, options=None):
    return read_state(text, options or Options())


def shown(state, *fists):
    """Return the state after seats 0, 1, … have closed these fists."""
    for seat, fist in enumerate(fists):
        state = play(state, seat, read_move(fist))
    return state


def listed(state, seat):
    return [write_move(move) for move in moves(state, seat)]


def told(state):
    return [happening.key.removeprefix("number-poker-") for happening in state.happened]


def refusal(state, seat, text):
    with pytest.raises(IllegalMove) as caught:
        play(state, seat, read_move(text))
    return caught.value.rule


# the examples of the rulebook


def test_example_a_the_highest_stone_wins():
    """NP2, example A: the 3 wins the round, the others lose their stones."""
    state = shown(start(3, Options()), "2", "3", "1")
    assert state.loot == ((), (3,), ())
    assert write_state(state) == "1123344E: 1122344E:3 1223344E:"
    assert told(state) == ["closed", "showed", "showed", "showed", "kept"]


def test_example_b_two_fours_cancel_and_the_three_wins():
    """NP2, example B."""
    state = shown(start(3, Options()), "4", "3", "4")
    assert state.loot == ((), (3,), ())
    assert winner((4, 3, 4)) == 1
    assert "cancel" in told(state)


@pytest.mark.parametrize("fists", ["22", "333", "1144", "3434", "2222"])
def test_example_c_nobody_wins_where_no_stone_is_single(fists):
    """NP2, example C: two equal, or all paired."""
    state = shown(start(len(fists), Options()), *fists)
    assert not any(state.loot)
    assert told(state)[-1] == "nobody"
    assert all(sum(left) == 8 for left in state.left)


def test_example_d_the_empty_hand_takes_the_four_and_the_three_is_second_winner():
    """NP3, example D: the 1 is out."""
    state = shown(start(4, Options()), "4", "E", "3", "1")
    assert actors(state) == {1}
    assert listed(state, 1) == ["take0", "take2", "take3"]
    state = play(state, 1, read_move("take0"))
    assert state.loot == ((), (4,), (3,), ())
    assert told(state) == ["took", "kept"]
    assert [sum(left) for left in state.left] == [8, 8, 8, 8]


def test_example_e_the_empty_hand_takes_the_two_and_the_threes_cancel():
    """NP3, example E: only the empty hand wins a stone."""
    state = play(shown(start(4, Options()), "3", "2", "E", "3"), 2, read_move("take1"))
    assert state.loot == ((), (), (2,), ())
    assert told(state) == ["took", "cancel"]


# rule by rule


def test_everyone_has_two_stones_of_each_value_and_an_empty_hand():
    """NP1, NP3."""
    assert write_state(start(2, Options())) == "11223344E: 11223344E:"
    assert listed(start(2, Options()), 1) == ["1", "2", "3", "4", "E"]


def test_all_choose_at_once_in_any_order():
    """NP1: the order in which fists are closed changes nothing."""
    state = start(3, Options())
    assert actors(state) == {0, 1, 2}
    backwards = play(play(play(state, 2, 1), 0, 2), 1, 4)
    assert backwards == shown(state, "2", "4", "1")


def test_a_closed_fist_cannot_be_opened_again():
    """NP1."""
    state = play(start(2, Options()), 0, 3)
    assert actors(state) == {1}
    assert refusal(state, 0, "2") == "NP1"


def test_a_stone_can_be_shown_as_often_as_one_has_it():
    """NP1: two of each value."""
    state = at("112233E:44 1122344E:3")
    assert refusal(state, 0, "4") == "NP1"
    assert listed(state, 1) == ["1", "2", "3", "4", "E"]


@pytest.mark.parametrize(
    ("fists", "seat"),
    [
        ((4, 3), 0),
        ((1, 2), 1),
        ((2, 2), None),
        ((4, 4, 2, 1), 2),
        ((4, 4, 2, 2), None),
        ((1, 1, 1, 2), 3),
        ((None, 1), 1),
    ],
)
def test_the_highest_value_that_is_single_wins(fists, seat):
    """NP2."""
    assert winner(fists) == seat


def test_the_empty_hand_is_shown_once_a_game():
    """NP3."""
    state = play(shown(start(2, Options()), "E", "1"), 0, read_move("take1"))
    assert write_state(state) == "11223344:1 1223344E:"
    assert refusal(state, 0, "E") == "NP3"


def test_the_empty_hand_keeps_its_stone_and_its_owner_loses_it():
    """NP3: the stone taken is the taker's loot, and gone from what its owner has left."""
    state = play(shown(start(2, Options()), "4", "E"), 1, read_move("take0"))
    assert state.loot == ((), (4,))
    assert state.left == ((1, 2, 2, 2, 1), (0, 2, 2, 2, 2))


def test_two_empty_hands_cancel_and_are_used_up():
    """NP4: the stones are settled as usual."""
    state = shown(start(3, Options()), "E", "2", "E")
    assert state.loot == ((), (2,), ())
    assert [left[0] for left in state.left] == [0, 1, 0]
    assert "empty-cancel" in told(state)


def test_empty_hands_alone_win_nothing():
    """NP4, NP4R."""
    state = shown(start(2, Options()), "E", "E")
    assert write_state(state) == "11223344: 11223344:"
    assert told(state)[-2:] == ["empty-cancel", "nobody"]


def test_of_a_tied_pair_one_is_taken_and_the_other_is_single():
    """NP4R."""
    state = shown(start(4, Options()), "E", "3", "3", "2")
    assert listed(state, 0) == ["take1", "take2", "take3"]
    assert play(state, 0, read_move("take1")).loot == ((3,), (), (3,), ())
    assert play(state, 0, read_move("take3")).loot == ((2,), (), (), ())


def test_only_stones_that_are_shown_can_be_taken():
    """NP4R: not one's own hand, not a hand that sits out, and nobody else may take."""
    state = at("1E:=E :4 2:=2")
    assert listed(state, 0) == ["take2"]
    assert refusal(state, 0, "take0") == "NP4R"
    assert refusal(state, 0, "take1") == "NP4R"
    assert refusal(state, 2, "take2") == "NP4R"
    assert refusal(start(2, Options()), 0, "take1") == "NP3"


def test_an_empty_hand_among_none_takes_nothing():
    """NP4R: if nobody shows a stone there is nothing to take."""
    state = play(at("2E:4 :"), 0, read_move("E"))
    assert write_state(state) == "2:4 :"
    assert "empty-vain" in told(state)


def test_what_everyone_has_left_is_known_and_does_not_shrink_before_the_reveal():
    """NP4R, NP1: a closed fist tells nothing."""
    state = play(start(3, Options()), 1, 4)
    for seat in (0, 2, None):
        assert view(state, seat).left == start(3, Options()).left
        assert view(state, seat).fists == (None, CLOSED, None)
    assert view(state, 1).fists == (None, 4, None)


def test_all_hands_are_open_while_the_empty_one_chooses():
    """NP4R: the chooser decides after the reveal."""
    state = shown(start(3, Options()), "E", "3", "1")
    assert all(view(state, seat) == state for seat in (0, 1, 2, None))


def test_the_empty_hand_is_a_ninth_play():
    """NP5R: after eight rounds who has stones left plays them, who has only the empty hand shows it."""
    state = at("4:12 E:34")
    assert listed(state, 0) == ["4"]
    assert listed(state, 1) == ["E"]
    state = play(shown(state, "4", "E"), 1, read_move("take0"))
    assert state.loot == ((1, 2), (3, 4, 4))
    assert actors(state) == set()


def test_the_game_ends_after_eight_rounds_if_nobody_has_a_stone_left():
    """NP5R: empty hands that are left do not matter."""
    state = shown(at("1E:2 2E:3"), "1", "2")
    assert write_state(state) == "E:2 E:23"
    assert result(state) is not None
    assert refusal(state, 0, "E") == "NP5R"
    assert refusal(state, 0, "take1") == "NP5R"


def test_a_seat_without_stones_and_empty_hand_sits_out():
    """NP5R."""
    state = at("1: :44 2:")
    assert actors(state) == {0, 2}
    assert listed(state, 1) == []
    assert refusal(state, 1, "E") == "NP5R"
    assert refusal(state, 1, "4") == "NP5R"


def test_with_needs_a_stone_the_empty_hand_needs_a_stone():
    """NP5R, option `needs_a_stone`."""
    state = at("2:1 3: E:4", NEEDS)
    assert actors(state) == {0, 1}
    assert actors(at("2:1 3: E:4")) == {0, 1, 2}
    assert refusal(state, 2, "E") == "NP5R"
    assert refusal(state, 2, "3") == "NP5R"
    assert listed(at("2E:1 3:", NEEDS), 0) == ["2", "E"]


def test_with_needs_a_stone_who_alone_has_stones_wins_them():
    """NP5R, option `needs_a_stone`: without a contest."""
    state = play(shown(at("1E:3 2E:4", NEEDS), "E", "2"), 0, read_move("take1"))
    assert write_state(state) == ":123 E:4"
    assert told(state) == ["took", "leftover"]
    assert result(state).ranks == (1, 2)
    assert write_state(play(shown(at("1E:3 2E:4"), "E", "2"), 0, read_move("take1"))) == "1:23 E:4"


def test_with_needs_a_stone_two_leftovers_are_played():
    """NP5R, option `needs_a_stone`: with two or more who still have stones the contest goes on."""
    state = shown(at("1E:3 2E:4 4E:", NEEDS), "E", "E", "4")
    assert write_state(state) == "1:3 2:4 E:4"
    assert actors(state) == {0, 1}
    assert write_state(shown(state, "1", "2")) == ":3 :24 E:4"


@pytest.mark.parametrize(
    ("text", "ranks", "reason"),
    [
        (":1123 E:44 :4", (1, 2, 3), "loot_most"),
        (":12 :23 :", (2, 1, 3), "loot_sum"),
        (":14 :23 E:1", (1, 1, 3), "loot_shared"),
        ("E: E:", (1, 1), "loot_shared"),
        (":4 :122 :4 :3", (2, 1, 2, 4), "loot_most"),
    ],
)
def test_most_loot_wins_then_the_higher_sum_else_shared(text, ranks, reason):
    """NP6, G2R."""
    found = result(at(text))
    assert found.ranks == ranks
    assert found.reason == reason
    assert found.rule == "NP6"
    assert found.scores == at(text).scores


def test_there_is_no_result_before_the_last_stone_is_taken():
    """NP6."""
    assert result(at("4:12=4 E:34=E")) is None


def test_nobody_begins():
    """G1R: all act at once, so there is no start to pass on."""
    assert starter(start(2, Options(), first=1)) is None
    assert start(2, Options(), first=1) == start(2, Options())


def test_a_refusal_names_the_rule_that_is_broken():
    """NP1: a stone one has, once a round; NP3: the empty hand once a game; NP4R: what the chooser may take."""
    state = at("12E: 34:")
    assert refusal(state, 0, "4") == "NP1"
    assert refusal(state, 1, "E") == "NP3"
    assert refusal(state, 0, "take1") == "NP3"
    closed = play(state, 0, read_move("E"))
    assert [refusal(closed, 0, text) for text in ("1", "E")] == ["NP1", "NP1"]
    assert refusal(state, 2, "1") == "NP1"
    shown_both = play(closed, 1, read_move("3"))
    assert [refusal(shown_both, seat, text) for seat, text in ((0, "take0"), (0, "1"), (1, "4"))] == ["NP4R"] * 3
