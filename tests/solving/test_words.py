"""What kernels ask of a set of places, and what Python says."""

from random import Random

import numpy as np

from fives.solving.jit import lean_kernel
from fives.solving.words import lowest, ones


@lean_kernel
def asked(word):
    return ones(word), lowest(word)


def test_places_are_counted_and_the_first_is_found():
    random = Random(5)
    for word in [0, 1, 2, 1 << 62, -1, -(1 << 63), *(random.getrandbits(63) for _ in range(100))]:
        places = [n for n in range(64) if word >> n & 1]
        assert asked(np.int64(word)) == (len(places), min(places, default=64))
