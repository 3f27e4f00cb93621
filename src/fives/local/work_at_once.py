"""An executor without threads, where no thread can be started: it does the work at once."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor, Future
from typing import Any, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class AtOnce(Executor):
    """Does each piece of work while it is submitted."""

    def __init__(self, threads: int, name: str) -> None:
        """Take what other executors take; there are no threads to count or name."""

    def submit(self, work: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Do the work, and return its result as a future that is done."""
        future: Future[Any] = Future()
        try:
            future.set_result(work(*args, **kwargs))
        except Exception as error:
            future.set_exception(error)
        return future
