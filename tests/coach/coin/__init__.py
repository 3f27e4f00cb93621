"""A coin that is thrown once: a game too small to have a solver."""

from coin import rules
from fives.core.game import Game

COIN = Game("coin", "five_dice", (1, 1), 1, None, 1, rules.Options, rules, None, ())
