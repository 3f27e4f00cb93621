"""5-Dice War: two armies of dice take each other's dice, and one die in the middle, by number and by sum."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import Literal, TypeAlias, cast

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
from fives.games.war.captures import Captures, How, possible, takes

TARGET = 5  # WA5


class WarNumbers(msgspec.Struct, frozen=True):
    """The numbers that the board of War draws by."""

    target: int = TARGET


NUMBERS = WarNumbers()

Move: TypeAlias = Dice | Captures | Act | Lot


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The table settings of War."""

    variation: Literal[0, 1, 2, "both"] = 0  # WA-V1, WA-V2, G7R
    captures: How = "forced"  # WA3R
    sudden: bool = False  # WA4: a player who loses the last die has lost, even while capturing
    start: Start = "lot"  # G1R

    @property
    def helps_loser(self) -> bool:
        """Say whether the loser of a round starts the next with three dice (WA-V1)."""
        return self.variation in (1, "both")

    @property
    def lone_fighter(self) -> bool:
        """Say whether one die can capture two (WA-V2)."""
        return self.variation in (2, "both")


@dataclass(frozen=True, slots=True)
class Army:
    """One player's dice: how many, and how far they are in this turn."""

    size: int
    thrown: bool = False
    dice: Dice = ()  # what they show, once they lie
    captures: Captures | None = None  # once chosen, by the player or, where there is one choice only, by the table
    secret: bool = False  # in a view: captures are chosen, but not for these eyes


@dataclass(frozen=True, slots=True)
class War:
    """A game of War at one moment."""

    options: Options
    armies: tuple[Army, Army] = (Army(2), Army(2))  # by seat (WA1)
    middle: int | None = None  # what the middle die shows; None if it is captured or not rolled yet
    roller: Seat | None = None  # who is to roll the middle die; None once that is done
    in_air: bool = False  # whether the middle die is
    scores: tuple[int, int] = (0, 0)
    opening: Opening | None = None  # None once it is known who begins
    first: Seat | None = field(default=None, compare=False)  # who began the game
    happened: tuple[Happening, ...] = field(default=(), compare=False)


def start(seats: int, options: Options, first: Seat | None = None) -> War:
    """Return the table before anything is rolled; `first` rolls the middle die, if given (G1R)."""
    state = opening(seats, options.start) if first is None else None
    begins = None if state else first or 0
    return War(options, roller=begins, opening=state, first=begins)


def actors(state: War) -> frozenset[Seat]:
    """Return who may act now, both players at once where they throw or choose; nobody after five points (WA5)."""
    if TARGET in state.scores:
        return frozenset()
    if state.opening:
        return frozenset({opening_actor(state.opening)})
    if state.roller is not None:
        return frozenset({NATURE if state.in_air else state.roller})
    if waiting := {seat for seat, army in enumerate(state.armies) if not army.thrown}:
        return frozenset(waiting)
    if thrower(state) is not None:
        return frozenset({NATURE})
    return frozenset(seat for seat, army in enumerate(state.armies) if army.captures is None and not army.secret)


def thrower(state: War) -> Seat | None:
    """Return whose dice are in the air and land next, once both have thrown."""
    if not all(army.thrown for army in state.armies):
        return None
    return next((seat for seat, army in enumerate(state.armies) if not army.dice), None)


def moves(state: War, seat: Seat) -> Sequence[Move]:
    """Return what `seat` may do: throw, or choose what to capture."""
    if seat == NATURE or seat not in actors(state):
        return ()
    if state.opening or state.roller is not None or not state.armies[seat].thrown:
        return (Act.ROLL,)
    return choices(state, seat)


def choices(state: War, seat: Seat) -> tuple[Captures, ...]:
    """Return what the player of `seat` may capture with the dice that lie (WA2, WA3R)."""
    mine, theirs = state.armies[seat].dice, state.armies[1 - seat].dice
    return takes(mine, theirs, state.middle, state.options.captures, state.options.lone_fighter)


