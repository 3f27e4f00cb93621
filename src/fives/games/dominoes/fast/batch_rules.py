"""Dominoes of two as a row of numbers; dice are the number of a hand, a string is its place in `STRINGS`."""

from __future__ import annotations

from itertools import permutations
from typing import Final

import numpy as np
from numpy.typing import NDArray

from fives.core.chance.rolls import FACES
from fives.games.dominoes.encoding import IN_AIR, LYING, MOVES, OPENING, OVER, TO_ROLL, phase
from fives.games.dominoes.rules import RACE, ROLLS, TARGET, Dominoes, Options, places
from fives.games.dominoes.strings_of_dice import LONGEST, String, is_string, laid
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
from fives.solving.hand_numbers import HANDS, NUMBER, SHOWN, WAYS, fallen
from fives.solving.jit import lean_kernel

PHASE, LEFT, HAD, STRING, DICE, ALONE, PLACES, DECLINE, SCORES = range(OPENING_WIDTH, OPENING_WIDTH + 9)
WIDTH = SCORES + 2

ROLL, LAY = 0, 1

STRINGS: Final[tuple[String, ...]] = tuple(
    string for length in range(LONGEST) for string in permutations(FACES, length) if is_string(string)
)
STRING_NUMBER: Final = {string: number for number, string in enumerate(STRINGS)}
FULL: Final = -1  # in LAID: the fifth die lies
WAYS_TO_LAY = (Options(), Options(variation=1), Options(variation=1, replace_single=True))  # what PLACES counts

LENGTHS = np.array([len(string) for string in STRINGS], np.int64)
LIE = np.array([[*string, *(0,) * (LONGEST - len(string))] for string in STRINGS], np.int64)
SHOWS = np.array([sum(15 << 4 * (face - 1) for face in {*hand}) for hand in HANDS], np.int64)


def _tables() -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Return by way to lay and string where any number fits, as bits of actions; by string what each action makes."""
    fits = np.zeros((len(WAYS_TO_LAY), len(STRINGS)), np.int64)
    after = np.zeros((len(STRINGS), len(MOVES) - LAY), np.int64)
    for number, string in enumerate(STRINGS[1:], 1):
        for way, options in enumerate(WAYS_TO_LAY):
            listed = {MOVES.index(place) - LAY: place for place in places(options, string, FACES)}
            fits[way, number] = sum(1 << bit for bit in listed)
            for bit, place in listed.items():
                after[number, bit] = STRING_NUMBER.get(laid(string, place), FULL)
    return fits, after


FITS, LAID = _tables()


def pack(state: Dominoes) -> Row:
    """Return a state as a row."""
    row = np.zeros(WIDTH, np.int64)
    options = state.options
    pack_opening(state.opening, row)
    row[PHASE], row[TURN], row[LEFT], row[HAD] = phase(state), state.turn, state.left, state.had
    row[STRING], row[DICE] = STRING_NUMBER[state.string], NUMBER[state.rolled]
    row[ALONE], row[DECLINE] = options.alone, options.may_decline and not options.alone
    row[PLACES] = 1 + options.replace_single if options.variation == 1 else 0
    row[SCORES:] = state.scores
    return row


def unpack(row: Row, options: Options) -> Dominoes:
    """Return the state of a row."""
    return Dominoes(
        options,
        scores=(int(row[SCORES]), int(row[SCORES + 1])),
        turn=int(row[TURN]),
        opening=unpack_opening(row, options.start),
        string=STRINGS[row[STRING]],
        rolled=HANDS[row[DICE]],
        in_air=int(throw(row)) if row[PHASE] == IN_AIR else 0,
        left=int(row[LEFT]),
        had=int(row[HAD]),
    )


@lean_kernel
def actor(row: Row) -> int:
    """Return who acts; -1 once the game is decided (DO4, DO-V2)."""
    return -1 if row[PHASE] == OVER else row[TURN]


@lean_kernel
def throw(row: Row) -> int:
    """Return how many dice the next roll takes; twin: Dominoes.throw."""
    return LONGEST - LENGTHS[row[STRING]] if row[ALONE] and row[STRING] else 1


@lean_kernel
def fitting(row: Row) -> int:
    """Return each way to use one of the dice, as bits of actions; twin: rules.places."""
    return int(FITS[row[PLACES], row[STRING]] & SHOWS[row[DICE]])


@lean_kernel
def may_roll(row: Row) -> bool:
    """Say whether rolling is legal: without dice, or again instead of using them (DO3R)."""
    return bool(row[PHASE] != LYING or (row[DECLINE] and row[LEFT]))


@lean_kernel
def mask(row: Row, out: Flags) -> None:
    """Mark the legal actions."""
    out[ROLL] = may_roll(row)
    bits = fitting(row) if row[PHASE] == LYING else 0
    for n in range(24):
        if (bits >> n) & 1:
            out[LAY + n] = True


@lean_kernel
def pick(row: Row, chance: Chance) -> int:
    """Return a legal action, each equally likely."""
    if row[PHASE] != LYING:
        return ROLL
    bits = fitting(row)
    count = ones(bits)
    n = draw(chance, count + may_roll(row))
    return ROLL if n == count else LAY + nth(bits, n)


@lean_kernel
def play(row: Row, action: int) -> None:
    """Lift dice, or lay one."""
    if action >= LAY:
        lay(row, action - LAY)
    elif row[PHASE] == OPENING:
        row[LIFTED] = 1
    else:
        row[PHASE], row[DICE], row[LEFT] = IN_AIR, 0, max(0, row[LEFT] - 1)


@lean_kernel
def lay(row: Row, place: int) -> None:
    """Lay a die at its place: the fifth ends the round (DO3) or the turn (DO-V2)."""
    string = LAID[row[STRING], place]
    row[PHASE], row[DICE], row[LEFT] = TO_ROLL, 0, 0
    if string != FULL:
        row[STRING] = string
        if not row[ALONE]:
            pass_on(row)
    elif row[ALONE]:
        count_string(row, LONGEST)
    else:
        score(row, row[TURN])


@lean_kernel
def pass_on(row: Row) -> None:
    """Let the other player's turn begin (DO2, DO3)."""
    row[TURN], row[LEFT] = 1 - row[TURN], ROLLS


