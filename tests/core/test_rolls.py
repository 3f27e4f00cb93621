"""Rolls, against every ordered throw counted one by one."""

from collections import Counter
from fractions import Fraction
from itertools import permutations, product
from random import Random

import pytest

from fives.core.chance.rolls import FACES, keeps, read_dice, roll, rolls, write_dice


@pytest.mark.parametrize("count", range(6))
def test_each_roll_is_as_likely_as_its_orders(count):
    orders = Counter(tuple(sorted(thrown)) for thrown in product(FACES, repeat=count))
    assert rolls(count) == {dice: Fraction(times, 6**count) for dice, times in orders.items()}


def test_five_dice_land_in_252_ways_that_add_up_to_one():
    assert len(rolls(5)) == 252
    assert sum(rolls(5).values()) == 1


def test_the_known_odds_of_five_dice():
    assert rolls(5)[1, 1, 1, 1, 1] == Fraction(1, 7776)
    assert rolls(5)[1, 2, 3, 4, 5] == Fraction(120, 7776)
    assert rolls(5)[2, 2, 5, 5, 5] == Fraction(10, 7776)


def test_the_odds_are_immutable():
    with pytest.raises(TypeError):
        rolls(2)[1, 1] = Fraction(1)


@pytest.mark.parametrize("sizes", [(3,), (3, 4), (0, 1, 2, 3, 4)])
def test_keeps_are_the_different_choices_of_dice(sizes):
    for dice in rolls(5):
        chosen = {tuple(sorted(order[:size])) for order in permutations(dice) for size in sizes}
        assert keeps(dice, sizes) == tuple(sorted(chosen))


def test_a_roll_is_sorted_and_every_way_of_landing_comes_up():
    random = Random(5)
    seen = Counter(roll(2, random) for _ in range(3600))
    assert set(seen) == set(rolls(2))
    assert all(abs(times - 3600 * rolls(2)[dice]) < 60 for dice, times in seen.items())


def test_dice_read_back():
    for count in range(6):
        for dice in rolls(count):
            assert read_dice(write_dice(dice)) == dice


def test_dice_are_read_in_any_order():
    assert read_dice("52413") == (1, 2, 3, 4, 5)


@pytest.mark.parametrize("text", ["", "0", "7", "123456", "1-2", "1 2", "--", "six", "\uff11", "1\n"])
def test_invalid_dice_are_refused(text):
    assert read_dice(text) is None
