"""Sets of up to 64 places as one number, for kernels, by two questions that a processor answers in one step."""

from collections.abc import Callable
from typing import Any, cast

from numba.core import types
from numba.extending import intrinsic

from fives.solving.jit import lean_kernel

Question = Callable[[Any], int]  # of a number of 64 bits, with a sign or without


def _ones(typing: Any, word: Any) -> Any:
    """Return how many places are in the set."""

    def build(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.ctpop(args[0])

    return types.int64(types.int64), build


def _lowest(typing: Any, word: Any) -> Any:
    """Return the first place in the set; 64 if it is empty."""

    def build(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.cttz(args[0], context.get_constant(types.boolean, False))  # False: an empty set has an answer

    return types.int64(types.int64), build


ones = cast(Question, intrinsic(_ones))
lowest = cast(Question, intrinsic(_lowest))


@lean_kernel
def nth(word: int, n: int) -> int:
    """Return a place in the set: the first for 0, the next for 1, ...; it must have so many."""
    for _ in range(n):
        word &= word - 1
    return lowest(word)
