"""Hands as numbers: what the tables say of them, for each against the dice themselves."""

from collections import Counter

import pytest

from fives.core.chance.rolls import KEEPS, keeps, rolls
from fives.solving.hand_numbers import (
    FALLEN,
    FALLEN_FROM,
    FIVES,
    HANDS,
    KEPT,
    LANDED,
    LANDED_FROM,
    NUMBER,
    SHOWN,
    SIZES,
    TOTALS,
    UPTO,
    WAYS,
)


def test_hands_of_fewer_than_five_dice_have_the_numbers_of_keeps():
    assert {hand: NUMBER[hand] for hand in KEEPS} == KEEPS
    assert len(HANDS) == FIVES + 252


def test_a_dice_code_gives_its_faces():
    for hand, number in NUMBER.items():
        assert (SIZES[number], TOTALS[number]) == (len(hand), sum(hand))
        assert Counter(hand) == {face: times for face, times in enumerate(SHOWN[number], 1) if times}


@pytest.mark.parametrize("count", range(6))
def test_dice_fall_as_often_as_the_rules_say(count):
    fallen = Counter(FALLEN[FALLEN_FROM[count] :][: WAYS[count]].tolist())
    assert fallen == {NUMBER[dice]: chance * 6**count for dice, chance in rolls(count).items()}


def test_kept_dice_become_five_with_those_that_fall_in_the_same_way():
    """Detective keeps the two apart: one draw tells both."""
    for hand, number in KEEPS.items():
        count = 5 - len(hand)
        for way in range(0, WAYS[count], 7):
            fallen = HANDS[FALLEN[FALLEN_FROM[count] + way]]
            assert HANDS[LANDED[LANDED_FROM[number] + way]] == tuple(sorted(hand + fallen))


def test_what_may_be_kept_is_listed_by_how_many_dice_are_lifted():
    for n, hand in enumerate(HANDS[FIVES:]):
        for lifted in range(1, 6):
            listed = KEPT[n, UPTO[n, lifted - 1] : UPTO[n, lifted]]
            assert {HANDS[keep] for keep in listed} == {*keeps(hand, (5 - lifted,))}
