"""Positions and moves of Number Poker as text."""

import pytest

from fives.core.refusal import UnreadableMove, UnreadablePosition
from fives.games.number_poker.notation import read_move, read_state, write_move, write_state
from fives.games.number_poker.rules import EMPTY, Options, Take, play, start, view

NEEDS = Options(empty_hand="needs_a_stone")


@pytest.mark.parametrize(
    "text",
    ["1122334E:4 1223344E:", "11223344E: 11223344E: 11223344E:", "E:14 :4 4:", "12E:4=E 12: 3:=3", ": :"],
)
def test_a_position_reads_back(text):
    assert write_state(read_state(f"  {text}  ", Options())) == text


def test_the_example_of_the_rules_is_one_round_played():
    state = play(play(start(2, Options()), 0, 4), 1, 1)
    assert write_state(state) == "1122334E:4 1223344E:"
    assert read_state("1122334E:4 1223344E:", Options()) == state


def test_open_hands_are_fists_without_anyone_left_to_choose():
    state = read_state("12E:4=E 12:=2", Options())
    assert state.taker == 0
    assert read_state("12E:4=E 12:", Options()).taker is None


def test_a_secret_is_written_as_a_star():
    seen = view(play(start(2, Options()), 0, 4), 1)
    assert write_state(seen) == "11223344E:=* 11223344E:"
    with pytest.raises(UnreadablePosition):
        read_state(write_state(seen), Options())


@pytest.mark.parametrize(
    "text",
    [
        "",
        "11223344E:",  # one seat
        "1: 1: 1: 1: 1:",
        "111: 1:",
        "21: 1:",
        "1EE: 1:",
        "5: 1:",
        "1 1:",
        "11:1 11:1",  # six of one value, with two players
        "12:=3 12:",  # not among what is left
        "1:=E 2:",
        "1:=1 2:=2",  # would have been settled
        "1E:=E 2E:=E",
        "E:=E E:",  # all stones are played
    ],
)
def test_invalid_positions_are_refused(text):
    with pytest.raises(UnreadablePosition):
        read_state(text, Options())


def test_a_player_who_alone_has_stones_has_already_won_them_with_needs_a_stone():
    assert read_state("4: E:", Options())
    with pytest.raises(UnreadablePosition):
        read_state("4: E:", NEEDS)


@pytest.mark.parametrize(("text", "move"), [("1", 1), ("4", 4), ("E", EMPTY), ("take3", Take(3))])
def test_a_move_reads_back(text, move):
    assert read_move(text) == move
    assert write_move(move) == text


@pytest.mark.parametrize(
    "text", ["", "0", "5", "e", "*", "12", "take", "take4", "take-1", "Take1", "\N{SUPERSCRIPT TWO}"]
)
def test_invalid_moves_are_refused(text):
    with pytest.raises(UnreadableMove):
        read_move(text)
