"""Compiled kernels of Clear Away: jumps on whole sets of positions, lists of positions, and a short search.

A position is packed into 32 bits (`packing.py`); a set of positions is a bitmap, of lists each is sorted and holds
the smallest of the eight pictures that turning and mirroring make.
"""

from __future__ import annotations

from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from fives.games.clear_away.packing import AT_ZERO, CHANGES, CORNER, PACKED, TURNED
from fives.games.clear_away.rules import CORNERS, DOWN, FLIPS, LEFT, PLACES, RIGHT, SIDE, UP, Move
from fives.games.clear_away.search import EDGE, NEAR
from fives.solving.jit import kernel

Words: TypeAlias = NDArray[np.uint64]
Positions: TypeAlias = NDArray[np.uint32]
Halves: TypeAlias = NDArray[np.uint16]
Ints: TypeAlias = NDArray[np.int64]

WORD = 6  # bits of a packed position that count within a word of a bitmap
OCTET = 9  # and within eight words, a line of the processor's cache
WIDTHS = (12, 128)  # positions of each size that a look ahead keeps, and one more if that finds nothing
MOST_JUMPS = 128  # more than there can be
DEEP = 40  # more than jumps can follow each other
ONE, NONE = np.uint64(1), np.uint64(0)
TO_RIGHT, TO_LEFT, TO_DOWN, TO_UP = (np.uint64(places) for places in (RIGHT, LEFT, DOWN, UP))
SIX, TWELVE = np.uint64(SIDE), np.uint64(2 * SIDE)
NOT_RIGHT, NOT_LEFT = (
    np.uint64(sum(1 << place for place in range(PLACES) if place % SIDE != edge)) for edge in (SIDE - 1, 0)
)
AT_STEP, AT_EDGE, AT_CORNER = (np.uint64(places) for places in (NEAR, EDGE, CORNERS))


