"""Hindsight: the most points that were possible with the chance that fell, once a match is over."""

from fives.core.catalogue import find_solver
from fives.core.matches.match import Match
from fives.core.solver import Best


def hindsight(match: Match) -> tuple[Best, ...]:
    """Return what was possible for each seat; empty before the end, without a result, or if it is not known."""
    best = getattr(find_solver(match.game), "best", None)
    if best is None or match.result is None or match.result.stopped:
        return ()
    found = [best(match.state, seat) for seat in range(match.seats)]
    return () if None in found else tuple(found)
