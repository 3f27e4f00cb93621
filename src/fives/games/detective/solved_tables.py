"""The solved tables of Detective, built once and kept: alone, the race of two, and variation 2."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from fives.games.detective.canonical_sheets import POOLS, RECORDS, SHEETS, count_pieces
from fives.games.detective.fast import best_turns as kernel
from fives.games.detective.rules import MOST_IDLE, SOLVED, LastTurn
from fives.games.detective.turns_as_arrays import Turns, successors, turns_on
from fives.solving.array_types import Floats, Ints
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
def alone(any_string: bool) -> Alone:
    """Return the tables of one player."""
    name = f"detective-alone-{int(any_string)}"
    arrays = solved(name, VERSION, lambda: _build_alone(_turns(any_string)))
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
def race(any_string: bool, last_turn: LastTurn) -> Race:
    """Return the tables of two players (DE3R)."""
    name = f"detective-race-{int(any_string)}-{last_turn.replace('_', '-')}"
    arrays = solved(name, VERSION, lambda: _build_race(name, any_string, last_turn))
    return Race(arrays["first"], arrays.get("second", arrays["first"]))


def race_chance(any_string: bool, last_turn: LastTurn, began: bool, mine: int, theirs: int) -> float:
    """Return how likely the player to move wins a race of two, by the numbers of both sheets."""
    tables = race(any_string, last_turn)
    return float((tables.first if began else tables.second)[mine, theirs])


def lead_chance(any_string: bool, idle: int | None, pool: int, ahead: int) -> float:
    """Return how likely the player to move wins variation 2 of two, `ahead` circles ahead."""
    values = lead(any_string) if idle is None else lead_within(any_string)[idle]
    return float(values[pool, 6 + ahead])


def _build_race(name: str, any_string: bool, last_turn: LastTurn) -> Arrays:
    share = 1 - alone(any_string).solve_now / 2  # of a player who has solved, while the other has a last turn
    win = np.ones(len(SHEETS))
    first = np.zeros((len(SHEETS), len(SHEETS)))
    second = np.zeros_like(first) if last_turn == "equal_turns" else first
    ends = {"others": (share, share), "equal_turns": (share, win), "none": (win, win)}[last_turn]
    turns, after = _turns(any_string), _after()
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
def lead(any_string: bool) -> Floats:
    """Return the chance to win variation 2 with two players, by pool and lead."""
    name = "detective-lead" + _both(any_string)
    return solved(name, VERSION, lambda: _build_lead(name, any_string))["values"]


def _build_lead(name: str, any_string: bool) -> Arrays:
    turns = _pool_turns(any_string, must=True)
    values, unsettled = kernel.lead(turns, successors(POOLS), COMPLETES, _pool_order(), _pool_solved())
    if unsettled > 1e-13:
        raise ArithmeticError(f"{name} is not settled")
    return {"values": values}


@cache
def lead_within(any_string: bool) -> Floats:
    """Return the same where idle turns end the game, by these turns, pool and lead; impossible leads are not kept."""
    name, possible = "detective-lead-within" + _both(any_string), _possible_leads()

    def build() -> Arrays:
        turns = _pool_turns(any_string, must=False)
        tables = (successors(POOLS), COMPLETES, _pool_order(), _pool_solved())
        return {"values": kernel.lead_within(turns, *tables, MOST_IDLE)[:, possible]}

    values = np.full((MOST_IDLE + 1, *possible.shape), 0.5)
    values[:, possible] = solved(name, VERSION, build)["values"]
    return values


@cache
def circles(seats: int, any_string: bool) -> Floats:
    """Return the circles that `seats` players of variation 2 may still expect, by pool."""
    name = f"detective-circles-{seats}" + _both(any_string)

    def build() -> Arrays:
        turns = _pool_turns(any_string, must=True)
        return {"expected": kernel.circles(turns, successors(POOLS), COMPLETES, _pool_order(), seats)}

    return solved(name, VERSION, build)["expected"]


@cache
def circles_within(seats: int, any_string: bool) -> Floats:
    """Return the same where idle turns end the game, by these turns and pool."""
    name = f"detective-circles-within-{seats}" + _both(any_string)

    def build() -> Arrays:
        turns = _pool_turns(any_string, must=False)
        tables = (successors(POOLS), COMPLETES, _pool_order())
        return {"expected": kernel.circles_within(turns, *tables, seats, MOST_IDLE)}

    return solved(name, VERSION, build)["expected"]


def _both(any_string: bool) -> str:
    """Return what the name of a table of variation 2 ends in."""
    return "-both" if any_string else ""


@cache
def _after() -> Ints:
    return successors(SHEETS)


@cache
def _turns(any_string: bool) -> Turns:
    return turns_on(SHEETS, mixed=not any_string)


@cache
def _pool_turns(any_string: bool, must: bool) -> Turns:
    return turns_on(POOLS, mixed=not any_string, must=must)


def _pool_order() -> Ints:
    return np.argsort([-count_pieces(pool) for pool in POOLS], kind="stable")


def _pool_solved() -> Ints:
    return np.array([pool.count(SOLVED) for pool in POOLS])


def _possible_leads() -> NDArray[np.bool_]:
    """Return by pool and lead whether two players can have divided the solved suspects so."""
    solved, leads = _pool_solved()[:, None], np.arange(-6, 7)
    possible: NDArray[np.bool_] = (abs(leads) <= solved) & ((leads - solved) % 2 == 0)
    return possible
