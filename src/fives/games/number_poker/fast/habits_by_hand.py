"""The habits of a player of Number Poker by hand, as the kernels read them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import product

import numpy as np

from fives.games.number_poker.habit_guesser import CHARACTERS
from fives.games.number_poker.hands import HANDS
from fives.games.number_poker.rules import VALUES, Options, plays
from fives.solving.array_types import Floats


def habits_by_hand(belief: Sequence[float], options: Options) -> Floats:
    """Return by hand how likely each play comes next, in the order of `rules.plays`, if nothing more is learnt."""
    habit: Floats = np.tensordot(belief, _habits(options), axes=1)
    return habit


@cache
def _habits(options: Options) -> Floats:
    """Return by character and hand how likely each play is."""
    habits: Floats = np.zeros((len(CHARACTERS), len(HANDS), len(VALUES) + 1))
    for (n, who), (left, at) in product(enumerate(CHARACTERS), HANDS.items()):
        if able := plays(left, options):
            habits[n, at, : len(able)] = who.likely(left, able)
    return habits
