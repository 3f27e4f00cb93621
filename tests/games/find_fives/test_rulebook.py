"""The rulebook of Find Fives, rule by rule; docstrings quote the numbers of the rules."""

from dataclasses import replace
from fractions import Fraction
from random import Random

import pytest

from fives.core.catalogue import find_game
from fives.core.game import CLOCK, NATURE
from fives.core.matches.event import Event
from fives.core.matches.match import new_match
from fives.core.options import read_options
from fives.core.refusal import BadOption, BadSeats, IllegalMove
from fives.games.find_fives.dice import Roll, rolls, throws
from fives.games.find_fives.judge_outlines import judge_piece, judge_round
from fives.games.find_fives.notation import read_cells, read_move
from fives.games.find_fives.rules import (
    Act,
    Cross,
    Erase,
    Hatch,
    Options,
    Seed,
    Sheet,
    actors,
    alarm,
    chances,
    draw,
    moves,
    play,
    result,
    start,
    view,
)
from fives.games.find_fives.search_fives import fives_of
from fives.games.find_fives.shapes import SHAPES, TILES, VALUES, Outline, covered, masks, placements

from .drawn import OTHER_TILES, board_for, finding, outline, outlines, piece

SARA = """
1.2.3.3..6
1.2.333.66
1.2....66.
112.......
..2..5....
44..55....
44..5.....
4...5.....
..........
..........
"""  # worth 1, 4, 2, 1, 2, and a sixth worth 4
PETER = """
..........
..........
33.44..55.
33.44.55..
3..4...5..
..........
..........
..........
..........
..........
"""  # below a first row that he fills himself


def why(verdicts):
    return [verdict.why for verdict in verdicts]


def points(verdicts):
    return sum(verdict.points for verdict in verdicts)


def refusal(state, seat, move):
    with pytest.raises(IllegalMove) as refused:
        play(state, seat, move)
    return refused.value.rule


def played(state, *steps):
    """Return the state after steps `(actor, text)`."""
    for actor, text in steps:
        state = play(state, actor, read_move(text))
    return state


def test_a_race_has_five_rounds_and_everyone_plays_at_the_same_time():
    """FF1"""
    state = start(3, Options())
    assert state.rounds == 5
    state = played(state, (NATURE, "seed0000000000000005"), (NATURE, "aabcd"))
    assert actors(state) == {0, 1, 2, CLOCK}
    assert start(2, Options(mode="puzzle")).rounds == 12


def test_a_roll_shows_no_symbol_more_than_twice():
    """FF2: 126 multisets, each as likely as its orders among the throws that stand."""
    assert len(rolls()) == 126
    assert max(roll.count(symbol) for roll in rolls() for symbol in roll) == 2
    assert sum(throws().values()) == 1
    assert throws()[Roll("abcde")] / throws()[Roll("aabbc")] == Fraction(120, 30)


def test_three_alike_are_rolled_again():
    """FF2: the dice of the first two throws do not stand, and are told."""
    thrown = iter([0, 0, 0, 1, 2, 3, 3, 3, 3, 3, 5, 0, 1, 0, 2])

    class Dice:
        def randrange(self, stop):
            return next(thrown)

    state = play(start(1, Options()), NATURE, Seed(5))
    drawn = draw(state, Dice())
    assert (drawn.symbols, drawn.refused) == ("aabcf", ("aaabc", "ddddd"))
    rolled = play(state, NATURE, drawn)
    assert [(told.key, "".join(told.params["roll"])) for told in rolled.happened] == [
        ("find_fives-rolled-again", "aaabc"),
        ("find_fives-rolled-again", "ddddd"),
        ("find_fives-rolled", "aabcf"),
    ]
    assert rolled == play(state, NATURE, Roll("aabcf"))  # as a log of 1.0.0 has it
    with pytest.raises(IllegalMove, match="FF2"):
        play(state, NATURE, Roll("aaabc"))


def test_a_five_shows_exactly_the_symbols_rolled():
    """FF3: as a multiset; four of them and a wrong one are no FIVE."""
    board = board_for(SARA, "aabcd", "3")
    found = fives_of(board, "aabcd")
    assert all(each in found for each in outlines(SARA, "1456"))
    assert outline(SARA, "3") not in found


