"""The rulebook of 5-Dice War, rule by rule. Positions are written as in `notation.py`."""

from fractions import Fraction

import pytest

from fives.core.chance.who_begins import Act, Lot
from fives.core.game import NATURE
from fives.core.refusal import IllegalMove
from fives.games.war.captures import takes
from fives.games.war.notation import read_move, read_state, write_move, write_state
from fives.games.war.rules import Options, actors, chances, moves, play, result, start, starter, view


def at(text, **options):
    return read_state(text, Options(**options))


def after(state, *texts):
    """Return the state after moves as text; the first who may act makes them."""
    for text in texts:
        state = play(state, min(actors(state)), read_move(text))
    return state


def chosen(state, mine, theirs):
    """Return the state after both have chosen, seat 1 first."""
    return play(play(state, 1, read_move(theirs)), 0, read_move(mine))


def told(state):
    return [happening.key for happening in state.happened]


def options_of(mine, theirs, middle=None, how="forced", twice=False):
    return [write_move(captures) for captures in takes(mine, theirs, middle, how, twice)]


def rule_against(state, seat, text):
    """Return the rule by which a move is refused."""
    with pytest.raises(IllegalMove) as refused:
        play(state, seat, read_move(text))
    return refused.value.rule


def listed(state, seat):
    return [write_move(move) for move in moves(state, seat)]


# G1R: who begins


def test_the_higher_roll_rolls_the_middle_die():
    """G1R, WA1, option `start`: seat 0 throws 3-5, seat 1 throws 6-6, so seat 1 rolls the middle die."""
    state = after(start(2, Options(start="roll")), "roll", "35", "roll", "66")
    assert write_state(state) == "middle 1 0-0"
    assert told(state) == ["opening-rolled", "opening-won"]
    assert (starter(state), actors(state)) == (1, {1})


def test_equal_rolls_are_rolled_again_by_both():
    """G1R, option `start`: 3-5 and 2-6 are both eight."""
    state = after(start(2, Options(start="roll")), "roll", "35", "roll", "26")
    assert write_state(state) == "open ? ?"
    assert told(state) == ["opening-rolled", "opening-tied"]


def test_a_lot_gives_both_seats_the_same_chance():
    """G1R: War begins by lot, since its book has no opening roll."""
    state = start(2, Options())
    assert state == start(2, Options(start="lot"))
    assert chances(state) == {Lot(0): Fraction(1, 2), Lot(1): Fraction(1, 2)}
    assert write_state(after(state, "seat1")) == "middle 1 0-0"


def test_the_host_or_a_settled_start_needs_no_rolls():
    """G1R, option `start`: the host says who begins; a rematch knows it already."""
    assert write_state(start(2, Options(start="host"))) == "middle 0 0-0"
    assert write_state(start(2, Options(), first=1)) == "middle 1 0-0"
    assert write_state(start(2, Options(start="winner"))) == "open ? ?"


# WA1: two dice each and one in the middle


def test_each_takes_two_dice_and_one_rolls_the_fifth():
    """WA1: after a 4 both have two dice and the middle die shows 4."""
    state = after(at("middle 1 0-0"), "roll", "4")
    assert write_state(state) == "xx:xx 4 0-0"
    assert told(state) == ["war-middle-rolled"]


def test_a_one_in_the_middle_is_rolled_again():
    """WA1: again until it is not a 1; the same player throws it."""
    state = after(at("middle 1 0-0"), "roll", "1")
    assert write_state(state) == "middle 1 0-0"
    assert told(state) == ["war-middle-again"]
    assert write_state(after(state, "roll", "2")) == "xx:xx 2 0-0"


def test_only_who_begins_rolls_the_middle_die():
    """WA1: nobody rolls it for another, and nobody throws before it lies."""
    with pytest.raises(IllegalMove) as refused:
        play(at("middle 1 0-0"), 0, Act.ROLL)
    assert refused.value.rule == "WA1"


# WA2: the throw, and what can be captured


