"""Clear Away: jump over stones and take them off the board until one is left. A game for one.

Places are counted from 0, the top left, to 35, the bottom right; a set of places is an int with their bits.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import lru_cache
from itertools import pairwise
from typing import Final, TypeAlias

import msgspec

from fives.core.game import Alarm, Chance, Happening, Result, Seat
from fives.core.refusal import IllegalMove

SIDE: Final = 6
PLACES: Final = SIDE * SIDE
ME: Final[Seat] = 0

Place: TypeAlias = int
Move: TypeAlias = tuple[Place, ...]  # where a stone stands and where it lands; a chain has more landings


def _bits(places: Iterator[Place]) -> int:
    return sum(1 << place for place in places)


CORNERS: Final = _bits(iter((0, SIDE - 1, PLACES - SIDE, PLACES - 1)))
START: Final = (1 << PLACES) - 1 - CORNERS  # CA1
RING: Final = _bits(p for p in range(PLACES) if p % SIDE in (0, SIDE - 1) or p // SIDE in (0, SIDE - 1))

# A jump right needs two places beside it; so do the others (CA1R: places outside the square do not exist).
RIGHT: Final = _bits(p for p in range(PLACES) if p % SIDE < SIDE - 2)
LEFT: Final = _bits(p for p in range(PLACES) if p % SIDE > 1)
DOWN: Final = _bits(p for p in range(PLACES) if p // SIDE < SIDE - 2)
UP: Final = _bits(p for p in range(PLACES) if p // SIDE > 1)

STEPS: Final = (1, -1, SIDE, -SIDE)

# By jump the places that it changes: the stone leaves, the stone between goes, the place behind is filled.
FLIPS: Final[Mapping[Move, int]] = {
    (place, place + 2 * step): 1 << place | 1 << place + step | 1 << place + 2 * step
    for mask, step in zip((RIGHT, LEFT, DOWN, UP), STEPS, strict=True)
    for place in range(PLACES)
    if mask >> place & 1
}
_LANDINGS: Final = [[(place, place + 2 * step) for place in range(PLACES)] for step in STEPS]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Clear Away has no table settings."""


@dataclass(frozen=True, slots=True)
class ClearAway:
    """The board at one moment. What was played before does not change what can be played: only `stones` count."""

    stones: int  # the places with a stone
    black: int = field(default=RING, compare=False)  # the places with a black stone: to look at, no rule asks
    last: Place | None = field(default=None, compare=False)  # the stone that jumped last
    moves: int = field(default=0, compare=False)  # jumps by the same stone one after the other are one move (CA1R)
    happened: tuple[Happening, ...] = field(default=(), compare=False)

    @property
    def left(self) -> int:
        """Return how many stones are left."""
        return self.stones.bit_count()


def jumpers(stones: int) -> tuple[int, int, int, int]:
    """Return the stones that can jump right, left, down, up: over a neighbour to the free place behind (CA1)."""
    return (
        stones & stones >> 1 & ~(stones >> 2) & RIGHT,
        stones & stones << 1 & ~(stones << 2) & LEFT,
        stones & stones >> SIDE & ~(stones >> 2 * SIDE) & DOWN,
        stones & stones << SIDE & ~(stones << 2 * SIDE) & UP,
    )


@lru_cache(maxsize=1 << 14)
def jumps(stones: int) -> tuple[Move, ...]:
    """Return every jump (CA1)."""
    found: list[Move] = []
    for way, landings in zip(jumpers(stones), _LANDINGS, strict=True):
        while way:
            found.append(landings[(way & -way).bit_length() - 1])
            way &= way - 1
    return tuple(found)


def start(seats: int, options: Options, first: Seat | None = None) -> ClearAway:
    """Return 32 stones, the four corners free (CA1); the black ones stand around the white ones."""
    return ClearAway(START, START & RING)


_PLAYING: Final = frozenset({ME})
_OVER: Final[frozenset[Seat]] = frozenset()


def actors(state: ClearAway) -> frozenset[Seat]:
    """Return the one player, or nobody when no jump is left (CA2)."""
    return _PLAYING if jumps(state.stones) else _OVER


def moves(state: ClearAway, seat: Seat) -> Sequence[Move]:
    """Return every jump. A chain of jumps by one stone may also be played as one move; it is not listed."""
    return jumps(state.stones) if seat == ME else ()


def chances(state: ClearAway) -> Mapping[Move, Fraction]:
    """Return nothing: nature has no part in this game."""
    return {}


def draw(state: ClearAway, random: Chance) -> Move:
    """Refuse: nature has no part in this game."""
    raise ValueError("nature does not act in Clear Away")


def play(state: ClearAway, actor: Seat, move: Move) -> ClearAway:
    """Return the state after a jump or a chain of jumps by one stone, or raise IllegalMove."""
    legal = jumps(state.stones)
    if move in legal and actor == ME:  # the usual case
        return _jump(state, move)
    if actor != ME or len(move) < 3 or not legal:
        raise IllegalMove("CA1" if legal else "CA2")
    happened: tuple[Happening, ...] = ()
    for step in pairwise(move):
        if step not in jumps(state.stones):
            raise IllegalMove("CA1")
        state = _jump(state, step)
        happened += state.happened
    return ClearAway(state.stones, state.black, state.last, state.moves, happened)


def _jump(state: ClearAway, jump: Move) -> ClearAway:
    flips = FLIPS[jump]
    place, landing = jump
    stones = state.stones ^ flips
    black = state.black & ~flips | (state.black >> place & 1) << landing
    moves = state.moves + (place != state.last)
    return ClearAway(stones, black, landing, moves, _told(stones, jump, moves))


def _told(stones: int, jump: Move, moves: int) -> tuple[Happening, ...]:
    """Return the jump as data, and the end if this is the end."""
    place, landing = jump
    left = stones.bit_count()
    jumped = Happening(
        "clear_away-jumped",
        {"seat": ME, "from": name(place), "over": name((place + landing) // 2), "to": name(landing), "left": left},
    )
    if jumps(stones):
        return (jumped,)
    ended = "clear_away-solved" if left == 1 else "clear_away-stuck"
    return jumped, Happening(ended, {"seat": ME, "left": left, "moves": moves, "at": name(landing)})


_NAMES: Final = tuple(f"{column}{row}" for row in range(SIDE, 0, -1) for column in "abcdef")


def name(place: Place) -> str:
    """Return a place as its column, a to f from the left, and its row, 6 to 1 from the top."""
    return _NAMES[place]


def alarm(state: ClearAway) -> Alarm[Move] | None:
    """Return nothing: think as long as you like."""
    return None


def view(state: ClearAway, seat: Seat | None) -> ClearAway:
    """Return everything: nothing is hidden."""
    return state


def result(state: ClearAway) -> Result | None:
    """Return the number of stones left as the score, once no jump is left; one is solved (CA2)."""
    if jumps(state.stones):
        return None
    solved = state.left == 1
    return Result((1 if solved else 2,), (state.left,), "one_stone_left" if solved else "stones_left", "CA2")


def starter(state: ClearAway) -> Seat | None:
    """Return the one player."""
    return ME
