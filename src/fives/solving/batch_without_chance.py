"""What nature does in the batch of a game without chance: nothing. `batch_rules.py` imports these kernels."""

from __future__ import annotations

from fives.solving.batch import Chance, Row
from fives.solving.jit import lean_kernel


@lean_kernel
def ways(row: Row) -> int:
    """Return 0: nature never acts."""
    return 0


@lean_kernel
def land(row: Row, way: int) -> None:
    """Do nothing: nature never acts."""


@lean_kernel
def nature(row: Row, chance: Chance) -> None:
    """Do nothing: nature never acts."""