def test_both_throw_all_their_dice_in_any_order():
    """WA2: either may throw first; the dice land once both have thrown."""
    state = at("xx:xxx - 0-0")
    assert actors(state) == {0, 1}
    assert moves(state, 0) == moves(state, 1) == (Act.ROLL,)
    first, second = play(play(state, 0, Act.ROLL), 1, Act.ROLL), play(play(state, 1, Act.ROLL), 0, Act.ROLL)
    assert first == second
    assert write_state(first) == "xx+:xxx+ - 0-0"
    assert (len(chances(first)), sum(chances(first).values())) == (21, 1)
    landed = play(first, NATURE, (1, 4))
    assert (write_state(landed), len(chances(landed))) == ("14:xxx+ - 0-0", 56)


def test_nobody_throws_twice():
    """WA2: one throw a turn."""
    with pytest.raises(IllegalMove) as refused:
        play(at("xx+:xx 4 0-0"), 0, Act.ROLL)
    assert refused.value.rule == "WA2"


def test_one_die_captures_a_die_that_shows_the_same():
    """WA2: a lone 4 takes a 4 of three, and no sum."""
    assert options_of((4,), (1, 4, 6)) == ["4=4"]
    assert options_of((4,), (1, 3, 6)) == ["-"]
    assert options_of((4,), (4, 4, 4)) == ["4=4"]


def test_two_dice_capture_a_die_that_is_their_sum():
    """WA2: 1 and 3 take a 4, not a 1 or a 3."""
    assert options_of((1, 3), (2, 4)) == ["1+3=4"]
    assert options_of((1, 3), (1, 3)) == ["-"]
    assert options_of((4, 4), (4, 4)) == ["-"]


def test_a_one_cannot_be_captured_by_a_sum():
    """WA2: no two dice add up to 1, so 2 is the smallest that falls to a pair."""
    assert options_of((1, 1), (1, 2)) == ["1+1=2"]
    assert options_of((1, 1, 1, 1), (1,)) == ["-"]


def test_each_die_serves_one_capture():
    """WA2: three dice make one pair, four dice two."""
    assert options_of((1, 2, 3), (3, 4)) == ["1+2=3", "1+3=4"]
    assert options_of((1, 1, 2, 2), (3,), None) == ["1+2=3"]
    assert options_of((1, 2, 2, 3), (4, 5)) == ["1+3=4", "2+3=5"]
    assert options_of((1, 2, 2, 3), (3, 5)) == ["1+2=3,2+3=5"]


def test_the_middle_die_is_a_target_like_the_others():
    """WA2: the lone die and the pair take it too."""
    assert options_of((4,), (1, 2, 3), 4) == ["4=m"]
    assert options_of((1, 3), (2, 5), 4) == ["1+3=m"]


def test_two_ways_to_take_the_same_dice_are_one_choice():
    """WA3R: the player chooses which dice to take; 1+4 or 2+3 take the same 5."""
    assert options_of((1, 2, 3, 4), (5,)) == ["1+4=5"]


# WA3: the exchange


def test_each_takes_what_they_captured_at_the_same_time():
    """WA3: 1-4 takes the 5 of 5-6, which takes nothing; two dice become three."""
    state = after(at("14:xx+ 3 0-0"), "56")
    assert write_state(state) == "xxx:x 3 0-0"
    assert told(state) == ["war-rolled", "war-captured"]


def test_captured_dice_change_hands_both_ways():
    """WA3: 1-3 takes the 4 of 2-4; and 1-2 takes the 3 of 1-1-3, whose pair of 1s takes the 2: one each way."""
    state = after(at("13:xx+ 5 0-0"), "24")
    assert write_state(state) == "xxx:x 5 0-0"
    both = after(at("12:xxx+ - 0-0"), "113")
    assert write_state(both) == "xx:xxx - 0-0"
    assert told(both) == ["war-rolled", "war-captured", "war-captured"]


def test_a_die_can_be_used_and_captured_at_once():
    """WA3R: the 2 of 1-2 helps to take a 3 and is itself taken by 1+1."""
    state = after(at("12:xxx+ - 0-0"), "113")
    assert [happening.params["dice"] for happening in state.happened[1:]] == [[3], [2]]
    assert [happening.params["by"] for happening in state.happened[1:]] == [["1+2"], ["1+1"]]


