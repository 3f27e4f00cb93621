"""What is left to a player of Number Poker as a number: 162 hands."""

from __future__ import annotations

from itertools import product
from typing import Final

from fives.games.number_poker.rules import VALUES, Left

HIGHEST: Final = max(VALUES)
HANDS: Final[dict[Left, int]] = {hand: h for h, hand in enumerate(product((0, 1), *[(0, 1, 2)] * 4))}
