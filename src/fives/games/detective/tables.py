"""The solved tables of Detective, built once and kept: alone, the race of two, and variation 2."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import NamedTuple

import numpy as np

from fives.games.detective import kernel
from fives.games.detective.rules import SOLVED, LastTurn
from fives.games.detective.sheets import POOLS, RECORDS, SHEETS, Turns, count_pieces, successors, turns_on
from fives.solving.dice_tables import Floats, Ints
from fives.solving.solved_tables import Arrays, report, solved

VERSION = 1
PIECES = np.array([count_pieces(sheet) for sheet in SHEETS])
MOST_PIECES = 12  # on a sheet that solves nothing
LONGEST = 400  # turns looked ahead: no sheet is unsolved by then but with a chance below 1e-15
COMPLETES = np.array([int(mask | bit == SOLVED) for mask, bit in RECORDS])
PART = 4000  # pairs of sheets that one thread takes at a time


class Alone(NamedTuple):
    """Solving the murder alone, by sheet.

    turns        fewest expected turns
    solve_now    best chance to solve in one turn
    unsolved     [t, a] chance that it is not solved after t turns of fewest expected ones
    next_solves  [t, a] chance of that, and that a last turn then solves it
    """

    turns: Floats
    solve_now: Floats
    unsolved: Floats
    next_solves: Floats


class Race(NamedTuple):
    """The race of two: by own and other's sheet the chance of the player to move, who began the game or did not."""

    first: Floats
    second: Floats


@cache
def alone(variation: int) -> Alone:
    """Return the tables of one player."""
    arrays = solved(f"detective-alone-{variation}", VERSION, lambda: _build_alone(_turns(variation)))
    return Alone(**{name: arrays[name] for name in Alone._fields})


def _build_alone(turns: Turns) -> Arrays:
    after = _after()
    fewest, shares = kernel.alone(turns, after, np.argsort(-PIECES, kind="stable"))
    solve_now = kernel.solve_chances(turns, after)
    unsolved, next_solves = [np.ones(len(SHEETS))], [solve_now]
    while unsolved[-1].max() > 1e-15 and len(unsolved) < LONGEST:
        unsolved.append(_step(shares, after, unsolved[-1]))
        next_solves.append(_step(shares, after, next_solves[-1]))
    tables = (fewest, solve_now, np.array(unsolved), np.array(next_solves))
    return dict(zip(Alone._fields, tables, strict=True))


def _step(shares: Floats, after: Ints, worth: Floats) -> Floats:
    """Return by sheet what `worth` is on average one turn later; a solved murder is worth nothing."""
    then = np.append(worth, 0.0)[np.where(after >= 0, after, len(worth))]
    expected: Floats = (shares[:, :-1] * then).sum(axis=1) + shares[:, -1] * worth
    return expected


@cache
def race(variation: int, last_turn: LastTurn) -> Race:
    """Return the tables of two players (DE3R)."""
    name = f"detective-race-{variation}-{last_turn.replace('_', '-')}"
    arrays = solved(name, VERSION, lambda: _build_race(name, variation, last_turn))
    return Race(arrays["first"], arrays.get("second", arrays["first"]))


def _build_race(name: str, variation: int, last_turn: LastTurn) -> Arrays:
    share = 1 - alone(variation).solve_now / 2  # of one who has solved, while the other has a last turn
    win = np.ones(len(SHEETS))
    first = np.zeros((len(SHEETS), len(SHEETS)))
    second = np.zeros_like(first) if last_turn == "equal_turns" else first
    ends = {"others": (share, share), "equal_turns": (share, win), "none": (win, win)}[last_turn]
    turns, after = _turns(variation), _after()
    with ThreadPoolExecutor() as threads:
        for total in range(2 * MOST_PIECES, -1, -1):
            pairs = _pairs(total, both_ways=last_turn == "equal_turns")
            parts = [pairs[i : i + PART] for i in range(0, len(pairs), PART)]
            unsettled = threads.map(lambda part: kernel.race(turns, after, first, second, *ends, part), parts)
            if max(unsettled) > 1e-13:
                raise ArithmeticError(f"{name} is not settled at {total} pieces")
            report(name, 1 - total / (2 * MOST_PIECES + 1))
    return {"first": first} if second is first else {"first": first, "second": second}


def _pairs(total: int, both_ways: bool) -> Ints:
    """Return the pairs of sheets with `total` pieces; each pair once, unless it matters who began."""
    a, b = np.nonzero(PIECES[:, None] + PIECES[None, :] == total)
    pairs = np.column_stack([a, b])
    return pairs if both_ways else pairs[a <= b]


@cache
def lead() -> Floats:
    """Return the chance to win variation 2 with two players, by pool and lead."""
    return solved("detective-lead", VERSION, _build_lead)["values"]


def _build_lead() -> Arrays:
    values, unsettled = kernel.lead(_pool_turns(), successors(POOLS), COMPLETES, _pool_order(), _pool_solved())
    if unsettled > 1e-13:
        raise ArithmeticError("detective-lead is not settled")
    return {"values": values}


@cache
def circles(seats: int) -> Floats:
    """Return the circles that `seats` players of variation 2 may still expect, by pool."""
    name = f"detective-circles-{seats}"

    def build() -> Arrays:
        return {"expected": kernel.circles(_pool_turns(), successors(POOLS), COMPLETES, _pool_order(), seats)}

    return solved(name, VERSION, build)["expected"]


@cache
def _after() -> Ints:
    return successors(SHEETS)


@cache
def _turns(variation: int) -> Turns:
    return turns_on(SHEETS, mixed=variation != 1)


@cache
def _pool_turns() -> Turns:
    return turns_on(POOLS, mixed=True, must=True)


def _pool_order() -> Ints:
    return np.argsort([-count_pieces(pool) for pool in POOLS], kind="stable")


def _pool_solved() -> Ints:
    return np.array([pool.count(SOLVED) for pool in POOLS])
