"""Five Wins by its rulebook: a test for every rule and ruling, and for every picture of the book that can be told."""

import pytest

from fives.core.chance.who_begins import Lot
from fives.core.game import NATURE
from fives.core.refusal import IllegalMove
from fives.games.five_wins.notation import read_move, read_state, write_state
from fives.games.five_wins.rules import Cell, Options, Shift, actors, moves, play, result, start, starter, view
from games.five_wins.boards import after, board, keys, listed

EXACTLY = Options(exactly_five=True)


def refusal(state, text, seat=None):
    """Return the rule that refuses a move of who is in turn, or of another seat."""
    with pytest.raises(IllegalMove) as refused:
        play(state, state.turn if seat is None else seat, read_move(text))
    return refused.value.rule


def test_the_lot_says_who_begins():
    """G1R: in the games of FIVE! the start is drawn; a rematch passes it on."""
    state = play(start(2, Options()), NATURE, Lot(1))
    assert (state.turn, starter(state), keys(state)) == (1, 1, ["lot-fell"])
    assert actors(start(2, Options(), first=0)) == {0}


def test_the_first_stone_lies_in_the_middle():
    """FW1: sixteen stones each; there is one place for the first."""
    state = start(2, Options(), first=0)
    assert state.hands == (16, 16)
    assert listed(state) == ["0,0"]
    assert after(state, "0,0").hands == (15, 16)


def test_a_stone_must_touch_another_with_a_side():
    """FW1: a corner is not enough; own and opposing stones will do."""
    state = after(start(2, Options(), first=0), "0,0")
    assert sorted(listed(state)) == ["-1,0", "0,-1", "0,1", "1,0"]
    assert refusal(state, "1,1") == "FW1"
    assert refusal(state, "0,0") == "FW1"
    assert "1,1" in listed(after(state, "0,1"))


def test_players_alternate():
    """FW1: the other player may not move out of turn."""
    state = after(start(2, Options(), first=1), "0,0")
    assert state.turn == 0
    with pytest.raises(IllegalMove):
        play(state, 1, Cell(1, 0))
    assert after(state, "1,0").turn == 1


def test_seat_0_plays_white():
    """Our ruling: the lot decides who begins, not who has which colour."""
    assert view(after(start(2, Options(), first=1), "0,0", "1,0"), None).table.stones == ((Cell(1, 0),), (Cell(0, 0),))


def test_white_can_form_a_row_across_or_a_diagonal():
    """FW2, the first picture of the book: White is to move and has two ways to win."""
    state = board(
        """
        ox...
        xox..
        xxox.
        oooo.
        ...x.
        """,
        "w",
        laying=True,
    )
    for place in ("4,3", "4,4"):
        won = after(state, place)
        assert (won.ending, won.winner, result(won).rule) == ("five_in_a_row", 0, "FW2")
        assert result(won).ranks == (1, 2)
        assert actors(won) == set()
        assert keys(won) == ["five_wins-laid", "five_wins-won"]
    assert after(state, "4,2").ending == ""


@pytest.mark.parametrize(
    ("drawn", "place"),
    [
        ("oooo. xxxx.", "4,0"),
        ("ox ox ox ox", "0,4"),
        ("ox... .ox.. ..ox. ...ox", "4,4"),
        ("..... ...ox ..ox. .ox.. ox...", "4,0"),
        ("oo.oo xxxx.", "2,0"),
    ],
    ids=["across", "down", "falling", "rising", "in the middle"],
)
def test_five_win_in_every_direction(drawn, place):
    """FW2: horizontal, vertical or diagonal, wherever the last stone comes; four are not enough."""
    state = board(drawn, "w", laying=True)
    assert state.ending == ""
    assert after(state, place).winner == 0
    assert after(board(drawn, "w", EXACTLY, laying=True), place).winner == 0


def test_rows_are_straight_lines_on_the_table():
    """FW2: a row does not go on at the other end of the table."""
    state = board("oxxooo ox...x oxx..x", "w")
    assert state.ending == ""


