"""Batches: many games of one kind as rows of numbers, driven by the compiled kernels of a game's `batch_rules.py`.

A game has a row and one number of chance. The kernels know one row; `drive` makes of them what steps through a whole
batch. What is drawn depends on the row's own number of chance alone, so that a seed gives the same games whatever the
size of the batch.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from types import FunctionType, ModuleType
from typing import Any, Final, NamedTuple, Protocol, TypeAlias, TypeVar, cast

import numpy as np
from numpy.typing import NDArray

from fives.core.game import NATURE, Seat, State
from fives.solving.jit import lean_kernel

Row: TypeAlias = NDArray[np.int64]
Rows: TypeAlias = NDArray[np.int64]  # a row a game
Chance: TypeAlias = NDArray[np.uint64]  # of one game: a single number, changed by what is drawn
Chances: TypeAlias = NDArray[np.uint64]  # of each game
Flags: TypeAlias = NDArray[np.bool_]
Seen: TypeAlias = NDArray[np.int32]
Shares: TypeAlias = NDArray[np.float64]

S = TypeVar("S", bound=State)
O_contra = TypeVar("O_contra", contravariant=True)
F = TypeVar("F", bound=Callable[..., Any])


class BatchRules(Protocol[S, O_contra]):
    """The functions of a game's `batch_rules.py`; the module itself is the object.

    All but the first two are kernels (`fives.solving.jit.lean_kernel`): they work on one row, in place, and make no
    array. Actions and observations have the numbers of the game's `encoding.py`. The rules are their twin.
    """

    def pack(self, state: S) -> Row:
        """Return a state as a row, the options that matter included; its length depends on seats and options alone."""
        ...

    def unpack(self, row: Row, options: O_contra) -> S:
        """Return the state of a row, equal to the one that was packed; played on, it must lead to the same."""
        ...

    def actor(self, row: Row) -> Seat:
        """Return the seat that acts once nature and the clock have: the first of several, -1 if the game is over."""
        ...

    def mask(self, row: Row, out: Flags) -> None:
        """Mark the legal actions of who acts in `out`, which has none marked."""
        ...

    def observe(self, row: Row, seat: Seat, out: Seen) -> None:
        """Write what the encoding's `observe` tells of the view of `seat`."""
        ...

    def play(self, row: Row, action: int) -> None:
        """Let the seat that acts do what is legal, and no more: nature and the clock have not acted yet."""
        ...

    def nature(self, row: Row, chance: Chance) -> None:
        """Let nature act, and the clock where nobody else can, until a seat is asked or the game is over."""
        ...

    def pick(self, row: Row, chance: Chance) -> int:
        """Return a legal action of who acts, each equally likely."""
        ...

    def returns(self, row: Row, out: Shares) -> None:
        """Write by seat what the end is worth: players * share of the victory - 1; alone the score.

        The score is negative where fewer points are better, so that more is always better.
        """
        ...


class EventRules(BatchRules[S, O_contra], Protocol[S, O_contra]):
    """A `batch_rules.py` that also knows nature's events one by one, as OpenSpiel asks for them.

    An event is one of so many ways, each as likely, numbered from 0: two of a lot, by the seat it falls on; 36 of two
    dice, in the order of `itertools.product`. The rules' `chances` are the twin, and `nature` does all events at once.
    """

    def ways(self, row: Row) -> int:
        """Return in how many ways nature may act next, 0 if it does not; UNLISTED if they are too many."""
        ...

    def land(self, row: Row, way: int) -> None:
        """Let nature act in one of these ways, once; after that it may be asked again."""
        ...


MOST_SEATS: Final = 2  # that the kernels know
AnyBatchRules: TypeAlias = BatchRules[Any, Any]
AnyEventRules: TypeAlias = EventRules[Any, Any]
UNLISTED: Final = -1


class BothRules(BatchRules[S, O_contra], Protocol[S, O_contra]):
    """More kernels, of a game in which both of two seats may be asked at once."""

    def mask_of(self, row: Row, seat: Seat, out: Flags) -> bool:
        """Mark what `seat` may do in `out`, which has none marked; say whether it is asked."""
        ...

    def play_of(self, row: Row, seat: Seat, action: int) -> None:
        """Let `seat` do what is legal, and no more; of two who choose in secret the first has done so before."""
        ...


