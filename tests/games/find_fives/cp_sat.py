"""The second opinion on a round: the best FIVES as an integer program, for CP-SAT (`docs/decisions/0010-cp-sat.md`)."""

from __future__ import annotations

from ortools.sat.python import cp_model

from fives.games.find_fives.shapes import SHAPES, TILES, Outline, values


def by_cp_sat(fives: tuple[Outline, ...], tiles: str = TILES) -> int:
    """Return the highest total as CP-SAT finds it, with one worker."""
    model = cp_model.CpModel()
    chosen = [model.new_bool_var(str(number)) for number in range(len(fives))]
    model.add(sum(chosen) <= 5)
    for shape in SHAPES:
        model.add_at_most_one(var for var, five in zip(chosen, fives, strict=True) if five.shape == shape)
    for cell in range(100):
        model.add_at_most_one(var for var, five in zip(chosen, fives, strict=True) if cell in five.cells)
    worth = values(tiles)
    model.maximize(sum(worth[five.shape] * var for var, five in zip(chosen, fives, strict=True)))
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    assert solver.solve(model) == cp_model.OPTIMAL
    return round(solver.objective_value)
