"""Positions and moves of Shell Game as text."""

import pytest

from fives.core.refusal import UnreadableMove, UnreadablePosition
from fives.games.shell_game.notation import read_move, read_state, write_move, write_state
from fives.games.shell_game.rules import EVERY_MARKING, EVERY_SLIDE, Options, Slide, view

ROUND = "lap 1 by 0 from 0 0-0"


@pytest.mark.parametrize(
    "text",
    [
        "lot 3",
        f"lay - {ROUND}",
        "lay 31 lap 1 by 2 from 1 1-3-0",
        f"look 3142 {ROUND}",
        f"ready 3142 {ROUND}",
        f"wait 3142 {ROUND}",
        f"turn 3142 {ROUND}",
        "slide c3,a1,d4,b2 4 lap 2 by 0 from 0 4-4",
        f"sliding c3,a1,d4,b2 0 2>4@0.8 {ROUND}",
        "ask c3,a1*2,d4,b2 lap 1 by 0 from 0 0-0-1-0",
        "seek c3,a1*0,d4*1,b2 2 lap 1 by 0 from 0 1-1",
        "over lap 2 by 1 from 2 10-8-6",
    ],
)
def test_positions_read_back(text):
    assert write_state(read_state(text, Options())) == text


def test_the_first_round_of_two_may_be_left_out():
    assert write_state(read_state("  slide   c3,a1,d4,b2  2 ", Options())) == f"slide c3,a1,d4,b2 2 {ROUND}"


def test_a_view_is_written_with_backs():
    state = read_state("ask c3,a1*2,d4,b2 lap 1 by 0 from 0 0-0-1-0", Options())
    assert write_state(view(state, 0)) == "ask c?,a1*2,d?,b? lap 1 by 0 from 0 0-0-1-0"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "lot 1",
        "lot 5",
        f"lay 3142 {ROUND}",  # four stones lie: it is time to look
        f"lay 33 {ROUND}",
        f"look 314 {ROUND}",
        f"look 3142 {ROUND[:-3]}1-0",  # nobody can have won a stone yet
        f"slide c3,a1,d4,b2 0 {ROUND}",
        f"slide c3,a1,d4,b2 4 {ROUND}",  # four slides are for the second lap
        f"slide c3,c1,d4,b2 3 {ROUND}",
        f"slide c3,a3,d4,b2 3 {ROUND}",
        f"slide c3,a1,d4,b? 3 {ROUND}",
        f"sliding c3,a1,d4,b2 3 2>4@0.8 {ROUND}",  # one of the three has begun
        f"sliding c3,a1,d4,b2 2 2>2@0.8 {ROUND}",
        f"sliding c3,a1,d4,b2 2 2>4@0.9 {ROUND}",
        "ask c3*1,a1*0,d4*1,b2 lap 1 by 0 from 0 1-2",  # the last two go together
        f"ask c3,a1*5,d4,b2 {ROUND}",
        "seek c3,a1*0,d4,b2 1 lap 1 by 0 from 0 1-0",  # already uncovered
        "ask c3,a1*1,d4,b2 lap 1 by 0 from 0 1-0",  # the owner has no stone
        "over lap 2 by 0 from 0 9-7",
        "over lap 1 by 1 from 0 9-7",
        "lay - lap 1 by 2 from 0 0-0",
    ],
)
def test_invalid_positions_are_refused(text):
    with pytest.raises(UnreadablePosition):
        read_state(text, Options())


def test_a_player_who_must_turn_at_ten_seconds_may_not_turn_before():
    with pytest.raises(UnreadablePosition):
        read_state(f"ready 3142 {ROUND}", Options(memorise=10))


def test_moves_read_back():
    for move in (*EVERY_SLIDE, *EVERY_MARKING):
        assert read_move(write_move(move)) == move
    assert read_move("2>4@0.8") == Slide(1, 3, 8)
    assert write_move((2, 0, 3, 1)) == "mark=cadb"


@pytest.mark.parametrize("text", ["lay5", "open0", "open5", "ask", "2>5@0.8", "2>4", "2>4@.8", "mark=abc", "seat4"])
def test_invalid_moves_are_refused(text):
    with pytest.raises(UnreadableMove):
        read_move(text)