class WholeRules(EventRules[S, O_contra], BothRules[S, O_contra], Protocol[S, O_contra]):
    """All kernels that a `batch_rules.py` may have."""


def asks_both(rules: ModuleType) -> bool:
    """Return whether a game's `batch_rules.py` knows two who are asked at once."""
    return hasattr(rules, "mask_of")


# Chance: splitmix64 of Steele, Lea and Flood

STEP = np.uint64(0x9E3779B97F4A7C15)
LOW = np.uint64(0xFFFFFFFF)
HALF = np.uint64(32)


@lean_kernel
def stir(number: np.uint64) -> np.uint64:
    """Return a number that looks like chance, another one for every number."""
    number = (number ^ (number >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    number = (number ^ (number >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return number ^ (number >> np.uint64(31))


@lean_kernel
def draw(chance: Chance, ways: int) -> int:
    """Return a number from 0 to `ways` - 1, each exactly as likely (Lemire), for up to 2^32 ways.

    Dice that fall together are one draw: two of them are `draw(chance, 36)`.
    """
    most = np.uint64(ways)
    while True:
        chance[0] += STEP
        scaled = (stir(chance[0]) >> HALF) * most
        low = scaled & LOW
        if low >= most or low >= (LOW + np.uint64(1) - most) % most:
            return np.int64(scaled >> HALF)  # type: ignore[return-value]


@lean_kernel
def draw_two(chance: Chance, ways: int, others: int) -> tuple[int, int]:
    """Return a number of each, every pair exactly as likely: what is left of the first draw makes the second.

    The same as `divmod(draw(chance, ways * others), others)`, without a division.
    """
    first, second = np.uint64(ways), np.uint64(others)
    both = first * second
    while True:
        chance[0] += STEP
        scaled = (stir(chance[0]) >> HALF) * first
        rest = (scaled & LOW) * second
        low = rest & LOW
        if low >= both or low >= (LOW + np.uint64(1) - both) % both:
            return np.int64(scaled >> HALF), np.int64(rest >> HALF)  # type: ignore[return-value]


@lean_kernel
def sow(seed: int, chances: Chances) -> None:
    """Write the first number of chance of each game."""
    begin = stir(np.uint64(seed) + STEP)
    for n in range(chances.size):
        chances[n] = stir(begin ^ stir(np.uint64(n) + STEP))


# The loops over the rows of a game

game = cast(WholeRules[Any, Any], None)  # bound to its `batch_rules.py` by `drive`
at_a_time = 1  # moves of one playout before the next has its turn, unless the game's `AT_A_TIME` says more
NOTHING: Final = -1  # no action, no event
NOBODY: Final = -4  # acts: the game is over


def _begin(rows: Rows, chances: Chances, start: Row, where: Flags, actors: Row) -> None:
    for n in range(rows.shape[0]):
        if where[n]:
            for at in range(start.size):
                rows[n, at] = start[at]
            game.nature(rows[n], chances[n : n + 1])
            actors[n] = game.actor(rows[n])


def _step(rows: Rows, chances: Chances, actions: Row, actors: Row, rewards: Shares) -> None:
    for n in range(rows.shape[0]):
        if actors[n] >= 0:
            game.play(rows[n], actions[n])
            game.nature(rows[n], chances[n : n + 1])
            actors[n] = game.actor(rows[n])
            if actors[n] < 0:
                game.returns(rows[n], rewards[n])


def _masks(rows: Rows, actors: Row, out: Flags) -> None:
    for n in range(rows.shape[0]):
        out[n, :] = False
        if actors[n] >= 0:
            game.mask(rows[n], out[n])


def _observations(rows: Rows, seats: Row, out: Seen) -> None:
    for n in range(rows.shape[0]):
        game.observe(rows[n], seats[n], out[n])


def _picks(rows: Rows, chances: Chances, actors: Row, out: Row) -> None:
    for n in range(rows.shape[0]):
        out[n] = game.pick(rows[n], chances[n : n + 1]) if actors[n] >= 0 else -1


def _playouts(start: Row, rows: Rows, played: Row, chances: Chances, returns: Shares, moves: Row) -> None:
    left, begun = chances.size, 0  # `played`: by row the game in it, -1 for none
    while left:
        for lane in range(rows.shape[0]):  # some moves in each: the processor works on one while another waits
            row, n = rows[lane], played[lane]
            if n >= 0:
                chance, made = chances[n : n + 1], 0
                while made < at_a_time and game.actor(row) >= 0:
                    game.play(row, game.pick(row, chance))
                    game.nature(row, chance)
                    made += 1
                moves[n] += made
                if game.actor(row) >= 0:
                    continue
                game.returns(row, returns[n])
                left -= 1
            played[lane] = -1
            if begun < chances.size:
                for at in range(start.size):
                    row[at] = start[at]
                game.nature(row, chances[begun : begun + 1])
                played[lane] = begun
                begun += 1


def _turn(row: Row, chance: Chance, action: int, out: Flags) -> Seat:
    """Let who acts do so, unless the action is -1; then nature. Return who acts now, and in `out` what is legal."""
    if action >= 0:
        game.play(row, action)
    game.nature(row, chance)
    seat = game.actor(row)
    out[:] = False
    if seat >= 0:
        game.mask(row, out)
    return seat


def _both(row: Row, chance: Chance, first: int, second: int, out: Flags) -> int:
    """Let seats 0 and 1 act, -1 for one that does not; then nature. Return who is asked, as bits.

    `out` says by seat what is legal. One that comes too late with its action, since the other has acted, waits.
    """
    if first >= 0:
        game.play_of(row, 0, first)
    if first >= 0 and second >= 0:
        out[1, :] = False
        game.mask_of(row, 1, out[1])
    if second >= 0 and out[1, second]:
        game.play_of(row, 1, second)
    game.nature(row, chance)
    asked = 0
    for seat in range(2):
        out[seat, :] = False
        asked |= game.mask_of(row, seat, out[seat]) << seat
    return asked


def _happen(row: Row, event: int, marked: Flags, legal: Row) -> tuple[Seat, int]:
    """Let one action or one way of nature happen, or NOTHING; return who acts next and in how many ways.

    It is a seat, whose legal actions are written in order, NATURE or NOBODY. `marked` has no action marked, before
    and after, and a number of places that eight divides.
    """
    if event != NOTHING:
        if game.ways(row):
            game.land(row, event)
        else:
            game.play(row, event)
    ways = game.ways(row)
    if ways:
        return NATURE, ways
    seat = game.actor(row)
    if seat < 0:
        return NOBODY, 0
    game.mask(row, marked)
    count = 0
    eights = marked.view(np.uint64)  # most have nothing marked
    for n in range(eights.size):
        if eights[n]:
            for action in range(8 * n, 8 * n + 8):
                legal[count] = action
                count += marked[action]
            eights[n] = 0
    return seat, count


class Drivers(NamedTuple):
    """The loops over the rows of one game, compiled."""

    begin: Callable[[Rows, Chances, Row, Flags, Row], None]
    step: Callable[[Rows, Chances, Row, Row, Shares], None]
    masks: Callable[[Rows, Row, Flags], None]
    observations: Callable[[Rows, Row, Seen], None]
    picks: Callable[[Rows, Chances, Row, Row], None]
    playouts: Callable[[Row, Rows, Row, Chances, Shares, Row], None]
    turn: Callable[[Row, Chance, int, Flags], Seat]  # of one row
    both: Callable[[Row, Chance, int, int, Flags], int]  # of one row, if the game has the kernels of `BothRules`
    happen: Callable[[Row, int, Flags, Row], tuple[Seat, int]]  # of EventRules alone


@cache
def drive(rules: ModuleType) -> Drivers:
    """Return the loops over the rows of a game, by its `batch_rules.py`; what is compiled is kept beside that."""
    return Drivers(
        begin=_bound(_begin, rules),
        step=_bound(_step, rules),
        masks=_bound(_masks, rules),
        observations=_bound(_observations, rules),
        picks=_bound(_picks, rules),
        playouts=_bound(_playouts, rules),
        turn=_bound(_turn, rules),
        both=_bound(_both, rules),
        happen=_bound(_happen, rules),
    )


def _bound(loop: F, rules: ModuleType) -> F:
    """Return a loop that knows the kernels of one game as its own.

    Handed over as arguments or from a function around it, kernels would have to be compiled anew in every process.
    """
    code = cast(FunctionType, loop).__code__.replace(co_filename=rules.__file__ or "")
    own = FunctionType(code, {**globals(), "game": rules, "at_a_time": getattr(rules, "AT_A_TIME", 1)})
    own.__module__ = rules.__name__
    return cast(F, lean_kernel(own))