def test_the_middle_die_goes_to_who_alone_captures_it():
    """WA3: 1-3 takes the middle 4, and it is gone from the middle."""
    state = after(at("13:xx+ 4 0-0"), "56")
    assert write_state(state) == "xxx:xx - 0-0"
    assert told(state) == ["war-rolled", "war-middle-captured"]


def test_the_middle_die_stays_if_both_capture_it():
    """WA3, WA3R: both reach for it, so it stays and keeps its number."""
    state = after(at("13:xx+ 4 0-0"), "22")
    assert write_state(state) == "xx:xx 4 0-0"
    assert told(state) == ["war-rolled", "war-middle-stays"]


def test_nothing_may_happen():
    """WA2: no capture, and all dice are thrown again."""
    state = after(at("56:xx+ 4 0-0"), "66")
    assert write_state(state) == "xx:xx 4 0-0"
    assert told(state) == ["war-rolled", "war-nothing"]


# WA3R: choices in secret


def test_a_player_who_can_capture_must_capture_as_many_as_possible():
    """WA3R, `forced`: 1-3 against a 4 and a middle 4 takes one of them; nothing is no choice."""
    state = at("13:24 4 0-0")
    assert actors(state) == {0}
    assert listed(state, 0) == ["1+3=4", "1+3=m"]
    with pytest.raises(IllegalMove) as refused:
        play(state, 0, ())
    assert refused.value.rule == "WA3R"
    assert options_of((1, 2, 2, 3), (3, 5)) == ["1+2=3,2+3=5"]


@pytest.mark.parametrize(
    ("position", "seat", "move", "rule", "why"),
    [
        ("13:24 4 0-0", 0, "1+1=2", "WA2", "there is one 1"),
        ("13:24 4 0-0", 0, "2+2=4", "WA2", "those are dice of nobody, or of the other"),
        ("13:24 4 0-0", 0, "4=4", "WA2", "with two dice it takes a sum"),
        ("13:24 4 0-0", 0, "1+3=4,1+3=m", "WA2", "each die serves one capture"),
        ("134:4 4 0-0", 1, "4=4,4=m", "WA2", "a lone die takes one, without WA-V2"),
        ("13:24 4 0-0", 0, "roll", "WA2", "one throw a turn"),
        ("13:24 4 0-0", 0, "-", "WA3R", "a player who can capture must"),
        ("13:24 4 0-0", 1, "-", "WA3R", "where there is one choice the table makes it"),
        ("13:24 4 0-0", 1, "2+4=6", "WA3R", "where there is one choice the table makes it"),
        ("123:34 - 0-0", 0, "2+3=5", "WA2", "nobody has a 5"),
        ("123:34 - 0-0", 0, "1+2=m", "WA2", "there is no middle die"),
        ("xx+:xx 4 0-0", 0, "roll", "WA2", "one throw a turn"),
        ("xx:xx 4 0-0", 0, "1+3=4", "WA2", "first both throw"),
        ("middle 1 0-0", 0, "roll", "WA1", "the other one rolls the middle die"),
        ("middle 1 0-0", 1, "1+3=4", "WA1", "no die is to be captured yet"),
        ("open ? ?", 1, "roll", "G1R", "the first seat rolls first"),
        ("lot 2", 0, "roll", "G1R", "the lot is drawn"),
        ("xx:xx 4 5-3", 0, "roll", "WA5", "the game is over"),
    ],
)
def test_a_refusal_names_the_rule_that_is_broken(position, seat, move, rule, why):
    assert rule_against(at(position), seat, move) == rule, why


def test_a_lone_die_may_not_do_less_or_more_than_the_rule_says():
    """WA-V2: it can take two, so WA3R makes it take two; three are against WA2."""
    state = at("444:4 4 0-0", variation=2)
    assert listed(state, 1) == ["4=4,4=4", "4=4,4=m"]
    assert rule_against(state, 1, "4=4") == "WA3R"
    assert rule_against(state, 1, "4=4,4=4,4=m") == "WA2"