def test_the_twelve_tiles_and_their_values():
    """FF13R: three shapes to each value."""
    assert "".join(sorted(SHAPES)) == "FILNPTUVWXYZ"
    assert {shape for shape in SHAPES if VALUES[shape] == 4} == set("IXW")
    assert {shape for shape in SHAPES if VALUES[shape] == 3} == set("TVZ")
    assert {shape for shape in SHAPES if VALUES[shape] == 2} == set("FNU")
    assert {shape for shape in SHAPES if VALUES[shape] == 1} == set("LPY")


def test_the_values_of_ones_own_box_count():
    """FF13R, option `tiles`: V is worth 2 and P 4 in a box that is printed the other way round."""
    board = "".join(_paint(["f"] * 100, piece("V"), "aabcd"))
    state = play(finding(board, board, tiles=OTHER_TILES), 0, piece("V"))
    assert played(state, (0, "timer"), (1, "done")).scores == (3, 0)
    last = play(finding(board, board, tiles=OTHER_TILES, round=5), 0, piece("V"))
    assert played(last, (0, "timer"), (1, "done")).scores == (5, 0)
    circled = play(puzzle(board=board, tiles=OTHER_TILES), 0, piece("V"))
    after = played(circled, (0, "timer"), (1, "done"))
    assert after.scores == (3, 0)
    told = next(each for each in after.happened if each.key == "find_fives-circled")
    assert told.params == {"seat": 0, "shape": "V", "points": 2}
    assert play(after, CLOCK, Act.NEXT).sheets[1].hatched[0].shape == "I"  # FP2R: the cheapest of this box


def test_of_more_than_five_the_cheapest_of_ones_own_box_count():
    """FF10 (d): six FIVES worth 1, 4, 2, 1, 2, 4 on our tiles; the other way round 4, 1, 3, 4, 3, 1."""
    verdicts = judge_round(board_for(SARA, "aabcd"), "aabcd", outlines(SARA, "123456"), tiles=OTHER_TILES)
    assert [verdict.points for verdict in verdicts] == [4, 1, 3, 0, 3, 1]


@pytest.mark.parametrize(
    "tiles", ["", "F2I4L1", "f2i4l1n2p1t3u2v3w4x4y1z3", "F2I4L1N2P1T3U2V3W4X4Y1Z5", TILES + "\n", 4]
)
def test_tiles_that_no_box_has_are_refused_by_their_rule(tiles):
    """FF13R: each of the twelve from 1 to 4."""
    with pytest.raises(BadOption, match="FF13R"):
        read_options(find_game("find_fives"), {"tiles": tiles})


def test_a_shape_counts_the_same_turned_or_mirrored():
    """FF4: four ways to lie of an L are one shape."""
    ways = ["a1a2a3a4b4", "a4b1b2b3b4", "a1a2b1c1d1", "a1b1c1d1d2"]
    assert {read_cells(way).shape for way in ways} == {"L"}
    assert len(placements()) == 4096


def test_outlines_may_be_erased_until_frozen():
    """FF5: erase the second of three; after the timer is turned no more."""
    board = board_for(SARA, "aabcd")
    state = finding(board, board)
    for each in outlines(SARA, "123"):
        state = play(state, 0, each)
    state = play(state, 0, Erase(2))
    assert state.sheets[0].outlines == outlines(SARA, "13")
    assert refusal(state, 0, Erase(3)) == "FF5"
    state = play(state, 0, Act.TIMER)
    assert refusal(state, 0, Erase(1)) == "FF7"
    assert refusal(state, 0, outline(SARA, "4")) == "FF7"


def test_the_referee_lets_people_err():
    """FF6R: an outline that does not match, one that overlaps and one that repeats a shape can all be drawn."""
    state = finding("f" * 100, "f" * 100, roll="aabcd")
    for text in ("a1a2a3a4a5", "a5a6a7a8a9", "b5b6b7b8b9"):
        state = play(state, 0, read_move(text))
    assert len(state.sheets[0].outlines) == 3
    assert len(moves(state, 0)) == 4096 - 3 + 3 + 1
    assert refusal(state, 0, read_move("a1a2a3a4a5")) == "FF6R"


