"""Canonical sheets of Detective: suspects are interchangeable, so a sheet is a sorted row of six masks."""

from __future__ import annotations

from itertools import combinations_with_replacement

from fives.games.detective.rules import SOLVED, Evidence, Sheet

RECORDS = tuple((mask, kind.bit) for mask in range(SOLVED) for kind in Evidence if not mask & kind.bit)
RECORD = {record: r for r, record in enumerate(RECORDS)}  # a set of records is a sum of powers of two
SHEETS = tuple(combinations_with_replacement(range(SOLVED), 6))  # those that solve nothing: 924
POOLS = tuple(combinations_with_replacement(range(SOLVED + 1), 6))  # of variation 2, solved suspects too: 1716
NUMBER = {sheet: a for a, sheet in enumerate(SHEETS)}
POOL = {pool: p for p, pool in enumerate(POOLS)}


def nameless(sheet: Sheet) -> Sheet:
    """Return the sheet without the suspects' numbers."""
    return tuple(sorted(sheet))


def recorded(sheet: Sheet, mask: int, bit: int) -> Sheet:
    """Return a nameless sheet after one of its suspects with `mask` gets `bit`."""
    rest = list(sheet)
    rest.remove(mask)
    return tuple(sorted([*rest, mask | bit]))


def count_pieces(sheet: Sheet) -> int:
    """Return how many pieces are recorded on a sheet."""
    return sum(mask.bit_count() for mask in sheet)
