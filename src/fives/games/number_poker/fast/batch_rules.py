"""Number Poker for two as a row of eight numbers, each found by one look into a table.

What a player has left is a number, see `LEFTS`: without stones it is less than `A_STONE`. Loot has eight bits for each
value, so that a stone more is an addition. Of both, those of seat 1 are above those of seat 0.

NOW    what may be played: how many actions and then which, four bits each
THEN   the same for who acts next, if that is known: seat 1, while seat 0 closes a fist; else 0
HINT   what `pick` returns next, if that is drawn or there is no choice: one draw is for both fists; else -1
FISTS  the fists by their places in `FISTS_BY`, that of seat 1 in the lowest three bits
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import Final

import numpy as np

from fives.games.number_poker.encoding import CLOSING, EMPTY_FIST, NO_FIST, OVER, TAKE, TAKING
from fives.games.number_poker.rules import CLOSED, EMPTY, VALUES, WHOLE, Left, NumberPoker, Options, actors, plays
from fives.solving.batch import Chance, Flags, Row, Seen, Shares, draw, draw_two
from fives.solving.batch_without_chance import land as land
from fives.solving.batch_without_chance import nature as nature
from fives.solving.batch_without_chance import ways as ways
from fives.solving.jit import lean_kernel

ACTOR, NOW, THEN, HINT, LEFT, FISTS, LOOT, NEEDS, WIDTH = range(9)
AT_A_TIME: Final = 4  # moves take so little time here that games which take turns at each lose by it
NOBODY: Final = -1
NONE: Final = -1  # no fist, no hint
NEEDS_A_STONE: Final = Options(empty_hand="needs_a_stone")
A_STONE: Final = 4
SEAT_1: Final = 32  # bits before what is seat 1's
BITS: Final = (1 << 9) - 1  # of what one has left

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
FISTS_BY: Final = (NONE, EMPTY, *VALUES)
SHOWN: Final = [(place >> 3, place & 7) for place in range(len(FISTS_BY) << 3)]  # by FISTS; not all are fists


def _by_fists(found: Callable[[int, int], int]) -> Row:
    """Return what is found for each two fists."""
    known = range(len(FISTS_BY))
    return np.array([found(FISTS_BY[f], FISTS_BY[s]) if s in known else 0 for f, s in SHOWN], np.int64)


def _less(first: int, second: int) -> int:
    """Return by how much the numbers of what is left fall when fists are put away."""
    whole = NUMBER[WHOLE, NEEDS_A_STONE]
    left = [tuple(count - (fist == n) for n, count in enumerate(WHOLE)) for fist in (first, second)]
    one, other = (whole - NUMBER[each, NEEDS_A_STONE] for each in left)
    return one + (other << SEAT_1)


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


FISTS_AT = np.array([NO_FIST, EMPTY_FIST, *VALUES], np.int64)  # as the encoding tells them
LESS, TAKERS, GAINS = _by_fists(_less), _by_fists(_taker), _by_fists(_loot)


def pack(state: NumberPoker) -> Row:
    """Return a state as a row."""
    row = np.zeros(WIDTH, np.int64)
    fists = [FISTS_BY.index(NONE if fist is None else fist) for fist in state.fists]
    row[LEFT] = sum(NUMBER[left, state.options] << SEAT_1 * seat for seat, left in enumerate(state.left))
    row[FISTS] = fists[0] << 3 | fists[1]
    row[LOOT] = sum(WON[value] << SEAT_1 * seat for seat in (0, 1) for value in state.loot[seat])
    row[NEEDS] = state.options == NEEDS_A_STONE
    asked = actors(state)
    row[ACTOR], row[HINT] = min(asked, default=NOBODY), NONE
    if state.taker is not None:
        row[NOW], row[HINT] = TO_TAKE, TAKE
    elif asked:
        row[NOW], row[THEN] = choice_of(row, min(asked)), choice_of(row, 1) if len(asked) > 1 else 0
    return row


def unpack(row: Row, options: Options) -> NumberPoker:
    """Return the state of a row."""
    fists = [FISTS_BY[place] for place in SHOWN[row[FISTS]]]
    return NumberPoker(
        options,
        left=tuple(LEFTS[left_of(row, seat)][0] for seat in (0, 1)),
        loot=tuple(_stones(int(row[LOOT]) >> SEAT_1 * seat) for seat in (0, 1)),
        fists=tuple(None if fist == NONE else fist for fist in fists),
        taker=int(row[ACTOR]) if row[NOW] == TO_TAKE else None,
    )


def _stones(loot: int) -> tuple[int, ...]:
    return tuple(value for value in VALUES for _ in range(loot >> 8 * (value - 1) & 255))


@lean_kernel
def left_of(row: Row, seat: int) -> int:
    """Return what `seat` has left."""
    left: int = row[LEFT] >> SEAT_1 * seat & BITS
    return left


@lean_kernel
def choice_of(row: Row, seat: int) -> int:
    """Return what `seat` may close the fist around, as `NOW` has it."""
    choice: int = CHOICES[left_of(row, seat)]
    return choice


@lean_kernel
def actor(row: Row) -> int:
    """Return who acts: of two, seat 0 closes the fist first."""
    seat: int = row[ACTOR]
    return seat


@lean_kernel
def mask(row: Row, out: Flags) -> None:
    """Mark the legal actions."""
    mark(row[NOW], out)


@lean_kernel
def mark(choice: int, out: Flags) -> None:
    """Mark the actions of a choice as `NOW` has it."""
    for n in range(choice & 15):
        out[choice >> 4 * n + 4 & 15] = True


@lean_kernel
def mask_of(row: Row, seat: int, out: Flags) -> bool:
    """Mark what `seat` may do if it is asked; both close their fists at once (NP1)."""
    choice = row[NOW] if row[ACTOR] == seat else row[THEN] if row[ACTOR] == 0 else 0
    mark(choice, out)
    return bool(choice != 0)


@lean_kernel
def play_of(row: Row, seat: int, action: int) -> None:
    """Let `seat` act; it is the one that is asked, once seat 0 has closed its fist."""
    play(row, action)


@lean_kernel
def pick(row: Row, chance: Chance) -> int:
    """Return a legal action, each equally likely; if the other closes a fist after this one, that is drawn as well."""
    now, then, hint = row[NOW], row[THEN], row[HINT]
    if then:
        mine, theirs = draw_two(chance, now & 15, then & 15)
        row[HINT] = then >> 4 * theirs + 4 & 15
        return int(now >> 4 * mine + 4 & 15)
    row[HINT] = NONE
    return int(now >> 4 * draw(chance, now & 15) + 4 & 15 if hint == NONE else hint)


@lean_kernel
def play(row: Row, action: int) -> None:
    """Close a fist, or take the stone that the other shows; twin: rules.play."""
    then = row[THEN]
    if then:
        row[FISTS], row[ACTOR], row[NOW], row[THEN] = action + 1 << 3, 1, then, 0
        return
    row[HINT] = NONE
    taker = NOBODY
    if action != TAKE:
        row[FISTS] |= action + 1 << (3 if row[ACTOR] == 0 else 0)
        taker = TAKERS[row[FISTS] & 63]
    if taker == NOBODY:
        end_round(row)
    else:
        row[ACTOR], row[NOW], row[HINT] = taker, TO_TAKE, TAKE


@lean_kernel
def end_round(row: Row) -> None:
    """Put away what was shown and won; ask a player who can close a fist, until no stones are left (NP5R)."""
    fists = row[FISTS] & 63
    row[FISTS] = 0
    row[LOOT] += GAINS[fists]
    row[LEFT] -= LESS[fists]
    now, then = choice_of(row, 0), choice_of(row, 1)
    if now:
        row[ACTOR], row[NOW], row[THEN] = 0, now, then
    else:
        row[ACTOR], row[NOW], row[THEN] = 1, then, 0
    if left_of(row, 0) < A_STONE or left_of(row, 1) < A_STONE:
        end_game(row)


@lean_kernel
def end_game(row: Row) -> None:
    """End it once nobody has stones; with `needs_a_stone` once only one player has, who wins them (NP5R)."""
    first, second = left_of(row, 0), left_of(row, 1)
    if row[NEEDS]:
        row[LOOT] += REST[first] + (REST[second] << SEAT_1)
        row[LEFT] = first % A_STONE + (second % A_STONE << SEAT_1)
    elif first >= A_STONE or second >= A_STONE:
        return
    row[ACTOR] = NOBODY


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
            out[at + 2 + n] = COUNTS[left_of(row, other), n]
        fist = FISTS_AT[row[FISTS] >> 3 * (1 - other) & 7]
        if fist == NO_FIST:
            out[at + 7] = NO_FIST
        elif away and not taking:
            out[at + 7] = CLOSED
        else:
            out[at + 7] = fist


@lean_kernel
def returns(row: Row, out: Shares) -> None:
    """Write who has most stones of loot, then the higher sum (NP6)."""
    count, total = stones_of(row, 0)
    others, others_total = stones_of(row, 1)
    ahead = (count - others) * 1000 + total - others_total
    out[0] = 1.0 if ahead > 0 else -1.0 if ahead < 0 else 0.0
    out[1] = -out[0]
