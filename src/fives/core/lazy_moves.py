"""Lazy moves: a sequence of thousands of legal moves, worked out only as far as needed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Generic, TypeVar, overload

M = TypeVar("M")
SHOWN: Final = 12  # moves that are listed where there are too many


class LazyMoves(Sequence[M], Generic[M]):
    """A game's legal moves where there are too many to send: a few, then `size` more that `at` finds by number.

    `words` are what a screen is told instead of the many; the game's `moves` says what they mean (`outline`: any
    outline). Nothing is worked out before it is needed.
    """

    __slots__ = ("_at", "_has", "_size", "few", "words")

    def __init__(
        self,
        words: Sequence[str],
        few: Sequence[M],
        size: Callable[[], int],
        at: Callable[[int], M],
        has: Callable[[object], bool],
    ) -> None:
        self.words = tuple(words)
        self.few = tuple(few)
        self._size = size
        self._at = at
        self._has = has

    def __repr__(self) -> str:
        return f"<{len(self)} moves: {first_few(self)}>"

    def __len__(self) -> int:
        return len(self.few) + self._size()

    def __contains__(self, move: object) -> bool:
        return move in self.few or self._has(move)

    @overload
    def __getitem__(self, index: int) -> M: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[M]: ...
    def __getitem__(self, index: int | slice) -> M | Sequence[M]:
        size = len(self)
        if isinstance(index, slice):
            return tuple(self[number] for number in range(*index.indices(size)))
        if not -size <= index < size:
            raise IndexError(index)
        number = index % size
        return self.few[number] if number < len(self.few) else self._at(number - len(self.few))


def first_few(moves: Sequence[object]) -> str:
    """Return moves as one line; where there are many, the first of them."""
    return ", ".join(map(repr, moves[:SHOWN])) + (", …" if len(moves) > SHOWN else "")
