"""Hi-Low of two as a row of numbers; dice are the number of a hand (`fives.solving.hand_numbers`)."""

from __future__ import annotations

import numpy as np

from fives.games.hi_low.encoding import CHOOSING, IN_AIR, LYING, OPENING, OVER, STAY, TO_ROLL, phase
from fives.games.hi_low.rules import FRESH, LOST, MIDDLE, HiLow, Options, Side, chase, ten_dice
from fives.solving.batch import Chance, Flags, Row, Seen, Shares, draw
from fives.solving.batch_who_begins import (
    LIFTED,
    OPENING_WIDTH,
    TURN,
    observe_opening,
    open_game,
    opening_ways,
    pack_opening,
    unpack_opening,
)
from fives.solving.hand_numbers import FIVES, HANDS, KEPT, NUMBER, SHOWN, SIZES, TOTALS, UPTO, WAYS, landed
from fives.solving.jit import lean_kernel

PHASE, HIGH, LEFT, DICE, TOTAL, SECOND = range(OPENING_WIDTH, OPENING_WIDTH + 6)
TEN_DICE, CHASE, TARGET, ALTERNATE, EQUAL_CHASES, SCORES = range(SECOND + 1, SECOND + 7)
WIDTH = SCORES + 2

ROLL, CHOOSE_HIGH, KEEP = 0, 1, STAY + 1
STEPS = np.array(FRESH, np.int64)


def pack(state: HiLow) -> Row:
    """Return a state as a row; HIGH is the side that rolls high or -1, TOTAL what the leader wrote down or 0."""
    row = np.zeros(WIDTH, np.int64)
    pack_opening(state.opening, row)
    row[PHASE], row[TURN], row[LEFT], row[DICE] = phase(state), state.turn, state.left, NUMBER[state.dice]
    row[HIGH] = -1 if state.sides is None else state.sides.index(Side.HIGH)
    row[TOTAL] = sum(state.totals)
    row[SECOND], row[TEN_DICE], row[CHASE] = state.second, ten_dice(state.options), chase(state.options)
    row[TARGET], row[ALTERNATE] = state.options.target, state.options.alternate
    row[EQUAL_CHASES] = state.options.equal_chases
    row[SCORES:] = state.scores
    return row


def unpack(row: Row, options: Options) -> HiLow:
    """Return the state of a row."""
    dice, high = HANDS[row[DICE]], int(row[HIGH])
    return HiLow(
        options,
        seats=2,
        turn=int(row[TURN]),
        opening=unpack_opening(row, options.start),
        sides=None if high < 0 else (Side.LOW, Side.HIGH) if high else (Side.HIGH, Side.LOW),
        totals=(int(row[TOTAL]),) if row[TOTAL] else (),
        dice=dice,
        in_air=5 - len(dice) if row[PHASE] == IN_AIR else 0,
        left=int(row[LEFT]),
        scores=(int(row[SCORES]), int(row[SCORES + 1])),
        second=bool(row[SECOND]),
    )


@lean_kernel
def actor(row: Row) -> int:
    """Return who acts; -1 once a side has won enough turns (HL4R) or has too many points (HL-V2)."""
    return -1 if row[PHASE] == OVER else row[TURN]


@lean_kernel
def span(row: Row) -> tuple[int, int]:
    """Return from where to where KEPT lists what may stay besides all dice (HL2, HL-V1)."""
    dice, left = row[DICE] - FIVES, row[LEFT]
    if row[TEN_DICE]:
        return 0, UPTO[dice, min(5, left)]
    return UPTO[dice, left - 1], UPTO[dice, left]


@lean_kernel
def mask(row: Row, out: Flags) -> None:
    """Mark the legal actions."""
    if row[PHASE] == LYING:
        out[STAY] = True
        first, end = span(row)
        for n in range(first, end):
            out[KEEP + KEPT[row[DICE] - FIVES, n]] = True
    elif row[PHASE] == CHOOSING:
        out[CHOOSE_HIGH] = out[CHOOSE_HIGH + 1] = True
    else:
        out[ROLL] = True


@lean_kernel
def pick(row: Row, chance: Chance) -> int:
    """Return a legal action, each equally likely."""
    if row[PHASE] == LYING:
        first, end = span(row)
        n = first + draw(chance, 1 + end - first)
        return STAY if n == end else KEEP + KEPT[row[DICE] - FIVES, n]
    return CHOOSE_HIGH + draw(chance, 2) if row[PHASE] == CHOOSING else ROLL


