"""Positions and moves of Clear Away as text."""

import pytest

from fives.core.refusal import UnreadableMove, UnreadablePosition
from fives.games.clear_away.notation import draw_state, read_move, read_state, write_move, write_state
from fives.games.clear_away.rules import ClearAway, Options, start

START = ".OOOO./OOOOOO/OOOOOO/OOOOOO/OOOOOO/.OOOO."


def test_the_start_is_written_as_the_rules_have_it():
    assert write_state(start(1, Options())) == START
    assert read_state(f" {START} ", Options()) == start(1, Options())


def test_rows_come_from_the_top_and_columns_from_the_left():
    """a6 is the first place of the text, f1 the last."""
    assert read_state("O...../....../....../....../....../......", Options()) == ClearAway(1)
    assert read_state("....../....../....../....../....../.....O", Options()) == ClearAway(1 << 35)
    assert (read_move("a6-c6"), read_move("f1-f3")) == ((0, 2), (35, 23))


@pytest.mark.parametrize("text", ["c6-a6", "b1-b3-b5", "a1-a3-c3-c1-a1"])
def test_a_jump_and_a_chain_read_back(text):
    assert write_move(read_move(text)) == text


@pytest.mark.parametrize(
    "text", ["", "c6", "c6a6", "c6-", "c6-a7", "g6-e6", "C6-A6", "c6-a6 ", "c6-a0", "c6--a6", "c٦-a6"]
)
def test_invalid_moves_are_refused(text):
    with pytest.raises(UnreadableMove) as refused:
        read_move(text)
    assert refused.value.params["example"] == "c6-a6"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "O",
        START[:-1],
        START + "/......",
        START.replace("/", " "),
        START.replace("O", "X"),
        "/".join(["......"] * 6),
    ],
)
def test_invalid_positions_are_refused(text):
    """A board without a stone is none either."""
    with pytest.raises(UnreadablePosition):
        read_state(text, Options())


def test_the_terminal_draws_the_board_with_its_names():
    assert draw_state(start(1, Options())).splitlines() == [
        "6 . O O O O .",
        "5 O O O O O O",
        "4 O O O O O O",
        "3 O O O O O O",
        "2 O O O O O O",
        "1 . O O O O .",
        "  a b c d e f",
    ]
