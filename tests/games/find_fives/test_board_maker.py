"""FF15R: boards from a seed."""

from collections import Counter

import pytest

from fives.games.find_fives.board_maker import POOREST, RICHEST, is_large, make_boards, richness
from fives.games.find_fives.search_fives import best_total, fives_by_roll

SEEDS = (0, 5, 2**64 - 1)
FIRST = "cfbfadaeeacafefcacfa"


@pytest.fixture(scope="module")
def boards():
    return [board for seed in SEEDS for board in make_boards(seed, 4)]


def test_every_symbol_has_sixteen_or_seventeen_squares(boards):
    assert all(sorted(Counter(board).values()) == [16, 16, 17, 17, 17, 17] for board in boards)


def test_no_region_of_one_symbol_is_larger_than_three(boards):
    assert not any(is_large(board, cell) for board in boards for cell in range(100))
    assert is_large("a" * 4 + "b" * 96, 0)
    assert not is_large("aaabbb" + "c" * 94, 0)


def test_every_roll_has_at_least_eight_fives(boards):
    for board in boards:
        found = fives_by_roll(board)
        assert len(found) == 126
        assert min(map(len, found.values())) >= 8


def test_all_boards_are_equally_rich(boards):
    """The mean best score over all rolls differs by less than 5 %."""
    rich = [richness(board) for board in boards]
    assert max(rich) < 1.05 * min(rich)
    assert RICHEST < 1.05 * POOREST
    means = [sum(map(best_total, fives_by_roll(board).values())) / 126 for board in boards[:2]]
    assert means == pytest.approx(rich[:2])


def test_boards_are_a_function_of_the_seed():
    """The same on every machine: these rows were written once and for all."""
    assert make_boards(5, 1)[0][:20] == FIRST
    assert make_boards(5, 1) == make_boards(5, 4)[:1]
    assert len(set(make_boards(5, 4))) == 4