def test_twenty_outlines_fill_a_board():
    """FF6R, our bound."""
    state = finding("f" * 100, "f" * 100)
    for column in "abcdefghij":
        for rows in ("12345", ["6", "7", "8", "9", "10"]):
            state = play(state, 0, read_move("".join(column + row for row in rows)))
    assert refusal(state, 0, read_move("a1a2a3b1b2")) == "FF6R"
    assert moves(state, 0)[-1] is Act.TIMER
    assert len(moves(state, 0)) == 21
    assert moves(state, 0).words == ()


@pytest.mark.parametrize("rule", ["FF3", "FF4", "FF5"])
def test_the_guard_refuses_what_cannot_score_and_names_the_rule(rule):
    """FF6R: no match; a shape again; an overlap."""
    drawing = """
1..2......
1..2......
1..2......
11.22.....
..........
..........
..........
..........
..........
..........
"""
    board = board_for(drawing, "aabcd")
    first, second = outlines(drawing, "12")
    board = board[:5] + "a" + board[6:15] + "a" + board[16:25] + "b" + board[26:35] + "c" + board[36:]
    state = play(finding(board, guard="on"), 0, first)
    overlapping = next(
        each for each in fives_of(board, "aabcd") if each != second and covered([each]) & covered([second])
    )
    if rule == "FF5":
        state = play(finding(board, guard="on"), 0, second)
    move = {"FF3": read_move("j6j7j8j9j10"), "FF4": second, "FF5": overlapping}[rule]
    assert refusal(state, 0, move) == rule
    assert move not in moves(state, 0)


def test_a_sixth_five_is_refused_by_the_guard():
    """FF5 with FF6R."""
    board = board_for(SARA, "aabcd")
    state = finding(board, guard="on", sheets=(Sheet(outlines=outlines(SARA, "12345")),))
    assert refusal(state, 0, outline(SARA, "6")) == "FF5"


@pytest.mark.parametrize(
    ("seats", "settings", "guarded"), [(1, {}, True), (2, {}, False), (1, {"guard": "off"}, False)]
)
def test_the_guard_is_off_at_a_table_and_on_for_practice(seats, settings, guarded):
    """FF6R: `auto`."""
    state = finding(*["f" * 100] * seats, **settings)
    wrong = read_move("a1a2a3b1b2")
    if guarded:
        assert refusal(state, 0, wrong) == "FF3"
    else:
        assert play(state, 0, wrong).sheets[0].outlines == (wrong,)


def test_any_player_may_turn_the_timer_once_a_round():
    """FF7: who turned it is frozen, the others go on until it runs out."""
    state = play(finding(*["f" * 100] * 3), 1, Act.TIMER)
    assert state.turned == 1
    assert actors(state) == {0, 2, CLOCK}
    assert refusal(state, 0, Act.TIMER) == "FF7"
    assert moves(state, 1) == ()
    stopped = play(state, CLOCK, Act.STOP)
    assert stopped.phase == "scoring"


def test_the_timer_runs_for_as_long_as_the_table_agreed():
    """FF8R: 45 seconds, and it does not start anew when others act."""
    state = finding(*["f" * 100] * 3, timer=90)
    assert alarm(state).seconds == 600
    turned = play(state, 0, Act.TIMER)
    drawn = play(turned, 1, read_move("a1a2a3b1b2"))
    assert alarm(turned).seconds == 90
    assert alarm(turned).running == alarm(drawn).running != alarm(state).running
    assert Options().timer == 45


def test_the_round_ends_early_when_every_other_player_is_done():
    """FF8R: `done` is for those whom the timer hurries."""
    state = finding(*["f" * 100] * 3)
    assert refusal(state, 0, Act.DONE) == "FF8R"
    state = played(state, (0, "timer"), (1, "done"))
    assert state.phase == "finding"
    assert play(state, 2, Act.DONE).phase == "scoring"


def test_a_round_without_timer_ends_after_the_limit_without_bonus():
    """FF8R"""
    state = play(finding(*["f" * 100] * 2), CLOCK, Act.STOP)
    assert [sheet.points for sheet in state.sheets] == [(0,), (0,)]
    assert alarm(finding(*["f" * 100] * 2)).seconds == 600
    assert alarm(finding(*["f" * 100] * 2, limit=3)).seconds == 180


