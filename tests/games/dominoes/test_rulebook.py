"""The rulebook of 5-Dice Dominoes, rule by rule. Positions are written as in `notation.py`."""

from fractions import Fraction
from itertools import combinations

import pytest

from fives.core.catalogue import find_game
from fives.core.chance.who_begins import Act, Lot
from fives.core.game import NATURE
from fives.core.refusal import BadSeats, IllegalMove
from fives.games.dominoes.notation import read_move, read_state, write_move, write_state
from fives.games.dominoes.rules import Options, actors, chances, moves, play, result, start, starter
from fives.games.dominoes.strings_of_dice import is_string, match


def at(text, **options):
    return read_state(text, Options(**options))


def after(state, *texts):
    """Return the state after moves as text; whoever may act makes them."""
    for text in texts:
        (actor,) = actors(state)
        state = play(state, actor, read_move(text))
    return state


def written(state, *texts):
    return write_state(after(state, *texts))


def moves_of(state):
    return [write_move(move) for move in moves(state, state.turn)]


def told(state):
    return [happening.key for happening in state.happened]


def refusal(state, text, seat=None):
    """Return the rule that refuses a move."""
    with pytest.raises(IllegalMove) as refused:
        play(state, state.turn if seat is None else seat, read_move(text))
    return refused.value.rule


# G1R: who begins


def test_both_roll_two_dice_and_the_higher_roll_begins():
    """G1R: seat 0 throws 3-5, seat 1 throws 6-6, so seat 1 begins."""
    state = after(start(2, Options()), "roll", "35", "roll", "66")
    assert (write_state(state), starter(state)) == ("- 1 0-0", 1)
    assert told(state) == ["opening-rolled", "opening-won"]


def test_equal_rolls_are_rolled_again_by_those_who_are_tied():
    """G1R: with three players, seats 0 and 2 are tied for the highest roll."""
    assert written(start(2, Options()), "roll", "35", "roll", "26") == "open ? ?"
    three = after(start(3, Options(variation=2)), "roll", "56", "roll", "12", "roll", "56")
    assert write_state(three) == "open ? - ?"
    assert told(three) == ["opening-rolled", "opening-tied"]
    assert written(three, "roll", "11", "roll", "66") == "- 2 0-0-0 0"


def test_a_seat_rolls_only_its_own_dice():
    assert refusal(start(2, Options()), "roll", seat=1) == "G1R"


def test_a_lot_gives_every_seat_the_same_chance():
    """G1R, option `start`: drawn by lot instead."""
    four = start(4, Options(variation=2, start="lot"))
    assert chances(four) == {Lot(seat): Fraction(1, 4) for seat in range(4)}
    assert written(four, "seat3") == "- 3 0-0-0-0 0"


def test_the_host_or_a_settled_start_needs_no_rolls():
    assert write_state(start(2, Options(start="host"))) == "- 0 0-0"
    assert write_state(start(2, Options(), first=1)) == "- 1 0-0"
    assert write_state(start(2, Options(start="winner"))) == "open ? ?"


# How many play


@pytest.mark.parametrize("variation", [0, 1])
@pytest.mark.parametrize("seats", [1, 3, 4])
def test_only_variation_2_takes_more_than_two(seats, variation):
    """DO-V2: two to four players; everything else is for two."""
    with pytest.raises(BadSeats) as refused:
        start(seats, Options(variation=variation))
    assert refused.value.rule == "DO-V2"
    assert find_game("dominoes").seats_for(Options(variation=variation)) == (2,)


def test_two_to_four_play_variation_2():
    assert find_game("dominoes").seats_for(Options(variation=2)) == (2, 3, 4)
    assert [len(start(seats, Options(variation=2)).scores) for seats in (2, 3, 4)] == [2, 3, 4]
    with pytest.raises(BadSeats):
        start(5, Options(variation=2))


# DO1: what matches


def test_two_numbers_match_if_one_pattern_lies_within_the_other():
    """DO1: 1-3 1-5 2-3 2-4 2-5 2-6 3-5 4-5 4-6, both ways."""
    pairs = {(1, 3), (1, 5), (2, 3), (2, 4), (2, 5), (2, 6), (3, 5), (4, 5), (4, 6)}
    assert {pair for pair in combinations(range(1, 7), 2) if match(*pair)} == pairs
    assert all(match(one, other) == match(other, one) for one in range(1, 7) for other in range(1, 7))
    assert not any(match(face, face) for face in range(1, 7))


# DO2: the string


