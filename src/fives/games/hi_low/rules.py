"""5-Dice Hi-Low: one side rolls high, the other low, and 35 lies in between.

A turn of the game is one round: everybody plays once. `turn` is the seat whose dice are on the table.
"""

from __future__ import annotations

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

MIDDLE = 35  # HL3: what the lowest and the highest total are measured against
LOST = 15  # HL-V2: so many points lose
FARTHEST = 25  # from 35: five ones and five ones, or five sixes and five sixes
DICE = 5  # HL2: of the first roll
TEN = 10  # HL-V1: dice to roll again
FRESH = (DICE, DICE + TEN)  # what a player has left before the first roll, in steps and with ten dice; it takes DICE


class HiLowNumbers(msgspec.Struct, frozen=True):
    """The numbers that the board of Hi-Low draws by."""

    middle: int = MIDDLE
    farthest: int = FARTHEST  # from the middle
    dice: int = DICE
    ten: int = TEN


NUMBERS = HiLowNumbers()


class Side(Enum):
    """What a player rolls for (HL1)."""

    HIGH = "high"
    LOW = "low"

    @property
    def other(self) -> Side:
        """Return what is left for the opponents."""
        return Side.LOW if self is Side.HIGH else Side.HIGH


Move: TypeAlias = Dice | Side | Act | Lot


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The table settings of Hi-Low."""

    variation: Literal[0, 1, 2, "both"] = 0  # HL-V1, HL-V2; both: the chase with ten dice (G7R)
    target: Literal[5, 6] = 5  # HL4R: turns to win
    alternate: bool = False  # HL4R: the next seat begins the next turn
    equal_chases: bool = False  # HL-V2: fifteen points lose only once both sides have chased equally often
    start: Start = "roll"  # G1R


@dataclass(frozen=True, slots=True)
class Row:
    """A finished turn as the score sheet has it: who began, the totals in order of play, who won or what it cost."""

    leader: Seat
    totals: tuple[int, ...]
    won: int | None  # the side that won the turn: 0 or 1
    points: int  # HL-V2: the distance to 35, scored by the side of the second player


@dataclass(frozen=True, slots=True)
class HiLow:
    """A game of Hi-Low at one moment. Seats 0 and 2 are side 0, seats 1 and 3 are side 1."""

    options: Options
    seats: int
    turn: Seat  # who rolls, chooses or keeps
    opening: Opening | None = None  # None once it is known who begins
    sides: tuple[Side, Side] | None = None  # what side 0 and side 1 roll for; nothing in the chase
    totals: tuple[int, ...] = ()  # written down in this turn, in order of play
    dice: Dice = ()  # on the table
    in_air: int = 0  # dice that nature is about to land
    left: int = 0  # the dice that may be rolled next: 5 at first, then 4, 3, 2, 1; with ten dice: dice left in all
    scores: tuple[int, int] = (0, 0)  # by side: turns won, in the chase points
    second: bool = False  # option `equal_chases`: after this chase both sides have chased equally often
    first: Seat | None = field(default=None, compare=False)  # who began the game
    sheet: tuple[Row, ...] = field(default=(), compare=False)
    happened: tuple[Happening, ...] = field(default=(), compare=False)


def ten_dice(options: Options) -> bool:
    """Say whether ten dice may be rolled again in any grouping, instead of ever smaller steps (HL-V1)."""
    return options.variation in (1, "both")


def chase(options: Options) -> bool:
    """Say whether one sets a total and the other chases 35, instead of high against low (HL-V2)."""
    return options.variation in (2, "both")


def fresh(options: Options) -> int:
    """Return what a player has left before the first roll."""
    return FRESH[ten_dice(options)]


def seat_rule(seats: int, options: Options) -> str:
    """Return the rule against three seats: two play, or two teams of two (HL1)."""
    return "HL1" if seats == 3 else ""


def sides(seats: int) -> tuple[int, ...]:
    """Return by seat its side: team mates sit opposite each other (HL1)."""
    return tuple(seat % 2 for seat in range(seats))


def start(seats: int, options: Options, first: Seat | None = None) -> HiLow:
    """Return the table before anything is rolled; `first` begins, if given (G1R)."""
    state = opening(seats, options.start) if first is None else None
    begins = None if state else first or 0
    return HiLow(options, seats, begins or 0, state, left=fresh(options), first=begins)


def over(state: HiLow) -> bool:
    """Say whether a side has won enough turns (HL4R), or has too many points and nobody is still to chase (HL-V2)."""
    if chase(state.options):
        return max(state.scores) >= LOST and not state.second
    return max(state.scores) >= state.options.target


def choosing(state: HiLow) -> bool:
    """Say whether high or low is still to be chosen; the chase knows no such sides (HL1, HL-V2)."""
    return state.sides is None and not chase(state.options)


def leader(state: HiLow) -> Seat:
    """Return who plays first in this turn."""
    return (state.turn - len(state.totals)) % state.seats


def players(state: HiLow) -> int:
    """Return how many play in a turn: everybody, in the chase one who sets and one who chases."""
    return 2 if chase(state.options) else state.seats


def actors(state: HiLow) -> frozenset[Seat]:
    """Return who may act now; nobody once the game is decided."""
    if over(state):
        return frozenset()
    if state.opening:
        return frozenset({opening_actor(state.opening)})
    return frozenset({NATURE if state.in_air else state.turn})


def moves(state: HiLow, seat: Seat) -> Sequence[Move]:
    """Return what `seat` may do: roll, choose high or low, or say which dice stay on the table."""
    if seat == NATURE or seat not in actors(state):
        return ()
    if not state.opening and choosing(state):
        return tuple(Side)
    if state.opening or not state.dice:
        return (Act.ROLL,)
    return keeps(state.dice, _sizes(state))


def _sizes(state: HiLow) -> tuple[int, ...]:
    """Return how many dice may stay: all, or as many as the step leaves (HL2, HL-V1)."""
    if ten_dice(state.options):
        return tuple(range(5 - min(5, state.left), 6))
    return (5 - state.left, 5)


def chances(state: HiLow) -> Mapping[Move, Fraction]:
    """Return each way the dice in the air can land, with its exact probability."""
    return landings(state.opening, state.in_air) if state.opening or state.in_air else {}


def draw(state: HiLow, random: Chance) -> Move:
    """Return one way the dice in the air land."""
    return one_landing(state.opening, state.in_air, random)


def play(state: HiLow, actor: Seat, move: Move) -> HiLow:
    """Return the state after `move`, or raise IllegalMove."""
    if actor == NATURE and move in chances(state):
        return _nature(state, move)
    if actor not in actors(state) or move not in moves(state, actor):
        raise IllegalMove(_rule(state, move), turn=state.turn)
    match move:
        case Act.ROLL if state.opening:
            return replace(state, opening=lift(state.opening), happened=())
        case Act.ROLL:
            return replace(state, in_air=5, left=_next_left(state, 5), happened=())
        case Side():
            chosen = (move, move.other) if actor % 2 == 0 else (move.other, move)
            told = Happening("hi-low-chose", {"seat": actor, "side": move.value})
            return replace(state, sides=chosen, happened=(told,))
        case tuple():
            return _keep(state, move)
    raise IllegalMove(_rule(state, move), turn=state.turn)


def _rule(state: HiLow, move: Move) -> str:
    """Return the number of the rule that `move` breaks now."""
    if over(state):
        return "HL-V2" if chase(state.options) else "HL4R"
    if state.opening:
        return "G1R"
    if isinstance(move, Side) and chase(state.options):
        return "HL-V2"  # it knows no sides
    if isinstance(move, Side) or choosing(state):
        return "HL1"  # a side is chosen first, and once
    return "HL-V1" if ten_dice(state.options) and state.dice else "HL2"  # the first roll is always of five (HL2)


def _next_left(state: HiLow, rolled: int) -> int:
    """Return what is left after `rolled` dice: ever smaller steps (HL2), or the rest of the ten (HL-V1)."""
    return state.left - (rolled if ten_dice(state.options) else 1)


def _keep(state: HiLow, keep: Dice) -> HiLow:
    """Return the state once the other dice are in the air; keeping all skips this step, or stops (HL2, HL-V1)."""
    lifted = 5 - len(keep)
    if lifted:
        told = Happening("hi-low-kept", {"seat": state.turn, "kept": list(keep), "lifted": lifted})
        return replace(state, dice=keep, in_air=lifted, left=_next_left(state, lifted), happened=(told,))
    told = Happening("hi-low-stayed", {"seat": state.turn, "dice": list(keep), "step": state.left})
    left = 0 if ten_dice(state.options) else state.left - 1
    return _written(replace(state, left=left, happened=(told,)))


def _nature(state: HiLow, move: Move) -> HiLow:
    if state.opening is None:
        return _land(state, cast(Dice, move))
    rolling, seat, told = play_opening(state.opening, move)
    return replace(state, opening=rolling, turn=seat, first=state.first if rolling else seat, happened=told)


def _land(state: HiLow, landed: Dice) -> HiLow:
    """Return the state once the dice lie."""
    dice = tuple(sorted(state.dice + landed))
    params: dict[str, Param] = {"dice": list(dice), "landed": list(landed), "total": sum(dice)}
    told = Happening("hi-low-rolled", {"seat": state.turn, **params})
    return _written(replace(state, dice=dice, in_air=0, happened=(told,)))


def _written(state: HiLow) -> HiLow:
    """Return the state with the total written down, if nothing is left to roll (HL2)."""
    if state.left:
        return state
    total = sum(state.dice)
    told = (*state.happened, Happening("hi-low-wrote", {"seat": state.turn, "total": total}))
    passed = replace(
        state,
        totals=(*state.totals, total),
        turn=(state.turn + 1) % state.seats,
        dice=(),
        left=fresh(state.options),
        happened=told,
    )
    if len(passed.totals) < players(state):
        return passed
    return _missed(passed) if chase(state.options) else _decided(passed)


def _decided(state: HiLow) -> HiLow:
    """Return the state after a turn: the lowest and the highest total decide who has won it (HL3, HL3R)."""
    low, high = min(state.totals), max(state.totals)
    sum_ = low + high
    begins = (leader(state) + state.options.alternate) % state.seats
    if sum_ == MIDDLE:
        told = Happening("hi-low-tied", {"low": low, "high": high, "sum": sum_})
        return _turned(state, begins, None, state.scores, (told,))
    side = Side.HIGH if sum_ > MIDDLE else Side.LOW
    assert state.sides is not None
    won = state.sides.index(side)
    scores = (state.scores[0] + (won == 0), state.scores[1] + (won == 1))
    told = Happening("hi-low-scored", {"side": side.value, "low": low, "high": high, "sum": sum_})
    end = (Happening("hi-low-won", {"side": side.value, "scores": [scores[won], scores[1 - won]]}),)
    return _turned(state, begins, won, scores, (told, *(end if scores[won] == state.options.target else ())))


def _missed(state: HiLow) -> HiLow:
    """Return the state after a turn of the chase: the chaser scores the distance and sets the next total (HL-V2)."""
    chaser = (leader(state) + 1) % state.seats
    sum_ = sum(state.totals)
    points, side = abs(sum_ - MIDDLE), chaser % 2
    scores = (state.scores[0] + points * (side == 0), state.scores[1] + points * (side == 1))
    missed = Happening("hi-low-missed", {"seat": chaser, "sum": sum_, "points": points, "score": scores[side]})
    after = replace(state, second=state.options.equal_chases and not state.second)
    return _turned(after, chaser, None, scores, (missed, *_too_many(after, chaser, scores)), points)


def _too_many(state: HiLow, chaser: Seat, scores: tuple[int, int]) -> tuple[Happening, ...]:
    """Return what fifteen points lead to: a side has lost, both share the victory, or one chases once more (HL-V2)."""
    most = max(scores)
    if most < LOST:
        return ()
    if state.second:
        return (Happening("hi-low-once-more", {"seat": (chaser + 1) % state.seats}),)
    if min(scores) == most:
        return (Happening("hi-low-shared", {"score": most}),)
    loser = chaser if scores[chaser % 2] == most else leader(state)
    return (Happening("hi-low-lost", {"seat": loser, "score": most}),)


def _turned(
    state: HiLow,
    begins: Seat,
    won: int | None,
    scores: tuple[int, int],
    told: tuple[Happening, ...],
    points: int = 0,
) -> HiLow:
    """Return the next turn's beginning, this one on the sheet."""
    row = Row(leader(state), state.totals, won, points)
    sheet, happened = (*state.sheet, row), (*state.happened, *told)
    return replace(state, turn=begins, totals=(), scores=scores, sheet=sheet, happened=happened)


def alarm(state: HiLow) -> Alarm[Move] | None:
    """Return None: Hi-Low is played without a clock."""
    return None


def view(state: HiLow, seat: Seat | None) -> HiLow:
    """Return the state itself: nothing in Hi-Low is hidden."""
    return state


def result(state: HiLow) -> Result | None:
    """Return who has won enough turns first (HL4R), or has fewer points; equal points are shared (HL-V2)."""
    if not over(state):
        return None
    best = min(state.scores) if chase(state.options) else max(state.scores)
    scores = tuple(state.scores[side] for side in sides(state.seats))
    ranks = tuple(1 if score == best else 2 for score in scores)
    return Result(ranks, scores, _reason(state), "HL-V2" if chase(state.options) else "HL4R")


def _reason(state: HiLow) -> str:
    if not chase(state.options):
        return "turns_won"
    if not state.options.equal_chases:
        return "fifteen_against"
    return "equal_points" if state.scores[0] == state.scores[1] else "fewer_points"


def seat_count(state: HiLow) -> int:
    """Return how many play."""
    return state.seats


def starter(state: HiLow) -> Seat | None:
    """Return who began the game."""
    return state.first