@pytest.mark.parametrize("mode", ["race", "puzzle"])
def test_without_a_limit_nothing_hurries_but_the_sand(mode):
    """FF8R: no clock before the timer is turned, none after the round."""
    board = "".join(_paint(["f"] * 100, piece("V"), "aabcd"))
    state = play(finding(board, board, limit=0, mode=mode), 0, piece("V"))
    assert alarm(state) is None
    assert actors(state) == {0, 1}
    assert refusal(state, CLOCK, Act.STOP) == "FF8R"
    turned = play(state, 0, Act.TIMER)
    assert alarm(turned).seconds == 45
    scored = play(turned, CLOCK, Act.STOP)
    assert alarm(scored) is None
    assert actors(scored) == {0, 1}


def test_a_player_who_plays_alone_has_no_limit():
    """FF8R: practice, with any limit; solo has no clock anyway (FS1)."""
    for settings in ({}, {"limit": 3}, {"mode": "solo"}):
        assert alarm(finding("f" * 100, **settings)) is None
        assert actors(finding("f" * 100, **settings)) == {0}


def test_a_log_of_1_0_0_in_which_the_clock_stopped_practice_is_still_read():
    """There practice alone had a limit, and a table without one had 60 seconds to choose."""
    assert play(finding("f" * 100), CLOCK, Act.STOP).phase == "scoring"
    assert refusal(finding("f" * 100, mode="solo"), CLOCK, Act.STOP) == "FS1"
    scored = played(finding(*["f" * 100] * 2, limit=0), (0, "timer"), (CLOCK, "stop"))
    assert play(scored, CLOCK, Act.NEXT).round == 2


def test_an_outline_after_the_stop_is_not_taken():
    """FF9R"""
    state = play(finding(*["f" * 100] * 2), CLOCK, Act.STOP)
    assert refusal(state, 0, read_move("a1a2a3b1b2")) == "FF9R"


def test_example_sara_one_five_too_many():
    """FF10 (d): 1 + 4 + 2 + 1 + 2 = 10, a sixth of higher value does not count."""
    verdicts = judge_round(board_for(SARA, "aabcd"), "aabcd", outlines(SARA, "123456"))
    assert [verdict.points for verdict in verdicts] == [1, 4, 2, 1, 2, 0]
    assert why(verdicts) == ["counts"] * 5 + ["surplus"]


def test_example_peter_overlap_repeat_and_timer():
    """FF10 (b), (c), (f): two overlapping outlines, one shape twice (1), one valid (2), timer turned: 1 + 2 + 1 = 4."""
    board = "abcdeabcdf" + board_for(PETER, "abcde")[10:]
    state = finding(board, "f" * 100, roll="abcde")
    for each in (read_cells("a1b1c1d1e1"), read_cells("e1f1g1h1i1"), *outlines(PETER, "345")):
        state = play(state, 0, each)
    state = played(state, (0, "timer"), (CLOCK, "stop"))
    verdicts = state.sheets[0].verdicts
    assert why(verdicts) == ["overlap", "overlap", "counts", "repeat", "counts"]
    assert [verdict.other for verdict in verdicts] == [1, 0, None, 2, None]
    assert state.scores == (4, 0)


def _paint(board, each, roll):
    """Return the board with the squares of an outline showing a roll."""
    painted = list(board)
    for cell, symbol in zip(each.cells, roll, strict=True):
        painted[cell] = symbol
    return painted


def test_fives_that_overlap_are_both_invalid_and_a_chain_of_three_too():
    """FF10 (b), FF10R: a row of thirteen squares that repeats the roll has a FIVE everywhere."""
    row = "abcdeabcde"
    board = row + "f" * 90
    flat = [read_cells("a1b1c1d1e1"), read_cells("e1f1g1h1i1"), read_cells("f1g1h1i1j1")]
    assert why(judge_round(board, "abcde", flat)) == ["overlap"] * 3
    assert why(judge_round(board, "abcde", [flat[0], flat[2]])) == ["counts", "repeat"]
    assert judge_round(board, "abcde", flat)[0].other == 1


