"""Why a move of Dominoes is good, as a key of its texts: which numbers fit after it."""

from __future__ import annotations

from fractions import Fraction

from fives.core.chance.rolls import FACES, in_ten
from fives.core.game import Happening
from fives.games.dominoes.rules import ROLLS, Dominoes, Move, places
from fives.games.dominoes.strings_of_dice import LONGEST, Place, laid


def why(state: Dominoes, move: Move) -> Happening | None:
    """Return what speaks for a move; nothing if there is no choice."""
    if not state.rolled:
        return None
    if not isinstance(move, Place):
        return Happening("dominoes-why-again")
    string, alone = laid(state.string, move), state.options.alone
    if len(string) == LONGEST:
        return Happening("dominoes-why-whole" if alone else "dominoes-why-fifth")
    fits: list[int | str] = [face for face in FACES if places(state.options, string, (face,))]
    if not fits:
        return Happening("dominoes-why-ends" if alone else "dominoes-why-blocks")
    if alone:
        return Happening("dominoes-why-open", {"any": fits})
    misses = Fraction(len(FACES) - len(fits), len(FACES)) ** ROLLS
    return Happening("dominoes-why-needs", {"any": fits, "tenths": in_ten(misses)})
