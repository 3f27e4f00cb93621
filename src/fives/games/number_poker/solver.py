"""What every state of Number Poker is worth: exact for two players, an estimate by playing out for three and four.

Fists are closed in secret, so a choice of two players is worth what it brings against the best mix of the other,
whatever the other holds by now; what the two fists together change is luck.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np

from fives.core.game import Happening, Seat
from fives.core.solver import Evaluation, Valued
from fives.games.number_poker.fast.playouts import habits, move_shares, shares
from fives.games.number_poker.fast.solve_hand_pairs import Table, table_of
from fives.games.number_poker.notation import write_move
from fives.games.number_poker.rules import EMPTY, Move, NumberPoker, Take, moves, play, plays, result, winner
from fives.solving.array_types import Floats
from fives.solving.matrix_game import solve_matrix

SAME: Final = 1e-9  # values closer than this are equal but for rounding
PLAYOUTS: Final = 3000  # of a state and of each move, with three or four players
SEED: Final = 5  # so that a review says the same twice
REMEMBERED: Final = 4096

NEEDS: Final = "needs_a_stone"


class Choice(NamedTuple):
    """The choice of a round: how likely `seat` wins with each play, and how often the best mix makes it."""

    worth: dict[Move, float]
    mix: dict[Move, float]


def evaluate(state: NumberPoker, seat: Seat) -> Evaluation:
    """Return the share of the victory that `seat` can expect, and with each of its moves, best first."""
    two = len(state.left) == 2
    value = win_chance(state, seat) if two else guess(state)[seat]
    return Evaluation(value, "win probability", exact=two or result(state) is not None, moves=_valued(state, seat))


def _valued(state: NumberPoker, seat: Seat) -> tuple[Valued, ...]:
    """Return each move with its worth and why; of equal ones first what is to be played most often."""
    if not moves(state, seat):
        return ()
    worth, mix = choice(state, seat)
    best = max(worth.values())
    even = {move: best if best - value < SAME else value for move, value in worth.items()}
    order = sorted(even, key=lambda move: (-even[move], -mix[move]))
    two = len(state.left) == 2  # of more players no equilibrium is known
    return tuple(
        Valued(write_move(move), even[move], _why(state, seat, move, even, mix), mix[move] if two else None)
        for move in order
    )


def choice(state: NumberPoker, seat: Seat) -> Choice:
    """Return what each move of `seat` is worth, and how often to make it."""
    if state.taker is not None:
        return _take(state, seat)
    begun = before_fists(state)
    return best_choice(begun, seat) if len(state.left) == 2 else uniform_choice(begun, seat)


def before_fists(state: NumberPoker) -> NumberPoker:
    """Return the round as it began, before anyone closed a fist: that is all a player knows."""
    return replace(state, fists=(None,) * len(state.fists), happened=())


# Two players


def win_chance(state: NumberPoker, seat: Seat) -> float:
    """Return how likely `seat` wins if both play best from here on, a shared victory counted half."""
    chance = _win_chance(state)
    return chance if seat == 0 else 1 - chance


def _win_chance(state: NumberPoker) -> float:
    """Return how likely seat 0 wins; a player whose fist is still open will use the best mix."""
    if state.taker is not None:
        (only,) = moves(state, state.taker)
        return _win_chance(play(state, state.taker, only))
    if ended := result(state):
        return ended.shares[0]
    game, rows, columns = _round(before_fists(state))
    return float(_held(state, 0, rows) @ game @ _held(state, 1, columns))


def _held(state: NumberPoker, seat: Seat, mix: Floats) -> Floats:
    """Return the mix of a seat, or what it has closed its fist around."""
    fist = state.fists[seat]
    if fist is None or fist < EMPTY:
        return mix
    return np.array([float(play == fist) for play in plays(state.left[seat], state.options)])


@lru_cache(maxsize=REMEMBERED)
def best_choice(begun: NumberPoker, seat: Seat) -> Choice:
    """Return what each play of one of two is worth against the best mix of the other, and its own best mix."""
    game, rows, columns = _round(begun)
    worth, mix = (game @ columns, rows) if seat == 0 else (1 - rows @ game, columns)
    own = moves(begun, seat)
    return Choice(*(dict(zip(own, map(float, each), strict=True)) for each in (worth, mix)))


@lru_cache(maxsize=REMEMBERED)
def _round(begun: NumberPoker) -> tuple[Floats, Floats, Floats]:
    """Return the matrix game of a round, how likely seat 0 wins with each pair of plays, and how both mix them."""
    game = round_matrix(begun)
    blind = [_blind(begun, seat) for seat in (0, 1)]
    if (blind[0] @ game).min() > (game @ blind[1]).max() - SAME:  # nobody gains by another choice: these are best too
        return game, blind[0], blind[1]
    _, rows, columns = solve_matrix(game)
    return game, np.maximum(rows, 0.0), np.maximum(columns, 0.0)  # a share below nothing is a rounding error


def _blind(begun: NumberPoker, seat: Seat) -> Floats:
    """Return the mix that is easiest to play: everything that is left as likely as anything else."""
    left = begun.left[seat]
    counts: Floats = np.array([left[each] for each in plays(left, begun.options)] or [1], dtype=np.float64)
    mix: Floats = counts / counts.sum()
    return mix


def round_matrix(begun: NumberPoker) -> Floats:
    """Return how likely seat 0 wins with each pair of plays; a player who sits out has one play, nothing."""
    one, other = begun.left
    count, points = (len(begun.loot[0]) - len(begun.loot[1]), sum(begun.loot[0]) - sum(begun.loot[1]))
    table, swapped = solved_table(begun)
    if not all(plays(left, begun.options) for left in begun.left):  # a player alone wins what is left
        alone = table.value((other, one), -count, -points) if swapped else table.value((one, other), count, points)
        shape = [max(1, len(plays(left, begun.options))) for left in begun.left]
        return np.full(shape, 1 - alone if swapped else alone)
    if swapped:
        return 1 - table.game((other, one), -count, -points).T
    return table.game((one, other), count, points)


def solved_table(begun: NumberPoker) -> tuple[Table, bool]:
    """Return the table of a position, and whether its seats must be swapped to be found there."""
    ahead = sum(begun.left[0]) - sum(begun.left[1])
    return table_of(begun.options.empty_hand == NEEDS, abs(ahead)), ahead < 0


# Three or four players


@lru_cache(maxsize=REMEMBERED)
def guess(state: NumberPoker) -> tuple[float, ...]:
    """Return each seat's share of the victory if every play is alike to all; at the end it is no guess."""
    if ended := result(state):
        return ended.shares
    seats = len(state.left)
    return tuple(map(float, shares(state, habits(seats, None), PLAYOUTS, SEED)))


