"""The rulebook of 5-Dice Tug, rule by rule. Positions are written as in `notation.py`."""

from collections import Counter
from fractions import Fraction

import pytest

from fives.core.chance.who_begins import Act, Lot
from fives.core.game import NATURE
from fives.core.refusal import IllegalMove
from fives.games.tug.notation import read_move, read_state, write_move, write_state
from fives.games.tug.rules import Goal, Options, actors, chances, forms, moves, play, result, start, starter

FIVE, THREE = Goal.FIVE_DIFFERENT, Goal.THREE_ALIKE


def at(text, **options):
    return read_state(text, Options(**options))


def after(state, *texts):
    """Return the state after moves as text; whoever may act makes them."""
    for text in texts:
        (actor,) = actors(state)
        state = play(state, actor, read_move(text))
    return state


def keeps_of(state):
    return [write_move(move) for move in moves(state, state.turn)]


def told(state):
    return [happening.key for happening in state.happened]


# G1R: who begins


def test_both_roll_two_dice_and_the_higher_roll_begins():
    """G1R: seat 0 throws 3-5, seat 1 throws 6-6, so seat 1 begins."""
    state = after(start(2, Options()), "roll", "35", "roll", "66")
    assert (state.turn, starter(state), state.opening) == (1, 1, None)
    assert told(state) == ["opening-rolled", "opening-won"]
    assert moves(state, 1) == (FIVE, THREE)
    assert after(start(2, Options()), "roll", "36", "roll", "35").turn == 0


def test_equal_rolls_are_rolled_again_by_both():
    """G1R: 3-5 and 2-6 are both eight; nobody begins yet and seat 0 rolls again."""
    state = after(start(2, Options()), "roll", "35", "roll", "26")
    assert write_state(state) == "open ? ?"
    assert told(state) == ["opening-rolled", "opening-tied"]
    assert after(state, "roll", "11", "roll", "12").turn == 1


def test_a_seat_rolls_only_its_own_dice():
    """G1R: the opening goes round by seat, and nobody rolls for another."""
    state = start(2, Options())
    with pytest.raises(IllegalMove) as refused:
        play(state, 1, Act.ROLL)
    assert refused.value.rule == "G1R"


def test_a_lot_gives_both_seats_the_same_chance():
    """G1R, option `start`: drawn by lot instead."""
    state = start(2, Options(start="lot"))
    assert chances(state) == {Lot(0): Fraction(1, 2), Lot(1): Fraction(1, 2)}
    assert after(state, "seat1").turn == 1


def test_the_host_or_a_settled_start_needs_no_rolls():
    """G1R, option `start`: the host says who begins; a rematch knows it already."""
    assert write_state(start(2, Options(start="host"))) == "choose 0"
    assert write_state(start(2, Options(), first=1)) == "choose 1"
    assert write_state(start(2, Options(start="winner"))) == "open ? ?"


# TU1: the two combinations


def test_five_different_numbers_are_five_different():
    """TU1: no two dice show the same; a 1 with a 6 is no harm here."""
    assert forms((1, 2, 3, 4, 5), FIVE)
    assert forms((1, 2, 4, 5, 6), FIVE)
    assert not forms((1, 2, 3, 4, 4), FIVE)


def test_three_alike_means_exactly_three():
    """TU1: two alike are too few, four or five alike too many."""
    assert forms((2, 2, 2, 5, 6), THREE)
    assert not forms((2, 2, 3, 3, 5), THREE)
    assert not forms((2, 2, 2, 2, 5), THREE)
    assert not forms((2, 2, 2, 2, 2), THREE)


@pytest.mark.parametrize("dice", [(1, 2, 2, 2, 6), (1, 1, 1, 2, 6), (1, 3, 6, 6, 6), (1, 1, 1, 6, 6), (1, 1, 6, 6, 6)])
def test_a_one_with_a_six_spoils_three_alike(dice):
    """TU1: 1-2-2-2-6 is not three alike, whichever number is the triple."""
    assert not forms(dice, THREE)


@pytest.mark.parametrize("dice", [(1, 2, 2, 2, 5), (2, 2, 2, 5, 6), (1, 1, 1, 2, 3), (4, 5, 6, 6, 6)])
def test_a_one_or_a_six_alone_spoils_nothing(dice):
    """TU1: only both together are forbidden."""
    assert forms(dice, THREE)


