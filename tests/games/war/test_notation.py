"""Positions and moves of War as text."""

import pytest

from fives.core.chance.who_begins import Act, Lot
from fives.core.refusal import UnreadableMove, UnreadablePosition
from fives.games.war.captures import Capture
from fives.games.war.notation import read_move, read_state, write_move, write_state
from fives.games.war.rules import Options, moves, play, view


@pytest.mark.parametrize(
    ("short", "full"),
    [
        ("xx:xxx", "xx:xxx - 4-4"),
        ("xx:xx 4", "xx:xx 4 4-4"),
        ("xx+:xx 4 1-0", "xx+:xx 4 1-0"),
        ("53:xx+ 4 1-0", "35:xx+ 4 1-0"),
        ("31:42 4 1-0", "13:24 4 1-0 ?:-"),
        ("134:4 4 0-0 1+3=m:?", "134:4 4 0-0 1+3=m:?"),
        ("middle 1", "middle 1 4-4"),
        ("middle+ 0 0-3", "middle+ 0 0-3"),
        ("  open   ?  53 ", "open ? 35"),
        ("lot 2", "lot 2"),
    ],
)
def test_what_is_left_out_has_a_default(short, full):
    assert write_state(read_state(short, Options())) == full
    assert read_state(full, Options()) == read_state(short, Options())


@pytest.mark.parametrize(
    "text",
    [
        "",
        "xx:xx",
        "xx:xxx 4",
        "xxxx: -",
        "xxxxx:- -",
        "xx:xx 1 0-0",
        "xx:xx 4 5-5",
        "xx:xx 4 6-0",
        "35:xx 4 0-0",
        "xx+:35 4 0-0",
        "56:66 4 0-0",
        "13:24 4 0-0 -:-",
        "13:24 4 0-0 1+3=4:-",
        "13:24 4 0-0 ?:?",
        "13:24 4 0-0 2+2=4:-",
        "xx:xx 4 0-0 ?:?",
        "middle 2 0-0",
        "open 35 35",
        "lot 3",
    ],
)
def test_invalid_positions_are_refused(text):
    with pytest.raises(UnreadablePosition):
        read_state(text, Options())


def test_a_table_that_rolls_has_no_lot():
    with pytest.raises(UnreadablePosition):
        read_state("lot 2", Options(start="roll"))


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("roll", Act.ROLL),
        ("seat1", Lot(1)),
        ("1346", (1, 3, 4, 6)),
        ("-", ()),
        ("1+2=3", (Capture(False, (1, 2)),)),
        ("4=m", (Capture(True, (4,)),)),
        ("1+2=3,1+3=m", (Capture(False, (1, 2)), Capture(True, (1, 3)))),
    ],
)
def test_a_move_reads_back(text, move):
    assert read_move(text) == move
    assert write_move(move) == text


@pytest.mark.parametrize("text", ["", "1+2=4", "1+2", "4=5", "1+3=m,", "m=m", "1+2=3;4=m", "5+6=11"])
def test_invalid_moves_are_refused(text):
    with pytest.raises(UnreadableMove):
        read_move(text)


def test_captures_are_read_in_any_order():
    assert write_move(read_move("3+1=m,2+1=3")) == "1+2=3,1+3=m"


def test_a_secret_is_written_as_a_star():
    state = read_state("134:4 4 0-0", Options())
    seen = view(play(state, 0, moves(state, 0)[0]), 1)
    assert write_state(seen) == "134:4 4 0-0 *:?"
    with pytest.raises(UnreadablePosition):
        read_state(write_state(seen), Options())
