"""A bell for searches: it rings after so many seconds, however busy a kernel is."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Timer


@contextmanager
def bell(seconds: float | None, ring: Callable[[], None]) -> Iterator[None]:
    """Call `ring` after so many seconds, unless what is inside ends before; None: never."""
    if seconds is None:
        yield
        return
    timer = Timer(seconds, ring)
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