def test_a_full_house_is_not_three_alike():
    """TU1R, option `full_house` off, the default: 2-2-2-5-5 scores nothing, 2-2-2-4-5 does."""
    assert not forms((2, 2, 2, 5, 5), THREE)
    assert after(at("2225+1 three 0 0-0"), "5").scores == (0, 0)
    assert after(at("2225+1 three 0 0-0"), "4").scores == (1, 0)
    assert write_state(after(at("-+5 three 0 0-0"), "22255")) == "22255 three 0 0-0"


def test_a_full_house_is_three_alike_if_the_table_says_so():
    """TU1R, option `full_house` on: 2-2-2-5-5 counts, but not with a 1 and a 6."""
    assert forms((2, 2, 2, 5, 5), THREE, full_house=True)
    assert after(at("2225+1 three 0 0-0", full_house=True), "5").scores == (1, 0)
    assert not forms((1, 1, 1, 6, 6), THREE, full_house=True)


# TU2: the beginning


def test_the_starting_player_chooses_and_the_other_takes_what_is_left():
    """TU2: seat 1 begins and takes three alike, so seat 0 pulls for five different."""
    state = after(at("choose 1"), "three")
    assert state.goals == (FIVE, THREE)
    assert after(at("choose 1"), "five").goals == (THREE, FIVE)
    assert moves(state, 1) == (Act.ROLL,)
    assert moves(state, 0) == ()


def test_the_starting_player_rolls_all_five():
    """TU2: 252 ways to land, as likely as the 7,776 ordered throws make them."""
    state = after(at("choose 0"), "three", "roll")
    assert actors(state) == {NATURE}
    assert len(chances(state)) == 252
    assert chances(state)[1, 2, 3, 4, 5] == Fraction(120, 7776)


def test_nothing_is_rolled_before_the_choice_and_nothing_chosen_after_it():
    """TU2: first the combination, then the dice."""
    for state, move in [(at("choose 0"), Act.ROLL), (after(at("choose 0"), "five"), THREE)]:
        with pytest.raises(IllegalMove) as refused:
            play(state, 0, move)
        assert refused.value.rule == "TU2"


@pytest.mark.parametrize("turn", [0, 1])
@pytest.mark.parametrize("gift", [False, True])
def test_a_combination_in_the_beginning_scores_for_its_owner(turn, gift):
    """TU2: whoever threw the dice; the opponent of the scorer rolls the next beginning."""
    throws = at(f"-+5 three {turn} 0-0", gift=gift)
    own, other = after(throws, "22234"), after(throws, "12345")
    assert own.scores == ((1, 0), (0, 1))[turn]
    assert other.scores == ((0, 1), (1, 0))[turn]
    assert (own.turn, other.turn) == (1 - turn, turn)
    assert told(own) == ["tug-rolled", "tug-scored"]


def test_after_a_point_the_beginning_is_rolled_anew_with_the_same_goals():
    """TU2, option `choose` once: goals stay for the whole game, nobody chooses again."""
    state = after(at("-+5 three 0 0-0"), "22234")
    assert state.goals == (THREE, FIVE)
    assert moves(state, 1) == (Act.ROLL,)
    assert write_state(after(state, "roll")) == "-+5 five 1 1-0"


def test_a_player_who_starts_a_point_chooses_anew_if_the_table_says_so():
    """TU2, option `choose` each beginning: the opponent of the scorer chooses, then rolls all five."""
    state = after(at("1244+1 three 0 2-1", choose="each_beginning"), "4")
    assert (state.goals, write_state(state)) == (None, "choose 1 3-1")
    assert moves(state, 1) == (FIVE, THREE)
    assert moves(state, 0) == ()
    assert write_state(after(state, "three", "roll")) == "-+5 three 1 3-1"
    assert write_state(after(state, "five")) == "- five 1 3-1"


@pytest.mark.parametrize(("landed", "chooses"), [("22234", "choose 1 2-1"), ("12345", "choose 0 1-2")])
def test_after_a_beginning_that_scored_at_once_the_next_starter_chooses_too(landed, chooses):
    """TU2, option `choose` each beginning: whoever of the two had rolled it."""
    assert write_state(after(at("-+5 three 0 1-1", choose="each_beginning"), landed)) == chooses


