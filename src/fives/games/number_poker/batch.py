"""Number Poker for two as a row of numbers, each found by one look into a table.

What is left to a player is one number, see `LEFTS`: whoever has no stones has less than `A_STONE`. What may be played
is one as well, `NOW`: how many actions and then which, four bits each. Loot has eight bits for each value, so that a
stone more is an addition, and that of seat 1 is above that of seat 0.
"""

from __future__ import annotations

from itertools import product
from typing import Final

import numpy as np

from fives.games.number_poker.encoding import CLOSING, EMPTY_FIST, NO_FIST, OVER, TAKE, TAKING
from fives.games.number_poker.rules import CLOSED, EMPTY, VALUES, WHOLE, Left, NumberPoker, Options, actors, plays
from fives.solving.batch import Chance, Flags, Row, Seen, Shares, draw
from fives.solving.jit import lean_kernel

ACTOR, NOW, LEFT, FIST, LOOT, NEEDS, WIDTH = 0, 1, 2, 4, 6, 7, 8  # LEFT, FIST of seat 0, then of seat 1
NOBODY: Final = -1
NONE: Final = -1  # no fist
NEEDS_A_STONE: Final = Options(empty_hand="needs_a_stone")
A_STONE: Final = 4
SEAT_1: Final = 32  # bits before the loot of seat 1

LEFTS: Final[tuple[tuple[Left, Options], ...]] = tuple(  # with the option that says when the empty hand may be played
    ((empty, *stones), options)
    for stones in product(*(range(WHOLE[value] + 1) for value in VALUES))
    for options in (Options(), NEEDS_A_STONE)
    for empty in range(WHOLE[EMPTY] + 1)
)
NUMBER: Final = {left: n for n, left in enumerate(LEFTS)}


def _choice(actions: tuple[int, ...]) -> int:
    """Return a choice as one number; 0 if there is none."""
    return len(actions) + sum(action << 4 * place for place, action in enumerate(actions, 1))


CHOICES = np.array([_choice(plays(left, options)) for left, options in LEFTS], np.int64)
TO_TAKE: Final = _choice((TAKE,))
WON = (0, *(1 << 8 * (value - 1) for value in VALUES))  # one stone of loot
REST = np.array([sum(WON[value] * left[value] for value in VALUES) for left, _ in LEFTS], np.int64)  # all left as loot
COUNTS = np.array([left for left, _ in LEFTS], np.int64)
FISTS: Final = (NONE, EMPTY, *VALUES)  # tables by fist begin with no fist: a fist is at the place after its number


def _less(fist: int) -> int:
    """Return by how much the number of what is left falls when a fist is put away."""
    after = tuple(count - (fist == n) for n, count in enumerate(WHOLE))
    return NUMBER[WHOLE, NEEDS_A_STONE] - NUMBER[after, NEEDS_A_STONE]


def _taker(first: int, second: int) -> int:
    """Return who takes what the other shows: a single empty hand (NP3)."""
    if EMPTY not in (first, second) or max(first, second) <= EMPTY:
        return NOBODY
    return (first, second).index(EMPTY)


def _loot(first: int, second: int) -> int:
    """Return what is won once hands are open: by the higher of two different stones (NP2), or by the taker (NP3)."""
    seat = 1 if second > first else 0
    won = 0 if first == second else WON[max(first, second, EMPTY)]
    return won << SEAT_1 * (1 - seat if EMPTY in (first, second) else seat)


LESS = np.array([_less(fist) for fist in FISTS], np.int64)
TAKERS = np.array([[_taker(first, second) for second in FISTS] for first in FISTS], np.int64)
GAINS = np.array([[_loot(first, second) for second in FISTS] for first in FISTS], np.int64)


def pack(state: NumberPoker) -> Row:
    """Return a state as a row."""
    row = np.zeros(WIDTH, np.int64)
    row[LEFT : LEFT + 2] = [NUMBER[left, state.options] for left in state.left]
    row[FIST : FIST + 2] = [NONE if fist is None else fist for fist in state.fists]
    row[LOOT] = sum(WON[value] << SEAT_1 * seat for seat in (0, 1) for value in state.loot[seat])
    row[NEEDS] = state.options == NEEDS_A_STONE
    row[ACTOR] = min(actors(state), default=NOBODY)
    if row[ACTOR] != NOBODY:
        row[NOW] = CHOICES[row[LEFT + row[ACTOR]]] if state.taker is None else TO_TAKE
    return row


def unpack(row: Row, options: Options) -> NumberPoker:
    """Return the state of a row."""
    return NumberPoker(
        options,
        left=tuple(LEFTS[n][0] for n in row[LEFT : LEFT + 2]),
        loot=tuple(_stones(int(row[LOOT]) >> SEAT_1 * seat) for seat in (0, 1)),
        fists=tuple(None if fist == NONE else int(fist) for fist in row[FIST : FIST + 2]),
        taker=int(row[ACTOR]) if row[NOW] == TO_TAKE else None,
    )