def test_captures_may_be_left_if_the_table_says_so():
    """WA3R, `optional`: less than possible, down to nothing."""
    assert options_of((1, 3), (2, 4), 4, "optional") == ["1+3=4", "1+3=m", "-"]
    assert options_of((1, 2, 2, 3), (3, 5), None, "optional") == ["1+2=3,2+3=5", "1+2=3", "2+3=5", "-"]
    assert write_state(after(at("13:24 4 0-0", captures="optional"), "-")) == "xx:xx 4 0-0"


def test_the_table_takes_an_opposing_die_first_if_it_says_so():
    """WA3R, `auto`: nobody is asked."""
    assert options_of((1, 3), (2, 4), 4, "auto") == ["1+3=4"]
    assert options_of((1, 2, 3), (3, 4), None, "auto") == ["1+2=3"]
    assert options_of((1, 3), (2, 3), 4, "auto") == ["1+3=m"]
    state = after(at("13:xx+ 4 0-0", captures="auto"), "24")
    assert write_state(state) == "xxx:x 4 0-0"


def test_where_there_is_only_one_choice_the_table_makes_it():
    """WA3R: 2-4 against 1-3 can take nothing, so only seat 0 is asked."""
    state = at("13:24 4 0-0")
    assert state.armies[1].captures == ()
    assert state.armies[0].captures is None
    assert view(state, 0) == view(state, None) == state


def test_both_choose_at_the_same_time():
    """WA3R: 1-3-4 and a lone 4 may both take a 4 from the other or the one in the middle."""
    state = at("134:4 4 0-0")
    assert actors(state) == {0, 1}
    assert listed(state, 0) == ["1+3=4", "1+3=m"]
    assert listed(state, 1) == ["4=4", "4=m"]
    assert write_state(chosen(state, "1+3=m", "4=m")) == "xxx:x 4 0-0"
    assert write_state(chosen(state, "1+3=4", "4=4")) == "xxx:x 4 0-0"
    assert write_state(chosen(state, "1+3=4", "4=m")) == "xxxx:x - 0-0"
    assert write_state(chosen(state, "1+3=m", "4=4")) == "xxx:xx - 0-0"


def test_a_choice_is_hidden_until_both_have_chosen():
    """WA3R: the other player and spectators see that it is made, not what it is."""
    state = at("134:4 4 0-0")
    picks = [play(state, 0, move) for move in moves(state, 0)]
    for seat in (1, None):
        assert view(picks[0], seat) == view(picks[1], seat)
        assert view(picks[0], seat).armies[0].secret
    assert view(picks[0], 0) == picks[0]
    assert told(picks[0]) == ["war-chose"]
    assert actors(view(picks[0], 1)) == {1}


# WA4: the round


def test_a_player_who_holds_no_dice_has_lost_the_round():
    """WA4: 1-3-5 takes the lone 4; the winner scores and rolls the middle die of the next round."""
    state = after(at("135:x+ 2 1-2"), "4")
    assert write_state(state) == "middle 0 2-2"
    assert told(state) == ["war-rolled", "war-captured", "war-scored"]


def test_the_exchange_is_completed_first():
    """WA4: the lone 4 is taken by 1+3 but takes a 4 itself, so it fights on."""
    assert write_state(after(at("4:xxx+ 2 0-0"), "134")) == "x:xxx 2 0-0"
    assert write_state(after(at("4:xxxx+ - 0-0"), "1344")) == "x:xxxx - 0-0"


def test_the_lone_die_that_takes_the_middle_die_fights_on():
    """WA4: the 4 is lost and the middle 4 is won."""
    state = after(at("4:xxx+ 4 0-0"), "136")
    assert actors(state) == {1}
    assert write_state(after(state, "1+3=4")) == "x:xxxx - 0-0"
    assert write_state(after(state, "1+3=m")) == "x:xxx 4 0-0"


