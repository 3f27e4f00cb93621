"""Solved tables: built on demand, kept in the user's cache, built anew if version or checksum differ.

A table is a file for `numpy.load`; its checksum (SHA-256) lies beside it.
"""

from __future__ import annotations

import hashlib
import os
import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager, nullcontext
from contextvars import ContextVar
from io import BytesIO
from pathlib import Path
from typing import Any, TypeAlias

import filelock
import numpy as np
from numpy.typing import NDArray
from platformdirs import user_cache_path

Arrays: TypeAlias = Mapping[str, NDArray[Any]]
Progress: TypeAlias = Callable[[str, float], None]  # what is being solved, and which part of it is done

_progress: ContextVar[Progress] = ContextVar("progress", default=lambda what, part: None)


@contextmanager
def reporting(progress: Progress) -> Iterator[None]:
    """Let everything solved inside tell its progress."""
    token = _progress.set(progress)
    try:
        yield
    finally:
        _progress.reset(token)


def report(what: str, part: float) -> None:
    """Tell how far the solving of `what` is, from 0 to 1."""
    _progress.get()(what, part)


def cache_folder() -> Path:
    """Return where solved tables are kept; FIVES_CACHE names another place."""
    return Path(os.environ.get("FIVES_CACHE") or user_cache_path("fives"))


def solved(name: str, version: int, build: Callable[[], Arrays]) -> Arrays:
    """Return the tables called `name`: from the cache if it holds this version unharmed, else built and kept."""
    file = _file(name, version)
    found = _read(file)
    if found is not None:
        return found
    with _alone(file.with_suffix(".lock")):
        found = _read(file)
        if found is not None:
            return found
        report(name, 0.0)
        arrays = build()
        report(name, 1.0)
        _write(file, arrays)
        return arrays


def kept(name: str, version: int) -> Arrays | None:
    """Return the tables called `name` if the cache holds this version unharmed; build nothing."""
    return _read(_file(name, version))


def _file(name: str, version: int) -> Path:
    return cache_folder() / f"{name}-{version}.npz"


def _alone(lock: Path) -> AbstractContextManager[object]:
    """Wait until no other process builds the same; where files cannot be locked, build beside it."""
    try:
        lock.parent.mkdir(parents=True, exist_ok=True)
        return filelock.FileLock(lock).acquire()  # the death of a process lets go, too
    except (NotImplementedError, OSError):
        return nullcontext()


def _read(file: Path) -> Arrays | None:
    """Return the arrays in `file`; None if it is missing, cut short or changed."""
    try:
        data, digest = file.read_bytes(), _checksum(file).read_text()
    except (OSError, UnicodeDecodeError):
        return None
    if hashlib.sha256(data).hexdigest() != digest:
        return None
    with np.load(BytesIO(data), allow_pickle=False) as arrays:
        return {name: arrays[name] for name in arrays.files}


def _write(file: Path, arrays: Arrays) -> None:
    """Keep the arrays whole or not at all; a cache that cannot be written to is no reason to stop."""
    body = BytesIO()
    np.savez(body, allow_pickle=False, **arrays)
    data = body.getvalue()
    try:
        _replace(file, data)
        _replace(_checksum(file), hashlib.sha256(data).hexdigest().encode())
    except OSError:
        return


def _checksum(file: Path) -> Path:
    return file.with_name(f"{file.name}.sha256")


def _replace(file: Path, data: bytes) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.NamedTemporaryFile(dir=file.parent, delete=False) as part:
        part.write(data)
    Path(part.name).replace(file)