def test_an_outline_that_is_no_five_harms_nothing():
    """FF10R: it overlaps a FIVE, which counts."""
    board = "abcde" + "f" * 95
    verdicts = judge_round(board, "abcde", [read_cells("a1b1c1d1e1"), read_cells("a1a2a3b1b2")])
    assert why(verdicts) == ["counts", "mismatch"]


def test_example_anna_no_match_and_unfinished():
    """FF10 (a): one does not match, one is unfinished (never sent); two valid worth 3 and 1 make 4."""
    board = ["f"] * 100
    v, p = (
        piece("V"),
        next(each for each in placements() if each.shape == "P" and not masks()[each] & masks()[piece("V")]),
    )
    for each in (v, p):
        board = _paint(board, each, "aabcd")
    verdicts = judge_round("".join(board), "aabcd", [read_cells("j6j7j8j9j10"), v, p])
    assert why(verdicts) == ["mismatch", "counts", "counts"]
    assert points(verdicts) == 4


def test_the_bonus_is_there_even_without_a_five():
    """FF10 (f)"""
    state = played(finding(*["f" * 100] * 2), (1, "timer"), (0, "done"))
    assert state.scores == (0, 1)


def test_round_five_counts_double_but_the_bonus_stays_one():
    """FF11"""
    board = "".join(_paint(["f"] * 100, piece("V"), "aabcd"))
    state = play(finding(board, board, round=5), 0, piece("V"))
    state = played(state, (0, "timer"), (1, "done"))
    assert state.phase == "over"
    assert state.scores == (7, 0)
    assert state.sheets[0].verdicts[0].points == 6


@pytest.mark.parametrize(
    ("first", "second", "ranks", "reason"),
    [
        ((4, 4, 4, 4, 5), (4, 4, 4, 4, 4), (1, 2), "most_points"),
        ((9, 1, 1, 1, 8), (5, 5, 5, 5, 0), (1, 2), "best_round"),
        ((3, 3, 3, 3, 8), (5, 5, 5, 4, 1), (2, 1), "best_round"),
        ((4, 4, 4, 4, 4), (4, 1, 1, 1, 13), (1, 1), "points_shared"),
    ],
)
def test_most_points_win_and_ties_go_by_the_best_of_the_first_four_rounds(first, second, ranks, reason):
    """FF12: 8 points in round five do not break a tie; 4 against 4 is shared; the result says what decided."""
    sheets = (Sheet(points=first), Sheet(points=second))
    over = replace(finding("f" * 100, "f" * 100, sheets=sheets, round=5), phase="over")
    assert result(over).ranks == ranks
    assert result(over).reason == reason


def test_white_boards_differ_and_grey_ones_are_the_same():
    """FF14"""
    white = play(start(3, Options()), NATURE, Seed(5))
    grey = play(start(3, Options(boards="grey")), NATURE, Seed(5))
    assert len(set(white.boards)) == 3
    assert len(set(grey.boards)) == 1
    assert grey.boards[0] == white.boards[0]


def test_nobody_sees_the_others_outlines_before_the_stop():
    """Only how many they are; afterwards everything is open."""
    state = finding("f" * 100, "f" * 100)
    one, two = (play(state, 0, read_move(text)) for text in ("a1a2a3b1b2", "j6j7j8j9j10"))
    assert view(one, 1) == view(two, 1)
    assert view(one, 1).sheets[0].hidden == 1
    assert view(one, 1).happened == view(one, None).happened == ()
    assert view(one, 0).sheets[0].outlines
    assert view(play(one, CLOCK, Act.STOP), 1).sheets[0].outlines


def test_an_erasure_does_not_tell_which_outline_it_was():
    state = finding("f" * 100, "f" * 100)
    state = played(state, (0, "a1a2a3b1b2"), (0, "j6j7j8j9j10"))
    assert view(play(state, 0, Erase(1)), 1) == view(play(state, 0, Erase(2)), 1)