@lru_cache(maxsize=REMEMBERED)
def uniform_choice(begun: NumberPoker, seat: Seat, seed: int = SEED) -> Choice:
    """Return what each move of `seat` brings against players to whom every play is alike; the best is made."""
    listed = tuple(moves(begun, seat))
    worth = move_shares(begun, seat, listed, habits(len(begun.left), seat), PLAYOUTS, seed)
    best = max(worth, key=worth.__getitem__)
    return Choice(worth, {move: float(move == best) for move in listed})


def _take(state: NumberPoker, seat: Seat) -> Choice:
    """Return what each stone is worth to an empty hand; with two players there is only one."""
    if len(state.left) > 2:
        return uniform_choice(replace(state, happened=()), seat)
    return Choice({move: win_chance(play(state, seat, move), seat) for move in moves(state, seat)},
                  dict.fromkeys(moves(state, seat), 1.0))  # fmt: skip


# Why


def _why(state: NumberPoker, seat: Seat, move: Move, worth: dict[Move, float], mix: dict[Move, float]) -> Happening:
    """Return the reason for or against a move."""
    best = max(worth.values())
    if isinstance(move, Take):
        return _why_take(state, move)
    if len(worth) == 1:
        return Happening("number-poker-why-only")
    if len(state.left) > 2:
        return Happening("number-poker-why-single", {"percent": round(100 * keeps_chance(state, seat, move))})
    if max(map(abs, (best - value for value in worth.values()))) < SAME and best in (0.0, 0.5, 1.0) and decided(state):
        return Happening("number-poker-why-decided")
    if best - worth[move] >= SAME:
        return Happening("number-poker-why-worse", {"percent": round(100 * (best - worth[move]), 2)})
    if mix[move] > 1 - SAME:
        return Happening("number-poker-why-sure")
    if mix[move] < SAME:
        return Happening("number-poker-why-spare")
    return Happening("number-poker-why-mix", {"percent": round(100 * mix[move])})


def decided(state: NumberPoker) -> bool:
    """Say whether no pair of plays of two players changes anything any more."""
    return bool(np.ptp(_round(before_fists(state))[0]) < SAME)


def keeps_chance(state: NumberPoker, seat: Seat, own: int) -> float:
    """Return how likely a play wins a stone this round if every play of the others is alike to them."""
    ways: dict[tuple[int | None, ...], float] = {(): 1.0}
    for other, left in enumerate(state.left):
        listed: tuple[int | None, ...] = (own,) if other == seat else plays(left, state.options) or (None,)
        ways = {(*way, fist): chance / len(listed) for way, chance in ways.items() for fist in listed}
    return sum(chance for fists, chance in ways.items() if _keeps(fists, seat))


def _keeps(fists: tuple[int | None, ...], seat: Seat) -> bool:
    """Say whether a seat gains a stone by these open hands; an empty hand of others takes the highest."""
    if fists.count(EMPTY) == 1 and any(fists):
        if fists[seat] == EMPTY:
            return True
        highest = max(fist or 0 for fist in fists)
        robbed = max(range(len(fists)), key=lambda each: (fists[each] == highest, each != seat))
        fists = tuple(None if each == robbed else fist for each, fist in enumerate(fists))
    return winner(fists) == seat


def _why_take(state: NumberPoker, move: Take) -> Happening:
    """Return what comes of a take: which stone it is, and who keeps another."""
    stone = state.fists[move.seat] or 0
    rest = [None if seat == move.seat else fist for seat, fist in enumerate(state.fists)]
    keeper = winner(rest)
    if keeper is None:
        return Happening("number-poker-why-take", {"stone": stone})
    return Happening("number-poker-why-take-leaves", {"stone": stone, "seat": keeper, "other": rest[keeper] or 0})