def chances(state: War) -> Mapping[Move, Fraction]:
    """Return each way the dice in the air can land, with its exact probability."""
    return landings(state.opening, _in_air(state)) if NATURE in actors(state) else {}


def _in_air(state: War) -> int:
    """Return how many dice nature lands next: the middle one, or an army."""
    seat = thrower(state)
    return 1 if seat is None else state.armies[seat].size


def draw(state: War, random: Chance) -> Move:
    """Return one way the dice in the air land."""
    return one_landing(state.opening, _in_air(state), random)


def play(state: War, actor: Seat, move: Move) -> War:
    """Return the state after `move`, or raise IllegalMove."""
    if actor == NATURE and move in chances(state):
        return _nature(state, move)
    if actor not in actors(state) or move not in moves(state, actor):
        raise IllegalMove(_rule(state, actor, move))
    if state.opening:
        return replace(state, opening=lift(state.opening), happened=())
    if state.roller is not None:
        return replace(state, in_air=True, happened=())
    if move is Act.ROLL:
        told = Happening("war-threw", {"seat": actor, "count": state.armies[actor].size})
        return replace(with_army(state, actor, replace(state.armies[actor], thrown=True)), happened=(told,))
    after = with_army(state, actor, replace(state.armies[actor], captures=cast(Captures, move)))
    return _exchange(replace(after, happened=(Happening("war-chose", {"seat": actor}),)))


def _rule(state: War, actor: Seat, move: Move) -> str:
    """Return the number of the rule against a move."""
    if TARGET in state.scores:
        return "WA5"
    if state.opening:
        return "G1R"
    if state.roller is not None:
        return "WA1"
    if actor in actors(state) and all(army.dice for army in state.armies):
        return _rule_of_captures(state, actor, move)
    return "WA3R" if all(army.dice for army in state.armies) else "WA2"


def _rule_of_captures(state: War, seat: Seat, move: Move) -> str:
    """Return the number of the rule against what `seat` wants to capture: it cannot, or it may not choose so."""
    mine, theirs = state.armies[seat].dice, state.armies[1 - seat].dice
    able = any(move == captures for captures in possible(mine, theirs, state.middle, state.options.lone_fighter))
    return "WA3R" if able else "WA2"


def with_army(state: War, seat: Seat, army: Army) -> War:
    """Return the state with another army for `seat`."""
    armies = (army, state.armies[1]) if seat == 0 else (state.armies[0], army)
    return replace(state, armies=armies)


def _nature(state: War, move: Move) -> War:
    if state.opening:
        rolling, seat, told = play_opening(state.opening, move)
        if rolling:
            return replace(state, opening=rolling, happened=told)
        return replace(state, opening=None, roller=seat, first=seat, happened=told)
    dice = cast(Dice, move)
    return _land_middle(state, *dice) if state.in_air else _land(state, dice)


def _land_middle(state: War, die: int) -> War:
    """Return the state once the middle die lies; a 1 is rolled again (WA1)."""
    if die == 1:
        return replace(state, in_air=False, happened=(Happening("war-middle-again", {"seat": state.roller}),))
    told = Happening("war-middle-rolled", {"seat": state.roller, "die": die})
    return replace(state, middle=die, roller=None, in_air=False, happened=(told,))


def _land(state: War, dice: Dice) -> War:
    """Return the state once an army lies; when both do, the table makes the choices that are none (WA3R)."""
    seat = thrower(state)
    assert seat is not None
    told = Happening("war-rolled", {"seat": seat, "dice": list(dice)})
    landed = replace(with_army(state, seat, replace(state.armies[seat], dice=dice)), happened=(told,))
    return landed if thrower(landed) is not None else _exchange(decided(landed))


def decided(state: War) -> War:
    """Return the state with the captures of everyone who has only one choice (WA3R)."""
    for seat in (0, 1):
        listed = choices(state, seat)
        if len(listed) == 1:
            state = with_army(state, seat, replace(state.armies[seat], captures=listed[0]))
    return state


