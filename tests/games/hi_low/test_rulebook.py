"""The rulebook of 5-Dice Hi-Low, rule by rule. Positions are written as in `notation.py`."""

from fractions import Fraction

import pytest

from fives.core.catalogue import find_game
from fives.core.chance.who_begins import Act, Lot
from fives.core.game import NATURE
from fives.core.matches.event import Event, Kind
from fives.core.matches.match import new_match
from fives.core.refusal import BadSeats, IllegalMove
from fives.games.hi_low.notation import read_move, read_state, write_move, write_state
from fives.games.hi_low.rules import Options, Row, Side, actors, chances, moves, play, result, sides, start, starter

HIGH, LOW = Side.HIGH, Side.LOW


def at(text, **options):
    return read_state(text, Options(**options))


def after(state, *texts):
    """Return the state after moves as text; whoever may act makes them."""
    for text in texts:
        (actor,) = actors(state)
        state = play(state, actor, read_move(text))
    return state


def stay(state):
    """Return the state after the player in turn has kept all dice to the end."""
    seat = state.turn
    while state.turn == seat and state.dice:
        state = play(state, seat, state.dice)
    return state


def with_totals(state, *rolls):
    """Return the state after each player in order has thrown these dice and kept them."""
    for roll in rolls:
        state = stay(after(state, "roll", roll))
    return state


def keeps_of(state):
    return [write_move(move) for move in moves(state, state.turn)]


def told(state):
    return [happening.key for happening in state.happened]


# Seats, G1R, HL1


@pytest.mark.parametrize("variation", [0, 1, 2, "both"])
def test_two_play_or_two_teams_of_two_but_never_three(variation):
    """HL1: three seats are refused with the rule's number."""
    game, options = find_game("hi_low"), Options(variation=variation)
    assert game.seats_for(options) == (2, 4)
    game.check_seats(2, options)
    game.check_seats(4, options)
    for seats, rule in ((1, ""), (3, "HL1"), (5, "")):
        with pytest.raises(BadSeats) as refused:
            game.check_seats(seats, options)
        assert refused.value.rule == rule


def test_team_mates_sit_opposite():
    """HL1: going round, the seats belong to the teams in turn."""
    assert sides(4) == (0, 1, 0, 1)
    assert sides(2) == (0, 1)


def test_the_higher_roll_of_two_dice_begins():
    """G1R: seat 0 throws 3-5, seat 1 throws 6-6, so seat 1 begins."""
    state = after(start(2, Options()), "roll", "35", "roll", "66")
    assert (state.turn, starter(state), state.opening) == (1, 1, None)
    assert told(state) == ["opening-rolled", "opening-won"]


def test_all_four_roll_and_only_those_tied_highest_roll_again():
    """G1R: 9, 9, 4, 9: seat 2 is out, the others roll again and seat 3 begins."""
    state = after(start(4, Options()), "roll", "36", "roll", "45", "roll", "13", "roll", "36")
    assert write_state(state) == "open ? ? - ?"
    assert told(state) == ["opening-rolled", "opening-tied"]
    state = after(state, "roll", "11", "roll", "12", "roll", "56")
    assert write_state(state) == "choose 3 teams"


def test_nobody_rolls_for_another():
    """G1R: the opening goes round by seat."""
    with pytest.raises(IllegalMove) as refused:
        play(start(2, Options()), 1, Act.ROLL)
    assert refused.value.rule == "G1R"


def test_a_lot_gives_all_seats_the_same_chance():
    """G1R, option `start`: drawn by lot instead."""
    state = start(4, Options(start="lot"))
    assert chances(state) == {Lot(seat): Fraction(1, 4) for seat in range(4)}
    assert write_state(after(state, "seat2")) == "choose 2 teams"


def test_the_host_or_a_settled_start_needs_no_rolls():
    """G1R, option `start`: the host says who begins; a rematch knows it already."""
    assert write_state(start(2, Options(start="host"))) == "choose 0"
    assert write_state(start(4, Options(), first=3)) == "choose 3 teams"


