"""Detective of two as a row of numbers; dice are the number of a hand (`fives.solving.hand_numbers`).

A sheet is 18 bits, in the order in which pieces have their actions: three a suspect.
"""

from __future__ import annotations

import numpy as np

from fives.core.chance.rolls import FACES, Dice
from fives.games.detective.encoding import FIRST_ROLL, IN_AIR, OPENING, OVER, SECOND_ROLL, TO_ROLL, phase
from fives.games.detective.rules import MOST_IDLE, SOLVED, Detective, Evidence, Options, Sheet
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
from fives.solving.bitsets import nth, ones
from fives.solving.hand_numbers import FIVES, HANDS, KEPT, NUMBER, SHOWN, SIZES, UPTO, WAYS, fallen, landed
from fives.solving.jit import lean_kernel

PHASE, FIRST, LAST, IDLE, AGAIN, DICE, ROLLED_AGAIN, ALL, VARIATION, LAST_TURN, MUST = range(
    OPENING_WIDTH, OPENING_WIDTH + 11
)
SHEETS, CIRCLES = OPENING_WIDTH + 11, OPENING_WIDTH + 13  # of seat 0, and next to it of seat 1
WIDTH = OPENING_WIDTH + 15

ROLL, NOTHING, RECORD, KEEP = 0, 1, 2, 20
OTHERS, EQUAL_TURNS, NONE = range(3)  # DE3R
LAST_TURNS = ("others", "equal_turns", "none")
ANY_STRING, ONE_FILE = 1, 2  # DE-V1 and DE-V2 as bits of VARIATION
FREELY, AFTER_REROLL, AT_ONCE = range(3)  # from when on recording is compulsory (DE-V2R)
SUSPECTS = 6
PIECES = 3 * SUSPECTS


def _long_enough(hand: Dice) -> int:
    """Return the pieces that strings of a hand allow, as bits (DE1)."""
    suspects = (sum(kind.bit for kind in Evidence if hand.count(face) >= kind.dice) for face in FACES)
    return sum(bits << 3 * n for n, bits in enumerate(suspects))


ALLOWED = np.array([_long_enough(hand) for hand in HANDS], np.int64)
NAMED = np.array([sum(SOLVED << 3 * (face - 1) for face in {*hand}) for hand in HANDS], np.int64)  # its suspects


def pack(state: Detective) -> Row:
    """Return a state as a row; ALL are all dice on the table."""
    row = np.zeros(WIDTH, np.int64)
    pack_opening(state.opening, row)
    row[PHASE], row[TURN], row[FIRST], row[AGAIN] = phase(state), state.turn, state.first, state.again
    row[LAST] = -1 if state.last is None else state.last
    row[DICE], row[ROLLED_AGAIN] = NUMBER[state.dice], NUMBER[state.landed]
    row[ALL] = NUMBER[tuple(sorted(state.dice + state.landed))]
    row[IDLE] = state.idle
    options = state.options
    row[VARIATION] = options.any_string * ANY_STRING | options.one_file * ONE_FILE
    row[LAST_TURN] = LAST_TURNS.index(options.last_turn)
    row[MUST] = AT_ONCE if options.first_roll_stands else AFTER_REROLL if options.one_file else FREELY
    for seat, sheet in enumerate(state.sheets):
        row[SHEETS + seat] = sum(bits << 3 * n for n, bits in enumerate(sheet))
        row[CIRCLES + seat] = sum(1 << n for n, who in enumerate(state.circles) if who == seat)
    return row


def unpack(row: Row, options: Options) -> Detective:
    """Return the state of a row."""
    dice = HANDS[row[DICE]]
    circled = [next((seat for seat in (0, 1) if row[CIRCLES + seat] >> n & 1), None) for n in range(SUSPECTS)]
    return Detective(
        options,
        turn=int(row[TURN]),
        sheets=(_sheet(row[SHEETS]), _sheet(row[SHEETS + 1])),
        opening=unpack_opening(row, options.start),
        first=int(row[FIRST]),
        dice=dice,
        landed=HANDS[row[ROLLED_AGAIN]],
        in_air=5 - len(dice) if row[PHASE] == IN_AIR else 0,
        again=bool(row[AGAIN]),
        last=None if row[LAST] < 0 else int(row[LAST]),
        circles=tuple(circled),
        idle=int(row[IDLE]),
    )


def _sheet(bits: int) -> Sheet:
    return tuple(int(bits >> 3 * n) & SOLVED for n in range(SUSPECTS))


@lean_kernel
def actor(row: Row) -> int:
    """Return who acts; -1 once the last turn is played (DE3) or the places are decided (DE-V2, DE-V2R)."""
    return -1 if row[PHASE] == OVER else row[TURN]


@lean_kernel
def pieces(row: Row) -> int:
    """Return what the dice on the table allow to record, as bits; twin: rules.pieces."""
    bits = ALLOWED[row[ALL]] & ~row[SHEETS + row[TURN]]
    if row[VARIATION] & ONE_FILE:
        bits &= ~row[SHEETS + 1 - row[TURN]]
    if row[AGAIN] and row[DICE] and not row[VARIATION] & ANY_STRING:
        bits &= NAMED[row[DICE]] & NAMED[row[ROLLED_AGAIN]]
    return int(bits)


@lean_kernel
def others(row: Row, found: int) -> int:
    """Return how many ways there are to record none of `found`: nothing, or as many as KEPT lists (DE2, DE-V2R)."""
    first = row[PHASE] == FIRST_ROLL
    if found and row[MUST] >= (AT_ONCE if first else AFTER_REROLL):
        return 0
    return UPTO[row[DICE] - FIVES, 5] if first else 1


