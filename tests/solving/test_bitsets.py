"""Sets as bits of a number: kernels against Python's own way to look at them."""

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from fives.solving.bitsets import lowest, nth, ones
from fives.solving.jit import lean_kernel


@lean_kernel
def asked(word: int) -> tuple[int, int]:
    return ones(word), lowest(word)


@given(st.sets(st.integers(0, 63)))
def test_unsigned_numbers_work_as_bitsets(members):
    assert asked(np.uint64(sum(1 << place for place in members))) == (len(members), min(members, default=64))


@given(st.sets(st.integers(0, 62)))
def test_a_set_knows_its_size_and_its_members_in_order(members):
    word = sum(1 << place for place in members)
    assert asked(word) == (len(members), min(members, default=64))
    assert [nth(word, n) for n in range(len(members))] == sorted(members)
