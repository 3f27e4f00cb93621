"""Five Wins: stones laid side to side on a table without edges; five in a row win, in the end by moving them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import Literal, NamedTuple, TypeAlias, overload

import msgspec

from fives.core.chance.who_begins import Lot, Opening, draw_lot, lots, opening, opening_actor
from fives.core.game import NATURE, Alarm, Chance, Happening, Result, Seat
from fives.core.lazy_moves import first_few
from fives.core.refusal import IllegalMove, Param
from fives.games.five_wins.field_as_bits import WIDE, Cells, Lift, around, bits, frontier, lifts, movable, pushed, rows

STONES = 16  # of each colour (FW1)
LONGEST = 200  # turns of after-game (FW6R)
NOBODY: frozenset[Seat] = frozenset()
ALONE = (frozenset({0}), frozenset({1}))
MIDDLE: Cells = 1 << WIDE + 1

Ending = Literal["", "five_in_a_row", "last_stone_captured", "nobody_can_win", "third_time", "long_enough"]
RULES: Mapping[Ending, str] = {
    "five_in_a_row": "FW2",
    "last_stone_captured": "FW5R",
    "nobody_can_win": "FW5R",
    "third_time": "FW6R",
    "long_enough": "FW6R",
}


class FiveWinsNumbers(msgspec.Struct, frozen=True):
    """The numbers that the board of Five Wins draws by."""

    stones: int = STONES  # of each colour
    longest: int = LONGEST  # turns of after-game


NUMBERS = FiveWinsNumbers()


class Cell(NamedTuple):
    """A place on the table, x to the right, y down. As a move: a stone from the hand goes here (FW1)."""

    x: int
    y: int


class Shift(NamedTuple):
    """A move of the after-game: the stone lifted, where it goes, and the part kept if that is a choice (FW3, FW4R)."""

    lift: Cell
    to: Cell
    keep: Cell | None = None  # the first stone of that part in reading order


CORNER = Cell(-1, -1)  # so that the middle is 0,0

Move: TypeAlias = Cell | Shift | Lot


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The table settings of Five Wins."""

    exactly_five: bool = False  # FW2: six or more in a row win nothing


@dataclass(frozen=True, slots=True)
class Cut:
    """What lifting a stone would capture, if this part is kept."""

    lift: Cell
    keep: Cell | None
    captured: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class Table:
    """The field as a page or terminal draws it; all of it follows from the state."""

    stones: tuple[tuple[Cell, ...], tuple[Cell, ...]]  # by seat
    captured: tuple[int, int]  # by seat, stones out of the game
    row: tuple[Cell, ...]  # what won
    cuts: tuple[Cut, ...]  # of the player in turn
    times: int  # how often this position has occurred in the after-game


@dataclass(frozen=True, slots=True)
class FiveWins:
    """A game of Five Wins at one moment. Stones are sets of cells, see `field`."""

    options: Options
    turn: Seat
    opening: Opening | None = None  # None once it is known who begins
    stones: tuple[Cells, Cells] = (0, 0)  # by seat: seat 0 plays white, seat 1 black
    corner: Cell = CORNER  # where on the table column 0 and row 0 are
    hands: tuple[int, int] = (STONES, STONES)  # by seat, stones not laid yet
    turns: int = 0  # of after-game
    ending: Ending = ""
    winner: Seat | None = None
    past: tuple[tuple[Cells, Cells, Seat], ...] = field(default=(), compare=False)  # since the last capture (FW6R)
    first: Seat | None = field(default=None, compare=False)  # who began the game
    table: Table | None = field(default=None, compare=False)  # in a view
    happened: tuple[Happening, ...] = field(default=(), compare=False)

    @property
    def after_game(self) -> bool:
        """Say whether all stones have been laid (FW3)."""
        return self.hands == (0, 0)

    def cell(self, bit: Cells) -> Cell:
        """Return where on the table a single cell is."""
        row, column = divmod(bit.bit_length() - 1, WIDE)
        return Cell(self.corner.x + column, self.corner.y + row)

    def cells(self, cells: Cells) -> tuple[Cell, ...]:
        """Return where on the table these cells are, in reading order."""
        return tuple(map(self.cell, bits(cells)))

    def bit(self, cell: Cell) -> Cells:
        """Return the cell as a bit; none if it is far from every stone."""
        column, row = cell.x - self.corner.x, cell.y - self.corner.y
        return 1 << column + WIDE * row if 0 <= column < WIDE and 0 <= row < WIDE else 0


