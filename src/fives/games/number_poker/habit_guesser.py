"""Guessing the habits of a player of Number Poker from what they have shown in this match.

Everyone may be one of a few characters: blind, or fond of high or of low stones, early or late with the empty hand.
What was shown makes some likelier than others (Bayes), and what comes next is guessed from all of them together.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise, product
from math import exp
from operator import mul
from typing import Final, NamedTuple

from fives.core.game import Seat
from fives.games.number_poker.rules import VALUES, Left, NumberPoker, Options, plays

FONDNESS: Final = (-1.0, -0.5, 0.5, 1.0)  # of high stones: one point higher is shown e to this more often
PALMS: Final = (0.5, 2.5, 4.5)  # the empty hand is as dear as a stone of this value
DOUBT: Final = 0.25  # how likely a player is blind, before anything was shown


class Character(NamedTuple):
    """What makes a player show a play; a blind one shows any stone that is left as likely as another."""

    weights: tuple[float, ...]  # by play, EMPTY first
    blind: bool

    def likely(self, left: Left, shown: tuple[int, ...]) -> list[float]:
        """Return how likely each of `shown` is from what is left."""
        return _shares([self.weights[play] * (left[play] if self.blind else 1) for play in shown])


def _shares(weights: Sequence[float]) -> list[float]:
    total = sum(weights)
    return [each / total for each in weights]


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


def read(seen: Sequence[NumberPoker], seat: Seat, options: Options) -> list[float]:
    """Return how likely `seat` is each of the characters, by what it has shown; the blind one first."""
    belief = [DOUBT] + [(1 - DOUBT) / len(FOND)] * len(FOND)
    for left, play in shown_before(seen, seat):
        able = plays(left, options)
        if play in able:
            at = able.index(play)
            belief = _shares([part * who.likely(left, able)[at] for part, who in zip(belief, CHARACTERS, strict=True)])
    return belief


def habit_of(belief: Sequence[float], left: Left, options: Options) -> list[float]:
    """Return how likely each play of a hand comes next, in the order of `rules.plays`, if nothing more is learnt."""
    able = plays(left, options)
    by_character = [who.likely(left, able) for who in CHARACTERS]
    return [sum(map(mul, belief, each)) for each in zip(*by_character, strict=True)]


def weights_of(belief: Sequence[float]) -> list[float]:
    """Return how much likelier each play is than others for one so believed to be; EMPTY first."""
    shares = [_shares(who.weights) for who in CHARACTERS]
    return [sum(map(mul, belief, each)) for each in zip(*shares, strict=True)]
