"""What every state of Detective is worth: exact for two players and in last turns, else an estimate that says so.

Between turns values come from the solved tables; inside a turn the player's best choice is worked out exactly.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from functools import cache, lru_cache
from math import fsum
from typing import TYPE_CHECKING, NamedTuple

from fives.core.chance.rolls import FACES, Dice, rolls
from fives.core.chance.who_begins import Opening, begin_chances
from fives.core.game import NATURE, Seat
from fives.core.solver import Evaluation, best_first
from fives.games.detective.canonical_sheets import NUMBER, POOL, nameless
from fives.games.detective.move_reasons import why
from fives.games.detective.notation import write_move
from fives.games.detective.rules import (
    EMPTY,
    SOLVED,
    Detective,
    Evidence,
    Move,
    Options,
    Pass,
    Piece,
    chances,
    circle_counts,
    known,
    moves,
    over,
    play,
    pooled,
    result,
    strings,
)
from fives.solving.compact_tables import NUMPY

if TYPE_CHECKING or NUMPY:
    from fives.games.detective.many_players_estimate import circle_shares, last_shares, race_shares
    from fives.games.detective.solved_tables import lead_chance, race_chance
else:
    from fives.games.detective.compact_values import (
        circle_shares,
        last_shares,
        lead_chance,
        race_chance,
        race_shares,
    )

Shares = tuple[float, ...]  # by seat: the chance to win, a shared victory counted as its part
Outlook = Callable[[Detective], Shares]  # judges the beginning of a turn


def evaluate(state: Detective, seat: Seat) -> Evaluation:
    """Return how likely `seat` wins, and how likely it is with each of its moves, best first."""
    worth = {move: shares[seat] for move, shares in move_shares(state, seat).items()}
    valued = best_first(worth, write_move, lambda move, _: why(state, move))
    value = valued[0].value if valued else win_shares(state)[seat]
    return Evaluation(value, "win probability", exact=is_exact(state), moves=valued)


def is_exact(state: Detective) -> bool:
    """Say whether the values of a state are proved: with two players, in last turns, and when the game is over."""
    return len(state.sheets) == 2 or state.last is not None or over(state)


def win_shares(state: Detective, outlook: Outlook | None = None) -> Shares:
    """Return how likely each seat wins; `outlook` judges the beginning of the next turn, exactly if it can."""
    outlook = outlook or turn_shares
    if state.opening:
        return opening_shares(state.opening, state.options)
    if not state.again and not state.dice:
        return outlook(replace(state, in_air=0, happened=()))
    if state.in_air:
        return keep_shares(state, state.dice, outlook)
    by_move = move_shares(state, state.turn, outlook)
    return max(by_move.values(), key=lambda shares: shares[state.turn])


def move_shares(state: Detective, seat: Seat, outlook: Outlook | None = None) -> dict[Move, Shares]:
    """Return how likely each seat wins after each move of `seat`; none if others act."""
    outlook = outlook or turn_shares
    return {
        move: keep_shares(state, move, outlook)
        if isinstance(move, tuple)
        else win_shares(play(state, seat, move), outlook)
        for move in moves(state, seat)
    }


# The beginning of a turn


@lru_cache(maxsize=4096)
def turn_shares(state: Detective) -> Shares:
    """Return how likely each seat wins as a turn begins: exactly with two players, else by the estimate."""
    if len(state.sheets) > 2 or state.last is not None or over(state):
        return estimated_shares(state)
    mine = _two_players(state)
    return (mine, 1 - mine) if state.turn == 0 else (1 - mine, mine)


@lru_cache(maxsize=4096)
def estimated_shares(state: Detective) -> Shares:
    """Return how likely each seat wins as a turn begins if everyone then plays alone; exact in last turns."""
    if ended := result(state):
        return ended.shares
    seats = len(state.sheets)
    if state.last is not None:
        to_come = [(seat % seats, state.sheets[seat % seats]) for seat in range(state.turn, state.turn + state.last)]
        return last_shares(state.options.any_string, [SOLVED in sheet for sheet in state.sheets], to_come)
    return _seated(_crowd_shares(state), state.turn)


def _two_players(state: Detective) -> float:
    """Return how likely the player to move wins a game of two."""
    me, other = state.turn, 1 - state.turn
    options = state.options
    if options.one_file:
        scores, pool = circle_counts(state), POOL[nameless(pooled(state.sheets))]
        idle = state.idle if options.ends_idle else None
        return lead_chance(options.any_string, idle, pool, scores[me] - scores[other])
    own, others = (NUMBER[nameless(state.sheets[seat])] for seat in (me, other))
    return race_chance(options.any_string, options.last_turn, me == state.first, own, others)


def _crowd_shares(state: Detective) -> Shares:
    """Return what a turn's beginning is worth to everyone, the player to move first."""
    seats = len(state.sheets)
    order = [(state.turn + k) % seats for k in range(seats)]
    options = state.options
    if options.one_file:
        counts, idle = circle_counts(state), state.idle if options.ends_idle else None
        return circle_shares(pooled(state.sheets), [counts[seat] for seat in order], options.any_string, idle)
    follows = [[_follows(state, first, other) for other in order] for first in order]
    return race_shares(options.any_string, [state.sheets[seat] for seat in order], follows)


