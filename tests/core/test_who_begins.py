"""G1R: everyone rolls two dice, the highest roll starts, tied highest roll again."""

from fractions import Fraction
from random import Random

import pytest

from fives.core.chance.rolls import rolls
from fives.core.chance.who_begins import (
    Lot,
    Opening,
    begin_chances,
    land,
    landings,
    lift,
    one_landing,
    opening,
    opening_actor,
    opening_chances,
    opening_draw,
    play_opening,
    read_opening,
    write_opening,
)
from fives.core.game import NATURE


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


def test_a_tie_below_the_highest_roll_is_ignored():
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
def test_an_invalid_opening_is_refused(text):
    assert read_opening(text, "roll") is None


@pytest.mark.parametrize("text", ["lot", "lot 0", "lot 10", "lot two", "open", "open 35 26"])
def test_an_invalid_lot_is_refused(text):
    assert read_opening(text, "lot") is None


def test_rolls_are_read_where_lots_are_drawn_now():
    """War of 1.0.0 rolled for the start: its positions mean what they meant."""
    assert read_opening("open ? 35", "lot") == read_opening("open ? 35", "roll") == Opening("roll", (None, (3, 5)))
    assert read_opening("open ? ?", "host") is None


def keys(told):
    return [happening.key for happening in told]


def test_an_act_of_nature_goes_on_with_the_opening_or_settles_who_begins():
    first, seat, told = play_opening(lift(opening(2, "roll")), (1, 3))
    assert (first.rolled, seat, keys(told)) == (((1, 3), None), 1, ["opening-rolled"])
    after, seat, told = play_opening(lift(first), (5, 6))
    assert (after, seat, keys(told)) == (None, 1, ["opening-rolled", "opening-won"])
    again, seat, told = play_opening(lift(first), (2, 2))
    assert (again, seat, keys(told)) == (opening(2, "roll"), 0, ["opening-rolled", "opening-tied"])
    assert play_opening(opening(4, "lot"), Lot(3))[:2] == (None, 3)


def test_a_seat_that_is_out_does_not_hide_a_tie():
    rolled = lift(Opening("roll", ((), (1, 2), None)))
    assert keys(play_opening(rolled, (1, 2))[2]) == ["opening-rolled", "opening-tied"]


def test_nature_lands_what_is_in_the_air_once_the_opening_is_over():
    assert landings(None, 3) == rolls(3)
    assert landings(lift(opening(2, "roll")), 5) == rolls(2)
    assert len(one_landing(None, 4, Random(1))) == 4
    assert isinstance(one_landing(opening(3, "lot"), 0, Random(1)), Lot)


@pytest.mark.parametrize("rolled", [((4, 6), None), ((6, 6), None, None), ((1, 1), (5, 6), (), None), (None, (), None)])
def test_a_seat_begins_as_often_as_the_next_roll_lets_it(rolled):
    now = Opening("roll", rolled)
    after = [(float(p), land(lift(now), dice)) for dice, p in rolls(2).items()]
    for seat, chance in enumerate(begin_chances(now)):
        follows = [p * (begin_chances(n)[seat] if isinstance(n, Opening) else n == seat) for p, n in after]
        assert chance == pytest.approx(sum(follows), abs=1e-12)


def test_a_lot_is_the_same_for_everyone():
    assert begin_chances(opening(5, "lot")) == pytest.approx([0.2] * 5)
