"""Positions and moves of Dominoes as text."""

import pytest

from fives.core.refusal import UnreadableMove, UnreadablePosition
from fives.games.dominoes.notation import read_move, read_state, write_move, write_state
from fives.games.dominoes.rules import Options


@pytest.mark.parametrize(
    ("short", "full"),
    [
        ("351", "351 0 4-4 3"),
        ("351 1", "351 1 4-4 3"),
        ("351:2", "351:2 0 4-4 2"),
        ("351+1 1 0-3", "351+1 1 0-3 2"),
        ("-", "- 0 4-4"),
        ("-+1 1 0-0", "-+1 1 0-0"),
        ("  open   ?  53 ", "open ? 35"),
        ("- 0 5-3", "- 0 5-3"),
    ],
)
def test_what_is_left_out_has_a_default(short, full):
    assert write_state(read_state(short, Options())) == full
    assert read_state(full, Options()) == read_state(short, Options())


@pytest.mark.parametrize(
    ("short", "full"),
    [
        ("351", "351 0 0-0 0"),
        ("351:52 2 3-4-5", "351:25 2 3-4-5 0"),
        ("25+3 1 15-14 1", "25+3 1 15-14 1"),
        ("- 0 19-19-19-19 0", "- 0 19-19-19-19 0"),
        ("open ? 35 - ?", "open ? 35 - ?"),
    ],
)
def test_variation_2_counts_who_has_had_a_turn(short, full):
    assert write_state(read_state(short, Options(variation=2))) == full


@pytest.mark.parametrize(
    "text",
    [
        "",
        "12",
        "353",
        "64513",
        "357",
        "351 2",
        "351 0 5-5",
        "351 0 6-0",
        "351 0 5-0 3",
        "351 0 0-0-0 3",
        "351 0 0-0 0",
        "351+1 0 0-0 3",
        "351:2 0 0-0 3",
        "351:5 0 0-0 2",
        "351:6 0 0-0 2",
        "351:24 0 0-0 2",
        "351+2 0 0-0 2",
        "- 0 0-0 3",
        "-:2 0 0-0",
        "open",
        "open ? ? ?",
        "open 3 ?",
        "lot 2",
    ],
)
def test_invalid_positions_of_the_base_game_are_refused(text):
    with pytest.raises(UnreadablePosition):
        read_state(text, Options())


@pytest.mark.parametrize(
    "text",
    [
        "351 0 15-0 0",
        "351 0 15-0 1",
        "351 0 20-0 1",
        "351 0 0-0 2",
        "351 2 0-0 0",
        "351:2 0 0-0 0",
        "351+3 0 0-0 0",
        "- 0 0-0-0-0-0 0",
        "open ? ? ? ? ?",
    ],
)
def test_invalid_positions_of_variation_2_are_refused(text):
    with pytest.raises(UnreadablePosition):
        read_state(text, Options(variation=2))


@pytest.mark.parametrize("text", ["roll", "left3", "right6", "swapleft1", "swapright5", "seat0", "seat3", "4", "1136"])
def test_moves_read_back(text):
    assert write_move(read_move(text)) == text


@pytest.mark.parametrize("text", ["", "-", "seat4", "7", "ROLL", "left", "left7", "swap3", "left33", "123456"])
def test_invalid_moves_are_refused(text):
    with pytest.raises(UnreadableMove):
        read_move(text)
