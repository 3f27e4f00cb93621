"""One round of Dominoes by plain Python, from a compact table; it says the same as `solved_round`."""

from __future__ import annotations

from typing import Literal

from fives.games.dominoes.rules import ROLLS
from fives.games.dominoes.strings_of_dice import STRINGS
from fives.solving.compact_tables import read, remembered

TABLE = "dominoes-rounds"  # one for all settings


def array_name(variation: int, may_decline: bool, replace_single: bool) -> str:
    """Return what the values of a round are called in the table."""
    return f"{variation}-{may_decline:d}-{variation == 1 and replace_single:d}"


class CompactRound:
    """A solved round.

    begun       how likely the player who rolls the beginning scores
    table[k][s] worth of string s to the player to move with k rolls left
    """

    def __init__(self, variation: Literal[0, 1, 2], may_decline: bool, replace_single: bool) -> None:
        self.begun, *worth = read(TABLE)[array_name(variation, may_decline, replace_single)]
        size = len(STRINGS)
        self.table = [worth[left * size : (left + 1) * size] for left in range(ROLLS + 1)]


solve_round = remembered(CompactRound)
