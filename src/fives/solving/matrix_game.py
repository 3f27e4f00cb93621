"""Matrix games: two players choose at the same time, the one a row to gain much, the other a column to give little."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from fives.solving.array_types import Floats

TINY = 1e-12  # a pivot smaller than this is a rounding error


class Solution(NamedTuple):
    """The value of the game for the row player, and the mixed strategy of each player."""

    value: float
    rows: Floats
    columns: Floats


def solve_matrix(payoff: Floats) -> Solution:
    """Return the value and a best mix for each player: pure if the matrix has a saddle, else by the simplex method."""
    lows, highs = payoff.min(axis=1), payoff.max(axis=0)
    row, column = int(lows.argmax()), int(highs.argmin())
    if lows[row] == highs[column]:
        return Solution(float(lows[row]), _pure(row, len(lows)), _pure(column, len(highs)))
    shift = 1 - payoff.min()  # a positive matrix has a positive value, which the programme divides by
    columns, rows = _maximise(payoff + shift)
    value = 1 / columns.sum()
    return Solution(float(value - shift), rows / rows.sum(), columns * value)


def saddles(payoffs: Floats) -> tuple[Floats, Floats]:
    """Return for a stack of matrices what each player can make sure of without mixing; equal at a saddle."""
    return payoffs.min(axis=2).max(axis=1), payoffs.max(axis=1).min(axis=1)


def _pure(choice: int, count: int) -> Floats:
    mix: Floats = np.zeros(count)
    mix[choice] = 1.0
    return mix


def _maximise(matrix: Floats) -> tuple[Floats, Floats]:
    """Return y >= 0 of the greatest sum with matrix @ y <= 1, and the prices of the rows (the dual programme's x)."""
    height, width = matrix.shape
    tableau = np.vstack([np.hstack([matrix, np.eye(height), np.ones((height, 1))]), np.zeros(width + height + 1)])
    tableau[-1, :width] = -1.0
    basis = list(range(width, width + height))
    while (entering := np.flatnonzero(tableau[-1, :-1] < -TINY)).size:
        column = int(entering[0])  # Bland's rule: the first that helps, so that it never goes in circles
        limits = [(tableau[row, -1] / tableau[row, column], basis[row], row)
                  for row in range(height) if tableau[row, column] > TINY]  # fmt: skip
        row = min(limits)[2]
        tableau[row] /= tableau[row, column]
        for other in range(height + 1):
            if other != row:
                tableau[other] -= tableau[other, column] * tableau[row]
        basis[row] = column
    solution = np.zeros(width + height)
    solution[basis] = tableau[:-1, -1]
    return solution[:width], tableau[-1, width:-1].copy()
