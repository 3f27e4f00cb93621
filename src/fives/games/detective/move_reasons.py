"""Why a move of Detective is good, as a key of its texts: what is known after it, or how often a roll brings a clue."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from fives.core.chance.rolls import Dice, in_ten, rolls
from fives.core.game import Happening
from fives.games.detective.rules import SOLVED, Detective, Move, Pass, Piece, known, pieces


def why(state: Detective, move: Move) -> Happening | None:
    """Return what speaks for a move; nothing if there is no choice."""
    if state.opening or not (state.dice or state.landed):
        return None
    match move:
        case Piece():
            return _why_record(state, move)
        case Pass.NOTHING:
            return Happening("detective-why-nothing")
        case tuple():
            return _why_keep(state, move)
    return None


def _why_record(state: Detective, piece: Piece) -> Happening:
    found = known(state)[piece.suspect - 1] | piece.bit
    if found == SOLVED:
        return Happening("detective-why-solves")
    return Happening("detective-why-clue", {"count": found.bit_count(), "suspect": piece.suspect})


def _why_keep(state: Detective, keep: Dice) -> Happening:
    """Return how often the roll solves the case, or brings a clue; a better one, if there is one already."""
    had = max((piece.evidence.dice for piece in pieces(state)), default=0)
    solves = better = Fraction()
    for landed, chance in rolls(5 - len(keep)).items():
        then = pieces(replace(state, dice=keep, landed=landed, again=True))
        solves += chance * any(known(state)[each.suspect - 1] | each.bit == SOLVED for each in then)
        better += chance * any(each.evidence.dice > had for each in then)
    if in_ten(solves):
        return Happening("detective-why-may-solve", {"tenths": in_ten(solves)})
    return Happening("detective-why-rarer" if had else "detective-why-rolls", {"tenths": in_ten(better)})