def test_a_string_has_no_number_twice_and_its_neighbours_match():
    """DO2."""
    assert is_string((3, 5, 1))
    assert is_string((6, 4, 5, 1, 3))
    assert not is_string((3, 5, 3))
    assert not is_string((1, 2))


def test_the_starting_player_rolls_the_beginning_and_the_opponent_plays_first():
    """DO2: seat 0 rolls a 4, then seat 1 has three rolls."""
    state = at("- 0 0-0")
    assert moves_of(state) == ["roll"]
    assert written(state, "roll") == "-+1 0 0-0"
    assert written(state, "roll", "4") == "4 1 0-0 3"
    assert told(after(state, "roll", "4")) == ["dominoes-began"]
    assert refusal(state, "left4") == "DO2"


# DO3: a turn


def test_a_turn_is_up_to_three_rolls_of_one_die():
    """DO3: neither a 6 nor a 4 matches an end of 1-3."""
    state = at("13 0 0-0 3")
    assert chances(after(state, "roll")) == {(face,): Fraction(1, 6) for face in range(1, 7)}
    assert written(state, "roll", "6") == "13 0 0-0 2"
    assert written(state, "roll", "6", "roll", "4") == "13 0 0-0 1"
    assert told(after(state, "roll", "6")) == ["dominoes-missed"]
    assert written(state, "roll", "6", "roll", "4", "roll", "6") == "- 0 0-1"


def test_it_is_told_why_a_roll_does_not_fit():
    """DO1, DO2: a 6 matches no end of 1-3, a 1 lies there already; of several dice only that none fits."""
    assert after(at("13 0 0-0 3"), "roll", "6").happened[0].params["why"] == "dots"
    assert after(at("13 0 0-0 3"), "roll", "1").happened[0].params["why"] == "twice"
    assert after(at("13 0 0-0 0", variation=2), "roll", "146").happened[0].params["why"] == "none"


def test_a_number_in_the_string_does_not_fit():
    """DO3: a 1 matches the 3, but 1-3 has its 1 already."""
    assert written(at("13 0 0-0 3"), "roll", "1") == "13 0 0-0 2"


def test_a_die_is_placed_beside_the_end_it_matches():
    """DO3: a 2 matches the 3 of 1-3, not the 1; then the other player has three rolls."""
    state = after(at("13 0 0-0 3"), "roll", "2")
    assert write_state(state) == "13:2 0 0-0 2"
    assert moves_of(state) == ["right2"]
    assert written(state, "right2") == "132 1 0-0 3"
    assert told(after(state, "right2")) == ["dominoes-added"]
    assert refusal(state, "left2") == "DO1"


def test_the_first_roll_that_can_be_placed_must_be_placed():
    """DO3R: nobody rolls again with a die that fits."""
    state = at("13:2 0 0-0 2")
    assert refusal(state, "roll") == "DO3R"
    assert refusal(state, "right4") == "DO3R"


def test_a_die_that_fits_both_ends_goes_where_the_player_wants():
    """DO3R: a 5 matches the 1 and the 3."""
    state = at("13:5 0 0-0 2")
    assert moves_of(state) == ["left5", "right5"]
    assert written(state, "left5") == "513 1 0-0 3"
    assert written(state, "right5") == "135 1 0-0 3"


def test_a_single_die_has_two_sides():
    """DO3R: the sides of a string of one are its ends."""
    assert moves_of(at("2:6 0 0-0 0")) == ["left6", "right6"]


def test_declining_is_for_tables_that_agreed_on_it():
    """DO3R, option `may_decline`: a die that fits may be rolled again, but not after the third roll."""
    state = at("13:2 0 0-0 2", may_decline=True)
    assert moves_of(state) == ["right2", "roll"]
    again = after(state, "roll")
    assert write_state(again) == "13+1 0 0-0 1"
    assert told(again) == ["dominoes-declined"]
    assert moves_of(at("13:2 0 0-0 0", may_decline=True)) == ["right2"]
    assert refusal(at("13:2 0 0-0 0", may_decline=True), "roll") == "DO3R"


def test_a_failed_turn_scores_for_the_last_player_who_added():
    """DO3: seat 1 added last, seat 0 fails; seat 0, who did not score, begins the next string (DO3R)."""
    state = after(at("13 0 2-2 1"), "roll", "6")
    assert write_state(state) == "- 0 2-3"
    assert told(state) == ["dominoes-missed", "dominoes-scored"]
    assert state.happened[-1].params == {"seat": 1, "string": [1, 3], "score": 3, "how": "failed"}