SIX = """
    ooo.oo
    xxx.xx
    ..xox.
    """


def test_six_in_a_row_win_too():
    """FW2, our ruling: by default."""
    assert after(board(SIX, "w", laying=True), "3,0").winner == 0


def test_only_exactly_five_win_if_the_table_says_so():
    """FW2, our ruling: option `exactly_five`."""
    done = after(board(SIX, "w", EXACTLY, laying=True), "3,0")
    assert (done.ending, done.turn) == ("", 1)


def test_a_capture_can_make_a_row_of_exactly_five():
    """FW2, our ruling: then it wins for its owner, unless the mover has a row too."""
    state = board(
        """
        xo....
        .xx...
        ..xo..
        ...xo.
        ....xo
        .....x
        """,
        "w",
        EXACTLY,
    )
    done = after(state, "5,4>0,-1")
    assert done.happened[1].params == {"seat": 1, "count": 1, "cells": [5, 5]}
    assert (done.ending, done.winner) == ("five_in_a_row", 1)


FULL = """
    ...ox...
    ..xxx...
    ..oxoxo.
    .oxoxooo
    ooooxxxx
    ..oxox..
    ...o....
    ...x....
    """


def full():
    """Return the position with one black stone still to lay."""
    state = board(FULL, "w")
    white, black = (" ".join(f"{x},{y}" for x, y in state.cells(own)) for own in state.stones)
    return read_state(f"w {white} b {black} | 0 1 | b", Options())


def test_the_after_game_begins_when_all_32_lie():
    """FW3: from then on a turn is to move one of one's own stones."""
    state = after(full(), "4,7")
    assert keys(state) == ["five_wins-laid", "five_wins-after-game"]
    assert state.after_game
    assert state.turn == 0
    assert all(">" in move for move in listed(state))
    assert refusal(state, "5,7") == "FW3"


def test_a_stone_without_a_free_side_cannot_be_lifted():
    """FW3: who is shut in on four sides stays."""
    state = after(full(), "4,7")
    lifted = {move.partition(">")[0] for move in listed(state)}
    assert "3,3" not in lifted  # black on all four sides
    assert "3,0" in lifted
    assert refusal(state, "3,3>0,3") == "FW3"
    assert refusal(state, "4,0>5,0") == "FW3"  # not one's own


def test_a_lifted_stone_goes_elsewhere_touching_a_side():
    """FW3, FW4R: not back to its cell, and not where only the lifted stone itself would touch."""
    state = after(full(), "4,7")
    targets = {move.partition(">")[2] for move in listed(state) if move.startswith("3,0>")}
    assert "3,0" not in targets
    assert "3,-1" not in targets  # touched nothing but the stone that was lifted
    assert refusal(state, "3,0>3,-1") == "FW3"


def test_white_moves_a_stone_and_captures_two_black_ones():
    """FW4, the second picture of the book."""
    state = after(full(), "4,7")
    (cut,) = [cut for cut in view(state, 0).table.cuts if cut.lift == (3, 6)]
    assert cut.captured == ((3, 7), (4, 7))  # shown before the stone is let go
    done = after(state, "3,6>0,3")
    assert keys(done) == ["five_wins-moved", "five_wins-captured"]
    assert done.happened[1].params == {"seat": 1, "count": 2, "cells": [3, 7, 4, 7]}
    assert view(done, 1).table.captured == (0, 2)
    assert [own.bit_count() for own in done.stones] == [16, 14]


def test_black_moves_a_stone_and_wins_with_a_row_downwards():
    """FW3, the third picture of the book."""
    state = board(
        """
        ox.
        ox.
        ox.
        .x.
        ooxo
        """,
        "b",
    )
    won = after(state, "2,4>1,-1")
    assert (won.ending, won.winner) == ("five_in_a_row", 1)
    assert view(won, None).table.row == ((1, -1), (1, 0), (1, 1), (1, 2), (1, 3))


