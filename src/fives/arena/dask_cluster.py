"""A cluster of computers that play for the arena: a Dask scheduler and its workers (extra `cluster`)."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from typing import Final

import fives
from fives.core.refusal import Refusal

PATIENCE: Final = 10.0  # seconds to find the scheduler


class NoCluster(Refusal):
    """There is no such cluster, or it runs another version."""

    code = "no_cluster"


@contextmanager
def cluster(address: str) -> Iterator[Executor]:
    """Return the workers of a scheduler as one executor; raise NoCluster if they are not of our version."""
    try:
        from distributed import Client
    except ImportError:
        raise NoCluster(text=address, why="pip install 'fives[cluster]'") from None
    try:
        client = Client(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError, TypeError) as error:
        raise NoCluster(text=address, why=str(error) or type(error).__name__) from None
    with client:
        try:
            versions = set(client.run(version).values())
        except Exception as error:  # any answer of another computer
            raise NoCluster(text=address, why=f"{type(error).__name__}: {error}") from None
        if versions != {fives.__version__}:
            others = ", ".join(sorted(versions)) or "no worker"
            raise NoCluster(text=address, why=f"fives {fives.__version__} is needed, there is: {others}")
        yield client.get_executor(pure=False)


def version() -> str:
    """Return the version of fives where this runs."""
    return fives.__version__
