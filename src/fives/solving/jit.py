"""Compiled kernels: Numba behind one guard that survives a home and a package that cannot be written to."""

from collections.abc import Callable
from contextlib import suppress
from typing import Any, ParamSpec, TypeVar

import numba
from numba.core import types

from fives.solving.kernel_cache import CheckedCache

P = ParamSpec("P")
T = TypeVar("T")


def kernel(function: Callable[P, T]) -> Callable[P, T]:
    """Return `function` compiled, without the interpreter's lock, and kept on disk where that is possible."""
    return _compiled(function, _nrt=True)  # also where a lean one calls it


def lean_kernel(function: Callable[P, T]) -> Callable[P, T]:
    """Return a kernel that makes no array and divides by no zero: nothing counts who still needs those it is given.

    That counting is most of the time of kernels that work for some nanoseconds, and of compiling them.
    """
    return _compiled(function, _nrt=False, error_model="numpy", forceinline=True)


def _compiled(function: Callable[P, T], **settings: Any) -> Callable[P, T]:
    compiled: Any = numba.njit(nogil=True, **settings)(function)
    with suppress(RuntimeError):  # no place to keep it: compile it anew each time
        compiled._cache = CheckedCache(function)
    _share_among_numbers(compiled)
    result: Callable[P, T] = compiled
    return result


def _share_among_numbers(compiled: Any) -> None:
    """Let kernels that call this one with a number in their text share what is compiled for any number.

    Numba would compile it anew for `f(0)` and for `f(1)`, and everything that it hands its number on to.
    """
    resolve = compiled.get_call_template
    any_number: Callable[[Any], Any] = types.unliteral

    def resolve_any(args: tuple[Any, ...], kws: dict[str, Any]) -> Any:
        return resolve(tuple(map(any_number, args)), {name: any_number(kind) for name, kind in kws.items()})

    compiled.get_call_template = resolve_any
