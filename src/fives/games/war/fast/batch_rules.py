"""War as a row of numbers: dice are hand numbers (`fives.solving.hand_numbers`), captures are action numbers.

With five dice in the game only a lone die takes more than one, and only as a lone fighter (WA-V2).
"""

from __future__ import annotations

import numpy as np

from fives.core.chance.rolls import FACES, Dice
from fives.games.war.encoding import (
    ACTIONS,
    BOTH,
    CAPTURES,
    CAPTURING,
    GROUPS,
    IN_AIR,
    MIDDLE,
    NOTHING,
    OPENING,
    OPPOSING,
    OVER,
    ROLL,
    ROLLING,
    THROWING,
    TWO,
    phase,
)
from fives.games.war.rules import TARGET, Army, Options, War
from fives.solving.batch import Chance, Flags, Row, Seen, Shares, draw
from fives.solving.batch_who_begins import (
    LIFTED,
    LOT,
    OPENING_WIDTH,
    TURN,
    observe_opening,
    open_game,
    opening_ways,
    pack_opening,
    unpack_opening,
)
from fives.solving.bitsets import lowest, nth, ones
from fives.solving.hand_numbers import HANDS, NUMBER, SHOWN, WAYS, fallen
from fives.solving.jit import lean_kernel

PHASE, HELPS, LONE, HOW, SUDDEN, DIE, ROLLER = range(OPENING_WIDTH, OPENING_WIDTH + 7)
SIZE, THROWN, DICE, CHOSEN, SCORES = range(OPENING_WIDTH + 7, OPENING_WIDTH + 17, 2)  # of seat 0, next to it of seat 1
WIDTH = OPENING_WIDTH + 17

HOWS = ("forced", "optional", "auto")
FORCED, OPTIONAL, AUTO = range(3)  # WA3R
ONE_TAKEN = (1 << TWO) - (1 << OPPOSING)  # the actions that take one die, as bits
TWO_TAKEN = (1 << ACTIONS) - (1 << TWO)


def _group_for(hand: Dice, target: int) -> int:
    """Return the first of GROUPS by which a hand takes a die that shows `target`, -1 if none does (WA2)."""
    size = 1 if len(hand) == 1 else 2
    fits = (n for n, group in enumerate(GROUPS) if len(group) == size and sum(group) == target and _has(hand, group))
    return next(fits, -1)


def _has(hand: Dice, group: Dice) -> bool:
    return all(hand.count(die) >= group.count(die) for die in group)


TAKERS = np.array([[_group_for(hand, target) for target in FACES] for hand in HANDS], np.int64)
TAKEN = np.array([0, *(sum(not each.middle for each in captures) for captures in CAPTURES)], np.int64)  # opposing dice
WANTS = np.array([0, *(any(each.middle for each in captures) for captures in CAPTURES)], np.int64)  # the middle one


def pack(state: War) -> Row:
    """Return a state as a row; DIE is 0 without a middle die, ROLLER -1 once it is rolled, CHOSEN 0 before that."""
    row = np.zeros(WIDTH, np.int64)
    pack_opening(state.opening, row)
    options = state.options
    row[PHASE] = phase(state)
    row[HELPS], row[LONE], row[HOW] = options.helps_loser, options.lone_fighter, HOWS.index(options.captures)
    row[SUDDEN] = options.sudden
    row[DIE], row[ROLLER] = state.middle or 0, -1 if state.roller is None else state.roller
    for seat, army in enumerate(state.armies):
        row[SIZE + seat], row[THROWN + seat], row[DICE + seat] = army.size, army.thrown, NUMBER[army.dice]
        row[CHOSEN + seat] = 0 if army.captures is None else NOTHING + CAPTURES.index(army.captures)
        row[SCORES + seat] = state.scores[seat]
    return row


def unpack(row: Row, options: Options) -> War:
    """Return the state of a row."""
    return War(
        options,
        armies=(_army(row, 0), _army(row, 1)),
        middle=int(row[DIE]) or None,
        roller=None if row[ROLLER] < 0 else int(row[ROLLER]),
        in_air=bool(row[PHASE] == IN_AIR and row[ROLLER] >= 0),
        scores=(int(row[SCORES]), int(row[SCORES + 1])),
        opening=unpack_opening(row, options.start),
    )