def _stones(loot: int) -> tuple[int, ...]:
    return tuple(value for value in VALUES for _ in range(loot >> 8 * (value - 1) & 255))


@lean_kernel
def actor(row: Row) -> int:
    """Return who acts: of two, seat 0 closes the fist first."""
    seat: int = row[ACTOR]
    return seat


@lean_kernel
def mask(row: Row, out: Flags) -> None:
    """Mark the legal actions."""
    choice = row[NOW]
    for n in range(choice & 15):
        out[choice >> 4 * n + 4 & 15] = True


@lean_kernel
def pick(row: Row, chance: Chance) -> int:
    """Return a legal action, each equally likely."""
    choice = row[NOW]
    action: int = choice >> 4 * draw(chance, choice & 15) + 4 & 15
    return action


@lean_kernel
def play(row: Row, action: int) -> None:
    """Close a fist, or take the stone that the other shows; twin: rules.play."""
    seat, other = row[ACTOR], CHOICES[row[LEFT + 1]]
    if action == TAKE:
        end_round(row)
        return
    row[FIST + seat] = action
    if seat == 0 and other:
        row[ACTOR], row[NOW] = 1, other
        return
    taker = TAKERS[row[FIST] + 1, row[FIST + 1] + 1]
    if taker == NOBODY:
        end_round(row)
    else:
        row[ACTOR], row[NOW] = taker, TO_TAKE


@lean_kernel
def end_round(row: Row) -> None:
    """Put away what was shown and what was won; who can close a fist is asked, until no stones are left (NP5R)."""
    one, other = row[FIST] + 1, row[FIST + 1] + 1
    row[LOOT] += GAINS[one, other]
    first, second = row[LEFT] - LESS[one], row[LEFT + 1] - LESS[other]
    row[LEFT], row[LEFT + 1] = first, second
    row[FIST] = row[FIST + 1] = NONE
    choice = CHOICES[first]
    row[ACTOR], row[NOW] = 0, choice
    if choice == 0:
        row[ACTOR], row[NOW] = 1, CHOICES[second]
    if first < A_STONE or second < A_STONE:
        end_game(row)


@lean_kernel
def end_game(row: Row) -> None:
    """End it once nobody has stones, or with `needs_a_stone` one alone, who wins them (NP5R)."""
    first, second = row[LEFT], row[LEFT + 1]
    if row[NEEDS]:
        row[LOOT] += REST[first] + (REST[second] << SEAT_1)
        row[LEFT], row[LEFT + 1] = first % A_STONE, second % A_STONE
    elif first >= A_STONE or second >= A_STONE:
        return
    row[ACTOR], row[NOW] = NOBODY, 0


@lean_kernel
def ways(row: Row) -> int:
    """Return 0: nature has no part in this game."""
    return 0


@lean_kernel
def land(row: Row, way: int) -> None:
    """Do nothing: nature has no part in this game."""


@lean_kernel
def nature(row: Row, chance: Chance) -> None:
    """Do nothing: there is no chance in Number Poker."""


@lean_kernel
def stones_of(row: Row, seat: int) -> tuple[int, int]:
    """Return how many stones of loot `seat` has, and their sum."""
    loot = row[LOOT] >> SEAT_1 * seat
    one, two, three, four = loot & 255, loot >> 8 & 255, loot >> 16 & 255, loot >> 24 & 255
    return one + two + three + four, one + 2 * two + 3 * three + 4 * four


@lean_kernel
def observe(row: Row, seat: int, out: Seen) -> None:
    """Write what `seat` sees: the other's fist is closed until all are open."""
    taking = row[NOW] == TO_TAKE
    out[0] = TAKING if taking else OVER if row[ACTOR] == NOBODY else CLOSING
    out[1] = 0 if not taking else 1 if row[ACTOR] == seat else 2
    for away in range(2):
        other, at = seat ^ away, 2 + 8 * away
        out[at], out[at + 1] = stones_of(row, other)
        for n in range(5):
            out[at + 2 + n] = COUNTS[row[LEFT + other], n]
        fist = row[FIST + other]
        if fist == NONE:
            out[at + 7] = NO_FIST
        elif away and not taking:
            out[at + 7] = CLOSED
        else:
            out[at + 7] = EMPTY_FIST if fist == EMPTY else fist


@lean_kernel
def returns(row: Row, out: Shares) -> None:
    """Write who has most stones of loot, then the higher sum (NP6)."""
    count, total = stones_of(row, 0)
    others, others_total = stones_of(row, 1)
    ahead = (count - others) * 1000 + total - others_total
    out[0] = 1.0 if ahead > 0 else -1.0 if ahead < 0 else 0.0
    out[1] = -out[0]
