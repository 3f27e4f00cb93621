"""Guessing the habits of a player of Number Poker from what they have shown in this match.

Everyone may be one of a few characters: blind, or fond of high or of low stones, early or late with the empty hand.
What was shown makes some likelier than others (Bayes), and what comes next is guessed from all of them together.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import pairwise, product
from math import exp
from typing import Final, NamedTuple

import numpy as np

from fives.core.game import Seat
from fives.games.number_poker.fast.solve_hand_pairs import HANDS
from fives.games.number_poker.rules import VALUES, Left, NumberPoker, Options, plays
from fives.solving.array_types import Floats

FONDNESS: Final = (-1.0, -0.5, 0.5, 1.0)  # of high stones: one point higher is shown e to this more often
PALMS: Final = (0.5, 2.5, 4.5)  # the empty hand is as dear as a stone of this value
DOUBT: Final = 0.25  # how likely a player is blind, before anything was shown


class Character(NamedTuple):
    """What makes a player show a play; a blind one shows any stone that is left as likely as another."""

    weights: tuple[float, ...]  # by play, EMPTY first
    blind: bool

    def likely(self, left: Left, shown: tuple[int, ...]) -> Floats:
        """Return how likely each of `shown` is from what is left."""
        weights = np.array([self.weights[play] * (left[play] if self.blind else 1) for play in shown])
        likely: Floats = weights / weights.sum()
        return likely


BLIND: Final = Character((1.0,) * 5, True)
FOND: Final = tuple(
    Character((exp(fond * palm), *(exp(fond * value) for value in VALUES)), False)
    for fond, palm in product(FONDNESS, PALMS)
)
CHARACTERS: Final = (BLIND, *FOND)


def shown_before(seen: Sequence[NumberPoker], seat: Seat) -> Iterator[tuple[Left, int]]:
    """Yield everything `seat` has shown, oldest first, with what was left to it before."""
    for before, after in pairwise(seen):
        gone = [play for play, count in enumerate(before.left[seat]) if after.left[seat][play] < count]
        if len(gone) == 1:
            yield before.left[seat], gone[0]


def read(seen: Sequence[NumberPoker], seat: Seat, options: Options) -> Floats:
    """Return how likely `seat` is each of the characters, by what it has shown; the blind one first."""
    belief: Floats = np.array([DOUBT] + [(1 - DOUBT) / len(FOND)] * len(FOND))
    for left, play in shown_before(seen, seat):
        able = plays(left, options)
        if play in able:
            belief *= [who.likely(left, able)[able.index(play)] for who in CHARACTERS]
            belief /= belief.sum()
    return belief


def habit_of(belief: Floats, options: Options) -> Floats:
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


def weights_of(belief: Floats) -> Floats:
    """Return how much likelier each play is than others for one so believed to be; EMPTY first."""
    shares = [np.array(who.weights) / sum(who.weights) for who in CHARACTERS]
    mixed: Floats = np.sum([part * share for part, share in zip(belief, shares, strict=True)], axis=0)
    return mixed
