"""A property that is worked out once for each value."""

import msgspec

from fives.core.cached_property import cached


class Roll(msgspec.Struct, frozen=True, dict=True):
    dice: tuple[int, ...]
    asked: list[int]

    @cached
    def total(self) -> int:
        """Return the sum of the dice."""
        self.asked.append(1)
        return sum(self.dice)


def test_a_cached_property_is_computed_once_on_first_use():
    roll = Roll((2, 5), [])
    assert not roll.asked
    assert (roll.total, roll.total) == (7, 7)
    assert len(roll.asked) == 1


def test_a_changed_copy_computes_it_again():
    roll = Roll((2, 5), [])
    assert roll.total == 7
    assert msgspec.structs.replace(roll, dice=(1, 1)).total == 2
    assert roll.total == 7


def test_cached_values_do_not_affect_equality_or_hash():
    roll = Roll((2, 5), [])
    assert roll.total == 7
    assert msgspec.structs.replace(roll, asked=[]) == Roll((2, 5), [])
    assert msgspec.to_builtins(roll) == {"dice": (2, 5), "asked": [1]}