@lean_kernel
def score(row: Row, scorer: int) -> None:
    """Count a point: the one who did not score begins the next string (DO3, DO3R)."""
    row[SCORES + scorer] += 1
    row[STRING], row[LEFT], row[TURN] = 0, 0, 1 - scorer
    row[PHASE] = OVER if row[SCORES + scorer] == TARGET else TO_ROLL


@lean_kernel
def count_string(row: Row, points: int) -> None:
    """Count the length of the string after a turn of variation 2 (DO-V2)."""
    row[SCORES + row[TURN]] += points
    row[STRING], row[TURN], row[HAD] = 0, 1 - row[TURN], 1 - row[HAD]
    row[PHASE] = OVER if row[HAD] == 0 and max(row[SCORES], row[SCORES + 1]) >= RACE else TO_ROLL


@lean_kernel
def ways(row: Row) -> int:
    """Return in how many ways the dice in the air may fall, or the lot; 0 if none waits for nature."""
    if row[PHASE] == OPENING:
        return opening_ways(row)
    return WAYS[throw(row)] if row[PHASE] == IN_AIR else 0


@lean_kernel
def land(row: Row, way: int) -> None:
    """Land the dice in the air, or draw the lot."""
    if row[PHASE] == OPENING:
        if open_game(row, way):
            row[PHASE] = TO_ROLL
    else:
        row[DICE], row[PHASE] = fallen(throw(row), way), TO_ROLL
        after_landing(row)


@lean_kernel
def nature(row: Row, chance: Chance) -> None:
    """Let nature act, if something waits for it."""
    possible = ways(row)
    if possible:
        land(row, draw(chance, possible))


@lean_kernel
def after_landing(row: Row) -> None:
    """Begin a string, let a die that fits wait for its place, or count the miss; twin: rules._land."""
    if row[STRING] == 0:
        row[STRING] = row[DICE]  # strings and hands of one die have the same numbers
        if not row[ALONE]:
            pass_on(row)
    elif fitting(row):
        row[PHASE] = LYING
        return
    elif row[ALONE]:
        count_string(row, LENGTHS[row[STRING]])
    elif row[LEFT] == 0:
        score(row, 1 - row[TURN])
    row[DICE] = 0


@lean_kernel
def observe(row: Row, seat: int, out: Seen) -> None:
    """Write what `seat` sees."""
    out[0], out[1], out[2], out[3] = row[PHASE], row[TURN] ^ seat, row[LEFT], row[HAD]
    for n in range(LONGEST):
        out[4 + n] = LIE[row[STRING], n]
    for n in range(6):
        out[9 + n] = SHOWN[row[DICE], n]
    out[15], out[16] = row[SCORES + seat], row[SCORES + 1 - seat]
    observe_opening(row, seat, out[17:])


@lean_kernel
def returns(row: Row, out: Shares) -> None:
    """Write who has won, or that both share it (DO4, DO-V2, G2R)."""
    out[0] = np.sign(row[SCORES] - row[SCORES + 1])
    out[1] = -out[0]
