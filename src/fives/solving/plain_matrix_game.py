"""Matrix games by plain Python; the twin of `matrix_game`, by the same steps."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, TypeAlias

Matrix: TypeAlias = Sequence[Sequence[float]]
TINY: Final = 1e-12  # a pivot smaller than this is a rounding error


class Solution(NamedTuple):
    """The value of the game for the row player, and the mixed strategy of each player."""

    value: float
    rows: list[float]
    columns: list[float]


def solve_matrix(payoff: Matrix) -> Solution:
    """Return the value and a best mix for each player: pure if the matrix has a saddle, else by the simplex method."""
    lows, highs = [min(row) for row in payoff], [max(column) for column in zip(*payoff, strict=True)]
    low, high = max(lows), min(highs)
    if low == high:
        return Solution(low, _pure(lows.index(low), len(lows)), _pure(highs.index(high), len(highs)))
    shift = 1 - min(lows)  # a positive matrix has a positive value, which the programme divides by
    columns, rows = _maximise([[each + shift for each in row] for row in payoff])
    value = 1 / sum(columns)
    total = sum(rows)
    return Solution(value - shift, [each / total for each in rows], [each * value for each in columns])


def times(payoff: Matrix, columns: Sequence[float]) -> list[float]:
    """Return what each row is worth against a mix of columns."""
    return [sum(each * share for each, share in zip(row, columns, strict=True)) for row in payoff]


def turned(payoff: Matrix) -> list[list[float]]:
    """Return the matrix with rows as columns."""
    return [list(column) for column in zip(*payoff, strict=True)]


def _pure(choice: int, count: int) -> list[float]:
    return [float(each == choice) for each in range(count)]


def _maximise(matrix: list[list[float]]) -> tuple[list[float], list[float]]:
    """Return y >= 0 of the greatest sum with matrix @ y <= 1, and the prices of the rows (the dual programme's x)."""
    height, width = len(matrix), len(matrix[0])
    tableau = [[*row, *_pure(at, height), 1.0] for at, row in enumerate(matrix)]
    aim = [-1.0] * width + [0.0] * (height + 1)
    basis = list(range(width, width + height))
    while True:
        column = next((at for at, each in enumerate(aim[:-1]) if each < -TINY), None)
        if column is None:  # Bland's rule: the first that helps, so that it never goes in circles
            break
        limits = [(row[-1] / row[column], basis[at], at) for at, row in enumerate(tableau) if row[column] > TINY]
        pivot = min(limits)[2]
        scale = tableau[pivot][column]
        tableau[pivot] = [each / scale for each in tableau[pivot]]
        for at, row in enumerate(tableau):
            if at != pivot:
                tableau[at] = _less(row, row[column], tableau[pivot])
        aim = _less(aim, aim[column], tableau[pivot])
        basis[pivot] = column
    solution = [0.0] * (width + height)
    for at, row in zip(basis, tableau, strict=True):
        solution[at] = row[-1]
    return solution[:width], aim[width:-1]


def _less(row: list[float], factor: float, pivot: list[float]) -> list[float]:
    return [each - factor * other for each, other in zip(row, pivot, strict=True)]
