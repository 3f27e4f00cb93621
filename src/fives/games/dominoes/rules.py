"""5-Dice Dominoes: dice make a string whose neighbours match; the last player to add one scores."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from functools import cache
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
from fives.core.refusal import BadSeats, IllegalMove, Param
from fives.games.dominoes.strings_of_dice import LONGEST, Place, String, additions, laid, swaps

TARGET = 5  # DO4
RACE = 15  # DO-V2
MOST = RACE - 1 + LONGEST  # points that a player of variation 2 can have
ROLLS = 3  # DO3


class DominoesNumbers(msgspec.Struct, frozen=True):
    """The numbers that the board of Dominoes draws by."""

    target: int = TARGET
    race: int = RACE
    rolls: int = ROLLS  # of a turn
    dice: int = LONGEST  # of a whole string


NUMBERS = DominoesNumbers()

Move: TypeAlias = Place | Dice | Act | Lot


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The table settings of Dominoes."""

    variation: Literal[0, 1, 2] = 0  # DO-V1, DO-V2
    may_decline: bool = False  # DO3R: a roll that fits may be rolled again; not in variation 2
    replace_single: bool = False  # DO-V1R: variation 1 may replace the die of a string of one
    start: Start = "roll"  # G1R

    @property
    def alone(self) -> bool:
        """Say whether each player builds a string alone (DO-V2)."""
        return self.variation == 2


@dataclass(frozen=True, slots=True)
class Dominoes:
    """A game of Dominoes at one moment. Before its beginning is rolled a string has no dice."""

    options: Options
    scores: tuple[int, ...]  # by seat
    turn: Seat
    opening: Opening | None = None  # None once it is known who begins
    string: String = ()
    rolled: Dice = ()  # dice of which one fits and waits for its place
    in_air: int = 0  # dice that nature is about to land
    left: int = 0  # rolls still to be had in this turn; variation 2 does not count them
    had: int = 0  # variation 2: how many have had their turn since all had the same number
    first: Seat | None = field(default=None, compare=False)  # who began the game
    happened: tuple[Happening, ...] = field(default=(), compare=False)

    @property
    def over(self) -> bool:
        """Say whether the game is decided (DO4, DO-V2)."""
        return self.had == 0 and max(self.scores) >= RACE if self.options.alone else TARGET in self.scores

    @property
    def throw(self) -> int:
        """Return how many dice the next roll takes: one, in variation 2 all that are not in the string."""
        return LONGEST - len(self.string) if self.options.alone and self.string else 1


def seat_rule(seats: int, options: Options) -> str:
    """Return the rule against so many players: only variation 2 takes three or four."""
    return "" if seats == 2 or (options.alone and seats <= 4) else "DO-V2"


def start(seats: int, options: Options, first: Seat | None = None) -> Dominoes:
    """Return the table before anything is rolled; `first` begins, if given (G1R)."""
    if rule := seat_rule(seats, options):
        raise BadSeats(rule, seats=seats)
    rolling = opening(seats, options.start) if first is None else None
    begins = None if rolling else first or 0
    return Dominoes(options, (0,) * seats, turn=begins or 0, opening=rolling, first=begins)


def actors(state: Dominoes) -> frozenset[Seat]:
    """Return who may act now; nobody once the game is decided (DO4, DO-V2)."""
    if state.over:
        return frozenset()
    if state.opening:
        return frozenset({opening_actor(state.opening)})
    return frozenset({NATURE if state.in_air else state.turn})


def moves(state: Dominoes, seat: Seat) -> Sequence[Move]:
    """Return what `seat` may do: roll, or say where a die of the roll goes; with `may_decline` also roll again."""
    if seat == NATURE or seat not in actors(state):
        return ()
    if not state.rolled:
        return (Act.ROLL,)
    again = state.options.may_decline and not state.options.alone and state.left > 0
    return (*places(state.options, state.string, state.rolled), *((Act.ROLL,) if again else ()))


@cache
def places(options: Options, string: String, dice: Dice) -> tuple[Place, ...]:
    """Return each way to use one of the dice: add it or, in variation 1, let it replace an end (DO3, DO-V1)."""
    faces = sorted(set(dice))
    added = [place for face in faces for place in additions(string, face)]
    swapped = [place for face in faces for place in swaps(string, face, options.replace_single)]
    return (*added, *(swapped if options.variation == 1 else ()))


def chances(state: Dominoes) -> Mapping[Move, Fraction]:
    """Return each way the dice in the air can land, with its exact probability."""
    return landings(state.opening, state.in_air) if NATURE in actors(state) else {}


def draw(state: Dominoes, random: Chance) -> Move:
    """Return one way the dice in the air land."""
    return one_landing(state.opening, state.in_air, random)


def play(state: Dominoes, actor: Seat, move: Move) -> Dominoes:
    """Return the state after `move`, or raise IllegalMove."""
    if actor == NATURE and move in chances(state):
        return _nature(state, move)
    if actor not in actors(state) or move not in moves(state, actor):
        raise IllegalMove(_rule(state, move), turn=state.turn)
    match move:
        case Act.ROLL if state.opening:
            return replace(state, opening=lift(state.opening), happened=())
        case Act.ROLL:
            declined = Happening("dominoes-declined", {"seat": actor, "dice": list(state.rolled)})
            told = (declined,) if state.rolled else ()
            return replace(state, rolled=(), in_air=state.throw, left=max(0, state.left - 1), happened=told)
        case Place():
            return _lay(state, move)
    raise IllegalMove(_rule(state, move), turn=state.turn)