def test_corners_do_not_connect():
    """FW4: what touches the field with a corner only is cut off."""
    state = board(
        """
        ooo.
        xxo.
        xxoo
        ...x
        """,
        "w",
    )
    done = after(state, "3,2>-1,0")
    assert done.happened[1].params["cells"] == [3, 3]


def test_all_parts_but_the_largest_are_captured_whoever_owns_them():
    """FW4R: also one's own stones, and all at once."""
    state = board(
        """
        oooxx
        .o...
        .oxxx
        """,
        "w",
    )
    done = after(state, "1,0>1,3")
    assert keys(done)[:3] == ["five_wins-moved", "five_wins-captured", "five_wins-captured"]
    assert [happening.params["count"] for happening in done.happened[1:3]] == [2, 2]
    assert done.cells(done.stones[0]) == ((1, 1), (1, 2), (1, 3))
    assert view(done, None).table.captured == (13, 13)


def test_among_equal_parts_the_mover_chooses():
    """FW4R: the part kept is named by its first stone."""
    state = board("ooxoxxo\no.....o\no.....x", "w")
    choices = {move.partition("=")[2] for move in listed(state) if move.startswith("3,0>")}
    assert choices == {"0,0", "4,0"}
    kept = after(state, "3,0>-1,0=0,0")
    assert {cell.x for cell in kept.cells(kept.stones[0] | kept.stones[1])} == {-1, 0, 1, 2}
    other = after(state, "3,0>7,0=4,0")
    assert {cell.x for cell in other.cells(other.stones[0] | other.stones[1])} == {4, 5, 6, 7}
    for text in ("3,0>-1,0", "3,0>-1,0=4,0", "3,0>-1,0=1,0"):
        assert refusal(state, text) == "FW4R"


def test_the_lifted_stone_must_touch_what_is_left():
    """FW4R: captures come before the stone is laid again."""
    state = after(full(), "4,7")
    assert refusal(state, "3,6>5,7") == "FW4R"


def test_a_player_who_has_no_stone_with_a_free_side_passes():
    """FW5R: by itself, and it is told."""
    state = board(
        """
        .o..
        oxo.
        .ooo
        """,
        "w",
    )
    done = after(state, "3,2>3,1")
    assert keys(done) == ["five_wins-moved", "five_wins-passed"]
    assert done.happened[1].params == {"seat": 1}
    assert actors(done) == {0}
    assert after(done, "1,0>0,2").turn == 1  # set free


def test_nobody_can_win_with_fewer_than_five_stones_each():
    """FW5R: a draw, shared; with five stones left one can still win."""
    state = board("oooxx .o... .oxxx", "w")
    done = after(state, "1,0>1,3")
    assert (done.ending, done.winner, keys(done)[-1]) == ("nobody_can_win", None, "five_wins-drawn")
    assert (result(done).ranks, result(done).rule) == ((1, 1), "FW5R")
    assert after(state, "0,0>2,1").ending == ""


def test_a_player_who_loses_the_last_stone_has_lost():
    """FW5R."""
    done = after(board("oo.. ooox", "w"), "2,1>2,0")
    assert (done.ending, done.winner, result(done).rule) == ("last_stone_captured", 0, "FW5R")


def test_a_player_who_takes_the_last_stone_wins_even_with_fewer_than_five():
    """FW5R, our ruling: to have lost comes before being unable to win."""
    done = after(board("oooox o....", "w"), "2,0>1,1")
    assert done.stones[0].bit_count() == 4
    assert (done.ending, done.winner) == ("last_stone_captured", 0)


def test_the_third_time_is_a_draw():
    """FW6R: the same stones and the same player to move, for the third time."""
    state = after(full(), "4,7")
    there_and_back = ("3,0>0,3", "4,0>1,2", "0,3>3,0", "1,2>4,0")
    once = after(state, *there_and_back)
    assert (once.ending, view(once, 0).table.times) == ("", 2)
    twice = after(once, *there_and_back)
    assert (twice.ending, result(twice).ranks, result(twice).rule) == ("third_time", (1, 1), "FW6R")
    assert twice.turns == 8
    assert keys(twice)[-1] == "five_wins-drawn"


