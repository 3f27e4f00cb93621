"""The referee: takes a move, lets nature answer, says no with a reason."""

from random import Random

import pytest

from fives.core.catalogue import find_game
from fives.core.chance.sealed_dice import sealed_dice
from fives.core.game import NATURE
from fives.core.matches.match import back_to, new_match, replay
from fives.core.matches.referee import advance, play_chance
from fives.core.refusal import IllegalMove

TUG = find_game("tug")
DICE = sealed_dice(bytes(32), "TABLE", 1, ("", ""))


def test_nature_answers_until_a_seat_is_asked():
    match = new_match(TUG, TUG.options(), 2)
    match = advance(match, 0, "roll", DICE, at=17)
    assert [event.actor for event in match.log] == [0, NATURE]
    assert match.actors == {1}


def test_nature_begins_where_a_lot_is_drawn():
    match = play_chance(new_match(TUG, TUG.options(start="lot"), 2), DICE, at=1)
    assert [event.actor for event in match.log] == [NATURE]
    assert match.log[0].move in ("seat0", "seat1")
    assert play_chance(match, DICE, at=2) is match


def test_the_dice_of_an_event_are_those_of_its_number():
    asked = []

    def dice(match):
        asked.append(match.n + 1)
        return DICE(match)

    match = new_match(TUG, TUG.options(), 2, 0)
    for seat, move in ((0, "three"), (0, "roll")):
        match = advance(match, seat, move, dice, at=0)
    assert asked == [3]
    drawn = TUG.rules.draw(match.states[2], DICE(back_to(match, 2)))
    assert match.log[2].move == TUG.notation.write_move(drawn)


def test_an_event_says_when_and_whether_a_bot_moved():
    match = advance(new_match(TUG, TUG.options(), 2, 1), 1, "five", DICE, at=1234, bot=True)
    assert (match.log[0].at, match.log[0].bot) == (1234, True)
    after = advance(match, 1, "roll", DICE, at=99)
    assert [event.bot for event in after.log] == [True, False, False]
    assert after.log[2].at == 99


def test_a_refusal_leaves_the_match_as_it_was():
    match = new_match(TUG, TUG.options(), 2, 0)
    with pytest.raises(IllegalMove) as refused:
        advance(match, 1, "five", DICE, at=0)
    assert refused.value.rule == "TU2"
    assert match.n == 0


def test_the_same_dice_and_moves_give_the_same_match():
    def play():
        match = new_match(TUG, TUG.options(), 2)
        while match.actors:
            seat = min(match.actors)
            match = advance(match, seat, match.moves(seat)[0], DICE, at=0)
        return match

    assert play() == play()
    assert replay(new_match(TUG, TUG.options(), 2), play().log) == play()


def test_a_move_is_text_and_dice_are_a_function():
    match = new_match(TUG, TUG.options(), 2)
    (move,) = TUG.rules.moves(match.state, 0)
    with pytest.raises(TypeError, match=r"played as text: game\.notation\.write_move\(<Act\.ROLL"):
        advance(match, 0, move, DICE, at=0)
    with pytest.raises(TypeError, match="lambda match: chance"):
        advance(match, 0, "roll", Random(1), at=0)
