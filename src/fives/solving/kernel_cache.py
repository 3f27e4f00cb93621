"""Cached kernels: Numba's files on disk, thrown away when anything changes that a kernel was compiled from.

Numba looks at a kernel's own file alone. But a kernel has the constants and the kernels of others built in, so its
stamp is made of every file that its module imports, from the package it is in and from this one.
"""

from __future__ import annotations

import hashlib
import inspect
import re
from collections.abc import Callable, Iterator
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from numba.core.caching import FunctionCache

IMPORT: Final = re.compile(rb"^from ([\w.]+) import (\([^)]*\)|[^\n#]*)|^import ([\w.]+)", re.MULTILINE)


class CheckedCache(FunctionCache):
    """The cache of one kernel; raises RuntimeError where nothing can be cached."""

    def __init__(self, function: Callable[..., Any]) -> None:
        super().__init__(function)  # type: ignore[no-untyped-call]
        packages = {function.__module__.partition(".")[0], __name__.partition(".")[0]}
        self._cache_file._source_stamp = stamp(Path(inspect.getfile(function)), frozenset(packages))


@cache
def stamp(file: Path, packages: frozenset[str]) -> str:
    """Return a digest of a file and of all that it imports from some packages, and so on."""
    found, ahead = {file}, [file]
    while ahead:
        new = set(_imported(ahead.pop(), packages)) - found
        found |= new
        ahead += new
    digest = hashlib.sha256()
    for each in sorted(found):
        digest.update(_text(each))
    return digest.hexdigest()


@cache
def _text(file: Path) -> bytes:
    return file.read_bytes()


def _imported(file: Path, packages: frozenset[str]) -> Iterator[Path]:
    """Yield the files of those packages that a file imports at its top; a name may be a module or inside of one."""
    for found in IMPORT.finditer(_text(file)):
        module = (found[1] or found[3]).decode()
        if module.partition(".")[0] in packages:
            names = re.findall(r"\w+", (found[2] or b"").decode())
            yield from filter(None, map(_file_of, (module, *(f"{module}.{name}" for name in names))))


@cache
def _file_of(module: str) -> Path | None:
    """Return the file of a module, None if there is none of that name; nothing is imported for it."""
    top, *inner = module.split(".")
    spec = find_spec(top)
    for folder in (spec.submodule_search_locations or ()) if spec else ():
        place = Path(folder).joinpath(*inner)
        for file in (place.with_suffix(".py"), place / "__init__.py"):
            if file.is_file():
                return file
    return None
