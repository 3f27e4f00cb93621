"""Compact tables: solved tables that plain Python reads, for places without NumPy such as a browser.

A file holds named arrays of numbers. Its bytes are sorted by their place in the numbers, which packs better, and are
packed by zlib. An array of doubles says what the solver says; where that is too much, a chance takes two to five bytes.
`write_compact_tables` makes the files where NumPy is; `read` finds them in one folder.
"""

from __future__ import annotations

import hashlib
import sys
import zlib
from array import array
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, Literal, ParamSpec, TypeAlias, TypeVar, cast

import msgspec

from fives.core.extras import missing_extra
from fives.core.refusal import Refusal

NUMPY: Final = all(find_spec(library) for library in ("numpy", "numba", "filelock", "platformdirs"))
FORMAT: Final = b"fives table 1\n"
ENDING: Final = ".fives"
LIST: Final = "tables.json"  # the files that were written, with their bytes
DOUBLE: Final = 8

P = ParamSpec("P")
T = TypeVar("T")
Width: TypeAlias = Literal[8, 5, 4, 3, 2]  # bytes of a number: a double, or a chance
Doubles: TypeAlias = "array[float]"
Whole: TypeAlias = "array[int]"


def _one(width: Width) -> int:
    """Return what stands for a chance of 1."""
    return (1 << 8 * width) - 1


class Numbers(msgspec.Struct, frozen=True):
    """Numbers to be written, and how many bytes each of them gets."""

    values: Sequence[float]
    width: Width = DOUBLE


class _Part(msgspec.Struct, frozen=True):
    name: str
    length: int
    width: Width


class Chances:
    """Chances as they lie in a file, read as numbers between 0 and 1."""

    def __init__(self, whole: Whole, width: Width) -> None:
        self._whole, self._one = whole, _one(width)

    def __len__(self) -> int:
        return len(self._whole)

    def __getitem__(self, at: int) -> float:
        return self._whole[at] / self._one

    def __iter__(self) -> Iterator[float]:
        return (each / self._one for each in self._whole)


Read: TypeAlias = "Doubles | Chances"


class TableFile(msgspec.Struct, frozen=True):
    """One file of compact tables: its name, its bytes and their SHA-256."""

    name: str
    bytes: int
    sha256: str


class TableNotKept(Refusal):
    """A compact table is not in the folder; `file` names it."""

    code = "table_not_kept"


class _Folder:
    """Where this process looks for compact tables; None: it has none."""

    path: Path | None = None


def look_in(folder: Path | None) -> None:
    """Look for compact tables in this folder from now on; what was read before is forgotten."""
    _Folder.path = folder
    for forget in _forgets:
        forget()


_forgets: list[Callable[[], None]] = []


def remembered(function: Callable[P, T]) -> Callable[P, T]:
    """Return a function that remembers what it made of tables until another folder is named."""
    kept = cache(function)
    _forgets.append(kept.cache_clear)
    return cast(Callable[P, T], kept)


def is_kept(name: str) -> bool:
    """Say whether a table is in the folder."""
    return _Folder.path is not None and _file(_Folder.path, name).is_file()


def missing(names: Iterable[str]) -> tuple[str, ...]:
    """Return those of some tables that are not in the folder."""
    return tuple(name for name in names if not is_kept(name))


def file_of(name: str) -> str:
    """Return the name of a table's file."""
    return name + ENDING


def _file(folder: Path, name: str) -> Path:
    return folder / file_of(name)


@remembered
def read(name: str) -> Mapping[str, Read]:
    """Return the arrays of a table by name; raise TableNotKept, or MissingExtra where no folder was named."""
    if _Folder.path is None:
        raise missing_extra(ModuleNotFoundError(name="numpy")) or AssertionError
    try:
        return unpack(_file(_Folder.path, name).read_bytes())
    except OSError:
        raise TableNotKept(file=file_of(name)) from None


def pack(arrays: Mapping[str, Numbers]) -> bytes:
    """Return the bytes of a file."""
    parts = [_Part(name, len(each.values), each.width) for name, each in arrays.items()]
    head = msgspec.json.encode(parts)
    body = b"".join(_planes(each) for each in arrays.values())
    return FORMAT + zlib.compress(len(head).to_bytes(4, "little") + head + body, 9)


def unpack(data: bytes) -> dict[str, Read]:
    """Return the arrays of a file."""
    if not data.startswith(FORMAT):
        raise ValueError("this is no file of compact tables")
    body = memoryview(zlib.decompress(data[len(FORMAT) :]))
    at = 4 + int.from_bytes(body[:4], "little")
    found: dict[str, Read] = {}
    for part in msgspec.json.decode(body[4:at], type=list[_Part]):
        found[part.name] = _joined(body[at : at + part.length * part.width], part)
        at += part.length * part.width
    return found


def _planes(numbers: Numbers) -> bytes:
    """Return the bytes of numbers: the lowest of all, then the next of all, and so on."""
    one = _one(numbers.width)
    whole = numbers.width != DOUBLE
    listed = array("Q", (round(value * one) for value in numbers.values)) if whole else array("d", numbers.values)
    raw = _in_order(listed).tobytes()
    return b"".join(raw[place::8] for place in range(numbers.width))


def _joined(planes: memoryview, part: _Part) -> Read:
    wide = 4 if part.width <= 4 else 8
    raw = bytearray(wide * part.length)
    for place in range(part.width):
        raw[place::wide] = planes[place * part.length : (place + 1) * part.length]
    if part.width == DOUBLE:
        return _in_order(array("d", bytes(raw)))
    return Chances(_in_order(array("I" if wide == 4 else "Q", bytes(raw))), part.width)


def _in_order(numbers: array[Any]) -> array[Any]:
    """Return numbers with their lowest byte first, whatever this machine does."""
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers


def write_table(folder: Path, name: str, arrays: Mapping[str, Numbers]) -> TableFile:
    """Write one table into a folder; return what the list says of it."""
    data = pack(arrays)
    _file(folder, name).write_bytes(data)
    return TableFile(file_of(name), len(data), hashlib.sha256(data).hexdigest())