def test_the_starting_player_chooses_high_or_low():
    """HL1: seat 1 begins and takes low, so seat 0 rolls high."""
    state = at("choose 1")
    assert moves(state, 1) == (HIGH, LOW)
    assert moves(state, 0) == ()
    chosen = after(state, "low")
    assert chosen.sides == (HIGH, LOW)
    assert told(chosen) == ["hi-low-chose"]
    assert write_state(chosen) == "- 5 low 1 - 0-0"
    with pytest.raises(IllegalMove) as refused:
        play(state, 1, Act.ROLL)
    assert refused.value.rule == "HL1"


def test_a_team_shares_its_side():
    """HL1: seat 3 chooses high for itself and for seat 1."""
    state = after(at("choose 3 teams"), "high")
    assert state.sides == (LOW, HIGH)
    assert [state.sides[side] for side in sides(4)] == [LOW, HIGH, LOW, HIGH]


# HL2: a player's go


def test_a_go_begins_with_all_five_dice():
    """HL2: roll five dice."""
    state = at("- 5 high 0 - 0-0")
    assert moves(state, 0) == (Act.ROLL,)
    thrown = after(state, "roll")
    assert actors(thrown) == {NATURE}
    assert len(chances(thrown)) == 252
    assert write_state(after(thrown, "12344")) == "12344 4 high 0 - 0-0"


@pytest.mark.parametrize(("step", "stays", "choices"), [(4, 1, 4), (3, 2, 7), (2, 3, 7), (1, 4, 4)])
def test_each_step_rolls_exactly_so_many_dice_or_none(step, stays, choices):
    """HL2: four of them or not, then three or not, two or not, one or not."""
    state = at(f"12344 {step} high 0 - 0-0")
    keeps = keeps_of(state)
    assert {len(keep) for keep in keeps} == {stays, 5}
    assert len(keeps) == choices + 1
    for wrong in ({0, 1, 2, 3, 4} - {stays}) - {0}:
        with pytest.raises(IllegalMove) as refused:
            play(state, 0, (1, 2, 3, 4, 4)[:wrong])
        assert refused.value.rule == "HL2"


def test_the_steps_follow_each_other_down_to_one_die():
    """HL2: 4, 3, 2, 1, and the total is written down."""
    state = after(at("- 5 high 0 - 0-0"), "roll", "11234", "4", "1556", "56", "234", "456", "36", "4566")
    assert write_state(state) == "4566+1 0 high 0 - 0-0"
    state = after(state, "6")
    assert write_state(state) == "- 5 low 1 27 0-0"
    assert told(state) == ["hi-low-rolled", "hi-low-wrote"]


def test_skipping_a_step_does_not_forfeit_the_later_ones():
    """HL2: not four, not three, but two; then one."""
    state = after(at("12366 4 high 0 - 0-0"), "12366", "12366")
    assert write_state(state) == "12366 2 high 0 - 0-0"
    assert told(state) == ["hi-low-stayed"]
    assert write_state(after(state, "366", "45", "34566")) == "- 5 low 1 24 0-0"


def test_the_same_die_may_be_rolled_again_in_a_later_step():
    """HL2: the dice are chosen freely at every step."""
    state = after(at("11234 4 high 0 - 0-0"), "4", "1116")
    assert "46" in keeps_of(state)
    assert "11" in keeps_of(state)


def test_nobody_rolls_in_anothers_go():
    """HL2: the dice belong to the player in turn."""
    state = at("12344 4 high 0 - 0-0")
    for move in (Act.ROLL, (4,), (1, 2, 3, 4, 4)):
        with pytest.raises(IllegalMove) as refused:
            play(state, 1, move)
        assert refused.value.rule == "HL2"


# HL3: who wins the turn


@pytest.mark.parametrize(
    ("first", "second", "scores"),
    [("45566", "11122", (0, 1)), ("55666", "11123", (1, 0)), ("66666", "11111", (0, 0)), ("11111", "66666", (0, 0))],
)
def test_over_35_is_highs_turn_and_under_35_is_lows(first, second, scores):
    """HL3: 26 + 7 is under, 28 + 8 over, 30 + 5 neither, whoever rolled which."""
    state = with_totals(at("- 5 high 0 - 0-0"), first, second)
    assert state.scores == scores
    assert told(state)[-1] == ("hi-low-scored" if any(scores) else "hi-low-tied")