def test_a_field_that_has_wandered_is_the_same_position():
    """FW6R, our ruling: on a table without marks only how the stones lie to each other counts."""
    state = board("oxoxoxoxoxox", "w")
    once = after(state, "0,0>12,0", "1,0>13,0")
    assert view(once, 0).table.times == 2
    assert after(once, "2,0>14,0", "3,0>15,0").ending == "third_time"


def test_a_capture_begins_the_count_anew():
    """FW6R: what lay there before can never lie there again."""
    state = after(full(), "4,7")
    assert len(state.past) == 1
    assert len(after(state, "3,0>0,3").past) == 2
    assert len(after(state, "3,6>0,3").past) == 1


def test_200_turns_of_after_game_are_a_draw():
    """FW6R: unless the last of them wins."""
    state = after(full(), "4,7")
    late = read_state(write_state(state) + " | 199", Options())
    done = after(late, "3,0>0,3")
    assert (done.ending, done.winner, result(done).scores) == ("long_enough", None, (0, 0))


def test_shifts_are_refused_while_stones_are_laid():
    state = after(start(2, Options(), first=0), "0,0")
    assert refusal(state, "0,0>1,0") == "FW1"
    assert Shift(Cell(0, 0), Cell(1, 0)) not in moves(state, 1)


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("2,0>5,0", "FW4R"),  # touches nothing but what is cut off
        ("2,0>3,0", "FW4R"),  # lies where a stone was cut off, and touches nothing else
        ("2,0>2,0", "FW4R"),  # not back to where it was
        ("2,0>-1,0=3,0", "FW4R"),  # the larger part is kept, there is nothing to choose
        ("2,0>0,0", "FW3"),  # taken
        ("2,0>2,-1", "FW3"),  # touches nothing but the stone itself
        ("2,0>9,9", "FW3"),
        ("0,3>0,3", "FW3"),  # nothing is cut off: it must go elsewhere
        ("0,1>2,2=2,0", "FW4R"),  # nothing is cut off, so there is nothing to choose
        ("1,0>-1,0", "FW3"),  # not one's own
        ("1,0>-1,0=0,0", "FW3"),
        ("7,7>-1,0", "FW3"),
        ("-1,0", "FW3"),  # no stone is in the hand
    ],
)
def test_a_refusal_in_the_after_game_names_the_rule_that_is_broken(text, rule):
    """FW3, FW4R: lifting 2,0 cuts off 3,0 and 4,0; the field is the rest."""
    state = board(
        """
        oxoxx
        ox...
        xo...
        o....
        """,
        "w",
    )
    assert refusal(state, text) == rule


def test_a_player_who_is_not_in_turn_is_refused_by_the_rule_of_turns():
    """FW1: players alternate; FW5R: who cannot move passes."""
    laying = after(start(2, Options(), first=0), "0,0")
    assert refusal(laying, "1,0", seat=0) == "FW1"
    assert refusal(after(full(), "4,7"), "4,0>5,0", seat=1) == "FW1"
    stuck = after(board(".o.. oxo. .ooo", "w"), "3,2>3,1")
    assert refusal(stuck, "1,1>0,0", seat=1) == "FW5R"


def test_after_the_end_the_rule_that_ended_the_game_refuses():
    """FW2, FW5R."""
    assert refusal(after(board("oooo. xxxxo", "w"), "4,1>4,0"), "0,1>0,2", seat=1) == "FW2"
    assert refusal(after(board("oo.. ooox", "w"), "2,1>2,0"), "0,0>0,2", seat=0) == "FW5R"


def test_a_lot_is_drawn_once():
    """G1R."""
    with pytest.raises(IllegalMove, match="G1R"):
        play(start(2, Options(), first=0), NATURE, Lot(0))
    assert refusal(start(2, Options()), "0,0", seat=0) == "G1R"
