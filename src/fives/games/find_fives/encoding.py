"""Find Fives as numbers.

4,119 actions in a race; a puzzle, for one or more, has 8,227, the first of them the same:

    0 - 4095        draw an outline, by its place in the list of all: shape by shape (F I L N P T U V W X Y Z), each
                    in the order of its squares, which are counted from 0 at the top left to 99 at the bottom right
    4096 - 4115     erase this round's first to twentieth outline
    4116 - 4118     turn the timer, done, next
    4119 - 8214     hatch an outline, in the same order
    8215 - 8226     cross a shape out without hatching, in the order of letters

28 numbers to see in a race and 9 in a puzzle, then a block for each player, told from one's own seat; a player is 0
for oneself, 1 for the player to the left, and so on, -1 for nobody:

    0           the phase: 0 boards, 1 rolling, 2 finding, 3 scoring, 4 over
    1           the round
    2           who turned the timer in this round
    3 - 7       the symbols rolled, sorted, 0 to 5 for a to f; -1 while the dice are in the air
    8 - 27      one's own outlines of this round in the order they were drawn, by their numbers, -1 where there is
                none; in a puzzle there is one at most, so only number 8

A player's block, one's own first, 104 numbers in a race and 217 in a puzzle:

    0           1 if the player has stopped searching or, while scores are shown, is ready; else 0
    1           how many outlines the player has drawn in this round
    2           points
    3           what decides among equals: in a race the best of the first four rounds, in a puzzle the FIVES circled
    4 - 103     the symbols of the player's board, row by row, 0 to 5; -1 before it is drawn
    104         in a puzzle 1 if the player has to cross a shape out, else 0
    105 - 116   in a puzzle by shape, in the order of letters: 1 if it is still available, else 0
    117 - 216   in a puzzle by square: 1 if something is circled or hatched there, else 0
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fives.core.game import Seat
from fives.games.find_fives.dice import SYMBOLS
from fives.games.find_fives.rules import (
    ERASURES,
    MOST_OUTLINES,
    ROUNDS,
    Act,
    Cross,
    Erase,
    FindFives,
    Hatch,
    Move,
    Options,
    Phase,
    Sheet,
    free_squares,
    owes,
)
from fives.games.find_fives.shapes import SHAPES, SQUARES, Outline, numbers, placements

OUTLINES: Final = 4096
ERASE: Final = OUTLINES
ACTS: Final = (Act.TIMER, Act.DONE, Act.NEXT)
ACT: Final = ERASE + MOST_OUTLINES
HATCH: Final = ACT + len(ACTS)
CROSS: Final = HATCH + OUTLINES
PHASES: Final[tuple[Phase, ...]] = ("boards", "rolling", "finding", "scoring", "over")
MOST_POINTS: Final = 99  # in a round, as a position written as text may have them
DICE: Final = 5
FIRST_ROUNDS: Final = 4  # FF12


def actions(seats: int, options: Options) -> int:
    """Return how many moves there are: a race knows no hatching and no crossing out."""
    return HATCH if options.mode == "race" else CROSS + len(SHAPES)


def action(state: FindFives, move: Move) -> int:
    """Return the number of a move."""
    match move:
        case Outline():
            return numbers()[move]
        case Erase(number):
            return ERASE + number - 1
        case Hatch(outline):
            return HATCH + numbers()[outline]
        case Cross(shape):
            return CROSS + SHAPES.index(shape)
    assert isinstance(move, Act)
    return ACT + ACTS.index(move)


def move(state: FindFives, action: int) -> Move:
    """Return the move of a number."""
    if action < ERASE:
        return placements()[action]
    if action < ACT:
        return ERASURES[action - ERASE]
    if action < HATCH:
        return ACTS[action - ACT]
    return Hatch(placements()[action - HATCH]) if action < CROSS else Cross(SHAPES[action - CROSS])


def bounds(seats: int, options: Options) -> Sequence[tuple[int, int]]:
    """Return the least and the greatest value of each number to see."""
    race, rounds = options.mode == "race", ROUNDS[options.mode]
    symbol = (-1, len(SYMBOLS) - 1)
    head = [(0, len(PHASES) - 1), (1, rounds), (-1, seats - 1), *[symbol] * DICE, *[(-1, OUTLINES - 1)] * _room(race)]
    block = [(0, 1), (0, MOST_OUTLINES), (0, rounds * MOST_POINTS), (0, MOST_POINTS), *[symbol] * SQUARES]
    flags = [] if race else [(0, 1)] * (1 + len(SHAPES) + SQUARES)
    return [*head, *(block + flags) * seats]


def _room(race: bool) -> int:
    """Return how many outlines of one round there can be: a puzzle keeps only the last (FP1)."""
    return MOST_OUTLINES if race else 1


def observe(view: FindFives, seat: Seat) -> Sequence[int]:
    """Return the table as numbers; seats are counted from `seat`."""
    seats = len(view.sheets)
    drawn = [numbers()[outline] for outline in view.sheets[seat].outlines]
    told = [
        PHASES.index(view.phase),
        view.round,
        -1 if view.turned is None else (view.turned - seat) % seats,
        *(_symbols(view.roll) if view.roll else (-1,) * DICE),
        *drawn,
        *[-1] * (_room(view.options.mode == "race") - len(drawn)),
    ]
    for other in range(seats):
        told += _block(view, (seat + other) % seats)
    return told


def _symbols(letters: str) -> Sequence[int]:
    return [SYMBOLS.index(letter) for letter in letters]


def _block(view: FindFives, seat: Seat) -> list[int]:
    """Return what is told of one player."""
    sheet, race = view.sheets[seat], view.options.mode == "race"
    block = [
        int(sheet.done),
        len(sheet.outlines) + sheet.hidden,
        view.scores[seat],
        max(sheet.points[:FIRST_ROUNDS], default=0) if race else len(sheet.circled),
        *(_symbols(view.boards[seat]) if view.boards else (-1,) * SQUARES),
    ]
    return block if race else [*block, int(owes(view, seat)), *_puzzle(sheet)]


def _puzzle(sheet: Sheet) -> list[int]:
    """Return which shapes are available and which squares are taken."""
    free = free_squares(sheet)
    return [*(int(shape in sheet.left) for shape in SHAPES), *(1 - (free >> square & 1) for square in range(SQUARES))]
