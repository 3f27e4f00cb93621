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


def missing_extra(error: ModuleNotFoundError) -> MissingExtra | None:
    """Return the sentence about a missing library of an extra; None for any other library."""
    library = str(error.name).partition(".")[0]
    extra = next((extra for extra, libraries in EXTRAS.items() if library in libraries), None)
    if extra is None:
        return None
    how = f"{library} is not installed; it comes with the extra: pip install 'fives[{extra}]'"
    return MissingExtra(how, name=error.name)


@contextmanager
def naming_extras() -> Iterator[None]:
    """Import inside this context: a missing library of an extra raises MissingExtra."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise missing_extra(error) or error from None
