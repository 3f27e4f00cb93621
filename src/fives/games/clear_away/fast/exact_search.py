"""A short compiled search for positions between two lists: whether one is solvable, or how few stones can remain."""

from __future__ import annotations

from typing import Any

import numpy as np

from fives.games.clear_away.fast.packed_positions import MOST_JUMPS, ONE, SIX, Ints, Words, find, jump_all, unpacked
from fives.games.clear_away.rules import CORNERS, PLACES
from fives.games.clear_away.solvability_search import EDGE, NEAR, NOT_LEFT, NOT_RIGHT
from fives.solving.bitsets import ones
from fives.solving.jit import kernel

WIDTHS = (12, 128)  # positions of each size that a look ahead keeps, and one more if that finds nothing
DEEP = 40  # more than jumps can follow each other
AT_STEP, AT_EDGE, AT_CORNER = (np.uint64(places) for places in (NEAR, EDGE, CORNERS))
TO_THE_RIGHT, TO_THE_LEFT = (np.uint64(places) for places in (NOT_RIGHT, NOT_LEFT))  # places with another beside them


@kernel
def recall(memory: Ints, packed: int) -> int:
    """Return what is remembered of a position, -1 if nothing."""
    slot = (packed * 2654435761 >> 8) & (len(memory) - 1)
    while memory[slot] >= 0:
        if memory[slot] >> 6 == packed:
            return int(memory[slot] & 63)
        slot = (slot + 1) & (len(memory) - 1)
    return -1


@kernel
def remember(memory: Ints, packed: int, value: int) -> None:
    """Remember a value below 64 of a position."""
    slot = (packed * 2654435761 >> 8) & (len(memory) - 1)
    while memory[slot] >= 0 and memory[slot] >> 6 != packed:
        slot = (slot + 1) & (len(memory) - 1)
    memory[slot] = packed << 6 | value


@kernel
def cost(packed: int, unpack: Words) -> int:
    """Return how bad a position looks: stones far from the middle, stones without a neighbour."""
    stones = unpacked(packed, unpack)
    beside = (stones & TO_THE_RIGHT) << ONE | (stones & TO_THE_LEFT) >> ONE | stones << SIX | stones >> SIX
    far = ones(stones & AT_STEP) + 2 * ones(stones & AT_EDGE) + 5 * ones(stones & AT_CORNER)
    return far + 2 * ones(stones & ~beside)


@kernel
def put_in_order(after: Ints, size: int, unpack: Words) -> None:
    """Put positions in order, those first that look best."""
    costs = np.zeros(MOST_JUMPS, np.int64)
    for at in range(size):
        packed, worth, place = after[at], cost(after[at], unpack), at
        while place > 0 and costs[place - 1] > worth:
            costs[place], after[place] = costs[place - 1], after[place - 1]
            place -= 1
        costs[place], after[place] = worth, packed


@kernel
def look_ahead(packed: int, least: int, width: int, unpack: Words, pictures: Any) -> Ints:
    """Return positions with `least` stones that can follow, keeping the best-looking of each size; maybe none."""
    best = np.zeros(width, np.int64)
    best[0], kept = packed, 1
    found, after = np.zeros(width * MOST_JUMPS, np.int64), np.zeros(MOST_JUMPS, np.int64)
    for _ in range(ones(unpacked(packed, unpack)) - least):
        size = 0
        for at in range(kept):
            for each in range(jump_all(unpacked(best[at], unpack), pictures, after)):
                found[size] = cost(after[each], unpack) << 32 | after[each]
                size += 1
        ordered, kept = np.sort(found[:size]), 0
        for at in range(size):
            if kept < width and (at == 0 or ordered[at] != ordered[at - 1]):
                best[kept] = ordered[at] & 0xFFFFFFFF
                kept += 1
    return best[:kept]


@kernel
def look_up(packed: int, stones: int, lost: Any, won: Any, memory: Ints) -> int:
    """Return what lists and memory say of a position: 1 solvable, 0 not, -1 nothing."""
    if stones <= won[2]:
        return int(find(won[0], won[1], packed) >= 0)
    if stones >= lost[2] and find(lost[0], lost[1], packed) >= 0:
        return 0
    return recall(memory, packed)