def test_if_nobody_added_the_one_who_began_the_string_scores():
    """DO3: seat 0 rolled the 1, seat 1 fails three times."""
    assert written(at("- 0 0-0"), "roll", "1", "roll", "2", "roll", "4", "roll", "6") == "- 1 1-0"


def test_the_fifth_die_ends_the_round_and_scores():
    """DO3: seat 1 lays the fifth; seat 0 begins the next string."""
    state = after(at("6451:3 1 0-0 1"), "right3")
    assert write_state(state) == "- 0 0-1"
    assert told(state) == ["dominoes-added", "dominoes-scored"]
    assert state.happened[-1].params == {"seat": 1, "string": [6, 4, 5, 1, 3], "score": 1, "how": "fifth"}


# DO4: five points


def test_five_points_win():
    """DO4: first to five."""
    state = after(at("6451:3 1 4-4 1"), "right3")
    assert actors(state) == frozenset()
    assert (result(state).winners, result(state).scores, result(state).rule) == ((1,), (4, 5), "DO4")
    assert told(state)[-1] == "dominoes-won"
    assert refusal(state, "roll", seat=0) == "DO4"


def test_four_points_do_not_win():
    assert result(after(at("6451:3 1 4-3 1"), "right3")) is None


# DO-V1: replacing


def test_variation_1_may_replace_an_end_die():
    """DO-V1: beside 1-3-2 a 5 can stand for the 1 (it matches the 3), or be added at either end."""
    state = at("132:5 0 0-0 2", variation=1)
    assert moves_of(state) == ["left5", "right5", "swapleft5", "swapright5"]
    assert written(state, "swapleft5") == "532 1 0-0 3"
    assert written(state, "swapright5") == "135 1 0-0 3"
    assert told(after(state, "swapleft5")) == ["dominoes-replaced"]


def test_a_number_in_the_string_replaces_nothing():
    """DO-V1: not even itself."""
    assert written(at("132 0 0-0 3", variation=1), "roll", "1") == "132 0 0-0 2"


def test_the_new_die_must_match_its_neighbour():
    """DO-V1: a 6 matches the 2 (added) but not the 3 beside it."""
    state = at("132:6 0 0-0 2", variation=1)
    assert moves_of(state) == ["right6"]
    assert refusal(state, "swapright6") == "DO-V1"


def test_a_usable_roll_must_be_used():
    """DO-V1R: a 4 fits the 2; rolling again is refused, unless the table may decline."""
    assert refusal(at("132:4 0 0-0 2", variation=1), "roll") == "DO-V1R"
    assert moves_of(at("132:4 0 0-0 2", variation=1, may_decline=True)) == ["right4", "roll"]


def test_a_roll_that_can_only_replace_is_usable():
    """DO-V1R: a 1 fits no end of 2-3-5-4, but beside the 3 it can stand for the 2, and beside the 5 for the 4."""
    state = after(at("2354 0 0-0 3", variation=1), "roll", "1")
    assert moves_of(state) == ["swapleft1", "swapright1"]
    assert written(at("2354 0 0-0 3"), "roll", "1") == "2354 0 0-0 2"


def test_the_replaced_number_is_free_again():
    """DO-V1R: once the 1 of 1-3-2 is gone, a 1 may be laid again."""
    state = after(at("132:5 0 0-0 2", variation=1), "swapleft5", "roll", "1")
    assert write_state(state) == "532:1 1 0-0 2"
    assert moves_of(state) == ["left1", "swapleft1", "swapright1"]


def test_replacing_counts_as_the_last_to_play():
    """DO-V1R: seat 0 replaced, seat 1 fails, seat 0 scores."""
    state = after(at("13:5 0 0-0 2", variation=1), "swapleft5")
    assert write_state(state) == "53 1 0-0 3"
    assert written(state, "roll", "6", "roll", "6", "roll", "6") == "- 1 1-0"


def test_a_lone_die_cannot_be_replaced():
    """DO-V1R: it has no neighbour; with `replace_single` any other number replaces it."""
    assert written(at("1 0 0-0 3", variation=1), "roll", "6") == "1 0 0-0 2"
    state = at("1:6 0 0-0 2", variation=1, replace_single=True)
    assert moves_of(state) == ["swapright6"]
    assert written(state, "swapright6") == "6 1 0-0 3"
    assert written(at("1 0 0-0 3", variation=1, replace_single=True), "roll", "1") == "1 0 0-0 2"


