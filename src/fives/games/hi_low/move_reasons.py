"""Why a move of Hi-Low is good, as a key of its texts: what total is needed, and how often a roll brings it."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from fives.core.chance.rolls import Dice, in_ten, rolls
from fives.core.game import Happening
from fives.core.refusal import Param
from fives.games.hi_low.rules import MIDDLE, HiLow, Move, Side, chase, ten_dice


def why(state: HiLow, move: Move) -> Happening | None:
    """Return what speaks for a move; nothing if there is no choice."""
    if isinstance(move, Side):
        return _say("side")
    if not state.dice or not isinstance(move, tuple):
        return None
    if chase(state.options):
        return _why_chase(state, move)
    assert state.sides is not None
    side, total = state.sides[state.turn % 2], sum(state.dice)
    sign = 1 if side is Side.HIGH else -1
    if len(state.totals) == state.seats - 1 == 1:  # the last of two knows what is needed
        need = MIDDLE - state.totals[0] + sign
        if sign * total >= sign * need:
            return _say("enough", side=side.value, total=total, other=state.totals[0])
        if len(move) < 5:
            reached = in_ten(_chance(move, lambda sum_: sign * sum_ >= sign * need))
            return _say("need", side=side.value, need=need, tenths=reached)
    keep = move if len(move) < 5 else _would_keep(state, side)
    better = in_ten(_chance(keep, lambda sum_: sign * sum_ > sign * total))
    return _say("better" if len(move) < 5 else "stay", side=side.value, tenths=better)


def _say(key: str, **params: Param) -> Happening:
    return Happening(f"hi-low-why-{key}", params)


def _chance(keep: Dice, fits: Callable[[int], bool]) -> Fraction:
    """Return how likely the total is what `fits` asks for once all other dice were rolled again."""
    return sum((p for dice, p in rolls(5 - len(keep)).items() if fits(sum(keep + dice))), Fraction())


def _would_keep(state: HiLow, side: Side) -> Dice:
    """Return what would stay if the worst dice were rolled again: as many as the step says, of ten dice one."""
    rolled = 1 if ten_dice(state.options) else state.left
    return state.dice[rolled:] if side is Side.HIGH else state.dice[: 5 - rolled]


def _why_chase(state: HiLow, move: Dice) -> Happening:
    """Return what speaks for a move of the chase: nearer to what is needed, or farther from what is easy to match."""
    total = sum(state.dice)
    if state.totals:
        need = MIDDLE - state.totals[0]
        distance = abs(total - need)
        if len(move) == 5:
            return _say("near", need=need, distance=distance)
        return _say("closer", need=need, tenths=in_ten(_chance(move, lambda sum_: abs(sum_ - need) < distance)))
    if len(move) == 5:
        return _say("set", total=total)
    return _say("harder", tenths=in_ten(_chance(move, lambda sum_: abs(2 * sum_ - MIDDLE) > abs(2 * total - MIDDLE))))
