"""5-Dice Tug: both players roll the same five dice, each towards a goal of their own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum
from fractions import Fraction
from typing import Literal, TypeAlias, cast

import msgspec

from fives.core.chance.rolls import Dice, keeps
from fives.core.chance.who_begins import (
    Act,
    Lot,
    Opening,
    landings,
    lift,
    one_landing,
    opening,
    opening_actor,
    play_opening,
)
from fives.core.game import NATURE, Alarm, Chance, Happening, Result, Seat
from fives.core.options import Start
from fives.core.refusal import IllegalMove, Param

TARGET = 5  # TU4


class TugNumbers(msgspec.Struct, frozen=True):
    """The numbers that the board of Tug draws by."""

    target: int = TARGET


NUMBERS = TugNumbers()


class Goal(Enum):
    """What a player pulls for (TU1)."""

    FIVE_DIFFERENT = "five"
    THREE_ALIKE = "three"

    @property
    def other(self) -> Goal:
        """Return what is left for the opponent."""
        return Goal.THREE_ALIKE if self is Goal.FIVE_DIFFERENT else Goal.FIVE_DIFFERENT


Move: TypeAlias = Dice | Goal | Act | Lot


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The table settings of Tug."""

    variation: Literal[0, 1, 2] = 0  # TU-V1, TU-V2
    full_house: bool = False  # TU1R: three and two alike are three alike
    choose: Literal["once", "each_beginning"] = "once"  # TU2: the player who starts a point may choose anew
    gift: bool = False  # TU3R: forming the other's combination scores for the other
    start: Start = "roll"  # G1R


@dataclass(frozen=True, slots=True)
class Tug:
    """A game of Tug at one moment. Before a point's beginning is rolled there are no dice."""

    options: Options
    turn: Seat  # who rolls, chooses or keeps
    opening: Opening | None = None  # None once it is known who begins
    goals: tuple[Goal, Goal] | None = None  # by seat; None while they are still to be chosen (TU2)
    dice: Dice = ()  # on the table
    in_air: int = 0  # dice that nature is about to land
    number: int = 0  # the turn of this point, 0 at its beginning; only variation 1 counts past 1
    left: int = 0  # variation 1: dice still to be rolled again in this turn
    scores: tuple[int, int] = (0, 0)
    first: Seat | None = field(default=None, compare=False)  # who began the game
    happened: tuple[Happening, ...] = field(default=(), compare=False)


def forms(dice: Dice, goal: Goal, full_house: bool = False) -> bool:
    """Say whether five dice are what `goal` asks for (TU1, TU1R)."""
    times = Counter(dice).values()
    if goal is Goal.FIVE_DIFFERENT:
        return len(times) == 5
    return 3 in times and not {1, 6} <= set(dice) and (full_house or 2 not in times)


def start(seats: int, options: Options, first: Seat | None = None) -> Tug:
    """Return the table before anything is rolled; `first` begins, if given (G1R)."""
    state = opening(seats, options.start) if first is None else None
    begins = None if state else first or 0
    return Tug(options, turn=begins or 0, opening=state, first=begins)


def actors(state: Tug) -> frozenset[Seat]:
    """Return who may act now; nobody once a player has five points (TU4)."""
    if TARGET in state.scores:
        return frozenset()
    if state.opening:
        return frozenset({opening_actor(state.opening)})
    return frozenset({NATURE if state.in_air else state.turn})


def moves(state: Tug, seat: Seat) -> Sequence[Move]:
    """Return what `seat` may do: roll, choose a combination, or say which dice stay on the table."""
    if seat == NATURE or seat not in actors(state):
        return ()
    if state.opening:
        return (Act.ROLL,)
    if state.goals is None:
        return tuple(Goal)
    if state.number == 0:
        return (Act.ROLL,)
    return keeps(state.dice, _sizes(state))


def _sizes(state: Tug) -> tuple[int, ...]:
    """Return how many dice may stay: one or two are rolled again, unless a variation says otherwise."""
    if state.options.variation == 1:
        return tuple(range(5 - min(5, state.left), 5))
    return (3,) if state.options.variation == 2 else (3, 4)


def chances(state: Tug) -> Mapping[Move, Fraction]:
    """Return each way the dice in the air can land, with its exact probability."""
    return landings(state.opening, state.in_air) if NATURE in actors(state) else {}


def draw(state: Tug, random: Chance) -> Move:
    """Return one way the dice in the air land."""
    return one_landing(state.opening, state.in_air, random)


