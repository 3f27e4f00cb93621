"""The corners follow from the other 32 places, for every position with the colours of the start."""

from itertools import combinations
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from fives.games.clear_away.positions_as_32_bits import CORNER, PACKED, SIGNS, TURNED, belongs, pack, signs, unpack
from fives.games.clear_away.rules import CORNERS, FLIPS, START, jumps


def test_a_jump_changes_nothing_in_the_sum_of_signs():
    """So every position that can be reached has the sum of the start."""
    assert all(signs(flips) == 0 for flips in FLIPS.values())


def test_the_signs_of_the_corners_are_independent():
    """No two sets of corners have the same sum, so only one way to fill them fits the other places."""
    sums = [signs(sum(1 << place for place in some)) for size in range(5) for some in combinations(CORNER, size)]
    assert sorted(sums) == list(range(16))


def test_positions_of_random_games_pack_and_unpack():
    random = Random(1)
    for _ in range(20):
        stones = START
        while jumps(stones):
            assert unpack(pack(stones)) == stones
            stones ^= FLIPS[random.choice(jumps(stones))]


@given(st.integers(0, 2**32 - 1))
def test_every_packed_position_is_one_of_the_start_s_colours(packed):
    stones = unpack(packed)
    assert pack(stones) == packed
    assert signs(stones) == SIGNS
    assert all(belongs(stones ^ some) == (some == 0) for some in (0, *(1 << place for place in CORNER), CORNERS))


def test_corners_stay_corners_when_the_board_is_turned():
    assert len(set(TURNED)) == 7
    for to in TURNED:
        assert {to[place] for place in CORNER} == set(CORNER)
        assert {to[place] for place in PACKED} == set(PACKED)