def _by_byte(change: Any, start: int, kind: type) -> NDArray[Any]:
    """Return [byte of a packed position, its value] -> the sum of `change(bit)` over the bits set."""
    table: NDArray[Any] = np.zeros((4, 256), kind)
    for bit in range(32):
        for value in range(256):
            if value >> bit % 8 & 1:
                table[bit // 8, value] ^= kind(change(bit))
    table[0] ^= kind(start)
    return table


def _corners(at: int) -> int:
    return sum(1 << place for corner, place in enumerate(CORNER) if CHANGES[at] >> corner & 1)


# UNPACK[b, v]: the places that byte b of a packed position fills, corners included; PICTURES[t, b, v]: as turned by t.
UNPACK = _by_byte(
    lambda at: 1 << PACKED[at] | _corners(at),
    sum(1 << place for corner, place in enumerate(CORNER) if AT_ZERO >> corner & 1),
    np.uint64,
)
PICTURES = np.array([_by_byte(lambda at, to=to: 1 << PACKED.index(to[PACKED[at]]), 0, np.uint32) for to in TURNED])


class Spread(NamedTuple):
    """A jump as bitmaps see it, for `spread`."""

    hold: int  # the bits above nine that it changes
    source: int  # their values before it
    shift: int  # by how much a position moves within its word
    masks: Words  # [parity of the bits of `far`, word of eight] the positions that can jump
    far: int  # the bits above nine that decide about a corner
    cross: np.uint64  # to which of the eight words a position moves, as a difference


def as_spread(jump: Move, back: bool) -> Spread:
    """Return a jump, or the same jump taken back, as `spread` wants it."""
    place, landing = jump
    before = {place: 1, (place + landing) // 2: 1, landing: 0}
    if back:
        before = {each: 1 - value for each, value in before.items()}
    hold = source = shift = cross = far = 0
    for each, value in before.items():
        if each in CORNER:
            corner = CORNER.index(each)
            far = sum((change >> corner & 1) << at for at, change in enumerate(CHANGES)) >> OCTET
            continue
        at = PACKED.index(each)
        if at >= OCTET:
            hold, source = hold | 1 << at - OCTET, source | value << at - OCTET
        elif at >= WORD:
            cross |= 1 << at - WORD
        else:
            shift += (1 - 2 * value) << at
    masks = [
        [sum(1 << bit for bit in range(64) if _fits(word << WORD | bit, odd, before)) for word in range(8)]
        for odd in range(2)
    ]
    return Spread(hold, source, shift, np.array(masks, np.uint64), far, np.uint64(cross))


def _fits(low: int, odd: int, before: dict[int, int]) -> bool:
    """Say whether the lowest nine bits, and the parity of those that decide about a corner, allow a jump."""
    for place, value in before.items():
        if place in CORNER:
            corner = CORNER.index(place)
            near = sum(CHANGES[at] >> corner for at in range(OCTET) if low >> at & 1)
            if (near + odd + (AT_ZERO >> corner)) & 1 != value:
                return False
        elif PACKED.index(place) < OCTET and low >> PACKED.index(place) & 1 != value:
            return False
    return True


SPREADS = {back: [as_spread(jump, back) for jump in FLIPS] for back in (False, True)}


@kernel
def spread(bits: Words, hold: int, source: int, shift: int, masks: Words, far: int, cross: Any) -> bool:
    """Add to a set every position that one jump makes of a position in it; say whether any was new."""
    last = (len(bits) // 8 - 1) & ~hold
    left, right = np.uint64(max(shift, 0)), np.uint64(max(-shift, 0))
    changed = np.uint64(0)
    rest = 0
    while True:
        octet = rest | source
        odd = octet & far
        odd ^= odd >> 16
        odd ^= odd >> 8
        odd ^= odd >> 4
        odd ^= odd >> 2
        odd = (odd ^ odd >> 1) & 1
        here, there = np.uint64(8 * octet), np.uint64(8 * (octet ^ hold))
        for word in range(8):
            at = there + (np.uint64(word) ^ cross)
            old = bits[at]
            new = old | ((bits[here + np.uint64(word)] & masks[odd, word]) << left) >> right
            changed |= new ^ old
            bits[at] = new
        if rest == last:
            return bool(changed != NONE)
        rest = ((rest | hold) + 1) & ~hold


@kernel
def unpacked(packed: Any, unpack: Words) -> Any:
    """Return all 36 places of a packed position. Twin: packing.unpack."""
    return (
        unpack[0, packed & 255] ^ unpack[1, packed >> 8 & 255] ^ unpack[2, packed >> 16 & 255] ^ unpack[3, packed >> 24]
    )


@kernel
def packed_of(stones: Any) -> Any:
    """Return the 32 places other than corners. Twin: packing.pack."""
    return (
        stones >> np.uint64(1) & np.uint64(0xF)
        | (stones >> np.uint64(6) & np.uint64(0xFFFFFF)) << np.uint64(4)
        | (stones >> np.uint64(31) & np.uint64(0xF)) << np.uint64(28)
    )


@kernel
def count(stones: Any) -> int:
    """Return how many stones there are."""
    stones = stones - (stones >> ONE & np.uint64(0x5555555555555555))
    stones = (stones & np.uint64(0x3333333333333333)) + (stones >> np.uint64(2) & np.uint64(0x3333333333333333))
    stones = stones + (stones >> np.uint64(4)) & np.uint64(0x0F0F0F0F0F0F0F0F)
    return np.int64(stones * np.uint64(0x0101010101010101) >> np.uint64(56))  # type: ignore[return-value]


@kernel
def smallest(packed: Any, pictures: Any) -> Any:
    """Return the smallest of a position's eight pictures."""
    a, b, c, d = packed & 255, packed >> 8 & 255, packed >> 16 & 255, packed >> 24
    least = packed
    for turn in range(7):
        picture = np.int64(pictures[turn, 0, a] ^ pictures[turn, 1, b] ^ pictures[turn, 2, c] ^ pictures[turn, 3, d])
        least = min(least, picture)
    return least


@kernel
def jump_all(stones: Any, pictures: Any, after: Any) -> int:
    """Write the smallest pictures of all positions one jump later into `after`; return how many there are."""
    found = 0
    ways = (
        stones & stones >> ONE & ~(stones >> np.uint64(2)) & TO_RIGHT,
        stones & stones << ONE & ~(stones << np.uint64(2)) & TO_LEFT,
        stones & stones >> SIX & ~(stones >> TWELVE) & TO_DOWN,
        stones & stones << SIX & ~(stones << TWELVE) & TO_UP,
    )
    for way in range(4):
        jumping = ways[way]
        while jumping != NONE:
            stone = jumping & (~jumping + ONE)
            jumping ^= stone
            if way == 0:
                flips = stone | stone << ONE | stone << np.uint64(2)
            elif way == 1:
                flips = stone | stone >> ONE | stone >> np.uint64(2)
            elif way == 2:
                flips = stone | stone << SIX | stone << TWELVE
            else:
                flips = stone | stone >> SIX | stone >> TWELVE
            after[found] = smallest(np.int64(packed_of(stones ^ flips)), pictures)
            found += 1
    return found


@kernel
def list_after(listed: Positions, unpack: Words, pictures: Any, out: Positions) -> int:
    """Write the smallest pictures of all that one jump makes of those listed, some more than once; return how many."""
    after = np.zeros(MOST_JUMPS, np.int64)
    size = 0
    for at in range(len(listed)):
        found = jump_all(unpacked(np.int64(listed[at]), unpack), pictures, after)
        for each in range(found):
            out[size] = after[each]
            size += 1
    return size


@kernel
def list_outside(listed: Positions, bits: Words, out: Positions) -> int:
    """Write those listed that are not in a set; return how many."""
    size = 0
    for at in range(len(listed)):
        packed = np.uint64(listed[at])
        if not bits[packed >> np.uint64(WORD)] >> (packed & np.uint64(63)) & ONE:
            out[size] = listed[at]
            size += 1
    return size


@kernel
def list_small(bits: Words, most: int, unpack: Words, pictures: Any, out: Positions) -> int:
    """Write the smallest pictures in a set with at most so many stones as far as there is room; return how many."""
    size = 0
    for word in range(len(bits)):
        rest = bits[word]
        if rest == NONE or count(np.uint64(word)) > most:
            continue
        for bit in range(64):
            if rest >> np.uint64(bit) & ONE:
                packed = word << WORD | bit
                if count(unpacked(packed, unpack)) <= most and smallest(packed, pictures) == packed:
                    if size < len(out):
                        out[size] = packed
                    size += 1
    return size


@kernel
def count_by_stones(bits: Words, unpack: Words) -> Any:
    """Return how many positions of a set have 0, 1, … 36 stones."""
    counts = np.zeros(37, np.int64)
    for word in range(len(bits)):
        rest = bits[word]
        if rest != NONE:
            for bit in range(64):
                if rest >> np.uint64(bit) & ONE:
                    counts[count(unpacked(word << WORD | bit, unpack))] += 1
    return counts


@kernel
def find(lower: Halves, begins: Ints, packed: int) -> int:
    """Return where a sorted list of lower halves holds a position, -1 if it does not; `begins` is by upper half."""
    low, high = begins[packed >> 16], begins[(packed >> 16) + 1]
    end, half = high, packed & 0xFFFF
    while low < high:
        middle = (low + high) >> 1
        if np.int64(lower[middle]) < half:
            low = middle + 1
        else:
            high = middle
    return low if low < end and np.int64(lower[low]) == half else -1


@kernel
def fill_fewest(
    listed: Positions, lower: Halves, begins: Ints, most: int, fewest: Any, unpack: Words, pictures: Any
) -> None:
    """Fill in the fewest stones that can remain, for a list of all positions with at most so many stones."""
    after = np.zeros(MOST_JUMPS, np.int64)
    for stones in range(1, most + 1):
        for at in range(len(listed)):
            board = unpacked(np.int64(listed[at]), unpack)
            if count(board) != stones:
                continue
            best = stones
            for each in range(jump_all(board, pictures, after)):
                best = min(best, int(fewest[find(lower, begins, after[each])]))
            fewest[at] = best


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
    beside = (stones & NOT_RIGHT) << ONE | (stones & NOT_LEFT) >> ONE | stones << SIX | stones >> SIX
    far = count(stones & AT_STEP) + 2 * count(stones & AT_EDGE) + 5 * count(stones & AT_CORNER)
    return far + 2 * count(stones & ~beside)


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
    for _ in range(count(unpacked(packed, unpack)) - least):
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
def settle(
    packed: int, lost: Any, won: Any, memory: Ints, unpack: Words, pictures: Any, budget: int
) -> tuple[int, int]:
    """Return 1 if a position can be solved, 0 if not, -1 if the budget of positions ran out; and what is left of it.

    lost, won  a list in halves, where they begin, and the least (most) stones of what it lists
    memory     what is known of positions between the two       Twin: search.fewest is 1
    """
    stones = count(unpacked(packed, unpack))
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
    memory  what is known of positions with more            Twin: search.fewest
    """
    stones = count(unpacked(packed, unpack))
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


@kernel
def list_moves(listed: Positions, back: bool, unpack: Words, pictures: Any, out: Positions) -> int:
    """Write what one move, a jump or a chain, makes of the positions listed, or one taken back; return how many.

    A position can be written more than once. Stops when `out` could be too small: then the answer is its size.
    """
    boards, places, steps = np.zeros(64, np.uint64), np.zeros(64, np.int64), np.array([1, -1, SIDE, -SIDE])
    size = 0
    for at in range(len(listed)):
        start = unpacked(np.int64(listed[at]), unpack)
        for stone in range(PLACES):
            if not start >> np.uint64(stone) & ONE:
                continue
            boards[0], places[0], waiting = start, stone, 1
            while waiting:
                waiting -= 1
                board, place = boards[waiting], places[waiting]
                for way in range(4):
                    column, row = place % SIDE, place // SIDE
                    if way < 2 and not 0 <= column + 2 * steps[way] < SIDE:
                        continue
                    if way >= 2 and not 0 <= row + 2 * (steps[way] // SIDE) < SIDE:
                        continue
                    between, landing = np.uint64(place + steps[way]), np.uint64(place + 2 * steps[way])
                    if board >> landing & ONE or (board >> between & ONE != NONE) == back:
                        continue
                    then = board ^ (ONE << np.uint64(place) | ONE << between | ONE << landing)
                    if size == len(out):
                        return size
                    out[size] = smallest(np.int64(packed_of(then)), pictures)
                    size += 1
                    boards[waiting], places[waiting] = then, place + 2 * steps[way]
                    waiting += 1
    return size
