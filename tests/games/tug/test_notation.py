"""Positions and moves of Tug as text."""

import pytest

from fives.core.refusal import UnreadableMove, UnreadablePosition
from fives.games.tug.notation import read_move, read_state, write_move, write_state
from fives.games.tug.rules import Goal, Options


@pytest.mark.parametrize(
    ("short", "full"),
    [
        ("12344", "12344 three 0 4-4"),
        ("44321 five", "12344 five 0 4-4"),
        ("12344 five 1", "12344 five 1 4-4"),
        ("-", "- three 0 4-4"),
        ("344+2 three 1 0-3", "344+2 three 1 0-3"),
        ("  open   ?  53 ", "open ? 35"),
        ("choose 1", "choose 1"),
    ],
)
def test_what_is_left_out_has_a_default(short, full):
    assert write_state(read_state(short, Options())) == full
    assert read_state(full, Options()) == read_state(short, Options())


@pytest.mark.parametrize(
    ("short", "full"),
    [
        ("12344", "12344 three 0 4-4 1/1"),
        ("12344 three 0 0-0 7/3", "12344 three 0 0-0 7/3"),
        ("-+5 five 0 0-0 7/2", "-+5 five 0 0-0 7/2"),
        ("-+5 five", "-+5 five 0 4-4 0/0"),
    ],
)
def test_variation_1_adds_the_turn(short, full):
    assert write_state(read_state(short, Options(variation=1))) == full


@pytest.mark.parametrize(
    ("short", "full"),
    [
        ("choose 1", "choose 1"),
        ("choose 0 0-0", "choose 0"),
        ("choose 1  2-1", "choose 1 2-1"),
        ("choose 0 4-4", "choose 0 4-4"),
        ("- five 1 1-0", "- five 1 1-0"),
        ("12344", "12344 three 0 4-4"),
        ("- five 1 5-2", "- five 1 5-2"),
    ],
)
def test_where_every_point_begins_with_a_choice_the_score_follows_it(short, full):
    options = Options(choose="each_beginning")
    assert write_state(read_state(short, options)) == full
    assert read_state(full, options) == read_state(short, options)


@pytest.mark.parametrize("text", ["choose 1 5-2", "choose 1 5-5", "choose 2 1-0", "choose 1 1", "choose 1 1-0 1/1"])
def test_a_choice_that_cannot_be_is_refused(text):
    with pytest.raises(UnreadablePosition):
        read_state(text, Options(choose="each_beginning"))


def test_the_goal_in_a_position_is_that_of_the_seat_to_move():
    assert read_state("12344 three 0 0-0", Options()).goals == (Goal.THREE_ALIKE, Goal.FIVE_DIFFERENT)
    assert read_state("12344 three 1 0-0", Options()).goals == (Goal.FIVE_DIFFERENT, Goal.THREE_ALIKE)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "1234",
        "123444",
        "12347",
        "12344 four",
        "12344 three 2",
        "12344 three 0 6-0",
        "12344 three 0 5-5",
        "12344 three 0 0-0 1/1",
        "12+3 three 0 0-0",
        "choose 2",
        "choose 1 1-0",
        "open",
        "open 35 35",
        "open 3 ?",
        "open ? ? ?",
        "lot 2",
    ],
)
def test_invalid_positions_of_the_base_game_are_refused(text):
    with pytest.raises(UnreadablePosition):
        read_state(text, Options())


@pytest.mark.parametrize("turn", ["1/2", "3/0", "0/1", "1000/1", "3"])
def test_a_turn_that_cannot_be_is_refused(turn):
    with pytest.raises(UnreadablePosition):
        read_state(f"12344 three 0 0-0 {turn}", Options(variation=1))


def test_an_endless_lot_is_refused():
    with pytest.raises(UnreadablePosition):
        read_state("lot " + "1" * 5000, Options(start="lot"))


@pytest.mark.parametrize("text", ["roll", "five", "three", "seat0", "seat1", "-", "44", "1234", "12345"])
def test_moves_read_back(text):
    assert write_move(read_move(text)) == text


@pytest.mark.parametrize("text", ["", "seat2", "7", "ROLL", "123456", "1-2", "four"])
def test_invalid_moves_are_refused(text):
    with pytest.raises(UnreadableMove):
        read_move(text)
