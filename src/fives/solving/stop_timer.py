"""A timer that stops a search after so many seconds, however busy a kernel is."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Timer


@contextmanager
def call_after(seconds: float | None, stop: Callable[[], None]) -> Iterator[None]:
    """Call `stop` after so many seconds, unless what is inside ends before; None: never."""
    if seconds is None:
        yield
        return
    timer = Timer(seconds, stop)
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