def _exchange(state: War) -> War:
    """Return the state after the exchange, if both have chosen: each takes what they captured (WA3)."""
    mine, theirs = (army.captures for army in state.armies)
    if mine is None or theirs is None:
        return state
    taken = [sum(not capture.middle for capture in captures) for captures in (mine, theirs)]
    wants = [any(capture.middle for capture in captures) for captures in (mine, theirs)]
    sizes = exchanged((state.armies[0].size, state.armies[1].size), taken, wants)
    told = (*state.happened, *_tell(state, wants))
    middle = state.middle if wants[0] == wants[1] else None
    loser = _loser(state, sizes, taken)
    if loser is None:
        return replace(state, armies=(Army(sizes[0]), Army(sizes[1])), middle=middle, happened=told)
    return _score(replace(state, happened=told), 1 - loser)


def exchanged(sizes: tuple[int, int], taken: Sequence[int], wants: Sequence[bool]) -> tuple[int, int]:
    """Return how many dice each holds after the exchange; only one who alone wants the middle die gets it (WA3)."""
    gain = taken[0] - taken[1]
    return sizes[0] + gain + (wants[0] > wants[1]), sizes[1] - gain + (wants[1] > wants[0])


def _loser(state: War, sizes: tuple[int, int], taken: Sequence[int]) -> Seat | None:
    """Return who has lost the round: who holds no dice or, with `sudden`, lost all they threw (WA4)."""
    for seat in (0, 1):
        if sizes[seat] == 0 or (state.options.sudden and taken[1 - seat] == state.armies[seat].size):
            return seat
    return None


def _tell(state: War, wants: Sequence[bool]) -> tuple[Happening, ...]:
    """Return who captured what by which dice, and what became of the middle die."""
    told: list[Happening] = []
    for seat, army in enumerate(state.armies):
        by: dict[bool, list[int | str]] = {False: [], True: []}  # on opposing dice, on the middle die
        for capture in army.captures or ():
            by[capture.middle].append("+".join(map(str, capture.dice)))
        if by[False]:
            dice: list[int | str] = [capture.target for capture in army.captures or () if not capture.middle]
            told.append(Happening("war-captured", {"seat": seat, "dice": dice, "by": by[False], "count": len(dice)}))
        if wants[seat] and not wants[1 - seat]:
            told.append(Happening("war-middle-captured", {"seat": seat, "die": state.middle, "by": by[True]}))
    if all(wants):
        told.append(Happening("war-middle-stays", {"die": state.middle}))
    return tuple(told) or (Happening("war-nothing"),)


def _score(state: War, winner: Seat) -> War:
    """Return the state after a round: a point, and a new round that the winner begins (WA4)."""
    scores = (state.scores[0] + (winner == 0), state.scores[1] + (winner == 1))
    told = (*state.happened, Happening("war-scored", {"seat": winner, "score": scores[winner]}))
    if TARGET in scores:
        told += (Happening("war-won", {"seat": winner, "scores": list(scores)}),)
    return replace(new_round(state.options, winner), scores=scores, first=state.first, happened=told)


def new_round(options: Options, winner: Seat) -> War:
    """Return a new round: two dice each and one for the middle, which the loser has if helped (WA4, WA-V1)."""
    if options.helps_loser:
        return War(options, armies=(Army(2), Army(3)) if winner == 0 else (Army(3), Army(2)))
    return War(options, roller=winner)


def alarm(state: War) -> Alarm[Move] | None:
    """Return None: War is played without a clock."""
    return None


def view(state: War, seat: Seat | None) -> War:
    """Return what `seat` may see: everything but captures that another has chosen among several (WA3R)."""
    hidden = state
    for other, army in enumerate(state.armies):
        if other != seat and army.captures is not None and len(choices(state, other)) > 1:
            hidden = with_army(hidden, other, replace(army, captures=None, secret=True))
    return hidden


def result(state: War) -> Result | None:
    """Return who has five points first (WA5)."""
    if TARGET not in state.scores:
        return None
    ranks = (1, 2) if state.scores[0] == TARGET else (2, 1)
    return Result(ranks, state.scores, reason="five_points", rule="WA5")


def starter(state: War) -> Seat | None:
    """Return who began the game."""
    return state.first
