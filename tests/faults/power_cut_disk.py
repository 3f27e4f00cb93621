"""A simulated disk: it notes every write and every sync, and shows what a power cut at any instant may leave.

Until a file is synced a disk may have kept any of the writes, in any order, whole or in part; once it is, all of them.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from pathlib import Path

import apsw

SECTOR = 512  # bytes that are written whole or not at all


@dataclass(frozen=True, slots=True)
class Deed:
    """One thing that was done to a file: bytes written at `at`, cut to the length `at`, synced, or removed."""

    file: str
    kind: str
    at: int = 0
    data: bytes = b""


class Disk(apsw.VFS):
    """The file system that SQLite uses while this is entered."""

    def __init__(self) -> None:
        self.deeds: list[Deed] = []
        self.fault: apsw.Error | None = None  # raised instead of the next writes or syncs
        self.faulty = ("write", "sync")
        self.real = apsw.vfs_names()[0]  # the default comes first
        super().__init__("fives-disk", self.real, makedefault=True)

    def __enter__(self) -> Disk:
        return self

    def __exit__(self, *_: object) -> None:
        self.unregister()

    def xOpen(self, name: apsw.URIFilename | str | None, flags: list[int]) -> File:  # noqa: N802
        return File(self, name, flags)

    def xDelete(self, name: str, sync: bool) -> None:  # noqa: N802
        self.note(Deed(Path(name).name, "remove"))
        super().xDelete(name, sync)

    def note(self, deed: Deed) -> None:
        """Note what is about to be done, unless it fails."""
        if self.fault is not None and deed.kind in self.faulty:
            raise self.fault
        self.deeds.append(deed)

    def after_power_cut(self, instant: int, chance: random.Random) -> dict[str, bytes]:
        """Return the files as they may be if the power fails after so many deeds."""
        done = self.deeds[:instant]
        names = sorted({deed.file for deed in done})
        return {
            name: _left([deed for deed in done if deed.file == name], chance)
            for name in names
            if not _is_gone(name, done, chance)
        }


class File(apsw.VFSFile):
    """A file that tells its disk."""

    def __init__(self, disk: Disk, name: apsw.URIFilename | str | None, flags: list[int]) -> None:
        self._disk = disk
        self._name = Path(name.filename() if isinstance(name, apsw.URIFilename) else name or "").name
        super().__init__(disk.real, name, flags)

    def xWrite(self, data: bytes, offset: int) -> None:  # noqa: N802
        self._disk.note(Deed(self._name, "write", offset, bytes(data)))
        super().xWrite(data, offset)

    def xTruncate(self, size: int) -> None:  # noqa: N802
        self._disk.note(Deed(self._name, "cut", size))
        super().xTruncate(size)

    def xSync(self, flags: int) -> None:  # noqa: N802
        self._disk.note(Deed(self._name, "sync"))


def _is_gone(name: str, done: list[Deed], chance: random.Random) -> bool:
    """Say whether a file was removed; a folder is synced with the first sync of a log that is new in it, not before."""
    last = max(n for n, deed in enumerate(done) if deed.file == name)
    synced = any(deed.kind == "sync" and deed.file.endswith("-wal") for deed in done[last:])
    return done[last].kind == "remove" and (synced or chance.random() < 0.5)


def _left(deeds: list[Deed], chance: random.Random) -> bytes:
    """Return what is left of one file."""
    synced = max((n for n, deed in enumerate(deeds) if deed.kind == "sync"), default=-1)
    content = bytearray()
    late = [deed for deed in deeds[synced + 1 :] if chance.random() < 0.7]
    chance.shuffle(late)
    for deed in deeds[:synced] + [_torn(deed, chance) for deed in late]:
        if deed.kind == "cut":
            del content[deed.at :]
        elif deed.kind == "write":
            content.extend(bytes(max(0, deed.at + len(deed.data) - len(content))))
            content[deed.at : deed.at + len(deed.data)] = deed.data
    return bytes(content)


def _torn(deed: Deed, chance: random.Random) -> Deed:
    """Return a write, maybe only its first sectors."""
    if deed.kind != "write" or chance.random() < 0.6:
        return deed
    return Deed(deed.file, "write", deed.at, deed.data[: SECTOR * chance.randrange(len(deed.data) // SECTOR + 1)])