class Listed(Sequence[Move]):
    """Every move of the player in turn, each made when it is asked for: in the after-game there are hundreds."""

    def __init__(self, state: FiveWins) -> None:
        self._state = state
        self._lifts = _lifts(state)
        self._counts = [lift.targets.bit_count() for lift in self._lifts]

    def __repr__(self) -> str:
        return f"<{len(self)} moves: {first_few(self)}>"

    def __len__(self) -> int:
        return sum(self._counts)

    @overload
    def __getitem__(self, index: int) -> Move: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[Move, ...]: ...
    def __getitem__(self, index: int | slice) -> Move | tuple[Move, ...]:
        if isinstance(index, slice):
            return tuple(self)[index]
        left = index if index >= 0 else index + len(self)
        for lift, count in zip(self._lifts, self._counts, strict=True):
            if 0 <= left < count:
                targets = lift.targets
                for _ in range(left):
                    targets &= targets - 1
                return self._move(lift, targets & -targets)
            left -= count
        raise IndexError(index)

    def __iter__(self) -> Iterator[Move]:
        return (self._move(lift, target) for lift in self._lifts for target in bits(lift.targets))

    def __contains__(self, move: object) -> bool:
        return isinstance(move, (Cell, Shift)) and _find(self._state, move) is not None

    def _move(self, lift: Lift, target: Cells) -> Cell | Shift:
        cell = self._state.cell
        if not lift.stone:
            return cell(target)
        return Shift(cell(lift.stone), cell(target), cell(lift.keep) if lift.keep else None)


def start(seats: int, options: Options, first: Seat | None = None) -> FiveWins:
    """Return the empty table; `first` begins, if given, else the lot decides (G1R)."""
    return FiveWins(options, first or 0, opening(seats, "lot") if first is None else None, first=first)


def actors(state: FiveWins) -> frozenset[Seat]:
    """Return who may act now; nobody once the game has ended."""
    if state.ending:
        return NOBODY
    return frozenset({opening_actor(state.opening)}) if state.opening else ALONE[state.turn]


def moves(state: FiveWins, seat: Seat) -> Sequence[Move]:
    """Return where a stone may be laid (FW1), or every way to move one (FW3, FW4R)."""
    if seat != state.turn or state.opening or state.ending:
        return ()
    return Listed(state)


def _lifts(state: FiveWins) -> tuple[Lift, ...]:
    """Return the stones the player in turn may take and where they may go: from the hand, later from the field."""
    stones = state.stones[0] | state.stones[1]
    if state.after_game:
        return lifts(state.stones[state.turn], stones)
    return (Lift(0, stones, frontier(stones) or MIDDLE, 0),)


def _find(state: FiveWins, move: Cell | Shift) -> tuple[Lift, Cells] | None:
    """Return the stone taken and the cell it goes to; None if that is not allowed."""
    stone, to, chosen = (state.bit(move.lift) or -1, move.to, move.keep) if isinstance(move, Shift) else (0, move, None)
    target, keep = state.bit(to), state.bit(chosen) or -1 if chosen else 0
    for lift in _lifts(state):
        if lift.stone == stone and lift.keep == keep:
            return (lift, target) if lift.targets & target else None
    return None


def chances(state: FiveWins) -> Mapping[Move, Fraction]:
    """Return who may begin, with exact probabilities; empty once that is drawn."""
    return dict(lots(state.opening).items()) if state.opening else {}


