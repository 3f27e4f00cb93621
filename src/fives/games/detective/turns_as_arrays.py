"""A turn on a canonical sheet as arrays, and the turns on many sheets one behind the other.

A record is a mask and the bit it gets. What some dice allow is a set of records, and dice that allow the same are the
same: keeps with equal chances for every set are one keep, rolls with equal sets and keeps are one roll.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache
from itertools import product
from typing import NamedTuple

import numpy as np

from fives.core.chance.rolls import FACES, KEEPS, keeps, rolls
from fives.games.detective.canonical_sheets import RECORD, RECORDS, recorded
from fives.games.detective.rules import KEPT, Evidence, Sheet, strings
from fives.solving.array_types import Floats, Ints
from fives.solving.five_dice_odds import DICE

NEEDS = {kind.bit: kind.dice for kind in Evidence}
EVERY = 6**5  # ordered throws of five dice: the unit in which chances are counted


class Landings(NamedTuple):
    """Every way that a keep can land: the keep, how many of the 7,776 throws, how long each number's string is."""

    keep: Ints
    weight: Ints
    lengths: Ints


@cache
def landings(mixed: bool) -> Landings:
    """Return the landings of all keeps; `mixed` strings need kept and new dice (DE2R), others do not (DE-V1)."""
    rows = []
    for keep, k in KEEPS.items():
        for landed, chance in rolls(5 - len(keep)).items():
            lengths = strings(keep, landed, mixed and bool(keep))
            rows.append([k, int(chance * EVERY), *(lengths.get(n, 0) for n in FACES)])
    table = np.array(rows)
    return Landings(table[:, 0], table[:, 1], table[:, 2:])


@cache
def _first_rolls() -> tuple[Ints, Ints, Ints]:
    """Return the weight of each of the 252 dice, the length of each number's string, and which keeps they have."""
    weight = np.array([int(chance * EVERY) for chance in rolls(5).values()])
    lengths = np.array([[dice.count(n) for n in FACES] for dice in DICE])
    has = np.zeros((len(DICE), len(KEEPS)), dtype=np.int64)
    for dice, d in DICE.items():
        has[d, [KEEPS[keep] for keep in keeps(dice, KEPT)]] = 1
    return weight, lengths, has


class Turn(NamedTuple):
    """A turn on one sheet: what can be found, what can be kept, and what can be rolled first.

    sets[s]        set of records s; sets[0] is empty
    odds[k, s]     chance that keep k lands as set s
    chance[r]      chance of first roll r
    found[r]       its set
    choices[r, k]  whether it has keep k
    """

    sets: Ints
    odds: Floats
    chance: Floats
    found: Ints
    choices: Ints


def turn_on(sheet: Sheet, mixed: bool, must: bool) -> Turn:
    """Return the turn on a nameless sheet; where one `must` record, a first roll with a piece has no keeps (DE-V2R)."""
    keep, weight, lengths = landings(mixed)
    roll_weight, roll_lengths, has = _first_rolls()
    allows = _allows(sheet)
    both = np.concatenate([_sets(allows, lengths), _sets(allows, roll_lengths)])
    sets, at = np.unique(np.append(both, 0), return_inverse=True)
    landed, first = at[: len(keep)], at[len(keep) : -1]
    counts = np.bincount(keep * len(sets) + landed, weights=weight, minlength=len(KEEPS) * len(sets))
    rows, kind = _unique_rows(counts.reshape(len(KEEPS), -1).astype(np.int64))
    begins = np.searchsorted(np.sort(kind), np.arange(len(rows)))
    has_kind = np.maximum.reduceat(has[:, np.argsort(kind)], begins, axis=1)
    if must:
        has_kind[first != 0] = 0
    kinds, roll = _unique_rows(np.column_stack([first, has_kind]))
    chance = np.bincount(roll, weights=roll_weight) / EVERY
    return Turn(sets, rows / EVERY, chance, kinds[:, 0], kinds[:, 1:])


def _allows(sheet: Sheet) -> Ints:
    """Return by suspect and length of string the set of records it allows (DE1)."""
    table = np.zeros((6, 6), dtype=np.int64)
    for (n, mask), length in product(enumerate(sheet), range(6)):
        bits = [bit for bit, need in NEEDS.items() if length >= need and not mask & bit]
        table[n, length] = sum(1 << RECORD[mask, bit] for bit in bits)
    return table


def _sets(allows: Ints, lengths: Ints) -> Ints:
    found: Ints = np.bitwise_or.reduce(allows[np.arange(6), lengths], axis=1)
    return found


def _unique_rows(table: Ints) -> tuple[Ints, Ints]:
    """Return the different rows, and for each row of `table` which of them it is."""
    names = table @ np.random.default_rng(5).integers(1 << 62, size=table.shape[1])  # wraps round, which is no harm
    _, where, which = np.unique(names, return_index=True, return_inverse=True)
    assert (table[where][which] == table).all(), "two rows have one name"
    return table[where], which


class Turns(NamedTuple):
    """The turns on many sheets, one behind the other: those of sheet a are rows at[a] to at[a + 1] of each array."""

    sets_at: Ints
    sets: Ints
    keeps_at: Ints
    empty: Floats  # by keep: chance to find nothing
    odds_at: Ints  # by keep
    odds_set: Ints
    odds: Floats
    rolls_at: Ints
    chance: Floats
    found: Ints
    choices_at: Ints  # by first roll
    choices: Ints


def turns_on(sheets: Iterable[Sheet], mixed: bool, must: bool = False) -> Turns:
    """Return the turns on these sheets as the kernel reads them."""
    parts = [turn_on(sheet, mixed, must) for sheet in sheets]
    odds = [np.nonzero(part.odds[:, 1:]) for part in parts]
    choices = [np.nonzero(part.choices) for part in parts]
    return Turns(
        _ends(len(part.sets) for part in parts),
        np.concatenate([part.sets for part in parts]),
        _ends(len(part.odds) for part in parts),
        np.concatenate([part.odds[:, 0] for part in parts]),
        _ends(n for part in parts for n in np.count_nonzero(part.odds[:, 1:], axis=1)),
        np.concatenate([columns + 1 for _, columns in odds]),
        np.concatenate([part.odds[:, 1:][where] for part, where in zip(parts, odds, strict=True)]),
        _ends(len(part.chance) for part in parts),
        np.concatenate([part.chance for part in parts]),
        np.concatenate([part.found for part in parts]),
        _ends(n for part in parts for n in np.count_nonzero(part.choices, axis=1)),
        np.concatenate([columns for _, columns in choices]),
    )


def _ends(lengths: Iterable[int]) -> Ints:
    return np.cumsum([0, *lengths])


def successors(sheets: tuple[Sheet, ...]) -> Ints:
    """Return by sheet and record the sheet after it; -1 if the sheet has no such suspect, -2 if it is none of these."""
    index = {sheet: a for a, sheet in enumerate(sheets)}
    table = np.full((len(sheets), len(RECORDS)), -1)
    for sheet, a in index.items():
        for mask, bit in RECORDS:
            if mask in Counter(sheet):
                table[a, RECORD[mask, bit]] = index.get(recorded(sheet, mask, bit), -2)
    return table
