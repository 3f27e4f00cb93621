"""Positions and moves of Five Wins as text."""

import pytest

from fives.core.chance.who_begins import Lot
from fives.core.refusal import UnreadableMove, UnreadablePosition
from fives.games.five_wins.notation import read_move, read_state, write_move, write_state
from fives.games.five_wins.rules import Cell, Options, Shift
from games.five_wins.boards import listed


@pytest.mark.parametrize(
    "text",
    [
        "lot 2",
        "w b | 16 16 | w",
        "w 0,0 1,1 b 0,1 | 14 15 | b",
        "w 9000,-70 b 9001,-70 | 15 15 | w",
        "w 0,-1 1,-1 0,0 1,0 0,1 b -1,0 | 0 0 | w | 37",
        "w 0,-1 1,-1 0,0 1,0 0,1 b -1,0 | 0 0 | w | 37 again",
        "w 0,-1 1,-1 0,0 1,0 0,1 b -1,0 | 0 0 | w | 200",
        "w 0,0 b | 0 0 | b | 12",
    ],
)
def test_positions_read_back(text):
    assert write_state(read_state(text, Options())) == text


def test_stones_may_be_named_in_any_order():
    first = read_state("w 1,1 0,0 b 0,1 | 14 15 | b", Options())
    assert first == read_state("  w 0,0   1,1 b 0,1 |14 15| b".replace("|", " | "), Options())


def test_the_origin_is_anywhere():
    """Moves and stones count from it."""
    state = read_state("w 100,100 b 101,100 | 15 15 | w", Options())
    assert sorted(listed(state)) == ["100,101", "100,99", "101,101", "101,99", "102,100", "99,100"]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "lot 3",
        "w b | 16 16 | x",
        "w 0,0 b 2,0 | 15 15 | w",  # not connected
        "w 0,0 b 1,1 | 15 15 | w",  # a corner does not connect
        "w 0,0 b 0,0 | 15 15 | w",  # two stones on one place
        "w 0,0 b 1,0 | 15 15 | w | 3",  # no after-game yet
        "w 0,0 b 1,0 | 14 15 | w",  # a stone is missing
        "w 0,0 1,0 b | 14 16 | b",  # black has missed a turn
        "w 0,0 b 1,0 | 15 15 | w again",
        "w 0,0 1,0 2,0 3,0 4,0 b 0,1 1,1 2,1 3,1 | 11 12 | w",  # who is to move has won before
        "w 0,-1 -1,0 1,0 0,1 1,1 b 0,0 | 0 0 | b",  # black has nothing to move and has passed
        "w 0,0 b | 0 0 | w",  # black's last stone was not taken by black
        "w b | 0 0 | w",
        "w 0,-1 1,-1 0,0 1,0 0,1 b -1,0 | 0 0 | w | 201",
        "w 0,0 b | 0 0 | b | 12 again",
        "w " + " ".join(f"{x},0" for x in range(40)) + " b | 0 0 | w",
    ],
)
def test_impossible_positions_are_refused(text):
    with pytest.raises(UnreadablePosition):
        read_state(text, Options())


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("2,1", Cell(2, 1)),
        ("-3,-12", Cell(-3, -12)),
        ("0,1>2,1", Shift(Cell(0, 1), Cell(2, 1))),
        ("0,1>2,1=3,3", Shift(Cell(0, 1), Cell(2, 1), Cell(3, 3))),
        ("seat1", Lot(1)),
    ],
)
def test_moves_read_back(text, move):
    assert read_move(text) == move
    assert write_move(move) == text


@pytest.mark.parametrize("text", ["", "2", "2,", "2,1=3,3", "2,1>", "2;1", "2,1>3,1>4,1", "99999,0", "seat2", "2,1 "])
def test_invalid_moves_are_refused(text):
    with pytest.raises(UnreadableMove):
        read_move(text)