def test_the_next_round_begins_when_everybody_is_ready_or_the_clock_is():
    """Our ruling: 60 seconds to look at the scores."""
    state = play(finding(*["f" * 100] * 2), CLOCK, Act.STOP)
    assert alarm(state).seconds == 60
    waiting = play(state, 1, Act.NEXT)
    assert actors(waiting) == {0, CLOCK}
    assert alarm(waiting).running == alarm(state).running
    for ready in (play(waiting, 0, Act.NEXT), play(waiting, CLOCK, Act.NEXT)):
        assert ready.phase == "rolling"
        assert ready.round == 2
        assert chances(ready)


def test_practice_alone_has_no_timer():
    """Our ruling: `done` ends the round at once, without a bonus: the score compares with the best there was."""
    board = "".join(_paint(["f"] * 100, piece("V"), "aabcd"))
    state = finding(board)
    assert moves(state, 0).few == (Act.DONE,)
    state = played(play(state, 0, piece("V")), (0, "done"))
    assert state.scores == (3,)
    assert state.sheets[0].best == (piece("V"),)
    assert actors(state) == {0}


def puzzle(sheet=None, board="f" * 100, mode="puzzle", **more):
    seats = 1 if mode == "solo" else 2
    sheets = (sheet or Sheet(), *[Sheet(points=(sheet or Sheet()).points)] * (seats - 1))
    return finding(*[board] * seats, sheets=sheets, mode=mode, **more)


def test_a_puzzle_has_one_outline_a_round():
    """FP1: a new one takes the place of this round's old one."""
    state = played(puzzle(), (0, "a1a2a3b1b2"), (0, "j6j7j8j9j10"))
    assert [each.shape for each in state.sheets[0].outlines] == ["I"]


def test_an_outline_of_an_earlier_round_cannot_be_erased():
    """FP1: only this round's outline may change."""
    state = puzzle(Sheet(circled=(piece("V"),), left=SHAPES.replace("V", "")))
    assert refusal(state, 0, Erase(1)) == "FP1"
    drawn = play(state, 0, read_move("j6j7j8j9j10"))
    assert refusal(drawn, 0, Erase(2)) == "FP1"
    assert play(drawn, 0, Erase(1)).sheets[0].outlines == ()


def test_every_refusal_names_the_rule_that_a_reader_would_name():
    """The smallest positions that break a rule, where no other test has them."""
    five, away, race = piece("V"), read_move("j6j7j8j9j10"), finding(*["f" * 100] * 2)
    assert refusal(race, 0, Act.NEXT) == "FF1"  # the round is not over
    assert refusal(race, 0, Hatch(five)) == "FP2"  # crossing out comes after a round of the puzzle
    assert refusal(race, 5, five) == "FF1"  # nobody sits there
    assert refusal(play(race, 0, Act.TIMER), 1, Erase(1)) == "FF5"  # nothing is drawn; this player is not frozen
    done = played(finding(*["f" * 100] * 3), (0, "timer"), (1, "done"))
    assert refusal(done, 0, five) == "FF7"  # frozen
    assert refusal(done, 1, five) == "FF8R"  # has said done
    assert refusal(finding("f" * 100, guard="off"), 0, Act.TIMER) == "FF8R"  # alone there is no timer
    assert refusal(finding("f" * 100, mode="solo"), 0, Act.TIMER) == "FS1"
    scored = play(race, CLOCK, Act.STOP)
    assert refusal(scored, 0, Act.TIMER) == refusal(scored, 0, Erase(1)) == "FF7"  # everybody has stopped
    assert refusal(scored, 0, Hatch(five)) == "FP2"
    assert refusal(play(scored, 0, Act.NEXT), 0, Act.NEXT) == "FF1"  # waits for the others
    crossing = found_by_the_other()
    assert refusal(crossing, 0, away) == "FF9R"
    assert refusal(crossing, 1, Hatch(five)) == "FP2"  # who found one crosses nothing out
    assert refusal(crossing, 0, Cross("I")) == "FP2R"  # it fits
    assert refusal(start(2, Options()), 0, five) == refusal(start(2, Options()), NATURE, Roll("aabcd")) == "FF15R"
    assert refusal(play(start(2, Options()), NATURE, Seed(5)), 0, five) == "FF2"  # the dice are in the air
    for mode, rule in (("race", "FF1"), ("puzzle", "FP4"), ("solo", "FS1")):
        boards = ["f" * 100] * (1 if mode == "solo" else 2)
        assert refusal(replace(finding(*boards, mode=mode), phase="over"), 0, five) == rule


