"""The exact worth of every state of Dare. Values are right within 1e-12.

A round that ends in a tie is played again from the same score. So a round is worth what it is worth with its own
worth at stake in a tie: worked out again and again, from below and from above, until both meet.
"""

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple, TypeAlias

from fives.core.chance.rolls import rolls
from fives.core.chance.who_begins import begin_chances
from fives.core.game import Seat
from fives.core.solver import Evaluation, best_first
from fives.games.dare.notation import write_move
from fives.games.dare.rules import TARGET, Dare, Move, Options, moves, play

Ends: TypeAlias = Mapping[int, float]  # what the turn is worth by the total it ends with
TOTALS = {total: float(sum(p for dice, p in rolls(5).items() if sum(dice) == total)) for total in range(5, 31)}
ROUNDS = 20  # how often a round is worked out: each time the bounds come nearer by the chance of a tie


class Turn(NamedTuple):
    """What a turn is worth: by the total it ends with, before the second throw, before the first."""

    ends: Ends
    again: float
    throw: float


def evaluate(state: Dare, seat: Seat) -> Evaluation:
    """Return how likely `seat` wins if both play best, and how likely it is with each of its moves, best first."""
    valued = best_first(move_values(state, seat), write_move)
    value = valued[0].value if valued else win_chance(state, seat)
    return Evaluation(value, "win probability", exact=True, moves=valued)


def move_values(state: Dare, seat: Seat) -> dict[Move, float]:
    """Return how likely `seat` wins with each of its moves; none if others act."""
    return {move: win_chance(play(state, seat, move), seat) for move in moves(state, seat)}


def win_chance(state: Dare, seat: Seat) -> float:
    """Return how likely `seat` wins the game if both play best."""
    if TARGET in state.scores:
        return float(state.scores[seat] == TARGET)
    if state.opening:
        begins, value = begin_chances(state.opening)[seat], begin_value(state.options, 0, 0)
        return begins * value + (1 - begins) * (1 - value)
    value = _turn_value(state)
    return value if seat == state.turn else 1 - value


def _turn_value(state: Dare) -> float:
    """Return how likely the player in turn wins the game."""
    turn = _turn(state.options, state.scores[state.turn], state.scores[1 - state.turn], state.held)
    if state.dice:
        return max(turn.ends[sum(state.dice)], turn.again)
    return turn.again if state.again else turn.throw


@cache
def _turn(options: Options, mine: int, theirs: int, held: int | None) -> Turn:
    """Return what a turn is worth to its player, who has a total to beat or begins the round."""
    if held is None:
        ends = _first_ends(options, mine, theirs, begin_value(options, mine, theirs))
    else:
        ends = _second_ends(options, mine, theirs, held, 1 - begin_value(options, theirs, mine))
    return Turn(ends, _again(ends), _throw(ends))


def _again(ends: Ends) -> float:
    """Return what the second throw is worth."""
    return sum(p * ends[total] for total, p in TOTALS.items())


def _throw(ends: Ends) -> float:
    """Return what the first throw is worth: stop where that is better than once more (DA2)."""
    again = _again(ends)
    return sum(p * max(ends[total], again) for total, p in TOTALS.items())


@cache
def begin_value(options: Options, mine: int, theirs: int) -> float:
    """Return how likely the player who begins a round wins the game from this score."""
    low, high = bounds(options, mine, theirs)
    return (low + high) / 2


def bounds(options: Options, mine: int, theirs: int) -> tuple[float, float]:
    """Return the same from below and from above: as if ties without end were lost, and as if they were won."""
    low, high = 0.0, 1.0
    for _ in range(ROUNDS):
        low, high = (_throw(_first_ends(options, mine, theirs, tie)) for tie in (low, high))
    return low, high


def _first_ends(options: Options, mine: int, theirs: int, tie: float) -> Ends:
    """Return how likely the first of a round wins the game after each total, if a tie is worth so much."""
    return {held: 1 - _throw(_second_ends(options, theirs, mine, held, 1 - tie)) for held in TOTALS}


def _second_ends(options: Options, mine: int, theirs: int, held: int, tie: float) -> Ends:
    """Return how likely the second of a round wins the game after each total, if a tie is worth so much (DA3)."""
    scored = 1 - begin_value(options, theirs, mine + 1) if mine + 1 < TARGET else 1.0
    missed = begin_value(options, mine, theirs + 1) if theirs + 1 < TARGET else 0.0
    equal = missed if options.holds else tie
    return {total: scored if total > held else missed if total < held else equal for total in TOTALS}
