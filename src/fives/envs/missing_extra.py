"""The extra `fives[envs]`: the libraries that environments are made for, and how to get one that is missing."""

from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def extra() -> Iterator[None]:
    """Import a library of the extra inside, or raise ModuleNotFoundError that says how to install it."""
    try:
        yield
    except ModuleNotFoundError as missing:
        library = str(missing.name).partition(".")[0]
        how = f"{library} is not installed; it comes with the extra: pip install 'fives[envs]'"
        raise ModuleNotFoundError(how, name=missing.name) from None