def draw(state: FiveWins, random: Chance) -> Move:
    """Return the lot for who begins (G1R)."""
    assert state.opening
    return draw_lot(state.opening, random)


def play(state: FiveWins, actor: Seat, move: Move) -> FiveWins:
    """Return the state after `move`, or raise IllegalMove."""
    if isinstance(move, Lot):
        if actor == NATURE and state.opening and move.seat in (0, 1):
            told = Happening("lot-fell", {"seat": move.seat})
            return replace(state, opening=None, turn=move.seat, first=move.seat, happened=(told,))
    elif actor == state.turn and not state.opening and not state.ending and (found := _find(state, move)):
        return _lay(state, found[1], move) if isinstance(move, Cell) else _shift(state, *found, move)
    raise IllegalMove(_rule(state, actor, move), turn=state.turn)


def _rule(state: FiveWins, actor: Seat, move: Move) -> str:
    """Return the number of the rule that forbids `move`."""
    if state.ending:
        return RULES[state.ending]
    if state.opening or isinstance(move, Lot):
        return "G1R"
    if not state.after_game:
        return "FW1"
    if actor != state.turn:
        stuck = actor in (0, 1) and not movable(state.stones[actor], state.stones[0] | state.stones[1])
        return "FW5R" if stuck else "FW1"
    return _rule_of_shift(state, move) if isinstance(move, Shift) else "FW3"


def _rule_of_shift(state: FiveWins, move: Shift) -> str:
    """Return which rule of the after-game forbids a move of the player in turn."""
    stone, keep = state.bit(move.lift), state.bit(move.keep) or -1 if move.keep else 0
    ways = [lift for lift in _lifts(state) if lift.stone == stone]
    kept = [lift.kept for lift in ways if lift.keep == keep]
    if not ways:  # not one's own, or no side is free
        return "FW3"
    if not kept:  # nothing to choose, or another part, or none was chosen
        return "FW4R"
    lost = (state.stones[0] | state.stones[1]) ^ stone ^ kept[0]
    return "FW4R" if state.bit(move.to) & (lost | around(lost)) else "FW3"


def _lay(state: FiveWins, target: Cells, move: Cell) -> FiveWins:
    """Return the state after a stone from the hand is laid (FW1)."""
    mine, theirs = state.stones[state.turn] | target, state.stones[1 - state.turn]
    mine_left, theirs_left = state.hands[state.turn] - 1, state.hands[1 - state.turn]
    told: tuple[Happening, ...] = (
        Happening("five_wins-laid", {"seat": state.turn, "x": move.x, "y": move.y, "left": mine_left}),
    )
    if mine_left == theirs_left == 0 and not rows(mine, state.options.exactly_five):
        told += (Happening("five_wins-after-game"),)
    hands = (mine_left, theirs_left) if state.turn == 0 else (theirs_left, mine_left)
    return end_turn(state, mine, theirs, hands, 0, (), told)


def _shift(state: FiveWins, lift: Lift, target: Cells, move: Shift) -> FiveWins:
    """Return the state after a stone is lifted, what it cut off is captured, and the stone is laid again (FW3, FW4)."""
    mine, theirs = state.stones[state.turn], state.stones[1 - state.turn]
    path: dict[str, Param] = {"x": move.to.x, "y": move.to.y, "from_x": move.lift.x, "from_y": move.lift.y}
    told: tuple[Happening, ...] = (Happening("five_wins-moved", {"seat": state.turn, **path}),)
    lost = (mine | theirs) ^ lift.stone ^ lift.kept
    if lost:
        told += _captures(state, lost)
    past = () if lost else state.past
    return end_turn(state, mine & lift.kept | target, theirs & lift.kept, (0, 0), state.turns + 1, past, told)


def _captures(state: FiveWins, lost: Cells) -> tuple[Happening, ...]:
    """Return what is told of stones cut off, their owner's colour first by seat (FW4)."""
    told = []
    for seat, stones in enumerate(state.stones):
        if cells := state.cells(stones & lost):
            flat: list[int | str] = [number for cell in cells for number in cell]
            told.append(Happening("five_wins-captured", {"seat": seat, "count": len(cells), "cells": flat}))
    return tuple(told)


