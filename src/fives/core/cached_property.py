"""A cached property, worked out at its first use.

`functools.cached_property` takes a lock in Python 3.11. A pure property needs none: at worst it is worked out twice.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class cached(Generic[T]):  # noqa: N801  (it reads like `property`)
    """A property of a frozen value that has a `__dict__` to keep it in."""

    def __init__(self, work: Callable[[Any], T]) -> None:
        self._work = work
        self._name = work.__name__
        self.__doc__ = work.__doc__

    def __get__(self, value: Any, kind: type | None = None) -> T:
        found = value.__dict__[self._name] = self._work(value)
        return found
