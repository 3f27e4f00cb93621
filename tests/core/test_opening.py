"""G1R: everyone rolls two dice, the highest roll starts, tied highest roll again."""

from fractions import Fraction
from random import Random

import pytest

from fives.core.game import NATURE
from fives.core.opening import (
    Lot,
    Opening,
    land,
    lift,
    opening,
    opening_actor,
    opening_chances,
    opening_draw,
    read_opening,
    write_opening,
)
from fives.core.rolls import rolls


def roll_all(state, *throws):
    """Return the opening, or who begins, after these rolls in order."""
    for dice in throws:
        assert isinstance(state, Opening)
        state = land(lift(state), dice)
    return state


def test_everyone_rolls_once_and_the_highest_begins():
    assert roll_all(opening(2, "roll"), (1, 2), (6, 6)) == 1
    assert roll_all(opening(2, "roll"), (5, 6), (1, 1)) == 0
    assert roll_all(opening(4, "roll"), (1, 2), (2, 6), (1, 6), (1, 1)) == 1


def test_the_total_counts_not_the_better_die():
    assert roll_all(opening(2, "roll"), (1, 6), (4, 4)) == 1


def test_only_those_tied_for_the_highest_roll_again():
    again = roll_all(opening(3, "roll"), (3, 3), (1, 1), (2, 4))
    assert again == Opening("roll", (None, (), None))
    assert roll_all(again, (1, 2), (6, 6)) == 2


def test_a_tie_below_the_highest_means_nothing():
    assert roll_all(opening(3, "roll"), (1, 1), (6, 6), (1, 1)) == 1


def test_a_tie_can_come_again():
    again = roll_all(opening(2, "roll"), (1, 3), (2, 2))
    assert again == opening(2, "roll")
    assert roll_all(again, (1, 2), (1, 2), (1, 1), (1, 2)) == 1


@pytest.mark.parametrize("seats", range(2, 7))
def test_seats_roll_in_turn_and_nature_lands_the_dice(seats):
    state = opening(seats, "roll")
    for seat in range(seats):
        assert opening_actor(state) == state.seat == seat
        assert opening_chances(state) == {}
        state = lift(state)
        assert opening_actor(state) == NATURE
        assert opening_chances(state) == rolls(2)
        state = land(state, (1, seat + 1) if seat else (1, 1))
    assert state == seats - 1


def test_everyone_is_equally_likely_to_begin():
    """Worked out, not drawn: the first round of three seats, ties left over."""
    begins = [Fraction(0)] * 3
    for first, p in rolls(2).items():
        for second, q in rolls(2).items():
            for third, r in rolls(2).items():
                after = roll_all(opening(3, "roll"), first, second, third)
                if isinstance(after, int):
                    begins[after] += p * q * r
    assert begins[0] == begins[1] == begins[2]


@pytest.mark.parametrize("seats", range(2, 7))
def test_a_lot_falls_on_each_seat_alike(seats):
    state = opening(seats, "lot")
    assert opening_actor(state) == NATURE
    assert opening_chances(state) == {Lot(seat): Fraction(1, seats) for seat in range(seats)}
    random = Random(1)
    assert {opening_draw(state, random) for _ in range(200)} == set(opening_chances(state))


def test_the_host_simply_begins():
    assert opening(2, "host") is None


def test_without_a_last_winner_the_first_game_is_rolled_for():
    assert opening_actor(opening(2, "winner")) == 0


def test_random_openings_end_and_read_back():
    for seed in range(60):
        random = Random(seed)
        how = random.choice(["roll", "winner", "lot"])
        state = opening(random.randrange(2, 7), how)
        while isinstance(state, Opening):
            assert read_opening(write_opening(state), how) == state
            if opening_actor(state) != NATURE:
                state = lift(state)
                continue
            drawn = opening_draw(state, random)
            assert drawn in opening_chances(state)
            state = drawn.seat if isinstance(drawn, Lot) else land(state, drawn)


@pytest.mark.parametrize(
    "text", ["open", "open 35 26", "open ? 3", "open ? 345", "open ? x", "lot 2", "lot", "closed ?"]
)
def test_what_is_no_opening_is_none(text):
    assert read_opening(text, "roll") is None


@pytest.mark.parametrize("text", ["lot", "lot 0", "lot 10", "lot two", "open ? ?"])
def test_what_is_no_lot_is_none(text):
    assert read_opening(text, "lot") is None