def end_turn(
    state: FiveWins,
    mine: Cells,
    theirs: Cells,
    hands: tuple[int, int],
    turns: int,
    past: tuple[tuple[Cells, Cells, Seat], ...],
    told: tuple[Happening, ...],
) -> FiveWins:
    """Return the state after the turn of `state.turn` led to these stones: the end, or somebody's turn."""
    mover, after_game = state.turn, hands == (0, 0)
    stones = (mine, theirs) if mover == 0 else (theirs, mine)
    white, black, x, y = pushed(*stones, *state.corner)
    mine, theirs = (white, black) if mover == 0 else (black, white)
    ending, winner = _ending(mine, theirs, after_game, state.options, mover)
    turn = 1 - mover
    if after_game and not ending:
        if not movable(theirs, mine | theirs):
            told += (Happening("five_wins-passed", {"seat": turn}),)
            turn = mover
        now = (white, black, turn)
        if past.count(now) >= 2:
            ending = "third_time"
        elif turns >= LONGEST:
            ending = "long_enough"
        past += (now,)
    if ending:
        told += (_told(ending, winner),)
    stones, corner = (white, black), Cell(x, y)
    return FiveWins(
        state.options, turn, None, stones, corner, hands, turns, ending, winner, past, state.first, None, told
    )


def _ending(mine: Cells, theirs: Cells, after_game: bool, options: Options, mover: Seat) -> tuple[Ending, Seat | None]:
    """Return how these stones end the game and for whom; the row of the player who has just moved counts first."""
    if rows(mine, options.exactly_five):
        return "five_in_a_row", mover
    if not after_game:
        return "", None
    if options.exactly_five and rows(theirs, exactly=True):  # a capture made it of a longer row
        return "five_in_a_row", 1 - mover
    if not theirs:
        return "last_stone_captured", mover
    if mine.bit_count() < 5 and theirs.bit_count() < 5:
        return "nobody_can_win", None
    return "", None


def _told(ending: Ending, winner: Seat | None) -> Happening:
    if winner is None:
        return Happening("five_wins-drawn", {"reason": ending})
    return Happening("five_wins-won", {"seat": winner, "reason": ending})


def alarm(state: FiveWins) -> Alarm[Move] | None:
    """Return None: Five Wins is played without a clock."""
    return None


def view(state: FiveWins, seat: Seat | None) -> FiveWins:
    """Return the state with its field drawn out: nothing in Five Wins is hidden."""
    white, black = state.stones
    captured = tuple(STONES - hand - own.bit_count() for hand, own in zip(state.hands, state.stones, strict=True))
    won = 0 if state.winner is None else rows(state.stones[state.winner], state.options.exactly_five)
    cuts: list[Cut] = []
    if state.after_game and not state.ending:
        for lift in _lifts(state):
            if lost := (white | black) ^ lift.stone ^ lift.kept:
                keep = state.cell(lift.keep) if lift.keep else None
                cuts.append(Cut(state.cell(lift.stone), keep, state.cells(lost)))
    table = Table(
        (state.cells(white), state.cells(black)),
        (captured[0], captured[1]),
        state.cells(won),
        tuple(cuts),
        state.past.count((white, black, state.turn)),
    )
    return replace(state, table=table, past=())


def result(state: FiveWins) -> Result | None:
    """Return who has five in a row or took the last stone (FW2, FW5R), or the draw (FW5R, FW6R)."""
    if not state.ending:
        return None
    if state.winner is None:
        return Result((1, 1), (0, 0), state.ending, RULES[state.ending])
    ranks, scores = ((1, 2), (1, 0)) if state.winner == 0 else ((2, 1), (0, 1))
    return Result(ranks, scores, state.ending, RULES[state.ending])


def starter(state: FiveWins) -> Seat | None:
    """Return who began the game."""
    return state.first