@kernel
def is_solvable(
    packed: int, lost: Any, won: Any, memory: Ints, unpack: Words, pictures: Any, budget: int
) -> tuple[int, int]:
    """Return 1 if a position can be solved, 0 if not, -1 if the budget of positions ran out; and what is left of it.

    lost, won  a list in halves, where they begin, and the least (most) stones of what it lists
    memory     what is known of positions between the two       Twin: solvability_search.fewest is 1
    """
    stones = ones(unpacked(packed, unpack))
    known = look_up(packed, stones, lost, won, memory)
    if known >= 0:
        return known, budget
    for width in WIDTHS:
        for end in look_ahead(packed, won[2], width, unpack, pictures):
            if find(won[0], won[1], end) >= 0:
                return 1, budget
    line = np.zeros(DEEP, np.int64)  # the positions that are being looked at
    after = np.zeros((DEEP, MOST_JUMPS), np.int64)
    sizes, nexts = np.zeros(DEEP, np.int64), np.zeros(DEEP, np.int64)
    after[0, 0], sizes[0], depth = packed, 1, 0  # as if a jump led to it
    while depth >= 0:
        if nexts[depth] == sizes[depth]:
            if depth:
                remember(memory, line[depth], 0)
            depth -= 1
            continue
        then = after[depth, nexts[depth]]
        nexts[depth] += 1
        known = look_up(then, stones - depth, lost, won, memory)
        if known == 1:
            for at in range(1, depth + 1):
                remember(memory, line[at], 1)
            return 1, budget
        if known < 0:
            budget -= 1
            if budget < 0:
                return -1, budget
            depth += 1
            line[depth], nexts[depth] = then, 0
            sizes[depth] = jump_all(unpacked(then, unpack), pictures, after[depth])
            if stones - depth > won[2]:  # else the list decides at once
                put_in_order(after[depth], sizes[depth], unpack)
    return 0, budget


@kernel
def fewest_left(packed: int, few: Any, memory: Ints, unpack: Words, pictures: Any, budget: int) -> tuple[int, int]:
    """Return the fewest stones that can remain of an unsolvable position, -1 if the budget ran out; and its rest.

    few     a list of all positions with few stones in halves, their begins, their most stones, what can remain of each
    memory  what is known of positions with more            Twin: solvability_search.fewest
    """
    stones = ones(unpacked(packed, unpack))
    if stones > few[2]:
        for width in WIDTHS:
            for end in look_ahead(packed, few[2], width, unpack, pictures):
                if few[3][find(few[0], few[1], end)] == 2:
                    return 2, budget
    line = np.zeros(DEEP, np.int64)
    after = np.zeros((DEEP, MOST_JUMPS), np.int64)
    sizes, nexts, best = np.zeros(DEEP, np.int64), np.zeros(DEEP, np.int64), np.zeros(DEEP, np.int64)
    after[0, 0], sizes[0], best[0], depth = packed, 1, PLACES, 0
    while True:
        if nexts[depth] == sizes[depth] or best[depth] == 2:  # two are the fewest of what cannot be solved
            if depth == 0:
                return int(best[0]), budget
            remember(memory, line[depth], best[depth])
            depth -= 1
            best[depth] = min(best[depth], best[depth + 1])
            continue
        then = after[depth, nexts[depth]]
        nexts[depth] += 1
        left = stones - depth
        known = np.int64(few[3][find(few[0], few[1], then)]) if left <= few[2] else recall(memory, then)
        if known >= 0:
            best[depth] = min(best[depth], known)
            continue
        budget -= 1
        if budget < 0:
            return -1, budget
        depth += 1
        line[depth], nexts[depth], best[depth] = then, 0, left
        sizes[depth] = jump_all(unpacked(then, unpack), pictures, after[depth])
        if left - 1 > few[2]:  # else the list decides at once
            put_in_order(after[depth], sizes[depth], unpack)