def test_a_beginning_that_scores_nothing_is_played_on_without_a_choice():
    """TU2, option `choose` each beginning: goals stay until the point is scored."""
    state = after(at("choose 0 1-1", choose="each_beginning"), "three", "roll", "12344", "1234", "5")
    assert write_state(state) == "12345 five 1 1-1"


def test_after_a_gift_the_next_starter_chooses_too():
    """TU2, TU3R: the roller gave the point away and starts the next."""
    state = after(at("1234+1 three 0 0-0", choose="each_beginning", gift=True), "5")
    assert write_state(state) == "choose 0 0-1"


def test_after_the_last_point_nobody_chooses():
    """TU2, TU4: the goals of the last point stay in sight."""
    state = after(at("1244+1 three 0 4-4", choose="each_beginning"), "4")
    assert write_state(state) == "- five 1 5-4"
    assert actors(state) == frozenset()


def test_the_player_who_rolled_the_beginning_takes_the_first_turn():
    """TU2, TU3: a beginning that is nobody's combination is played on by its roller."""
    assert write_state(after(at("-+5 three 0 0-0"), "12344")) == "12344 three 0 0-0"
    assert write_state(after(at("-+5 five 1 2-1"), "66666")) == "66666 five 1 2-1"


# TU3: a turn


def test_one_die_or_two_dice_are_rolled_again():
    """TU3: from 1-2-3-4-4 three or four dice stay, eleven different choices."""
    kept = keeps_of(at("12344 three 0 0-0"))
    assert Counter(map(len, kept)) == {4: 4, 3: 7}
    assert keeps_of(at("55555 three 0 0-0")) == ["555", "5555"]


@pytest.mark.parametrize("keep", ["12344", "44", "4", "-", "1235", "444"])
def test_no_other_number_of_dice_and_no_other_dice(keep):
    """TU3: not none, not three or more, and only dice that lie there stay."""
    with pytest.raises(IllegalMove) as refused:
        play(at("12344 three 0 0-0"), 0, read_move(keep))
    assert refused.value.rule == "TU3"


def test_two_dice_are_rolled_at_once():
    """TU3: both land in one throw, no look in between."""
    state = after(at("12344 three 0 0-0"), "344")
    assert write_state(state) == "344+2 three 0 0-0"
    assert len(chances(state)) == 21
    assert chances(state)[1, 2] == Fraction(2, 36)


def test_without_a_combination_the_turn_passes():
    """TU3: the same five dice, now in the other's hands."""
    assert write_state(after(at("12344 three 0 0-0"), "344", "12")) == "12344 five 1 0-0"


def test_forming_ones_own_combination_scores_and_the_opponent_begins():
    """TU3: seat 0 rolls the third four; seat 1 rolls all five."""
    state = after(at("12344 three 0 2-1"), "1244", "4")
    assert write_state(state) == "- five 1 3-1"
    assert told(state) == ["tug-rolled", "tug-scored"]
    assert moves(state, 1) == (Act.ROLL,)


def test_only_the_player_in_turn_moves():
    """TU3: turns alternate."""
    with pytest.raises(IllegalMove):
        play(at("12344 three 0 0-0"), 1, (1, 2, 3, 4))
    with pytest.raises(IllegalMove):
        play(at("344+2 three 0 0-0"), 0, (3, 4, 4))


def test_forming_the_others_combination_scores_nothing():
    """TU3R, option `gift` off: 1-2-3-4-5 by the hand of three alike goes on over the finished row."""
    state = after(at("12344 three 0 0-0"), "1234", "5")
    assert write_state(state) == "12345 five 1 0-0"
    assert "12345" not in keeps_of(state)  # its owner must roll too


def test_it_is_told_why_a_finished_row_scores_nothing():
    """TU3R: whoever sees the goal lie there is told whose roll it was; an unfinished row is not spoken of."""
    state = after(at("12344 three 0 0-0"), "1234", "5")
    assert [(each.key, each.params.get("goal")) for each in state.happened[1:]] == [("tug-vain", "five")]
    assert state.happened[-1].params["seat"] == 0
    assert [each.key for each in after(at("12344 three 0 0-0"), "1234", "1").happened] == ["tug-rolled"]


def test_a_row_left_by_the_other_scores_only_when_it_is_rolled():
    """TU3, TU3R: the owner lifts the 5 and rolls a 6, a new row of five different."""
    assert after(at("12345 five 1 0-0"), "1234", "6").scores == (0, 1)
    assert after(at("12345 five 1 0-0"), "1234", "5").scores == (0, 1)


