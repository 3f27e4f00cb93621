"""Compiled kernels: Numba behind one guard that survives a home and a package that cannot be written to."""

from collections.abc import Callable
from typing import ParamSpec, TypeVar

import numba

P = ParamSpec("P")
T = TypeVar("T")


def kernel(function: Callable[P, T]) -> Callable[P, T]:
    """Return `function` compiled, without the interpreter's lock, and kept on disk where that is possible."""
    try:
        return numba.njit(cache=True, nogil=True)(function)
    except RuntimeError:  # no place to keep it: compile it anew each time
        return numba.njit(nogil=True)(function)