def test_only_a_fifth_die_ends_a_round_that_nobody_fails():
    """DO-V1R: replacing at four dice goes on."""
    state = at("6451:3 1 0-0 1", variation=1)
    assert moves_of(state) == ["right3", "swapright3"]
    assert written(state, "swapright3") == "6453 0 0-0 3"
    assert written(state, "right3") == "- 0 0-1"


def test_the_base_game_replaces_nothing():
    assert refusal(at("132:5 0 0-0 2"), "swapleft5") == "DO3R"


# DO-V2: each builds alone


def test_variation_2_rolls_one_die_then_four_three_two_one():
    """DO-V2: the same player goes on until the turn ends."""
    state = after(at("- 0 0-0 0", variation=2), "roll", "2")
    assert write_state(state) == "2 0 0-0 0"
    assert written(state, "roll") == "2+4 0 0-0 0"
    state = after(state, "roll", "1136")
    assert write_state(state) == "2:1136 0 0-0 0"
    assert moves_of(state) == ["left3", "right3", "left6", "right6"]
    state = after(state, "left3", "roll")
    assert write_state(state) == "32+3 0 0-0 0"
    state = after(state, "146", "left1", "roll")
    assert write_state(state) == "132+2 0 0-0 0"
    state = after(state, "46", "right6", "roll")
    assert write_state(state) == "1326+1 0 0-0 0"
    assert written(state, "4", "right4") == "- 1 5-0 1"


def test_a_die_that_can_be_added_must_be():
    """DO-V2: which one and where is the player's choice."""
    assert refusal(at("2:1136 0 0-0 0", variation=2), "roll") == "DO-V2"
    assert refusal(at("2:1136 0 0-0 0", variation=2, may_decline=True), "roll") == "DO-V2"
    assert refusal(at("2:1136 0 0-0 0", variation=2), "left1") == "DO1"


def test_the_turn_ends_when_nothing_can_be_added_and_scores_the_length():
    """DO-V2: 1-3-2 and a roll of 1-3 is three points."""
    state = after(at("132+2 0 4-7 0", variation=2), "13")
    assert write_state(state) == "- 1 7-7 1"
    assert told(state) == ["dominoes-missed", "dominoes-counted"]
    assert state.happened[-1].params == {"seat": 0, "string": [1, 3, 2], "points": 3, "score": 7}


def test_everyone_has_the_same_number_of_turns():
    """DO-V2: seat 0 began and has 15, so seat 1 still has a turn."""
    state = after(at("132+2 0 12-7 0", variation=2), "13")
    assert (write_state(state), result(state)) == ("- 1 15-7 1", None)
    ended = after(state, "roll", "1", "roll", "2266")
    assert (write_state(ended), result(ended).winners) == ("- 0 15-8 0", (0,))
    assert told(ended)[-1] == "dominoes-won"


def test_the_last_in_a_lap_ends_the_game_at_once():
    """DO-V2: seat 0 has the last turn of the lap, since seat 1 began."""
    ended = after(at("132+2 0 12-14 1", variation=2), "13")
    assert (result(ended).ranks, result(ended).rule, actors(ended)) == ((1, 2), "DO-V2", frozenset())
    assert refusal(ended, "roll") == "DO-V2"


def test_the_highest_wins_and_ties_are_shared():
    """DO-V2, G2R."""
    ended = after(at("1326:4 0 13-18-18 2", variation=2), "right4")
    assert (result(ended).ranks, result(ended).scores) == ((1, 1, 1), (18, 18, 18))
    assert told(ended)[-1] == "dominoes-shared"
    ended = after(at("1326+1 0 13-18-18 2", variation=2), "1")
    assert (result(ended).ranks, result(ended).winners) == ((3, 1, 1), (1, 2))


def test_turns_go_round_by_seat():
    """DO-V2: from seat 2 to seat 3 to seat 0."""
    state = after(start(4, Options(variation=2), first=2), "roll", "1", "roll", "2266")
    assert write_state(state) == "- 3 0-0-1-0 1"
    assert written(state, "roll", "1", "roll", "2266") == "- 0 0-0-1-1 2"


def test_nobody_acts_for_nature_or_out_of_turn():
    """DO3: the other player waits, and dice land by themselves."""
    state = at("13 0 0-0 3")
    assert refusal(state, "roll", seat=1) == "DO3"
    assert refusal(state, "4", seat=NATURE) == "DO3"
    assert moves(after(state, "roll"), 0) == ()
    assert moves(state, 0) == (Act.ROLL,)
