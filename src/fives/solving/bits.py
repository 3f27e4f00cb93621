"""Sets of small numbers as the bits of one."""

from __future__ import annotations

from fives.solving.jit import kernel


@kernel
def count_bits(bits: int) -> int:
    """Return how many numbers are in the set."""
    count = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


@kernel
def nth_bit(bits: int, n: int) -> int:
    """Return a number of the set: the least for 0, the next for 1, ..."""
    for _ in range(n):
        bits &= bits - 1
    number = 0
    while not (bits >> number) & 1:
        number += 1
    return number