def _army(row: Row, seat: int) -> Army:
    chosen = row[CHOSEN + seat]
    captures = CAPTURES[chosen - NOTHING] if chosen else None
    return Army(int(row[SIZE + seat]), bool(row[THROWN + seat]), HANDS[row[DICE + seat]], captures)


@lean_kernel
def actor(row: Row) -> int:
    """Return who acts, the first if both do; -1 after five points (WA5)."""
    if row[PHASE] == OVER:
        return -1
    if row[PHASE] == OPENING:
        return int(row[TURN])
    if row[PHASE] == ROLLING:
        return int(row[ROLLER])
    done = THROWN if row[PHASE] == THROWING else CHOSEN
    return 1 if row[done] else 0


@lean_kernel
def possible(row: Row, seat: int) -> int:
    """Return everything `seat` can capture, as bits of actions (WA2, WA-V2)."""
    mine, theirs = row[DICE + seat], row[DICE + 1 - seat]
    bits = 1 << NOTHING
    for n in range(6):
        group = TAKERS[mine, n]
        if group < 0:
            continue
        opposing, middle = SHOWN[theirs, n], row[DIE] == n + 1
        if opposing:
            bits |= 1 << (OPPOSING + group)
        if middle:
            bits |= 1 << (MIDDLE + group - 1)
        if row[LONE] and row[SIZE + seat] == 1:
            if opposing > 1:
                bits |= 1 << (TWO + n)
            if opposing and middle:
                bits |= 1 << (BOTH + n - 1)
    return bits


@lean_kernel
def choices(row: Row, seat: int) -> int:
    """Return between which captures `seat` may choose, as bits of actions (WA3R); twin: rules.choices."""
    bits = possible(row, seat)
    if row[HOW] == OPTIONAL:
        return bits
    most = bits & TWO_TAKEN
    if not most:
        most = bits & ONE_TAKEN
    if not most:
        most = bits
    return most & -most if row[HOW] == AUTO else most  # the first: without the middle die


@lean_kernel
def is_single(bits: int) -> bool:
    """Say whether there is no choice."""
    return bits & (bits - 1) == 0


@lean_kernel
def mask(row: Row, out: Flags) -> None:
    """Mark the legal actions."""
    mask_of(row, actor(row), out)


@lean_kernel
def mask_of(row: Row, seat: int, out: Flags) -> bool:
    """Mark what `seat` may do if it is asked: both throw, and choose captures, at once."""
    if not asked(row, seat):
        return False
    if row[PHASE] != CAPTURING:
        out[ROLL] = True
        return True
    bits = choices(row, seat)
    for n in range(NOTHING, ACTIONS):
        if (bits >> n) & 1:
            out[n] = True
    return True


@lean_kernel
def pick(row: Row, chance: Chance) -> int:
    """Return a legal action, each equally likely."""
    if row[PHASE] != CAPTURING:
        return ROLL
    bits = choices(row, actor(row))
    return nth(bits, draw(chance, ones(bits)))


@lean_kernel
def play(row: Row, action: int) -> None:
    """Throw, or choose captures; once both have, dice are in the air or the exchange is made."""
    if row[PHASE] == OPENING:
        row[LIFTED] = 1
    elif row[PHASE] == ROLLING:
        row[PHASE] = IN_AIR
    elif row[PHASE] == THROWING:
        row[THROWN + actor(row)] = 1
        if row[THROWN] and row[THROWN + 1]:
            row[PHASE] = IN_AIR
    else:
        row[CHOSEN + actor(row)] = action
        exchange(row)


@lean_kernel
def play_of(row: Row, seat: int, action: int) -> None:
    """Let `seat` act; it is the one that is asked, once seat 0 has acted."""
    play(row, action)


@lean_kernel
def ways(row: Row) -> int:
    """Return in how many ways the dice that land next may fall, or the lot; 0 if none waits for nature."""
    if row[PHASE] == OPENING:
        return opening_ways(row)
    if row[PHASE] != IN_AIR:
        return 0
    return int(WAYS[1 if row[ROLLER] >= 0 else row[SIZE + landing(row)]])


@lean_kernel
def landing(row: Row) -> int:
    """Return whose dice land next; twin: rules.landing."""
    return 1 if row[DICE] else 0


@lean_kernel
def land(row: Row, way: int) -> None:
    """Land the middle die or one army, or draw the lot."""
    if row[PHASE] == OPENING:
        if open_game(row, way):
            row[ROLLER], row[PHASE] = row[TURN], ROLLING
    elif row[ROLLER] >= 0:
        land_middle(row, 1 + way)
    else:
        land_army(row, landing(row), way)


