"""What can still be solved, the fewest stones that can remain, which jumps keep it so, and a shortest solution.

With the tables every reachable position is settled. Until they are built, and for positions with other colours, a
search answers: a value of 1 means that a solution was found, 0 that there is none, in between nothing is known. An
evaluation is exact if every move is settled.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, NamedTuple

from fives.core.game import Happening, Seat
from fives.core.solver import Evaluation, Line, Valued
from fives.games.clear_away import solvability_search as search
from fives.games.clear_away.notation import write_move
from fives.games.clear_away.positions_as_32_bits import belongs
from fives.games.clear_away.rules import FLIPS, PLACES, ClearAway, Move, jumps
from fives.solving.compact_tables import NUMPY

if TYPE_CHECKING or NUMPY:
    from fives.games.clear_away import solved_tables as tables
    from fives.games.clear_away.shortest_solution import shortest

UNIT: Final = "solvable"
UNKNOWN: Final = 0.5
LISTED: Final = 30_000_000  # positions at most in the search for a shortest solution; the start needs 5.5 million


class Judged(NamedTuple):
    """What a jump leads to: can it be solved then, and the fewest stones that can remain; None is not known.

    With the tables the fewest of all jumps is always known.
    """

    solvable: bool | None
    fewest: int | None

    @property
    def value(self) -> float:
        """Return 1 for yes, 0 for no."""
        return UNKNOWN if self.solvable is None else float(self.solvable)


def prepare() -> None:
    """Build the tables, or load them: minutes the first time."""
    tables.prepare()


def evaluate(state: ClearAway, seat: Seat) -> Evaluation:
    """Return whether `state` can still be solved, and each jump with what it leads to."""
    judged = judge(state.stones)
    if not judged:
        return Evaluation(float(state.left == 1), UNIT, exact=True)
    keeping = sum(each.solvable is not False for each in judged.values())
    order = sorted(judged, key=lambda jump: _rank(judged[jump], jump, state))
    valued = [Valued(write_move(jump), judged[jump].value, _why(judged[jump], keeping, state.left)) for jump in order]
    exact = all(each.solvable is not None for each in judged.values())
    return Evaluation(valued[0].value, UNIT, exact, tuple(valued))


def solution(state: ClearAway, seat: Seat) -> Line | None:
    """Return a solution in the fewest moves, chains counted once (CA1R); None if there is none or it is not known."""
    if evaluate(state, seat).value < 1:
        return None
    if not NUMPY:
        return Line((), 1)  # it would take too long to look for the shortest
    found = shortest(state.stones, LISTED)
    return found and Line(tuple(map(write_move, found.moves or ())), found.bound)


def first_that_keeps(stones: int, order: Iterable[Move]) -> Move | None:
    """Return the first of some jumps after which it can be solved; None if none is seen to, which `judge` may still."""
    known = tables.ready() if NUMPY and belongs(stones) else None
    for jump in order:
        after = stones ^ FLIPS[jump]
        if known.can_be_solved([after])[0] if known else search.look(after):
            return jump
    return None


def judge(stones: int) -> dict[Move, Judged]:
    """Return what each jump leads to: by the tables if they are there, else by the search."""
    after = {jump: stones ^ FLIPS[jump] for jump in jumps(stones)}
    known = tables.ready() if NUMPY and after and belongs(stones) else None
    if known is None:
        return {jump: Judged(each, 1 if each else None) for jump, each in search.can_be_solved(after).items()}
    found = dict(zip(after, known.can_be_solved(list(after.values())), strict=True))
    lost = [jump for jump in after if found[jump] is False]
    least = 1 if True in found.values() else 2
    fewest = dict(zip(lost, known.fewest([after[jump] for jump in lost], least), strict=True))
    return {jump: Judged(each, 1 if each else fewest.get(jump)) for jump, each in found.items()}


def _rank(judged: Judged, jump: Move, state: ClearAway) -> tuple[float, int, bool]:
    """Return what to sort by: solvable, then few stones, then the stone that has just jumped: it is the same move."""
    return -judged.value, judged.fewest or PLACES, jump[0] != state.last


def _why(judged: Judged, keeping: int, left: int) -> Happening | None:
    """Return the reason for a jump, or against it."""
    if judged.solvable is None:
        return None
    if judged.solvable:
        return Happening("clear_away-why-" + ("solves" if left == 2 else "only" if keeping == 1 else "keeps"), {})
    if judged.fewest is None:
        return Happening("clear_away-why-lost", {})
    return Happening("clear_away-why-left" if keeping == 0 else "clear_away-why-loses", {"left": judged.fewest})
