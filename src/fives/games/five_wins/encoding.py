"""Five Wins in numbers.

The table has no edge, so places are counted from where the stones lie: column 1 and row 1 are the first with a stone,
and place `column + 34 * row` is one of 1156, as in `field`. There are 4324 actions:

    0-1155     lay a stone from the hand on this place
    1156-4323  lift a stone and lay it again: 1156 + (stone * 3 + part) * 66 + free, with
               stone  which of one's own stones, in reading order, 0-15
               part   which of the largest parts is kept, in the order of their first stones; 0 if there is no choice
               free   which of the free places beside a stone, in reading order, before it is lifted, 0-65

An observation has 1162 numbers:

    0-1        stones in the hand, own and the other's
    2          1 if it is one's own turn
    3          what goes on: 0 the lot for who begins, 1 stones are laid, 2 the after-game, 3 the game is over
    4          turns of the after-game
    5          how often this position has occurred in the after-game since the last capture
    6-1161     by place: 0 free, 1 one's own stone, 2 the other's
"""

from itertools import islice
from typing import Final

from fives.core.chance.who_begins import Lot
from fives.core.game import Seat
from fives.games.five_wins.field_as_bits import WIDE, Cells, Lift, bits, frontier, lifts
from fives.games.five_wins.rules import LONGEST, STONES, Cell, FiveWins, Move, Options, Shift

PLACES: Final = WIDE * WIDE
PARTS: Final = 3  # a stone that may be lifted has a free side, so that at most three parts meet in it
FREE: Final = 4 * STONES + 2  # that many cells at most touch so many connected stones
ACTIONS: Final = PLACES + STONES * PARTS * FREE
LOT, LAYING, AFTER_GAME, OVER = range(4)
NOWHERE: Final = Shift(Cell(0, 0), Cell(0, 0))  # no stone goes back to where it was lifted
HEAD: Final = ((0, STONES), (0, STONES), (0, 1), (0, OVER), (0, LONGEST), (0, 3))
BOUNDS: Final = HEAD + ((0, 2),) * PLACES


def actions(seats: int, options: Options) -> int:
    """Return how many different moves there are."""
    return ACTIONS


def action(state: FiveWins, move: Move) -> int:
    """Return the number of a legal move."""
    assert not isinstance(move, Lot)
    if isinstance(move, Cell):
        return _number(state.bit(move))
    own, stones = _stones(state)
    lifted, keep = state.bit(move.lift), state.bit(move.keep) if move.keep else 0
    part = [lift.keep for lift in _parts(own, stones, lifted)].index(keep)
    free = _before(frontier(stones), state.bit(move.to))
    return PLACES + (_before(own, lifted) * PARTS + part) * FREE + free


def move(state: FiveWins, action: int) -> Move:
    """Return the move of a number."""
    if action < PLACES:
        return state.cell(1 << action)
    own, stones = _stones(state)
    stone_and_part, free = divmod(action - PLACES, FREE)
    stone, part = divmod(stone_and_part, PARTS)
    lifted, to = _nth(own, stone), _nth(frontier(stones), free)
    parts = _parts(own, stones, lifted) if lifted else []
    if not to or part >= len(parts):
        return NOWHERE
    keep = parts[part].keep
    return Shift(state.cell(lifted), state.cell(to), state.cell(keep) if keep else None)


def bounds(seats: int, options: Options) -> tuple[tuple[int, int], ...]:
    """Return the least and the greatest value of each number of an observation."""
    return BOUNDS


def observe(view: FiveWins, seat: Seat) -> tuple[int, ...]:
    """Return a view as numbers; seats are counted from `seat`."""
    assert view.table
    own, others = view.stones[seat], view.stones[1 - seat]
    places = [0] * PLACES
    for stones, mark in ((own, 1), (others, 2)):
        for bit in bits(stones):
            places[_number(bit)] = mark
    times = view.table.times
    return (view.hands[seat], view.hands[1 - seat], int(view.turn == seat), stage(view), view.turns, times, *places)


def stage(view: FiveWins) -> int:
    """Return what goes on: LOT, LAYING, AFTER_GAME or OVER."""
    if view.ending:
        return OVER
    if view.opening:
        return LOT
    return AFTER_GAME if view.after_game else LAYING


def _stones(state: FiveWins) -> tuple[Cells, Cells]:
    """Return the stones of the player in turn, and all."""
    return state.stones[state.turn], state.stones[0] | state.stones[1]


def _parts(own: Cells, stones: Cells, lifted: Cells) -> list[Lift]:
    """Return the ways to lift this stone, one for each part that may be kept."""
    return [lift for lift in lifts(own, stones) if lift.stone == lifted]


def _number(bit: Cells) -> int:
    return bit.bit_length() - 1


def _before(cells: Cells, bit: Cells) -> int:
    """Return how many of these cells come before one, in reading order."""
    return (cells & (bit - 1)).bit_count()


def _nth(cells: Cells, n: int) -> Cells:
    """Return one of these cells by its number in reading order; none if there are not so many."""
    return next(islice(bits(cells), n, None), 0)