def test_losing_the_last_die_is_the_end_if_the_table_says_so():
    """WA4, option `sudden`: it is lost even while capturing."""
    state = after(at("4:xxx+ 2 0-0", sudden=True), "134")
    assert write_state(state) == "middle 1 0-1"
    assert write_state(after(at("4:xxx+ 2 0-0", sudden=True), "456")) == "xx:xx 2 0-0"


# WA5: the game


def test_five_points_win():
    """WA5: the fifth point ends the game."""
    state = after(at("135:x+ 2 4-2"), "4")
    assert told(state)[-2:] == ["war-scored", "war-won"]
    assert actors(state) == frozenset()
    ended = result(state)
    assert (ended.ranks, ended.scores, ended.reason, ended.rule) == ((1, 2), (5, 2), "five_points", "WA5")
    with pytest.raises(IllegalMove) as refused:
        play(state, 0, Act.ROLL)
    assert refused.value.rule == "WA5"


def test_four_points_are_not_enough():
    """WA5: the game goes on."""
    state = after(at("135:x+ 2 3-4"), "4")
    assert result(state) is None
    assert actors(state) == {0}


# The variations, which a table may play both at once (G7R)


@pytest.mark.parametrize("variation", [1, "both"])
def test_the_loser_of_a_round_starts_with_three_dice(variation):
    """WA-V1: no middle die, the winner has two dice; the first round is as ever."""
    assert write_state(start(2, Options(variation=variation, start="host"))) == "middle 0 0-0"
    assert write_state(after(at("135:x+ 2 0-0", variation=variation), "4")) == "xx:xxx - 1-0"
    assert write_state(after(at("4:xxx+ 2 1-0", variation=variation), "135")) == "xxx:xx - 1-1"


@pytest.mark.parametrize("variation", [1, "both"])
def test_the_loser_of_the_last_round_is_helped_even_if_ahead(variation):
    """WA-V1: seat 0 leads 3-1 and has just lost a round."""
    assert write_state(after(at("4:xxx+ 2 3-0", variation=variation), "135")) == "xxx:xx - 3-1"


def test_nobody_is_helped_without_variation_1():
    """WA4: two dice each again, and the winner rolls the middle die."""
    for variation in (0, 2):
        assert write_state(after(at("135:x+ 2 0-0", variation=variation), "4")) == "middle 0 1-0"


def test_a_lone_die_can_capture_two_that_match():
    """WA-V2: of three 4s it takes two; a 4 and the middle 4 are two as well."""
    assert options_of((4,), (4, 4, 4), None, twice=True) == ["4=4,4=4"]
    assert options_of((4,), (1, 4, 6), 4, twice=True) == ["4=4,4=m"]
    assert options_of((4,), (4, 4, 6), 4, twice=True) == ["4=4,4=4", "4=4,4=m"]
    assert options_of((4,), (1, 2, 6), 4, twice=True) == ["4=m"]
    assert options_of((4,), (4, 4, 6), 4, "auto", twice=True) == ["4=4,4=4"]
    for variation in (2, "both"):
        assert write_state(after(at("4:xxxx+ - 0-0", variation=variation), "4466")) == "xxx:xx - 0-0"


def test_without_variation_2_a_lone_die_takes_one():
    """WA2: the other 4 stays."""
    for variation in (0, 1):
        assert write_state(after(at("4:xxxx+ - 0-0", variation=variation), "4466")) == "xx:xxx - 0-0"


@pytest.mark.parametrize("variation", [2, "both"])
def test_if_both_capture_the_middle_die_only_that_capture_is_lost(variation):
    """WA-V2, WA3: the lone 4 takes a 4 and the middle 4, 1+3 takes the middle 4: the 4 changes hands, no more."""
    state = at("4:134 4 0-0", variation=variation)
    assert listed(state, 1) == ["1+3=4", "1+3=m"]
    assert write_state(play(state, 1, read_move("1+3=m"))) == "xx:xx 4 0-0"
    assert write_state(play(state, 1, read_move("1+3=4"))) == "xx:xxx - 0-0"


def test_variation_2_changes_nothing_for_pairs():
    """WA-V2: a pair takes one die even if two match."""
    assert options_of((1, 3), (4, 4), None, twice=True) == ["1+3=4"]