def _rule(state: Dominoes, move: Move) -> str:
    """Return the number of the rule that forbids `move` now."""
    if state.over:
        return "DO-V2" if state.options.alone else "DO4"
    if state.opening:
        return "G1R"
    if not state.string:
        return "DO-V2" if state.options.alone else "DO2"
    if isinstance(move, Place) and move.face in state.rolled and move.swap <= (state.options.variation == 1):
        if move.face in state.string:
            return "DO2"
        return "DO1" if not move.swap else "DO-V1R" if len(state.string) == 1 else "DO-V1"
    return (("DO3", "DO3", "DO-V2"), ("DO3R", "DO-V1R", "DO-V2"))[bool(state.rolled)][state.options.variation]


def _nature(state: Dominoes, move: Move) -> Dominoes:
    if state.opening is None:
        return _land(state, cast(Dice, move))
    rolling, seat, told = play_opening(state.opening, move)
    return replace(state, opening=rolling, turn=seat, first=state.first if rolling else seat, happened=told)


def _land(state: Dominoes, dice: Dice) -> Dominoes:
    """Return the state once the dice lie: a string begins, one of them waits for its place, or none fits."""
    params: dict[str, Param] = {"seat": state.turn, "dice": list(dice), "left": state.left}
    state = replace(state, in_air=0)
    if not state.string:
        told = Happening("dominoes-began", {"seat": state.turn, "face": dice[0]})
        begun = replace(state, string=dice, happened=(told,))
        return begun if state.options.alone else _pass(begun)
    if places(state.options, state.string, dice):
        return replace(state, rolled=dice, happened=(Happening("dominoes-rolled", params),))
    missed = replace(state, happened=(Happening("dominoes-missed", {**params, "why": _why_not(state, dice)}),))
    if state.options.alone:
        return _count(missed)
    return missed if state.left else _fail(missed)


def _why_not(state: Dominoes, dice: Dice) -> str:
    """Say why no die fits: one number lies there already (DO2), or its spots do not match (DO1)."""
    if len(dice) > 1:
        return "none"
    return "twice" if dice[0] in state.string else "dots"


def _pass(state: Dominoes) -> Dominoes:
    """Return the state as the other player's turn begins (DO2, DO3)."""
    return replace(state, turn=1 - state.turn, left=ROLLS)


def _lay(state: Dominoes, place: Place) -> Dominoes:
    """Return the state once a die lies at its place: the fifth ends the round (DO3) or the turn (DO-V2)."""
    string = laid(state.string, place)
    key = "dominoes-replaced" if place.swap else "dominoes-added"
    told = Happening(key, {"seat": state.turn, "face": place.face, "end": place.end.value, "string": list(string)})
    after = replace(state, string=string, rolled=(), left=0, happened=(told,))
    if len(string) == LONGEST:
        return _count(after) if state.options.alone else _score(after, state.turn, "fifth")
    return after if state.options.alone else _pass(after)


def _fail(state: Dominoes) -> Dominoes:
    """Return the state after a failed turn: the other player was the last to add, or began the string (DO3)."""
    return _score(state, 1 - state.turn, "failed")


def _score(state: Dominoes, scorer: Seat, how: str) -> Dominoes:
    """Return the state after a point: the one who did not score begins the next string (DO3, DO3R)."""
    scores = (state.scores[0] + (scorer == 0), state.scores[1] + (scorer == 1))
    scored: dict[str, Param] = {"seat": scorer, "string": list(state.string), "score": scores[scorer], "how": how}
    told = (*state.happened, Happening("dominoes-scored", scored))
    if TARGET in scores:
        told += (Happening("dominoes-won", {"seat": scorer, "scores": list(scores)}),)
    return replace(state, string=(), left=0, scores=scores, turn=1 - scorer, happened=told)


def _count(state: Dominoes) -> Dominoes:
    """Return the state after a turn of variation 2: it scores the length of the string (DO-V2)."""
    points, seats = len(state.string), len(state.scores)
    scores = tuple(score + points * (seat == state.turn) for seat, score in enumerate(state.scores))
    mine = scores[state.turn]
    counted: dict[str, Param] = {"seat": state.turn, "string": list(state.string), "points": points, "score": mine}
    told = (*state.happened, Happening("dominoes-counted", counted))
    turn, had = (state.turn + 1) % seats, (state.had + 1) % seats
    after = replace(state, string=(), scores=scores, turn=turn, had=had, happened=told)
    return replace(after, happened=(*told, _ending(after))) if after.over else after


def _ending(state: Dominoes) -> Happening:
    best = [seat for seat, score in enumerate(state.scores) if score == max(state.scores)]
    if len(best) > 1:
        return Happening("dominoes-shared", {"scores": list(state.scores)})
    return Happening("dominoes-won", {"seat": best[0], "scores": list(state.scores)})


def alarm(state: Dominoes) -> Alarm[Move] | None:
    """Return None: Dominoes is played without a clock."""
    return None


def view(state: Dominoes, seat: Seat | None) -> Dominoes:
    """Return the state itself: nothing in Dominoes is hidden."""
    return state


def result(state: Dominoes) -> Result | None:
    """Return who has five points first (DO4), or most points when the race is over (DO-V2, ties shared by G2R)."""
    if not state.over:
        return None
    ranks = tuple(1 + sum(other > score for other in state.scores) for score in state.scores)
    reason, rule = ("fifteen_points", "DO-V2") if state.options.alone else ("five_points", "DO4")
    return Result(ranks, state.scores, reason, rule)


def seat_count(state: Dominoes) -> int:
    """Return how many play."""
    return len(state.scores)


def starter(state: Dominoes) -> Seat | None:
    """Return who began the game."""
    return state.first