@lean_kernel
def other(row: Row, n: int) -> int:
    """Return one of these ways."""
    return KEEP + KEPT[row[DICE] - FIVES, n] if row[PHASE] == FIRST_ROLL else NOTHING


@lean_kernel
def mask(row: Row, out: Flags) -> None:
    """Mark the legal actions."""
    if row[PHASE] < FIRST_ROLL:
        out[ROLL] = True
        return
    found = pieces(row)
    for n in range(PIECES):
        if (found >> n) & 1:
            out[RECORD + n] = True
    for n in range(others(row, found)):
        out[other(row, n)] = True


@lean_kernel
def pick(row: Row, chance: Chance) -> int:
    """Return a legal action, each equally likely."""
    if row[PHASE] < FIRST_ROLL:
        return ROLL
    found = pieces(row)
    count = ones(found)
    n = draw(chance, count + others(row, found))
    return RECORD + nth(found, n) if n < count else other(row, n - count)


@lean_kernel
def play(row: Row, action: int) -> None:
    """Lift dice, or end the turn with a piece or nothing."""
    if action >= KEEP:
        row[DICE], row[PHASE], row[AGAIN] = action - KEEP, IN_AIR, 1
        row[ALL] = row[DICE]
    elif action >= RECORD:
        record(row, action - RECORD)
    elif action == NOTHING:
        if row[MUST] == AFTER_REROLL:
            row[IDLE] += 1
        pass_on(row)
    elif row[PHASE] == OPENING:
        row[LIFTED] = 1
    else:
        row[PHASE] = IN_AIR


@lean_kernel
def record(row: Row, piece: int) -> None:
    """Record a piece: it may solve the murder, or circle a suspect (DE3, DE-V2)."""
    turn, suspect = row[TURN], piece // 3
    row[SHEETS + turn] |= 1 << piece
    row[IDLE] = 0
    known = row[SHEETS + turn]
    if row[VARIATION] & ONE_FILE:
        known |= row[SHEETS + 1 - turn]
    if (known >> 3 * suspect) & SOLVED == SOLVED:
        if row[VARIATION] & ONE_FILE:
            row[CIRCLES + turn] |= 1 << suspect
        elif row[LAST] < 0:
            row[LAST] = 1 + last_turns(row)
    pass_on(row)


@lean_kernel
def last_turns(row: Row) -> int:
    """Return whether the other gets a last turn when the player in turn solves the murder (DE3R)."""
    if row[LAST_TURN] == EQUAL_TURNS:
        return 1 if row[TURN] == row[FIRST] else 0
    return 1 if row[LAST_TURN] == OTHERS else 0


@lean_kernel
def pass_on(row: Row) -> None:
    """Let the other player's turn begin, unless the game is over; twin: rules._next and rules.over."""
    row[TURN], row[PHASE] = 1 - row[TURN], TO_ROLL
    row[DICE] = row[ROLLED_AGAIN] = row[ALL] = row[AGAIN] = 0
    if row[LAST] > 0:
        row[LAST] -= 1
    if row[VARIATION] & ONE_FILE:
        mine, theirs = ones(row[CIRCLES]), ones(row[CIRCLES + 1])
        still_open = SUSPECTS - mine - theirs
        if still_open == 0 or abs(mine - theirs) > still_open or row[IDLE] == MOST_IDLE:
            row[PHASE] = OVER
    elif row[LAST] == 0:
        row[PHASE] = OVER


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
            row[FIRST], row[PHASE] = row[TURN], TO_ROLL
    else:
        after_landing(row, way)


@lean_kernel
def nature(row: Row, chance: Chance) -> None:
    """Let nature act, if something waits for it."""
    possible = ways(row)
    if possible:
        land(row, draw(chance, possible))


@lean_kernel
def after_landing(row: Row, way: int) -> None:
    """Land the first roll, or dice rolled again, which lie apart from those that were kept."""
    kept = row[DICE]
    row[ALL] = landed(kept, way)
    if row[AGAIN]:
        row[ROLLED_AGAIN], row[PHASE] = fallen(5 - SIZES[kept], way), SECOND_ROLL
    else:
        row[DICE], row[PHASE] = row[ALL], FIRST_ROLL


@lean_kernel
def observe(row: Row, seat: int, out: Seen) -> None:
    """Write what `seat` sees."""
    out[0], out[1] = row[PHASE], row[TURN] ^ seat
    out[2] = -1 if row[PHASE] == OPENING else row[FIRST] ^ seat
    out[3], out[4] = row[LAST], row[IDLE]
    for n in range(SUSPECTS):
        out[5 + n] = 0 if (row[CIRCLES + seat] >> n) & 1 else 1 if (row[CIRCLES + 1 - seat] >> n) & 1 else -1
        out[11 + n], out[17 + n] = SHOWN[row[DICE], n], SHOWN[row[ROLLED_AGAIN], n]
        out[23 + n] = (row[SHEETS + seat] >> 3 * n) & SOLVED
        out[29 + n] = (row[SHEETS + 1 - seat] >> 3 * n) & SOLVED
    observe_opening(row, seat, out[35:])


@lean_kernel
def score(row: Row, seat: int) -> int:
    """Return the circles of `seat` (DE-V2), or whether it has solved the murder (DE3R)."""
    if row[VARIATION] & ONE_FILE:
        return ones(row[CIRCLES + seat])
    for n in range(SUSPECTS):
        if (row[SHEETS + seat] >> 3 * n) & SOLVED == SOLVED:
            return 1
    return 0


@lean_kernel
def returns(row: Row, out: Shares) -> None:
    """Write who has won, or that both share it (DE3R, DE-V2, G2R)."""
    out[0] = np.sign(score(row, 0) - score(row, 1))
    out[1] = -out[0]
