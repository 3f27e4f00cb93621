"""Five dice as arrays: the 252 ways they can lie, what may be kept of them, and how likely a keep lands as what."""

import numpy as np

from fives.core.chance.rolls import KEEPS, Dice, rolls
from fives.solving.array_types import Floats, Ints

DICE: dict[Dice, int] = {dice: d for d, dice in enumerate(rolls(5))}
SIZES: Ints = np.array([len(keep) for keep in KEEPS])


def _odds() -> Floats:
    table = np.zeros((len(KEEPS), len(DICE)))
    for keep, k in KEEPS.items():
        for landed, chance in rolls(5 - len(keep)).items():
            table[k, DICE[tuple(sorted(keep + landed))]] += float(chance)
    return table


ODDS = _odds()  # ODDS[k, d]: probability that keep k lands as dice d


def expected(keep: Dice, worth: Floats) -> float:
    """Return what a keep is worth once the other dice have landed, given what the 252 ways to lie are worth."""
    return float(ODDS[KEEPS[keep]] @ worth)