def test_forming_the_others_combination_is_a_gift_if_the_table_says_so():
    """TU3R, option `gift` on: it scores for the other, and the roller begins the next point."""
    state = after(at("12344 three 0 0-0", gift=True), "1234", "5")
    assert write_state(state) == "- three 0 0-1"
    assert state.happened[-1].params["seat"] == 1
    assert state.happened[-1].params["by"] == 0


# TU4: the end


def test_five_points_win():
    """TU4: at 4-4 the next point ends the game, and nobody may act any more."""
    state = after(at("12344 three 0 4-4"), "1244", "4")
    ended = result(state)
    assert ended is not None
    assert (ended.ranks, ended.scores, ended.reason, ended.rule) == ((1, 2), (5, 4), "five_points", "TU4")
    assert ended.winners == (0,)
    assert actors(state) == frozenset()
    assert told(state) == ["tug-rolled", "tug-scored", "tug-won"]


def test_four_points_do_not_win():
    """TU4: 4-3 goes on."""
    state = after(at("12344 three 0 3-3"), "1244", "4")
    assert result(state) is None
    assert actors(state) == {1}


def test_after_the_end_nothing_is_played():
    """TU4: not even a roll."""
    with pytest.raises(IllegalMove) as refused:
        play(at("- five 1 5-2"), 1, Act.ROLL)
    assert refused.value.rule == "TU4"


# TU-V1: the n-th turn rolls n dice


def test_the_first_turn_of_variation_1_rolls_one_die():
    """TU-V1: after the beginning one die is rolled again, then the turn passes with two."""
    state = after(at("-+5 three 0 0-0", variation=1), "12344")
    assert write_state(state) == "12344 three 0 0-0 1/1"
    assert keeps_of(state) == ["1234", "1244", "1344", "2344"]
    assert write_state(after(state, "1244", "6")) == "12446 five 1 0-0 2/2"


def test_n_dice_in_any_grouping_seeing_results_in_between():
    """TU-V1: on turn three one die and then two, or two and one, or three at once."""
    state = at("12344 three 0 0-0 3/3", variation=1)
    assert {len(keep) for keep in keeps_of(state)} == {2, 3, 4}
    assert write_state(after(state, "1244", "6")) == "12446 three 0 0-0 3/2"
    assert write_state(after(state, "124", "66")) == "12466 three 0 0-0 3/1"
    assert write_state(after(state, "44", "126")) == "12446 five 1 0-0 4/4"
    assert write_state(after(state, "1244", "6", "124", "56")) == "12456 five 1 0-0 4/4"


def test_the_same_die_may_be_rolled_more_than_once():
    """TU-V1: n counts rolls of dice, not dice; turn seven may roll all five and two more."""
    state = at("12344 three 0 0-0 7/7", variation=1)
    assert "-" in keeps_of(state)
    rolled = after(state, "-", "11266")
    assert write_state(rolled) == "11266 three 0 0-0 7/2"
    assert {len(keep) for keep in keeps_of(rolled)} == {3, 4}
    assert write_state(after(rolled, "1126", "5", "1126", "5")) == "11256 five 1 0-0 8/8"


def test_a_turn_of_variation_1_stops_when_the_combination_is_formed():
    """TU-V1: the third four on the first of three dice ends the turn and the point."""
    state = after(at("12344 three 0 0-0 3/3", variation=1), "1244", "4")
    assert write_state(state) == "- five 1 1-0 0/0"


def test_a_turn_of_variation_1_does_not_stop_early():
    """TU-V1: with dice left to roll the player must go on."""
    with pytest.raises(IllegalMove) as refused:
        play(at("12344 three 0 0-0 3/2", variation=1), 0, (1, 2, 3, 4, 4))
    assert refused.value.rule == "TU-V1"


def test_in_variation_1_the_others_combination_goes_on_or_is_a_gift():
    """TU3R in TU-V1: on the way through a turn the same ruling holds."""
    text = "12344 three 0 0-0 3/3"
    assert write_state(after(at(text, variation=1), "1234", "5")) == "12345 three 0 0-0 3/2"
    assert after(at(text, variation=1, gift=True), "1234", "5").scores == (0, 1)


