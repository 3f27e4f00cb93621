"""A journal of finished rounds, so that an interrupted contest continues where it stopped."""

from __future__ import annotations

from pathlib import Path
from typing import Final, Generic, TypeVar

import msgspec

from fives.core.refusal import Refusal

T = TypeVar("T")
FORMAT: Final = "fives-journal-1"
HEAD: Final = msgspec.json.encode({"format": FORMAT}) + b"\n"


class BadJournal(Refusal):
    """The file is not a journal."""

    code = "bad_journal"


class Entry(msgspec.Struct, frozen=True):
    """One entry: a value and its key."""

    key: str
    value: msgspec.Raw


class Journal(Generic[T]):
    """A file of entries, with their values by key. An incomplete last line is ignored."""

    def __init__(self, path: Path, kind: type[T]) -> None:
        self.done: dict[str, T] = {}
        self._path = path
        self._kind = kind
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
        self._read(path.read_bytes())

    def note(self, key: str, value: T) -> None:
        """Append an entry."""
        self.done[key] = value
        with self._path.open("ab") as file:
            file.write(msgspec.json.encode(Entry(key, msgspec.Raw(msgspec.json.encode(value)))) + b"\n")

    def _read(self, text: bytes) -> None:
        if HEAD.startswith(text):  # new, or cut off in its first line
            self._path.write_bytes(HEAD)
            return
        head, *lines = text.splitlines(keepends=True)
        if head != HEAD:
            raise BadJournal(file=str(self._path))
        whole = text.rpartition(b"\n")[0].count(b"\n") + 1
        for number, line in enumerate(lines, start=2):
            if number > whole:
                with self._path.open("r+b") as file:
                    file.truncate(len(text) - len(line))
                return
            try:
                said = msgspec.json.decode(line, type=Entry)
                self.done[said.key] = msgspec.json.decode(said.value, type=self._kind)
            except msgspec.DecodeError as error:
                raise BadJournal(file=str(self._path), why=f"line {number}: {error}") from None
