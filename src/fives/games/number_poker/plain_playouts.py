"""Number Poker of three or four players, played out by plain Python, by the rules: fewer times than by the kernel.

The twin of `fast/playouts`, which tells more of the habits.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple

from fives.core.game import Seat
from fives.games.number_poker.hands import HIGHEST
from fives.games.number_poker.rules import EMPTY, VALUES, Move, NumberPoker, Take, play

FEWER: Final = 50  # times fewer than the kernel, so that a move takes no longer than a blink


class Habits(NamedTuple):
    """How each seat chooses: play p is as likely as weights[s][p] says, times how many are left where `counts[s]`."""

    weights: list[Sequence[float]]
    counts: list[bool]


def habits(seats: int, blind: Seat | None) -> Habits:
    """Return the habits of a table of uniform players, of whom one may be blind instead."""
    return Habits([[1.0] * (HIGHEST + 1)] * seats, [seat == blind for seat in range(seats)])


def shares(state: NumberPoker, how: Habits, playouts: int, seed: int) -> list[float]:
    """Return by seat the mean share of the victory; fists that are known stay, others are closed by habit."""
    chance, seats = Random(seed), len(state.left)
    total = [0.0] * seats
    fists = [None if fist is None or fist < EMPTY else fist for fist in state.fists]
    needs = state.options.empty_hand == "needs_a_stone"
    count = max(1, playouts // FEWER)
    for _ in range(count):
        won = _play_out([list(left) for left in state.left], state.loot, list(fists), needs, how, chance)
        best = max(won)
        for seat in range(seats):
            total[seat] += (won[seat] == best) / won.count(best)
    return [each / count for each in total]


def move_shares(
    state: NumberPoker, seat: Seat, listed: tuple[Move, ...], how: Habits, playouts: int, seed: int
) -> dict[Move, float]:
    """Return what each move brings `seat`; what others hold in closed fists is not looked at."""
    worth: dict[Move, float] = {}
    for move in listed:
        if isinstance(move, Take):
            after = play(state, seat, move)
        else:
            fists = tuple(move if each == seat else None for each in range(len(state.left)))
            after = NumberPoker(state.options, state.left, state.loot, fists)
        worth[move] = shares(after, how, playouts, seed)[seat]
    return worth


def _play_out(
    hands: list[list[int]],
    loot: tuple[tuple[int, ...], ...],
    shown: list[int | None],
    needs: bool,
    how: Habits,
    chance: Random,
) -> list[int]:
    """Return by seat stones and points at the end as one number."""
    won = [100 * len(own) + sum(own) for own in loot]  # 100: more than all points together
    seats = range(len(hands))
    while any(any(hand[1:]) for hand in hands):
        for seat in seats:
            if shown[seat] is None:
                shown[seat] = _any_play(hands[seat], how.weights[seat], how.counts[seat], needs, chance)
        for hand, fist in zip(hands, shown, strict=True):
            if fist is not None:
                hand[fist] -= 1
        _finish_round(won, shown, chance)
        holders = [seat for seat in seats if any(hands[seat][1:])]
        if needs and len(holders) == 1:
            rest = hands[holders[0]]
            won[holders[0]] += sum((100 + value) * rest[value] for value in VALUES)
            break
        shown = [None] * len(hands)
    return won


def _any_play(hand: list[int], weights: Sequence[float], counts: bool, needs: bool, chance: Random) -> int | None:
    """Return a play by habit; None if a hand has nothing to show (NP5R)."""
    if (needs and not any(hand[1:])) or not any(hand):
        return None
    parts = [weights[each] * (hand[each] if counts else 1) if hand[each] else 0.0 for each in range(HIGHEST + 1)]
    rest, last = chance.random() * sum(parts), 0
    for each, part in enumerate(parts):
        if part:
            last = each
            rest -= part
            if rest < 0:
                break
    return last


def _finish_round(won: list[int], shown: list[int | None], chance: Random) -> None:
    """Finish a round: a single empty hand takes one of the highest stones (NP2, NP3)."""
    if shown.count(EMPTY) == 1:
        highest = max(fist for fist in shown if fist is not None)
        robbed = [seat for seat, fist in enumerate(shown) if fist == highest]
        seat = robbed[chance.randrange(len(robbed))] if len(robbed) > 1 else robbed[0]
        if highest:
            won[shown.index(EMPTY)] += 100 + highest
        shown[seat] = None
    for value in range(HIGHEST, 0, -1):
        if shown.count(value) == 1:
            won[shown.index(value)] += 100 + value
            break