@lean_kernel
def nature(row: Row, chance: Chance) -> None:
    """Let nature act as long as something waits for it: armies land one after the other."""
    possible = ways(row)
    while possible:
        land(row, draw(chance, possible))
        possible = ways(row)


@lean_kernel
def land_middle(row: Row, die: int) -> None:
    """Land the middle die; a 1 is rolled again (WA1)."""
    if die == 1:
        row[PHASE] = ROLLING
    else:
        row[DIE], row[ROLLER], row[PHASE] = die, -1, THROWING


@lean_kernel
def land_army(row: Row, seat: int, way: int) -> None:
    """Land the dice of `seat`; when all lie, make the choices that are none (WA3R)."""
    row[DICE + seat] = fallen(row[SIZE + seat], way)
    if row[DICE + 1] == 0:
        return
    row[PHASE] = CAPTURING
    for seat in range(2):
        bits = choices(row, seat)
        if is_single(bits):
            row[CHOSEN + seat] = lowest(bits)
    exchange(row)


@lean_kernel
def exchange(row: Row) -> None:
    """Exchange dice, if both have chosen: each takes what they captured (WA3); twin: rules._exchange."""
    mine, theirs = row[CHOSEN], row[CHOSEN + 1]
    if mine == 0 or theirs == 0:
        return
    taken, lost = TAKEN[mine], TAKEN[theirs]
    middle = WANTS[mine] - WANTS[theirs]
    thrown, opposed = row[SIZE], row[SIZE + 1]
    row[SIZE] += taken - lost + (middle > 0)
    row[SIZE + 1] += lost - taken + (middle < 0)
    if middle:
        row[DIE] = 0
    for n in range(THROWN, SCORES):
        row[n] = 0
    row[PHASE] = THROWING
    if row[SIZE] == 0 or (row[SUDDEN] and lost == thrown):
        score(row, 1)
    elif row[SIZE + 1] == 0 or (row[SUDDEN] and taken == opposed):
        score(row, 0)


@lean_kernel
def score(row: Row, winner: int) -> None:
    """Count a point and begin a new round (WA4, WA-V1); twin: rules.new_round."""
    row[SCORES + winner] += 1
    row[SIZE] = row[SIZE + 1] = 2
    row[DIE], row[ROLLER], row[PHASE] = 0, winner, ROLLING
    if row[HELPS]:
        row[SIZE + 1 - winner] = 3
        row[ROLLER], row[PHASE] = -1, THROWING
    if row[SCORES + winner] == TARGET:
        row[PHASE] = OVER


@lean_kernel
def asked(row: Row, seat: int) -> bool:
    """Say whether `seat` may act now; twin: rules.actors."""
    if row[PHASE] == OPENING:
        return bool(row[TURN] == seat) and not row[LOT] and not row[LIFTED]
    if row[PHASE] == ROLLING:
        return bool(row[ROLLER] == seat)
    if row[PHASE] == THROWING:
        return bool(row[THROWN + seat] == 0)
    return bool(row[PHASE] == CAPTURING and row[CHOSEN + seat] == 0)


@lean_kernel
def observe(row: Row, seat: int, out: Seen) -> None:
    """Write what `seat` sees: not what the other has chosen among several captures (WA3R)."""
    out[0] = row[PHASE]
    out[3] = -1 if row[ROLLER] < 0 else row[ROLLER] ^ seat
    out[4] = row[DIE]
    for chair in range(2):
        other = chair ^ seat
        out[1 + chair], out[5 + chair], out[7 + chair] = asked(row, other), row[SIZE + other], row[THROWN + other]
        for n in range(6):
            out[9 + 6 * chair + n] = SHOWN[row[DICE + other], n]
        chosen = row[CHOSEN + other]
        known = chosen != 0 and (chair == 0 or is_single(choices(row, other)))
        out[21 + chair], out[23 + chair] = chosen != 0, chosen if known else -1
        out[25 + chair] = row[SCORES + other]
    observe_opening(row, seat, out[27:])


@lean_kernel
def returns(row: Row, out: Shares) -> None:
    """Write who has won (WA5)."""
    winner = 0 if row[SCORES] == TARGET else 1
    out[winner], out[1 - winner] = 1.0, -1.0
