"""Clear Away's tables, built once and kept: with many stones what cannot be solved, with few what can.

All positions that can be solved are found from the last stones backwards, in a bitmap of 512 MiB; of those with few
stones a list is kept. Then the positions reachable from the start are listed by stones, and those with many that cannot
be solved are kept: they are few. Between the two lists a short search decides. A third list has the fewest stones that
can remain of all positions with very few.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from threading import Lock
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from fives.games.clear_away.fast import exact_search, position_sets
from fives.games.clear_away.fast import packed_positions as kernel
from fives.games.clear_away.fast.packed_positions import PICTURES, UNPACK, Halves, Ints, Positions, Words, key_of, once
from fives.games.clear_away.fast.position_sets import SIZE
from fives.games.clear_away.positions_as_32_bits import belongs
from fives.games.clear_away.rules import PLACES, START
from fives.solving.solved_tables import Arrays, kept, report, solved

NAME = "clear_away"
VERSION = 2
MANY = 20  # with so many stones or more, what cannot be solved is listed
FEW = 14  # with so many or fewer, what can
VERY_FEW = 10  # with so many or fewer, everything
PASSES = 17  # over all jumps until no solvable position is missing; only the progress bar needs to know
SOLVING, LISTING = 0.6, 0.8  # the parts of the work that are done after these two
AT_A_TIME = 1 << 18  # positions whose jumps are listed
BUDGETS = (6_000, 120_000)  # positions looked at in a search, and in one more if that was not enough
LONGEST = 3_000_000  # and in one that remembers on its own
ROOM = 1 << 19  # for what searches remember


class Listed(NamedTuple):
    """A sorted list of positions, and down or up to how many stones it goes.

    lower    the lower halves of the positions
    begins   by upper half, where it begins in the list
    """

    lower: Halves
    begins: Ints
    stones: int


def listed(positions: Positions, stones: int) -> Listed:
    """Return a sorted list of positions in halves."""
    begins = np.searchsorted(positions, np.arange((1 << 16) + 1) << 16).astype(np.int64)
    return Listed(positions.astype(np.uint16), begins, stones)


class Memory:
    """What searches have found out, for those that follow: the next jump of a game mostly leads to the same positions.

    Threads share it: a place in it is one number, written at once, and what it says is true for all of them.
    """

    def __init__(self) -> None:
        self._lock = Lock()
        self._found: Ints = np.full(ROOM, -1, np.int64)
        self._used = 0

    def lend(self, budget: int) -> Ints:
        """Return the memory with room for so many positions more, a new one if it has none."""
        with self._lock:
            if self._used + budget > ROOM // 2:
                self._found, self._used = np.full(ROOM, -1, np.int64), 0
            self._used += budget
            return self._found

    def give_back(self, budget: int) -> None:
        """Take the room for so many positions that were not needed."""
        with self._lock:
            self._used = max(0, self._used - budget)


class Tables:
    """What is known for certain of every position with the colours of the start."""

    def __init__(self, lost: Listed, won: Listed, few: Listed, fewest: NDArray[np.uint8]) -> None:
        self.lost, self.won, self.few = lost, won, (*few, fewest)
        self._solvable, self._fewest = Memory(), Memory()

    def can_be_solved(self, after: list[int]) -> list[bool | None]:
        """Return for each position whether it can be solved; None only where it cannot be reached from the start."""

        def look(key: int, memory: Ints, budget: int) -> tuple[int, int]:
            return exact_search.is_solvable(key, self.lost, self.won, memory, UNPACK, PICTURES, budget)

        found = _search(after, look, self._solvable, lambda found: None not in found)
        return [None if each is None else bool(each) for each in found]

    def fewest(self, after: list[int], least: int) -> list[int | None]:
        """Return for each of some positions that cannot be solved the fewest stones that can remain.

        It stops when one of them has `least`, which for all of them is 2 and with a solvable one beside them 1: then
        others that would take long stay open.
        """

        def look(key: int, memory: Ints, budget: int) -> tuple[int, int]:
            return exact_search.fewest_left(key, self.few, memory, UNPACK, PICTURES, budget)

        return _search(after, look, self._fewest, lambda found: None not in found or least in found or least < 2)


def _search(
    positions: list[int],
    look: Callable[[int, Ints, int], tuple[int, int]],
    memory: Memory,
    enough: Callable[[list[int | None]], bool],
) -> list[int | None]:
    """Return what a search finds for each position, all within one budget; a larger one if that is not enough."""
    found: list[int | None] = [None] * len(positions)
    for budget in BUDGETS:
        left = _look_at_all(positions, found, look, memory.lend(budget), budget)
        memory.give_back(left)
        if enough(found):
            return found
    _look_at_all(positions, found, look, np.full(1 << 22, -1, np.int64), LONGEST)
    return found


def _look_at_all(
    positions: list[int],
    found: list[int | None],
    look: Callable[[int, Ints, int], tuple[int, int]],
    memory: Ints,
    budget: int,
) -> int:
    """Fill in what can be found of the positions that are open; return what is left of the budget."""
    for at, stones in enumerate(positions):
        if found[at] is None:
            each, budget = look(key_of(stones), memory, budget)
            found[at], budget = (None if each < 0 else int(each)), max(0, budget)
    return budget


class _Loaded:
    """The tables of this process, once they are there."""

    tables: Tables | None = None


def ready() -> Tables | None:
    """Return the tables if they have been built; building takes minutes."""
    if _Loaded.tables is None:
        arrays = kept(NAME, VERSION)
        _Loaded.tables = None if arrays is None else _from_kept(arrays)
    return _Loaded.tables


def prepare() -> Tables:
    """Return the tables, built now if need be."""
    if _Loaded.tables is None:
        _Loaded.tables = _from_kept(solved(NAME, VERSION, build))
    return _Loaded.tables


def _from_kept(arrays: Arrays) -> Tables:
    lost, won, few = (
        Listed(arrays[name], arrays[f"{name}_begins"].astype(np.int64), stones)
        for name, stones in (("lost", MANY), ("won", FEW), ("few", VERY_FEW))
    )
    return Tables(lost, won, few, arrays["fewest"])


def build() -> Arrays:
    """Return all lists; this takes a minute or two and a gigabyte of memory."""
    bits = solvable()
    report(NAME, SOLVING)
    won = small_of(bits, FEW)
    lost = [part for stones, reachable in reachable_by_stones(MANY + 1) for part in _lost(bits, stones, reachable)]
    del bits
    report(NAME, LISTING)
    few, fewest = all_small(VERY_FEW)
    kept: dict[str, NDArray[Any]] = {"fewest": fewest}
    for name, positions in {"lost": np.sort(np.concatenate(lost)), "won": won, "few": few}.items():
        kept[name], begins, _ = listed(positions, 0)
        kept[f"{name}_begins"] = begins.astype(np.uint32)
    return kept


def solvable() -> Words:
    """Return the bitmap of all positions that can be solved, reachable or not."""
    bits = np.zeros(SIZE, np.uint64)
    for place in range(PLACES):
        if belongs(1 << place):
            position_sets.add(bits, 1 << place)
    for done in position_sets.spread_all(bits, back=True):
        report(NAME, SOLVING * min(1.0, done / PASSES))
    return bits


def small_of(bits: Words, most: int) -> Positions:
    """Return the smallest pictures of all positions of a set with at most so many stones."""
    nothing: Positions = np.zeros(0, np.uint32)
    found: Positions = np.zeros(position_sets.list_small(bits, most, UNPACK, PICTURES, nothing), np.uint32)
    position_sets.list_small(bits, most, UNPACK, PICTURES, found)
    return found


def all_small(most: int) -> tuple[Positions, NDArray[np.uint8]]:
    """Return all positions with at most so many stones, and the fewest that can remain of each."""
    few = small_of(np.full(SIZE, np.iinfo(np.uint64).max, np.uint64), most)
    fewest = np.zeros(len(few), np.uint8)
    kernel.fill_fewest(few, *listed(few, most), fewest, UNPACK, PICTURES)
    return few, fewest


def reachable_by_stones(least: int) -> Iterator[tuple[int, Positions]]:
    """Yield the positions that can be reached, by stones from the start's down to so many."""
    found: Positions = np.array([key_of(START)], np.uint32)
    for stones in range(START.bit_count(), least, -1):
        yield stones, found
        found = once(np.concatenate([once(part) for part in _after(found)]))
    yield least, found


def _lost(bits: Words, stones: int, reachable: Positions) -> Iterator[Positions]:
    """Yield those not in the set of solvable positions, after the last list also those one jump later."""
    yield _outside(reachable, bits)
    if stones == MANY + 1:
        yield once(np.concatenate([once(_outside(part, bits)) for part in _after(reachable)]))


def _outside(positions: Positions, bits: Words) -> Positions:
    out = np.empty_like(positions)
    return out[: position_sets.list_outside(positions, bits, out)].copy()


def _after(positions: Positions) -> Iterator[Positions]:
    """Yield what one jump makes of positions, in parts, some more than once."""
    out = np.empty(AT_A_TIME * kernel.MOST_JUMPS // 4, np.uint32)
    for at in range(0, len(positions), AT_A_TIME):
        yield out[: kernel.list_after(positions[at : at + AT_A_TIME], UNPACK, PICTURES, out)]
