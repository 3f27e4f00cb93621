"""What holds for any outlines on any board."""

from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from fives.games.find_fives.board_maker import make_boards
from fives.games.find_fives.dice import rolls
from fives.games.find_fives.judge_outlines import judge_round, symbols
from fives.games.find_fives.notation import read_cells, write_cells
from fives.games.find_fives.rules import Erase, play, view
from fives.games.find_fives.search_fives import best_total, fives_of
from fives.games.find_fives.shapes import VALUES, placements

from .drawn import finding
from .plain import sound

BOARD = make_boards(5, 1)[0]
outline = st.sampled_from(placements())


@st.composite
def rounds(draw):
    """Return a roll and outlines, most of them FIVES."""
    roll = draw(st.sampled_from(rolls()))
    five = st.sampled_from(fives_of(BOARD, roll))
    return roll, draw(st.lists(st.one_of(five, five, outline), max_size=12, unique=True))


def points(roll, outlines):
    return sum(verdict.points for verdict in judge_round(BOARD, roll, outlines))


@given(rounds())
def test_what_counts_is_sound_and_never_beats_the_best_there_is(case):
    roll, outlines = case
    verdicts = judge_round(BOARD, roll, outlines)
    counted = [each for each, verdict in zip(outlines, verdicts, strict=True) if verdict.why == "counts"]
    assert sound(counted)
    assert len(counted) <= 5
    assert sum(VALUES[each.shape] for each in counted) == points(roll, outlines) <= best_total(fives_of(BOARD, roll))


@given(rounds(), st.randoms(use_true_random=False))
def test_the_order_of_drawing_does_not_change_the_score(case, random):
    roll, outlines = case
    assert points(roll, random.sample(outlines, len(outlines))) == points(roll, outlines)


@given(rounds(), outline)
def test_an_outline_that_does_not_match_changes_nothing(case, wrong):
    """FF10R"""
    roll, outlines = case
    if symbols(BOARD, wrong.cells) != roll and wrong not in outlines:
        assert points(roll, [*outlines, wrong]) == points(roll, outlines)


@given(rounds())
def test_points_double_in_round_five(case):
    roll, outlines = case
    assert sum(verdict.points for verdict in judge_round(BOARD, roll, outlines, factor=2)) == 2 * points(roll, outlines)


@given(rounds(), outline)
@settings(max_examples=50)
def test_to_outline_and_erase_is_to_do_nothing(case, more):
    roll, outlines = case
    state = finding(BOARD, BOARD, roll=roll)
    for each in outlines:
        state = play(state, 1, each)
    if more not in outlines:
        back = play(play(state, 1, more), 1, Erase(len(outlines) + 1))
        assert back == state
        assert view(back, 0) == replace(view(state, 0))


@given(outline, st.randoms(use_true_random=False))
def test_an_outline_reads_back_in_any_order(each, random):
    text = write_cells(each.cells)
    assert read_cells(text) is each
    words = list(text.replace("10", "0").replace("0", "X"))
    pairs = ["".join(words[n : n + 2]) for n in range(0, 10, 2)]
    assert read_cells("".join(random.sample(pairs, 5)).replace("X", "10")) is each