def play(state: Tug, actor: Seat, move: Move) -> Tug:
    """Return the state after `move`, or raise IllegalMove."""
    if actor == NATURE and move in chances(state):
        return _nature(state, move)
    if actor not in actors(state) or move not in moves(state, actor):
        raise IllegalMove(_rule(state, actor, move), turn=state.turn)
    match move:
        case Act.ROLL if state.opening:
            return replace(state, opening=lift(state.opening), happened=())
        case Act.ROLL:
            return replace(state, in_air=5, happened=())
        case Goal():
            goals = (move, move.other) if actor == 0 else (move.other, move)
            told = Happening("tug-chose", {"seat": actor, "goal": move.value})
            return replace(state, goals=goals, happened=(told,))
        case tuple():
            lifted = 5 - len(move)
            left = max(0, state.left - lifted)
            told = Happening("tug-kept", {"seat": actor, "kept": list(move), "lifted": lifted})
            return replace(state, dice=move, in_air=lifted, left=left, happened=(told,))
    raise IllegalMove(_rule(state, actor, move), turn=state.turn)


def _rule(state: Tug, actor: Seat, move: Move) -> str:
    """Return the number of the rule that forbids this move now."""
    if TARGET in state.scores:
        return "TU4"
    if state.opening:
        return "G1R"
    if state.number == 0 or isinstance(move, Goal):
        return "TU2"
    if actor not in actors(state):
        return "TU3"
    if move == state.dice and _forms(state, state.turn):
        return "TU3R"  # the goal lies there already, and its owner must roll all the same
    few_or_many = not isinstance(move, tuple) or len(move) not in _sizes(state)
    return ("TU3", "TU-V1", "TU-V2")[state.options.variation] if few_or_many else "TU3"


def _nature(state: Tug, move: Move) -> Tug:
    if state.opening is None:
        return _land(state, cast(Dice, move))
    rolling, seat, told = play_opening(state.opening, move)
    return replace(state, opening=rolling, turn=seat, first=state.first if rolling else seat, happened=told)


def _land(state: Tug, landed: Dice) -> Tug:
    """Return the state once the dice lie: a point is scored, or the next turn begins (TU2, TU3)."""
    dice = tuple(sorted(state.dice + landed))
    told = Happening("tug-rolled", {"seat": state.turn, "dice": list(dice), "landed": list(landed)})
    landed_state = replace(state, dice=dice, in_air=0, happened=(told,))
    scorer = _scorer(landed_state)
    if scorer is not None:
        return _score(landed_state, scorer)
    landed_state = _tell_vain(landed_state)
    if state.number == 0:
        return replace(landed_state, number=1, left=int(state.options.variation == 1))
    if state.left:
        return landed_state
    number = state.number + 1 if state.options.variation == 1 else 1
    return replace(landed_state, turn=1 - state.turn, number=number, left=number if state.options.variation == 1 else 0)


def _scorer(state: Tug) -> Seat | None:
    """Return who scores with these dice: at the beginning their owner, later only the roller (TU2, TU3, TU3R)."""
    for seat in (0, 1):
        if _forms(state, seat):
            return seat if seat == state.turn or state.number == 0 or state.options.gift else None
    return None


def _forms(state: Tug, seat: Seat) -> bool:
    """Say whether the dice on the table are the goal of `seat`."""
    assert state.goals is not None
    return forms(state.dice, state.goals[seat], state.options.full_house)


def _tell_vain(state: Tug) -> Tug:
    """Return the state with a word on the goal of the other player, if it lies there and scores nothing (TU3R)."""
    assert state.goals is not None
    other = 1 - state.turn
    if not _forms(state, other):
        return state
    told = Happening("tug-vain", {"seat": state.turn, "goal": state.goals[other].value})
    return replace(state, happened=(*state.happened, told))


def _score(state: Tug, scorer: Seat) -> Tug:
    """Return the state after a point: the opponent of the scorer starts the next, and may choose anew (TU2, TU3)."""
    assert state.goals is not None
    scores = (state.scores[0] + (scorer == 0), state.scores[1] + (scorer == 1))
    params: dict[str, Param] = {
        "seat": scorer,
        "dice": list(state.dice),
        "goal": state.goals[scorer].value,
        "score": scores[scorer],
    }
    told = (*state.happened, Happening("tug-scored", {**params, "by": state.turn}))
    if TARGET in scores:
        told += (Happening("tug-won", {"seat": scorer, "scores": list(scores)}),)
    goals = None if state.options.choose == "each_beginning" and TARGET not in scores else state.goals
    return replace(state, goals=goals, dice=(), number=0, left=0, scores=scores, turn=1 - scorer, happened=told)


def alarm(state: Tug) -> Alarm[Move] | None:
    """Return None: Tug is played without a clock."""
    return None


def view(state: Tug, seat: Seat | None) -> Tug:
    """Return the state itself: nothing in Tug is hidden."""
    return state


def result(state: Tug) -> Result | None:
    """Return who has five points first (TU4)."""
    if TARGET not in state.scores:
        return None
    ranks = (1, 2) if state.scores[0] == TARGET else (2, 1)
    return Result(ranks, state.scores, reason="five_points", rule="TU4")


def starter(state: Tug) -> Seat | None:
    """Return who began the game."""
    return state.first
