"""Number Poker of three or four players, played out by the thousand, each player by a habit.

Nobody can solve it, so a move is worth what it brings against players of a habit: every play as likely as any other
(uniform), every stone as likely as any other (blind), or fond of some. An empty hand takes one of the highest stones.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from fives.core.game import Seat
from fives.games.number_poker.rules import EMPTY, VALUES, Move, NumberPoker, Take, play
from fives.solving.array_types import Floats, Ints
from fives.solving.jit import kernel

HIGHEST: Final = max(VALUES)
OPEN: Final = -1  # a fist of which nothing is known yet


class Habits(NamedTuple):
    """How each seat chooses: play p is as likely as weights[s, p] says, times how many are left where `counts[s]`."""

    weights: Floats
    counts: Ints


def habits(seats: int, blind: Seat | None) -> Habits:
    """Return the habits of a table of uniform players, of whom one may be blind instead."""
    return Habits(np.ones((seats, HIGHEST + 1)), np.array([int(seat == blind) for seat in range(seats)]))


def shares(state: NumberPoker, how: Habits, playouts: int, seed: int) -> Floats:
    """Return by seat the mean share of the victory; fists that are known stay, others are closed by habit."""
    left: Ints = np.array(state.left)
    loot: Ints = np.array([[len(own), sum(own)] for own in state.loot])
    fists: Ints = np.array([OPEN if fist is None else fist for fist in state.fists])  # CLOSED is OPEN here
    needs = state.options.empty_hand == "needs_a_stone"
    return play_out(left, loot, fists, needs, how.weights, how.counts, playouts, seed)


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
        worth[move] = float(shares(after, how, playouts, seed)[seat])
    return worth


@kernel
def play_out(
    left: Ints, loot: Ints, fists: Ints, needs: bool, weights: Floats, counts: Ints, playouts: int, seed: int
) -> Floats:
    """Return by seat the mean share of the victory. Twin: `play_out_slowly` in the tests, by the rules.

    left[s, p]   how many of play p seat s has left
    loot[s]      its stones and points of loot
    fists[s]     what it shows in the first round; OPEN: any
    """
    seats = len(left)
    total = np.zeros(seats)
    chance = np.uint64(seed) * np.uint64(2654435761) + np.uint64(88172645463325252)
    hands, won, shown = left.copy(), loot.copy(), fists.copy()
    for _ in range(playouts):
        for seat in range(seats):
            shown[seat], won[seat, 0], won[seat, 1] = fists[seat], loot[seat, 0], loot[seat, 1]
            for each in range(HIGHEST + 1):
                hands[seat, each] = left[seat, each]
        while count_holders(hands) > 0:
            for seat in range(seats):
                if shown[seat] == OPEN:
                    chance = stir(chance)
                    part = (chance >> np.uint64(11)) / 9007199254740992.0
                    shown[seat] = any_play(hands[seat], weights[seat], counts[seat], needs, part)
            chance = stir(chance)
            finish_round(hands, won, shown, int(chance >> np.uint64(33)))
            if needs and count_holders(hands) == 1:
                give_leftovers(hands, won)
            for seat in range(seats):
                shown[seat] = OPEN
        share_out(won, total)
    return total / playouts


@kernel
def stir(chance: np.uint64) -> np.uint64:
    """Return the next number of a xorshift generator, which needs no lock and no thread of its own."""
    chance ^= chance << np.uint64(13)
    chance ^= chance >> np.uint64(7)
    return chance ^ (chance << np.uint64(17))


@kernel
def count_holders(hands: Ints) -> int:
    """Return how many players still have stones."""
    holders = 0
    for seat in range(len(hands)):
        if hands[seat, 1] + hands[seat, 2] + hands[seat, 3] + hands[seat, 4] > 0:
            holders += 1
    return holders


@kernel
def any_play(hand: Ints, weights: Floats, counts: int, needs: bool, part: float) -> int:
    """Return the play at this part of the summed weights; OPEN if a hand has nothing to show (NP5R)."""
    if needs and hand[1] + hand[2] + hand[3] + hand[4] == 0:
        return OPEN
    total = 0.0
    for each in range(HIGHEST + 1):
        if hand[each]:
            total += weights[each] * (hand[each] if counts else 1)
    rest, last = part * total, OPEN
    for each in range(HIGHEST + 1):
        if hand[each]:
            last = each
            rest -= weights[each] * (hand[each] if counts else 1)
            if rest < 0:
                break
    return last


@kernel
def finish_round(hands: Ints, won: Ints, shown: Ints, chance: int) -> None:
    """Finish a round: a single empty hand takes one of the highest stones (NP2, NP3)."""
    seats = len(shown)
    empty = taker = 0
    for seat in range(seats):
        if shown[seat] != OPEN:
            hands[seat, shown[seat]] -= 1
        if shown[seat] == EMPTY:
            empty, taker = empty + 1, seat
    if empty == 1:
        robbed = any_highest(shown, chance)
        if robbed != taker:
            win(won, taker, shown[robbed])
        shown[robbed] = OPEN
    for value in range(HIGHEST, 0, -1):
        times = owner = 0
        for seat in range(seats):
            if shown[seat] == value:
                times, owner = times + 1, seat
        if times == 1:
            win(won, owner, value)
            break


@kernel
def any_highest(shown: Ints, chance: int) -> int:
    """Return one of the seats that show the highest value, each as likely as another."""
    highest, times = shown.max(), 0
    for seat in range(len(shown)):
        times += shown[seat] == highest
    left, seat = chance % times, 0
    while shown[seat] != highest or left > 0:
        left -= shown[seat] == highest
        seat += 1
    return seat


@kernel
def win(won: Ints, seat: int, value: int) -> None:
    """Add a stone to the loot of a seat."""
    won[seat, 0] += 1
    won[seat, 1] += value


@kernel
def give_leftovers(hands: Ints, won: Ints) -> None:
    """Let the players who still have stones win them: there is but one (NP5R)."""
    for seat in range(len(hands)):
        for value in range(1, HIGHEST + 1):
            while hands[seat, value] > 0:
                hands[seat, value] -= 1
                win(won, seat, value)


@kernel
def share_out(won: Ints, total: Floats) -> None:
    """Add to `total` what each seat has of the victory (NP6)."""
    best = winners = 0
    for seat in range(len(won)):
        key = won[seat, 0] * 100 + won[seat, 1] + 1  # 100: more than all points together
        if key > best:
            best, winners = key, 0
        if key == best:
            winners += 1
    for seat in range(len(won)):
        if won[seat, 0] * 100 + won[seat, 1] + 1 == best:
            total[seat] += 1.0 / winners