def test_35_is_a_tie_and_nobody_scores():
    """HL3: 27 and 8 are 35; the next turn begins with the same player."""
    state = with_totals(at("- 5 high 0 - 2-3"), "55566", "11222")
    assert write_state(state) == "- 5 high 0 - 2-3"
    assert told(state)[-1] == "hi-low-tied"
    assert state.sheet == (Row(0, (27, 8), None, 0),)


@pytest.mark.parametrize(("second", "scores"), [("11122", (0, 1)), ("11123", (0, 0)), ("11133", (1, 0))])
def test_one_more_or_less_than_35_decides(second, scores):
    """HL3: with 27 on the sheet, 7 is low's turn, 8 a tie, 9 high's turn."""
    assert with_totals(at("- 5 low 1 27 0-0"), second).scores == scores


def test_the_side_wins_whoever_rolled_the_lower_total():
    """HL3: high with 10 and low with 20 add up to 30, and low wins all the same."""
    state = with_totals(at("- 5 high 0 - 0-0"), "11233", "34445")
    assert state.scores == (0, 1)


def test_teams_are_judged_by_the_lowest_and_the_highest_of_all_four():
    """HL3R: 20, 9, 27, 12: 9 + 27 = 36, a turn for high."""
    state = with_totals(at("- 5 high 0 - 0-0 teams"), "34445", "11223", "55566", "12234")
    assert state.scores == (1, 0)
    assert state.sheet[-1].totals == (20, 9, 27, 12)


def test_a_mates_bad_total_counts_as_it_is_written():
    """HL3R: high's own 6 is the lowest of all four: 6 + 28 = 34, a turn for low."""
    state = with_totals(at("- 5 high 0 - 0-0 teams"), "55666", "12334", "11112", "12334")
    assert state.scores == (0, 1)


def test_all_four_play_in_order_round_the_table():
    """HL1, HL2: seat 3 begins, then 0, 1, 2."""
    state, seen = at("- 5 low 3 - 0-0 teams"), []
    for _ in range(4):
        seen.append(state.turn)
        state = with_totals(state, "12344")
    assert seen == [3, 0, 1, 2]
    assert state.turn == 3


# HL4R: the game


def test_five_turns_win():
    """HL4R: 4-2 and one more turn for side 0."""
    state = with_totals(at("- 5 high 0 - 4-2"), "66666", "12344")
    assert (state.scores, actors(state)) == ((5, 2), frozenset())
    assert result(state).ranks == (1, 2)
    assert (result(state).scores, result(state).rule) == ((5, 2), "HL4R")
    assert told(state)[-1] == "hi-low-won"
    with pytest.raises(IllegalMove) as refused:
        play(state, 0, Act.ROLL)
    assert refused.value.rule == "HL4R"


def test_six_turns_win_if_the_table_says_so():
    """HL4R, option `target`: the introduction's six."""
    state = with_totals(at("- 5 high 0 - 4-2", target=6), "66666", "12344")
    assert result(state) is None
    state = with_totals(state, "66666", "12344")
    assert result(state).winners == (0,)


def test_a_team_wins_together():
    """HL4R, G2R: both mates have rank one; the other team shares the second."""
    state = with_totals(at("- 5 low 1 - 2-4 teams"), "11111", "12223", "11111", "12223")
    assert result(state).ranks == (2, 1, 2, 1)
    assert result(state).scores == (2, 5, 2, 5)


def test_the_starting_player_plays_first_in_every_turn():
    """HL4R: whoever won."""
    state = with_totals(at("- 5 high 0 - 0-0"), "66666", "12344", "11111", "11111")
    assert (state.turn, state.scores) == (0, (1, 1))


