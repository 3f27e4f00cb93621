"""Find Fives as text: the formats of the page, read back exactly."""

import pytest

from fives.core.catalogue import find_game
from fives.core.game import NATURE
from fives.core.refusal import UnreadableMove, UnreadablePosition
from fives.games.find_fives.notation import read_cells, read_move, read_state, write_board, write_move, write_state
from fives.games.find_fives.rules import Act, Cross, Erase, Hatch, Options, Seed, actors, play

BOARD = "/".join(["abcdefabcd", "bcdefabcde", "cdefabcdef", "defabcdefa", "efabcdefab"] * 2)


def test_squares_are_columns_a_to_j_and_rows_1_to_10_from_the_top():
    assert read_cells("a1b1c1d1e1").cells == (0, 1, 2, 3, 4)
    assert read_cells("j6j7j8j9j10").cells == (59, 69, 79, 89, 99)


def test_an_outline_is_written_column_by_column_and_read_in_any_order():
    assert write_move(read_move("b2a3a1b1a2")) == "a1a2a3b1b2"
    assert write_move(read_move("j10j9j8j7j6")) == "j6j7j8j9j10"


@pytest.mark.parametrize(
    "text", ["a1a2a3b1", "a1a2a3a4c4", "a1a1a2a3a4", "a0a1a2a3a4", "k1k2k3k4k5", "a1a2a3b1b2c1", "A1A2A3B1B2"]
)
def test_what_is_not_five_connected_squares_is_no_outline(text):
    with pytest.raises(UnreadableMove) as refused:
        read_move(text)
    assert refused.value.params["example"] == "a1a2a3b1b2"


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("erase2", Erase(2)),
        ("timer", Act.TIMER),
        ("done", Act.DONE),
        ("next", Act.NEXT),
        ("stop", Act.STOP),
        ("cross:X", Cross("X")),
        ("hatch:a1a2a3b1b2", Hatch(read_cells("a1a2a3b1b2"))),
        ("seed00000000000000ff", Seed(255)),
    ],
)
def test_moves_in_words(text, move):
    assert read_move(text) == move
    assert write_move(move) == text


def test_a_roll_tells_what_was_rolled_again_before_it():
    """FF2; a log of 1.0.0 tells the roll alone."""
    assert read_move("aaabc-ddddd-aabcd").refused == ("aaabc", "ddddd")
    assert write_move(read_move("aaabc-ddddd-aabcd")) == "aaabc-ddddd-aabcd"
    assert write_move(read_move("aabcd")) == "aabcd"


@pytest.mark.parametrize("text", ["aabcd-aaabc", "aabcd-aabcd", "-aabcd", "aaabc-", "aaabc-aaabc", "cbaaa-aabcd"])
def test_a_roll_that_must_be_repeated_is_refused(text):
    with pytest.raises(UnreadableMove):
        read_move(text)


@pytest.mark.parametrize("text", ["erase0", "erase21", "cross:A", "hatch:a1a2a3", "aaabc", "seed5", "bacde", "outline"])
def test_invalid_moves_are_refused(text):
    with pytest.raises(UnreadableMove):
        read_move(text)


def test_a_short_position_is_one_player_in_the_first_round():
    state = read_state(f"{BOARD} | aabcd", Options())
    assert write_board(state.boards[0]) == BOARD
    assert (state.roll, state.round, state.phase, actors(state)) == ("aabcd", 1, "finding", {0})
    drawn = read_state(f"{BOARD} | aabcd | a1a2a3b1b2 j6j7j8j9j10", Options())
    assert [outline.shape for outline in drawn.sheets[0].outlines] == ["P", "I"]
    assert write_state(drawn) == f"{BOARD} | aabcd | round 1 | - a1a2a3b1b2 j6j7j8j9j10"


@pytest.mark.parametrize(
    ("line", "settings"),
    [
        ("seats 3", {}),
        (f"{BOARD} {BOARD} | - | round 2 | 7 | 12", {}),
        (f"{BOARD} | aabcd | round 2 | 7 a1a2a3b1b2 timer | 12 | 0 done", {"boards": "grey"}),
        (f"{BOARD} | aabcd | round 1 scoring | 0 a1a2a3b1b2 | 1 timer next", {"boards": "grey"}),
        (f"{BOARD} | aabcd | round 5 over | 1+2+3+4+0 | 1+2+3+4+1 timer", {"boards": "grey"}),
        (
            f"{BOARD} | aabcd | round 3 | 1+1 #a1a2a3b1b2 #e1e2e3e4e5 +2 | 0+4 =c1c2c3c4c5 #a1a2a3b1b2",
            {"mode": "puzzle", "boards": "grey"},
        ),
        (f"{BOARD} | aabcd | round 2 scoring | 0+0 #a1a2a3b1b2", {"mode": "solo"}),
        (f"{BOARD} | aabcd | round 2 | 0 xP", {"mode": "solo"}),
    ],
)
def test_positions_read_back(line, settings):
    state = read_state(line, Options(**settings))
    assert write_state(state) == line


@pytest.mark.parametrize(
    ("line", "settings"),
    [
        ("seats 5", {}),
        ("seats 2", {"mode": "solo"}),
        (f"{BOARD} | aaabc", {}),
        (f"{BOARD[:-1]} | aabcd", {}),
        (f"{BOARD} | aabcd | round 6 | 1+2+3+4+5", {}),
        (f"{BOARD} | aabcd | round 2 | -", {}),
        (f"{BOARD} | aabcd | round 1 | - timer", {}),
        (f"{BOARD} | aabcd | round 1 | - timer | - timer", {"boards": "grey"}),
        (f"{BOARD} | aabcd | round 1 | - done | -", {"boards": "grey"}),
        (f"{BOARD} | aabcd | round 1 scoring | 5 a1a2a3b1b2 | 0", {"boards": "grey"}),
        (f"{BOARD} | aabcd | round 1 scoring | 0 next | 0 next", {"boards": "grey"}),
        (f"{BOARD} | aabcd | round 2 | 4 =a1a2a3b1b2", {"mode": "solo"}),
        (f"{BOARD} | aabcd | round 3 | 0+0 #a1a2a3b1b2 #a3a4a5a6a7", {"mode": "solo"}),
        (f"{BOARD} | aabcd | round 3 | 0+0 #a1a2a3b1b2 #e1e2e3f1f2", {"mode": "solo"}),
        (f"{BOARD} | aabcd | round 1 | - #a1a2a3b1b2", {}),
    ],
)
def test_positions_that_cannot_be_are_refused(line, settings):
    with pytest.raises(UnreadablePosition):
        read_state(line, Options(**settings))


def test_what_a_seat_sees_can_be_written_too():
    """The command line shows a view; hidden outlines are question marks."""
    game = find_game("find_fives")
    state = play(play(game.rules.start(2, Options()), NATURE, Seed(1)), NATURE, read_move("aabcd"))
    state = play(state, 0, read_move("a1a2a3b1b2"))
    assert write_state(game.rules.view(state, 1)).endswith("| round 1 | - ? | -")
