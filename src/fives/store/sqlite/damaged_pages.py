"""Read rows from the pages of a damaged SQLite file and its log. A bad page loses only its own rows.

SQLite itself reads a table from its root page on, and stops at a bad page. Here every page is read by itself, as
https://www.sqlite.org/fileformat2.html describes it.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO, Final, TypeAlias

Value: TypeAlias = int | float | str | bytes | None
Row: TypeAlias = tuple[Value, ...]

MAGIC: Final = b"SQLite format 3\0"
USUAL_SIZE: Final = 4096  # of a page
SIZES: Final = frozenset(1 << power for power in range(9, 17))
LARGEST_ROW: Final = 1 << 26  # bytes; a larger row is damage
INTERIOR_INDEX, LEAF_INDEX, LEAF_TABLE = 0x02, 0x0A, 0x0D
FREE: Final = 2  # in a page of pointers: this page is not in use
WHOLE_NUMBERS: Final = {1: 1, 2: 2, 3: 3, 4: 4, 5: 6, 6: 8}  # bytes of a number by its kind
FRAME: Final = 24  # bytes before each page of the log


class Pages:
    """The pages of a database as they were last committed, in the file or in its log; what is missing is empty."""

    def __init__(self, database: Path) -> None:
        self._file = _open(database)
        self._log = _open(database.with_name(f"{database.name}-wal"))
        self._size, self._in_log, committed = _read_log(self._log)
        if not committed:
            self._size = _page_size(_read(self._file, 0, 100))
        self.count = committed or _length(self._file) // self._size
        head = self.page(1)[:100]
        self.head = head if head.startswith(MAGIC) else b""  # nothing if it is damaged
        self._usable = self._size - (self.head[20] if self.head else 0)
        self._free = self._free_pages()

    def close(self) -> None:
        """Close the files."""
        for file in (self._file, self._log):
            if file is not None:
                file.close()

    def page(self, number: int) -> bytes:
        """Return a page; nothing if it is missing."""
        if number in self._in_log:
            return _read(self._log, self._in_log[number], self._size)
        page = _read(self._file, (number - 1) * self._size, self._size)
        return page if len(page) == self._size else b""

    @property
    def missing(self) -> int:
        """Return how many pages in use are missing or empty."""
        return sum(not any(self.page(number)) for number in range(1, self.count + 1) if number not in self._free)

    def rows(self) -> Iterator[tuple[int | None, Row]]:
        """Yield every row that can be read, with its number where the table numbers its rows; indexes are rows, too."""
        for number in range(1, self.count + 1):
            if number not in self._free:
                yield from self._rows_of(self.page(number), 100 if number == 1 else 0)

    def _rows_of(self, page: bytes, start: int) -> Iterator[tuple[int | None, Row]]:
        kind = page[start] if page else 0
        if kind not in (INTERIOR_INDEX, LEAF_INDEX, LEAF_TABLE):
            return
        (cells,) = struct.unpack_from(">H", page, start + 3)
        pointers = start + (12 if kind == INTERIOR_INDEX else 8)
        for place in range(pointers, min(pointers + 2 * cells, self._size - 1), 2):
            (cell,) = struct.unpack_from(">H", page, place)
            try:
                yield self._row(page, cell, kind)
            except (IndexError, ValueError, struct.error):  # a damaged row; its neighbours may be whole
                continue

    def _row(self, page: bytes, at: int, kind: int) -> tuple[int | None, Row]:
        """Return the row of a cell; raise ValueError, IndexError or struct.error if it is damaged."""
        length, at = _varint(page, at + 4 if kind == INTERIOR_INDEX else at)
        if length > LARGEST_ROW:
            raise ValueError("too long")
        number: int | None = None
        if kind == LEAF_TABLE:
            number, at = _varint(page, at)
        here = self._local(length, kind)
        payload = page[at : at + here]
        if here < length:
            (following,) = struct.unpack_from(">I", page, at + here)
            payload += self._overflow(following, length - here)
        if len(payload) != length:
            raise ValueError("too short")
        return number, _values(payload)

    def _local(self, length: int, kind: int) -> int:
        """Return how many bytes of a row are on its own page."""
        usable = self._usable
        most = usable - 35 if kind == LEAF_TABLE else (usable - 12) * 64 // 255 - 23
        if length <= most:
            return length
        least = (usable - 12) * 32 // 255 - 23
        fitting = least + (length - least) % (usable - 4)
        return fitting if fitting <= most else least

    def _overflow(self, number: int, length: int) -> bytes:
        """Return the rest of a row from the pages it goes on at."""
        parts: list[bytes] = []
        while length > 0:
            page = self.page(number)
            (number,) = struct.unpack_from(">I", page)
            parts.append(page[4 : min(self._usable, 4 + length)])
            length -= len(parts[-1])
            if not any(page) or (number == 0) != (length == 0):
                raise ValueError("a page that is not the next of its row")
        return b"".join(parts)

    def _free_pages(self) -> set[int]:
        """Return the pages that are not in use: they hold deleted rows."""
        if not self.head:
            return set()
        trunk, count = struct.unpack_from(">II", self.head, 32)
        free: set[int] = set()
        while trunk and trunk not in free and len(page := self.page(trunk)) == self._size:
            free.add(trunk)
            following, leaves = struct.unpack_from(">II", page)
            free.update(struct.unpack_from(f">{min(leaves, self._usable // 4 - 2)}I", page, 8))
            trunk = following
        return free if len(free) == count else free | self._marked_free()

    def _marked_free(self) -> set[int]:
        """Return the pages that are marked as not in use, for when the list of them is damaged."""
        if not any(self.head[52:56]):
            return set()
        each = self._usable // 5
        marked: set[int] = set()
        for pointers in range(2, self.count + 1, each + 1):
            kinds = self.page(pointers)[: 5 * each : 5]
            marked |= {pointers + place for place, kind in enumerate(kinds, 1) if kind == FREE}
        return marked


def _page_size(head: bytes) -> int:
    """Return the size of a page that the first bytes of a file name, or the usual one."""
    size = int.from_bytes(head[16:18], "big")
    size = 65536 if size == 1 else size
    return size if size in SIZES and head.startswith(MAGIC) else USUAL_SIZE


def _open(path: Path) -> BinaryIO | None:
    return path.open("rb") if path.is_file() else None


def _length(file: BinaryIO | None) -> int:
    return 0 if file is None else file.seek(0, 2)


def _read(file: BinaryIO | None, at: int, length: int) -> bytes:
    if file is None or at < 0:
        return b""
    file.seek(at)
    return file.read(length)


def _read_log(log: BinaryIO | None) -> tuple[int, dict[int, int], int]:
    """Return the size of a page, where in the log the newest of each is, and how many pages the database has by it.

    As in SQLite, what comes after the first frame that is damaged does not count, nor what was not committed.
    """
    head = _read(log, 0, 32)
    if len(head) < 32 or head[:4] not in (b"\x37\x7f\x06\x82", b"\x37\x7f\x06\x83"):
        return USUAL_SIZE, {}, 0
    order = ">" if head[3] & 1 else "<"
    (size,) = struct.unpack_from(">I", head, 8)
    check = _checksum(head[:24], (0, 0), order)
    if size not in SIZES or check != struct.unpack_from(">II", head, 24):
        return USUAL_SIZE, {}, 0
    places: dict[int, int] = {}
    uncommitted: dict[int, int] = {}
    committed = 0
    for at in range(32, _length(log), FRAME + size):
        frame = _read(log, at, FRAME + size)
        if len(frame) < FRAME + size or frame[8:16] != head[16:24]:
            break
        check = _checksum(frame[FRAME:], _checksum(frame[:8], check, order), order)
        if check != struct.unpack_from(">II", frame, 16):
            break
        number, pages = struct.unpack_from(">II", frame)
        uncommitted[number] = at + FRAME
        if pages:
            places |= uncommitted
            uncommitted, committed = {}, pages
    return size, places, committed


def _checksum(data: bytes, before: tuple[int, int], order: str) -> tuple[int, int]:
    one, two = before
    for first, second in struct.iter_unpack(f"{order}II", data):
        one = (one + first + two) & 0xFFFFFFFF
        two = (two + second + one) & 0xFFFFFFFF
    return one, two


def _varint(data: bytes, at: int) -> tuple[int, int]:
    """Return the number of one to nine bytes at a place, and the place behind it."""
    value = 0
    for place in range(at, at + 8):
        byte = data[place]
        value = value << 7 | byte & 0x7F
        if byte < 0x80:
            return value, place + 1
    value = value << 8 | data[at + 8]
    return value - (1 << 64) if value >> 63 else value, at + 9


def _values(payload: bytes) -> Row:
    """Return the columns of a row."""
    end, at = _varint(payload, 0)
    kinds: list[int] = []
    while at < end:
        kind, at = _varint(payload, at)
        kinds.append(kind)
    values: list[Value] = []
    at = end
    for kind in kinds:
        value, at = _value(payload, at, kind)
        values.append(value)
    if at != len(payload):
        raise ValueError("not all of it is columns")
    return tuple(values)


def _value(payload: bytes, at: int, kind: int) -> tuple[Value, int]:
    if kind == 0:
        return None, at
    if kind in (8, 9):
        return kind - 8, at
    if kind == 7:
        return struct.unpack_from(">d", payload, at)[0], at + 8
    if kind in WHOLE_NUMBERS:
        end = at + WHOLE_NUMBERS[kind]
        return int.from_bytes(_part(payload, at, end), "big", signed=True), end
    if kind < 12:
        raise ValueError("no kind of value")
    end = at + (kind - 12) // 2
    part = _part(payload, at, end)
    return part.decode() if kind % 2 else part, end


def _part(payload: bytes, start: int, end: int) -> bytes:
    if end > len(payload):
        raise ValueError("too short")
    return payload[start:end]