def test_every_point_counts_its_turns_from_one():
    """TU-V1: the count belongs to the point."""
    state = after(at("12344 three 0 0-0 3/3", variation=1), "1244", "4", "roll", "11234")
    assert write_state(state) == "11234 five 1 1-0 1/1"


# TU-V2: exactly two dice


def test_variation_2_rolls_exactly_two_dice():
    """TU-V2: three dice stay, never four."""
    state = at("12344 three 0 0-0", variation=2)
    assert {len(keep) for keep in keeps_of(state)} == {3}
    assert len(keeps_of(state)) == 7
    with pytest.raises(IllegalMove) as refused:
        play(state, 0, (1, 2, 4, 4))
    assert refused.value.rule == "TU-V2"


def test_variation_2_scores_and_passes_like_the_base_game():
    """TU-V2: nothing else changes."""
    state = at("12344 three 0 0-0", variation=2)
    assert write_state(after(state, "244", "46")) == "- five 1 1-0"
    assert write_state(after(state, "244", "56")) == "24456 five 1 0-0"


# What is refused, and by which rule


@pytest.mark.parametrize(
    ("position", "options", "seat", "move", "rule"),
    [
        ("open ? ?", {}, 1, "roll", "G1R"),  # seat 0 rolls first
        ("open ? ?", {}, 0, "three", "G1R"),  # who begins comes before any choice
        ("choose 0", {}, 0, "roll", "TU2"),  # first the goal, then the dice
        ("choose 0", {}, 1, "three", "TU2"),  # the starting player chooses
        ("- three 0 0-0", {}, 0, "five", "TU2"),  # chosen already
        ("- three 0 0-0", {}, 1, "roll", "TU2"),  # the starting player rolls
        ("- five 1 1-0", {}, 1, "three", "TU2"),  # goals are for the whole game
        ("choose 1 1-0", {"choose": "each_beginning"}, 1, "roll", "TU2"),  # every point begins with a choice
        ("12344 three 0 0-0", {"choose": "each_beginning"}, 0, "five", "TU2"),  # in mid-point nobody chooses
        ("12344 three 0 0-0", {"variation": 2}, 0, "five", "TU2"),
        ("12344 three 0 0-0", {}, 1, "1234", "TU3"),  # turns alternate
        ("12344 three 0 0-0", {"variation": 1}, 1, "1234", "TU3"),
        ("12344 three 0 0-0", {"variation": 2}, 1, "123", "TU3"),
        ("344+2 three 0 0-0", {}, 0, "344", "TU3"),  # two dice are rolled at once
        ("12344 three 0 0-0", {}, 0, "12344", "TU3"),  # at least one die is rolled
        ("12344 three 0 0-0", {}, 0, "44", "TU3"),  # at most two dice are rolled
        ("12344 three 0 0-0", {}, 0, "roll", "TU3"),
        ("12344 three 0 0-0", {}, 0, "1235", "TU3"),  # no 5 lies there
        ("12344 three 0 0-0 3/3", {"variation": 1}, 0, "555", "TU3"),
        ("12344 three 0 0-0", {"variation": 2}, 0, "555", "TU3"),
        ("12345 five 1 0-0", {}, 1, "12345", "TU3R"),  # the goal lies there by the other's roll: it must be rolled
        ("12345 five 1 0-0", {"variation": 2}, 1, "12345", "TU3R"),
        ("- five 1 5-2", {}, 1, "roll", "TU4"),
        ("- five 1 5-2", {"choose": "each_beginning"}, 1, "three", "TU4"),
        ("12344 three 0 0-0 1/1", {"variation": 1}, 0, "244", "TU-V1"),  # one die in the first turn
        ("12344 three 0 0-0 3/2", {"variation": 1}, 0, "12344", "TU-V1"),  # not before all are used up
        ("12344 three 0 0-0 3/3", {"variation": 1}, 0, "roll", "TU-V1"),
        ("12344 three 0 0-0", {"variation": 2}, 0, "1234", "TU-V2"),
        ("12344 three 0 0-0", {"variation": 2}, 0, "12344", "TU-V2"),
    ],
)
def test_a_refusal_names_the_rule_that_forbids_the_move(position, options, seat, move, rule):
    """TU2, TU3, TU3R, TU4, TU-V1, TU-V2, G1R: as a reader of the rules would."""
    with pytest.raises(IllegalMove) as refused:
        play(at(position, **options), seat, read_move(move))
    assert refused.value.rule == rule
