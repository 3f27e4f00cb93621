"""Sets of positions as bitmaps, a bit for each packed one: a jump is made on a whole set at once."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np

from fives.games.clear_away.fast.packed_positions import NONE, ONE, Positions, Words, smallest, unpacked
from fives.games.clear_away.positions_as_32_bits import AT_ZERO, CHANGES, CORNER, PACKED, pack
from fives.games.clear_away.rules import FLIPS, Move
from fives.solving.bitsets import ones
from fives.solving.jit import kernel

SIZE = 1 << 26  # words of a set
WORD = 6  # bits of a packed position that count within a word
OCTET = 9  # and within eight words, a line of the processor's cache


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


def spread_all(bits: Words, back: bool) -> Iterator[float]:
    """Add all that jumps, or jumps taken back, make of a set, until nothing is new; yield how many passes are done."""
    order = sorted((as_spread(jump, back) for jump in FLIPS), key=lambda each: each.hold)
    news, passes = True, 0
    while news:
        news = False
        for at, each in enumerate(order):
            news |= spread(bits, *each)
            yield passes + at / len(order)
        order.reverse()  # what one pass leaves undone in this order is done sooner in the other
        passes += 1


@kernel
def spread(bits: Words, hold: int, source: int, shift: int, masks: Words, far: int, cross: Any) -> bool:
    """Add to a set every position that one jump makes of a position in it; say whether any was new."""
    last = (len(bits) // 8 - 1) & ~hold
    left, right = np.uint64(max(shift, 0)), np.uint64(max(-shift, 0))
    changed = np.uint64(0)
    rest = 0
    while True:
        octet = rest | source
        odd = ones(octet & far) & 1
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


def add(bits: Words, stones: int) -> None:
    """Add a position to a set."""
    packed = pack(stones)
    bits[packed >> WORD] |= np.uint64(1 << (packed & 63))


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
        if rest == NONE or ones(np.uint64(word)) > most:
            continue
        for bit in range(64):
            if rest >> np.uint64(bit) & ONE:
                packed = word << WORD | bit
                if ones(unpacked(packed, unpack)) <= most and smallest(packed, pictures) == packed:
                    if size < len(out):
                        out[size] = packed
                    size += 1
    return size
