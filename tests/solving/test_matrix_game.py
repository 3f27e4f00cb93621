"""Matrix games: known ones, and random ones in which neither player can do better than their mix."""

import numpy as np
import pytest

from fives.solving.matrix_game import saddles, solve_matrix


def check_best(matrix, solution):
    """Neither mix can be beaten: together they enclose the value."""
    assert solution.rows.sum() == pytest.approx(1, abs=1e-12)
    assert solution.columns.sum() == pytest.approx(1, abs=1e-12)
    assert min(solution.rows.min(), solution.columns.min()) >= -1e-15
    assert (solution.rows @ matrix).min() == pytest.approx(solution.value, abs=1e-11)
    assert (matrix @ solution.columns).max() == pytest.approx(solution.value, abs=1e-11)


def test_rock_paper_scissors_is_even_and_mixes_all_three():
    matrix = np.array([[0.0, -1, 1], [1, 0, -1], [-1, 1, 0]])
    solution = solve_matrix(matrix)
    assert solution.value == pytest.approx(0, abs=1e-12)
    assert solution.rows == pytest.approx([1 / 3] * 3)
    check_best(matrix, solution)


def test_a_game_of_two_choices_each_by_its_formula():
    """(ad - bc) / (a + d - b - c) where there is no saddle."""
    matrix = np.array([[3.0, 1], [0, 2]])
    solution = solve_matrix(matrix)
    assert solution.value == pytest.approx(6 / 4)
    assert solution.rows == pytest.approx([0.5, 0.5])
    assert solution.columns == pytest.approx([0.25, 0.75])


def test_a_saddle_needs_no_mixing():
    solution = solve_matrix(np.array([[2.0, 3], [1, 4]]))
    assert solution.value == 2
    assert (solution.rows.tolist(), solution.columns.tolist()) == ([1, 0], [1, 0])


def test_one_row_or_one_column_is_a_plain_choice():
    assert solve_matrix(np.array([[0.4, 0.2, 0.9]])).value == 0.2
    assert solve_matrix(np.array([[0.4], [0.9]])).rows.tolist() == [0, 1]


@pytest.mark.parametrize("shape", [(2, 2), (2, 5), (5, 2), (4, 4), (7, 6)])
def test_random_games_are_solved_by_both_mixes(shape):
    random = np.random.default_rng(5)
    for _ in range(60):
        matrix = random.random(shape) if random.random() < 0.7 else random.integers(0, 3, shape).astype(float)
        check_best(matrix, solve_matrix(matrix))


def test_saddles_of_a_stack():
    low, high = saddles(np.array([[[2.0, 3], [1, 4]], [[3, 1], [0, 2]]]))
    assert low.tolist() == [2, 1]
    assert high.tolist() == [2, 2]