def test_a_valid_five_is_circled_and_its_shape_is_used_up():
    """FP2: the value is written, the board is not wiped, the shape is no longer available (FP1)."""
    board = "".join(_paint(["f"] * 100, piece("V"), "aabcd"))
    state = played(play(puzzle(board=board), 0, piece("V")), (0, "timer"), (CLOCK, "stop"))
    sheet = state.sheets[0]
    assert sheet.circled == (piece("V"),)
    assert "V" not in sheet.left
    assert state.scores == (4, 0)  # FP3: and one for the timer
    assert sheet.marks == 1
    after = played(play(state, 1, Hatch(piece("P"))), (0, "next"), (NATURE, "aabcd"))
    again = judge_piece(board, "aabcd", piece("V"), after.sheets[0].circled, after.sheets[0].left)
    assert again.why == "used"


def test_an_outline_on_covered_squares_is_invalid():
    """FP2: on free squares."""
    board = "abcde" + "f" * 95
    flat = read_cells("a1b1c1d1e1")
    assert judge_piece(board, "abcde", flat, [read_cells("a1a2a3b3b4")], "I").why == "occupied"
    assert judge_piece(board, "abcde", flat, [], "I").why == "counts"
    assert judge_piece(board, "aabcd", flat, [], "I").why == "mismatch"


def found_by_the_other():
    """Return a puzzle after the stop: seat 1 has found a FIVE, seat 0 an invalid one."""
    board = "".join(_paint(["f"] * 100, piece("V"), "aabcd"))
    state = play(play(puzzle(board=board), 1, piece("V")), 0, read_move("j6j7j8j9j10"))
    return play(state, CLOCK, Act.STOP)


def test_a_player_who_found_nothing_crosses_out_a_shape_and_hatches_it():
    """FP2: an invalid outline is wiped; the choice is the player's, symbols do not matter."""
    state = found_by_the_other()
    assert why(state.sheets[0].verdicts) == ["mismatch"]
    assert set(moves(state, 0).words) == {f"hatch:{shape}" for shape in SHAPES}
    assert refusal(state, 0, Act.NEXT) == "FP2"
    hatched = play(state, 0, Hatch(read_cells("a1a2a3b1b2")))
    sheet = hatched.sheets[0]
    assert sheet.outlines == ()
    assert sheet.hatched == (read_cells("a1a2a3b1b2"),)
    assert "P" not in sheet.left
    assert hatched.scores == (0, 3)


def test_only_available_shapes_on_free_squares_can_be_hatched():
    """FP2R"""
    state = found_by_the_other()
    before = replace(state.sheets[0], hatched=(read_cells("a1a2a3b1b2"),), left=SHAPES.replace("P", ""))
    state = replace(state, sheets=(before, state.sheets[1]))
    assert refusal(state, 0, Hatch(read_cells("d1d2d3e1e2"))) == "FP1"  # P again
    assert refusal(state, 0, Hatch(read_cells("a3a4a5a6a7"))) == "FP2"  # a3 is covered
    assert refusal(state, 0, Cross("I")) == "FP2R"  # it fits


def test_if_no_available_shape_fits_one_is_crossed_out_without_hatching():
    """FP2R: only I is left and every row and column is broken."""
    state = found_by_the_other()
    pieces = full_board()
    before = replace(state.sheets[0], hatched=pieces, left="I")
    state = replace(state, sheets=(before, state.sheets[1]))
    assert list(moves(state, 0)) == [Cross("I")]
    after = play(state, 0, Cross("I"))
    assert after.sheets[0].crossed == "I"
    assert after.sheets[0].left == ""
    assert play(state, CLOCK, Act.NEXT).sheets[0].crossed == "I"


def full_board():
    """Return outlines that leave no five squares in a row (no game comes to that, but the rule does not care)."""
    pieces, used = [], 0
    for each in placements():
        if each.shape != "I" and not masks()[each] & used:
            pieces.append(each)
            used |= masks()[each]
    return tuple(pieces)


