"""Sets of up to 64 places as one number, for kernels: the two questions that a processor answers in one step."""

from collections.abc import Callable
from typing import Any

from llvmlite import ir
from numba.core import types
from numba.extending import intrinsic


def _one_step(build: Callable[[Any, Any], Any]) -> tuple[Any, Callable[..., Any]]:
    return types.int64(types.int64), lambda context, builder, signature, args: build(builder, args[0])


@intrinsic  # type: ignore[untyped-decorator]
def ones(typing: Any, word: Any) -> Any:
    """Return how many places are in the set."""
    return _one_step(lambda builder, value: builder.ctpop(value))


@intrinsic  # type: ignore[untyped-decorator]
def lowest(typing: Any, word: Any) -> Any:
    """Return the first place in the set; 64 if it is empty."""
    return _one_step(lambda builder, value: builder.cttz(value, ir.Constant(ir.IntType(1), 0)))
