"""Positions and moves of Detective as text."""

import pytest

from fives.core.refusal import UnreadableMove, UnreadablePosition
from fives.games.detective.notation import read_move, read_state, write_move, write_state
from fives.games.detective.rules import Options


@pytest.mark.parametrize(
    ("short", "full"),
    [
        ("-", "- 0 000000-000000"),
        ("66443", "34466 0 000000-000000"),
        ("34466 1", "34466 1 000000-000000"),
        ("-+5 2 000000-000000-000000", "-+5 2 000000-000000-000000"),
        ("44/+3 0 010000-000300", "44/+3 0 010000-000300"),
        ("44/621 0 010000-000300", "44/126 0 010000-000300"),
        ("-/+5 1", "-/+5 1 000000-000000"),
        ("-/33366 0 010000-000300 first1", "-/33366 0 010000-000300 first1"),
        ("- 0 010000-000300 first0", "- 0 010000-000300"),
        ("- 0 010000-000700 last1", "- 0 010000-000700 last1"),
        ("  open   ?  53  - ", "open ? 35 -"),
    ],
)
def test_what_is_left_out_has_a_default(short, full):
    assert write_state(read_state(short, Options())) == full
    assert read_state(full, Options()) == read_state(short, Options())


def test_variation_2_adds_the_circles():
    text = "- 0 000100-000200-000400 ---2--"
    assert write_state(read_state(text, Options(variation=2))) == text
    assert read_state("- 0 001000-002000", Options(variation=2)).circles == (None,) * 6


def test_turns_without_a_record_are_told_where_they_are_counted():
    options = Options(variation="both", record="after_reroll")
    for text in ("- 0 000000-000000 idle12", "44/+3 1 000100-000600 ---1-- idle29", "- 0 000000-000000 idle30"):
        assert write_state(read_state(text, options)) == text
    assert write_state(read_state("- 0 000000-000000 idle0", options)) == "- 0 000000-000000"


@pytest.mark.parametrize(
    ("text", "settings"),
    [
        ("- 0 000000-000000 idle12", {"record": "after_reroll"}),
        ("- 0 000000-000000 idle12", {"variation": 2}),
        ("- 0 000000-000000 idle31", {"variation": 2, "record": "after_reroll"}),
        ("12344 0 000000-000000 idle30", {"variation": 2, "record": "after_reroll"}),
    ],
)
def test_turns_are_not_counted_elsewhere_or_beyond_the_end(text, settings):
    with pytest.raises(UnreadablePosition):
        read_state(text, Options(**settings))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "1234",
        "123445",
        "12347",
        "34466 2",
        "34466 0 000000",
        "34466 0 000000-000008",
        "34466 0 00000-000000",
        "34466 0 000000-000000 first2",
        "34466 0 000000-000000 last1",
        "34466 0 000700-000000 last1",
        "- 0 000000-000700",
        "12344 0 000000-000700 last0",
        "34466/ 0 000000-000000",
        "44+3 0 000000-000000",
        "44/12 0 000000-000000",
        "44/12+1 0 000000-000000",
        "34466+0",
        "- 0 000000-000000 ---0--",
        "open",
        "open ?",
        "open 3 ?",
        "open ? ? ? ? ? ? ?",
        "lot 3",
    ],
)
def test_invalid_positions_of_the_base_game_are_refused(text):
    with pytest.raises(UnreadablePosition):
        read_state(text, Options())


@pytest.mark.parametrize(
    "text",
    [
        "- 0 000100-000100",
        "- 0 000700-000000",
        "- 0 000700-000000 ---1--",
        "- 0 000300-000000 ---0--",
        "- 0 000700-000000 ---5--",
        "12344 0 777700-000000 0000--",
        "- 0 000700-000000 last1",
    ],
)
def test_invalid_positions_of_variation_2_are_refused(text):
    with pytest.raises(UnreadablePosition):
        read_state(text, Options(variation=2))


@pytest.mark.parametrize("text", ["roll", "nothing", "means1", "motive4", "opportunity6", "seat5", "-", "44", "12345"])
def test_moves_read_back(text):
    assert write_move(read_move(text)) == text


@pytest.mark.parametrize("text", ["", "seat6", "7", "ROLL", "123456", "means", "means7", "motive 4", "alibi3"])
def test_invalid_moves_are_refused(text):
    with pytest.raises(UnreadableMove):
        read_move(text)