def test_the_clock_chooses_the_lowest_valued_shape_that_fits():
    """FP2R: after 60 seconds; of L, P and Y the first by letter, in its first place from the top."""
    state = found_by_the_other()
    assert alarm(state).seconds == 60
    after = play(state, CLOCK, Act.NEXT)
    assert after.phase == "rolling"
    (hatched,) = after.sheets[0].hatched
    assert hatched.shape == "L"
    assert hatched == min((each for each in placements() if each.shape == "L"), key=lambda each: each.cells)


def test_a_puzzle_ends_after_a_round_in_which_nobody_found_a_five():
    """FP4: also without crossing out; otherwise after twelve rounds."""
    state = play(puzzle(), CLOCK, Act.STOP)
    assert state.phase == "over"
    assert result(state).rule == "FP5"
    assert found_by_the_other().phase == "scoring"
    last = replace(found_by_the_other(), phase="finding", round=12)
    assert (
        play(replace(last, sheets=tuple(replace(s, verdicts=()) for s in last.sheets)), CLOCK, Act.STOP).phase == "over"
    )


def test_example_circled_values_and_marks_add_up():
    """FP5: 1,1,2,2,3,4,4 with 7 marks are 24; 1,1,2,3,3,4,4,4 with 5 marks are 27."""
    klaus = [piece(shape) for shape in "LPFNTIX"]
    monika = [piece(shape) for shape in "LPFTVIXW"]
    assert sum(VALUES[each.shape] for each in klaus) + 7 == 24
    assert sum(VALUES[each.shape] for each in monika) + 5 == 27
    sheets = (
        Sheet(circled=tuple(klaus), marks=7, points=(24,)),
        Sheet(circled=tuple(monika), marks=5, points=(27,)),
    )
    over = replace(puzzle(), phase="over", sheets=sheets, scores=(24, 27))
    assert result(over).ranks == (2, 1)


def test_a_tied_puzzle_goes_to_more_circled_fives():
    """FP5: 4 is less than 1 + 1 + 2 in number; still tied is shared."""
    one, three = Sheet(circled=(piece("I"),)), Sheet(circled=(piece("L"), piece("P"), piece("F")))
    over = replace(puzzle(), phase="over", scores=(4, 4))
    decided, shared = (result(replace(over, sheets=(one, other))) for other in (three, one))
    assert (decided.ranks, decided.reason) == ((2, 1), "more_fives")
    assert (shared.ranks, shared.reason) == ((1, 1), "points_shared")


def test_solo_has_no_timer_no_clock_and_always_twelve_rounds():
    """FS1: a round without a FIVE does not end the game; a circled one leads straight to the next roll."""
    board = "".join(_paint(["f"] * 100, piece("V"), "aabcd"))
    state = puzzle(mode="solo", board=board)
    assert actors(state) == {0}
    missed = play(state, 0, Act.DONE)
    assert missed.phase == "scoring"
    assert alarm(missed) is None
    assert play(missed, 0, Hatch(piece("P"))).phase == "rolling"
    found = played(play(state, 0, piece("V")), (0, "done"))
    assert found.phase == "rolling"
    assert found.scores == (3,)


def test_how_many_may_play():
    """Race 1 to 4, puzzle 2 to 4, solo 1."""
    game = find_game("find_fives")
    assert game.seats_for(Options()) == (1, 2, 3, 4)
    assert game.seats_for(Options(mode="puzzle")) == (2, 3, 4)
    assert game.seats_for(Options(mode="solo")) == (1,)
    with pytest.raises(BadSeats, match="FS1"):
        game.check_seats(2, Options(mode="solo"))


def test_a_clock_that_has_run_for_a_while_is_not_wound_by_outlines():
    """FF8R: the deadline of the round stays where the roll put it."""
    match = new_match(find_game("find_fives"), Options(), 2)
    log = [(NATURE, "seed0000000000000005"), (NATURE, "aabcd"), (0, "a1a2a3b1b2"), (1, "a1a2a3b1b2")]
    for n, (actor, move) in enumerate(log, 1):
        match = match.then(Event(n, n, actor, move))
    assert match.wound.n == 2
    assert match.moves(0) == ["outline", "erase1", "timer"]
    assert isinstance(read_move(match.any_move(0, Random(3))), Outline)