@lean_kernel
def play(row: Row, action: int) -> None:
    """Lift dice, let all stay, or choose high or low."""
    if action >= KEEP:
        lift(row, action - KEEP)
    elif action == STAY:
        row[LEFT] = 0 if row[TEN_DICE] else row[LEFT] - 1
        write_total(row)
    elif action != ROLL:
        row[HIGH] = row[TURN] if action == CHOOSE_HIGH else 1 - row[TURN]
        row[PHASE] = TO_ROLL
    elif row[PHASE] == OPENING:
        row[LIFTED] = 1
    else:
        lift(row, 0)


@lean_kernel
def lift(row: Row, kept: int) -> None:
    """Roll all dice but those kept."""
    row[DICE], row[PHASE] = kept, IN_AIR
    row[LEFT] -= 5 - SIZES[kept] if row[TEN_DICE] else 1


@lean_kernel
def ways(row: Row) -> int:
    """Return in how many ways the dice in the air may fall, or the lot; 0 if none waits for nature."""
    if row[PHASE] == OPENING:
        return opening_ways(row)
    return WAYS[5 - SIZES[row[DICE]]] if row[PHASE] == IN_AIR else 0


@lean_kernel
def land(row: Row, way: int) -> None:
    """Land the dice in the air, or draw the lot."""
    if row[PHASE] == OPENING:
        if open_game(row, way):
            row[PHASE] = TO_ROLL if row[CHASE] else CHOOSING
    else:
        row[DICE], row[PHASE] = landed(row[DICE], way), LYING
        write_total(row)


@lean_kernel
def nature(row: Row, chance: Chance) -> None:
    """Let nature act, if something waits for it."""
    possible = ways(row)
    if possible:
        land(row, draw(chance, possible))


@lean_kernel
def write_total(row: Row) -> None:
    """Write the total down, if nothing is left to roll (HL2)."""
    if row[LEFT]:
        return
    total = TOTALS[row[DICE]]
    row[DICE], row[LEFT], row[PHASE], row[TURN] = 0, STEPS[row[TEN_DICE]], TO_ROLL, 1 - row[TURN]
    if row[TOTAL] == 0:
        row[TOTAL] = total
        return
    both = row[TOTAL] + total
    row[TOTAL] = 0
    if row[CHASE]:
        score_chase(row, both)
    else:
        score_turn(row, both)


@lean_kernel
def score_turn(row: Row, both: int) -> None:
    """Score the turn, that of two totals against 35 (HL3); the leader, whose turn it is again, begins, or the other."""
    if both != MIDDLE:
        won = row[HIGH] if both > MIDDLE else 1 - row[HIGH]
        row[SCORES + won] += 1
        if row[SCORES + won] == row[TARGET]:
            row[PHASE] = OVER
    row[TURN] ^= row[ALTERNATE]


@lean_kernel
def score_chase(row: Row, both: int) -> None:
    """Score the distance to 35 against the chaser, who sets the next total (HL-V2)."""
    chaser = 1 - row[TURN]
    row[SCORES + chaser] += abs(both - MIDDLE)
    row[TURN] = chaser
    row[SECOND] = row[EQUAL_CHASES] and not row[SECOND]
    if max(row[SCORES], row[SCORES + 1]) >= LOST and not row[SECOND]:
        row[PHASE] = OVER


@lean_kernel
def observe(row: Row, seat: int, out: Seen) -> None:
    """Write what `seat` sees."""
    out[0], out[1] = row[PHASE], row[TURN] ^ seat
    out[2] = -1 if row[HIGH] < 0 else row[HIGH] == seat
    out[3] = row[LEFT]
    for n in range(6):
        out[4 + n] = SHOWN[row[DICE], n]
    out[10], out[11] = row[SCORES + seat], row[SCORES + 1 - seat]
    out[12], out[13] = row[TOTAL] if row[TOTAL] else -1, -1
    observe_opening(row, seat, out[14:])
    if row[EQUAL_CHASES]:
        out[16] = row[SECOND]


@lean_kernel
def returns(row: Row, out: Shares) -> None:
    """Write who has won: more turns (HL4R), or fewer points; equal points are shared (HL-V2)."""
    ahead = np.sign(row[SCORES] - row[SCORES + 1])
    out[0] = -ahead if row[CHASE] else ahead
    out[1] = -out[0]
