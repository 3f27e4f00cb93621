"""Solvers: the value of a state and of its moves, and whether it is proved."""

from collections.abc import Callable, Mapping
from typing import Any, Protocol, TypeVar

import msgspec

from fives.core.game import Happening, Seat

M = TypeVar("M")
REASONS = 4  # so many of the best moves say why: as many as a hint lists


class Valued(msgspec.Struct, frozen=True, omit_defaults=True):
    """A move as text, its value, and the reason as a key of the game's texts.

    Where two choose at the same time, `probability` says how often an equilibrium makes the move: a player who mixes
    like this gives nothing away, even to one who knows it. It is None in all other states.
    """

    move: str
    value: float
    why: Happening | None = None
    probability: float | None = None


def best_first(
    worth: Mapping[M, float],
    write: Callable[[M], str],
    why: Callable[[M, int], Happening | None] = lambda move, at: None,
    mix: Mapping[M, float] = {},  # nobody changes it
) -> tuple[Valued, ...]:
    """Return moves with their values, the best first, in the game's notation; `why` is asked for the first of them.

    `mix` says how often an equilibrium makes each move.
    """
    order = sorted(worth, key=lambda move: -worth[move])
    return tuple(
        Valued(write(move), worth[move], why(move, at) if at < REASONS else None, mix.get(move))
        for at, move in enumerate(order)
    )


class Evaluation(msgspec.Struct, frozen=True):
    """The value of a state for one seat and, if that seat acts, of each of its moves, best first."""

    value: float
    unit: str  # "win probability"; for one player "points", or "solvable": 1 yes, 0 no, nothing is known in between
    exact: bool
    moves: tuple[Valued, ...] = ()


class Best(msgspec.Struct, frozen=True):
    """The most points that were possible with the chance that fell; proved if `bound` is no higher."""

    points: int
    bound: int
    plan: tuple[str, ...] = ()  # what reaches the points, in the words of the game's moves, if the game can say


class Line(msgspec.Struct, frozen=True):
    """A shortest way to solve a game for one; no way takes fewer than `bound` moves. Without moves none was found."""

    moves: tuple[str, ...]
    bound: int


class Solver(Protocol):
    """The names of a game's `solver.py`.

    Three more are optional: `best(state, seat) -> Best | None`, asked when a match is over; None: nobody can say.
    `solution(state, seat) -> Line | None`, which may take seconds; None: there is none. `prepare() -> None`, which
    builds tables that take too long to wait for at a table: until they are there `evaluate` answers without them.
    """

    def evaluate(self, state: Any, seat: Seat) -> Evaluation:
        """Return what `state` is worth to `seat`, also before nature acts, during the other's turn and at the end."""
        ...


def has_tables(solver: Solver) -> bool:
    """Return whether a solver has tables to build that take minutes; most have none."""
    return hasattr(solver, "prepare")


def build_tables(solver: Solver) -> bool:
    """Build what a solver needs to answer as well as it can; return whether there was anything to build."""
    if not has_tables(solver):
        return False
    solver.prepare()  # type: ignore[attr-defined]
    return True