@pytest.mark.parametrize(("seats", "order"), [("", [0, 1, 0, 1]), (" teams", [0, 1, 2, 3])])
def test_the_order_changes_every_turn_if_the_table_says_so(seats, order):
    """HL4R, option `alternate`: the next seat begins the next turn, after a tie too."""
    state, begun = at(f"- 5 high 0 - 0-0{seats}", alternate=True), []
    for _ in order:
        begun.append(state.turn)
        state = with_totals(state, *(["55566", "11222"] * (state.seats // 2)))
    assert begun == order


def test_the_sheet_keeps_every_turn():
    """HL2: totals are written down."""
    state = with_totals(at("- 5 high 0 - 0-0"), "66666", "12344", "11111", "11111")
    assert state.sheet == (Row(0, (30, 14), 0, 0), Row(0, (5, 5), 1, 0))


# HL-V1: ten dice in all


def test_variation_1_rolls_any_dice_in_any_grouping():
    """HL-V1: one to five dice, or none and stop."""
    state = after(at("- 15 high 0 - 0-0", variation=1), "roll", "12344")
    assert write_state(state) == "12344 10 high 0 - 0-0"
    assert {len(keep) for keep in moves(state, 0)} == {0, 1, 2, 3, 4, 5}
    state = after(state, "-", "11236", "1236", "4")
    assert write_state(state) == "12346 4 high 0 - 0-0"
    assert {len(keep) for keep in keeps_of(state)} == {1, 2, 3, 4, 5}


def test_ten_dice_in_all_and_the_total_is_written():
    """HL-V1: 5 + 3 + 2 dice."""
    state = after(at("12344 10 high 0 - 0-0", variation=1), "-", "11266", "66", "146", "666", "25")
    assert write_state(state) == "- 15 low 1 25 0-0"


def test_variation_1_may_stop_early():
    """HL-V1: six dice left, and enough."""
    state = after(at("56666 6 high 0 - 0-0", variation=1), "56666")
    assert write_state(state) == "- 15 low 1 29 0-0"
    assert told(state) == ["hi-low-stayed", "hi-low-wrote"]


def test_no_more_dice_than_are_left():
    """HL-V1: with two left, three cannot be rolled."""
    with pytest.raises(IllegalMove) as refused:
        play(at("12344 2 high 0 - 0-0", variation=1), 0, (4, 4))
    assert refused.value.rule == "HL-V1"


# HL-V2: the chase


def test_variation_2_has_no_high_and_low():
    """HL-V2: the starting player just rolls."""
    state = start(2, Options(variation=2, start="host"))
    assert write_state(state) == "- 5 set 0 - 0-0"
    assert moves(state, 0) == (Act.ROLL,)


@pytest.mark.parametrize(("chased", "points"), [("23444", 0), ("34444", 2), ("22222", 7)])
def test_the_chaser_scores_the_distance_to_35(chased, points):
    """HL-V2: 18 is set; higher and lower count the same."""
    state = with_totals(at("- 5 set 0 - 3-4", variation=2), "33444", chased)
    assert state.scores == (3, 4 + points)
    assert told(state)[-1] == "hi-low-missed"


def test_the_roles_swap_after_the_first_chase():
    """HL-V2: who chased sets the next total."""
    state = with_totals(at("- 5 set 0 - 0-0", variation=2), "33444", "23444")
    assert write_state(state) == "- 5 set 1 - 0-0"
    state = with_totals(state, "12344")
    assert write_state(state) == "- 5 chase 0 14 0-0"
    assert with_totals(state, "12344").scores == (7, 0)


@pytest.mark.parametrize(("before", "over"), [(7, False), (8, True), (14, True)])
def test_fifteen_points_lose_at_once(before, over):
    """HL-V2: fifteen or more; the other wins though fewer turns were chased."""
    state = with_totals(at(f"- 5 set 0 - 0-{before}", variation=2), "12344", "12344")
    assert state.scores == (0, before + 7)
    assert (result(state) is not None) == over
    if over:
        assert (result(state).winners, result(state).rule) == ((0,), "HL-V2")
        assert told(state)[-1] == "hi-low-lost"
        with pytest.raises(IllegalMove) as refused:
            play(state, 1, Act.ROLL)
        assert refused.value.rule == "HL-V2"


def test_in_teams_who_chased_sets_for_the_next_seat():
    """HL-V2 with four seats: 0 sets for 1, 1 for 2, 2 for 3, 3 for 0; points belong to the team."""
    state, pairs = at("- 5 set 0 - 0-0 teams", variation=2), []
    for _ in range(4):
        setter = state.turn
        state = with_totals(state, "33444")
        pairs.append((setter, state.turn))
        state = with_totals(state, "23333")
    assert pairs == [(0, 1), (1, 2), (2, 3), (3, 0)]
    assert state.scores == (6, 6)


def test_variation_2_rolls_in_the_steps_of_the_base_game():
    """HL-V2: setting and chasing are turns like any other (HL2)."""
    state = at("12344 4 chase 1 18 0-0", variation=2)
    assert {len(keep) for keep in keeps_of(state)} == {1, 5}
    with pytest.raises(IllegalMove) as refused:
        play(state, 1, (1, 2))
    assert refused.value.rule == "HL2"


# HL-V2, option `equal_chases`


def equal(text, variation=2):
    return at(text, variation=variation, equal_chases=True)


def test_fifteen_points_wait_for_a_side_that_has_chased_less_often():
    """HL-V2, option `equal_chases`: side 1 has 15 after its chase; side 0 is still to chase."""
    state = with_totals(equal("- 5 set 0 - 0-8"), "12344", "12344")
    assert write_state(state) == "- 5 set 1 - 0-15 second"
    assert (result(state), told(state)[-1]) == (None, "hi-low-once-more")
    assert state.happened[-1].params == {"seat": 0}


@pytest.mark.parametrize(
    ("chased", "scores", "winners", "key"),
    [
        ("33444", (1, 15), (0,), "hi-low-lost"),
        ("11111", (14, 15), (0,), "hi-low-lost"),
        ("11111", (15, 15), (0, 1), "hi-low-shared"),
        ("11111", (16, 15), (1,), "hi-low-lost"),
    ],
)
def test_after_equal_chases_fewer_points_win_and_equal_points_are_shared(chased, scores, winners, key):
    """HL-V2, option `equal_chases`: 18 is set; 5 misses by 12, 18 by 1."""
    missed = abs(18 + sum(map(int, chased)) - 35)
    state = with_totals(equal(f"- 5 chase 0 18 {scores[0] - missed}-15 second"), chased)
    assert (state.scores, actors(state), state.second) == (scores, frozenset(), False)
    assert (result(state).winners, result(state).rule) == (winners, "HL-V2")
    assert result(state).reason == ("equal_points" if len(winners) == 2 else "fewer_points")
    assert told(state)[-1] == key
    if key == "hi-low-lost":
        assert state.happened[-1].params == {"seat": 1 - winners[0], "score": max(scores)}
    with pytest.raises(IllegalMove) as refused:
        play(state, 0, Act.ROLL)
    assert refused.value.rule == "HL-V2"


def test_after_equal_chases_fifteen_points_lose_at_once():
    """HL-V2, option `equal_chases`: side 0, which chases second, reaches fifteen and has had as many chases."""
    state = with_totals(equal("- 5 set 1 - 10-3 second"), "12344", "12344")
    assert (state.scores, result(state).winners) == ((17, 3), (1,))


def test_both_sides_chase_in_turn_until_one_has_fifteen():
    """HL-V2, option `equal_chases`: the first chase of a pair, then the second."""
    state, pairs = equal("- 5 set 0 - 0-0 teams"), []
    for _ in range(4):
        state = with_totals(state, "33444", "23333")
        pairs.append(state.second)
    assert (pairs, state.scores) == ([True, False, True, False], (6, 6))


def test_equal_chases_mean_nothing_without_a_chase():
    """HL-V2, option `equal_chases`: the base game goes on as ever."""
    state = with_totals(at("- 5 high 0 - 4-2", equal_chases=True), "66666", "12344")
    assert (state.second, result(state).rule) == (False, "HL4R")


# G7R: both variations at once


def test_both_variations_chase_with_ten_dice():
    """G7R, HL-V1, HL-V2: no sides, and setter and chaser have ten dice each to roll again."""
    state = start(2, Options(variation="both", start="host"))
    assert write_state(state) == "- 15 set 0 - 0-0"
    state = after(state, "roll", "12344")
    assert {len(keep) for keep in moves(state, 0)} == {0, 1, 2, 3, 4, 5}
    state = after(state, "-", "55666", "55666")
    assert write_state(state) == "- 15 chase 1 28 0-0"
    state = after(state, "roll", "12344", "12", "112", "1112", "1", "11112")
    assert (state.scores, write_state(state)) == ((0, 1), "- 15 set 1 - 0-1")


def test_both_variations_lose_at_fifteen():
    """HL-V2 with HL-V1: at once, or after equal chases."""
    over = with_totals(at("- 15 set 0 - 0-8", variation="both"), "12344", "12344")
    assert result(over).winners == (0,)
    assert result(with_totals(equal("- 15 set 0 - 0-8", variation="both"), "12344", "12344")) is None


# Every refusal names the rule that a reader would name


@pytest.mark.parametrize(
    ("position", "options", "seat", "move", "rule"),
    [
        ("open ? ?", {}, 0, "high", "G1R"),  # first it is rolled for the start
        ("choose 0", {}, 0, "roll", "HL1"),  # first a side is chosen
        ("choose 0", {}, 1, "high", "HL1"),  # who begins chooses
        ("12344 4 high 0 - 0-0", {}, 0, "low", "HL1"),  # for the whole game
        ("- 15 low 1 20 0-0", {"variation": 1}, 1, "high", "HL1"),
        ("- 5 set 0 - 0-0", {"variation": 2}, 0, "high", "HL-V2"),  # no high and low
        ("12344 10 set 0 - 0-0", {"variation": "both"}, 0, "low", "HL-V2"),
        ("- 5 high 0 - 0-0", {}, 0, "44", "HL2"),  # first five dice are rolled
        ("- 15 high 0 - 0-0", {"variation": 1}, 0, "44", "HL2"),
        ("- 15 set 0 - 0-0", {"variation": "both"}, 0, "44", "HL2"),
        ("12344 4 high 0 - 0-0", {}, 0, "44", "HL2"),  # exactly four
        ("12344 4 high 0 - 0-0", {}, 0, "6", "HL2"),  # no such die
        ("12344 4 high 0 - 0-0", {}, 0, "roll", "HL2"),  # five dice only once
        ("12344 4 high 0 - 0-0", {}, 1, "4", "HL2"),  # the dice of another
        ("12344 4 set 0 - 0-0", {"variation": 2}, 0, "44", "HL2"),
        ("12344 2 high 0 - 0-0", {"variation": 1}, 0, "44", "HL-V1"),  # more dice than are left
        ("12344 2 set 0 - 0-0", {"variation": "both"}, 0, "44", "HL-V1"),
        ("- 5 high 0 - 5-2", {}, 0, "roll", "HL4R"),  # it is over
        ("- 5 high 0 - 5-2", {}, 0, "high", "HL4R"),
        ("- 5 set 0 - 15-2", {"variation": 2}, 0, "roll", "HL-V2"),
        ("- 15 set 0 - 15-2", {"variation": "both"}, 0, "roll", "HL-V2"),
        ("- 5 set 0 - 15-15", {"variation": 2, "equal_chases": True}, 0, "roll", "HL-V2"),
    ],
)
def test_a_refusal_names_the_rule_that_is_broken(position, options, seat, move, rule):
    with pytest.raises(IllegalMove) as refused:
        play(at(position, **options), seat, read_move(move))
    assert refused.value.rule == rule


# G3R


def test_a_player_of_two_may_resign_but_not_a_team_mate():
    """G3R: with more seats a bot plays on for whoever leaves."""
    game = find_game("hi_low")
    two = new_match(game, Options(), 2).then(Event(1, 0, 1, kind=Kind.RESIGN))
    assert two.result.winners == (0,)
    with pytest.raises(IllegalMove) as refused:
        new_match(game, Options(), 4).then(Event(1, 0, 1, kind=Kind.RESIGN))
    assert refused.value.rule == "G3R"
