"""Extras: libraries that a plain `pip install fives` leaves out, and how to install them."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

EXTRAS: Final = {  # the libraries that each extra brings
    "bots": ("filelock", "llvmlite", "numba", "numpy", "platformdirs"),
    "server": (
        "apsw",
        "asyncpg",
        "fluent",
        "h11",
        "litestar",
        "prometheus_client",
        "segno",
        "uvicorn",
        "uvloop",
        "websockets",
        "zeroconf",
    ),
    "envs": ("gymnasium", "pettingzoo", "pyspiel"),
    "cluster": ("distributed",),
}


class MissingExtra(ModuleNotFoundError):
    """A library of an extra is not installed. The text is one sentence with the command that installs it."""


def missing_extra(error: BaseException | None, extra: str = "") -> MissingExtra | None:
    """Return the sentence about a library of ours that is not installed; None for any other error.

    It names `extra` if that is given, or else the first extra that brings the library. The loader of commands wraps the
    error in one of its own, so the cause of an error counts as well.
    """
    while isinstance(error, ImportError) and not isinstance(error, ModuleNotFoundError):
        error = error.__cause__
    if isinstance(error, MissingExtra):
        return error
    if not isinstance(error, ModuleNotFoundError):
        return None
    library = str(error.name).partition(".")[0]
    bringing = [name for name, libraries in EXTRAS.items() if library in libraries]
    if not bringing:
        return None
    extra = extra or bringing[0]
    how = f"{library} is not installed; it comes with the extra: pip install 'fives[{extra}]'"
    return MissingExtra(how, name=error.name)


@contextmanager
def naming_extras(extra: str = "") -> Iterator[None]:
    """Import inside; a library that an extra brings raises MissingExtra, which says how to install it (by `extra`)."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise missing_extra(error, extra) or error from None
