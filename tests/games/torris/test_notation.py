"""Positions and moves of Torris as text."""

import pytest

from fives.core.chance.who_begins import Lot
from fives.core.refusal import UnreadableMove, UnreadablePosition
from fives.games.torris.notation import EXAMPLE, read_move, read_state, write_move, write_state
from fives.games.torris.rules import NAMES, Deal, Options, find_landings

EMPTY = "- - - - - - - -"
ROW = "w1 - b2w1 b4 - - - -"


@pytest.mark.parametrize(
    "text",
    [EXAMPLE, EXAMPLE.replace("| w", "| lot"), f"{EMPTY}/{ROW}/{EMPTY}/{EMPTY} | w", "shuffle | lot", "shuffle | b"],
)
def test_positions_read_back(text):
    assert write_state(read_state(text, Options())) == text


def test_blanks_do_not_matter():
    text = f" {EMPTY} / {ROW}/{EMPTY}  /{EMPTY}|w "
    assert write_state(read_state(text, Options())) == f"{EMPTY}/{ROW}/{EMPTY}/{EMPTY} | w"


def test_a_cell_is_read_from_bottom_to_top():
    """Rows from the top, columns from the left: c2 is the third of the second row."""
    state = read_state(f"{EMPTY}/{ROW}/{EMPTY}/{EMPTY} | w", Options())
    assert state.towers[NAMES.index("c2")] == "b2w1"
    assert find_landings(state.towers, "b") == {}


def test_a_seat_that_cannot_move_is_not_to_move():
    """TO5: the position says b, and white goes on."""
    assert read_state(f"w1 w1 b4 - - - - -/{EMPTY}/{EMPTY}/{EMPTY} | b", Options()).turn == 0


@pytest.mark.parametrize(
    "text",
    [
        "",
        "|",
        "| w",
        "shuffle",
        "shuffle|lot",
        f"{EMPTY}/{EMPTY}/{EMPTY}/{EMPTY} | w",
        f"{EMPTY}/{ROW}/{EMPTY} | w",
        f"{EMPTY}/{ROW}/{EMPTY}/{EMPTY}",
        f"{EMPTY}/{ROW}/{EMPTY}/{EMPTY} | x",
        f"{EMPTY}/{ROW} -/{EMPTY}/{EMPTY} | w",
        f"{EMPTY}/{ROW.replace('w1', 'w5')}/{EMPTY}/{EMPTY} | w",
        f"{EMPTY}/{ROW.replace('w1', 'g1')}/{EMPTY}/{EMPTY} | w",
        f"w1 w1 w1 w1 w1 b1 b1 b1/{EMPTY}/{EMPTY}/{EMPTY} | w",
    ],
)
def test_invalid_positions_are_refused(text):
    with pytest.raises(UnreadablePosition):
        read_state(text, Options())


@pytest.mark.parametrize("text", ["c2E", "a1N", "h4W", "d3S", "seat0", "seat1", "12341234/43214321/11112222/33334444"])
def test_moves_read_back(text):
    assert write_move(read_move(text)) == text


def test_moves_of_nature_are_no_moves_of_a_stone():
    assert read_move("seat1") == Lot(1)
    assert read_move("11111111/22222222/33333333/44444444") == Deal("1" * 8 + "2" * 8 + "3" * 8 + "4" * 8)


@pytest.mark.parametrize("text", ["", "c2", "c2e", "C2E", "i1E", "a5E", "a0E", "c2EE", "seat2", "1234", "1" * 32])
def test_invalid_moves_are_refused(text):
    with pytest.raises(UnreadableMove):
        read_move(text)
