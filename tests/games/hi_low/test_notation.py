"""Positions and moves of Hi-Low as text."""

import pytest

from fives.core.refusal import UnreadableMove, UnreadablePosition
from fives.games.hi_low.notation import read_move, read_state, write_move, write_state
from fives.games.hi_low.rules import Options, Side


@pytest.mark.parametrize(
    ("short", "full"),
    [
        ("12344 4", "12344 4 high 0 - 4-4"),
        ("44321 3 low", "12344 3 low 0 - 4-4"),
        ("12344 2 low 1 17", "12344 2 low 1 17 4-4"),
        ("- 5", "- 5 high 0 - 4-4"),
        ("34+3 2 low 1 17 0-3", "34+3 2 low 1 17 0-3"),
        ("-+5 4 low 1 17 0-3", "-+5 4 low 1 17 0-3"),
        ("12344 4 teams", "12344 4 high 0 - 4-4 teams"),
        ("12344 4 low 3 7,8,30 1-2 teams", "12344 4 low 3 7,8,30 1-2 teams"),
        ("  open   ?  53 ", "open ? 35"),
        ("open ? 35 - ?", "open ? 35 - ?"),
        ("choose 1", "choose 1"),
        ("choose 3 teams", "choose 3 teams"),
        ("- 5 high 0 - 5-4", "- 5 high 0 - 5-4"),
    ],
)
def test_what_is_left_out_has_a_default(short, full):
    assert write_state(read_state(short, Options())) == full
    assert read_state(full, Options()) == read_state(short, Options())


def test_the_deciding_turn_depends_on_the_target():
    assert write_state(read_state("12344 4", Options(target=6))) == "12344 4 high 0 - 5-5"


@pytest.mark.parametrize(
    ("short", "full"),
    [
        ("12344 10", "12344 10 high 0 - 4-4"),
        ("- 15", "- 15 high 0 - 4-4"),
        ("-+5 10 low", "-+5 10 low 0 - 4-4"),
        ("-+5 0 low", "-+5 0 low 0 - 4-4"),
    ],
)
def test_variation_1_counts_the_dice_left(short, full):
    assert write_state(read_state(short, Options(variation=1))) == full


@pytest.mark.parametrize(
    ("short", "full"),
    [
        ("12344 4", "12344 4 set 0 - 0-0"),
        ("12344 4 chase 1 17", "12344 4 chase 1 17 0-0"),
        ("- 5 set 0 - 14-39", "- 5 set 0 - 14-39"),
    ],
)
def test_variation_2_sets_and_chases(short, full):
    assert write_state(read_state(short, Options(variation=2))) == full


@pytest.mark.parametrize(
    ("short", "full"),
    [("12344 10", "12344 10 set 0 - 0-0"), ("-+5 10 chase 1 17", "-+5 10 chase 1 17 0-0")],
)
def test_both_variations_set_and_chase_with_ten_dice(short, full):
    assert write_state(read_state(short, Options(variation="both"))) == full


@pytest.mark.parametrize(
    ("short", "full"),
    [
        ("12344 4", "12344 4 set 0 - 0-0"),
        ("12344 4 second", "12344 4 set 0 - 0-0 second"),
        ("12344 4 chase 1 17 38-14 second teams", "12344 4 chase 1 17 38-14 second teams"),
        ("- 5 set 0 - 39-39", "- 5 set 0 - 39-39"),
        ("- 5 set 0 - 15-2 second", "- 5 set 0 - 15-2 second"),
    ],
)
def test_equal_chases_tell_the_second_of_a_pair(short, full):
    state = read_state(short, Options(variation=2, equal_chases=True))
    assert write_state(state) == full
    assert state.second == full.replace(" teams", "").endswith("second")


@pytest.mark.parametrize(
    "text",
    ["12344 4 chase 1 17 0-15 second", "12344 4 chase 1 17 0-15", "- 5 set 0 - 40-0", "- 5 set 0 - 2-15 second second"],
)
def test_invalid_positions_of_equal_chases_are_refused(text):
    with pytest.raises(UnreadablePosition):
        read_state(text, Options(variation=2, equal_chases=True))


def test_the_side_in_a_position_is_that_of_the_seat_to_move():
    assert read_state("12344 4 high 0 - 0-0", Options()).sides == (Side.HIGH, Side.LOW)
    assert read_state("12344 4 high 1 - 0-0", Options()).sides == (Side.LOW, Side.HIGH)
    assert read_state("12344 4 high 3 - 0-0 teams", Options()).sides == (Side.LOW, Side.HIGH)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "12344",
        "1234 4",
        "123444 4",
        "12347 4",
        "12344 5",
        "12344 0",
        "- 4",
        "12344 10",
        "34+3 3",
        "12344 4 middle",
        "12344 4 set",
        "12344 4 high 2",
        "12344 4 high 0 17,18",
        "12344 4 high 0 4",
        "12344 4 high 0 31",
        "12344 4 high 0 - 6-0",
        "12344 4 high 0 - 5-0",
        "- 5 high 0 - 5-5",
        "- 5 low 1 17 5-4",
        "12344 4 high 0 7,8,9,10 0-0 teams",
        "choose 2",
        "choose 4 teams",
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


@pytest.mark.parametrize("text", ["12344 11", "1234+1 10", "12344 0", "- 10", "-+5 6", "12344 4 chase"])
def test_invalid_positions_of_variation_1_are_refused(text):
    with pytest.raises(UnreadablePosition):
        read_state(text, Options(variation=1))


@pytest.mark.parametrize(
    "text",
    [
        "12344 4 high",
        "12344 4 chase",
        "12344 4 set 0 17",
        "choose 0",
        "12344 4 set 0 - 15-0",
        "- 5 set 0 - 0-40",
        "- 5 second",
    ],
)
def test_invalid_positions_of_variation_2_are_refused(text):
    with pytest.raises(UnreadablePosition):
        read_state(text, Options(variation=2))


@pytest.mark.parametrize("text", ["roll", "high", "low", "seat0", "seat3", "-", "44", "1234", "12345"])
def test_moves_read_back(text):
    assert write_move(read_move(text)) == text


@pytest.mark.parametrize("text", ["", "seat4", "7", "ROLL", "123456", "1-2", "middle", "stop"])
def test_invalid_moves_are_refused(text):
    with pytest.raises(UnreadableMove):
        read_move(text)
