"""History: an append-only sequence. A longer one shares its items, so appending does not copy."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Generic, TypeVar, overload

T = TypeVar("T")


class Forgotten(LookupError):
    """The items asked for were dropped from memory."""


class History(Generic[T]):
    """Items numbered from 0, of which the first `start` may have been dropped from memory.

    It never changes. `then` returns a longer history that shares the list, unless another history has appended to it.
    """

    __slots__ = ("_end", "_items", "start")

    def __init__(self, items: Iterable[T] = (), start: int = 0) -> None:
        self._items = list(items)
        self._end = len(self._items)
        self.start = start

    def then(self, item: T) -> History[T]:
        """Return the history with one more item."""
        items, end = self._items, self._end
        if len(items) == end:
            items.append(item)
        if len(items) <= end or items[end] is not item:  # another history, maybe in another thread, has appended here
            items = [*items[:end], item]
        longer: History[T] = History.__new__(History)
        longer._items, longer._end, longer.start = items, end + 1, self.start
        return longer

    def since(self, start: int) -> History[T]:
        """Return the history without the items before number `start`."""
        kept = max(0, start - self.start)
        return self if kept == 0 else History(self._items[kept : self._end], self.start + kept)

    def __len__(self) -> int:
        """Return how many items there have been."""
        return self.start + self._end

    @overload
    def __getitem__(self, key: int) -> T: ...
    @overload
    def __getitem__(self, key: slice) -> tuple[T, ...]: ...
    def __getitem__(self, key: int | slice) -> T | tuple[T, ...]:
        """Return the item of a number, or those of a slice; raise Forgotten if they were dropped."""
        if isinstance(key, slice):
            begin, end, step = key.indices(len(self))
            if begin < self.start and begin < end:
                raise Forgotten(f"items before {self.start} were dropped")
            return tuple(self._items[begin - self.start : end - self.start : step])
        place = (key if key >= 0 else len(self) + key) - self.start
        if place >= self._end or place < -self.start:
            raise IndexError(f"there is no item {key}")
        if place < 0:
            raise Forgotten(f"items before {self.start} were dropped")
        return self._items[place]

    def __iter__(self) -> Iterator[T]:
        """Yield every item from the first; raise Forgotten if some were dropped."""
        return iter(self[:])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, History) and (self.start, self._kept) == (other.start, other._kept)

    def __hash__(self) -> int:
        return hash((self.start, self._end))

    @property
    def _kept(self) -> list[T]:
        return self._items[: self._end]

    def __repr__(self) -> str:
        return f"<History of {len(self)} items{f', from {self.start} on' if self.start else ''}>"
