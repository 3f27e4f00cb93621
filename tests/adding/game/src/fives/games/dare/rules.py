"""5-Dice Dare: throw five dice, then stop or dare to throw them all once more; the higher total has the point."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum
from fractions import Fraction
from typing import TypeAlias, cast

import msgspec

from fives.core.chance.rolls import Dice
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
from fives.core.refusal import IllegalMove

TARGET = 3  # DA4


class Nerve(Enum):
    """What a player may do with the first throw of a turn (DA2)."""

    AGAIN = "again"
    STOP = "stop"


Move: TypeAlias = Dice | Act | Nerve | Lot


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The table settings of Dare."""

    holds: bool = False  # DA3R: of equal totals the first one scores
    start: Start = "roll"  # G1R


@dataclass(frozen=True, slots=True)
class Dare:
    """A game of Dare at one moment. Dice lie on the table only while their player decides."""

    options: Options
    turn: Seat
    opening: Opening | None = None  # None once it is known who begins
    dice: Dice = ()
    in_air: int = 0  # dice that nature is about to land
    again: bool = False  # whether those are the second throw of the turn
    held: int | None = None  # the total to beat; None in the first turn of a round
    scores: tuple[int, int] = (0, 0)
    first: Seat | None = field(default=None, compare=False)  # who began the game
    happened: tuple[Happening, ...] = field(default=(), compare=False)


def start(seats: int, options: Options, first: Seat | None = None) -> Dare:
    """Return the table before anything is rolled; `first` begins if that is settled (G1R)."""
    state = opening(seats, options.start) if first is None else None
    begins = None if state else first or 0
    return Dare(options, turn=begins or 0, opening=state, first=begins)


def actors(state: Dare) -> frozenset[Seat]:
    """Return who may act now; nobody once a player has three points (DA4)."""
    if TARGET in state.scores:
        return frozenset()
    if state.opening:
        return frozenset({opening_actor(state.opening)})
    return frozenset({NATURE if state.in_air else state.turn})


def moves(state: Dare, seat: Seat) -> Sequence[Move]:
    """Return what `seat` may do: roll, and then stop or dare (DA1, DA2)."""
    if seat == NATURE or seat not in actors(state):
        return ()
    return tuple(Nerve) if state.dice else (Act.ROLL,)


def chances(state: Dare) -> Mapping[Move, Fraction]:
    """Return each way the dice in the air can land, with its exact probability."""
    return landings(state.opening, state.in_air) if NATURE in actors(state) else {}


def draw(state: Dare, random: Chance) -> Move:
    """Return one way the dice in the air land."""
    return one_landing(state.opening, state.in_air, random)


def play(state: Dare, actor: Seat, move: Move) -> Dare:
    """Return the state after `move`, or raise IllegalMove."""
    if actor == NATURE and move in chances(state):
        return _nature(state, move)
    if actor not in actors(state) or move not in moves(state, actor):
        raise IllegalMove(_rule(state), turn=state.turn)
    if state.opening:
        return replace(state, opening=lift(state.opening), happened=())
    if move is Nerve.STOP:
        told = Happening("dare-stopped", {"seat": actor, "total": sum(state.dice)})
        return _end_turn(replace(state, happened=(told,)), state.dice)
    told = Happening("dare-dared", {"seat": actor, "total": sum(state.dice)})
    dared = move is Nerve.AGAIN
    return replace(state, dice=(), in_air=5, again=dared, happened=(told,) if dared else ())


def _rule(state: Dare) -> str:
    """Return the number of the rule that says what may be done now."""
    if TARGET in state.scores:
        return "DA4"
    if state.opening:
        return "G1R"
    return "DA2" if state.dice else "DA1"


def _nature(state: Dare, move: Move) -> Dare:
    if state.opening is None:
        return _land(state, cast(Dice, move))
    rolling, seat, told = play_opening(state.opening, move)
    return replace(state, opening=rolling, turn=seat, first=state.first if rolling else seat, happened=told)


def _land(state: Dare, dice: Dice) -> Dare:
    """Return the state once the dice lie: the second throw ends the turn (DA2)."""
    told = Happening("dare-rolled", {"seat": state.turn, "dice": list(dice), "landed": list(dice), "total": sum(dice)})
    landed = replace(state, dice=dice, in_air=0, again=False, happened=(told,))
    return _end_turn(landed, dice) if state.again else landed


def _end_turn(state: Dare, dice: Dice) -> Dare:
    """Return the state after a turn with these dice: the other's turn, or the end of the round (DA1, DA3)."""
    if state.held is None:
        return replace(state, dice=(), held=sum(dice), turn=1 - state.turn)
    began, scorer = 1 - state.turn, _scorer(state, sum(dice))
    if scorer is None:
        told = Happening("dare-tied", {"total": state.held})
        return replace(state, dice=(), held=None, turn=began, happened=(*state.happened, told))
    return _score(state, scorer)


def _scorer(state: Dare, total: int) -> Seat | None:
    """Return who scores in a round that ends with `total`; nobody if both are equal (DA3, DA3R)."""
    assert state.held is not None
    if total == state.held and not state.options.holds:
        return None
    return state.turn if total > state.held else 1 - state.turn


def _score(state: Dare, scorer: Seat) -> Dare:
    """Return the state after a point: the other begins the next round (DA3)."""
    scores = (state.scores[0] + (scorer == 0), state.scores[1] + (scorer == 1))
    told = (*state.happened, Happening("dare-scored", {"seat": scorer, "score": scores[scorer]}))
    if TARGET in scores:
        told += (Happening("dare-won", {"seat": scorer, "scores": list(scores)}),)
    return replace(state, dice=(), held=None, scores=scores, turn=1 - scorer, happened=told)


def alarm(state: Dare) -> Alarm[Move] | None:
    """Return None: Dare is played without a clock."""
    return None


def view(state: Dare, seat: Seat | None) -> Dare:
    """Return the state itself: nothing in Dare is hidden."""
    return state


def result(state: Dare) -> Result | None:
    """Return who has three points first (DA4)."""
    if TARGET not in state.scores:
        return None
    ranks = (1, 2) if state.scores[0] == TARGET else (2, 1)
    return Result(ranks, state.scores, reason="three_points", rule="DA4")


def starter(state: Dare) -> Seat | None:
    """Return who began the game."""
    return state.first
