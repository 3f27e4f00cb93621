"""Why a move of Tug is good, as a key of its texts: which numbers score, how often, or what a miss leaves."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import cache

from fives.core.chance.rolls import FACES, Dice, in_ten, rolls
from fives.core.game import Happening
from fives.core.refusal import Param
from fives.games.tug.rules import Goal, Move, Tug, forms, moves


def why_goal(chance: float) -> Happening:
    """Return what speaks for a goal: how often who starts the point scores with it."""
    return Happening("tug-why-goal", {"hundredths": round(100 * chance)})


def why(state: Tug, move: Move, *, best: bool) -> Happening | None:
    """Return what speaks for a move, the `best` or another; nothing if there is no choice."""
    if state.number == 0 or state.goals is None or not isinstance(move, tuple):
        return None
    goal, full_house = state.goals[state.turn], state.options.full_house
    chance = score_chance(move, goal, full_house)
    lifted = 5 - len(move)
    if chance == 0:
        return Happening("tug-why-again" if state.left > lifted else "tug-why-leaves")
    if best and any(score_chance(keep, goal, full_house) > chance for keep in _others(state, lifted)):
        return Happening("tug-why-guards", {"goal": goal.value})
    if lifted == 1:
        made: list[int | str] = [face for face in FACES if forms(tuple(sorted((*move, face))), goal, full_house)]
        return _say("makes", goal, any=made, lifted=list((Counter(state.dice) - Counter(move)).elements()))
    if lifted == 2 and goal is Goal.FIVE_DIFFERENT:
        return Happening("tug-why-two", {"any": [face for face in FACES if face not in move]})
    return _say("often", goal, tenths=in_ten(chance))


def _say(key: str, goal: Goal, **params: Param) -> Happening:
    return Happening(f"tug-why-{key}", {"goal": goal.value, **params})


def _others(state: Tug, lifted: int) -> set[Dice]:
    """Return what else could be kept; variation 1 rolls on, so that there only as many dice are compared."""
    keeps = (keep for keep in moves(state, state.turn) if isinstance(keep, tuple))
    return {keep for keep in keeps if state.left == 0 or 5 - len(keep) == lifted}


@cache
def score_chance(keep: Dice, goal: Goal, full_house: bool) -> Fraction:
    """Return how likely these dice become the goal by one roll of the others."""
    landed = rolls(5 - len(keep)).items()
    return sum((p for dice, p in landed if forms(tuple(sorted(keep + dice)), goal, full_house)), Fraction())