def _follows(state: Detective, first: Seat, other: Seat) -> bool:
    """Say whether `other` gets a last turn when `first` solves the murder (DE3R)."""
    seats = len(state.sheets)
    if state.options.last_turn == "equal_turns":
        return (other - state.first) % seats > (first - state.first) % seats
    return state.options.last_turn == "others" and other != first


def _seated(shares: Shares, turn: Seat) -> Shares:
    """Return by seat what is given from the player to move on."""
    return tuple(shares[(seat - turn) % len(shares)] for seat in range(len(shares)))


# Inside a turn


class Prospects(NamedTuple):
    """What this turn can still bring about: by suspect and length of string the best record's worth, and nothing's."""

    found: dict[tuple[int, int], Shares]
    nothing: Shares


@lru_cache(maxsize=1024)
def keep_shares(state: Detective, keep: Dice, outlook: Outlook) -> Shares:
    """Return how likely each seat wins if the player in turn keeps these dice and rolls the others again."""
    found, nothing = _prospects(_rerolled(state, 1, 2, 3, 4, 5), outlook)
    turn, must = state.turn, state.options.one_file
    weights: Counter[Shares] = Counter()
    for lengths, throws in _landings(keep, mixed=bool(keep) and not state.options.any_string).items():
        best = max((found[at] for at in lengths if at in found), key=lambda shares: shares[turn], default=nothing)
        weights[best if must or best[turn] > nothing[turn] else nothing] += throws
    total = weights.total()
    return tuple(fsum(s[seat] * throws for s, throws in weights.items()) / total for seat in range(len(nothing)))


@lru_cache(maxsize=256)
def _prospects(state: Detective, outlook: Outlook) -> Prospects:
    """Return the prospects of a turn; the dice of `state` do not matter."""
    found: dict[tuple[int, int], Shares] = {}
    for suspect in FACES:
        best: list[Shares] = []
        five_alike = _rerolled(state, *(suspect,) * 5)
        for kind in Evidence:
            if not known(state)[suspect - 1] & kind.bit:
                best.append(outlook(replace(play(five_alike, state.turn, Piece(suspect, kind.bit)), happened=())))
            if best:
                found[suspect, kind.dice] = max(best, key=lambda shares: shares[state.turn])
        if best:
            found[suspect, 5] = found[suspect, Evidence.OPPORTUNITY.dice]
    return Prospects(found, outlook(replace(play(state, state.turn, Pass.NOTHING), happened=())))


def _rerolled(state: Detective, *dice: int) -> Detective:
    """Return the state as it were if all five dice had been rolled again and landed like this."""
    return replace(state, dice=(), landed=dice, in_air=0, again=True, happened=())


@cache
def _landings(keep: Dice, mixed: bool) -> dict[tuple[tuple[int, int], ...], int]:
    """Return in how many throws a keep lands as each set of strings, suspect and length."""
    throws: Counter[tuple[tuple[int, int], ...]] = Counter()
    air = 5 - len(keep)
    for landed, chance in rolls(air).items():
        lengths = strings(keep, landed, mixed)
        throws[tuple((n, length) for n, length in lengths.items() if length > 1)] += int(chance * 6**air)
    return dict(throws)


# Who begins


def opening_shares(opening: Opening, options: Options) -> Shares:
    """Return how likely each seat wins before it is known who begins (G1R)."""
    seats = range(len(opening.rolled))
    begun = [turn_shares(Detective(options, seat, (EMPTY,) * len(seats), first=seat)) for seat in seats]
    begins = begin_chances(opening)
    return tuple(fsum(begins[first] * begun[first][seat] for first in seats) for seat in seats)


# The kernel's readable twin


def turn_value(state: Detective, table: Callable[[Detective], float]) -> float:
    """Return how likely the player in turn wins, given by `table` how likely that is in the states that follow.

    In terms of the rules alone; `table` is asked for states of the same turn and for the beginning of the next.
    """
    if outcomes := chances(state):
        return fsum(float(chance) * table(play(state, NATURE, roll)) for roll, chance in outcomes.items())
    return max(table(play(state, state.turn, move)) for move in moves(state, state.turn))
